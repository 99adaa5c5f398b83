"""Whole games between choosers."""

import time
from collections.abc import Callable
from typing import Final

from hexstead.bots.at_random import AtRandom
from hexstead.bots.chooser import Chooser
from hexstead.bots.greedy import Greedy
from hexstead.bots.planner import Planner
from hexstead.bots.search import Search
from hexstead.engine.actions import Action
from hexstead.engine.view import see
from hexstead.match.match import Match

BOTS: Final[dict[str, Callable[[int], Chooser]]] = {
    "random": AtRandom,
    "greedy": Greedy,
    "planner": Planner,
    "search": Search,
}
DEFAULT_BOT: Final = "greedy"

SECONDS: Final = 1.0
"""How long a bot may think about a decision, if nothing else is said."""
PLENTY: Final = 10.0
"""The same for those that come to an end by themselves: a busy machine shall not change what they choose."""
ENDLESS: Final = ("search",)
"""The bots that think as long as they may."""


def ask(match: Match, chooser: Chooser, seconds: float) -> Action:
    """What a chooser answers to the decision that is due; it sees only what its seat may know."""
    decision = match.decision()
    view = see(match.world, match.state, decision.seat)
    return chooser.choose(match.world, view, decision, time.monotonic() + seconds)


def play_out(match: Match, choosers: list[Chooser], seconds: float = SECONDS) -> None:
    """Let the choosers, one for each seat, play to the end. A `Referee` does so with bots that may fail."""
    while not match.is_over:
        match.play(ask(match, choosers[match.decision().seat], seconds))
