"""What makes a quadrant look printed, in numbers, and the range of each number over the printed ones."""

from dataclasses import dataclass
from functools import cache

from hexstead.boards.generator.quadrant import (
    NEW,
    OLD,
    PEAK,
    QUADRANT,
    SEA,
    SPECIALS,
    by_letter,
    distance,
    to_border,
    within_two,
)
from hexstead.boxes.catalogue import EXPANSIONS
from hexstead.boxes.manifest import Board
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, Hex, Hexes, areas, count, members
from hexstead.engine.terrain import LETTERS, NAMES

PRINTED: list[Board] = [board for box in EXPANSIONS if box.sets_ranges for board in box.boards]
"""The quadrants whose printed layout is known. Only these: an owner's boards must not move the ranges."""


@dataclass(frozen=True)
class Statistics:
    """The measures of one quadrant; terrains by letter, sizes from largest to smallest."""

    areas: dict[str, list[int]]
    coast: int
    """Edges between water and anything else."""
    alike: int
    """Pairs of neighbours with the same letter: high where areas are compact."""
    spacing: list[int]
    """The distance of each pair of special hexes."""
    margins: list[int]
    """How far each special hex is from the border."""
    company: list[int]
    """How many kinds of hex lie around each special hex."""
    far_mountains: int
    """Mountains at least three steps from every special hex."""

    @property
    def counts(self) -> dict[str, int]:
        return {letter: sum(sizes) for letter, sizes in self.areas.items()}

    @property
    def singles(self) -> int:
        """Hexes you can build on that have no neighbour of their own terrain."""
        return sum([self.areas[letter].count(1) for letter in OLD + NEW])


def measure(rows: tuple[str, ...]) -> Statistics:
    hexes = by_letter(rows)
    special = EMPTY
    for letter in SPECIALS:
        special |= hexes[letter]
    places = members(special)
    return Statistics(
        areas={letter: _sizes(hexes[letter]) for letter in OLD + NEW + SEA + PEAK},
        coast=_edges(hexes[SEA]),
        alike=sum([_pairs(group) for group in hexes.values()]),
        spacing=[distance(one, two) for number, one in enumerate(places) for two in places[:number]],
        margins=[to_border(hex) for hex in places],
        company=[_company(hexes, hex) for hex in places],
        far_mountains=count(hexes[PEAK] & ~within_two(special)),
    )


def _sizes(hexes: Hexes) -> list[int]:
    return sorted([count(area) for area in areas(hexes)], reverse=True)


def _edges(hexes: Hexes) -> int:
    return sum([count(NEIGHBOURS[hex] & QUADRANT & ~hexes) for hex in members(hexes)])


def _pairs(hexes: Hexes) -> int:
    return sum([count(NEIGHBOURS[hex] & hexes) for hex in members(hexes)]) // 2


def _company(hexes: dict[str, Hexes], hex: Hex) -> int:
    return sum([1 for group in hexes.values() if group & NEIGHBOURS[hex]])


def features(statistics: Statistics) -> dict[str, int]:
    """The measures as single named numbers that can be compared with a range."""
    grown = [statistics.areas[letter] for letter in OLD + NEW if statistics.areas[letter]]
    water, mountains = statistics.areas[SEA], statistics.areas[PEAK]
    return _terrains(statistics) | {
        "areas of the terrain with the fewest": min([len(sizes) for sizes in grown]),
        "areas of the terrain with the most": max([len(sizes) for sizes in grown]),
        "areas to build on": sum([len(sizes) for sizes in grown]),
        "hexes of the largest area": max([sizes[0] for sizes in grown]),
        "single hexes": statistics.singles,
        "neighbours alike": statistics.alike,
        "water": sum(water),
        "waters": len(water),
        "largest water": max(water, default=0),
        "coast": statistics.coast,
        "mountain": sum(mountains),
        "mountain chains": len(mountains),
        "longest mountain chain": max(mountains, default=0),
        "single mountains": mountains.count(1),
        "far mountains": statistics.far_mountains,
        "nearest special hexes": min(statistics.spacing),
        "farthest special hexes": max(statistics.spacing),
        "special hex nearest to the border": min(statistics.margins),
        "special hex farthest from the border": max(statistics.margins),
        "fewest kinds around a special hex": min(statistics.company),
        "most kinds around a special hex": max(statistics.company),
    }


def _terrains(statistics: Statistics) -> dict[str, int]:
    """How much there is of each of the five terrains, and its largest area."""
    numbers = {}
    for letter in OLD:
        name, sizes = NAMES[LETTERS.index(letter)], statistics.areas[letter]
        numbers[name] = sum(sizes)
        numbers[f"largest {name}"] = max(sizes, default=0)
    return numbers


@cache
def ranges() -> dict[str, tuple[int, int]]:
    """The minimum and maximum of each feature over the printed quadrants."""
    printed = [features(measure(board.rows)) for board in PRINTED]
    return {
        name: (min([one[name] for one in printed]), max([one[name] for one in printed]))
        for name in printed[0]
    }


def outside(statistics: Statistics) -> dict[str, int]:
    """The features outside the range of the printed quadrants."""
    known = ranges()
    return {
        name: number
        for name, number in features(statistics).items()
        if not known[name][0] <= number <= known[name][1]
    }
