"""The base game: eight quadrants, eight locations, ten kingdom cards, 25 terrain cards."""

from hexstead.content.base.cards import CARDS, CASTLES
from hexstead.content.base.locations import LOCATIONS
from hexstead.content.manifest import Expansion, read_board
from hexstead.engine.terrain import CANYON, DESERT, FLOWER, FOREST, GRASS

_BOARDS = ("tavern", "paddock", "oasis", "farm", "barn", "tower", "oracle", "harbor")

BASE = Expansion(
    key="base",
    name="Kingdom Builder",
    boards=tuple([read_board("hexstead.content.base", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    cards=tuple(CARDS),
    always=(CASTLES,),
    deck=tuple([terrain for terrain in (GRASS, CANYON, DESERT, FLOWER, FOREST) for _ in range(5)]),
)
