"""For scripts that play set-ups in both seatings: the result of a pair, its uncertainty, a progress bar."""

import math
from statistics import mean, stdev

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hexstead.engine.scoring import score
from hexstead.match.match import Match

Pair = list[int]
"""How much gold a bot was ahead of the other, in both games of a set-up."""


def ahead(match: Match, seat: int) -> int:
    """How much gold a seat of two is ahead."""
    gold = [each.total for each in score(match.world, match.state)]
    return gold[seat] - gold[1 - seat]


def row(pairs: list[Pair]) -> tuple[str, str, str]:
    """Games, games won and gold ahead, as text with 95 % intervals; equal gold counts half."""
    won = [100 * mean([(gold > 0) + (gold == 0) / 2 for gold in pair]) for pair in pairs]
    gold = [mean(pair) for pair in pairs]
    return (
        str(2 * len(pairs)),
        f"{mean(won):.1f} % ± {_doubt(won):.1f}",
        f"{mean(gold):+.1f} ± {_doubt(gold):.1f}",
    )


def _doubt(values: list[float]) -> float:
    """Half of the 95 % interval of the mean. The two games of a set-up depend on each other: pairs count."""
    return 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan


def table(first_column: str) -> Table:
    return Table(first_column, "games", "won", "gold ahead")


def progress() -> Progress:
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=Console(stderr=True))
