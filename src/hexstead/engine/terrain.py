"""The kinds of hex that are printed on the boards."""

from typing import Final, TypeAlias

Terrain: TypeAlias = int

GRASS: Final = 0
CANYON: Final = 1
DESERT: Final = 2
FLOWER: Final = 3
FOREST: Final = 4
WATER: Final = 5
MOUNTAIN: Final = 6
CASTLE: Final = 7
LOCATION: Final = 8
NOMAD_SPACE: Final = 9

NO_TERRAIN: Final = -1

LETTERS: Final = "GCDFTWMXLN"
"""The letter of each kind on a board drawn as text."""

NAMES: Final = [
    "grass",
    "canyon",
    "desert",
    "flower field",
    "forest",
    "water",
    "mountain",
    "castle",
    "location",
    "nomad space",
]

SUITABLE: Final = [GRASS, CANYON, DESERT, FLOWER, FOREST]
"""Suitable for building."""

SPECIAL: Final = [CASTLE, LOCATION, NOMAD_SPACE]
"""Never built on; many cards count what lies beside them."""
