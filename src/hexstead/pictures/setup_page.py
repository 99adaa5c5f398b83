"""The set-up page: the map, with the text beside and below it."""

from dataclasses import dataclass
from html import escape
from itertools import chain
from typing import Final

from hexstead.pictures.board import coordinate_labels, map_defs, map_layers
from hexstead.pictures.ground import seams
from hexstead.pictures.hexagons import WIDTH
from hexstead.pictures.island_picture import extent, frame, island_frame
from hexstead.pictures.lettering import Block, filled, halved, tallest
from hexstead.pictures.listing import COLUMN, LISTING_GAP, listing
from hexstead.pictures.palette import Theme, Tints, tints_of
from hexstead.pictures.scene import Scene
from hexstead.pictures.sheet import Sheet
from hexstead.pictures.svg import HEADING_FONT, document, group, placed, tag

_PAPER: Final = ("297mm", "210mm")
_PROPORTION: Final = 840 / 1188
"""A4 landscape; a longer page gets higher, and the printer shrinks it."""
_MARGIN: Final = 32.0
_MAP_ROOM: Final = 744.0
_LABEL_ROOM: Final = 40.0
_APART: Final = _MAP_ROOM - COLUMN
"""Two columns below the map are as wide as the map."""
_FINELY: Final = 8.0
_WHOLE_IS_WORTH: Final = 1.06


@dataclass(frozen=True)
class _Page:
    """The map, and the text beside and below it."""

    board: Block
    beside: list[Block]
    below: list[Block]

    @property
    def width(self) -> float:
        return _width(len(self.beside))

    @property
    def height(self) -> float:
        """At least as high as paper of this width."""
        return max(self.width * _PROPORTION, max(tallest(self.beside), self.left) + 2 * _MARGIN)

    @property
    def left(self) -> float:
        """The height of the map with the text below it."""
        return self.board.height + (_MARGIN + tallest(self.below) if self.below else 0)


def setup_svg(sheet: Sheet, *, theme: Theme = "light") -> str:
    """The page as a standalone SVG document, ready to print."""
    tints = tints_of(theme)
    page = _laid_out(listing(sheet, tints), _board(sheet, tints))
    top, top_left = (page.height - tallest(page.beside)) / 2, (page.height - page.left) / 2
    foot = top_left + page.board.height + _MARGIN
    return document(
        sheet.title,
        tag("defs", map_defs(sheet.scene, tints)),
        tag("rect", width=page.width, height=page.height, fill=tints["panel"]),
        group(page.board.drawing, transform=placed(_MARGIN, top_left)),
        group(
            *[_drawn(column, _width(number), top) for number, column in enumerate(page.beside)],
            *[_drawn(column, _MARGIN + number * _APART, foot) for number, column in enumerate(page.below)],
            fill=tints["ink"],
        ),
        view=(0, 0, page.width, page.height),
        size=_PAPER,
    )


def _drawn(column: Block, left: float, top: float) -> str:
    return group(column.drawing, transform=placed(left, top), class_="column")


def _width(columns: int) -> float:
    """The width of a page with the map and this many columns beside it."""
    return 2 * _MARGIN + _MAP_ROOM + columns * (COLUMN + _MARGIN)


def _laid_out(sections: list[list[Block]], board: Block) -> _Page:
    """All pages have the same size on paper, so the lowest reads best; but sections should stay whole."""
    apart = [[block] for block in chain(*sections)]
    whole, cut = [
        min([_lowest(parts, board, columns) for columns in (1, 2)], key=lambda page: page.height)
        for parts in (sections, apart)
    ]
    return whole if whole.height <= cut.height * _WHOLE_IS_WORTH else cut


def _lowest(parts: list[list[Block]], board: Block, columns: int) -> _Page:
    """With this many columns beside the map; the rest goes below it."""
    height = board.height
    while True:
        beside, rest = filled(parts, columns, height, LISTING_GAP)
        page = _Page(board, beside, halved(rest, LISTING_GAP))
        if page.left <= height:
            return page
        height += _FINELY


def _board(sheet: Sheet, tints: Tints) -> Block:
    height = extent(sheet.scene)[1]
    _, _, width, depth = frame(sheet.scene)
    scale = _MAP_ROOM / width
    picture = group(
        map_layers(sheet.scene, tints, seams(sheet.scene, tints)),
        coordinate_labels(sheet.scene, tints),
        transform=placed(0, _LABEL_ROOM, scale),
    )
    bottom = _LABEL_ROOM + height * scale
    turn = sheet.scene.text("turned")
    labels = "".join(
        _label(
            name,
            turn if turned else "",
            _middle(sheet.scene, number % 2) * scale,
            8 if number < 2 else bottom + 27,
            tints,
        )
        for number, (name, turned) in enumerate(sheet.quadrants)
    )
    if not sheet.scene.island:
        return Block(picture + labels, bottom + _LABEL_ROOM)
    left, _, wide, _ = island_frame(sheet.scene)
    foot = _LABEL_ROOM + depth * scale
    name = _label(sheet.island, "", (left + wide / 2) * scale, foot + 27, tints)
    return Block(picture + labels + name, foot + _LABEL_ROOM)


def _middle(scene: Scene, right: int) -> float:
    """The middle of the left or right half of the map."""
    return WIDTH * (scene.columns * (0.25 + 0.5 * right) + 0.25)


def _label(name: str, turned: str, x: float, y: float, tints: Tints) -> str:
    """The name of a board, and whether it is turned if that matters."""
    turn = tag("tspan", escape(turned), dx=9, font_size=13, font_weight=600, fill=tints["accent"])
    return tag(
        "text",
        tag(
            "tspan", escape(name), font_family=HEADING_FONT, font_size=18, font_weight=700, fill=tints["ink"]
        ),
        turn if turned else "",
        x=x,
        y=y,
        text_anchor="middle",
        class_="quadrant",
    )
