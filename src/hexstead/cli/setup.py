"""`hexstead setup`: a set-up for the table."""

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.bots.seeds import SEEDS
from hexstead.cli.options import (
    AsJson,
    Code,
    EditionName,
    Expansions,
    FirstGame,
    HouseRules,
    NoColor,
    Seats,
    Seed,
    Svg,
)
from hexstead.cli.screen import output, refuse_beside

if TYPE_CHECKING:
    from hexstead.cli.wishes import Wishes
    from hexstead.match.setup import Setup


def setup(
    seats: Seats = None,
    expansions: Expansions = None,
    edition: EditionName = None,
    boards: Annotated[
        str, typer.Option("--boards", "-b", metavar="NAMES", help="Such as tavern,oasis@180 (turned).")
    ] = "",
    cards: Annotated[str, typer.Option("--cards", "-c", metavar="NAMES", help="Such as knights,lords.")] = "",
    tiles: Annotated[
        str, typer.Option(metavar="NAMES", help="Nomad tiles, in reading order, such as sword,outpost.")
    ] = "",
    tasks: Annotated[str, typer.Option(metavar="NAMES", help="Task cards, such as road,advance.")] = "",
    island: Annotated[
        str, typer.Option(metavar="SIDE", help="The side of the island: rope-bridge or tree-house.")
    ] = "",
    as_first_printed: Annotated[
        bool, typer.Option("--as-first-printed", help="Queenies only with the boards they were made for.")
    ] = False,
    side: Annotated[
        str, typer.Option(metavar="SIDE", help="Newest edition: the side of all boards, a or b.")
    ] = "",
    selections: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="Newest edition: the locations of the boards, such as tavern,oasis."
        ),
    ] = "",
    castle_tiles: Annotated[
        bool, typer.Option("--castle-tiles", help="Newest edition: the variant Beautiful castles.")
    ] = False,
    option: HouseRules = None,
    seed: Seed = None,
    first_game: FirstGame = False,
    code: Code = None,
    svg: Svg = None,
    as_json: AsJson = False,
    no_color: NoColor = False,
) -> None:
    """Draw a set-up for the table and say what to take from the box.

    Examples:

      hexstead setup --seats 3 --svg setup.svg

      hexstead setup --boards tavern,oasis@180 --cards knights

      hexstead setup --expansions all

      hexstead setup --expansions base,caves --island tree-house

      hexstead setup --edition newest --side b --castle-tiles

      hexstead setup --code HX-0004-3G00-C0G0-G01E
    """
    from hexstead.cli.boxes import usable_own_boards
    from hexstead.cli.wishes import Wishes, draw

    usable_own_boards()
    wishes = Wishes(
        expansions=expansions,
        edition=edition,
        boards=boards,
        cards=cards,
        tiles=tiles,
        tasks=tasks,
        island=island,
        option=tuple(option or ()),
        as_first_printed=as_first_printed,
        side=side,
        castle_tiles=castle_tiles,
        selections=selections,
    )
    _refuse_needless(wishes, code, first_game, seats, seed)
    chosen = _made(seats or 2, code, first_game, edition) or draw(
        seats or 2, secrets.randbelow(SEEDS) if seed is None else seed, wishes
    )
    if svg:
        _paint(chosen, svg)
    _tell(chosen, as_json, no_color)


def _refuse_needless(
    wishes: "Wishes", code: str | None, first_game: bool, seats: int | None, seed: int | None
) -> None:
    """A code says all there is; the first game leaves open who plays and which edition."""
    given = {**wishes.given(), "--seed": seed is not None}
    if code is not None:
        refuse_beside("--code", {"--first-game": first_game, "--seats": seats, **given})
    if first_game:
        given.pop("--edition")
        refuse_beside("--first-game", given)


def _made(seats: int, code: str | None, first: bool, edition: str | None) -> "Setup | None":
    from hexstead.cli.wishes import beginners
    from hexstead.match.code import read_code

    if code is not None:
        return read_code(code)
    return beginners(seats, edition) if first else None


def _tell(chosen: "Setup", as_json: bool, no_color: bool) -> None:
    from hexstead.match.code import write_code
    from hexstead.telling.steps import steps_of

    if as_json:
        plain = {"code": write_code(chosen), "setup": chosen.model_dump(mode="json")}
        typer.echo(json.dumps({**plain, "steps": steps_of(chosen)}))
        return
    from hexstead.cli.layout import instructions

    output(no_color).print(instructions(chosen))


def _paint(chosen: "Setup", svg: Path) -> None:
    from hexstead.cli.files import write_text
    from hexstead.cli.sheets import sheet_of
    from hexstead.pictures import setup_svg

    write_text(svg, setup_svg(sheet_of(chosen)))
