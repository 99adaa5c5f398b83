"""The special hexes: a stone plate, a rim that shows what kind it is, and what stands on it."""

from collections.abc import Mapping
from typing import Final

from hexstead.pictures.hexagons import Cell, centre, hexagon, name_of
from hexstead.pictures.icons import icon
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import SPECIAL, Scene, SceneSpot
from hexstead.pictures.svg import caption, group, placed, tag

_EMPTY: Final = 0.45
"""How much of its ink an icon keeps when the last tile is gone."""

_TOKEN: Final = 13.4

_BUILDINGS: Final[Mapping[str, str]] = {
    "castle": '<g transform="translate(0 2)" stroke-width="1.3">'
    '<path d="M-9.4 8.6V-4h2v1.6h2V-4h2v3.4h6.8V-4h2v1.6h2V-4h2V8.6Z" fill="{stone_hi}"/>'
    '<path d="M-4-1V-8.4h2v1.6h1.2V-8.4h1.6v1.6H2V-8.4h2V-1Z" fill="{stone_hi}"/>'
    '<path d="M-2.4 8.6V4a2.4 2.4 0 0 1 4.8 0V8.6Z" fill="{outline}"/><path d="M0-8.4V-13.4"/>'
    '<path d="M.2-13.6L5-12.1.2-10.6Z" fill="{mountain_lo}" stroke-width=".9"/></g>',
    "location": "",
    "nomad": '<path d="M0-8L10 8H-10Z" fill="{nomad}"/><path d="M0-8V-11.5M0 0L3 8H-3Z" fill="{stone_hi}"/>',
    "palace": '<g transform="translate(0 1.6)" stroke-width="1.3">'
    '<path d="M-11.8 9V-.6L-10-4.2-8.2-.6V9ZM8.2 9V-.6L10-4.2 11.8-.6V9Z" fill="{stone_hi}"/>'
    '<path d="M-8.2 9V2.4H8.2V9Z" fill="{stone_hi}"/>'
    '<path d="M-4.8 2.4C-10.4-2-4-5.2 0-10.4 4-5.2 10.4-2 4.8 2.4Z" fill="{palace}"/>'
    '<path d="M-4-.2C-5.6-2.6-3-4.2-1.2-6.2-2.2-3.6-3.4-2.4-2.6 0Z"'
    ' fill="{stone_hi}" stroke="none" opacity=".45"/>'
    '<path d="M-2.2 9V6a2.2 2.2 0 0 1 4.4 0V9Z" fill="{outline}"/><path d="M0-10.4V-13.6"/></g>',
    "silo": '<g transform="translate(0 1)" stroke-width="1.3">'
    '<path d="M-7.4 9.6V-3.4H7.4V9.6Z" fill="{stone_hi}"/>'
    '<path d="M3.4-3.4H7.4V9.6H3.4Z" fill="{stone_lo}" stroke="none" opacity=".4"/>'
    '<path d="M-7.4 .2Q0 2 7.4 .2M-7.4 4Q0 5.8 7.4 4M-7.4 9.6V-3.4M7.4-3.4V9.6H-7.4"/>'
    '<path d="M-9-3.4C-8.4-8.6-5-11.8 0-12 5-11.8 8.4-8.6 9-3.4Z" fill="{silo}"/>'
    '<path d="M-6.4-5C-5.8-7.6-4.2-9.4-1.8-10-3.2-8.4-3.8-7-4-5Z"'
    ' fill="{stone_hi}" stroke="none" opacity=".45"/><path d="M0-12V-13.8"/></g>',
}


def plates(scene: Scene, tints: Tints) -> str:
    return "".join(_plate(scene, cell, tints) for cell in scene.cells() if scene.letter(cell) in SPECIAL)


def tokens(scene: Scene, tints: Tints) -> str:
    """Round, so that you see the ground or plate below them."""
    return "".join(_token(scene.cell(name), scene.tokens[name], tints) for name in sorted(scene.tokens))


def _token(cell: Cell, spot: SceneSpot, tints: Tints) -> str:
    face = tag("circle", r=_TOKEN, fill=tints["stone_hi"], stroke=tints["token"], stroke_width=2.4)
    drawing = icon(spot.icon, tints, ink=tints["outline"], size=1.3 * _TOKEN)
    here = placed(*centre(cell))
    return group(
        caption(spot.name), face, drawing, id=f"token-{name_of(cell)}", class_="token", transform=here
    )


def _plate(scene: Scene, cell: Cell, tints: Tints) -> str:
    kind = SPECIAL[scene.letter(cell)]
    return group(
        _stone(kind, tints),
        _content(scene, cell, tints),
        id=f"plate-{name_of(cell)}",
        class_=f"plate {kind}",
        transform=placed(*centre(cell)),
    )


def _content(scene: Scene, cell: Cell, tints: Tints) -> str:
    kind, spot = SPECIAL[scene.letter(cell)], scene.locations.get(name_of(cell))
    if spot is None:
        return building(kind, tints)
    title = caption(_tally(scene, spot))
    if kind != "nomad":
        return title + _spot(spot, tints)
    return title + (building(kind, tints) if spot.tiles == 0 else _nomad_tile(spot, tints))


def _nomad_tile(spot: SceneSpot, tints: Tints) -> str:
    """The single tile of a nomad space lies face up on it, with a rim of tent cloth."""
    face = tag(
        "path",
        d=hexagon((0, 0), 16.2),
        fill=tints["stone_hi"],
        stroke=tints["nomad"],
        stroke_width=2.6,
        stroke_linejoin="round",
    )
    return face + icon(spot.icon, tints, ink=tints["outline"], size=20.6)


def _stone(kind: str, tints: Tints) -> str:
    rim = tints["coin"] if kind == "location" else tints["mountain_hi"]
    slab = tag(
        "path",
        d=hexagon((0, 0), 18.2),
        fill=tints["stone"],
        stroke=rim,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    hairline = tag(
        "path",
        d=hexagon((0, 0), 15.6),
        fill="none",
        stroke=tints["stone_lo"],
        stroke_width=0.8,
        opacity=0.55,
    )
    return slab + hairline


def building(kind: str, tints: Tints) -> str:
    return group(
        _BUILDINGS[kind].format_map(tints),
        fill="none",
        stroke=tints["outline"],
        stroke_width=1.5,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _spot(spot: SceneSpot, tints: Tints) -> str:
    tiles = spot.tiles or 0
    drawing = icon(spot.icon, tints, ink=tints["outline"], size=20.6)
    here = placed(0, -1.6 if tiles else 0)
    dimmed = group(drawing, transform=here, opacity=1 if spot.tiles != 0 else _EMPTY)
    return dimmed + _dots(tiles, tints)


def _tally(scene: Scene, spot: SceneSpot) -> str:
    return spot.name if spot.tiles is None else scene.text("tiles", name=spot.name, tiles=spot.tiles)


def _dots(tiles: int, tints: Tints) -> str:
    return "".join(
        tag("circle", cx=(number - (tiles - 1) / 2) * 5.4, cy=12.4, r=1.75, fill=tints["outline"])
        for number in range(tiles)
    )
