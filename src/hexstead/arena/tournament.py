"""Runs a tournament from start to finish: plays the missing games and keeps them."""

from collections.abc import Generator
from dataclasses import dataclass

from hexstead.arena.cluster import on_ray
from hexstead.arena.results_file import ResultsFile
from hexstead.arena.schedule import Tournament
from hexstead.arena.tournament_game import Result
from hexstead.arena.workers import alone, in_processes


@dataclass(frozen=True)
class Crew:
    """Who plays the games."""

    jobs: int = 1
    ray: str = ""
    """The address of a cluster."""


def run(tournament: Tournament, results_file: ResultsFile, crew: Crew) -> Generator[Result, None, None]:
    """The games that were missing, each kept before you get it."""
    there = results_file.played(tournament.total)
    missing = (game for game in tournament.schedule() if game.number not in there)
    if crew.ray:
        results = on_ray(missing, tournament.files, crew.ray)
    elif crew.jobs > 1:
        results = in_processes(missing, tournament.files, crew.jobs)
    else:
        results = alone(missing, tournament.files)
    for result in results:
        results_file.keep(result)
        yield result
