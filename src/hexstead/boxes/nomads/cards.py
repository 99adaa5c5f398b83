"""The three red cards of the Nomads box: they pay during the game, and nothing at the end."""

from hexstead.engine.actions import Seat
from hexstead.engine.hands import foreign, lastingly_empty_hexes
from hexstead.engine.hexes import NEIGHBOURS, Hex, are_in_line
from hexstead.engine.state import State
from hexstead.engine.tiles import Card, nothing
from hexstead.engine.world import World


def _families(world: World, state: State, seat: Seat, hex: Hex) -> int:
    """Checked with the third settlement of the mandatory action, and not again this turn."""
    is_third = not state.frames and len(state.built) == 3 and state.quota == 3
    return 2 if is_third and are_in_line(state.built) else 0


def _shepherds(world: World, state: State, seat: Seat, hex: Hex) -> int:
    same_terrain = world.terrain[world.kind_at(hex)]
    return 0 if NEIGHBOURS[hex] & same_terrain & lastingly_empty_hexes(world, state) else 2


def _ambassadors(world: World, state: State, seat: Seat, hex: Hex) -> int:
    return 1 if NEIGHBOURS[hex] & foreign(world, state, seat) else 0


CARDS = [
    Card(
        "families",
        "Families",
        nothing,
        "2 gold at once if the 3 settlements of your mandatory action form an unbroken straight line.",
        after_build=_families,
    ),
    Card(
        "shepherds",
        "Shepherds",
        nothing,
        "2 gold at once for each settlement you build with no empty hex of the same terrain next to it.",
        after_build=_shepherds,
    ),
    Card(
        "ambassadors",
        "Ambassadors",
        nothing,
        "1 gold at once for each settlement you build next to another player's.",
        after_build=_ambassadors,
    ),
]
