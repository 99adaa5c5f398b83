"""The kinds of hex printed on the boards."""

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
PALACE: Final = 10
SWAMP: Final = 11
FARMLAND: Final = 12
SILO: Final = 13

NO_TERRAIN: Final = -1

LETTERS: Final = "GCDFTWMXLNPSAI"
"""The letter of each kind on a board drawn as text."""

NAMES: Final = [  # As printed.
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
    "palace",
    "swamp",
    "farmland",
    "silo",
]

KEYS: Final = [name.replace(" ", "-") for name in NAMES]
"""Their names in records and messages."""

SUITABLE: Final = [GRASS, CANYON, DESERT, FLOWER, FOREST, SWAMP, FARMLAND]
"""You can build on these."""

_SECOND_FACE: Final = 16


def two_faced(terrain: Terrain, other: Terrain) -> int:
    """A terrain card that shows two terrains; its player uses one of them."""
    return other * _SECOND_FACE + terrain


def faces(card: int) -> list[Terrain]:
    """The terrains on a card."""
    return [card] if card < _SECOND_FACE else [card % _SECOND_FACE, card // _SECOND_FACE]


def card_name(card: int) -> str:
    return " or ".join([NAMES[terrain] for terrain in faces(card)])


SPECIAL: Final = [CASTLE, LOCATION, NOMAD_SPACE, PALACE, SILO]
"""You never build on these; many cards count what lies beside them."""
