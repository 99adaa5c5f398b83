"""`hexstead score`: the gold of a position."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.cli.screen.console import WRONG_INPUT, complain, output
from hexstead.cli.screen.options import AsJson, NoColor
from hexstead.engine.said import BadInput

if TYPE_CHECKING:
    from rich.console import Console

    from hexstead.match.position import Position


def score(
    positions: Annotated[list[str], typer.Argument(metavar="POSITION", help="with-positions")],
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    from hexstead.cli.screen.files import note_rules, read_position

    console, failed = output(no_color), False
    for file in positions:
        try:
            position = read_position(file)
        except BadInput as error:
            complain(error)
            failed = True
        else:
            note_rules(file, position)
            _print(console, file if len(positions) > 1 else "", position, as_json)
    if failed:
        raise typer.Exit(WRONG_INPUT)


def _print(console: "Console", title: str, position: "Position", as_json: bool) -> None:
    if as_json:
        seats = [{**one.gold, "total": one.total} for one in position.scores()]
        typer.echo(json.dumps({"seats": seats}))
        return
    from rich.text import Text

    from hexstead.cli.screen.facts import glyph_heads, gold_table

    if title:
        console.print(Text(title, "bold"))
    console.print(gold_table(position.world(), position.scores(), glyph_heads(len(position.seats))))
