"""`hexstead arena`: tournaments between bots."""

import json
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.options import AsJson, Code, EditionName, Expansions, HouseRules, NoColor, Seats
from hexstead.cli.screen import INTERRUPTED, complain, output, progress, refuse_beside
from hexstead.cli.words import ARENA, ERRORS
from hexstead.match.documents import BadInput
from hexstead.telling.words import counted

if TYPE_CHECKING:
    from hexstead.arena.ledger import Ledger
    from hexstead.arena.plan import Plan
    from hexstead.arena.standings import Standings
    from hexstead.arena.tournament import Crew
    from hexstead.cli.wishes import Wishes


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help="Such as random, greedy, planner, search:500ms (its thinking time), or ./mybot.py:MyBot.",
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", "-g", metavar="NUMBER", min=1, help="How many in all: whole deals.")
    ] = 100,
    seats: Seats = None,
    expansions: Expansions = None,
    edition: EditionName = None,
    option: HouseRules = None,
    setup: Code = None,
    seed: Annotated[
        int, typer.Option(metavar="NUMBER", min=0, help="Another seed gives other set-ups and chances.")
    ] = 1,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="NUMBER", min=1, max=64, help="Games at the same time.")
    ] = 1,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead; local starts one here.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the results in this SQLite file.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots to this HTML file.")
    ] = None,
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    """Let bots play many games and compare them.

    Every deal of set-up and deck is played in all seatings. Of more bots than seats, all choices meet.

    The same command gives the same games, but for bots that watch the clock; interrupted, it goes on.

    Examples:

      hexstead arena greedy random --games 200 --jobs 2

      hexstead arena greedy planner search:500ms --expansions all --report arena.html

      hexstead arena planner greedy greedy greedy --seats 4

      hexstead arena greedy planner --edition newest

      hexstead arena ./mybot.py:MyBot planner
    """
    from hexstead.arena.cluster import need_ray
    from hexstead.arena.ledger import Ledger, default_file
    from hexstead.arena.ratings import need_library
    from hexstead.arena.tournament import Crew
    from hexstead.cli.boxes import usable_own_boards
    from hexstead.cli.files import refuse_unwritable
    from hexstead.cli.wishes import Wishes

    usable_own_boards()
    need_library()
    if ray:
        refuse_beside("--ray", {"--jobs": jobs > 1})
        need_ray()
    refuse_unwritable(report)
    wishes = Wishes(expansions=expansions, edition=edition, option=tuple(option or ()))
    plan = _plan(bots, games, seats, wishes, setup, seed)
    with Ledger(out or default_file(plan), plan) as ledger:
        seconds, played = _play(plan, ledger, Crew(jobs, ray))
        _tell(plan, ledger, report, as_json, no_color)
    if played and not as_json:
        rate = ARENA["rate"].format(games=counted(played, "game"), rate=played / seconds)
        output(no_color).print(rate, style="quiet")


def _plan(
    bots: list[str], games: int, seats: int | None, wishes: "Wishes", code: str | None, seed: int
) -> "Plan":
    from hexstead.arena.plan import Plan
    from hexstead.match.code import read_code, write_code

    if code is not None:
        refuse_beside("--setup", wishes.given())
        setup = read_code(code)
        if seats not in (None, setup.seats):
            raise BadInput(ERRORS["code-seats"].format(seats=setup.seats))
        plan = Plan(tuple(bots), setup.seats, (), seed, games, write_code(setup))
    else:
        plan = _drawn(Plan(tuple(bots), seats or 2, (), seed, games), wishes)
    plan.check()
    return plan


def _drawn(plan: "Plan", wishes: "Wishes") -> "Plan":
    """With set-ups that are drawn as wished; BadInput if that cannot be."""
    from hexstead.cli.boxes import chosen_boxes
    from hexstead.cli.wishes import draw
    from hexstead.content.second import NEWEST

    example = draw(plan.seats, plan.seed, wishes)
    boxes = () if example.edition == NEWEST else chosen_boxes(wishes.expansions)
    return replace(plan, expansions=boxes, edition=example.edition, options=example.options)


def _play(plan: "Plan", ledger: "Ledger", crew: "Crew") -> tuple[float, int]:
    """What is still missing; the seconds it took and how many games it were."""
    from hexstead.arena.tournament import run

    began, there = time.monotonic(), len(ledger.played(plan.total))
    try:
        with closing(run(plan, ledger, crew)) as results:
            for _ in progress(results, ARENA["progress"], plan.total, there):
                pass
    except KeyboardInterrupt:
        kept = len(ledger.played(plan.total))
        complain(ARENA["stopped"].format(there=kept, games=plan.total, file=ledger.file))
        raise typer.Exit(INTERRUPTED) from None
    return time.monotonic() - began, len(ledger.played(plan.total)) - there


def _tell(plan: "Plan", ledger: "Ledger", report: Path | None, as_json: bool, no_color: bool) -> None:
    from dataclasses import asdict

    from hexstead.arena.standings import standings
    from hexstead.cli.standings import tables

    found = standings(ledger.results(plan.total), plan.seed)
    if report:
        _write(report, plan, found)
    if as_json:
        typer.echo(json.dumps({"seed": plan.seed, "deals": plan.deals, **asdict(found)}))
    else:
        output(no_color).print(tables(plan, found, ledger.file, report))


def _write(report: Path, plan: "Plan", found: "Standings") -> None:
    from hexstead.arena.report import page
    from hexstead.cli.files import write_text

    write_text(report, page(plan, found, _command(plan)))


def _command(plan: "Plan") -> str:
    """What gives the same games again."""
    numbers = ["--games", str(plan.games), "--seats", str(plan.seats)]
    return join(["hexstead", "arena", *plan.bots, *numbers, *_where(plan), "--seed", str(plan.seed)])


def _where(plan: "Plan") -> list[str]:
    from hexstead.match.setup import USUAL_EDITION

    if plan.setup:
        return ["--setup", plan.setup]
    boxes = ["--expansions", ",".join(plan.expansions)] if plan.expansions else []
    edition = ["--edition", plan.edition] if plan.edition != USUAL_EDITION else []
    return [*boxes, *edition, *[word for key in plan.options for word in ("--option", key)]]
