"""The text of a set-up page: title, steps, cards, tasks and tiles."""

from collections.abc import Iterable
from html import escape
from itertools import count
from typing import Final

from hexstead.pictures.hexagons import hexagon
from hexstead.pictures.icons import icon
from hexstead.pictures.lettering import Block, beside, paragraph, stacked
from hexstead.pictures.palette import Tints
from hexstead.pictures.sheet import CardPicture, Sheet, TilePicture
from hexstead.pictures.svg import HEADING_FONT, group, placed, tag, words

COLUMN: Final = 348.0
LISTING_GAP: Final = 8.0
_INDENT: Final = 58.0
_TEXT_ROOM: Final = COLUMN - _INDENT
_NAME_LETTER: Final = 8.5
_NOTE_LETTER: Final = 6.6
_CHIP_PADDING: Final = 13.0
_CODE_LETTER: Final = 0.7
"""Relative to the size: capitals and digits are broad."""


def listing(sheet: Sheet, tints: Tints) -> list[list[Block]]:
    """The sections of the page, to stack in columns."""
    say = sheet.scene.text
    return [
        [_head(sheet, tints)],
        *_steps(sheet, tints),
        _section(say("cards"), (_card(card, tints) for card in sheet.cards), tints),
        _section(say("tasks"), (_card(card, tints) for card in sheet.tasks), tints),
        _section(say("tile-kinds"), (_tile(tile, tints) for tile in sheet.tiles), tints),
    ]


def _head(sheet: Sheet, tints: Tints) -> Block:
    title = words(sheet.title, 0, 24, 30, font_family=HEADING_FONT, font_weight=700)
    seats = ""
    if sheet.seats:
        number = sheet.scene.text("seats", seats=sheet.seats)
        seats = words(number, COLUMN, 24, 14, text_anchor="end", fill=tints["ink_2"])
    chip = group(_chip(sheet.code, tints), class_="chip", transform=placed(0, 40))
    return Block(title + seats + chip, 66)


def _chip(code: str, tints: Tints) -> str:
    """The code in a frame; a long one in smaller letters."""
    size = min(15.0, (COLUMN - 2 * _CHIP_PADDING) / (len(code) * _CODE_LETTER))
    width = 2 * _CHIP_PADDING + size * _CODE_LETTER * len(code)
    frame = tag("rect", width=width, height=26, rx=6, fill=tints["well"], stroke=tints["line"])
    return frame + words(
        code, width / 2, 13 + size * 0.35, size, text_anchor="middle", font_weight=700, fill=tints["ink"]
    )


def _section(title: str, blocks: Iterable[Block], tints: Tints) -> list[Block]:
    """The blocks under a heading, which sticks to the first of them; no blocks, no heading."""
    heading = words(title, 0, 18, 12, font_weight=600, fill=tints["ink_2"])
    rule = tag("path", d=f"M0 26.5H{COLUMN:.0f}", stroke=tints["line"])
    return [
        block if number else stacked([Block(heading + rule, 27), block], LISTING_GAP)
        for number, block in enumerate(blocks)
    ]


def _steps(sheet: Sheet, tints: Tints) -> list[list[Block]]:
    """The numbers run on from section to section."""
    numbers = count(1)
    return [
        _section(title, [_step(next(numbers), step, tints) for step in steps], tints)
        for title, steps in sheet.sections
    ]


def _step(number: int, text: str, tints: Tints) -> Block:
    disc = tag("circle", cx=10, cy=10, r=10, fill=tints["accent"])
    digit = words(str(number), 10, 14.4, 12.5, text_anchor="middle", font_weight=700, fill=tints["on_accent"])
    return beside(Block(disc + digit, 20), paragraph(text, COLUMN - 30, 13), 30)


def _card(card: CardPicture, tints: Tints) -> Block:
    frame = tag("rect", x=0.5, y=0.5, width=43, height=53, rx=7, fill=tints["well"], stroke=tints["line"])
    drawing = group(icon(card.icon, tints, ink=tints["ink"], size=30), transform=placed(22, 27))
    return beside(Block(frame + drawing, 54), _described(card.name, "", card.text, tints), _INDENT)


def _tile(tile: TilePicture, tints: Tints) -> Block:
    medal = tag(
        "path",
        d=hexagon((22, 21.5), 20),
        fill=tints["well"],
        stroke=tints["nomad" if tile.nomad else "coin"],
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    drawing = group(icon(tile.icon, tints, ink=tints["ink"], size=23), transform=placed(22, 21.5))
    return beside(Block(medal + drawing, 43), _described(tile.name, tile.note, tile.text, tints), _INDENT)


def _described(name: str, note: str, text: str, tints: Tints) -> Block:
    """The note goes beside the name, or below it if both don't fit on one line."""
    beside_name = len(name) * _NAME_LETTER + len(note) * _NOTE_LETTER < _TEXT_ROOM
    title = tag(
        "text",
        tag("tspan", escape(name), font_family=HEADING_FONT, font_size=17, font_weight=700),
        tag("tspan", escape(note), dx=8, font_size=12, fill=tints["ink_2"]) if note and beside_name else "",
        y=14,
    )
    lines = [paragraph(note, _TEXT_ROOM, 12, fill=tints["ink_2"])] if note and not beside_name else []
    lines.append(paragraph(text, _TEXT_ROOM, 12.5, fill=tints["ink_2"]))
    return stacked([Block(title, 18), *lines], 0)
