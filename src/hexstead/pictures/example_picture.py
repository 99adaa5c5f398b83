"""The drawn example of a component as a picture: a piece of the map that fades where the map continues."""

from dataclasses import dataclass
from typing import Final

from hexstead.boxes.manifest import SIZE
from hexstead.engine.hexes import COLUMNS, MAIN_ROWS
from hexstead.match.examples import Example, Window
from hexstead.pictures.board import map_defs, map_layers
from hexstead.pictures.chips import HEIGHT, chips
from hexstead.pictures.ground import seams
from hexstead.pictures.hexagons import ROW_HEIGHT, WIDTH
from hexstead.pictures.island_picture import Frame, island_frame
from hexstead.pictures.making_scenes import scene_of_example
from hexstead.pictures.palette import Theme, Tints, tints_of
from hexstead.pictures.svg import document, group, placed, tag
from hexstead.wording.languages import ENGLISH
from hexstead.wording.say import say
from hexstead.wording.texts import example_said

_MARGIN: Final = 17.0
_REACH: Final = 8.0
"""How far you see the map around the sketch before it fades."""
_BEYOND: Final = 40.0
"""Where the board ends, you also see its rim and shadow."""
_SOFTNESS: Final = 4.5
_ROUND: Final = 14.0
_CHIP_AT: Final = 8.0
"""How far below the sketch the middle of the chips is: they hang over its edge."""
_USUAL_WIDTH: Final = 8.5 * WIDTH
"""The width of a sketch. You see a wider one from further away, so its chips must be larger."""
_PIXELS_PER_UNIT: Final = 1.15


@dataclass(frozen=True)
class _Ring:
    """How many rows and columns to paint around the sketch: none where the board ends."""

    left: int
    top: int
    right: int
    bottom: int


def example_svg(example: Example, *, theme: Theme = "light", language: str = ENGLISH) -> str:
    """The picture as a standalone SVG document; the same example always gives the same text."""
    tints = tints_of(theme)
    width, height = example_size(example)
    return document(
        say(example_said(example.key), language),
        _island(example, tints, language) if example.is_on_island else _excerpt(example, tints, language),
        _chips(example, tints),
        view=_view(example),
        size=(str(width), str(height)),
    )


def example_size(example: Example) -> tuple[int, int]:
    """Width and height of the picture in pixels, without painting it."""
    _, _, width, height = _view(example)
    return round(width * _PIXELS_PER_UNIT), round(height * _PIXELS_PER_UNIT)


def _island(example: Example, tints: Tints, language: str) -> str:
    scene = scene_of_example(example, language=language)
    return tag("defs", map_defs(scene, tints)) + map_layers(scene, tints)


def _excerpt(example: Example, tints: Tints, language: str) -> str:
    ring = _ring(example.window)
    window = _around(example.window, ring)
    scene = scene_of_example(example, window, language)
    borders = seams(scene, tints, at=(SIZE - window.top, SIZE - window.left))
    return tag("defs", map_defs(scene, tints), _fading(_frame(example), ring)) + group(
        map_layers(scene, tints, borders), mask="url(#window)"
    )


def _ring(window: Window) -> _Ring:
    return _Ring(
        left=min(window.left, 1),
        # Two of them, because the first row of a picture is an even one.
        top=min(window.top, 2),
        right=min(COLUMNS - window.left - window.width, 1),
        bottom=min(MAIN_ROWS - window.top - window.height, 1),
    )


def _around(window: Window, ring: _Ring) -> Window:
    return Window(
        window.top - ring.top,
        window.left - ring.left,
        window.height + ring.top + ring.bottom,
        window.width + ring.left + ring.right,
    )


def _frame(example: Example) -> Frame:
    """Around the hexes of the sketch, as they are painted."""
    if example.is_on_island:
        return island_frame(scene_of_example(example))
    window, ring = example.window, _ring(example.window)
    width, height = WIDTH * (window.width + 0.5), ROW_HEIGHT * (window.height + 1 / 3)
    return ring.left * WIDTH, ring.top * ROW_HEIGHT, width, height


def _view(example: Example) -> Frame:
    left, top, width, height = _frame(example)
    below = _chip_scale(example) * (_CHIP_AT + HEIGHT / 2 + 2) if _has_chips(example) else 0
    return left - _MARGIN, top - _MARGIN, width + 2 * _MARGIN, height + _MARGIN + max(_MARGIN, below)


def _fading(frame: Frame, ring: _Ring) -> str:
    """The window on the map, with soft edges."""
    left, top, width, height = frame
    before, above = (_REACH if ring.left else _BEYOND), (_REACH if ring.top else _BEYOND)
    after, below = (_REACH if ring.right else _BEYOND), (_REACH if ring.bottom else _BEYOND)
    pane = tag(
        "rect",
        x=left - before,
        y=top - above,
        width=width + before + after,
        height=height + above + below,
        rx=_ROUND,
        fill="#FFF",
        filter="url(#soft-edge)",
    )
    blur = tag("filter", tag("feGaussianBlur", stdDeviation=_SOFTNESS), id="soft-edge")
    return blur + tag("mask", pane, id="window")


def _has_chips(example: Example) -> bool:
    return bool(example.pays) or example.shows_cards


def _chip_scale(example: Example) -> float:
    return max(1.0, _frame(example)[2] / _USUAL_WIDTH)


def _chips(example: Example, tints: Tints) -> str:
    left, top, width, height = _frame(example)
    cards = example.shown().cards() if example.shows_cards else {}
    scale = _chip_scale(example)
    here = placed(left + width / 2, top + height + scale * _CHIP_AT, scale)
    return group(chips(cards, example.pays, tints), transform=here)
