"""The random parts of a game at the terminal: set-up, cards and bots, each with its own source."""

import re
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from hexstead.bots.seeds import SEEDS
from hexstead.cli.screen.language import refusal
from hexstead.match.seed import FEWEST_BYTES, MOST_BYTES, Seed, number_from, why_no_seed

_NUMBER: Final = re.compile(rf"[0-9]{{1,{2 * FEWEST_BYTES - 1}}}")


class Chances(NamedTuple):
    setup: int
    cards: Seed
    bots: int


def chances(typed: str | None) -> Chances:
    """Derived from --seed, so the same seed gives the same; without it, nobody can guess them."""
    if typed is None:
        return Chances(secrets.randbelow(SEEDS), Seed.fresh(), fresh_for_bots())
    seed = typed.strip().lower()
    if _NUMBER.fullmatch(seed):
        return _of_number(int(seed))
    if why_no_seed("sha256", seed):
        raise refusal("seed-wrong", fewest=2 * FEWEST_BYTES, most=2 * MOST_BYTES)
    return Chances(number_from("set-up", seed), Seed("sha256", seed), number_from("bots", seed))


def _of_number(number: int) -> Chances:
    """The set-up is the one that `hexstead setup --seed` draws; it doesn't give away the cards."""
    cards = sha256(f"hexstead cards {number}".encode()).hexdigest()
    return Chances(number, Seed("sha256", cards), number_from("bots", str(number)))


def fresh_for_bots() -> int:
    return secrets.randbits(64)
