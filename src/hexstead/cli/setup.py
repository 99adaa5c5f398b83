"""`hexstead setup`: a set-up for the table."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hexstead.bots.seeds import SEEDS
from hexstead.cli.options import AsJson, Code, Expansions, FirstGame, NoColor, Seats, Seed, Svg
from hexstead.cli.screen import output, refuse_beside
from hexstead.cli.words import ERRORS
from hexstead.match.documents import BadInput

if TYPE_CHECKING:
    from hexstead.match.setup import Setup

_BOARDS = 4


def setup(
    seats: Seats = None,
    expansions: Expansions = None,
    boards: Annotated[str, typer.Option("--boards", "-b", help="Such as tavern,oasis@180 (turned).")] = "",
    cards: Annotated[str, typer.Option("--cards", "-c", help="Such as knights,lords.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A house rule.")] = None,
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

      hexstead setup --code HX-0004-3G00-C0G0-G01E
    """
    wishes: dict[str, object] = {"--expansions": expansions, "--boards": boards, "--cards": cards}
    wishes |= {"--option": option, "--seed": seed is not None}
    if code:
        refuse_beside("--code", {"--first-game": first_game, "--seats": seats, **wishes})
    if first_game:
        refuse_beside("--first-game", wishes)
    chosen = _made(seats or 2, code, first_game) or _drawn(
        seats or 2, seed, expansions, boards, cards, option or []
    )
    _tell(chosen, as_json, no_color)
    if svg:
        _paint(chosen, svg)


def _made(seats: int, code: str | None, first: bool) -> "Setup | None":
    from hexstead.match.code import read_code
    from hexstead.match.drawing import first_game

    if code:
        return read_code(code)
    return first_game(seats) if first else None


def _drawn(
    seats: int, seed: int | None, expansions: str | None, boards: str, cards: str, options: list[str]
) -> "Setup":
    from hexstead.cli.boxes import chosen_boxes
    from hexstead.content.catalogue import CARDS, OPTIONS
    from hexstead.match.drawing import draw_setup
    from hexstead.match.setup import KINGDOM_CARDS, known, known_boards

    return draw_setup(
        seats,
        secrets.randbelow(SEEDS) if seed is None else seed,
        _chosen(boards, _BOARDS, "boards", known_boards),
        _chosen(cards, KINGDOM_CARDS, "cards", lambda keys: known(keys, CARDS, "card")),
        _chosen(",".join(options), len(OPTIONS), "options", lambda keys: known(keys, OPTIONS, "option")),
        chosen_boxes(expansions),
    )


def _chosen(
    text: str, limit: int, what: str, check: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> tuple[str, ...]:
    """The names in a list with commas, if all are known and not too many."""
    keys = tuple([key.strip().lower() for key in text.split(",") if key.strip()])
    try:
        check(keys)
    except ValueError as error:
        raise BadInput(f"--{what.removesuffix('s') if what == 'options' else what}: {error}.") from None
    if len(keys) > limit:
        raise BadInput(ERRORS["too-many"].format(number=limit, what=what, found=len(keys)))
    return keys


def _tell(chosen: "Setup", as_json: bool, no_color: bool) -> None:
    from hexstead.match.code import write_code

    if as_json:
        typer.echo(json.dumps({"code": write_code(chosen), "setup": chosen.model_dump(mode="json")}))
        return
    from hexstead.cli.layout import instructions

    output(no_color).print(instructions(chosen))


def _paint(chosen: "Setup", svg: Path) -> None:
    from hexstead.cli.files import write_text
    from hexstead.cli.sheets import sheet_of
    from hexstead.pictures import setup_svg

    write_text(svg, setup_svg(sheet_of(chosen)))
