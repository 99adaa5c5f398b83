"""Who had more gold than whom, game by game.

At a table with more than two, every bot is compared with every other. If a bot has several seats, its
comparisons with another bot are averaged, so that a game always counts once.
"""

from collections import defaultdict
from itertools import permutations

from hexstead.arena.intervals import mean
from hexstead.arena.tournament_game import Outcome, Result

Duels = dict[tuple[str, str], float]
"""For each two bots at a table, the first one's share against the other."""


def duels(result: Result) -> Duels:
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one, other in permutations(result.outcomes, 2):
        if one.bot != other.bot:
            shares[one.bot, other.bot].append(_share(one, other))
    return {pair: mean(found) for pair, found in shares.items()}


def _share(one: Outcome, other: Outcome) -> float:
    """Equal gold counts as half a win."""
    return 0.5 if one.total == other.total else float(one.total > other.total)
