"""Where the command line writes, and how it says that something is wrong."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from io import StringIO
from typing import Any, Final, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from hexstead.cli.paint import painted
from hexstead.cli.words import ERRORS
from hexstead.match.documents import BadInput

Item = TypeVar("Item")

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
_ANY: Final = "any"
_WITHOUT_VALUE: Final = ("--castle-tiles", "--capitol", "--caves")

# Typer has moved this class between its versions; its subclass stays where it is.
_UsageError: type[Any] = typer.BadParameter.__mro__[1]


def output(no_color: bool = False) -> Console:
    # None leaves it to the environment: NO_COLOR, FORCE_COLOR, and whether this is a terminal.
    return painted(Console(no_color=True if no_color else None, highlight=False, markup=False, emoji=False))


def progress(items: Iterable[Item], words: str, number: int, there: int = 0) -> Iterator[Item]:
    """The items, with a bar beside them while they come if somebody is watching and they are many.

    So many of the number are there already.
    """
    if number < 2 or not sys.stderr.isatty():
        yield from items
        return
    time_left = (TimeRemainingColumn(), TextColumn("left"))
    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), *time_left)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(words, total=number, completed=there)
        for item in items:
            yield item
            bars.advance(bar)


@contextmanager
def waiting(words: str) -> Iterator[None]:
    """Shows the words for as long as something takes, if somebody is watching."""
    if not sys.stderr.isatty():
        yield
        return
    with Console(stderr=True).status(words):
        yield


def flowing(chips: Iterable[Text], width: int) -> list[Text]:
    """Lines of chips, as many on each as there is room for; a chip is never broken."""
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
            raise BadInput(ERRORS["only"].format(option=option, other=other))


def complain(sentence: object) -> None:
    """On one line; what a document brings along must not steer the terminal."""
    typer.echo("".join([letter if letter.isprintable() else "?" for letter in str(sentence)]), err=True)


class _Plain:
    """Help says what kind of value an option takes, and nothing where there is none to give."""

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401 (as Typer has it)
        found: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in found:
            if getattr(param, "is_flag", False):
                param.metavar = ""
            elif param.param_type_name == "argument" and param.metavar:
                # Newer versions of Typer would add the type in the words of Python.
                param.display_type_rich = lambda ctx: None
        return found


class Command(_Plain, TyperCommand):
    """One of them."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 (as Typer has it)
        return list(super().parse_args(ctx, _with_any(args)))


def _with_any(args: list[str]) -> list[str]:
    """Some options can be given without a value: then anything will do."""
    filled = []
    for word, following in zip(args, [*args[1:], "-"], strict=False):
        filled += [word, _ANY] if word in _WITHOUT_VALUE and following.startswith("-") else [word]
    return filled


class Commands(_Plain, TyperGroup):
    """The commands. Whatever the player got wrong is said in one sentence, with exit code 2."""

    asked = "hexstead"
    """The command that is called: some errors do not know which one they are about."""

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 (as Typer has it)
        _prepare_streams()
        run = super().main
        sys.exit(self._exit_code(lambda: run(*args, **{**extra, "standalone_mode": False})))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 (as Typer has it)
        found = super().resolve_command(ctx, args)
        self.asked = f"{ctx.command_path} {found[0]}"
        return found

    def _exit_code(self, run: Callable[[], Any]) -> int:
        try:
            return int(run() or 0)
        except BadInput as error:
            complain(error)
        except _UsageError as error:
            complain(_usage(error.format_message(), error.ctx.command_path if error.ctx else self.asked))
        except OSError as error:
            _give_up_output()
            complain(ERRORS["write"].format(file=error.filename or "standard output", why=error.strerror))
        except (typer.Abort, KeyboardInterrupt):
            return INTERRUPTED
        return WRONG_INPUT


def _prepare_streams() -> None:
    """What cannot be read or shown becomes a question mark, a closed input is empty: no reason to stop."""
    sys.stdin = sys.stdin or StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _give_up_output() -> None:
    """What has not been written yet goes nowhere, or Python would try again at the end and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


_REWORDED: Final = (("Invalid value for ", ""), ("Value error, ", ""), ("Input should be ", "expected "))


def _usage(text: str, command: str) -> str:
    message = " ".join(text.split())
    for typers, ours in _REWORDED:
        message = message.replace(typers, ours)
    end = "" if message.endswith((".", "?")) else "."
    return f"{message}{end} See {command} --help."
