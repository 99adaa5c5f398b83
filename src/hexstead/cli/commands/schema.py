"""`hexstead schema`: the JSON Schema of a document."""

import json
from typing import Annotated, Literal

import typer


def schema(
    document: Annotated[
        Literal["position", "record", "setup"], typer.Argument(metavar="DOCUMENT", help="with-schema")
    ],
) -> None:
    from hexstead.match.schemas import schema as made

    typer.echo(json.dumps(made(document), indent=2))
