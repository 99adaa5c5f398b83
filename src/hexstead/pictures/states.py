"""What happens on the map: where you may build, what was built this turn and in others' last turns."""

from typing import Final

from hexstead.pictures.ground import wash_of
from hexstead.pictures.hexagons import Cell, centre, hexagon, name_of, outline, perimeter
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import ORDINARY, Scene
from hexstead.pictures.svg import caption, group, placed, tag, use, words

STATE_FILTERS: Final = (
    '<filter id="glow" x="-60%" y="-60%" width="220%" height="220%">'
    '<feGaussianBlur stdDeviation="4"/></filter>'
    '<filter id="bright" color-interpolation-filters="sRGB"><feComponentTransfer>'
    '<feFuncR type="linear" slope="1.1"/><feFuncG type="linear" slope="1.1"/>'
    '<feFuncB type="linear" slope="1.1"/>'
    "</feComponentTransfer></filter>"
)


def veil(scene: Scene, tints: Tints) -> str:
    """While somebody must choose, all dead hexes fade back."""
    if not scene.live:
        return ""
    holes = "".join(outline(cell) for cell in scene.ordered(scene.live))
    return tag(
        "path",
        d=perimeter(set(scene.cells())) + holes,
        class_="veil",
        fill=tints["veil"],
        fill_opacity=tints["veil_share"],
        fill_rule="evenodd",
    )


def live_hexes(scene: Scene, tints: Tints) -> str:
    cells = scene.ordered(scene.live)
    if not cells:
        return ""
    rims = "".join(hexagon(centre(cell), 18) for cell in cells)
    return group(
        tag("path", d=rims, stroke=tints["live_glow"], stroke_width=17, filter="url(#glow)"),
        tag("path", d=rims, stroke=tints["live_rim"], stroke_width=6.4),
        group(*(_ground(scene, cell, tints) for cell in cells), filter="url(#bright)"),
        *(_live_line(cell, tints) for cell in cells),
        fill="none",
        stroke_linejoin="round",
    )


def _ground(scene: Scene, cell: Cell, tints: Tints) -> str:
    """The hex again, over the glow, which would drown it."""
    letter = scene.letter(cell)
    token = use(f"token-{name_of(cell)}") if name_of(cell) in scene.tokens else ""
    if letter not in ORDINARY:
        return use(f"plate-{name_of(cell)}") + token
    wash = tag("path", d=hexagon(centre(cell), 19), fill=wash_of(letter, tints))
    return wash + use(f"mark-{name_of(cell)}", stroke_linecap="round") + token


def _live_line(cell: Cell, tints: Tints) -> str:
    return tag(
        "path",
        caption(name_of(cell)),
        d=hexagon(centre(cell), 18.2),
        class_="live",
        fill=tints["live"],
        fill_opacity=tints["live_share"],
        stroke=tints["live"],
        stroke_width=2.5,
    )


def rings(scene: Scene, tints: Tints) -> str:
    """A dotted ring for others' last turns, a solid one for what was built this turn."""
    dotted = "".join(hexagon(centre(cell), 18) for cell in scene.ordered(scene.last))
    full = "".join(hexagon(centre(scene.cell(name)), 18) for name in scene.recent)
    return group(
        _ring("last", dotted, stroke_width=1.9, stroke_dasharray="1 4.2", stroke_linecap="round"),
        _ring("recent", full, stroke_width=2.2),
        fill="none",
        stroke=tints["halo"],
        stroke_linejoin="round",
    )


def _ring(kind: str, path: str, **attributes: str | float) -> str:
    return tag("path", d=path, class_=kind, **attributes) if path else ""


def badges(scene: Scene, tints: Tints) -> str:
    """What was built this turn, numbered in order of play."""
    return "".join(
        _badge(scene.cell(name), number, tints) for number, name in enumerate(scene.recent, start=1)
    )


def _badge(cell: Cell, number: int, tints: Tints) -> str:
    x, y = centre(cell)
    return group(
        tag("circle", r=6.3, fill=tints["accent"], stroke=tints["halo"], stroke_width=1.6),
        words(str(number), 0, 3.1, 8.6, text_anchor="middle", font_weight=800, fill=tints["on_accent"]),
        class_="badge",
        transform=placed(x + 11, y - 10.5),
    )
