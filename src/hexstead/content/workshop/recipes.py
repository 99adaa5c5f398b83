"""What the quadrants of each box have in common, and how boards that are made after it are called."""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple


@dataclass(frozen=True)
class Recipe:
    """The special hexes and the terrains of a quadrant, as ranges to draw from."""

    specials: tuple[str, ...]
    """One of these is drawn: the letters of the special hexes."""
    locations: tuple[tuple[str, ...], ...]
    """One of these is drawn: the locations of the board, one for all its hexes or one for each."""
    sequence: int
    """Its place among the sequences of chances: seed 7 of one box must not be seed 7 of another."""
    extra: str = ""
    """The letter of a sixth terrain."""
    extra_hexes: tuple[int, int] = (0, 0)
    extra_areas: tuple[int, int] = (0, 0)
    water: tuple[int, int] = (5, 25)
    mountains: tuple[int, int] = (2, 14)
    sequences: int = 5
    """How many sequences take turns. Recipes with the same number need different places among them."""


def _single(*keys: str) -> tuple[tuple[str, ...], ...]:
    return tuple([(key,) for key in keys])


RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {
    "base": (
        Recipe(
            ("LLX", "LLX", "LLX", "LXX"),
            _single("barn", "farm", "harbor", "oasis", "oracle", "paddock", "tavern", "tower"),
            sequence=0,
        ),
    ),
    "nomads": (
        Recipe(
            ("LLN", "LLN", "LLN", "LNNN"),
            _single("caravan", "garden", "quarry", "village"),
            sequence=1,
        ),
    ),
    "crossroads": (
        Recipe(
            ("LLX",),
            (
                ("lighthouse", "foresters-lodge"),
                ("barracks", "crossroads"),
                ("city-hall", "fort"),
                ("monastery", "wagon"),
            ),
            sequence=2,
        ),
    ),
    "marshlands": (
        Recipe(
            ("LLP",),
            _single("temple", "refuge", "canoe", "fountain"),
            extra="S",
            extra_hexes=(10, 14),
            extra_areas=(1, 3),
            water=(5, 14),
            mountains=(2, 10),
            sequence=3,
        ),
    ),
    "harvest": (
        Recipe(
            ("LLI",),
            (
                ("bazaar", "water-mill"),
                ("mountain-station", "scout-cabin"),
                ("cathedral", "watchtower"),
                ("university", "palisade"),
            ),
            extra="A",
            extra_hexes=(8, 12),
            extra_areas=(2, 4),
            water=(5, 15),
            mountains=(2, 10),
            sequence=4,
        ),
    ),
}
"""By box, every recipe there has been, the one for new boards last.

Boards are named in set-up codes by version and seed: never change a recipe, append another.
"""

_EVERY: Final = [recipe for recipes in RECIPES.values() for recipe in recipes]
LOCATIONS: Final[list[str]] = list(
    dict.fromkeys([key for recipe in _EVERY for keys in recipe.locations for key in keys])
)

CAVES: Final[dict[str, int]] = {
    "temple": 1,
    "refuge": 6,
    "canoe": 7,
    "fountain": 2,
    "bazaar": 6,
    "mountain-station": 2,
    "cathedral": 1,
    "university": 3,
}
"""By board: mountains at least three steps from every special hex, as printed.

Lists for drawing set-ups tell this of quadrants whose layout they do not show.
"""


def recipe_of(locations: tuple[str, ...]) -> Recipe | None:
    """The recipe of the box with the first of these locations."""
    for recipes in RECIPES.values():
        if any([locations[0] in keys for keys in recipes[-1].locations]):
            return recipes[-1]
    return None


ENDLESS: Final = "endless-"
"""How the names of made boards begin: no owner's board may take one of them."""

# Neither version nor seed have needless zeros, and the first version is not named: a board has just one name.
_NAME: Final = re.compile(
    rf"{ENDLESS}(?P<like>[a-z]+)(\.(?P<version>[2-9]|[1-9][0-9]{{1,3}}))?-(?P<seed>0|[1-9][0-9]{{0,17}})"
)


class Made(NamedTuple):
    """What a made board comes from: a box, a version of its recipe, and a seed below 2^63."""

    like: str
    version: int
    seed: int

    @property
    def name(self) -> str:
        version = f".{self.version}" if self.version > 1 else ""
        return f"{ENDLESS}{self.like}{version}-{self.seed}"

    @property
    def recipe(self) -> Recipe:
        return RECIPES[self.like][self.version - 1]


def newest(like: str, seed: int) -> Made:
    return Made(like, len(RECIPES[like]), seed)


def made_by(name: str) -> Made | None:
    """What this is the name of; None if it is no name of a made board."""
    found = _NAME.fullmatch(name)
    if found is None or found["like"] not in RECIPES:
        return None
    return Made(found["like"], int(found["version"] or 1), int(found["seed"]))
