"""Nomads: four quadrants with nomad spaces, four locations, 15 nomad tiles, three red cards, stone walls."""

from hexstead.boxes.manifest import Expansion, read_board
from hexstead.boxes.nomads.cards import CARDS
from hexstead.boxes.nomads.nomad_tiles import POOL
from hexstead.boxes.nomads.powers import EVENTS, PROMPTS
from hexstead.boxes.nomads.recipes import RECIPES
from hexstead.boxes.nomads.tiles import LOCATIONS

_BOARDS = ("quarry", "caravan", "village", "garden")

NOMADS = Expansion(
    key="nomads",
    name="Nomads",
    boards=tuple([read_board("hexstead.boxes.nomads", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    cards=tuple(CARDS),
    tiles=tuple(POOL),
    topics=(
        "boards-of-several-boxes",
        "nomad-space",
        "nomad-tile",
        "red-card",
        "stone-wall",
    ),
    prompts=PROMPTS,
    events=EVENTS,
    walls=25,
    recipes=RECIPES,
    sets_ranges=True,
)
