"""The boards that somebody owns."""

from hexstead.content.manifest import Board
from hexstead.content.shelf import own_boards
from hexstead.match.documents import BadInput


def usable_own_boards() -> dict[str, Board]:
    """The owner's boards by name. BadInput if one cannot be used: every set-up asks for all."""
    try:
        return own_boards()
    except ValueError as error:
        raise BadInput(f"{error}.") from None
