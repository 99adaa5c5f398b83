"""Many games between bots, on as many processes as wanted; the same games whatever their number."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from hexstead.bots.game import play_out
from hexstead.bots.seeds import seed_of
from hexstead.cli.opponents import make_bot
from hexstead.content.catalogue import ALWAYS, CARDS, TASKS, TILES
from hexstead.engine.actions import Seat
from hexstead.engine.scoring import score, winners
from hexstead.match.match import Match
from hexstead.match.setup import Setup, draw_setup

_CHUNK = 4
"""Games that a process gets at once: few, so that the bar moves and Ctrl-C is heard soon."""

_SOURCES = [*CARDS, *TASKS, *ALWAYS, *TILES]
"""All that may pay gold, in the order in which it is told."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; without a set-up each game draws its own from the boxes."""

    games: int
    bots: tuple[str, ...]
    seed: int
    expansions: tuple[str, ...]
    setup: Setup | None = None


@dataclass(frozen=True)
class Result:
    """One game: gold by source for each seat, who won, and how long it took."""

    gold: tuple[dict[str, int], ...]
    winners: tuple[Seat, ...]
    rounds: int
    actions: int


def results(plan: Plan, jobs: int) -> Iterator[Result]:
    """The games in order of their number, as they are finished."""
    if jobs == 1:
        yield from (play_game(plan, number) for number in range(plan.games))
        return
    # A fresh interpreter for each job: copying a running one is not safe everywhere.
    # Only this process hears Ctrl-C; it then lets the others finish what they have begun.
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal, (SIGINT, SIG_IGN)) as pool:
        try:
            yield from pool.map(play_game, [plan] * plan.games, range(plan.games), chunksize=_CHUNK)
        finally:
            pool.shutdown(cancel_futures=True)


def play_game(plan: Plan, number: int) -> Result:
    seed = seed_of(plan.seed, number)
    match = Match(plan.setup or draw_setup(len(plan.bots), seed, expansions=plan.expansions), seed)
    play_out(match, [make_bot(key, seed, seat) for seat, key in enumerate(plan.bots)])
    scores = score(match.world, match.state)
    return Result(tuple([one.gold for one in scores]), tuple(winners(scores)), match.round, len(match.steps))


def summary(plan: Plan, played: list[Result]) -> dict[str, Any]:
    """What the games say, by seat; shares and means to three places, so that it reads the same everywhere."""
    return {
        "games": len(played),
        "seed": plan.seed,
        "seats": [_of_seat(key, seat, played) for seat, key in enumerate(plan.bots)],
        "rounds": mean([result.rounds for result in played]),
        "actions": mean([result.actions for result in played]),
    }


def _of_seat(bot: str, seat: Seat, played: list[Result]) -> dict[str, Any]:
    wins = [1 / len(result.winners) if seat in result.winners else 0.0 for result in played]
    paid = {key for result in played for key in result.gold[seat]}
    return {
        "bot": bot,
        "win_share": mean(wins),
        "gold": mean([sum(result.gold[seat].values()) for result in played]),
        "gold_by_source": {key: _of_source(key, seat, played) for key in _SOURCES if key in paid},
    }


def _of_source(key: str, seat: Seat, played: list[Result]) -> float:
    """Only games count in which this source was in play."""
    return mean([result.gold[seat][key] for result in played if key in result.gold[seat]])


def mean(values: list[float] | list[int]) -> float:
    return round(sum(values) / len(values), 3)
