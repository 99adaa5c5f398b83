"""Nomads: four quadrants with nomad spaces, four locations, 15 nomad tiles, three red cards, stone walls."""

from hexstead.content.manifest import Expansion, read_board
from hexstead.content.nomads.cards import CARDS
from hexstead.content.nomads.locations import LOCATIONS
from hexstead.content.nomads.tiles import POOL

_BOARDS = ("quarry", "caravan", "village", "garden")

NOMADS = Expansion(
    key="nomads",
    name="Nomads",
    boards=tuple([read_board("hexstead.content.nomads", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    cards=tuple(CARDS),
    tiles=tuple(POOL),
)
