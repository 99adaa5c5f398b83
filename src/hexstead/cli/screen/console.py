"""Where the command line writes, and how it reports that something is wrong."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar

import typer
from rich.console import Console
from rich.text import Text

from hexstead.cli.screen.language import refusal, say, text
from hexstead.engine.said import BadInput, Said

if TYPE_CHECKING:
    from rich.progress import Progress

Item = TypeVar("Item")

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130


def output(no_color: bool = False) -> Console:
    from hexstead.cli.screen.paint import painted

    # None leaves it to the environment: NO_COLOR, FORCE_COLOR, and whether this is a terminal.
    return painted(Console(no_color=True if no_color else None, highlight=False, markup=False, emoji=False))


def progress(items: Iterable[Item], words: str, number: int, there: int = 0) -> Iterator[Item]:
    """The items, with a progress bar while they come, if somebody is watching and there are many.

    `there` of the `number` are already done.
    """
    if number < 2 or not sys.stderr.isatty():
        yield from items
        return
    with _bars(words) as bars:
        bar = bars.add_task(words, total=number, completed=there)
        for item in items:
            yield item
            bars.advance(bar)


def _bars(words: str) -> "Progress":
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    time_left = (TimeRemainingColumn(), TextColumn(text("progress-left")))
    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), *time_left)
    return Progress(*columns, console=Console(stderr=True), transient=True)


@contextmanager
def reporting(words: str) -> Iterator[Callable[[int, int], None]]:
    """A bar for work that reports its own progress, if somebody is watching."""
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    with _bars(words) as bars:
        bar = bars.add_task(words, total=None)
        yield lambda done, total: bars.update(bar, completed=done, total=total)


@contextmanager
def waiting(words: str) -> Iterator[None]:
    """Shows the words while something takes time, if somebody is watching."""
    if not sys.stderr.isatty():
        yield
        return
    with Console(stderr=True).status(words):
        yield


def flowing(chips: Iterable[Text], width: int) -> list[Text]:
    """Lines of chips, as many on each as fit; never breaks a chip."""
    lines = [Text()]
    for chip in chips:
        if lines[-1].cell_len + chip.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(chip)
    return lines


def refuse_beside(option: str, others: Mapping[str, object]) -> None:
    """BadInput if one of the others was given too."""
    for other, value in others.items():
        if value:
            raise refusal("usage-only", option=option, other=other)


def complain(what: str | Said | BadInput) -> None:
    """On one line; text from a document must not control the terminal."""
    said = what.said if isinstance(what, BadInput) else what
    sentence = say(said) if isinstance(said, Said) else said
    # French sentences contain non-breaking spaces, which Python doesn't count as printable.
    shown = [letter if letter.isprintable() or letter in "\u00a0\u202f" else "?" for letter in sentence]
    typer.echo("".join(shown), err=True)
