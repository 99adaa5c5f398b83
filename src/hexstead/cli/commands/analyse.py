"""`hexstead analyse`: what each turn of a game was worth, and what would have been better."""

import json
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from hexstead.cli.screen.console import output, progress
from hexstead.cli.screen.language import refusal, text
from hexstead.cli.screen.options import AsJson, NoColor, Svg

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexstead.bots.analysis import TurnReport
    from hexstead.match.match import Match

Thinking = Annotated[
    float,
    typer.Option("--seconds", metavar="SECONDS", min=0.05, max=600, help="with-seconds"),
]


def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="with-record")],
    seconds: Thinking = 1.0,
    svg: Svg = None,
    theme: Annotated[Literal["light", "dark"], typer.Option(metavar="THEME", help="with-theme")] = "light",
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    from hexstead.bots.analysis import Analyst
    from hexstead.cli.commands.show import replayed
    from hexstead.cli.screen.facts import seat_names
    from hexstead.cli.screen.files import name_of, read_record, refuse_unwritable, write_text
    from hexstead.engine.actions import END
    from hexstead.match.seed import number_from

    refuse_unwritable(svg)
    record = read_record(file)
    match = replayed(name_of(file), record)
    number = len([step for step in match.steps if step.action == END])
    if not number:
        raise refusal("analyse-nothing", file=name_of(file))
    analyst = Analyst(number_from("analysis", match.seed.text), seconds, time.monotonic)
    reports = list(progress(analyst.reports(match), text("analyse-progress"), number))
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

    from hexstead.cli.screen.facts import seat_name
    from hexstead.cli.screen.paint import QUIET

    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column("")
    for head in ("analyse-swing", "analyse-missed"):
        table.add_column(text(head), justify="right", no_wrap=True)
    for head in ("analyse-played", "analyse-better"):
        table.add_column(text(head))
    for report in reports:
        table.add_row(
            str(report.number),
            seat_name(report.seat, names[report.seat]),
            f"{report.swing:+d}",
            text("analyse-gold", gold=report.missed) if report.missed else "",
            shown(_written(match, report.actions)),
            shown(_written(match, report.best)) if report.missed else Text(text("analyse-same"), QUIET),
        )
    return Group(table, "", *_sums(reports, names))


def shown(actions: list[str]) -> str:
    """A turn in short, without its end, which is obvious."""
    return " ".join([action for action in actions if action != "end"]) or text("analyse-idle")


def _sums(reports: list["TurnReport"], names: list[str]) -> list[str]:
    """What each seat missed in all."""
    lines = []
    for seat, name in enumerate(names):
        missed = [report.missed for report in reports if report.seat == seat]
        good = len([each for each in missed if not each])
        lines.append(text("analyse-sum", who=name, missed=float(sum(missed)), good=good, turns=len(missed)))
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
    return curve_svg(text("analyse-title"), text("analyse-across"), text("analyse-up"), lines, theme=theme)
