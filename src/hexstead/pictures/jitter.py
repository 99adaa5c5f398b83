"""Random-looking numbers that never change, so that the same map always looks the same."""

from typing import Final

_MASK: Final = 2**32 - 1
_HALF: Final = 2**16
_MULTIPLIER: Final = 0x45D9F3B


def scatter(number: int) -> float:
    """A number between 0 and 1 that looks random."""
    mixed = number & _MASK
    for _ in range(2):
        mixed = ((mixed ^ mixed // _HALF) * _MULTIPLIER) & _MASK
    return (mixed ^ mixed // _HALF) / 2**32


class Jitter:
    """A sequence of such numbers from a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def next(self) -> float:
        self._seed = self._seed * 7 + 0x9E37 & _MASK
        return scatter(self._seed)

    def around(self, spread: float) -> float:
        """A number at most half the spread away from 0."""
        return (self.next() - 0.5) * spread

    def between(self, low: float, high: float) -> float:
        return low + self.next() * (high - low)

    def side(self) -> int:
        return 1 if self.next() < 0.5 else -1
