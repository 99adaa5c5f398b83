"""Sets of hexes: an int with one bit per hex. Nothing else in the engine scans bits.

A hex is a number: 21 times its row plus its column. Rows are 20 hexes wide; the 21st column stays
empty, so that a step over the edge falls off the board instead of onto the next row. Odd rows are
shifted half a hex to the right. Row 20 stays empty too: the rows below it are for a second map.

    >>> name(0), name(22), parse("T20") == 19 * PITCH + 19
    ('A1', 'B2', True)
    >>> sorted(name(h) for h in members(NEIGHBOURS[parse("B2")]))
    ['A2', 'A3', 'B1', 'B3', 'C2', 'C3']
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from hexstead.engine.said import BadInput, error

Hex: TypeAlias = int
Hexes: TypeAlias = int

COLUMNS: Final = 20
PITCH: Final = 21
MAIN_ROWS: Final = 20
ROWS: Final = 26
SPACE: Final = PITCH * ROWS
"""Hexes have smaller numbers than this; larger ones are free for other things, such as buttons."""

NOWHERE: Final = -1
EMPTY: Final = 0

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRST UVWXY"
ISLAND_ROW: Final = 21
"""The first row of the second map."""
NO_HEX: Final = "."
"""On a map drawn in letters: no hex here."""

SINGLE: Final[list[Hexes]] = [1 << n for n in range(SPACE + 128)]
"""The set that holds only this hex, or only this button."""


def at(row: int, column: int) -> Hex:
    return row * PITCH + column


def row_of(hex: Hex) -> int:
    return hex // PITCH


def column_of(hex: Hex) -> int:
    return hex % PITCH


def row_name(row: int) -> str:
    """The letter that names of hexes in this row start with."""
    return _LETTERS[row]


def name(hex: Hex) -> str:
    """The name people use: row letter, then column from 1."""
    return f"{row_name(row_of(hex))}{column_of(hex) + 1}"


def parse(text: str) -> Hex:
    """The hex with a name such as `K6`; BadInput if there is none."""
    letter, digits = text[:1].upper(), text[1:]
    if not (
        text.isascii() and letter.strip() and letter in _LETTERS and digits.isdigit() and len(digits) <= 2
    ):
        raise BadInput(error("no-hex", text=text))
    column = int(digits)
    if not 1 <= column <= COLUMNS:
        raise BadInput(error("no-column", text=text))
    return at(_LETTERS.index(letter), column - 1)


def of(hexes: list[Hex]) -> Hexes:
    result = EMPTY
    for hex in hexes:
        result |= SINGLE[hex]
    return result


def row(number: int) -> Hexes:
    """A whole row of 20."""
    return ((1 << COLUMNS) - 1) << (number * PITCH)


def rectangle(top: int, left: int, height: int, width: int) -> Hexes:
    return of([at(r, c) for r in range(top, top + height) for c in range(left, left + width)])


def _rows(numbers: range) -> Hexes:
    result = EMPTY
    for number in numbers:
        result |= row(number)
    return result


MAIN: Final[Hexes] = _rows(range(MAIN_ROWS))
GRID: Final[Hexes] = MAIN | _rows(range(ISLAND_ROW, ROWS))
_EVEN: Final[Hexes] = GRID & _rows(range(0, ROWS, 2))
_ODD: Final[Hexes] = GRID ^ _EVEN
_LEFT_OF_EVEN: Final[Hexes] = _EVEN >> 1
_RIGHT_OF_ODD: Final[Hexes] = _ODD << 1


def around(hexes: Hexes) -> Hexes:
    """All hexes next to at least one of these."""
    left, right = hexes >> 1, hexes << 1
    slanted = hexes | left & _LEFT_OF_EVEN | right & _RIGHT_OF_ODD
    return (left | right | slanted << PITCH | slanted >> PITCH) & GRID


def east(hexes: Hexes) -> Hexes:
    return hexes << 1 & GRID


def west(hexes: Hexes) -> Hexes:
    return hexes >> 1 & GRID


def north_east(hexes: Hexes) -> Hexes:
    return (hexes & _EVEN | (hexes & _ODD) << 1) >> PITCH & GRID


def north_west(hexes: Hexes) -> Hexes:
    return ((hexes & _EVEN) >> 1 | hexes & _ODD) >> PITCH & GRID


def south_east(hexes: Hexes) -> Hexes:
    return (hexes & _EVEN | (hexes & _ODD) << 1) << PITCH & GRID


def south_west(hexes: Hexes) -> Hexes:
    return ((hexes & _EVEN) >> 1 | hexes & _ODD) << PITCH & GRID


Step: TypeAlias = Callable[[Hexes], Hexes]

_LAST_TWO_ROWS_OF_A_MAP: Final[Hexes] = row(MAIN_ROWS - 2) | row(MAIN_ROWS - 1)
_FIRST_TWO_ROWS_OF_A_MAP: Final[Hexes] = row(ISLAND_ROW) | row(ISLAND_ROW + 1)


def two_away(hexes: Hexes) -> Hexes:
    """All hexes exactly two steps in a straight line from at least one of these."""
    sideways = (hexes << 1 & GRID) << 1 | (hexes >> 1 & GRID) >> 1
    down = hexes & ~_LAST_TWO_ROWS_OF_A_MAP
    up = hexes & ~_FIRST_TWO_ROWS_OF_A_MAP
    return (sideways | (down << 1 | down >> 1) << 2 * PITCH | (up << 1 | up >> 1) >> 2 * PITCH) & GRID


_TWO_SOUTH_EAST: Final = 2 * PITCH + 1
_TWO_SOUTH_WEST: Final = 2 * PITCH - 1


# Asked over and over during a turn, mostly about pieces that haven't moved.
@lru_cache(maxsize=64)
def ends_of_lines(hexes: Hexes) -> Hexes:
    """The hexes right beyond either end of each straight, unbroken run of at least three of these."""
    right = hexes << 1
    third = hexes & right & right << 1
    ends = third << 1 | third >> 3 if third else EMPTY
    third = hexes & hexes << _TWO_SOUTH_EAST
    if third:
        third &= (hexes & _EVEN | right & _RIGHT_OF_ODD) << PITCH
        if third:
            ends |= south_east(third) | north_west(third >> _TWO_SOUTH_EAST)
    third = hexes & hexes << _TWO_SOUTH_WEST
    if third:
        third &= (hexes & _ODD | hexes >> 1 & _LEFT_OF_EVEN) << PITCH
        if third:
            ends |= south_west(third) | north_east(third >> _TWO_SOUTH_WEST)
    return ends & GRID & ~hexes if ends else EMPTY


DIRECTIONS: Final[list[Step]] = [east, south_east, south_west, west, north_west, north_east]


def beside_at_least(hexes: Hexes, number: int) -> Hexes:
    """The hexes that have at least `number` of these as neighbours."""
    reached = [EMPTY] * number
    for step in DIRECTIONS:
        there = step(hexes)
        for level in range(number - 1, 0, -1):
            reached[level] |= reached[level - 1] & there
        reached[0] |= there
    return reached[-1]


def surrounded(hexes: Hexes) -> Hexes:
    """The hexes whose six neighbours all exist and are all among these."""
    result = GRID
    for step in DIRECTIONS:
        result &= step(hexes)
    return result


def has_diagonal_run(hexes: Hexes, length: int) -> bool:
    """Do `length` of these form an unbroken straight run on one of the two diagonals?"""
    for step in (south_east, south_west):
        run = hexes
        for _ in range(length - 1):
            run = step(run) & hexes
        if run:
            return True
    return False


def are_in_line(hexes: list[Hex]) -> bool:
    """Are they neighbours in one straight line, in any order?"""
    line = of(hexes)
    for step in (east, south_east, south_west):
        run = line
        for _ in range(len(hexes) - 1):
            run = step(run) & line
        if run:
            return True
    return False


def breadth(hexes: Hexes) -> int:
    """The largest distance between two of these: how far they reach along one of the three axes."""
    cells = [(row_of(hex), column_of(hex) - row_of(hex) // 2) for hex in members(hexes)]
    axes = [[r for r, _ in cells], [q for _, q in cells], [r + q for r, q in cells]]
    return max([max(axis) - min(axis) for axis in axes])


def longest_way(hexes: Hexes, board: Hexes) -> int:
    """The same, but no step may leave the board; these must be connected on it."""
    longest = 0
    for hex in members(hexes):
        reached, steps = SINGLE[hex], 0
        while hexes & ~reached:
            reached |= around(reached) & board
            steps += 1
        longest = max(longest, steps)
    return longest


NEIGHBOURS: Final[list[Hexes]] = [around(SINGLE[n] & GRID) for n in range(SPACE)]
"""The neighbours of each hex."""


def count(hexes: Hexes) -> int:
    return hexes.bit_count()


def first(hexes: Hexes) -> Hex:
    """The hex with the lowest number; the set must not be empty."""
    return (hexes & -hexes).bit_length() - 1


def last(hexes: Hexes) -> Hex:
    """The hex with the highest number, which is the quickest to find; the set must not be empty."""
    return hexes.bit_length() - 1


def members(hexes: Hexes) -> list[Hex]:
    """The hexes in reading order."""
    result = []
    while hexes:
        lowest = hexes & -hexes
        result.append(lowest.bit_length() - 1)
        hexes ^= lowest
    return result


def pick(hexes: Hexes, number: int) -> Hex:
    """Maps 0 … count - 1 one-to-one to the members, in no useful order. For random choice.

    0 is the first, 1 the last, 2 the second, 3 the last but one: small numbers are quick from either end.
    """
    if number > _FEW:
        return _pick_by_halves(hexes, number)
    if number & 1:
        while number > 1:
            hexes ^= SINGLE[hexes.bit_length() - 1]
            number -= 2
        return hexes.bit_length() - 1
    while number:
        hexes &= hexes - 1
        number -= 2
    return (hexes & -hexes).bit_length() - 1


_FEW: Final = 12
_HALVES: Final = [(width, (1 << width) - 1) for width in (337, 169, 85, 43, 22, 11, 6, 3, 2, 1)]


def _pick_by_halves(hexes: Hexes, number: int) -> Hex:
    place = number // 2
    if number & 1:
        place = hexes.bit_count() - 1 - place
    passed = 0
    for width, lower in _HALVES:
        if place < 3:  # from here on, dropping members is faster than halving
            break
        inside = (hexes & lower).bit_count()
        if place < inside:
            hexes &= lower
        else:
            place -= inside
            hexes >>= width
            passed += width
    return passed + pick(hexes, 2 * place)


def areas(hexes: Hexes) -> list[Hexes]:
    """The maximal connected groups."""
    result = []
    while hexes:
        area = area_of(last(hexes), hexes)
        result.append(area)
        hexes ^= area
    return result


def area_of(hex: Hex, hexes: Hexes) -> Hexes:
    """The maximal connected group that this hex, one of these, belongs to."""
    rest = hexes ^ SINGLE[hex]
    reached = NEIGHBOURS[hex] & rest
    while reached:
        # Always the last one: it makes the number shorter, so the rest gets faster and faster.
        following = reached.bit_length() - 1
        rest ^= SINGLE[following]
        reached = (reached | NEIGHBOURS[following]) & rest
    return hexes ^ rest
