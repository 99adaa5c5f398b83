"""The recipes of all boxes, and how boards that are made after them are called."""

import re
from typing import Final, NamedTuple

from hexstead.boxes.catalogue import EXPANSIONS
from hexstead.boxes.manifest import Recipe

RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {box.key: box.recipes for box in EXPANSIONS if box.recipes}
"""By box, every recipe there has been, the one for new boards last."""

_EVERY: Final = [recipe for recipes in RECIPES.values() for recipe in recipes]
LOCATIONS: Final[list[str]] = list(
    dict.fromkeys([key for recipe in _EVERY for keys in recipe.locations for key in keys])
)


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


def latest(like: str, seed: int) -> Made:
    return Made(like, len(RECIPES[like]), seed)


def made_by(name: str) -> Made | None:
    """What this is the name of; None if it is no name of a made board."""
    found = _NAME.fullmatch(name)
    if found is None or found["like"] not in RECIPES:
        return None
    return Made(found["like"], int(found["version"] or 1), int(found["seed"]))
