"""The random generator of the game. Its sequence is part of every record, so it is our own.

>>> Rng(7).below(100) == Rng(7).below(100)
True
"""

from collections.abc import Callable
from sys import byteorder
from typing import Final

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


# The state after k steps is `state * power + sum`: with a lane of its own for each k, one product finds all.
_LANE: Final = 128
_LANES: Final[dict[int, tuple[int, int]]] = {}


def _find_lanes(number: int) -> tuple[int, int]:
    power, sum = 1, 0
    powers = sums = 0
    for lane in range(number):
        power = power * _MULTIPLIER & _MASK
        sum = (sum * _MULTIPLIER + _INCREMENT) & _MASK
        powers |= power << _LANE * lane
        sums |= sum << _LANE * lane
    _LANES[number] = powers, sums
    return powers, sums


class Rng:
    """A 64-bit linear congruential generator; its upper half is the answer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        # Two steps, so that seeds that lie close together part at once.
        self.state = (seed * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = ((self.state ^ self.state >> 29) * _MULTIPLIER + _INCREMENT) & _MASK

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (self.state >> 32) * limit >> 32

    def shuffle(self, items: list[int]) -> None:
        """Draw them all, one by one, and lay them in the order in which they came."""
        pile = items.copy()
        items.clear()
        left = len(pile)
        for number in self._next(left):
            items.append(pile.pop(number * left >> 32))
            left -= 1

    def _next(self, number: int) -> list[int]:
        """The next so many answers: what as many calls of `below` would scale, found by one product."""
        if not number:
            return []
        powers, sums = _LANES.get(number) or _find_lanes(number)
        lanes = self.state * powers + sums
        self.state = lanes >> _LANE * (number - 1) & _MASK
        halves = memoryview(lanes.to_bytes(_LANE // 8 * number, byteorder)).cast("I")
        return halves[1::4].tolist() if byteorder == "little" else halves[-2::-4].tolist()

    def copy(self) -> "Rng":
        return _at(self.state)

    def __reduce__(self) -> tuple[Callable[[int], "Rng"], tuple[int]]:
        """For pickle and deepcopy: what mypyc compiles needs to be told how it is made."""
        return _at, (self.state,)


def _at(state: int) -> Rng:
    """A generator that goes on from there."""
    rng = Rng(0)
    rng.state = state
    return rng
