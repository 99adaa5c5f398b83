"""The set-up page: the map on the left, and beside it all that there is to read."""

from html import escape
from itertools import chain
from typing import Final

from hexstead.pictures.board import map_defs, map_layers
from hexstead.pictures.ground import seams
from hexstead.pictures.hexagons import WIDTH
from hexstead.pictures.island import extent, frame, island_frame
from hexstead.pictures.lettering import Block, halved, stacked, tallest
from hexstead.pictures.listing import COLUMN, LISTING_GAP, listing
from hexstead.pictures.palette import Theme, Tints, tints_of
from hexstead.pictures.scene import Scene
from hexstead.pictures.sheet import Sheet
from hexstead.pictures.svg import HEADING_FONT, document, group, placed, tag

_PAPER: Final = ("297mm", "210mm")
_PROPORTION: Final = 840 / 1188
"""A4 on its side; a longer page gets higher and is then shrunk by the printer."""
_MARGIN: Final = 32.0
_MAP_ROOM: Final = 744.0
_LABEL_ROOM: Final = 30.0


def setup_svg(sheet: Sheet, *, theme: Theme = "light") -> str:
    """The page as a standalone SVG document, ready to print."""
    tints = tints_of(theme)
    columns, board = _columns(listing(sheet, tints)), _board(sheet, tints)
    width = _width(len(columns))
    height = max(width * _PROPORTION, tallest([*columns, board]) + 2 * _MARGIN)
    return document(
        sheet.title,
        tag("defs", map_defs(sheet.scene, tints)),
        tag("rect", width=width, height=height, fill=tints["panel"]),
        group(board.drawing, transform=placed(_MARGIN, (height - board.height) / 2)),
        *(
            group(
                column.drawing,
                transform=placed(_width(number), (height - tallest(columns)) / 2),
                class_="column",
                fill=tints["ink"],
            )
            for number, column in enumerate(columns)
        ),
        view=(0, 0, width, height),
        size=_PAPER,
    )


def _width(columns: int) -> float:
    """Of a page with the map and so many columns."""
    return 2 * _MARGIN + _MAP_ROOM + columns * (COLUMN + _MARGIN)


def _columns(sections: list[list[Block]]) -> list[Block]:
    """One column, or two where a page with one would be shrunk even more; sections stay whole if they can."""
    blocks = list(chain(*sections))
    room = _width(2) * _PROPORTION - 2 * _MARGIN
    columns = [stacked(blocks, LISTING_GAP)]
    if tallest(columns) > room:
        columns = halved(sections, LISTING_GAP)
    if tallest(columns) > room:
        columns = halved([[block] for block in blocks], LISTING_GAP)
    return columns


def _board(sheet: Sheet, tints: Tints) -> Block:
    height = extent(sheet.scene)[1]
    _, _, width, depth = frame(sheet.scene)
    scale = _MAP_ROOM / width
    picture = group(
        map_layers(sheet.scene, tints, seams(sheet.scene, tints)),
        transform=placed(0, _LABEL_ROOM, scale),
    )
    bottom = _LABEL_ROOM + height * scale
    labels = "".join(
        _label(
            name, turned, _middle(sheet.scene, number % 2) * scale, 8 if number < 2 else bottom + 27, tints
        )
        for number, (name, turned) in enumerate(sheet.quadrants)
    )
    if not sheet.scene.island:
        return Block(picture + labels, bottom + _LABEL_ROOM)
    left, _, wide, _ = island_frame(sheet.scene)
    foot = _LABEL_ROOM + depth * scale
    name = _label(sheet.island, False, (left + wide / 2) * scale, foot + 27, tints)
    return Block(picture + labels + name, foot + _LABEL_ROOM)


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
