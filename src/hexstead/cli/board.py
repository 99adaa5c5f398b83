"""The board in characters: three for each hex, the odd rows shifted, the terrain as ground colour."""

from typing import Final

from rich.text import Text

from hexstead.cli.paint import EMPTY_STONE, GLYPHS, LIVE, STONE, seat, terrain
from hexstead.engine.terrain import LETTERS, NAMES
from hexstead.pictures import Scene
from hexstead.pictures.hexagons import Cell, name_of, row_name
from hexstead.pictures.scene import ORDINARY

_SHIFT: Final = 2
_CASTLE: Final = "♜"
_PLAIN, _LIVE, _LIFTED, _RECENT, _LAST = (" ", " "), ("[", "]"), ("(", ")"), ("<", ">"), ("·", "·")
"""What stands left and right of the letter or the piece."""

WIDTH: Final = 66


def draw(scene: Scene) -> Text:
    """Row letters on both sides, column numbers above and below. All of it can be read without colour."""
    shorts = _shorts(scene)
    text = Text(no_wrap=True)
    _columns(text, scene, 0)
    for row in range(scene.rows):
        text.append(f"{row_name(row)} " + " " * (row % 2 * _SHIFT), "bold")
        for column in range(scene.columns):
            text.append(*_hex(scene, (row, column), shorts))
        text.append(" " * (_SHIFT - row % 2 * _SHIFT) + f" {row_name(row)}\n", "bold")
    _columns(text, scene, (scene.rows - 1) % 2)
    return text


def legend(scene: Scene) -> Text:
    """What the letters mean: terrains, then special hexes."""
    used = {letter for row in scene.letters for letter in row}
    text = Text()
    for letter, name in zip(LETTERS, NAMES, strict=True):
        if letter in used & ORDINARY.keys():
            text.append(f" {letter.lower()}", terrain(letter)).append(f" {name} ")
    text.append("\n")
    for name, short in _shorts(scene).items():
        text.append(short, STONE).append(f" {name} ")
    text.append(f" {_CASTLE}", STONE).append(" castle ")
    if scene.live:
        text.append("[ ]", LIVE).append(" can be chosen")
    return text


def _shorts(scene: Scene) -> dict[str, str]:
    return abbreviations(sorted({spot.name for spot in scene.locations.values()}))


def _columns(text: Text, scene: Scene, odd: int) -> None:
    numbers = "".join([f"{column + 1:^3}" for column in range(scene.columns)])
    text.append("  " + " " * (odd * _SHIFT) + numbers.rstrip() + ("\n" if not odd else ""), "bold")


def _hex(scene: Scene, cell: Cell, shorts: dict[str, str]) -> tuple[str, str]:
    """The three characters and their style."""
    hex = name_of(cell)
    left, right = _frame(scene, hex)
    if hex in scene.pieces:
        owner = scene.pieces[hex]
        return left + GLYPHS[owner] + right, seat(owner)
    if hex in scene.locations:
        spot = scene.locations[hex]
        tiles = " " if spot.tiles is None else str(spot.tiles)
        return shorts[spot.name] + tiles, EMPTY_STONE if spot.tiles == 0 else STONE
    letter = scene.letter(cell)
    if letter not in ORDINARY:
        return f" {_CASTLE if letter == 'X' else letter} ", STONE
    if hex in scene.live:
        return f"{left}{letter}{right}", LIVE
    return f" {letter.lower()} ", terrain(letter)


def _frame(scene: Scene, hex: str) -> tuple[str, str]:
    if hex in scene.live:
        return _LIVE
    if hex == scene.lifted:
        return _LIFTED
    if hex in scene.recent:
        return _RECENT
    return _LAST if hex in scene.last else _PLAIN


def abbreviations(names: list[str]) -> dict[str, str]:
    """Two letters for each name: the first one, and the next one that tells it from those before."""
    shorts: dict[str, str] = {}
    for name in names:
        pairs = [name[0] + letter for letter in name[1:].replace(" ", "")]
        shorts[name] = next((pair for pair in pairs if pair not in shorts.values()), pairs[0])
    return shorts
