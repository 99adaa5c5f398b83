"""The random generators of the game. Their sequences are part of every record, so they are our own.

The quick one is for learning, tournaments and guesses. You can predict it once you have seen enough of its
output, so games between people draw from the keyed one.

>>> Rng(7).below(100) == Rng(7).below(100)
True
>>> Keyed(bytes(16)).below(100) == Keyed(bytes(16)).below(100)
True
"""

from collections.abc import Callable
from hashlib import sha256
from sys import byteorder
from typing import Final

QUICK: Final = "quick"
SHA256: Final = "sha256"

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


# The state after k steps is `state * power + sum`. Each k gets its own lane, so one product finds them all.
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


class Chance:
    """What both generators can do."""

    __slots__ = ()

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        raise NotImplementedError

    def shuffle(self, items: list[int]) -> None:
        """Draw them all, one by one, and lay them down in that order."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        """A second generator that continues from the same place."""
        raise NotImplementedError


class Rng(Chance):
    """The quick one: a 64-bit linear congruential generator that returns its upper half."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        # Two steps, so that neighbouring seeds diverge at once.
        self.state = (seed * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = ((self.state ^ self.state >> 29) * _MULTIPLIER + _INCREMENT) & _MASK

    def below(self, limit: int) -> int:
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (self.state >> 32) * limit >> 32

    def shuffle(self, items: list[int]) -> None:
        pile = items.copy()
        items.clear()
        left = len(pile)
        for number in self._next(left):
            items.append(pile.pop(number * left >> 32))
            left -= 1

    def _next(self, number: int) -> list[int]:
        """The next `number` outputs, before `below` would scale them, from a single product."""
        if not number:
            return []
        powers, sums = _LANES.get(number) or _find_lanes(number)
        lanes = self.state * powers + sums
        self.state = lanes >> _LANE * (number - 1) & _MASK
        halves = memoryview(lanes.to_bytes(_LANE // 8 * number, byteorder)).cast("I")
        return halves[1::4].tolist() if byteorder == "little" else halves[-2::-4].tolist()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def copy(self) -> "Rng":
        return quick_at(self.state)

    def __reduce__(self) -> tuple[Callable[[int], "Rng"], tuple[int]]:
        """For pickle and deepcopy: classes compiled by mypyc don't know how to rebuild themselves."""
        return quick_at, (self.state,)


def quick_at(state: int) -> Rng:
    """A quick generator that continues from this state."""
    rng = Rng(0)
    rng.state = state
    return rng


_WORDS: Final = 2**32
"""How many different words there are: a word has 4 bytes."""
REJECTED: Final = -1
_WORDS_IN_BLOCK: Final = 8
_COUNTER_BYTES: Final = 8


class Keyed(Chance):
    """The unpredictable one: block n is the SHA-256 of the key and n, read as 8 words."""

    __slots__ = ("_block", "key", "taken")

    def __init__(self, key: bytes, taken: int = 0) -> None:
        """`taken` is how many words it has already given."""
        self.key = key
        self.taken = taken
        self._block = _block(key, taken // _WORDS_IN_BLOCK) if taken % _WORDS_IN_BLOCK else b""

    def below(self, limit: int) -> int:
        if not 0 < limit <= _WORDS:
            raise ValueError(f"{limit} is not from 1 to {_WORDS}")
        number = REJECTED
        while number == REJECTED:
            number = unbiased(self._word(), _WORDS, limit)
        return number

    def _word(self) -> int:
        place = self.taken % _WORDS_IN_BLOCK
        if not place:
            self._block = _block(self.key, self.taken // _WORDS_IN_BLOCK)
        self.taken += 1
        return int.from_bytes(self._block[4 * place : 4 * place + 4], "big")

    def shuffle(self, items: list[int]) -> None:
        pile = items.copy()
        items.clear()
        items += [pile.pop(self.below(left)) for left in range(len(pile), 0, -1)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keyed) and (self.key, self.taken) == (other.key, other.taken)

    def __hash__(self) -> int:
        return hash((self.key, self.taken))

    def copy(self) -> "Keyed":
        return Keyed(self.key, self.taken)

    def __reduce__(self) -> tuple[Callable[[bytes, int], "Keyed"], tuple[bytes, int]]:
        """As for the quick one."""
        return keyed_at, (self.key, self.taken)


def keyed_at(key: bytes, taken: int) -> Keyed:
    """A keyed generator that continues after `taken` words."""
    return Keyed(key, taken)


def unbiased(word: int, words: int, limit: int) -> int:
    """The number below the limit that this word stands for.

    Every number gets the same share of the words; the words left over are rejected.
    """
    return word % limit if word < words - words % limit else REJECTED


def _block(key: bytes, number: int) -> bytes:
    return sha256(key + number.to_bytes(_COUNTER_BYTES, "big")).digest()
