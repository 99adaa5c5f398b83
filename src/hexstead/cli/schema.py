"""`hexstead schema`: the JSON Schema of a document."""

import json
from typing import Annotated, Literal

import typer


def schema(
    document: Annotated[Literal["position", "record", "setup"], typer.Argument(help="Which document.")],
) -> None:
    """Print the JSON Schema of a document.

    Example:

      hexstead schema position > position.schema.json
    """
    from hexstead.match.schemas import schema as made

    typer.echo(json.dumps(made(document), indent=2))
