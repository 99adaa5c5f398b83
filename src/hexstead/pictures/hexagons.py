"""Where hexes lie and how their edges are hand-cut; neighbours share every edge, so there are no gaps."""

from collections.abc import Iterable, Set
from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from hexstead.engine.hexes import ISLAND_ROW, column_of, parse, row_name, row_of
from hexstead.pictures.jitter import scatter
from hexstead.pictures.svg import short

Cell: TypeAlias = tuple[int, int]
"""Row and column from 0."""
Point: TypeAlias = tuple[float, float]
_Knot: TypeAlias = tuple[int, int]
"""A corner in half hex widths and half sides: whole numbers, so that three hexes agree on it exactly."""

SIDE: Final = 20.0
WIDTH: Final = sqrt(3) * SIDE
ROW_HEIGHT: Final = 1.5 * SIDE
_SWAY: Final = 1.7
_REPEAT: Final = (8, 12)
"""The cuts repeat after four hexes across and four rows down, in half hex widths and half sides. Nobody sees
it, and a map that repeats itself travels in a quarter of the bytes."""
ISLAND_AT: Final = (6 * WIDTH, 44.0)
"""How far right and down the island lies from where its rows would be: under the middle of the map."""

EDGES: Final = range(6)
_CORNERS: Final = ((-1, -1), (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1))
"""Clockwise from the upper left; edge n runs from corner n to the next."""
_ACROSS: Final = (
    ((-1, -1), (-1, 0), (0, 1), (1, 0), (1, -1), (0, -1)),
    ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (0, -1)),
)
"""Steps over edges 0 to 5, from even and from odd rows."""


def name_of(cell: Cell) -> str:
    return f"{row_name(cell[0])}{cell[1] + 1}"


def cell_of(name: str) -> Cell:
    """The cell with a name such as `K6`; ValueError if there is none."""
    hex = parse(name)
    cell = row_of(hex), column_of(hex)
    # Things are found by the names of cells, so there must be only one way to write each hex.
    if name_of(cell) != name:
        raise ValueError(f"{name!r} is not a hex: write {name_of(cell)}")
    return cell


def centre(cell: Cell) -> Point:
    row, column = cell
    right, down = _away(row >= ISLAND_ROW)
    return WIDTH * (column + 0.5 + row % 2 / 2) + right, SIDE + ROW_HEIGHT * row + down


def _away(is_island: bool) -> Point:
    return ISLAND_AT if is_island else (0, 0)


def across(cell: Cell, edge: int) -> Cell:
    """The cell on the other side of an edge."""
    row, column = cell
    down, right = _ACROSS[row % 2][edge]
    return row + down, column + right


def around(cell: Cell) -> list[Cell]:
    """The six neighbours, whether they are on the map or not."""
    return [across(cell, edge) for edge in EDGES]


def cut(cell: Cell, edge: int) -> list[Point]:
    """The points of an edge, clockwise around the cell."""
    start, end = _knot(cell, edge), _knot(cell, edge + 1)
    return list(_cut(start, end)) if start < end else list(reversed(_cut(end, start)))


def _knot(cell: Cell, corner: int) -> _Knot:
    row, column = cell
    right, down = _CORNERS[corner % 6]
    return 2 * column + 1 + row % 2 + right, 3 * row + 2 + down


@cache
def _cut(start: _Knot, end: _Knot) -> tuple[Point, ...]:
    (x1, y1), (x2, y2) = _corner(start), _corner(end)
    between = []
    for quarter in (1, 2, 3):
        part = quarter / 4
        sway = _wobble((start[0] + end[0], start[1] + end[1]), 10 + quarter)
        x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
        between.append((x - (y2 - y1) / SIDE * sway, y + (x2 - x1) / SIDE * sway))
    return (x1, y1), *between, (x2, y2)


def _corner(knot: _Knot) -> Point:
    right, down = _away(knot[1] >= 3 * ISLAND_ROW)
    return knot[0] * WIDTH / 2 + _wobble(knot, 1) + right, knot[1] * SIDE / 2 + _wobble(knot, 2) + down


def _wobble(knot: _Knot, kind: int) -> float:
    right, down = knot[0] % _REPEAT[0], knot[1] % _REPEAT[1]
    return (scatter(right * 7919 + down * 104729 + kind * 1299709) - 0.5) * _SWAY


def line(points: Iterable[Point]) -> str:
    """From point to point in small steps, which are short to write and don't add up to an error.

    They count from the first point, so that a shape is written the same way wherever it lies."""
    (left, top), *rest = points
    path = f"M{short(left)} {short(top)}"
    x = y = 0.0
    for right, down in rest:
        there, below = round(right - left, 1), round(down - top, 1)
        path += f"l{short(there - x)} {short(below - y)}"
        x, y = there, below
    return path


def outline(cell: Cell) -> str:
    """The hex as it is cut."""
    return line(point for edge in EDGES for point in cut(cell, edge)[:-1]) + "Z"


def hexagon(middle: Point, radius: float) -> str:
    """A regular hex, for everything that lies on the map instead of being painted on it."""
    x, y = middle
    turns = (pi / 3 * corner - pi / 2 for corner in range(6))
    return line((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns) + "Z"


def perimeter(cells: Set[Cell]) -> str:
    """The border around the cells, one closed line for each island and lake."""
    borders = {
        _knot(cell, edge): (_knot(cell, edge + 1), cut(cell, edge)[:-1])
        for cell in sorted(cells)
        for edge in EDGES
        if across(cell, edge) not in cells
    }
    loops = ""
    while borders:
        knot, loop = next(iter(borders)), list[Point]()
        while knot in borders:
            knot, points = borders.pop(knot)
            loop += points
        loops += line(loop) + "Z"
    return loops
