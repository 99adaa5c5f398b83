"""A set-up in words: step by step what to take from the box."""

from collections.abc import Iterator
from itertools import count
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.cli.board import Board
from hexstead.cli.paint import GOLD, QUIET
from hexstead.cli.sheets import sheet_of
from hexstead.cli.words import SETUP
from hexstead.match.code import write_code
from hexstead.match.setup import Setup
from hexstead.pictures import Sheet
from hexstead.pictures.scenes import scene_of_setup
from hexstead.telling.standins import how_to_replace, notice_of

_Item: TypeAlias = tuple[str, str, str]
"""Name, text and note."""


def instructions(setup: Setup) -> RenderableType:
    sheet, scene = sheet_of(setup), scene_of_setup(setup)
    code = write_code(setup)
    return Group(
        Text(sheet.title, "bold").append(f"  {code}\n", GOLD),
        *_steps(sheet),
        Text(f"\n{SETUP['boards-title']}", "bold"),
        _quadrants(sheet),
        "",
        Board(scene),
        *_section("cards-title", [(card.name, card.text, "") for card in sheet.cards]),
        *_section("tasks-title", [(task.name, task.text, "") for task in sheet.tasks]),
        *_section("tiles-title", _tiles(sheet, nomad=False)),
        *_section("nomads-title", _tiles(sheet, nomad=True)),
        *_replacing(setup),
        Text(f"\n{SETUP['code'].format(code=code)}\n{SETUP['play'].format(code=code)}", QUIET),
    )


def _replacing(setup: Setup) -> list[RenderableType]:
    """For boards that are not as printed; the steps say which."""
    is_as_printed = not notice_of(setup.boards, setup.island)
    return [] if is_as_printed else [Text(f"\n{how_to_replace()}", QUIET)]


def _steps(sheet: Sheet) -> Iterator[RenderableType]:
    """Under their headings; the numbers run on, all equally wide."""
    width = len(f"{sum([len(steps) for _, steps in sheet.sections])}.")
    numbers = count(1)
    for number, (title, steps) in enumerate(sheet.sections):
        yield Text("\n" * (number > 0) + title, "bold")
        table = Table.grid(padding=(0, 1))
        for step in steps:
            table.add_row(Text(f"{next(numbers)}.".rjust(width), "bold"), step)
        yield table


def _quadrants(sheet: Sheet) -> RenderableType:
    """The four boards as they lie."""
    table = Table(show_header=False, show_lines=True)
    labels = [name + (f" ({SETUP['turned']})" if turned else "") for name, turned in sheet.quadrants]
    table.add_row(*labels[:2])
    table.add_row(*labels[2:])
    return table


def _tiles(sheet: Sheet, nomad: bool) -> list[_Item]:
    return [(tile.name, tile.text, tile.note) for tile in sheet.tiles if tile.nomad == nomad]


def _section(key: str, items: list[_Item]) -> list[RenderableType]:
    """A heading and what it is about; nothing without items."""
    return [Text(f"\n{SETUP[key]}", "bold"), _described(items)] if items else []


def _described(items: list[_Item]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for name, text, note in items:
        table.add_row(Text(name, "bold"), text, Text(note, QUIET))
    return table
