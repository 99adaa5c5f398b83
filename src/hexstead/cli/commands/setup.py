"""`hexstead setup`: a set-up for the table."""

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from hexstead.bots.seeds import SEEDS
from hexstead.cli.screen.console import output, refuse_beside
from hexstead.cli.screen.language import say
from hexstead.cli.screen.options import (
    AsJson,
    Code,
    FirstGame,
    NoColor,
    Seats,
    Seed,
    Svg,
    Typed,
    with_request,
)

if TYPE_CHECKING:
    from hexstead.setup.setup import Setup


@with_request()
def setup(
    seats: Seats = None,
    *,
    typed: Typed,
    seed: Seed = None,
    first_game: FirstGame = False,
    code: Code = None,
    svg: Svg = None,
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    from hexstead.cli.screen.own_boards import usable_own_boards
    from hexstead.cli.screen.requests import chosen_setup

    usable_own_boards()
    if code is not None:
        refuse_beside("--code", {"--seats": seats, "--seed": seed is not None})
    if first_game:
        refuse_beside("--first-game", {"--seed": seed is not None})
    chance = secrets.randbelow(SEEDS) if seed is None else seed
    chosen = chosen_setup(seats, chance, typed, code, first_game, "--code")
    if svg:
        _paint(chosen, svg)
    _tell(chosen, as_json, no_color)


def _tell(chosen: "Setup", as_json: bool, no_color: bool) -> None:
    from hexstead.setup.code import write_code
    from hexstead.wording.steps import steps_of

    if as_json:
        plain = {"code": write_code(chosen), "setup": chosen.model_dump(mode="json")}
        typer.echo(json.dumps({**plain, "steps": [say(step) for step in steps_of(chosen)]}))
        return
    from hexstead.cli.screen.instructions import instructions

    output(no_color).print(instructions(chosen))


def _paint(chosen: "Setup", svg: Path) -> None:
    from hexstead.cli.screen.files import write_text
    from hexstead.cli.screen.sheets import sheet_of
    from hexstead.pictures import setup_svg

    write_text(svg, setup_svg(sheet_of(chosen)))
