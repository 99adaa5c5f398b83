"""The figures of all boxes: how many there are, and the letter that stands for each in characters."""

from dataclasses import dataclass
from typing import Final

from hexstead.content.catalogue import LOCATIONS
from hexstead.engine.actions import WALL
from hexstead.engine.components import Figure
from hexstead.engine.hexes import EMPTY, Hexes, count, surrounded
from hexstead.engine.state import Frame
from hexstead.engine.world import World
from hexstead.pictures import Figure as FigurePicture

FIGURES: Final = {
    location.figure.key: location.figure for location in LOCATIONS.values() if location.figure is not None
}


def _letters(keys: list[str]) -> dict[str, str]:
    """For each key the first of its letters that no key before it has."""
    letters: dict[str, str] = {}
    for key in keys:
        letters[key] = next(letter for letter in key.upper() if letter not in letters.values())
    return letters


LETTERS: Final = _letters(list(FIGURES))
"""Of all boxes together, so that a figure has the same letter in every game."""

HALL: Final = next(key for key, figure in FIGURES.items() if figure.is_fixed)
"""What never leaves the board lies on it as one tile of several hexes."""


@dataclass(frozen=True)
class NamedFigure(FigurePicture):
    """A figure on a painted board that can be drawn in characters too."""

    key: str


def called(key: str) -> str:
    """The figure in the middle of a sentence."""
    return key.replace("-", " ")


def pieces_of(figure: Figure) -> int:
    """How many a seat gets from the box; one that covers several hexes is still one."""
    return 1 if figure.is_fixed else figure.number


def left_of(figure: Figure, standing: Hexes) -> int:
    """How many a seat still has to place, when it has these on the board."""
    if figure.is_fixed:
        return 1 if standing == EMPTY else 0
    return figure.number - count(standing)


def middle_of(hexes: Hexes) -> Hexes:
    """Of a figure that covers several hexes, the one in the middle."""
    return hexes & surrounded(hexes)


def needs_walls(world: World) -> bool:
    """Is there a tile that asks for a place for a wall?"""
    return any(location.power.prompt(Frame(n, 0)) == WALL for n, location in enumerate(world.locations))
