"""What each ruling is about: the components and the topics of the rules that it settles."""

from collections.abc import Mapping
from typing import Final

_DONATIONS: Final = tuple(
    [f"donation-{on}" for on in ("grass", "canyon", "desert", "flower", "forest", "water", "mountain")]
)

RULINGS: Final[Mapping[int, tuple[str, ...]]] = {
    49: ("full-terrain", "oracle", "barn", "quarry", "cathedral"),
    50: ("several-cards", "crossroads"),
    51: ("swamp",),
    52: ("figure", "moving", "warrior", "wagon", "ship"),
    53: (*_DONATIONS, "resettlement", "silo-harvest", "cathedral", "scout-cabin", "quarry"),
    54: ("nomad-tile",),
    55: ("bazaar", "scout-cabin"),
    56: ("bazaar", "cathedral", "number-tile"),
    57: ("bazaar", "city-hall"),
    58: ("shepherds", "scout-cabin"),
    59: ("after-the-last-round", "silo-harvest"),
    60: ("messengers",),
    61: ("lords",),
    62: ("swamp",),
    63: ("scout-cabin", "edition"),
    64: ("who-begins", "set-up", "capitol-token", "cave-token", "beautiful-castles"),
    65: ("swamp",),
    66: _DONATIONS,
    67: ("full-terrain", "quarry", "cathedral"),
    68: ("several-cards", "crossroads"),
    69: ("bazaar", "scout-cabin"),
    70: ("bazaar", "city-hall"),
    71: ("scout-cabin", "edition"),
    72: ("capitol-token",),
    73: ("equal-tiles",),
    74: ("outpost", "canoe", "reaction"),
    75: ("wagon", "lighthouse", "resettlement", "taking-tiles", "losing-tiles"),
}
"""By their numbers in `docs/rulings.md`. The message `ruling-49` tells players what ruling 49 says."""
