"""`hexstead boards`: all quadrants, new ones, and your own."""

import re
import secrets
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from hexstead.bots.seeds import SEEDS
from hexstead.cli.screen.command import Command, Commands, overview
from hexstead.cli.screen.console import WRONG_INPUT, complain, output, progress
from hexstead.cli.screen.language import language, refusal, say, text
from hexstead.cli.screen.options import NoColor, Seed, Svg
from hexstead.engine.said import Argument, BadInput, Said, error, named, terrain_named
from hexstead.wording.names import board_named, component_named
from hexstead.wording.standins import how_to_replace

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hexstead.boxes.manifest import Board
    from hexstead.pictures import Scene

_NUMBERS: Final = ("water", "mountain", "far")
"""What to count on a board."""

boards = typer.Typer(cls=Commands)


boards.callback(invoke_without_command=True)(overview)


@boards.command("new", cls=Command)
def new_board(
    like: Annotated[str, typer.Option("--like", "-l", metavar="BOX", help="with-like")],
    seed: Seed = None,
    name: Annotated[str | None, typer.Option("--name", "-n", metavar="NAME", help="with-board-name")] = None,
    far_mountains: Annotated[
        int | None,
        typer.Option("--caves", metavar="NUMBER", min=0, max=9, help="with-far-mountains"),
    ] = None,
    svg: Svg = None,
) -> None:
    from hexstead.boards.checks import wrong_name
    from hexstead.boards.generator.text import board_text

    for wrong in wrong_name(name) if name is not None else ():
        raise BadInput(wrong)
    board = _made(like, secrets.randbelow(SEEDS) if seed is None else seed, far_mountains)
    board = replace(board, name=name or board.name)
    typer.echo(board_text(board), nl=False)
    if svg:
        from hexstead.cli.screen.files import write_text
        from hexstead.pictures import board_svg

        write_text(svg, board_svg(_scene(board)))


def _made(like: str, seed: int, far_mountains: int | None) -> "Board":
    from hexstead.boards.generator.make import make_board
    from hexstead.boards.generator.recipes import RECIPES, latest
    from hexstead.boards.shelf import is_made, unknown
    from hexstead.cli.screen.naming import key_of
    from hexstead.setup.request import Unmet

    box = key_of(like, {key: named("box", key) for key in RECIPES})
    if box is None:
        raise Unmet("--like", unknown("box", like, RECIPES))
    if not is_made(latest(box, seed).name):
        raise refusal("boards-seed")
    return make_board(latest(box, seed), far_mountains)


@boards.command("check", cls=Command)
def check_boards(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="with-board-files")],
) -> None:
    failed = False
    for file in progress(files, text("boards-checking"), len(files)):
        failed |= not _is_sound(file)
    if failed:
        raise typer.Exit(WRONG_INPUT)


def _is_sound(file: str) -> bool:
    from hexstead.boards.checks import check_text
    from hexstead.cli.screen.files import name_of

    try:
        findings = check_text(_text(file))
    except BadInput as unreadable:
        complain(unreadable)
        return False
    for wrong in findings.errors:
        complain(BadInput(error("in-file", file=name_of(file), why=wrong)))
    if findings.board:
        _say_sound(name_of(file), findings.board)
    for note in findings.notes:
        typer.echo(text("boards-note", file=name_of(file), note=note))
    return not findings.errors


def _say_sound(file: str, board: "Board") -> None:
    facts: dict[str, Argument] = {"file": file, "board": _name(board), "specials": _specials(board)}
    numbers = zip(_NUMBERS, _numbers(board), strict=False)
    typer.echo(text("boards-sound-island" if board.is_island else "boards-sound", **facts, **dict(numbers)))


def _name(board: "Board") -> str:
    """Its name, and in brackets what to type if that differs."""
    if not board.is_open:
        return board.name
    return text("boards-open", name=board_named(board), key=board.name)


def _text(file: str) -> str:
    from hexstead.boards.shelf import read_text
    from hexstead.cli.screen.files import STDIN

    return sys.stdin.read() if file == STDIN else read_text(Path(file))


@boards.command("list", cls=Command)
def list_boards(svg: Svg = None, no_color: NoColor = False) -> None:
    groups = _by_box()
    if svg:
        from hexstead.cli.screen.files import write_text

        write_text(svg, _contact_sheet([board for _, found in groups for board in found]))
    output(no_color).print(_listing(groups))


def _by_box() -> "list[tuple[str, list[Board]]]":
    """The boards in play under the name of their box, then your own."""
    from hexstead.boxes.catalogue import BOARDS, EXPANSIONS, ISLANDS
    from hexstead.cli.screen.own_boards import usable_own_boards

    own = usable_own_boards()
    groups = [
        (say(named("box", box.key)), [own.get(board.name, board) for board in (*box.boards, *box.islands)])
        for box in EXPANSIONS
    ]
    added = [board for name, board in own.items() if name not in {**BOARDS, **ISLANDS}]
    return [*groups, (text("boards-own"), added)] if added else groups


def _listing(groups: "list[tuple[str, list[Board]]]") -> "RenderableType":
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from hexstead.cli.screen.paint import GOLD, QUIET

    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for head in ("board", "specials", *_NUMBERS):
        table.add_column(text(f"boards-column-{head}"), justify="right" if head in _NUMBERS else "left")
    for box, found in groups:
        table.add_row(Text(box, "bold"))
        for board in found:
            name = Text(f"  {_name(board)} ").append(_mark(board), GOLD)
            table.add_row(
                name,
                text("boards-specials", specials=_specials(board)),
                *[str(number) for number in _numbers(board)],
            )
    legend = _legend([board for _, found in groups for board in found])
    return Group(table, Text(f"\n{legend}", QUIET)) if legend else table


_MARKS: Final = {"boards-stand-in": "*", "boards-inferred": "†"}


def _mark(board: "Board") -> str:
    """Is it as printed?"""
    if board.is_stand_in:
        return _MARKS["boards-stand-in"]
    return _MARKS["boards-inferred"] if board.is_inferred else ""


def _legend(found: "list[Board]") -> str:
    """What the marks of these boards mean, and how to replace the boards."""
    marks = {_mark(board) for board in found}
    meanings = [Said(key, {"mark": mark}) for key, mark in _MARKS.items() if mark in marks]
    return text("boards-legend", meanings=meanings, how=how_to_replace()) if meanings else ""


def _specials(board: "Board") -> list[Said]:
    """The special hexes: the locations by name, then the others."""
    from hexstead.boards.generator.quadrant import SPECIALS
    from hexstead.boxes.manifest import SELECTION
    from hexstead.engine.terrain import LETTERS

    selected = Said("boards-selection")
    found = Counter([selected if key == SELECTION else component_named(key) for key in board.locations])
    letters = "".join(board.rows)
    others = {terrain_named(LETTERS.index(one)): letters.count(one) for one in SPECIALS if one != "L"}
    return [
        Said("boards-special", {"name": name, "count": count})
        for name, count in (found + Counter(others)).items()
    ]


def _numbers(board: "Board") -> list[int]:
    """Water, mountains, and on a quadrant the mountains far from everything special."""
    from hexstead.boards.generator.quadrant import PEAK, SEA
    from hexstead.boards.generator.statistics import measure

    letters = "".join(board.rows)
    far = [] if board.is_island else [measure(board.rows).far_mountains]
    return [letters.count(SEA), letters.count(PEAK), *far]


def _scene(board: "Board") -> "Scene":
    from hexstead.boxes.catalogue import LOCATIONS
    from hexstead.engine.hexes import ISLAND_ROW, at, name
    from hexstead.pictures import Scene, SceneSpot
    from hexstead.pictures.making_scenes import icon_of

    top = ISLAND_ROW if board.is_island else 0
    spots = {
        name(at(top + row, column)): SceneSpot(icon_of(key), say(component_named(key)))
        for row, column, key in board.location_hexes()
        if key in LOCATIONS
    }
    if board.is_island:
        return Scene((), spots, island=board.rows, language=language())
    return Scene(board.rows, spots, language=language())


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
        for number, board in enumerate(progress(found, text("boards-painting"), len(found)))
    ]
    return document(
        text("boards-sheet"),
        tag("rect", width=width, height=height, fill=tints["panel"]),
        group(*pictures, words(foot, 2 * _MARGIN, height - _FOOT / 2, 11.5), fill=tints["ink"]),
        view=(0, 0, width, height),
        size=(str(int(width)), str(int(height))),
    )


def _labelled(board: "Board", number: int) -> str:
    from hexstead.pictures import board_svg
    from hexstead.pictures.svg import group, placed, words

    # Names in one document must differ, but each picture brings the same ones.
    picture = _NAMES_IN_SVG.sub(rf"\g<1>b{number}-", board_svg(_scene(board), coordinates=False))
    label = f"{_name(board)} {_mark(board)}".strip()
    return group(picture, transform=placed(_MARGIN, _MARGIN, _SCALE)) + words(
        label, _CELL[0] / 2, _CELL[1] - _MARGIN, 16, text_anchor="middle", font_weight=600
    )
