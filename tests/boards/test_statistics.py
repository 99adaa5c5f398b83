"""Measures, on a quadrant small enough to count by eye, and on the printed ones."""

import pytest

from hexstead.boards.generator import islands, recipes
from hexstead.boards.generator.quadrant import QUADRANT, distance
from hexstead.boards.generator.statistics import PRINTED, measure, outside, ranges
from hexstead.boxes.catalogue import BOARDS, LOCATIONS
from hexstead.engine.hexes import SINGLE, around, members

STRIPES = ("GGGGGGGGGG",) * 3 + ("WWWWWWWWWW",) + ("TTTTTTTTTT",) * 2 + ("TXTTTTTLTT",) + ("MMTTTTTTMD",) * 3


def test_counts_and_areas() -> None:
    statistics = measure(STRIPES)
    assert statistics.areas["G"] == [30]
    assert statistics.areas["W"] == [10]
    assert statistics.areas["M"] == [6, 3]
    assert statistics.counts["T"] == 20 + 8 + 18
    assert statistics.areas["S"] == []


def test_coast_counts_edges() -> None:
    # Each hex of the river has two land hexes above and two below, but for one corner at each end.
    assert measure(STRIPES).coast == 10 * 4 - 2


def test_special_hexes() -> None:
    statistics = measure(STRIPES)
    assert statistics.spacing == [6]
    assert statistics.margins == [1, 2]
    assert statistics.company == [2, 1]


def test_caves_lie_three_steps_from_special_hexes() -> None:
    # The special hexes lie in row 7: only the mountains in row 10 are far enough.
    assert measure(STRIPES).far_mountains == 3


def test_a_hex_on_its_own_is_single() -> None:
    assert measure(("GGGGGGGGGG",) * 9 + ("GGGGGDGGGG",)).singles == 1


def test_distance_is_the_number_of_steps() -> None:
    for start in (0, 4, 21 * 5 + 3, 21 * 9 + 9):
        reached, steps = SINGLE[start], 0
        while steps < 12:
            for hex in members(QUADRANT & reached):
                assert distance(start, hex) <= steps
            for hex in members(QUADRANT & ~reached):
                assert distance(start, hex) > steps
            reached, steps = reached | around(reached), steps + 1


@pytest.mark.parametrize(
    ("name", "caves"),
    [("oracle", 2), ("tavern", 9), ("paddock", 13), ("oasis", 0), ("quarry", 3), ("city-hall", 6)],
)
def test_caves_of_printed_boards(name: str, caves: int) -> None:
    assert measure(BOARDS[name].rows).far_mountains == caves


def test_printed_boards_lie_within_their_own_ranges() -> None:
    assert len(PRINTED) == 16
    assert [board.name for board in PRINTED if outside(measure(board.rows))] == []


def test_ranges_are_narrow_enough_to_mean_something() -> None:
    assert ranges()["grass"] == (13, 20)
    assert ranges()["single hexes"] == (0, 0)
    assert ranges()["nearest special hexes"] == (3, 6)
    assert outside(measure(("GCDFTGCDFT",) * 5 + ("XGCDLTGCDF",) * 5))


def test_recipes_know_every_location() -> None:
    assert set(recipes.LOCATIONS) | set(islands.LOCATIONS) == set(LOCATIONS)
