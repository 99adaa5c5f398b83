"""Where something lies: hexes with their boards, and the four corners."""

from typing import Final

from hexstead.engine.hexes import MAIN_ROWS, Hex, name, row_of
from hexstead.engine.said import Argument, Said, named
from hexstead.engine.tiles import Tile
from hexstead.engine.world import Site, World
from hexstead.setup.layout import quadrant, quadrant_number
from hexstead.setup.setup import Setup
from hexstead.wording.names import board_named

CORNERS: Final = tuple(
    [named("corner", key) for key in ("top-left", "top-right", "bottom-left", "bottom-right")]
)
BY_THE_ISLAND: Final = named("corner", "island")


def step(key: str, **args: Argument) -> Said:
    return Said(f"step-{key}", args)


def board_titled(name: str) -> Said:
    return board_named(quadrant(name))


def placed(setup: Setup, hex: Hex) -> Said:
    """A hex with its board."""
    is_far = row_of(hex) >= MAIN_ROWS
    board = Said("terrain-island") if is_far else board_titled(setup.boards[quadrant_number(hex)])
    return step("on", hex=name(hex), board=board)


def sites_of(world: World) -> list[tuple[Site, Tile]]:
    return [(site, world.tiles[site.tile]) for site in world.sites]
