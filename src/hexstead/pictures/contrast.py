"""The ground in high contrast: flat fills in three steps of light, and three patterns in each step.

Fills that are alike in lightness differ in their pattern, whoever looks at them; a test measures it.
"""

from typing import Final, TypeAlias

from hexstead.pictures.hexagons import centre, outline
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import ORDINARY, Scene
from hexstead.pictures.svg import group, placed, tag, use

Point: TypeAlias = tuple[float, float]

CONTRAST: Final = "contrast"
"""The token by which a palette says that the ground is painted so."""

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "grass": ("#E2EFA4", "#2C5512"),
    "desert": ("#FFF6D6", "#8A6410"),
    "flower": ("#FFE2EE", "#A3145F"),
    "canyon": ("#B9662E", "#2A0F02"),
    "farmland": ("#967808", "#FFF3B0"),
    "mountain": ("#7C7F85", "#FFFFFF"),
    "forest": ("#062B17", "#BFE6A6"),
    "water": ("#042242", "#CDEBFF"),
    "swamp": ("#33154D", "#EBC8FF"),
}
"""By terrain: the fill and its marks, the same by day and by night."""


class Disc:
    def __init__(self, x: float, y: float, radius: float) -> None:
        self.x, self.y, self.radius = x, y, radius

    def svg(self, colour: str) -> str:
        return tag("circle", cx=self.x, cy=self.y, r=self.radius, fill=colour)


class Stroke:
    def __init__(self, width: float, *points: Point) -> None:
        self.width, self.points = width, points

    def svg(self, colour: str) -> str:
        return tag("path", d=_path(self.points), fill="none", stroke=colour, stroke_width=self.width)


class Patch:
    def __init__(self, *points: Point) -> None:
        self.points = points

    def svg(self, colour: str) -> str:
        return tag("path", d=_path(self.points) + "Z", fill=colour)


Shape: TypeAlias = Disc | Stroke | Patch


def _path(points: tuple[Point, ...]) -> str:
    return "M" + "L".join([f"{x:g} {y:g}" for x, y in points])


def _tuft(x: float, y: float) -> list[Shape]:
    return [
        Stroke(2.3, (x, y + 4), (x, y - 5)),
        Stroke(2.3, (x - 3.4, y + 4), (x - 6, y - 2)),
        Stroke(2.3, (x + 3.4, y + 4), (x + 6, y - 2)),
    ]


def _blossom(x: float, y: float) -> list[Shape]:
    petals = ((0.0, -3.8), (3.6, -1.1), (2.2, 3.1), (-2.2, 3.1), (-3.6, -1.1))
    return [Disc(x + right, y + down, 3.1) for right, down in petals]


def _wave(y: float) -> Shape:
    """Four bows, as points of parabolas."""
    points = []
    for step in range(25):
        bow, share = divmod(step / 6, 1)
        points.append((-12 + step, y + (-1 if bow % 2 == 0 else 1) * 8 * share * (1 - share)))
    return Stroke(2.1, *points)


PATTERNS: Final[dict[str, list[Shape]]] = {
    "grass": [*_tuft(-6.5, -4), *_tuft(7, -1), *_tuft(-1, 11)],
    "desert": [
        Disc(x, y, 1.7) for x, y in ((-8, -7), (1, -12), (9, -5), (-11, 4), (0, 0), (10, 7), (-3, 11))
    ],
    "flower": [*_blossom(-6.2, -6), *_blossom(7.4, -1.5), *_blossom(-4, 9)],
    "canyon": [
        Stroke(2.7, (left, y), (right, y))
        for left, y, right in ((-11, -8, 3), (-5, -1.5, 12), (-12, 5, 2), (-4, 11.5, 8))
    ],
    "farmland": [
        Stroke(2.5, (-13, 5), (-4, -11)),
        Stroke(2.5, (-9, 11), (4, -14)),
        Stroke(2.5, (-2, 13.5), (11, -10)),
        Stroke(2.5, (5.5, 12), (13, -2)),
    ],
    "mountain": [Patch((-12, 8.5), (-2.5, -11), (4, 2.2), (6.6, -2.4), (13, 8.5))],
    "forest": [Disc(x, y, 4.1) for x, y in ((0, -9.5), (-8.5, -2), (8.5, -2), (0, 3.5), (-6, 11), (7, 11))],
    "water": [_wave(-7.5), _wave(0.5), _wave(8.5)],
    "swamp": [
        Stroke(2, (-8, 9), (-8, -6)),
        Stroke(2, (0, 10), (0, -9)),
        Stroke(2, (8, 9), (8, -5)),
        Stroke(2, (-12, 11.5), (12, 11.5)),
        Stroke(4.6, (-8, -4), (-8, -7.6)),
        Stroke(4.6, (0, -7), (0, -10.6)),
        Stroke(4.6, (8, -3), (8, -6.6)),
    ],
}


def contrast_defs() -> str:
    """The pattern of each terrain, once."""
    return "".join([tag("g", pattern(key), id=f"plain-{key}") for key in COLOURS])


def pattern(key: str) -> str:
    """The marks of a terrain around the middle of its hex."""
    return "".join([shape.svg(COLOURS[key][1]) for shape in PATTERNS[key]])


def contrast_paint(scene: Scene, tints: Tints, border: str, grid: str) -> str:
    """Fills and patterns, and lines between terrains that show on any of them."""
    fills = [tag("path", d=outline(cell), fill=_fill(scene.letter(cell), tints)) for cell in scene.cells()]
    marks = [
        use(f"plain-{ORDINARY[scene.letter(cell)]}", transform=placed(*centre(cell)))
        for cell in scene.cells()
        if scene.letter(cell) in ORDINARY
    ]
    return (
        group(*fills)
        + group(*marks, stroke_linecap="round", stroke_linejoin="round")
        + group(
            tag("path", d=grid, stroke="#FFFFFF", stroke_width=0.9, stroke_opacity=0.45),
            tag("path", d=border, stroke="#FFFFFF", stroke_width=3.6),
            tag("path", d=border, stroke="#1D2B28", stroke_width=1.5),
            fill="none",
            stroke_linejoin="round",
        )
    )


def _fill(letter: str, tints: Tints) -> str:
    return COLOURS[ORDINARY[letter]][0] if letter in ORDINARY else tints["stone"]
