"""Shares and quantiles against known values."""

import pytest

from hexstead.arena.intervals import quantile, wilson
from hexstead.arena.teller import Teller


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        # From the tables of Newcombe, Statistics in Medicine 17 (1998), 857-872.
        (81 / 263, 263, 0.2553, 0.3662),
        (15 / 148, 148, 0.0624, 0.1605),
        (0 / 20, 20, 0.0000, 0.1611),
        (1 / 29, 29, 0.0061, 0.1718),
        (29 / 29, 29, 0.8830, 1.0000),
    ],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    found = wilson(share, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_a_draw_counts_as_half_a_win() -> None:
    assert wilson((3 + 0.5 * 2) / 8, 8) == wilson(4 / 8, 8)


def test_a_quantile_is_a_value_that_occurred() -> None:
    hundred = list(range(100, 0, -1))
    assert [quantile(hundred, part) for part in (0.5, 0.95, 1)] == [50, 95, 100]
    assert quantile(list(range(1, 11)), 0.95) == 10
    assert quantile([7], 0.95) == 7
    assert quantile([], 0.5) == 0


def test_times_are_told_in_a_fitting_unit() -> None:
    told = [Teller().duration(time) for time in (999, 1000, 31_400, 2_000_000)]
    assert told == ["999 µs", "1.0 ms", "31.4 ms", "2.00 s"]
