"""Harvest: four quadrants with farmland and a silo, eight locations, six cards."""

from hexstead.boxes.harvest.cards import CARDS
from hexstead.boxes.harvest.powers import PROMPTS
from hexstead.boxes.harvest.recipes import FAR_MOUNTAINS, RECIPES
from hexstead.boxes.harvest.tiles import FARM_ACTION, LOCATIONS, SILOS
from hexstead.boxes.manifest import Expansion, read_board
from hexstead.engine.terrain import FARMLAND, SILO

_BOARDS = ("bazaar", "mountain-station", "cathedral", "university")

HARVEST = Expansion(
    key="harvest",
    name="Harvest",
    boards=tuple([read_board("hexstead.boxes.harvest", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    cards=tuple(CARDS),
    extras=((FARMLAND, FARM_ACTION), (SILO, SILOS)),
    topics=(
        "boards-of-several-boxes",
        "red-card",
        "figure",
        "farmland",
        "after-the-last-round",
        "number-tile",
        "marked-row",
        "stand-in-board",
    ),
    prompts=PROMPTS,
    number_tiles=18,
    recipes=RECIPES,
    far_mountains=FAR_MOUNTAINS,
)
