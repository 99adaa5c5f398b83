"""`hexstead simulate`: many games between bots."""

import json
import secrets
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hexstead.bots.seeds import SEEDS
from hexstead.cli.options import AsJson, Bots, Code, Expansions, NoColor, Seats, Seed
from hexstead.cli.screen import output, progress, refuse_beside
from hexstead.cli.words import ERRORS, SIMULATE
from hexstead.match.documents import BadInput

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexstead.cli.tournament import Plan


def simulate(
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = None,
    setup: Code = None,
    expansions: Expansions = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=64, help="Games at the same time.")] = 1,
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    """Let bots play many games and compare them.

    A seed gives the same games whatever the number of jobs.

    Examples:

      hexstead simulate --games 200 --bots greedy,random --jobs 4

      hexstead simulate --games 50 --seats 4 --seed 7 --json

      hexstead simulate --expansions all --seats 3
    """
    from hexstead.cli.tournament import results, summary

    if setup:
        refuse_beside("--setup", {"--expansions": expansions})
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    plan = _plan(games, seats, bots, seed, setup, expansions)
    began = time.monotonic()
    played = list(progress(results(plan, min(jobs, games)), SIMULATE["progress"], games))
    seconds = time.monotonic() - began
    found = summary(plan, played)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        output(no_color).print(_report(found, seconds))


def _plan(
    games: int, seats: int | None, bots: str | None, seed: int, code: str | None, expansions: str | None
) -> "Plan":
    from hexstead.cli.boxes import chosen_boxes
    from hexstead.cli.opponents import DEFAULT_BOT, bot_keys
    from hexstead.cli.tournament import Plan
    from hexstead.match.code import read_code

    bots = bots or DEFAULT_BOT
    setup = read_code(code) if code else None
    if setup and seats not in (None, setup.seats):
        raise BadInput(ERRORS["code-seats"].format(seats=setup.seats))
    number = setup.seats if setup else seats or max(2, len(bots.split(",")))
    if number > 5:
        raise BadInput(ERRORS["too-many"].format(number=5, what="bots", found=number))
    return Plan(games, tuple(bot_keys(bots, number)), seed, chosen_boxes(expansions), setup)


def _report(found: dict[str, Any], seconds: float) -> "RenderableType":
    from rich.console import Group
    from rich.text import Text

    from hexstead.cli.paint import QUIET

    facts = SIMULATE["facts"].format(rate=f"{found['games'] / seconds:.1f}", **found)
    return Group(_bots_table(found["seats"]), "", _sources_table(found["seats"]), "", Text(facts, QUIET))


def _bots_table(seats: list[dict[str, Any]]) -> "RenderableType":
    from hexstead.cli.facts import numbers_table, seat_name
    from hexstead.cli.opponents import bot_names

    table = numbers_table("", SIMULATE["wins"], SIMULATE["gold"])
    for seat, name in enumerate(bot_names([one["bot"] for one in seats])):
        one = seats[seat]
        table.add_row(seat_name(seat, name), f"{one['win_share']:.1%}", f"{one['gold']:.1f}")
    return table


def _sources_table(seats: list[dict[str, Any]]) -> "RenderableType":
    from hexstead.cli.facts import glyph_heads, numbers_table
    from hexstead.engine.explain import title

    table = numbers_table(SIMULATE["sources"], *glyph_heads(len(seats)))
    for key in seats[0]["gold_by_source"]:
        table.add_row(title(key), *[f"{one['gold_by_source'][key]:.1f}" for one in seats])
    return table
