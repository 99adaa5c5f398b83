"""The boards, and what goes with them before you lay any tiles."""

from collections.abc import Iterator

from hexstead.boxes.catalogue import EDITIONS
from hexstead.engine.hexes import members, parse
from hexstead.engine.said import Said, named
from hexstead.engine.terrain import CASTLE
from hexstead.engine.world import World
from hexstead.setup.layout import TURNED, island_of, sides_of
from hexstead.setup.setup import Setup
from hexstead.wording.names import board_named
from hexstead.wording.standins import notices_of
from hexstead.wording.steps.whereabouts import CORNERS, board_titled, placed, step


def board_steps(setup: Setup, world: World) -> Iterator[Said]:
    if setup.selections:
        side = next(iter(sides_of(setup.boards)), "").upper()
        yield step("box", edition=named("edition", setup.edition))
        yield step("quadrants", side=side, boards=_boards(setup))
    else:
        yield step("boards", boards=_boards(setup))
    if setup.island:
        yield step("island", side=board_named(island_of(setup.island)))
    if notices := notices_of(setup.boards, setup.island):
        yield from [*notices, step("look")]
    yield from _castle_steps(setup, world)
    for key, hexes in setup.tokens.items():
        yield step("token", token=named("token", key), hexes=[placed(setup, parse(hex)) for hex in hexes])
    if setup.castle_tiles:
        there = [placed(setup, hex) for hex in setup.hexes_under_castle_tiles()]
        yield step("castle-tiles", hexes=there)


def _boards(setup: Setup) -> list[Said]:
    return [
        step("board-turned" if board.endswith(TURNED) else "board", board=board_titled(board), corner=corner)
        for board, corner in zip(setup.boards, CORNERS, strict=True)
    ]


def _castle_steps(setup: Setup, world: World) -> Iterator[Said]:
    """Some editions have figures for the castles."""
    there, figures = members(world.terrain[CASTLE]), EDITIONS[setup.edition].castles
    if there and figures:
        yield step("castles", hexes=[placed(setup, hex) for hex in there])
    if len(there) > figures > 0:
        yield step("few-castles", number=figures)
