"""`hexstead boards`: all quadrants, new ones, and the owner's own."""

import re
import secrets
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hexstead.bots.seeds import SEEDS
from hexstead.cli.options import NoColor, Seed, Svg
from hexstead.cli.screen import WRONG_INPUT, Command, Commands, complain, output, progress
from hexstead.match.documents import BadInput
from hexstead.telling.names import board_name
from hexstead.telling.standins import how_to_replace
from hexstead.telling.words import listed

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexstead.content.manifest import Board
    from hexstead.pictures import Scene

_WORDS: Final = {
    "unknown": "--like: there is no {like!r}; there are {known}.",
    "seed": "--seed: a seed has at most 18 digits.",
    "sound": "{file}: sound: {board} with {specials}; water {}, mountain {}, for caves {}.",
    "sound-island": "{file}: sound: the island {board} with {specials}; water {}, mountain {}.",
    "note": "{file}: note: {note}.",
    "checking": "Checking",
    "painting": "Painting",
    "own": "Your own boards",
    "open": "{name} ({key})",
    "sheet": "Hexstead boards",
    "stand-in": "a stand-in, because the printed layout is not published",
    "inferred": "inferred from the printed boards of an earlier edition",
    "columns": "Board|Special hexes|Water|Mountain|Caves",
}

boards = typer.Typer(cls=Commands, help="Look at the boards, make new ones, check your own.")


@boards.callback(invoke_without_command=True)
def _overview(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@boards.command("new", cls=Command)
def new_board(
    like: Annotated[
        str, typer.Option("--like", "-l", metavar="BOX", help="The box whose quadrants it shall resemble.")
    ],
    seed: Seed = None,
    name: Annotated[
        str | None, typer.Option("--name", "-n", metavar="NAME", help="Another name than the usual one.")
    ] = None,
    caves: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", min=0, max=9, help="So many mountains far from every special hex."),
    ] = None,
    svg: Svg = None,
) -> None:
    """Make a quadrant that looks like the printed ones and print its text.

    Examples:

      hexstead boards new --like marshlands --seed 7

      hexstead boards new --like base --name my-board --svg my-board.svg > my-board.txt
    """
    from hexstead.content.workshop.checks import wrong_name
    from hexstead.content.workshop.text import board_text

    for error in wrong_name(name) if name is not None else ():
        raise BadInput(f"--{error}.")
    board = _made(like, secrets.randbelow(SEEDS) if seed is None else seed, caves)
    board = replace(board, name=name or board.name)
    typer.echo(board_text(board), nl=False)
    if svg:
        from hexstead.cli.files import write_text
        from hexstead.pictures import board_svg

        write_text(svg, board_svg(_scene(board)))


def _made(like: str, seed: int, caves: int | None) -> "Board":
    from hexstead.content.shelf import is_made
    from hexstead.content.workshop.generator import make_board
    from hexstead.content.workshop.recipes import RECIPES, newest

    if like not in RECIPES:
        raise BadInput(_WORDS["unknown"].format(like=like, known=listed(list(RECIPES))))
    if not is_made(newest(like, seed).name):
        raise BadInput(_WORDS["seed"])
    try:
        return make_board(newest(like, seed), caves)
    except ValueError as error:
        raise BadInput(f"{error}.") from None


@boards.command("check", cls=Command)
def check_boards(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Boards; - reads the standard input.")],
) -> None:
    """Check boards that you typed off, row by row.

    Examples:

      hexstead boards check temple.txt

      hexstead boards check boards/*.txt
    """
    failed = False
    for file in progress(files, _WORDS["checking"], len(files)):
        failed |= not _is_sound(file)
    if failed:
        raise typer.Exit(WRONG_INPUT)


def _is_sound(file: str) -> bool:
    from hexstead.cli.files import name_of
    from hexstead.content.workshop.checks import check_text

    try:
        findings = check_text(_text(file))
    except ValueError as error:
        complain(f"{error}.")
        return False
    for line in findings.errors:
        complain(f"{name_of(file)}: {line}.")
    if findings.board:
        _say_sound(name_of(file), findings.board)
    for note in findings.notes:
        typer.echo(_WORDS["note"].format(file=name_of(file), note=note))
    return not findings.errors


def _say_sound(file: str, board: "Board") -> None:
    words = _WORDS["sound-island" if board.is_island else "sound"]
    typer.echo(words.format(*_numbers(board), file=file, board=_name(board), specials=_specials(board)))


def _name(board: "Board") -> str:
    """What it is called, and in brackets what to type if that is not the same."""
    if not board.is_open:
        return board.name
    return _WORDS["open"].format(name=board_name(board), key=board.name)


def _text(file: str) -> str:
    from hexstead.cli.files import STDIN
    from hexstead.content.shelf import read_text

    return sys.stdin.read() if file == STDIN else read_text(Path(file))


@boards.command("list", cls=Command)
def list_boards(svg: Svg = None, no_color: NoColor = False) -> None:
    """List all boards: those of the boxes, and yours.

    Examples:

      hexstead boards list

      hexstead boards list --svg boards.svg
    """
    groups = _by_box()
    if svg:
        from hexstead.cli.files import write_text

        write_text(svg, _contact_sheet([board for _, found in groups for board in found]))
    output(no_color).print(_listing(groups))


def _by_box() -> "list[tuple[str, list[Board]]]":
    """The boards in play under the name of their box, then those that an owner added."""
    from hexstead.cli.boxes import usable_own_boards
    from hexstead.content.catalogue import BOARDS, EXPANSIONS, ISLANDS

    own = usable_own_boards()
    groups = [
        (box.name, [own.get(board.name, board) for board in (*box.boards, *box.islands)])
        for box in EXPANSIONS
    ]
    added = [board for name, board in own.items() if name not in {**BOARDS, **ISLANDS}]
    return [*groups, (_WORDS["own"], added)] if added else groups


def _listing(groups: "list[tuple[str, list[Board]]]") -> "RenderableType":
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from hexstead.cli.paint import GOLD, QUIET

    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for number, head in enumerate(_WORDS["columns"].split("|")):
        table.add_column(head, justify="right" if number > 1 else "left")
    for box, found in groups:
        table.add_row(Text(box, "bold"))
        for board in found:
            name = Text(f"  {_name(board)} ").append(_mark(board), GOLD)
            table.add_row(name, _specials(board), *[str(number) for number in _numbers(board)])
    legend = _legend([board for _, found in groups for board in found])
    return Group(table, Text(f"\n{legend}", QUIET)) if legend else table


_MARKS: Final = {"stand-in": "*", "inferred": "†"}


def _mark(board: "Board") -> str:
    """Is it as printed?"""
    if board.is_stand_in:
        return _MARKS["stand-in"]
    return _MARKS["inferred"] if board.is_inferred else ""


def _legend(found: "list[Board]") -> str:
    """What the marks of these boards mean, and how to replace them."""
    marks = {_mark(board) for board in found}
    meanings = [f"{mark} {_WORDS[key]}" for key, mark in _MARKS.items() if mark in marks]
    return f"{'; '.join(meanings)}. {how_to_replace()}" if meanings else ""


_SELECTED: Final = "selection-tile"


def _specials(board: "Board") -> str:
    """The special hexes: the locations by name, then the others."""
    from hexstead.content.manifest import SELECTION
    from hexstead.content.workshop.ground import SPECIALS
    from hexstead.engine.explain import title
    from hexstead.engine.terrain import LETTERS, NAMES

    names = Counter([title(_SELECTED if key == SELECTION else key) for key in board.locations])
    letters = "".join(board.rows)
    names += Counter({NAMES[LETTERS.index(one)]: letters.count(one) for one in SPECIALS if one != "L"})
    return ", ".join([f"{name} ({number})" if number > 1 else name for name, number in names.items()])


def _numbers(board: "Board") -> list[int]:
    """Water, mountains, and on a quadrant mountains that are good for a cave."""
    from hexstead.content.workshop.ground import PEAK, SEA
    from hexstead.content.workshop.statistics import measure

    letters = "".join(board.rows)
    caves = [] if board.is_island else [measure(board.rows).caves]
    return [letters.count(SEA), letters.count(PEAK), *caves]


def _scene(board: "Board") -> "Scene":
    from hexstead.content.catalogue import LOCATIONS
    from hexstead.engine.explain import title
    from hexstead.engine.hexes import ISLAND_ROW, at, name
    from hexstead.pictures import Scene, Spot
    from hexstead.pictures.scenes import icon_of

    top = ISLAND_ROW if board.is_island else 0
    spots = {
        name(at(top + row, column)): Spot(icon_of(key), title(key))
        for row, column, key in board.location_hexes()
        if key in LOCATIONS
    }
    return Scene((), spots, island=board.rows) if board.is_island else Scene(board.rows, spots)


_COLUMNS: Final = 4
_CELL: Final = (424.0, 390.0)
_MARGIN: Final = 10.0
_SCALE: Final = 0.66
_FOOT: Final = 36.0
_NAMES_IN_SVG: Final = re.compile(r'(\bid="|url\(#|href="#)')


def _contact_sheet(found: "list[Board]") -> str:
    from hexstead.pictures.palette import tints_of
    from hexstead.pictures.svg import document, group, placed, tag, words

    tints = tints_of("light")
    width, height = _CELL[0] * _COLUMNS, _CELL[1] * -(-len(found) // _COLUMNS) + _FOOT
    foot = _legend(found)
    pictures = [
        group(
            _labelled(board, number),
            transform=placed(number % _COLUMNS * _CELL[0], number // _COLUMNS * _CELL[1]),
        )
        for number, board in enumerate(progress(found, _WORDS["painting"], len(found)))
    ]
    return document(
        _WORDS["sheet"],
        tag("rect", width=width, height=height, fill=tints["panel"]),
        group(*pictures, words(foot, 2 * _MARGIN, height - _FOOT / 2, 11.5), fill=tints["ink"]),
        view=(0, 0, width, height),
        size=(str(int(width)), str(int(height))),
    )


def _labelled(board: "Board", number: int) -> str:
    from hexstead.pictures import board_svg
    from hexstead.pictures.svg import group, placed, words

    # Names in one document must differ, and each picture brings the same ones.
    picture = _NAMES_IN_SVG.sub(rf"\g<1>b{number}-", board_svg(_scene(board), coordinates=False))
    label = f"{_name(board)} {_mark(board)}".strip()
    return group(picture, transform=placed(_MARGIN, _MARGIN, _SCALE)) + words(
        label, _CELL[0] / 2, _CELL[1] - _MARGIN, 16, text_anchor="middle", font_weight=600
    )
