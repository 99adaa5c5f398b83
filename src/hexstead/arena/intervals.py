"""Shares and quantiles with their uncertainty.

>>> interval = wilson(0.5, 100)
>>> round(interval.low, 3), round(interval.high, 3)
(0.404, 0.596)
>>> quantile([5, 1, 3], 0.5)
3
"""

from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final

_Z: Final = 1.959964
"""95 % of a normal distribution lies within this many standard deviations."""


@dataclass(frozen=True)
class Interval:
    """The truth lies within it 95 times in 100."""

    low: float
    high: float


def wilson(share: float, games: int) -> Interval:
    """Wilson's interval for a share of this many games; draws may have counted as half."""
    scale = 1 + _Z**2 / games
    middle = (share + _Z**2 / (2 * games)) / scale
    reach = _Z / scale * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def quantile(values: list[int], part: float) -> int:
    """The smallest value that this share of them doesn't exceed; 0 if there are none."""
    if not values:
        return 0
    return sorted(values)[max(0, ceil(part * len(values)) - 1)]


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values) if values else 0.0
