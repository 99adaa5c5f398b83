"""Marshlands: four quadrants with swamp and a palace, four locations, bonus tiles, cards of two terrains."""

from hexstead.content.manifest import Expansion, read_board
from hexstead.content.marshlands.cards import CARDS, PALACES
from hexstead.content.marshlands.locations import BONUSES, LOCATIONS
from hexstead.engine.terrain import CANYON, DESERT, FLOWER, FOREST, GRASS, SWAMP, two_faced

SWAMP_CARDS_ALWAYS = "swamp-cards-always"
"""The house rule that the swamp cards are there without a board that has swamp."""

_BOARDS = ("temple", "refuge", "canoe", "fountain")

MARSHLANDS = Expansion(
    key="marshlands",
    name="Marshlands",
    boards=tuple([read_board("hexstead.content.marshlands", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    bonuses=tuple(BONUSES),
    cards=tuple(CARDS),
    always=(PALACES,),
    deck=tuple([two_faced(terrain, SWAMP) for terrain in (GRASS, CANYON, DESERT, FLOWER, FOREST)]),
    deck_option=SWAMP_CARDS_ALWAYS,
)
