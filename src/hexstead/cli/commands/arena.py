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
    from hexstead.arena.ledger import Ledger
    from hexstead.arena.plan import Plan
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
    from hexstead.arena.ledger import Ledger, default_file
    from hexstead.arena.ratings import need_library
    from hexstead.arena.tournament import Crew
    from hexstead.cli.screen.boxes import usable_own_boards
    from hexstead.cli.screen.files import refuse_unwritable

    usable_own_boards()
    need_library()
    if ray:
        refuse_beside("--ray", {"--jobs": jobs > 1})
        need_ray()
    refuse_unwritable(report)
    plan = _plan(bots, games, seats, typed, setup, seed)
    with Ledger(out or default_file(plan), plan) as ledger:
        seconds, played = _play(plan, ledger, Crew(jobs, ray))
        _tell(plan, ledger, report, as_json, no_color)
    if played and not as_json:
        rate = text("arena-rate", games=played, rate=played / seconds)
        output(no_color).print(rate, style="quiet")


def _plan(
    bots: list[str], games: int, seats: int | None, typed: Typed, code: str | None, seed: int
) -> "Plan":
    """BadInput if it cannot be played."""
    from hexstead.arena.plan import Plan
    from hexstead.cli.screen.requests import chosen_setup, requested
    from hexstead.setup.code import write_code

    example = chosen_setup(seats, seed, typed, code, first=False, by="--setup")
    plan = Plan(
        tuple(bots), example.seats, requested(typed), seed, games, write_code(example) if code else ""
    )
    plan.check()
    return plan


def _play(plan: "Plan", ledger: "Ledger", crew: "Crew") -> tuple[float, int]:
    """What is still missing; the seconds it took and how many games it were."""
    from hexstead.arena.tournament import run

    began, there = time.monotonic(), len(ledger.played(plan.total))
    try:
        with closing(run(plan, ledger, crew)) as results:
            for _ in progress(results, text("arena-progress"), plan.total, there):
                pass
    except KeyboardInterrupt:
        kept = len(ledger.played(plan.total))
        complain(text("arena-stopped", there=kept, games=plan.total, file=ledger.file))
        raise typer.Exit(INTERRUPTED) from None
    return time.monotonic() - began, len(ledger.played(plan.total)) - there


def _tell(plan: "Plan", ledger: "Ledger", report: Path | None, as_json: bool, no_color: bool) -> None:
    from dataclasses import asdict

    from hexstead.arena.standings import standings
    from hexstead.cli.screen.standings import tables

    found = standings(ledger.results(plan.total), plan.seed)
    if report:
        _write(report, plan, found)
    if as_json:
        typer.echo(json.dumps({"seed": plan.seed, "deals": plan.deals, **asdict(found)}, default=say))
    else:
        output(no_color).print(tables(plan, found, ledger.file, report))


def _write(report: Path, plan: "Plan", found: "Standings") -> None:
    from hexstead.arena.report import page
    from hexstead.cli.screen.files import write_text

    write_text(report, page(plan, found, _command(plan), language()))


def _command(plan: "Plan") -> str:
    """What gives the same games again."""
    numbers = ["--games", str(plan.games), "--seats", str(plan.seats)]
    return join(["hexstead", "arena", *plan.bots, *numbers, *_where(plan), "--seed", str(plan.seed)])


def _where(plan: "Plan") -> list[str]:
    from hexstead.cli.screen.requests import typed_again

    return ["--setup", plan.setup] if plan.setup else typed_again(plan.request)
