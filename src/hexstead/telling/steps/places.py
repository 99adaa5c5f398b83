"""Where something lies: hexes with their boards, and the four corners."""

from typing import Final

from hexstead.engine.components import Location
from hexstead.engine.hexes import MAIN_ROWS, Hex, name, row_of
from hexstead.engine.world import Site, World
from hexstead.match.layout import quadrant, quadrant_number
from hexstead.match.setup import Setup
from hexstead.telling.names import board_name
from hexstead.telling.words import STEPS

CORNERS: Final = STEPS["corners"].split("|")


def board_title(name: str) -> str:
    return board_name(quadrant(name))


def placed(setup: Setup, hex: Hex) -> str:
    """A hex with its board."""
    return STEPS["on"].format(hex=name(hex), board=_board_at(setup, hex))


def _board_at(setup: Setup, hex: Hex) -> str:
    if row_of(hex) >= MAIN_ROWS:
        return STEPS["the-island"]
    return board_title(setup.boards[quadrant_number(hex)])


def sites_of(world: World) -> list[tuple[Site, Location]]:
    return [(site, world.locations[site.location]) for site in world.sites]
