"""The boards that somebody owns."""

from hexstead.boards.shelf import own_boards
from hexstead.boxes.manifest import Board


def usable_own_boards() -> dict[str, Board]:
    """The owner's boards by name. BadInput if one cannot be used: every set-up asks for all."""
    return own_boards()
