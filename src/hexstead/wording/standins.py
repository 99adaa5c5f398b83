"""Boards whose printed layout isn't known: says so to everyone who sees one, and how to replace it."""

from hexstead.boards.shelf import FOLDER
from hexstead.boxes.manifest import Board
from hexstead.engine.said import Argument, Said
from hexstead.setup.layout import island_of, quadrant
from hexstead.wording.names import board_named


def notices_of(boards: tuple[str, ...], island: str = "") -> list[Said]:
    """What to say about these boards and the island; empty if all are as printed."""
    found = [quadrant(board) for board in boards]
    found += [island_of(island)] if island else []
    inferred = [board_named(board) for board in found if board.is_inferred]
    notices = [Said("inferred-boards", {"boards": inferred})] if inferred else []
    return _of_stand_ins([board for board in found if board.is_stand_in]) + notices


def _of_stand_ins(found: list[Board]) -> list[Said]:
    boards = [board_named(board) for board in found if not board.is_island]
    islands = [board_named(board) for board in found if board.is_island]
    args: dict[str, Argument] = {"boards": boards} if boards else {}
    if islands:
        args["island"] = islands[0]
    kinds = {("boards",): "boards", ("island",): "island", ("boards", "island"): "both"}
    return [Said(f"stand-in-{kinds[tuple(args)]}", args)] if args else []


def notices_with_advice(boards: tuple[str, ...], island: str = "") -> list[Said]:
    """The same, with how to replace what isn't as printed."""
    notices = notices_of(boards, island)
    return [*notices, how_to_replace()] if notices else []


def how_to_replace() -> Said:
    return Said("stand-in-how", {"folder": FOLDER})


def where_to_draw() -> Said:
    """For players, who don't deal with files."""
    return Said("stand-in-workshop")
