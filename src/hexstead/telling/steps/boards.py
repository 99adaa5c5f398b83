"""The boards, and what belongs to them before any tile is laid."""

from collections.abc import Iterator

from hexstead.content.catalogue import EDITIONS, TOKENS
from hexstead.content.second import side_of
from hexstead.engine.explain import title
from hexstead.engine.hexes import members, parse
from hexstead.engine.terrain import CASTLE
from hexstead.engine.world import World
from hexstead.match.layout import TURNED
from hexstead.match.setup import Setup
from hexstead.telling.figures import called
from hexstead.telling.standins import notice_of
from hexstead.telling.steps.places import CORNERS, board_title, placed
from hexstead.telling.words import STEPS, listed


def board_steps(setup: Setup, world: World) -> Iterator[str]:
    if setup.selections:
        side = side_of(setup.boards[0].removesuffix(TURNED)).upper()
        yield STEPS["box"].format(edition=EDITIONS[setup.edition].name)
        yield STEPS["quadrants"].format(side=side, boards=listed(_boards(setup)))
    else:
        yield STEPS["boards"].format(boards=listed(_boards(setup)))
    if setup.island:
        yield STEPS["island"].format(side=title(setup.island))
    if notice := notice_of(setup.boards, setup.island, STEPS["look"]):
        yield notice
    yield from _castle_steps(setup, world)
    for key, hexes in setup.tokens.items():
        there = listed([placed(setup, parse(hex)) for hex in hexes])
        yield STEPS["token"].format(token=token_name(key), hexes=there)
    if setup.castle_tiles:
        there = listed([placed(setup, hex) for hex in setup.hexes_under_castle_tiles()])
        yield STEPS["castle-tiles"].format(hexes=there)


def _boards(setup: Setup) -> list[str]:
    return [
        STEPS["board-turned" if board.endswith(TURNED) else "board"].format(
            board=board_title(board), corner=corner
        )
        for board, corner in zip(setup.boards, CORNERS, strict=True)
    ]


def _castle_steps(setup: Setup, world: World) -> Iterator[str]:
    """Some editions have figures for the castles."""
    there, figures = members(world.terrain[CASTLE]), EDITIONS[setup.edition].castles
    if there and figures:
        yield STEPS["castles"].format(hexes=listed([placed(setup, hex) for hex in there]))
    if len(there) > figures > 0:
        yield STEPS["few-castles"].format(number=figures)


def token_name(key: str) -> str:
    """One of them, in the middle of a sentence."""
    action = TOKENS[key].action
    return called(action.key if action else key)
