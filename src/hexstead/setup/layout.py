"""Boards laid out as one map: its letters, and what lies where."""

from collections.abc import Iterable

from hexstead.boards.shelf import find_board, find_island
from hexstead.boxes.catalogue import BOARDS, EXPANSIONS, ISLANDS, LOCATIONS, ON_BOARDS, TILES
from hexstead.boxes.manifest import SIZE, Board, Expansion, Token, hexes_with
from hexstead.engine.hexes import ISLAND_ROW, Hex, at, column_of, members, row_of
from hexstead.engine.terrain import CASTLE, LETTERS, LOCATION, NOMAD_SPACE
from hexstead.engine.tiles import Tile

TURNED = "@180"
_CASTLE, _LOCATION, _NOMAD_SPACE = LETTERS[CASTLE], LETTERS[LOCATION], LETTERS[NOMAD_SPACE]


def quadrant(name: str) -> Board:
    """The board with a name such as `oasis` or `oasis@180`."""
    board = find_board(name.removesuffix(TURNED), BOARDS)
    return board.turned() if name.endswith(TURNED) else board


def island_of(name: str) -> Board:
    return find_island(name, ISLANDS)


def box_of(name: str) -> Expansion:
    """The box that a board belongs to."""
    return box_with(quadrant(name))


def box_with(board: Board) -> Expansion:
    """The box that has these locations, so that generated boards and your own have one too."""
    keys = set(board.locations)
    return next(box for box in EXPANSIONS if keys & ON_BOARDS[box.key])


def sides_of(names: Iterable[str]) -> list[str]:
    """The sides of boards that are one side of a quadrant."""
    return [side for name in names if (side := quadrant(name).side)]


def number_of_tasks(names: tuple[str, ...]) -> int:
    """One for each board of a box with tasks."""
    return len([name for name in names if box_of(name).tasks])


def quadrant_number(hex: Hex) -> int:
    """In reading order."""
    return row_of(hex) // SIZE * 2 + column_of(hex) // SIZE


def letters_of(names: tuple[str, ...], castle_tiles: Iterable[Hex] = ()) -> list[str]:
    """Four boards in reading order as one map of 20 rows; a castle tile turns its hex into a castle."""
    quadrants = [quadrant(name) for name in names]
    letters: list[str] = []
    for half in (0, 2):
        left, right = quadrants[half], quadrants[half + 1]
        letters += [one + other for one, other in zip(left.rows, right.rows, strict=True)]
    for hex in castle_tiles:
        row, column = row_of(hex), column_of(hex)
        letters[row] = letters[row][:column] + _CASTLE + letters[row][column + 1 :]
    return letters


def nomad_spaces(names: tuple[str, ...]) -> list[Hex]:
    """In reading order of the whole map."""
    return members(hexes_with(_NOMAD_SPACE, letters_of(names)))


def lay_out(
    names: tuple[str, ...],
    tiles: tuple[str, ...] = (),
    selections: tuple[str, ...] = (),
    castle_tiles: tuple[Hex, ...] = (),
    island: str = "",
) -> tuple[list[str], dict[Hex, Tile]]:
    """Four boards as one map: its letters, and what lies on each location hex and nomad space."""
    locations: dict[Hex, Tile] = {}
    for number, name in enumerate(names):
        top, left = number // 2 * SIZE, number % 2 * SIZE
        board = quadrant(name)
        for r, c, key in board.location_hexes():
            if at(top + r, left + c) not in castle_tiles and (selections or not board.is_open):
                locations[at(top + r, left + c)] = LOCATIONS[selections[number] if board.is_open else key]
    spaces = nomad_spaces(names)[: len(tiles)]
    locations |= {hex: TILES[key] for hex, key in zip(spaces, tiles, strict=True)}
    if island:
        spots = island_of(island).location_hexes()
        locations |= {at(ISLAND_ROW + r, c): LOCATIONS[key] for r, c, key in spots}
    return letters_of(names, castle_tiles), locations


def token_spots(token: Token, names: tuple[str, ...]) -> list[list[Hex]]:
    """Where such a token may lie, by quadrant."""
    found = members(token.where(letters_of(names), [quadrant(name).locations for name in names]))
    return by_quadrant(found)


def by_quadrant(hexes: list[Hex]) -> list[list[Hex]]:
    return [[hex for hex in hexes if quadrant_number(hex) == number] for number in range(4)]


def selected_hexes(names: tuple[str, ...]) -> list[list[Hex]]:
    """The location hexes where a castle tile may lie, by quadrant."""
    spots = by_quadrant(members(hexes_with(_LOCATION, letters_of(names))))
    return [there if quadrant(name).is_open else [] for name, there in zip(names, spots, strict=True)]
