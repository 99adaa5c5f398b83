"""The board in characters: three for each hex, odd rows shifted, the terrain as background colour."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from hexstead.cli.screen.console import flowing
from hexstead.cli.screen.figure_letters import HALL, LETTERS
from hexstead.cli.screen.language import say, text
from hexstead.cli.screen.paint import EMPTY_STONE, GLYPHS, LIVE, QUIET, STONE, TOKEN, seat, special, terrain
from hexstead.engine.hexes import ISLAND_ROW, row_name
from hexstead.engine.said import named, terrain_named
from hexstead.engine.terrain import LETTERS as TERRAINS
from hexstead.pictures import Scene, SceneSpot
from hexstead.pictures.hexagons import Cell, around, name_of
from hexstead.pictures.scene import ORDINARY

_SHIFT: Final = 2
_WALL: Final = "▒"
_BARE: Final = {"X": "♜", "N": "∩", "P": "♛", "I": "Ω"}
"""Special hexes that never have tiles."""
_SEA: Final = "   "
"""Around an island: no hex here."""
_PLAIN, _LIVE, _LIFTED, _RECENT, _LAST = (" ", " "), ("[", "]"), ("(", ")"), ("<", ">"), ("·", "·")
"""What goes left and right of the letter or piece."""

WIDTH: Final = 68
"""The width of a whole map with a mark beside each row."""
_LEGEND_WIDTH: Final = 80
_HEX_WIDTH: Final = 3
_BESIDE, _BESIDE_WITH_MARK = 6, 8
"""What a row needs in addition to its hexes."""


class TextBoard:
    """The map with its legend, as wide as it has room for."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield draw(self.scene, width)
        yield legend(self.scene, min(width, _LEGEND_WIDTH))


def draw(scene: Scene, width: int = WIDTH) -> Text:
    """Row letters on both sides, column numbers above and below. It is all readable without colour.

    A map that is too wide is split into parts, one below the other.
    """
    signs = _Signs(scene)
    drawn = Text(no_wrap=True)
    if scene.letters:
        for columns in _parts(scene, width):
            drawn.append("\n\n" if drawn else "")
            _columns(drawn, columns)
            _rows(drawn, signs, range(scene.rows), columns)
            _columns(drawn, columns, (scene.rows - 1) % 2)
    if scene.island:
        drawn.append("\n\n" if scene.letters else "")
        columns = range(scene.island_columns)
        _columns(drawn, columns)
        _rows(drawn, signs, range(ISLAND_ROW, ISLAND_ROW + len(scene.island)), columns)
        drawn.right_crop()
    return drawn


def _parts(scene: Scene, width: int) -> list[range]:
    """The columns that fit side by side, in parts of about the same width."""
    room = (width - (_BESIDE_WITH_MARK if scene.marks else _BESIDE)) // _HEX_WIDTH
    parts = ceil(scene.columns / max(room, 1))
    size = ceil(scene.columns / parts)
    return [range(first, min(first + size, scene.columns)) for first in range(0, scene.columns, size)]


def _rows(drawn: Text, signs: "_Signs", rows: range, columns: range) -> None:
    for row in rows:
        drawn.append(f"{row_name(row)} " + " " * (row % 2 * _SHIFT), "bold")
        for column in columns:
            drawn.append(*signs.at((row, column)))
        drawn.append(" " * (_SHIFT - row % 2 * _SHIFT) + f" {row_name(row)}", "bold")
        drawn.append_text(_mark(signs.scene, row_name(row))).append("\n")


def _mark(scene: Scene, row: str) -> Text:
    """The settlement that lies beside the row."""
    if row not in scene.marks:
        return Text()
    owner = scene.marks[row]
    return Text.assemble(" ", (GLYPHS[owner], seat(owner)))


def _columns(drawn: Text, columns: range, odd: int = 0) -> None:
    numbers = "".join([f"{column + 1:^{_HEX_WIDTH}}" for column in columns])
    drawn.append("  " + " " * (odd * _SHIFT) + numbers.rstrip() + ("\n" if not odd else ""), "bold")


class _Signs:
    """The three characters and the style of each hex."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.shorts = _shorts(scene)
        self.figures = dict(_figures(scene))
        self.cells = set(scene.cells())

    def at(self, cell: Cell) -> tuple[str, str]:
        if cell not in self.cells:
            return _SEA, ""
        hex = name_of(cell)
        left, right = _frame(self.scene, hex)
        if hex in self.scene.pieces:
            owner = self.scene.pieces[hex]
            return left + GLYPHS[owner] + right, seat(owner)
        if hex in self.figures:
            # The letter goes where the frame would close.
            owner, letter = self.figures[hex]
            return left + GLYPHS[owner] + letter, seat(owner)
        if hex in self.scene.walls:
            return f"{left}{_WALL}{right}".replace(" ", _WALL), STONE
        return self._ground(cell, hex)

    def _ground(self, cell: Cell, hex: str) -> tuple[str, str]:
        """What is printed there, or lies there for you to take."""
        letter, spot = self.scene.letter(cell), self.scene.locations.get(hex)
        if hex in self.scene.tokens:
            return self._token(hex)
        if spot is not None and not _is_bare(letter, spot):
            return self._tiles(letter, spot)
        if letter not in ORDINARY:
            return f" {_BARE.get(letter, letter)} ", EMPTY_STONE if spot else special(letter)
        if hex in self.scene.live:
            return letter.join(_LIVE), LIVE
        return f" {letter.lower()} ", terrain(letter)

    def _token(self, hex: str) -> tuple[str, str]:
        short = self.shorts[self.scene.tokens[hex].name]
        return (_LIVE[0] + short, LIVE) if hex in self.scene.live else (f"{short} ", TOKEN)

    def _tiles(self, letter: str, spot: SceneSpot) -> tuple[str, str]:
        number = " " if spot.tiles is None else str(spot.tiles)
        style = EMPTY_STONE if spot.tiles == 0 else special(letter)
        return self.shorts[spot.name] + number, style


def _is_bare(letter: str, spot: SceneSpot) -> bool:
    """Is the only tile gone? A location keeps its name, because those who have its tile look for it."""
    return spot.tiles == 0 and letter in _BARE


def _figures(scene: Scene) -> Iterator[tuple[str, tuple[int, str]]]:
    """Seat and letter by hex; a hall has a small letter around its middle."""
    for name, figure in scene.figures.items():
        yield name, (figure.seat, LETTERS.get(figure.key, " "))
    for name, owner in scene.halls.items():
        yield name, (owner, LETTERS[HALL])
        for cell in around(scene.cell(name)):
            yield name_of(cell), (owner, LETTERS[HALL].lower())


def _frame(scene: Scene, hex: str) -> tuple[str, str]:
    if hex in scene.live:
        return _LIVE
    if hex == scene.lifted:
        return _LIFTED
    if hex in scene.recent:
        return _RECENT
    return _LAST if hex in scene.last else _PLAIN


def legend(scene: Scene, width: int = _LEGEND_WIDTH, live: str = "legend-live") -> Text:
    """What the signs on this map mean: terrains first. `live` says what the lit hexes are."""
    return Text("\n").join([*flowing(_terrains(scene), width), *flowing(_others(scene, live), width)])


def _terrains(scene: Scene) -> Iterator[Text]:
    used = _letters(scene)
    for kind, letter in enumerate(TERRAINS):
        if letter in used & ORDINARY.keys():
            yield _chip(f" {letter.lower()}", terrain(letter), say(terrain_named(kind)))


def _others(scene: Scene, live: str) -> Iterator[Text]:
    shorts = _shorts(scene)
    shown = {spot.name: letter for letter, spot in _spots(scene) if not _is_bare(letter, spot)}
    for name, short in shorts.items():
        if name in shown:
            yield _chip(f" {short}", special(shown[name]), name)
    for name in dict.fromkeys([spot.name for spot in scene.tokens.values()]):
        yield _chip(f" {shorts[name]}", TOKEN, name)
    for letter, glyph in _BARE.items():
        if letter in _letters(scene) and _has_bare(scene, letter):
            yield _chip(f" {glyph}", special(letter), say(terrain_named(TERRAINS.index(letter))))
    for key in figures_on(scene):
        yield _chip(f" {LETTERS[key]}", QUIET, text("legend-figure", figure=named("figure", key)))
    if scene.walls:
        yield _chip(f" {_WALL}", STONE, text("legend-wall"))
    if scene.marks:
        owners = "".join([GLYPHS[owner] for owner in sorted(set(scene.marks.values()))])
        yield Text(f" A {owners} {text('legend-marked')} ")
    yield from _frames(scene, live)


def _frames(scene: Scene, live: str) -> Iterator[Text]:
    """What goes around letters and pieces."""
    if scene.live:
        yield Text.assemble(" ", (" ".join(_LIVE), LIVE), f" {text(live)} ")
    for frame, meaning, is_shown in (
        (_LIFTED, "legend-lifted", scene.lifted),
        (_RECENT, "legend-recent", scene.recent),
        (_LAST, "legend-last", scene.last),
    ):
        if is_shown:
            yield Text(f" {' '.join(frame)} {text(meaning)} ")


def _chip(sign: str, style: str, meaning: str) -> Text:
    return Text.assemble((sign, style), f" {meaning} ")


def _letters(scene: Scene) -> set[str]:
    return {scene.letter(cell) for cell in scene.cells()}


def _spots(scene: Scene) -> list[tuple[str, SceneSpot]]:
    return [(scene.letter(scene.cell(hex)), spot) for hex, spot in scene.locations.items()]


def _has_bare(scene: Scene, letter: str) -> bool:
    """Is there such a hex without a tile?"""
    covered = {hex for hex, spot in scene.locations.items() if not _is_bare(letter, spot)} | {*scene.tokens}
    return any([name_of(cell) not in covered for cell in scene.cells() if scene.letter(cell) == letter])


def figures_on(scene: Scene) -> list[str]:
    """The kinds of figures on the map, in the order of the boxes."""
    keys = {figure.key for figure in scene.figures.values() if figure.key}
    return [key for key in LETTERS if key in keys or (key == HALL and scene.halls)]


def _shorts(scene: Scene) -> dict[str, str]:
    """Also of tiles that are gone, so that the other abbreviations don't change."""
    spots = [*scene.locations.values(), *scene.tokens.values()]
    return abbreviations(sorted({spot.name for spot in spots}))


def abbreviations(names: list[str]) -> dict[str, str]:
    """Two letters for each name: its first, and one from its last word that tells it from those before."""
    shorts: dict[str, str] = {}
    for name in names:
        first, last = name[0], name[1:].split()[-1]
        pairs = [first + letter for letter in last + name[1:].replace(" ", "")]
        shorts[name] = next((pair for pair in pairs if pair not in shorts.values()), pairs[0])
    return shorts
