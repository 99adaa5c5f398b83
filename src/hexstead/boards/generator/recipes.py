"""The recipes of all boxes, and the names of the boards generated from them."""

import re
from typing import Final, NamedTuple

from hexstead.boxes.catalogue import EXPANSIONS
from hexstead.boxes.manifest import Recipe

RECIPES: Final[dict[str, tuple[Recipe, ...]]] = {box.key: box.recipes for box in EXPANSIONS if box.recipes}
"""Every recipe there has been, by box; the one for new boards comes last."""

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
"""The prefix of generated boards' names. An owner's board can't use one of them."""

# No needless zeros in version or seed, and the first version is left out: a board has exactly one name.
_NAME: Final = re.compile(
    rf"{ENDLESS}(?P<like>[a-z]+)(\.(?P<version>[2-9]|[1-9][0-9]{{1,3}}))?-(?P<seed>0|[1-9][0-9]{{0,17}})"
)


class Made(NamedTuple):
    """The origin of a generated board: a box, a version of its recipe, and a seed below 2^63."""

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
    """The origin that this name stands for; None if it isn't the name of a generated board."""
    found = _NAME.fullmatch(name)
    if found is None or found["like"] not in RECIPES:
        return None
    return Made(found["like"], int(found["version"] or 1), int(found["seed"]))
