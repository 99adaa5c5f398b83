"""The marks that tell terrains apart without colour: tone on tone, on every hex, never touching the grid."""

from collections.abc import Callable, Mapping
from math import cos, hypot, pi, sin, sqrt
from typing import Final, TypeAlias

from hexstead.pictures.hexagons import Point
from hexstead.pictures.jitter import Jitter
from hexstead.pictures.palette import Tints
from hexstead.pictures.svg import placed, short, tag, use

_PETALS: Final = "".join(
    f'<circle cx="{1.55 * sin(turn):.2f}" cy="{-1.55 * cos(turn):.2f}" r="1.18"/>'
    for turn in (2 * pi / 5 * petal for petal in range(5))
)
_POOLS: Final[tuple[Point, ...]] = ((-3.4, -3), (3.4, 8))
"""Where the two pools of a swamp lie, the far one first."""
_FURROWS: Final = ((-11.1, 0.66), (-5.8, 0.85), (-0.5, 1), (4.8, 0.85), (10.1, 0.66))
"""Where the furrows of a field cross its middle, and how long each is."""

_TRIES: Final = 160
"""How often to look for room for a spot before settling for fewer."""

_SHAPES: Final[Mapping[str, str]] = {
    "tuft": '<path d="M-2.6 1.6q-.4-2.6-1.6-4M-.6 1.8q-.2-3.4.2-5.6M1.6 1.6q.3-2.8 2-4.2"'
    ' stroke="{grass_lo}" stroke-width="1.05"/>',
    "sunspot": '<ellipse rx="5.5" ry="1.7" fill="{grass_hi}" opacity=".55"/>',
    "fir": '<path d="M0-7L4 2.6H-4Z" fill="{forest_lo}"/>'
    '<path d="M0-7L-4 2.6H-.6Z" fill="{forest_hi}" opacity=".42"/>',
    "crown": '<circle r="4" fill="{forest_lo}"/>'
    '<circle cx="-.8" cy="-.9" r="2.96" fill="{forest_hi}" opacity=".62"/>',
    "mesa": '<path d="M-11 6.5L-8.6-3.6Q-5.6-5.6-1.6-4.6L.2-.6L5.2-1.8L8.4 6.5Q-1 8.6-11 6.5Z"'
    ' fill="{canyon_lo}" opacity=".5"/>'
    '<path d="M-8.6-3.6Q-5.6-5.6-1.6-4.6L-3-1.6Q-6-1-9.2-1Z" fill="{canyon_hi}" opacity=".9"/>'
    '<path d="M.2-.6L5.2-1.8L6.2.8Q3 1.6.6 1.4Z" fill="{canyon_hi}" opacity=".8"/>'
    '<path d="M-9.6 1.6Q-6 2.6-2.4 1.4M-10 4.2Q-3 5.6 7 3.6"'
    ' stroke="{canyon_hi}" stroke-width=".9" opacity=".6"/>'
    '<path d="M3-9.2q3.4-1.4 7.2.2M-9 10.8q5 1.6 9.6.2M6.4 10q2.6-.2 4.4-1.2"'
    ' stroke="{canyon_lo}" stroke-width="1.05" opacity=".6"/>',
    "dunes": '<path d="M-12-2Q-6.4-8-1-3.6Q3-6 7.2-3.4Q.8-2.6-3.2.8Q-7-1.8-12-2Z"'
    ' fill="{desert_hi}" opacity=".85"/>'
    '<path d="M-12-2Q-6.4-8-1-3.6M-3.2.8Q.8-2.8 7.2-3.4"'
    ' stroke="{desert_lo}" stroke-width="1.05" opacity=".8"/>'
    '<path d="M-6.4 8.4Q0 2.6 5.6 6.6Q8.4 5 11 6.2" stroke="{desert_lo}" stroke-width="1.05" opacity=".7"/>'
    '<path d="M-6.4 8.4Q0 2.6 5.6 6.6Q0 6.8-6.4 8.4Z" fill="{desert_hi}" opacity=".7"/>',
    "grain": '<circle r=".65" fill="{desert_lo}" opacity=".7"/>',
    "leaves": '<path d="M0 2.6q-1.6-1.6-3-1.4M0 2.6q1.2-2 2.8-2"'
    ' stroke="{grass_lo}" stroke-width=".95" opacity=".75"/>',
    "pale-blossom": f'<g fill="{{flower_hi}}">{_PETALS}</g><circle r=".85" fill="{{coin}}"/>',
    "deep-blossom": f'<g fill="{{flower_lo}}">{_PETALS}</g><circle r=".85" fill="{{flower_hi}}"/>',
    "wavelet": '<path d="M-6 0q1.5-1.7 3 0t3 0t3 0t3 0"'
    ' stroke="{water_hi}" stroke-width="1.05" opacity=".62"/>',
    "peaks": '<path d="M1 8L8.2-4.2L14 8Z" fill="{mountain_lo}"/>'
    '<path d="M8.2-4.2L1 8H7L9.4 2Z" fill="{mountain_hi}" opacity=".5"/>'
    '<path d="M-13.4 9L-3.4-11L7 9Z" fill="{mountain_lo}"/>'
    '<path d="M-3.4-11L-13.4 9H-4L-1.4 1.6L-3.6-2Z" fill="{mountain_hi}" opacity=".48"/>'
    '<path d="M-3.4-11L-6.9-4L-4.6-5L-3.2-2.8L-1.4-5L.1-4.2Z" fill="{mountain_hi}"/>'
    '<path d="M8.2-4.2L6-.4L8-1.2L9.6.2L10.2-.2Z" fill="{mountain_hi}"/>',
    "pool": '<ellipse rx="9.8" ry="3.9" fill="{swamp_lo}"/>'
    '<path d="M-9.8 0A9.8 3.9 0 0 0 9.8 0M-5.4-.5q2.2-1 4.6-.5M1.6.9q2.2.6 4.4-.3"'
    ' stroke="{swamp_hi}" stroke-width=".9" opacity=".75"/>',
    "reed": '<path d="M0 0q.5-4 .1-8.2M0 0q2.2-1.6 2.3-5.2" stroke="{grass_hi}" stroke-width="1"/>'
    '<path d="M.1-7.7v-2.3" stroke="{canyon_hi}" stroke-width="2.1"/>',
    "furrow": '<path d="M-6.3 12.6Q-.7 1.4 6.3-12.6" stroke="{farmland_lo}" stroke-width="1.3"/>'
    '<path d="M-4.5 12.4Q1.1 1.4 8-12" stroke="{farmland_hi}" stroke-width="1.7"'
    ' stroke-dasharray="1.5 2.7"/>',
}


def mark_shapes(tints: Tints) -> str:
    """The shapes of the marks, defined once and reused on every hex."""
    return "".join(tag("g", shape.format_map(tints), id=name) for name, shape in _SHAPES.items())


def marks(letter: str, seed: int) -> str:
    """The marks of an ordinary hex around the origin."""
    return _MARKS[letter](Jitter(seed))


def _spots(jitter: Jitter, count: int, radius: float, gap: float) -> list[Point]:
    """Scattered points that keep a gap, the far ones first so that near marks overlap them."""
    found: list[Point] = []
    for _ in range(_TRIES):
        turn, reach = jitter.next() * 2 * pi, sqrt(jitter.next()) * radius
        x, y = cos(turn) * reach, sin(turn) * reach * 0.95
        if all(hypot(x - there, y - far) > gap for there, far in found):
            found.append((x, y))
        if len(found) == count:
            break
    return sorted(found, key=lambda point: point[1])


def _put(shape: str, x: float, y: float, scale: float = 1) -> str:
    return use(shape, transform=placed(x, y, scale))


def _put_facing(shape: str, jitter: Jitter, x: float, y: float) -> str:
    """A shape without a lit side may face either way."""
    return use(shape, transform=f"{placed(x, y)} scale({jitter.side()} 1)")


def _grass(jitter: Jitter) -> str:
    tufts = [_put("tuft", x, y, jitter.between(0.85, 1.25)) for x, y in _spots(jitter, 4, 12, 8)]
    return "".join([_put("sunspot", x, y + 3) for x, y in _spots(jitter, 2, 10, 9)] + tufts)


def _forest(jitter: Jitter) -> str:
    return "".join(_tree(jitter, x, y) for x, y in _spots(jitter, 9, 13.5, 6))


def _tree(jitter: Jitter, x: float, y: float) -> str:
    scale = jitter.between(0.92, 1.25)
    return _put("fir", x, y) if jitter.next() < 0.34 else _put("crown", x, y, scale)


def _canyon(jitter: Jitter) -> str:
    return _put_facing("mesa", jitter, jitter.around(4), jitter.around(3))


def _desert(jitter: Jitter) -> str:
    dunes = _put_facing("dunes", jitter, jitter.around(4), jitter.around(4))
    return dunes + "".join(_put("grain", x, y) for x, y in _spots(jitter, 4, 13, 7))


def _flower(jitter: Jitter) -> str:
    leaves = "".join(_put("leaves", x, y) for x, y in _spots(jitter, 4, 12, 7))
    return leaves + "".join(
        _blossom(jitter, number, point) for number, point in enumerate(_spots(jitter, 8, 13, 5.4))
    )


def _blossom(jitter: Jitter, number: int, point: Point) -> str:
    shape = "pale-blossom" if number % 3 else "deep-blossom"
    return use(shape, transform=f"{placed(*point)} rotate({short(jitter.next() * 72, 0)})")


def _water(jitter: Jitter) -> str:
    return "".join(_put("wavelet", x, y, jitter.between(0.8, 1.3)) for x, y in _spots(jitter, 3, 10.5, 8))


def _mountain(jitter: Jitter) -> str:
    return _put("peaks", jitter.around(3), 1 + jitter.around(2), jitter.between(0.94, 1.08))


def _swamp(jitter: Jitter) -> str:
    side = jitter.side()
    return "".join(_pool(jitter, side * x, y) for x, y in _POOLS)


def _pool(jitter: Jitter, x: float, y: float) -> str:
    """A pool with three reeds in it, one of them in front of the others."""
    x, y = x + jitter.around(2), y + jitter.around(1)
    water = _put("pool", x, y, jitter.between(0.9, 1.02))
    feet = (-5.5, 0.2), (4.5, 0.4), (-1, 1.6)
    return water + "".join(_reed(jitter, x + right, y + down) for right, down in feet)


def _reed(jitter: Jitter, x: float, y: float) -> str:
    across, up = jitter.side(), jitter.between(0.86, 1.12)
    return use("reed", transform=f"{placed(x + jitter.around(2.4), y)} scale({across} {short(up, 2)})")


def _farmland(jitter: Jitter) -> str:
    return "".join(
        _put("furrow", at + jitter.around(0.9), jitter.around(1.4), length * jitter.between(0.9, 1))
        for at, length in _FURROWS
    )


_Painter: TypeAlias = Callable[[Jitter], str]

_MARKS: Final[Mapping[str, _Painter]] = {
    "G": _grass,
    "T": _forest,
    "C": _canyon,
    "D": _desert,
    "F": _flower,
    "W": _water,
    "M": _mountain,
    "S": _swamp,
    "A": _farmland,
}
