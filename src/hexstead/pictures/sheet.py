"""The set-up of a game on one page, for the people who lay it out from the box."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from hexstead.pictures.board import map_defs, map_layers
from hexstead.pictures.ground import extent, inner_edges
from hexstead.pictures.hexagons import WIDTH, Cell, hexagon
from hexstead.pictures.icons import icon
from hexstead.pictures.lettering import Block, beside, paragraph, stacked
from hexstead.pictures.palette import Theme, Tints, tints_of
from hexstead.pictures.scene import Scene
from hexstead.pictures.svg import HEADING_FONT, document, group, placed, tag, words


@dataclass(frozen=True)
class CardPicture:
    """A kingdom card; the icon is SVG text."""

    name: str
    text: str
    icon: str


@dataclass(frozen=True)
class TilePicture:
    """A kind of tile; the note says how many there are and where."""

    name: str
    text: str
    icon: str
    note: str


@dataclass(frozen=True)
class Sheet:
    """All that a set-up page says; the quadrants in reading order, each with whether it is turned around."""

    scene: Scene
    title: str
    code: str
    quadrants: tuple[tuple[str, bool], ...]
    steps: tuple[str, ...]
    cards: tuple[CardPicture, ...]
    tiles: tuple[TilePicture, ...]
    seats: int | None = None


_PAGE: Final = (1188.0, 840.0)
"""A4 on its side; a longer page gets higher and is then shrunk by the printer."""
_PAPER: Final = ("297mm", "210mm")
_MARGIN: Final = 32.0
_COLUMN: Final = 348.0
_MAP_ROOM: Final = _PAGE[0] - 3 * _MARGIN - _COLUMN
_LABEL_ROOM: Final = 30.0
_CHIP_PADDING: Final = 13.0
_CODE_LETTER: Final = 0.7
"""Of the size: capitals and digits are broad."""


def setup_svg(sheet: Sheet, *, theme: Theme = "light") -> str:
    """The page as a standalone SVG document, ready to print."""
    tints = tints_of(theme)
    column, board = _column(sheet, tints), _board(sheet, tints)
    height = max(_PAGE[1], column.height + 2 * _MARGIN)
    return document(
        sheet.title,
        tag("defs", map_defs(sheet.scene, tints)),
        tag("rect", width=_PAGE[0], height=height, fill=tints["panel"]),
        group(board.drawing, transform=placed(_MARGIN, (height - board.height) / 2)),
        group(
            column.drawing,
            transform=placed(_PAGE[0] - _MARGIN - _COLUMN, (height - column.height) / 2),
            fill=tints["ink"],
        ),
        view=(0, 0, _PAGE[0], height),
        size=_PAPER,
    )


def _board(sheet: Sheet, tints: Tints) -> Block:
    width, height = extent(sheet.scene)
    scale = _MAP_ROOM / width
    picture = group(
        map_layers(sheet.scene, tints, _seams(sheet.scene, tints)),
        transform=placed(0, _LABEL_ROOM, scale),
    )
    bottom = _LABEL_ROOM + height * scale
    labels = "".join(
        _label(
            name, turned, _middle(sheet.scene, number % 2) * scale, 8 if number < 2 else bottom + 27, tints
        )
        for number, (name, turned) in enumerate(sheet.quadrants)
    )
    return Block(picture + labels, bottom + _LABEL_ROOM)


def _middle(scene: Scene, right: int) -> float:
    """Where the left or the right half of the map has its middle."""
    return WIDTH * (scene.columns * (0.25 + 0.5 * right) + 0.25)


def _label(name: str, turned: bool, x: float, y: float, tints: Tints) -> str:
    turn = (
        tag("tspan", "turned 180°", dx=9, font_size=13, font_weight=600, fill=tints["accent"])
        if turned
        else ""
    )
    return tag(
        "text",
        tag(
            "tspan", escape(name), font_family=HEADING_FONT, font_size=18, font_weight=700, fill=tints["ink"]
        ),
        turn,
        x=x,
        y=y,
        text_anchor="middle",
        class_="quadrant",
    )


def _seams(scene: Scene, tints: Tints) -> str:
    """Where the four boards meet: the paper shows between them."""
    halves = scene.rows // 2, scene.columns // 2

    def quadrant(cell: Cell) -> tuple[bool, bool]:
        return cell[0] >= halves[0], cell[1] >= halves[1]

    path = "".join(path for cell, other, path in inner_edges(scene) if quadrant(cell) != quadrant(other))
    edge = tag("path", d=path, stroke=tints["edge"], stroke_width=5.2, stroke_opacity=0.35)
    gap = tag("path", d=path, stroke=tints["rim"], stroke_width=3.8)
    return group(edge, gap, class_="seams", fill="none", stroke_linejoin="round", stroke_linecap="round")


def _column(sheet: Sheet, tints: Tints) -> Block:
    return stacked(
        [
            _head(sheet, tints),
            _section(
                "Lay it out",
                [_step(number, text, tints) for number, text in enumerate(sheet.steps, 1)],
                8,
                tints,
            ),
            _section("Kingdom cards", [_card(card, tints) for card in sheet.cards], 8, tints),
            _section("Tiles", [_tile(tile, tints) for tile in sheet.tiles], 8, tints),
        ],
        16,
    )


def _head(sheet: Sheet, tints: Tints) -> Block:
    title = words(sheet.title, 0, 24, 30, font_family=HEADING_FONT, font_weight=700)
    seats = (
        words(_seats(sheet.seats), _COLUMN, 24, 14, text_anchor="end", fill=tints["ink_2"])
        if sheet.seats
        else ""
    )
    chip = group(_chip(sheet.code, tints), class_="chip", transform=placed(0, 40))
    return Block(title + seats + chip, 66)


def _chip(code: str, tints: Tints) -> str:
    """The code in a frame; a long one in smaller letters."""
    size = min(15.0, (_COLUMN - 2 * _CHIP_PADDING) / (len(code) * _CODE_LETTER))
    width = 2 * _CHIP_PADDING + size * _CODE_LETTER * len(code)
    frame = tag("rect", width=width, height=26, rx=6, fill=tints["well"], stroke=tints["line"])
    return frame + words(
        code, width / 2, 13 + size * 0.35, size, text_anchor="middle", font_weight=700, fill=tints["ink"]
    )


def _seats(seats: int) -> str:
    return "1 seat" if seats == 1 else f"{seats} seats"


def _section(title: str, blocks: Sequence[Block], gap: float, tints: Tints) -> Block:
    heading = words(title, 0, 10, 12, font_weight=600, fill=tints["ink_2"])
    rule = tag("path", d=f"M0 18.5H{_COLUMN:.0f}", stroke=tints["line"])
    return stacked([Block(heading + rule, 19), *blocks], gap)


def _step(number: int, text: str, tints: Tints) -> Block:
    disc = tag("circle", cx=10, cy=10, r=10, fill=tints["accent"])
    digit = words(str(number), 10, 14.4, 12.5, text_anchor="middle", font_weight=700, fill=tints["on_accent"])
    return beside(Block(disc + digit, 20), paragraph(text, _COLUMN - 30, 13), 30)


def _card(card: CardPicture, tints: Tints) -> Block:
    frame = tag("rect", x=0.5, y=0.5, width=43, height=53, rx=7, fill=tints["well"], stroke=tints["line"])
    drawing = group(icon(card.icon, tints, ink=tints["ink"], size=30), transform=placed(22, 27))
    return beside(Block(frame + drawing, 54), _described(card.name, "", card.text, 58, tints), 58)


def _tile(tile: TilePicture, tints: Tints) -> Block:
    medal = tag(
        "path",
        d=hexagon((22, 21.5), 20),
        fill=tints["well"],
        stroke=tints["coin"],
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    drawing = group(icon(tile.icon, tints, ink=tints["ink"], size=23), transform=placed(22, 21.5))
    return beside(Block(medal + drawing, 43), _described(tile.name, tile.note, tile.text, 58, tints), 58)


def _described(name: str, note: str, text: str, indent: float, tints: Tints) -> Block:
    title = tag(
        "text",
        tag("tspan", escape(name), font_family=HEADING_FONT, font_size=17, font_weight=700),
        tag("tspan", escape(note), dx=8, font_size=12, fill=tints["ink_2"]) if note else "",
        y=14,
    )
    return stacked([Block(title, 18), paragraph(text, _COLUMN - indent, 12.5, fill=tints["ink_2"])], 0)
