"""Everything on the map, near in front of far, and what lies beside it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from hexstead.pictures.bodies import disc
from hexstead.pictures.hexagons import WIDTH, Cell, Point, around, centre, hexagon
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import Scene, colour_named
from hexstead.pictures.svg import caption, group, placed, tag, use

_Standing: TypeAlias = tuple[Cell, str]
"""A hex and the drawing of what stands on it."""

_SCALE: Final = 1.06
_HALL_SCALE: Final = 1.6
_WING_SCALE: Final = 0.76
_LIFT: Final = 4
_MARKER_SCALE: Final = 0.72
_MARKER_GAP: Final = 16.0
"""From the edge of a row to the middle of its marker: clear of the rim, within the notch of a short row."""

MARKER_ROOM: Final = 8.0
"""How much wider the margin of a map with markers is."""

_HOUSE_SHADOW: Final = '<ellipse cx="1.5" cy="10.2" rx="11.5" ry="3.4" fill="#0B0F0C" opacity=".3"/>'
_DISC_SHADOW: Final = '<circle cx="1.4" cy="2.4" r="13.4" fill="#0B0F0C" opacity=".28"/>'
_WALL_SHADOW: Final = '<ellipse cx="1.5" cy="11.6" rx="15.5" ry="3.6" fill="#0B0F0C" opacity=".3"/>'
_LIFTED_SHADOW: Final = '<ellipse cx="3" cy="14.5" rx="13" ry="4.2" fill="#0B0F0C" opacity=".34"/>'


@dataclass(frozen=True)
class _Body:
    """What a seat has on a hex, around the origin."""

    seat: int
    drawing: str
    shadow: str


def pieces(scene: Scene, tints: Tints) -> str:
    """All pieces, near ones in front; a lifted piece floats over all others."""
    standing = sorted((*_of_seats(scene, tints), *_of_halls(scene), *_walls(scene)))
    return "".join(drawing for _, drawing in standing) + _lifted(scene, tints)


def markers(scene: Scene) -> str:
    """The settlements beside the map, each at the right end of the row it marks."""
    return "".join(_marker(scene, letter) for letter in sorted(scene.marks))


def _marker(scene: Scene, letter: str) -> str:
    seat = scene.marks[letter]
    x, y = _foot(scene.row_end(scene.row(letter)))
    return group(
        caption(scene.text("mark", row=letter, colour=colour_named(seat))),
        _HOUSE_SHADOW,
        use(f"seat-{seat}"),
        class_=f"marker seat-{seat}",
        transform=placed(x + WIDTH / 2 + _MARKER_GAP, y, _MARKER_SCALE),
    )


def _of_seats(scene: Scene, tints: Tints) -> Iterator[_Standing]:
    for name in {*scene.pieces, *scene.figures} - {scene.lifted}:
        cell = scene.cell(name)
        yield cell, _piece(scene, _body(scene, name, tints), _foot(cell))


def _body(scene: Scene, name: str, tints: Tints) -> _Body:
    if name in scene.figures:
        figure = scene.figures[name]
        return _Body(figure.seat, disc(figure, tints), _DISC_SHADOW)
    return _settlement(scene.pieces[name])


def _settlement(seat: int) -> _Body:
    return _Body(seat, use(f"seat-{seat}"), _HOUSE_SHADOW)


def _of_halls(scene: Scene) -> Iterator[_Standing]:
    """A large house in the middle of each city hall and a small one on each hex around it."""
    for name, seat in scene.halls.items():
        middle = scene.cell(name)
        yield middle, _piece(scene, _settlement(seat), _foot(middle), _HALL_SCALE)
        for cell in around(middle):
            yield cell, _piece(scene, _settlement(seat), _foot(cell), _WING_SCALE)


def _walls(scene: Scene) -> Iterator[_Standing]:
    for cell in scene.ordered(scene.walls):
        at = placed(*centre(cell))
        title = caption(scene.text("wall"))
        yield cell, group(title, _WALL_SHADOW, use("wall"), class_="wall", transform=at)


def _lifted(scene: Scene, tints: Tints) -> str:
    name = scene.lifted
    if name is None or (name not in scene.pieces and name not in scene.figures):
        return ""
    cell = scene.cell(name)
    origin = tag(
        "path",
        d=hexagon(centre(cell), 17.6),
        fill="none",
        stroke=tints["halo"],
        stroke_width=2.2,
        stroke_dasharray="5 3.6",
        stroke_linejoin="round",
        class_="lifted",
    )
    x, y = _foot(cell)
    body = _body(scene, name, tints)
    return origin + _piece(scene, _Body(body.seat, body.drawing, _LIFTED_SHADOW), (x, y - _LIFT))


def _foot(cell: Cell) -> Point:
    """Pieces stand a bit below the middle of their hex, since roofs are pointed."""
    x, y = centre(cell)
    return x, y + 0.6


def _piece(scene: Scene, body: _Body, at: Point, scale: float = _SCALE) -> str:
    return group(
        caption(scene.colour(body.seat)),
        body.shadow,
        body.drawing,
        class_=f"piece seat-{body.seat}",
        transform=placed(*at, scale),
    )
