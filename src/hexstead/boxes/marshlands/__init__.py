"""Marshlands: four quadrants with swamp and a palace, four locations, bonus tiles, cards of two terrains."""

from hexstead.boxes.manifest import Expansion, read_board
from hexstead.boxes.marshlands.cards import CARDS, PALACES
from hexstead.boxes.marshlands.powers import EVENTS, PROMPTS
from hexstead.boxes.marshlands.recipes import FAR_MOUNTAINS, RECIPES
from hexstead.boxes.marshlands.tiles import BONUSES, LOCATIONS
from hexstead.engine.terrain import CANYON, DESERT, FLOWER, FOREST, GRASS, SWAMP, two_faced

SWAMP_CARDS_ALWAYS = "swamp-cards-always"
"""The house rule that keeps the swamp cards in games without swamp."""

_BOARDS = ("temple", "refuge", "canoe", "fountain")

MARSHLANDS = Expansion(
    key="marshlands",
    name="Marshlands",
    boards=tuple([read_board("hexstead.boxes.marshlands", name) for name in _BOARDS]),
    locations=tuple(LOCATIONS),
    bonuses=tuple(BONUSES),
    cards=tuple(CARDS),
    always=(PALACES,),
    deck=tuple([two_faced(terrain, SWAMP) for terrain in (GRASS, CANYON, DESERT, FLOWER, FOREST)]),
    deck_option=SWAMP_CARDS_ALWAYS,
    topics=(
        "boards-of-several-boxes",
        "swamp",
        "palace",
        "bonus-tile",
        "reaction",
        "set-aside",
        "removed-terrain",
        "stand-in-board",
    ),
    prompts=PROMPTS,
    events=EVENTS,
    builds={SWAMP: 2},
    recipes=RECIPES,
    far_mountains=FAR_MOUNTAINS,
)
