"""Derives many seeds from one."""

from typing import Final

from hexstead.engine.chance import Rng

SEEDS: Final = 2**32
"""Seeds are below this: short enough to write down."""


def seed_of(seed: int, number: int) -> int:
    """One of many seeds derived from one."""
    return Rng(seed * 1_000_003 + number).below(SEEDS)
