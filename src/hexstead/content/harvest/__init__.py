"""Harvest: four quadrants with farmland and a silo, eight locations, six cards."""

from hexstead.content.harvest.cards import CARDS
from hexstead.content.harvest.locations import FARM_ACTION, LOCATIONS, SILOS
from hexstead.content.manifest import Expansion, read_board
from hexstead.engine.terrain import FARMLAND, SILO

_BOARDS = ("bazaar", "mountain-station", "cathedral", "university")

HARVEST = Expansion(
    key="harvest",
    name="Harvest",
    boards=tuple([read_board("hexstead.content.harvest", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    cards=tuple(CARDS),
    extras=((FARMLAND, FARM_ACTION), (SILO, SILOS)),
)
