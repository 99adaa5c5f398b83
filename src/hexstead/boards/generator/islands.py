"""Is the text of an island sound?"""

from typing import Final

from hexstead.boxes.catalogue import ISLANDS
from hexstead.boxes.manifest import Board
from hexstead.engine.hexes import COLUMNS, NO_HEX, Hexes, areas, at, of
from hexstead.engine.said import Said, error, terrain_named
from hexstead.engine.terrain import CASTLE, LETTERS, LOCATION

LOCATIONS: Final = tuple([key for island in ISLANDS.values() for key in island.locations])
_CASTLE: Final = LETTERS[CASTLE]
_LOCATION: Final = LETTERS[LOCATION]


def all_letters() -> list[Said]:
    """Each letter of a map with its meaning."""
    return [
        error("letter", letter=letter, terrain=terrain_named(terrain))
        for terrain, letter in enumerate(LETTERS)
    ]


def wrong_island_rows(rows: tuple[str, ...]) -> list[Said]:
    errors = []
    for number, row in enumerate(rows, 1):
        if len(row) > COLUMNS:
            errors.append(error("long-row", row=number, most=COLUMNS, found=len(row)))
        if not row.strip(NO_HEX):
            errors.append(error("empty-row", row=number))
        errors += [
            error(
                "no-letter",
                row=number,
                column=column,
                letter=letter,
                known=[*all_letters(), error("letter-no-hex")],
            )
            for column, letter in enumerate(row, 1)
            if letter not in LETTERS + NO_HEX
        ]
    if not errors and len(areas(_land(rows))) > 1:
        errors.append(error("island-in-pieces"))
    return errors


def wrong_island_locations(keys: list[str], rows: tuple[str, ...]) -> list[Said]:
    number = sum([row.count(_LOCATION) for row in rows])
    errors = [
        error("not-on-an-island", name=key, known=list(LOCATIONS)) for key in keys if key not in LOCATIONS
    ]
    if number != 1 or len(keys) != 1:
        errors.append(error("island-location", hexes=number, locations=len(keys)))
    return errors


def island_notes(board: Board) -> list[Said]:
    castles = sum([row.count(_CASTLE) for row in board.rows])
    return [] if castles == 1 else [Said("note-castles", {"castles": castles})]


def _land(rows: tuple[str, ...]) -> Hexes:
    # One row down, because the first row of an island is shifted to the right like every odd row.
    return of([at(r, c) for r, row in enumerate(rows, 1) for c, letter in enumerate(row) if letter != NO_HEX])
