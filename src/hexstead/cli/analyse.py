"""`hexstead analyse`: what each turn of a game was worth, and what would have been better."""

import json
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from hexstead.cli.options import AsJson, NoColor, Svg
from hexstead.cli.screen import output, progress
from hexstead.cli.words import ANALYSE
from hexstead.match.documents import BadInput
from hexstead.telling.words import counted

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexstead.bots.analysis import TurnReport
    from hexstead.match.match import Match

Thinking = Annotated[
    float,
    typer.Option(
        "--seconds", metavar="SECONDS", min=0.05, max=600, help="How long the search thinks about a turn."
    ),
]


def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="The document; - is the standard input.")],
    seconds: Thinking = 1.0,
    svg: Svg = None,
    theme: Annotated[Literal["light", "dark"], typer.Option(help="The colours of the picture.")] = "light",
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    """Go through a game turn by turn: what each changed, and the best turn that a search finds.

    The search knows what the player could know. Expected gold is what quick games from there end with.

    Examples:

      hexstead analyse game.json

      hexstead analyse game.json --seconds 5 --svg game.svg
    """
    from hexstead.bots.analysis import Analyst
    from hexstead.cli.facts import seat_names
    from hexstead.cli.files import name_of, read_record, refuse_unwritable, write_text
    from hexstead.cli.show import replayed
    from hexstead.engine.actions import END

    refuse_unwritable(svg)
    record = read_record(file)
    match = replayed(name_of(file), record)
    number = len([step for step in match.steps if step.action == END])
    if not number:
        raise BadInput(ANALYSE["nothing"].format(file=name_of(file)))
    analyst = Analyst(match.seed, seconds, time.monotonic)
    reports = list(progress(analyst.reports(match), ANALYSE["progress"], number))
    names = seat_names(match.world.seats, record.players)
    if svg:
        write_text(svg, _picture(match, reports, names, theme))
    if as_json:
        typer.echo(json.dumps(_plain(match, reports)))
    else:
        output(no_color).print(_table(match, reports, names))


def _plain(match: "Match", reports: list["TurnReport"]) -> dict[str, Any]:
    from hexstead.engine.scoring import score

    return {
        "turns": [
            {
                "number": report.number,
                "seat": report.seat,
                "actions": _written(match, report.actions),
                "gold": report.gold,
                "swing": report.swing,
                "best": _written(match, report.best),
                "missed": round(report.missed, 2),
                "expected": [round(gold, 2) for gold in report.expected],
            }
            for report in reports
        ],
        "gold": [each.total for each in score(match.world, match.state)],
        "finished": match.is_over,
    }


def _written(match: "Match", actions: tuple[int, ...]) -> list[str]:
    from hexstead.match.notation import write_action

    return [write_action(match.world, action) for action in actions]


def _table(match: "Match", reports: list["TurnReport"], names: list[str]) -> "RenderableType":
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from hexstead.cli.facts import seat_name
    from hexstead.cli.paint import QUIET

    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column("")
    for head in ("swing", "missed"):
        table.add_column(ANALYSE[head], justify="right", no_wrap=True)
    for head in ("played", "best"):
        table.add_column(ANALYSE[head])
    for report in reports:
        table.add_row(
            str(report.number),
            seat_name(report.seat, names[report.seat]),
            f"{report.swing:+d}",
            f"{report.missed:.1f}" if report.missed else "",
            shown(_written(match, report.actions)),
            shown(_written(match, report.best)) if report.missed else Text(ANALYSE["same"], QUIET),
        )
    return Group(table, "", *_sums(reports, names))


def shown(actions: list[str]) -> str:
    """A turn in short: that it ends goes without saying."""
    return " ".join([action for action in actions if action != "end"]) or ANALYSE["ended"]


def _sums(reports: list["TurnReport"], names: list[str]) -> list[str]:
    """What each seat missed in all."""
    lines = []
    for seat, name in enumerate(names):
        missed = [report.missed for report in reports if report.seat == seat]
        good = counted(len([each for each in missed if not each]), "turn")
        lines.append(ANALYSE["sum"].format(who=name, missed=sum(missed), good=good, turns=len(missed)))
    return lines


def _picture(
    match: "Match", reports: list["TurnReport"], names: list[str], theme: Literal["light", "dark"]
) -> str:
    from hexstead.engine.scoring import score
    from hexstead.pictures.curve import Line, curve_svg

    ends = [float(each.total) for each in score(match.world, match.state)]
    lines = [
        Line(name, [report.expected[seat] for report in reports] + ([ends[seat]] if match.is_over else []))
        for seat, name in enumerate(names)
    ]
    return curve_svg(ANALYSE["title"], ANALYSE["across"], ANALYSE["up"], lines, theme=theme)
