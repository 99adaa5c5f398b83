"""`hexstead arena`: tournaments between bots."""

import json
import time
from contextlib import closing
from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.screen.console import INTERRUPTED, complain, output, progress, refuse_beside
from hexstead.cli.screen.language import language, say, text
from hexstead.cli.screen.options import AsJson, Code, NoColor, Seats, Typed, with_request

if TYPE_CHECKING:
    from hexstead.arena.results_file import ResultsFile
    from hexstead.arena.schedule import Tournament
    from hexstead.arena.standings import Standings
    from hexstead.arena.tournament import Crew


@with_request()
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help="with-players",
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-g", metavar="NUMBER", min=1, help="with-games")] = 100,
    seats: Seats = None,
    *,
    typed: Typed,
    setup: Code = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER", min=0, help="with-arena-seed")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="NUMBER", min=1, max=64, help="with-jobs")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="with-ray")] = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="with-out")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="with-report")] = None,
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    from hexstead.arena.cluster import need_ray
    from hexstead.arena.ratings import need_library
    from hexstead.arena.results_file import ResultsFile, default_file
    from hexstead.arena.tournament import Crew
    from hexstead.cli.screen.files import refuse_unwritable
    from hexstead.cli.screen.own_boards import usable_own_boards

    usable_own_boards()
    need_library()
    if ray:
        refuse_beside("--ray", {"--jobs": jobs > 1})
        need_ray()
    refuse_unwritable(report)
    tournament = _tournament(bots, games, seats, typed, setup, seed)
    with ResultsFile(out or default_file(tournament), tournament) as results_file:
        seconds, played = _play(tournament, results_file, Crew(jobs, ray))
        _tell(tournament, results_file, report, as_json, no_color)
    if played and not as_json:
        rate = text("arena-rate", games=played, rate=played / seconds)
        output(no_color).print(rate, style="quiet")


def _tournament(
    bots: list[str], games: int, seats: int | None, typed: Typed, code: str | None, seed: int
) -> "Tournament":
    """BadInput if it can't be played."""
    from hexstead.arena.schedule import Tournament
    from hexstead.cli.screen.requests import chosen_setup, requested
    from hexstead.setup.code import write_code

    example = chosen_setup(seats, seed, typed, code, first=False, by="--setup")
    tournament = Tournament(
        tuple(bots), example.seats, requested(typed), seed, games, write_code(example) if code else ""
    )
    tournament.check()
    return tournament


def _play(tournament: "Tournament", results_file: "ResultsFile", crew: "Crew") -> tuple[float, int]:
    """Play the missing games; returns the seconds it took and how many there were."""
    from hexstead.arena.tournament import run

    began, there = time.monotonic(), len(results_file.played(tournament.total))
    try:
        with closing(run(tournament, results_file, crew)) as results:
            for _ in progress(results, text("arena-progress"), tournament.total, there):
                pass
    except KeyboardInterrupt:
        kept = len(results_file.played(tournament.total))
        complain(text("arena-stopped", there=kept, games=tournament.total, file=results_file.file))
        raise typer.Exit(INTERRUPTED) from None
    return time.monotonic() - began, len(results_file.played(tournament.total)) - there


def _tell(
    tournament: "Tournament", results_file: "ResultsFile", report: Path | None, as_json: bool, no_color: bool
) -> None:
    from dataclasses import asdict

    from hexstead.arena.standings import standings
    from hexstead.cli.screen.standings_tables import tables

    found = standings(results_file.results(tournament.total), tournament.seed)
    if report:
        _write(report, tournament, found)
    if as_json:
        typer.echo(
            json.dumps({"seed": tournament.seed, "deals": tournament.deals, **asdict(found)}, default=say)
        )
    else:
        output(no_color).print(tables(tournament, found, results_file.file, report))


def _write(report: Path, tournament: "Tournament", found: "Standings") -> None:
    from hexstead.arena.report import page
    from hexstead.cli.screen.files import write_text

    write_text(report, page(tournament, found, _command(tournament), language()))


def _command(tournament: "Tournament") -> str:
    """The command that plays the same games again."""
    numbers = ["--games", str(tournament.games), "--seats", str(tournament.seats)]
    return join(
        ["hexstead", "arena", *tournament.bots, *numbers, *_where(tournament), "--seed", str(tournament.seed)]
    )


def _where(tournament: "Tournament") -> list[str]:
    from hexstead.cli.screen.requests import typed_again

    return ["--setup", tournament.setup] if tournament.setup else typed_again(tournament.request)
