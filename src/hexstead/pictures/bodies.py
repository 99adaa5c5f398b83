"""What pieces look like: houses and discs in the colours of a seat, and the stone wall of nobody."""

from typing import Final

from hexstead.pictures.icons import icon
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import Scene, SceneFigure
from hexstead.pictures.seats import SEATS
from hexstead.pictures.svg import tag

_DISC: Final = "M-11.8 0a11.8 11.8 0 0 1 23.6 0 11.8 11.8 0 0 1-23.6 0Z"
_DISC_FACE: Final = 9.4
_FIGURE_ICON: Final = 18.8

_ROCKS: Final = "M-7-11.4H6.4L9.4-4H12.4L14 3.6V11H-14V3.6L-12.4-4H-9.6Z"
_STONES: Final = (
    ("M-7-11.4H6.4L9.4-4H-9.6Z", "rock_hi"),
    ("M-12.4-4H-.8V3.6H-14Z", "rock"),
    ("M-.8-4H12.4L14 3.6H-.8Z", "rock_hi"),
    ("M-14 3.6H-6.4V11H-14Z", "rock_hi"),
    ("M-6.4 3.6H5.6V11H-6.4Z", "rock"),
    ("M5.6 3.6H14V11H5.6Z", "rock_lo"),
)


def piece_shapes(scene: Scene, tints: Tints) -> str:
    """The houses of the seats that have something to show, and the stone wall if there is one."""
    houses = "".join(house_shape(number, tints) for number in sorted(scene.seats()))
    return houses + (wall_shape(tints) if scene.walls else "")


def house_shape(number: int, tints: Tints) -> str:
    seat = SEATS[number]
    return tag(
        "g",
        _border(seat.silhouette, tints),
        tag("path", d=seat.wall, fill=seat.wall_colour),
        tag("path", d=seat.roof, fill=seat.roof_colour),
        tag("path", d=seat.door, fill=tints["outline"], opacity=0.82),
        id=f"seat-{number}",
    )


def wall_shape(tints: Tints) -> str:
    stones = (
        tag("path", d=stone, fill=tints[tone], stroke=tints["outline"], stroke_width=1)
        for stone, tone in _STONES
    )
    return tag("g", _border(_ROCKS, tints), *stones, id="wall", stroke_linejoin="round")


def disc(figure: SceneFigure, tints: Tints) -> str:
    """A disc of wall colour with a ring in the colour of the roof."""
    seat = SEATS[figure.seat]
    return (
        _border(_DISC, tints)
        + tag("path", d=_DISC, fill=seat.roof_colour)
        + tag("circle", r=_DISC_FACE, fill=seat.wall_colour)
        + icon(figure.icon, tints, ink=tints["outline"], size=_FIGURE_ICON)
    )


def _border(silhouette: str, tints: Tints) -> str:
    """The pale halo and the ink outline that make a piece stand out on every terrain."""
    return "".join(
        tag("path", d=silhouette, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for colour, width in ((tints["halo"], 5), (tints["outline"], 2.4))
    )
