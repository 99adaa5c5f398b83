"""`hexstead languages`: lists them, and what is left to translate."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.screen.command import Command, Commands
from hexstead.cli.screen.console import output
from hexstead.cli.screen.language import speaker, spoken, text
from hexstead.wording.languages import LANGUAGES

if TYPE_CHECKING:
    from hexstead.wording.checking import TranslationProblem

_FOUND = 1

languages = typer.Typer(cls=Commands)


@languages.callback(invoke_without_command=True)
def list_languages(context: typer.Context) -> None:
    if context.invoked_subcommand is not None:
        return
    from rich.table import Table

    from hexstead.wording.checking import count, rooms

    table = Table(box=None, pad_edge=False, show_header=False)
    for language in LANGUAGES:
        name = speaker(language).text("languages-name")
        table.add_row(language, name, text("languages-count", count=count(language, rooms())))
    output().print(table)


@languages.command("check", cls=Command)
def check_languages(
    language: Annotated[str | None, typer.Argument(metavar="LANGUAGE", help="with-checked-language")] = None,
) -> None:
    from hexstead.wording.checking import check, rooms

    wanted = LANGUAGES if language is None else (spoken(language),)
    problems = [_said(problem, one) for one in wanted for problem in check(one, rooms())]
    for problem in problems:
        typer.echo(problem)
    if problems:
        typer.echo(text("languages-problems", count=len(problems)))
        raise typer.Exit(_FOUND)
    typer.echo(text("languages-sound"))


def _said(problem: "TranslationProblem", language: str) -> str:
    """In the style of compilers, so that editors find the place."""
    here = Path.cwd()
    file = problem.file.relative_to(here) if problem.file.is_relative_to(here) else problem.file
    return text(
        f"languages-{problem.kind}",
        where=f"{file}:{problem.line}",
        message=problem.message,
        names=list(problem.names),
        language=language,
    )
