"""Boards whose printed layout is not known: whoever sees one is told so, and how to replace it."""

from hexstead.content.manifest import Board
from hexstead.content.shelf import FOLDER
from hexstead.match.layout import island_of, quadrant
from hexstead.telling.names import board_name
from hexstead.telling.words import STAND_IN, listed


def notice_of(boards: tuple[str, ...], island: str = "", advice: str = "") -> str:
    """What is to be said of these boards and the island; nothing if all of them lie as printed.

    The usual advice is how to replace them.
    """
    found = [quadrant(board) for board in boards]
    found += [island_of(island)] if island else []
    sentences = _about("", [board for board in found if board.is_stand_in])
    sentences += _about("inferred-", [board for board in found if board.is_inferred])
    return " ".join([*sentences, advice or how_to_replace()]) if sentences else ""


def _about(kind: str, found: list[Board]) -> list[str]:
    """A sentence about these boards, if there are any."""
    if not found:
        return []
    key = "one" if len(found) == 1 else "many"
    return [STAND_IN[kind + key].format(boards=_called(found))]


def _called(found: list[Board]) -> str:
    boards = [board_name(board) for board in found if not board.is_island]
    islands = [STAND_IN["island"].format(names=board_name(board)) for board in found if board.is_island]
    key = "boards" if len(boards) > 1 else "board"
    named = [STAND_IN[key].format(names=listed(boards))] if boards else []
    sentence = listed(named + islands)
    return sentence[0].upper() + sentence[1:]


def how_to_replace() -> str:
    return STAND_IN["how"].format(folder=FOLDER)
