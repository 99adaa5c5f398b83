"""Is the text of an island sound?"""

from typing import Final

from hexstead.content.manifest import Board
from hexstead.engine.hexes import COLUMNS, NO_HEX, Hexes, areas, at, of
from hexstead.engine.terrain import CASTLE, LETTERS, LOCATION

LOCATIONS: Final = ("rope-bridge", "tree-house")
_CASTLE: Final = LETTERS[CASTLE]
_LOCATION: Final = LETTERS[LOCATION]


def wrong_island_rows(rows: tuple[str, ...], known: str) -> list[str]:
    errors = []
    for number, row in enumerate(rows, 1):
        if len(row) > COLUMNS:
            errors.append(f"row {number}: expected at most {COLUMNS} letters, found {len(row)}")
        if not row.strip(NO_HEX):
            errors.append(f"row {number}: there is no hex; an island has hexes in each of its rows")
        errors += [
            f"row {number}, column {column}: unknown letter {letter!r} (there are {known}, and . for no hex)"
            for column, letter in enumerate(row, 1)
            if letter not in LETTERS + NO_HEX
        ]
    if not errors and len(areas(_land(rows))) > 1:
        errors.append("the island is in pieces: every hex must be linked with every other")
    return errors


def wrong_island_locations(keys: list[str], rows: tuple[str, ...]) -> list[str]:
    number = sum([row.count(_LOCATION) for row in rows])
    errors = [f"L: {key!r} is not on an island (there are {', '.join(LOCATIONS)})" for key in keys]
    errors = [error for key, error in zip(keys, errors, strict=True) if key not in LOCATIONS]
    if number != 1 or len(keys) != 1:
        errors.append(f"an island has one location hex and one location; found {number} and {len(keys)}")
    return errors


def island_notes(board: Board) -> list[str]:
    castles = sum([row.count(_CASTLE) for row in board.rows])
    return [] if castles == 1 else [f"the printed island has 1 castle, here {castles}"]


def _land(rows: tuple[str, ...]) -> Hexes:
    # One row down, because the first row of an island is shifted to the right like every odd row.
    return of([at(r, c) for r, row in enumerate(rows, 1) for c, letter in enumerate(row) if letter != NO_HEX])
