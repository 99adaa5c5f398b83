"""A tournament from beginning to end: what has not been played yet is played and kept."""

from collections.abc import Generator
from dataclasses import dataclass

from hexstead.arena.cluster import on_ray
from hexstead.arena.game import Result
from hexstead.arena.ledger import Ledger
from hexstead.arena.plan import Plan
from hexstead.arena.workers import alone, in_processes


@dataclass(frozen=True)
class Crew:
    """Who plays the games."""

    jobs: int = 1
    ray: str = ""
    """The address of a cluster."""


def run(plan: Plan, ledger: Ledger, crew: Crew) -> Generator[Result, None, None]:
    """The games that were missing, each kept before it is told."""
    there = ledger.played(plan.total)
    missing = (game for game in plan.schedule() if game.number not in there)
    if crew.ray:
        results = on_ray(missing, plan.files, crew.ray)
    elif crew.jobs > 1:
        results = in_processes(missing, plan.files, crew.jobs)
    else:
        results = alone(missing, plan.files)
    for result in results:
        ledger.keep(result)
        yield result
