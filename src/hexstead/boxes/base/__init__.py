"""The base game: eight quadrants, eight locations, ten kingdom cards, 25 terrain cards."""

from hexstead.boxes.base.cards import CARDS, CASTLES
from hexstead.boxes.base.recipes import RECIPES
from hexstead.boxes.base.tiles import LOCATIONS
from hexstead.boxes.manifest import Expansion, read_board
from hexstead.engine.terrain import CANYON, DESERT, FLOWER, FOREST, GRASS

_BOARDS = ("tavern", "paddock", "oasis", "farm", "barn", "tower", "oracle", "harbor")

BASE = Expansion(
    key="base",
    name="Kingdom Builder",
    boards=tuple([read_board("hexstead.boxes.base", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    cards=tuple(CARDS),
    always=(CASTLES,),
    deck=tuple([terrain for terrain in (GRASS, CANYON, DESERT, FLOWER, FOREST) for _ in range(5)]),
    settlements=40,
    mandatory=3,
    tiles_on_a_location=2,
    recipes=RECIPES,
    sets_ranges=True,
    first_boards=("tavern", "paddock", "oasis", "farm"),
    first_cards=("fishermen", "knights", "merchants"),
)
