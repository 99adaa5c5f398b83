"""How you call commands: their help, the language they speak, and what they say about a wrong call."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from io import StringIO
from typing import Any, Final, get_args

import typer
from typer.core import TyperCommand, TyperGroup

from hexstead.cli.screen.console import INTERRUPTED, WRONG_INPUT, complain
from hexstead.cli.screen.language import choose_language, text
from hexstead.cli.screen.options import WITHOUT_VALUE
from hexstead.engine.said import Argument, BadInput

LANGUAGE: Final = "--language"
_ANY: Final = "any"

# Typer moved this class between versions; its subclass stays where it is.
_UsageError: type[Any] = typer.BadParameter.__mro__[1]


class _Helpful:
    """Help in the reader's language that says what kind of value an option takes."""

    is_shown = False
    """Help looks up its texts when it shows them: only then is the language known."""

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401 (as Typer has it)
        found: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in found:
            if getattr(param, "is_flag", False):
                param.metavar = ""
            elif param.param_type_name == "argument" and param.metavar:
                # Newer versions of Typer would add the type in Python's terms.
                param.display_type_rich = lambda ctx: None
            if self.is_shown:
                _describe_param(param)
        return found

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 (as Typer has it)
        self.is_shown = True
        _describe_page()
        _describe(self, ctx)
        super().format_help(ctx, formatter)  # type: ignore[misc]

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 (as Typer has it)
        from hexstead.cli.screen.help import help_text

        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{help_text('usage-line')} ")


def _describe_page() -> None:
    """Typer's own words; default values come in brackets."""
    from typer import rich_utils

    from hexstead.cli.screen.help import help_text

    rich_utils.DEFAULT_STRING = "[{}]"
    rich_utils.REQUIRED_LONG_STRING = help_text("usage-required")


def _describe(command: Any, ctx: Any) -> None:  # noqa: ANN401 (as Typer has it)
    from hexstead.cli.screen.help import command_help, help_text

    path = tuple(_path(ctx))
    command.help = _unmarked(command_help(path))
    command.options_metavar = help_text("usage-options")
    if isinstance(command, Commands):
        command.subcommand_metavar = help_text("usage-command")
        below: Any = command.commands
        for name, one in below.items():
            one.help = _unmarked(command_help((*path, name)))
            one.rich_help_panel = help_text("panel-commands")


def _describe_param(param: Any) -> None:  # noqa: ANN401 (as Typer has it)
    from hexstead.cli.screen.help import help_text, value_named

    param.help = _unmarked(help_text("with-help" if param.name == "help" else param.help))
    param.rich_help_panel = help_text(f"panel-{param.param_type_name}s")
    if param.metavar:
        param.metavar = value_named(param.metavar)


def _unmarked(help: str) -> str:
    """Text in brackets isn't a style."""
    from rich.markup import escape

    return escape(help.replace("\\[", "["))


def _path(ctx: Any) -> Iterator[str]:  # noqa: ANN401 (as Typer has it)
    """The words after `hexstead`."""
    if ctx.parent:
        yield from _path(ctx.parent)
        yield ctx.command.name


class Command(_Helpful, TyperCommand):
    """One of them."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 (as Typer has it)
        return list(super().parse_args(ctx, _with_any(args)))


def _with_any(args: list[str]) -> list[str]:
    """Some options work without a value: then anything will do."""
    filled = []
    for word, following in zip(args, [*args[1:], "-"], strict=False):
        filled += [word, _ANY] if word in WITHOUT_VALUE and following.startswith("-") else [word]
    return filled


class Commands(_Helpful, TyperGroup):
    """The commands. Whatever the player got wrong gets one sentence, and exit code 2."""

    asked = "hexstead"
    """The command being called: some errors don't know which one they are about."""

    def main(self, *args: Any, **extra: Any) -> Any:  # noqa: ANN401 (as Typer has it)
        _prepare_streams()
        choose_language()
        run, given = super().main, extra.pop("args", None)
        typed = _language_first(list(sys.argv[1:] if given is None else given))
        sys.exit(self._exit_code(lambda: run(typed, *args, **{**extra, "standalone_mode": False})))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 (as Typer has it)
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            near = get_close_matches(args[0], list(self.commands))
            ctx.fail(text("usage-no-command", command=args[0], near=near))
        found = super().resolve_command(ctx, args)
        self.asked = f"{ctx.command_path} {found[0]}"
        return found

    def _exit_code(self, run: Callable[[], Any]) -> int:
        try:
            return int(run() or 0)
        except BadInput as error:
            complain(error)
        except _UsageError as error:
            complain(_usage(error, error.ctx.command_path if error.ctx else self.asked))
        except OSError as error:
            _give_up_output()
            file = str(error.filename) if error.filename else text("file-stdout")
            complain(text("file-unwritable", file=file, why=error.strerror or ""))
        except (typer.Abort, KeyboardInterrupt):
            return INTERRUPTED
        return WRONG_INPUT


def overview(context: typer.Context) -> None:
    """Without a command, show all of them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _language_first(args: list[str]) -> list[str]:
    """You can name the language anywhere; it is read first, so that everything else is said in it."""
    end = args.index("--") if "--" in args else len(args)
    for place, word in enumerate(args[:end]):
        if word == LANGUAGE:
            return [*args[place : place + 2], *args[:place], *args[place + 2 :]]
        if word.startswith(f"{LANGUAGE}="):
            return [word, *args[:place], *args[place + 1 :]]
    return args


def _prepare_streams() -> None:
    """Unreadable characters become question marks, and a closed input is empty: no reason to stop."""
    sys.stdin = sys.stdin or StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _give_up_output() -> None:
    """Discard what is still unwritten, or Python would try again at the end and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _usage(error: Any, command: str) -> str:  # noqa: ANN401 (its class is not the same in all versions)
    return text("usage-see", message=_own_words(error) or _their_words(error), command=command)


def _own_words(error: Any) -> str:  # noqa: ANN401 (its class is not the same in all versions)
    """For the mistakes that Typer tells apart."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return text("usage-no-option", option=error.option_name, near=sorted(error.possibilities or []))
    if kind == "BadOptionUsage":
        key = "usage-needs-value" if "requires" in error.message else "usage-takes-no-value"
        return text(key, option=error.option_name)
    if param := getattr(error, "param", None):
        is_missing = kind == "MissingParameter"
        return text("usage-missing", what=_named(param)) if is_missing else _expected(param)
    extra = re.fullmatch(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", error.message)
    return text("usage-extra", words=extra[1]) if extra else ""


def _named(param: Any) -> str:  # noqa: ANN401 (as Typer has it)
    """Its name in the help."""
    from hexstead.cli.screen.help import value_named

    return str(param.opts[0]) if param.param_type_name == "option" else value_named(param.metavar)


def _expected(param: Any) -> str:  # noqa: ANN401 (as Typer has it)
    """A wrong value isn't what was expected: say what was."""
    # Older versions of Typer keep all of this in the type.
    kind = getattr(param, "type", param)
    annotation = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    choices = [*get_args(annotation), *getattr(kind, "choices", ())]
    if choices:
        return text("usage-choice", what=_named(param), choices=[str(one) for one in choices])
    is_whole = annotation is int or "integer" in getattr(kind, "name", "")
    facts: dict[str, Argument] = {"what": _named(param), "kind": "whole" if is_whole else "any"}
    limits = {"least": getattr(kind, "min", None), "most": getattr(kind, "max", None)}
    facts |= {name: f"{limit:g}" for name, limit in limits.items() if limit is not None}
    return text(f"usage-{'range' if 'most' in facts else 'least' if 'least' in facts else 'number'}", **facts)


def _their_words(error: Any) -> str:  # noqa: ANN401 (its class is not the same in all versions)
    """For any other mistake, on one line."""
    message = " ".join(str(error.format_message()).split())
    return message if message.endswith((".", "?")) else f"{message}."
