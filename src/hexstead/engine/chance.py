"""The random generator of the game. Its sequence is part of every record, so it is our own.

>>> Rng(7).below(100) == Rng(7).below(100)
True
"""

from typing import Final

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


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
        state = self.state
        pile = items.copy()
        items.clear()
        for left in range(len(pile), 0, -1):
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK
            items.append(pile.pop((state >> 32) * left >> 32))
        self.state = state

    def copy(self) -> "Rng":
        twin = Rng(0)
        twin.state = self.state
        return twin
