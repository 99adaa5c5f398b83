"""The painted ground: washes that bleed into each other, coasts, ink between terrains, marks."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from hexstead.boxes.manifest import SIZE
from hexstead.pictures.contrast import CONTRAST, contrast_defs, contrast_paint
from hexstead.pictures.hexagons import (
    Cell,
    across,
    centre,
    cut,
    line,
    name_of,
    outline,
    perimeter,
)
from hexstead.pictures.island_picture import frame, island_rim, island_shape, sea
from hexstead.pictures.jitter import scatter
from hexstead.pictures.marks import mark_shapes, marks
from hexstead.pictures.palette import Tints, mixed
from hexstead.pictures.scene import ORDINARY, Scene
from hexstead.pictures.svg import group, placed, tag, use

_OVERLAP: Final = 0.5
_EACH_EDGE_ONCE: Final = (2, 3, 4)
_PAINTINGS: Final = 12
"""How many different paintings of each terrain there are before they repeat."""
_PAINTINGS_A_ROW: Final = 5
"""How far the next row shifts them, so that neighbours always differ."""

_FILTERS: Final = (
    '<filter id="bleed" x="-2%" y="-2%" width="104%" height="104%">'
    '<feGaussianBlur stdDeviation="9"/></filter>'
    '<filter id="soft" x="-2%" y="-2%" width="104%" height="104%">'
    '<feGaussianBlur stdDeviation="2.4"/></filter>'
    '<filter id="brush" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
    '<feTurbulence type="fractalNoise" baseFrequency=".010 .030" numOctaves="3" seed="7"/>'
    '<feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1"/><feComponentTransfer>'
    '<feFuncR type="linear" slope="2.4" intercept="-.62"/>'
    '<feFuncG type="linear" slope="2.4" intercept="-.66"/>'
    '<feFuncB type="linear" slope="2.4" intercept="-.74"/></feComponentTransfer></filter>'
)


_SHADOW: Final = (
    '<feDropShadow dx="0" dy="5" stdDeviation="8" flood-color="{shadow}" flood-opacity="{shadow_share}"/>'
)
_SHADOW_REACH: Final = 32.0


def seed_of(cell: Cell) -> int:
    return cell[0] * 20 + cell[1]


def wash_of(letter: str, tints: Tints) -> str:
    return tints[ORDINARY.get(letter, "stone")]


def ground_defs(scene: Scene, tints: Tints) -> str:
    water = {cell for cell in scene.cells() if scene.letter(cell) == "W"}
    painted = contrast_defs() if CONTRAST in tints else mark_shapes(tints) + _paintings(scene)
    return (
        _FILTERS
        + _shadow(scene, tints)
        + painted
        + tag("path", id="map", d=perimeter(set(scene.cells())))
        + tag("clipPath", use("map"), id="land")
        + tag("clipPath", tag("path", d=perimeter(water)), id="sea")
        + island_shape(scene)
    )


def _shadow(scene: Scene, tints: Tints) -> str:
    left, top, width, height = frame(scene)
    return tag(
        "filter",
        _SHADOW.format_map(tints),
        id="deck",
        filterUnits="userSpaceOnUse",
        x=left - _SHADOW_REACH,
        y=top - _SHADOW_REACH,
        width=width + 2 * _SHADOW_REACH,
        height=height + 2 * _SHADOW_REACH,
    )


def ground(scene: Scene, tints: Tints) -> str:
    """The map as it lies on the table before anybody builds."""
    rim = tag(
        "g",
        use("map"),
        island_rim(scene, tints),
        fill=tints["rim"],
        stroke=tints["rim"],
        stroke_width=9,
        stroke_linejoin="round",
    )
    if CONTRAST in tints:
        coast, border, grid = _edges(scene)
        paint = group(contrast_paint(scene, tints, coast + border, grid), clip_path="url(#land)")
        return group(rim, filter="url(#deck)") + sea(scene, tints) + paint
    return group(rim, filter="url(#deck)") + sea(scene, tints) + _painted(scene, tints)


def _painted(scene: Scene, tints: Tints) -> str:
    """As if with a brush."""
    left, top, width, height = frame(scene)
    brush = tag(
        "rect",
        x=left - 4,
        y=top - 4,
        width=width + 8,
        height=height + 8,
        filter="url(#brush)",
        opacity=0.36,
        style="mix-blend-mode:soft-light",
    )
    bleed = group(use("wash"), filter="url(#bleed)", opacity=0.34)
    return group(
        _washes(scene, tints), bleed, brush, _lines(scene, tints), _marks(scene), clip_path="url(#land)"
    )


def _washes(scene: Scene, tints: Tints) -> str:
    by_colour: defaultdict[str, str] = defaultdict(str)
    for cell in scene.cells():
        by_colour[_wash(scene, cell, tints)] += outline(cell)
    return group(
        *(
            tag("path", d=path, fill=colour, stroke=colour, stroke_width=_OVERLAP)
            for colour, path in by_colour.items()
        ),
        id="wash",
    )


def _wash(scene: Scene, cell: Cell, tints: Tints) -> str:
    """Each hex is up to 5 % lighter or darker, in a few steps, so that hexes of one colour share a path."""
    sway = round((scatter(seed_of(cell) * 31 + 5) - 0.5) * 10)
    return mixed(wash_of(scene.letter(cell), tints), "#FFFFFF" if sway > 0 else "#1A120A", abs(sway) / 100)


def _lines(scene: Scene, tints: Tints) -> str:
    coast, border, grid = _edges(scene)
    edge, share = tints["edge"], float(tints["edge_share"])
    return group(
        _shallows(coast, tints),
        tag("defs", tag("path", d=border, id="border")),
        use("border", stroke=edge, stroke_width=4, opacity=share * 0.35, filter="url(#soft)"),
        tag("path", d=grid, stroke=tints["grid"], stroke_width=0.9, stroke_opacity=tints["grid_share"]),
        use("border", stroke=edge, stroke_width=0.85, opacity=share * 0.75),
        use("coast", stroke=edge, stroke_width=1.15, opacity=share),
        fill="none",
        stroke_linejoin="round",
    )


def _shallows(coast: str, tints: Tints) -> str:
    """Three pale bands along every coast."""
    bands = ((17, 0.2), (9, 0.34), (3.6, 0.6))
    return group(
        tag("defs", tag("path", d=coast, id="coast")),
        *(use("coast", stroke_width=width, opacity=opacity) for width, opacity in bands),
        clip_path="url(#sea)",
        stroke=tints["water_hi"],
        stroke_linecap="round",
    )


def _edges(scene: Scene) -> tuple[str, str, str]:
    """The coasts, the borders between terrains, and the grid within terrains."""
    coast = border = grid = ""
    for cell, other, path in inner_edges(scene):
        here, there = scene.letter(cell), scene.letter(other)
        if (here == "W") != (there == "W"):
            coast += path
        elif ORDINARY.get(here) != ORDINARY.get(there):
            border += path
        else:
            grid += path
    return coast, border, grid


def inner_edges(scene: Scene) -> Iterator[tuple[Cell, Cell, str]]:
    """Each edge between two hexes once: the hexes and the line."""
    cells = set(scene.cells())
    for cell in scene.cells():
        for edge in _EACH_EDGE_ONCE:
            if (other := across(cell, edge)) in cells:
                yield cell, other, line(cut(cell, edge))


def seams(scene: Scene, tints: Tints, width: float = 3.8, at: Cell = (SIZE, SIZE)) -> str:
    """Where the four boards meet, the paper shows between them. The last board has its first hex there."""

    def quadrant(cell: Cell) -> tuple[bool, bool]:
        return cell[0] >= at[0], cell[1] >= at[1]

    # The island is one piece, however wide it is.
    edges = [edge for edge in inner_edges(scene) if edge[0][0] < scene.rows]
    path = "".join(path for cell, other, path in edges if quadrant(cell) != quadrant(other))
    edge = tag("path", d=path, stroke=tints["edge"], stroke_width=width + 1.4, stroke_opacity=0.35)
    gap = tag("path", d=path, stroke=tints["rim"], stroke_width=width)
    return group(edge, gap, class_="seams", fill="none", stroke_linejoin="round", stroke_linecap="round")


def _paintings(scene: Scene) -> str:
    """The marks of each terrain, in all the variants that this map shows."""
    shown = sorted({(scene.letter(cell), _painting(cell)) for cell in _ordinary(scene)})
    return "".join(tag("g", marks(letter, number), id=f"{letter}-{number}") for letter, number in shown)


def _painting(cell: Cell) -> int:
    return (cell[1] + _PAINTINGS_A_ROW * cell[0]) % _PAINTINGS


def _ordinary(scene: Scene) -> list[Cell]:
    return [cell for cell in scene.cells() if scene.letter(cell) in ORDINARY]


def _marks(scene: Scene) -> str:
    return group(
        *(_mark(scene, cell) for cell in _ordinary(scene)),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _mark(scene: Scene, cell: Cell) -> str:
    painting = f"{scene.letter(cell)}-{_painting(cell)}"
    return use(painting, id=f"mark-{name_of(cell)}", class_="mark", transform=placed(*centre(cell)))
