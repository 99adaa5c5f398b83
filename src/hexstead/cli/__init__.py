"""The command line `hexstead`."""

from typing import Annotated

import typer

from hexstead.cli.analyse import analyse
from hexstead.cli.arena import arena
from hexstead.cli.boards import boards
from hexstead.cli.check import check
from hexstead.cli.hint import hint
from hexstead.cli.play import play
from hexstead.cli.rules import rules
from hexstead.cli.schema import schema
from hexstead.cli.score import score
from hexstead.cli.screen import Command, Commands
from hexstead.cli.serve import serve
from hexstead.cli.setup import setup
from hexstead.cli.show import show

app = typer.Typer(
    name="hexstead",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, arena, analyse, hint, setup, score, show, rules, check, schema):
    app.command(cls=Command)(command)
app.add_typer(boards, name="boards")


def _version(wanted: bool) -> None:
    if wanted:
        from hexstead import __version__

        typer.echo(f"hexstead {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def hexstead(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """The board game Kingdom Builder: play it, lay it out, score it, study it.

    Start with: hexstead play
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    app()
