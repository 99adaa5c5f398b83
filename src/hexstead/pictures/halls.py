"""City halls: one tile on seven hexes; its houses stand with the other pieces."""

from typing import Final

from hexstead.pictures.hexagons import around, perimeter
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import Scene, colour_named
from hexstead.pictures.seats import SEATS
from hexstead.pictures.svg import caption, group, tag, use

_FILL_SHARE: Final = 0.66
_RIMS: Final = (("roof", 9.6), ("outline", 4.2), ("halo", 2.2))
"""From the inside out, each twice as wide as it appears: the outer half of the line is cut off."""


def hall_shapes(scene: Scene) -> str:
    """The outlines of the city halls, and clips for their rims, so that neighbours never overlap."""
    return "".join(_shape(scene, name) for name in sorted(scene.halls))


def _shape(scene: Scene, name: str) -> str:
    middle = scene.cell(name)
    outline = tag("path", d=perimeter({middle, *around(middle)}), id=f"hall-{name}")
    return outline + tag("clipPath", use(f"hall-{name}"), id=f"cut-{name}")


def hall_tiles(scene: Scene, tints: Tints) -> str:
    return "".join(_tile(scene, name, tints) for name in sorted(scene.halls))


def _tile(scene: Scene, name: str, tints: Tints) -> str:
    number = scene.halls[name]
    seat = SEATS[number]
    colours = {**tints, "roof": seat.roof_colour}
    rims = (use(f"hall-{name}", stroke=colours[rim], stroke_width=width) for rim, width in _RIMS)
    return group(
        caption(scene.text("hall", colour=colour_named(number))),
        use(f"hall-{name}", fill=seat.wall_colour, fill_opacity=_FILL_SHARE),
        *rims,
        class_=f"hall hall-of-{number}",
        clip_path=f"url(#cut-{name})",
        fill="none",
        stroke_linejoin="round",
    )
