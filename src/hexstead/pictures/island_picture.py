"""The island: a second map below the first one, in its own sea."""

from typing import Final, TypeAlias

from hexstead.engine.hexes import ISLAND_ROW
from hexstead.pictures.hexagons import ISLAND_AT, ROW_HEIGHT, WIDTH, perimeter
from hexstead.pictures.palette import Tints
from hexstead.pictures.scene import Scene
from hexstead.pictures.svg import group, tag, use

Frame: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

SEA: Final = 18.0
"""How far the sea around the island reaches. You can't build there."""
_RIM: Final = 9.0
_SHALLOWS: Final = ((17, 0.3), (9, 0.45), (3.6, 0.7))


def extent(scene: Scene) -> tuple[float, float]:
    """Width and height of the map without the island."""
    shift = 0.5 if scene.rows > 1 else 0
    return WIDTH * (scene.columns + shift), ROW_HEIGHT * scene.rows + ROW_HEIGHT / 3


def frame(scene: Scene) -> Frame:
    """Around the whole map and its island."""
    if not scene.island:
        return 0, 0, *extent(scene)
    left, top, width, height = island_frame(scene)
    if not scene.letters:
        return left, top, width, height
    return 0, 0, max(extent(scene)[0], left + width), top + height


def island_frame(scene: Scene) -> Frame:
    """Around the island and its sea."""
    right, down = ISLAND_AT
    width, height = WIDTH * (scene.island_columns + 0.5), ROW_HEIGHT * (len(scene.island) + 1 / 3)
    return right - SEA, ROW_HEIGHT * ISLAND_ROW + down - SEA, width + 2 * SEA, height + 2 * SEA


def island_shape(scene: Scene) -> str:
    return tag("path", id="island", d=perimeter(set(scene.island_cells()))) if scene.island else ""


def island_rim(scene: Scene, tints: Tints) -> str:
    """The edge of the card that the island and its sea are printed on."""
    if not scene.island:
        return ""
    return use("island", fill=tints["rim"], stroke=tints["rim"], stroke_width=2 * SEA + _RIM)


def sea(scene: Scene, tints: Tints) -> str:
    """It lies under the island: only the part outside the coast shows."""
    if not scene.island:
        return ""
    water, pale = tints["water"], tints["water_hi"]
    bands = (use("island", stroke=pale, stroke_width=width, opacity=share) for width, share in _SHALLOWS)
    return group(
        use("island", fill=water, stroke=water, stroke_width=2 * SEA),
        *bands,
        use("island", stroke=tints["edge"], stroke_width=2.3, opacity=tints["edge_share"]),
        class_="sea",
        fill="none",
        stroke_linejoin="round",
    )
