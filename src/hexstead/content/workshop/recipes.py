"""What the quadrants of each box have in common."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Recipe:
    """The special hexes and the terrains of a quadrant, as ranges to draw from."""

    specials: tuple[str, ...]
    """One of these is drawn: the letters of the special hexes."""
    locations: tuple[tuple[str, ...], ...]
    """One of these is drawn: the locations of the board, one for all its hexes or one for each."""
    extra: str = ""
    """The letter of a sixth terrain."""
    extra_hexes: tuple[int, int] = (0, 0)
    extra_areas: tuple[int, int] = (0, 0)
    water: tuple[int, int] = (5, 25)
    mountains: tuple[int, int] = (2, 14)


def _single(*keys: str) -> tuple[tuple[str, ...], ...]:
    return tuple([(key,) for key in keys])


RECIPES: Final[dict[str, Recipe]] = {
    "base": Recipe(
        ("LLX", "LLX", "LLX", "LXX"),
        _single("barn", "farm", "harbor", "oasis", "oracle", "paddock", "tavern", "tower"),
    ),
    "nomads": Recipe(
        ("LLN", "LLN", "LLN", "LNNN"),
        _single("caravan", "garden", "quarry", "village"),
    ),
    "crossroads": Recipe(
        ("LLX",),
        (
            ("lighthouse", "foresters-lodge"),
            ("barracks", "crossroads"),
            ("city-hall", "fort"),
            ("monastery", "wagon"),
        ),
    ),
    "marshlands": Recipe(
        ("LLP",),
        _single("temple", "refuge", "canoe", "fountain"),
        extra="S",
        extra_hexes=(10, 14),
        extra_areas=(1, 3),
        water=(5, 14),
        mountains=(2, 10),
    ),
    "harvest": Recipe(
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
    ),
}

LOCATIONS: Final[list[str]] = [
    key for recipe in RECIPES.values() for keys in recipe.locations for key in keys
]

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
    for recipe in RECIPES.values():
        if any([locations[0] in keys for keys in recipe.locations]):
            return recipe
    return None
