"""Many seeds that follow from one."""

from typing import Final

from hexstead.engine.chance import Rng

SEEDS: Final = 2**32
"""Seeds are below this: short enough to be written down."""


def seed_of(seed: int, number: int) -> int:
    """One of many seeds that follow from one."""
    return Rng(seed * 1_000_003 + number).below(SEEDS)
