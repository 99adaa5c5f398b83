"""The capitol: it lies on a castle and pays for what stands close to it."""

from typing import Final

from hexstead.engine.actions import Seat
from hexstead.engine.components import Card
from hexstead.engine.hexes import NEIGHBOURS, Hexes, around, count, members
from hexstead.engine.world import World

CAPITOL: Final = "capitol"
BOARDS: Final = ("harbor", "oracle")
"""It lies on a castle of a board with one of these locations, one on each such board."""


def _capitols(world: World, pieces: list[Hexes], seat: Seat) -> int:
    """A piece that is close to two of them counts for each."""
    rings = [NEIGHBOURS[hex] | around(NEIGHBOURS[hex]) for hex in members(world.tokens[CAPITOL])]
    return sum([count(pieces[seat] & ring) for ring in rings])


CAPITOLS = Card(
    "capitols",
    _capitols,
    "1 gold for each of your settlements at most two hexes from a capitol.",
    only_with_token=CAPITOL,
)
