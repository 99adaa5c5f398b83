"""A set-up in words: what to take from the box, step by step."""

from collections.abc import Iterator
from itertools import count
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexstead.cli.screen.language import language, say, text
from hexstead.cli.screen.paint import GOLD, QUIET
from hexstead.cli.screen.sheets import sheet_of
from hexstead.cli.screen.text_board import TextBoard
from hexstead.pictures import Sheet
from hexstead.pictures.making_scenes import scene_of_setup
from hexstead.setup.code import write_code
from hexstead.setup.setup import Setup
from hexstead.wording.standins import how_to_replace, notices_of

_Item: TypeAlias = tuple[str, str, str]
"""Name, text and note."""


def instructions(setup: Setup) -> RenderableType:
    sheet, scene = sheet_of(setup), scene_of_setup(setup, language())
    code = write_code(setup)
    return Group(
        Text(sheet.title, "bold").append(f"  {code}\n", GOLD),
        *_steps(sheet),
        Text("\n" + text("setup-boards"), "bold"),
        _quadrants(sheet),
        "",
        TextBoard(scene),
        *_section("setup-cards", [(card.name, card.text, "") for card in sheet.cards]),
        *_section("setup-tasks", [(task.name, task.text, "") for task in sheet.tasks]),
        *_section("setup-tiles", _tiles(sheet, nomad=False)),
        *_section("setup-nomad-tiles", _tiles(sheet, nomad=True)),
        *_replacing(setup),
        Text("\n".join(["", text("setup-again", code=code), text("setup-play", code=code)]), QUIET),
    )


def _replacing(setup: Setup) -> list[RenderableType]:
    """For boards that aren't as printed; the steps say which."""
    is_as_printed = not notices_of(setup.boards, setup.island)
    return [] if is_as_printed else [Text(f"\n{say(how_to_replace())}", QUIET)]


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
    labels = [text("setup-turned", board=name) if turned else name for name, turned in sheet.quadrants]
    table.add_row(*labels[:2])
    table.add_row(*labels[2:])
    return table


def _tiles(sheet: Sheet, nomad: bool) -> list[_Item]:
    return [(tile.name, tile.text, tile.note) for tile in sheet.tiles if tile.nomad == nomad]


def _section(key: str, items: list[_Item]) -> list[RenderableType]:
    """A heading and its items; nothing without items."""
    return [Text("\n" + text(key), "bold"), _described(items)] if items else []


def _described(items: list[_Item]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for name, what, note in items:
        table.add_row(Text(name, "bold"), what, Text(note, QUIET))
    return table
