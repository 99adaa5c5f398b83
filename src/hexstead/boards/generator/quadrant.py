"""One quadrant as sets of hexes."""

from typing import Final

from hexstead.boxes.manifest import SIZE
from hexstead.engine.hexes import (
    DIRECTIONS,
    EMPTY,
    NOWHERE,
    SINGLE,
    Hex,
    Hexes,
    around,
    at,
    column_of,
    first,
    rectangle,
    row_of,
)
from hexstead.engine.terrain import FARMLAND, LETTERS, MOUNTAIN, SPECIAL, SUITABLE, SWAMP, WATER

QUADRANT: Final[Hexes] = rectangle(0, 0, SIZE, SIZE)

SPECIALS: Final = "".join([LETTERS[kind] for kind in SPECIAL])
NEW: Final = LETTERS[SWAMP] + LETTERS[FARMLAND]
"""Terrains that appear on no printed quadrant we know."""
OLD: Final = "".join([LETTERS[kind] for kind in SUITABLE if LETTERS[kind] not in NEW])
"""The five terrains that every quadrant has."""
SEA: Final = LETTERS[WATER]
PEAK: Final = LETTERS[MOUNTAIN]


def by_letter(rows: tuple[str, ...]) -> dict[str, Hexes]:
    """Where each letter is; letters that don't occur have an empty set."""
    hexes = dict.fromkeys(LETTERS, EMPTY)
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            hexes[letter] |= SINGLE[at(row, column)]
    return hexes


def near(hexes: Hexes) -> Hexes:
    """The hexes beside these, within the quadrant."""
    return around(hexes) & QUADRANT & ~hexes


def within_two(hexes: Hexes) -> Hexes:
    reached = hexes | around(hexes)
    return reached | around(reached)


def distance(hex: Hex, other: Hex) -> int:
    """How many steps from one to the other."""
    down = abs(row_of(hex) - row_of(other))
    # Each row moves you half a hex sideways for free; counting in half hexes keeps all numbers whole.
    sideways = abs(_half_hexes(hex) - _half_hexes(other))
    return down + max(0, sideways - down) // 2


def _half_hexes(hex: Hex) -> int:
    """How far to the right it lies."""
    return 2 * column_of(hex) + row_of(hex) % 2


def to_border(hex: Hex) -> int:
    """How many steps to the nearest row or column at the border."""
    row, column = row_of(hex), column_of(hex)
    return min(row, column, SIZE - 1 - row, SIZE - 1 - column)


def _ring(hex: Hex) -> list[Hex]:
    steps = [step(SINGLE[hex]) & QUADRANT for step in DIRECTIONS]
    return [first(step) if step else NOWHERE for step in steps]


RINGS: Final[list[list[Hex]]] = [_ring(hex) for hex in range(at(SIZE, 0))]
"""The neighbours of each hex, clockwise from the east; NOWHERE beyond the border."""
