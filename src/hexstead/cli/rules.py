"""`hexstead rules`: look something up."""

from typing import Annotated

import typer

from hexstead.cli.options import NoColor
from hexstead.cli.screen import complain, output
from hexstead.match.documents import BadInput

_NOTHING_FOUND = 1


def rules(
    words: Annotated[list[str] | None, typer.Argument(metavar="WORD", help="What to look for.")] = None,
    no_color: NoColor = False,
) -> None:
    """Look up a rule, a location or a card; without words an overview.

    Examples:

      hexstead rules harbor

      hexstead rules end of the game
    """
    from hexstead.cli.rulebook import look_up

    try:
        output(no_color).print(look_up(words or []))
    except BadInput as error:
        complain(error)
        raise typer.Exit(_NOTHING_FOUND) from None
