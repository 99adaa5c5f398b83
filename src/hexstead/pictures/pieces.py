"""The settlements: one silhouette and one pair of colours for each seat, the same in both themes."""

from dataclasses import dataclass
from typing import Final

from hexstead.pictures.hexagons import Cell, centre, hexagon
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import Scene
from hexstead.pictures.svg import caption, group, placed, tag, use


@dataclass(frozen=True)
class _Seat:
    name: str
    roof_colour: str
    wall_colour: str
    silhouette: str
    wall: str
    roof: str
    door: str


_SEATS: Final = (
    _Seat(
        name="Poppy",
        roof_colour="#D23B2A",
        wall_colour="#F0AFA0",
        silhouette="M-11 .4L0-10.6 11 .4H8V9.5H-8V.4Z",
        wall="M-8-1.5H8V9.5H-8Z",
        roof="M-11 .4L0-10.6 11 .4Z",
        door="M-2.4 9.5V4.6a2.4 2.4 0 0 1 4.8 0V9.5Z",
    ),
    _Seat(
        name="Cobalt",
        roof_colour="#2A5BC7",
        wall_colour="#B4C8F4",
        silhouette="M-10.4 3.2A10.4 11.6 0 0 1 10.4 3.2H9.6V9.5H-9.6V3.2Z",
        wall="M-9.6 9.5V1H9.6V9.5Z",
        roof="M-10.4 3.2A10.4 11.6 0 0 1 10.4 3.2Z",
        door="M-2.4 9.5V6.6a2.4 2.2 0 0 1 4.8 0V9.5Z",
    ),
    _Seat(
        name="Saffron",
        roof_colour="#F0B41C",
        wall_colour="#FBE7AC",
        silhouette="M0-11L11.4 9.5H-11.4Z",
        wall="M0-2.6L5.8 9.5H-5.8Z",
        roof="M0-11L11.4 9.5H5.8L0-2.6-5.8 9.5H-11.4Z",
        door="M0 2.6L2.7 9.5H-2.7Z",
    ),
    _Seat(
        name="Raven",
        roof_colour="#34323D",
        wall_colour="#9B9AA8",
        silhouette="M-8.6-.6V-10h3.8v2.8h2.7V-10h4.2v2.8h2.7V-10h3.8V-.6H7V9.5H-7V-.6Z",
        wall="M-7 9.5V-3H7V9.5Z",
        roof="M-8.6-.6V-10h3.8v2.8h2.7V-10h4.2v2.8h2.7V-10h3.8V-.6Z",
        door="M-2.2 9.5V5a2.2 2.2 0 0 1 4.4 0V9.5Z",
    ),
    _Seat(
        name="Chalk",
        roof_colour="#F7F4EC",
        wall_colour="#CFCABC",
        silhouette="M-11.4 1L-5.5-9.4 0-1.4 5.5-9.4 11.4 1H10.4V9.5H-10.4V1Z",
        wall="M-10.4-.6H10.4V9.5H-10.4Z",
        roof="M-11.4 1L-5.5-9.4 0-1.4 5.5-9.4 11.4 1Z",
        door="M-7.4 9.5V5.4h3.8V9.5ZM3.6 9.5V5.4h3.8V9.5Z",
    ),
)

_SCALE: Final = 1.06
_LIFT: Final = 4


def piece_shapes(scene: Scene, tints: Tints) -> str:
    """The settlements of the seats that have one on the map."""
    return "".join(_shape(seat, tints) for seat in sorted(set(scene.pieces.values())))


def _shape(number: int, tints: Tints) -> str:
    seat = _SEATS[number]
    return tag(
        "g",
        _border(seat.silhouette, tints["halo"], 5),
        _border(seat.silhouette, tints["outline"], 2.4),
        tag("path", d=seat.wall, fill=seat.wall_colour),
        tag("path", d=seat.roof, fill=seat.roof_colour),
        tag("path", d=seat.door, fill=tints["outline"], opacity=0.82),
        id=f"seat-{number}",
    )


def _border(silhouette: str, colour: str, width: float) -> str:
    return tag("path", d=silhouette, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round")


def pieces(scene: Scene, tints: Tints) -> str:
    """All settlements, the near ones in front; a lifted one floats over all others."""
    standing = sorted((scene.cell(name), seat) for name, seat in scene.pieces.items() if name != scene.lifted)
    return "".join(_standing(cell, seat) for cell, seat in standing) + _lifted(scene, tints)


def _standing(cell: Cell, seat: int) -> str:
    x, y = centre(cell)
    return _piece(
        seat, x, y + 0.6, tag("ellipse", cx=1.5, cy=10.2, rx=11.5, ry=3.4, fill="#0B0F0C", opacity=0.3)
    )


def _lifted(scene: Scene, tints: Tints) -> str:
    if scene.lifted is None or scene.lifted not in scene.pieces:
        return ""
    x, y = centre(scene.cell(scene.lifted))
    origin = tag(
        "path",
        d=hexagon((x, y), 17.6),
        fill="none",
        stroke=tints["halo"],
        stroke_width=2.2,
        stroke_dasharray="5 3.6",
        stroke_linejoin="round",
        class_="lifted",
    )
    shadow = tag("ellipse", cx=3, cy=14.5, rx=13, ry=4.2, fill="#0B0F0C", opacity=0.34)
    return origin + _piece(scene.pieces[scene.lifted], x, y + 0.6 - _LIFT, shadow)


def _piece(seat: int, x: float, y: float, shadow: str) -> str:
    title = caption(_SEATS[seat].name)
    return group(
        title, shadow, use(f"seat-{seat}"), class_=f"piece seat-{seat}", transform=placed(x, y, _SCALE)
    )
