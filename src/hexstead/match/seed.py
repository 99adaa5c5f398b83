"""What decides the order of the cards and who starts: a named generator, and its seed as text."""

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, Self, TypeAlias

from hexstead.engine.chance import QUICK, SHA256, Chance, Keyed, Rng
from hexstead.engine.said import BadInput, Said, error
from hexstead.setup.documents import in_field

Generator: TypeAlias = Literal["sha256", "quick"]

FEWEST_BYTES: Final = 16
MOST_BYTES: Final = 64
_FRESH_BYTES: Final = 32
_QUICK_NUMBERS: Final = 2**64
"""The quick generator uses only the last 64 bits of a number."""

_SPELLINGS: Final = {
    SHA256: re.compile(rf"([0-9a-f]{{2}}){{{FEWEST_BYTES},{MOST_BYTES}}}"),
    QUICK: re.compile(r"0|[1-9a-f][0-9a-f]{0,15}"),
}
SPELLING: Final = f"^([0-9a-f]{{1,16}}|([0-9a-f]{{2}}){{{FEWEST_BYTES},{MOST_BYTES}}})$"
"""The pattern of both, for the schema."""
_EXPECTED: Final = {
    SHA256: error("seed-sha256", fewest=FEWEST_BYTES, most=MOST_BYTES),
    QUICK: error("seed-quick"),
}


def why_no_seed(generator: str, text: str) -> Said | None:
    """What is wrong with this seed; None if it is valid."""
    return None if _SPELLINGS[generator].fullmatch(text) else _EXPECTED[generator]


@dataclass(frozen=True)
class Seed:
    """Which generator draws, and from which seed.

    >>> Seed.quick(255)
    Seed(generator='quick', text='ff')
    """

    generator: Generator
    text: str

    def __post_init__(self) -> None:
        if why := why_no_seed(self.generator, self.text):
            raise BadInput(in_field(self.generator, why))

    @classmethod
    def quick(cls, number: int) -> Self:
        """The seed of a number, for the quick generator."""
        return cls("quick", f"{number % _QUICK_NUMBERS:x}")

    @classmethod
    def fresh(cls) -> Self:
        """A seed that nobody can guess, for the unpredictable generator."""
        return cls("sha256", secrets.token_hex(_FRESH_BYTES))

    def chance(self) -> Chance:
        """The generator, before it has drawn anything."""
        return Rng(int(self.text, 16)) if self.generator == QUICK else Keyed(bytes.fromhex(self.text))


def number_from(*words: str) -> int:
    """A number for a quick generator that follows from these words, but doesn't give any of them away."""
    return int.from_bytes(sha256("\n".join(words).encode()).digest()[:8], "big")
