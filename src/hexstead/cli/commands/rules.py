"""`hexstead rules`: look something up."""

from typing import Annotated

import typer

from hexstead.cli.screen.console import complain, output
from hexstead.cli.screen.options import NoColor
from hexstead.engine.said import BadInput

_NOTHING_FOUND = 1


def rules(
    words: Annotated[list[str] | None, typer.Argument(metavar="WORD", help="with-words")] = None,
    no_color: NoColor = False,
) -> None:
    from hexstead.cli.screen.rulebook import look_up

    try:
        output(no_color).print(look_up(words or []))
    except BadInput as error:
        complain(error)
        raise typer.Exit(_NOTHING_FOUND) from None
