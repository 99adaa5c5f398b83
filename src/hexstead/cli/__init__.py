"""The command line `hexstead`."""

from typing import Annotated

import typer

from hexstead.cli.commands.admin import admin
from hexstead.cli.commands.analyse import analyse
from hexstead.cli.commands.arena import arena
from hexstead.cli.commands.backup import backup, restore
from hexstead.cli.commands.boards import boards
from hexstead.cli.commands.check import check
from hexstead.cli.commands.check_fair import check_fair
from hexstead.cli.commands.doctor import doctor
from hexstead.cli.commands.hint import hint
from hexstead.cli.commands.languages import languages
from hexstead.cli.commands.play import play
from hexstead.cli.commands.rules import rules
from hexstead.cli.commands.schema import schema
from hexstead.cli.commands.score import score
from hexstead.cli.commands.serve import serve
from hexstead.cli.commands.setup import setup
from hexstead.cli.commands.show import show
from hexstead.cli.screen.command import LANGUAGE, Command, Commands, overview
from hexstead.cli.screen.language import choose_language

app = typer.Typer(
    name="hexstead",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
_AT_THE_TABLE = (play, serve, arena, analyse, hint, setup, score, show, rules, check, check_fair, schema)
_FOR_HOSTS = (backup, restore, doctor)
for command in (*_AT_THE_TABLE, *_FOR_HOSTS):
    app.command(cls=Command)(command)
app.add_typer(boards, name="boards")
app.add_typer(admin, name="admin")
app.add_typer(languages, name="languages")


def _version(wanted: bool) -> None:
    if wanted:
        from hexstead import __version__

        typer.echo(f"hexstead {__version__}")
        raise typer.Exit


def _language(wanted: str | None) -> None:
    if wanted is not None:
        choose_language(wanted)


@app.callback(invoke_without_command=True)
def hexstead(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="with-version")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(LANGUAGE, metavar="LANGUAGE", callback=_language, is_eager=True, help="with-language"),
    ] = None,
) -> None:
    overview(context)


def main() -> None:
    app()
