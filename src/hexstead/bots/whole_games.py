"""Whole games between choosers."""

import time

from hexstead.bots.chooser import Chooser
from hexstead.bots.registry import SECONDS
from hexstead.engine.actions import Action
from hexstead.engine.view import see
from hexstead.match.match import Match


def ask(match: Match, chooser: Chooser, seconds: float) -> Action:
    """A chooser's answer to the current decision. It sees only what its seat may know."""
    decision = match.decision()
    view = see(match.world, match.state, decision.seat)
    return chooser.choose(match.world, view, decision, time.monotonic() + seconds)


def play_out(match: Match, choosers: list[Chooser], seconds: float = SECONDS) -> None:
    """Let the choosers, one per seat, play to the end. For bots that may fail, use `Referee`."""
    while not match.is_over:
        match.play(ask(match, choosers[match.decision().seat], seconds))
