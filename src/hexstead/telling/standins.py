"""Boards whose printed layout is not known: whoever sees one is told so, and how to replace it."""

from hexstead.content.shelf import FOLDER
from hexstead.engine.explain import title
from hexstead.match.layout import quadrant
from hexstead.telling.words import STAND_IN, listed


def notice_of(boards: tuple[str, ...]) -> str:
    """What is to be said of these boards; nothing if all of them lie as printed."""
    found = [quadrant(board) for board in boards]
    names = [title(board.name) for board in found if board.is_stand_in]
    if not names:
        return ""
    key = "one" if len(names) == 1 else "many"
    return STAND_IN[key].format(boards=listed(names), how=how_to_replace())


def how_to_replace() -> str:
    return STAND_IN["how"].format(folder=FOLDER)
