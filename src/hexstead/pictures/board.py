"""The board as one picture."""

from typing import Final

from hexstead.boxes.manifest import SIZE
from hexstead.engine.hexes import ISLAND_ROW, row_name
from hexstead.pictures.bodies import piece_shapes
from hexstead.pictures.ground import ground, ground_defs, seams
from hexstead.pictures.halls import hall_shapes, hall_tiles
from hexstead.pictures.hexagons import SIDE, WIDTH, Point, centre
from hexstead.pictures.island_picture import SEA, frame
from hexstead.pictures.palette import Theme, Tints, tints_of
from hexstead.pictures.pieces import MARKER_ROOM, markers, pieces
from hexstead.pictures.plates import plates, tokens
from hexstead.pictures.scene import Scene
from hexstead.pictures.states import STATE_FILTERS, badges, live_hexes, rings, veil
from hexstead.pictures.svg import document, group, short, tag, words
from hexstead.wording.languages import ENGLISH

_MARGIN: Final = 22.0
_COORDINATE_ROOM: Final = 8.0
_PIXELS_PER_UNIT: Final = 1.5


def board_svg(scene: Scene, *, theme: Theme = "light", coordinates: bool = True) -> str:
    """The board as a standalone SVG document; the same scene always gives the same text."""
    tints = tints_of(theme)
    view = _view(scene, coordinates)
    return document(
        _title(scene),
        tag("defs", map_defs(scene, tints), _TABLE_LIGHT.format_map(tints)),
        tag("rect", x=view[0], y=view[1], width=view[2], height=view[3], rx=16, fill="url(#table)"),
        map_layers(scene, tints),
        coordinate_labels(scene, tints) if coordinates else "",
        view=view,
        size=(short(view[2] * _PIXELS_PER_UNIT, 0), short(view[3] * _PIXELS_PER_UNIT, 0)),
    )


def ground_svg(
    letters: tuple[str, ...],
    *,
    island: tuple[str, ...] = (),
    theme: Theme = "light",
    language: str = ENGLISH,
) -> str:
    """The map alone, before anything stands on it, as a standalone SVG document."""
    tints, scene = tints_of(theme), Scene(letters, island=island, language=language)
    view = _view(scene, coordinates=False)
    return document(
        _title(scene),
        tag("defs", ground_defs(scene, tints)),
        ground(scene, tints),
        _faint_seams(scene, tints),
        view=view,
        size=(short(view[2], 1), short(view[3], 1)),
    )


def _title(scene: Scene) -> str:
    if not scene.letters:
        return scene.text("island")
    return scene.text("map-and-island" if scene.island else "map", rows=scene.rows, columns=scene.columns)


def _faint_seams(scene: Scene, tints: Tints) -> str:
    """Only a map of whole boards has seams, and they matter little in play."""
    is_whole = scene.rows >= 2 * SIZE and scene.columns == 2 * SIZE
    return group(seams(scene, tints, 1.2), opacity=0.5) if is_whole else ""


_TABLE_LIGHT: Final = (
    '<radialGradient id="table" cx=".5" cy=".4" r=".9"><stop stop-color="{table}"/>'
    '<stop offset="1" stop-color="{table_edge}"/></radialGradient>'
)


def _view(scene: Scene, coordinates: bool) -> tuple[float, float, float, float]:
    left, top, width, height = frame(scene)
    before = _MARGIN + (_COORDINATE_ROOM if coordinates else 0)
    right = _MARGIN + (MARKER_ROOM if scene.marks else 0)
    return left - before, top - before, width + before + right, height + before + _MARGIN


def map_defs(scene: Scene, tints: Tints) -> str:
    """What the layers of the map refer to; once per document."""
    return ground_defs(scene, tints) + STATE_FILTERS + piece_shapes(scene, tints) + hall_shapes(scene)


def map_layers(scene: Scene, tints: Tints, seams: str = "") -> str:
    """The map from the ground up; seams lie on the ground, under everything else."""
    return "".join(
        (
            ground(scene, tints),
            seams,
            veil(scene, tints),
            plates(scene, tints),
            tokens(scene, tints),
            hall_tiles(scene, tints),
            live_hexes(scene, tints),
            rings(scene, tints),
            markers(scene),
            pieces(scene, tints),
            badges(scene, tints),
        )
    )


def coordinate_labels(scene: Scene, tints: Tints) -> str:
    numbers = _numbers(0, scene.columns) if scene.letters else []
    if scene.island:
        numbers += _numbers(ISLAND_ROW, scene.island_columns, SEA)
    rows = [_row_label(row) for row in scene.row_numbers()]
    return group(
        *numbers, *rows, class_="coordinates", fill=tints["ink_2"], font_weight=600, text_anchor="middle"
    )


def _numbers(row: int, columns: int, away: float = 0) -> list[str]:
    """Above the first row of a map: halfway between even and odd rows."""
    left, top = _corner(row)
    return [
        words(str(column + 1), left + WIDTH * (column + 0.75), top - away - 12, 8.4)
        for column in range(columns)
    ]


def _row_label(row: int) -> str:
    left, top = _corner(row)
    return words(row_name(row), left - 15 - (SEA if row >= ISLAND_ROW else 0), top + SIDE + 3, 8.4)


def _corner(row: int) -> Point:
    """The upper left one of a row, whether the row is shifted or not."""
    x, y = centre((row, 0))
    return x - WIDTH * (0.5 + row % 2 / 2), y - SIDE
