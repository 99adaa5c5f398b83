"""Made-up results: who had how much gold."""

from collections.abc import Iterable
from dataclasses import replace

from hexstead.arena.schedule import ScheduledGame
from hexstead.arena.tournament_game import GameIncident, Outcome, Result
from hexstead.engine.said import Said


def a_result(deal: int, gold: dict[str, int] | list[tuple[str, int]], number: int = 0, **more: int) -> Result:
    """A game in which the bots, by seat, had so much gold."""
    by_seat = list(gold.items()) if isinstance(gold, dict) else gold
    bots = tuple([bot for bot, _ in by_seat])
    game = ScheduledGame(number, deal, "HX-CODE", 7, bots, tuple(range(len(bots))))
    outcomes = [Outcome(bot, {"knights": paid}, (10, 20, 30), ()) for bot, paid in by_seat]
    return Result(game, more.get("rounds", 10), more.get("actions", 100), "{}", tuple(outcomes))


def with_incident(result: Result, seat: int, why: str) -> Result:
    """The bot in the seat has raised an exception."""
    outcomes = list(result.outcomes)
    one, reason = outcomes[seat], Said("incident-raised", {"error": "ValueError", "why": why})
    outcomes[seat] = Outcome(one.bot, one.gold, one.thought, (GameIncident(5, reason),))
    return Result(result.game, result.rounds, result.actions, result.record, tuple(outcomes))


def timeless(results: Iterable[Result]) -> list[Result]:
    """In order of their numbers, without what differs from run to run."""
    ordered = sorted(results, key=lambda result: result.game.number)
    return [replace(one, outcomes=tuple([_timeless(seat) for seat in one.outcomes])) for one in ordered]


def _timeless(outcome: Outcome) -> Outcome:
    return replace(outcome, thought=())


RAISER = """
class Raiser:
    def __init__(self, seed):
        pass

    def choose(self, world, view, decision, deadline):
        raise RuntimeError("out of ideas")
"""

CHEAT = """
class Cheat:
    def __init__(self, seed):
        pass

    def choose(self, world, view, decision, deadline):
        return 100_000
"""

SLOW = """
import time
from pathlib import Path

class Slow:
    def __init__(self, seed):
        pass

    def choose(self, world, view, decision, deadline):
        time.sleep(0.9 if Path("slower").exists() else 0.02)
        return decision.actions[0]
"""
