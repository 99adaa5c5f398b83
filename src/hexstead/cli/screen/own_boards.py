"""Your own boards."""

from hexstead.boards.shelf import own_boards
from hexstead.boxes.manifest import Board


def usable_own_boards() -> dict[str, Board]:
    """Your own boards by name. BadInput if one can't be used: every set-up needs all of them."""
    return own_boards()
