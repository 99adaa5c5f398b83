"""The newest edition of the base game: four double-sided quadrants, and tiles that select their locations."""

from dataclasses import replace
from typing import Final

from hexstead.boxes.base.tiles import LOCATIONS
from hexstead.boxes.manifest import Board, Expansion, read_board

SIDES: Final = ("a", "b")
MOST_SEATS: Final = 4
CASTLE_TILES: Final = 2
"""How many castle tiles the variant Beautiful castles puts on location hexes."""
SELECTIONS: Final = tuple([location.key for location in LOCATIONS])
"""What the eight selection tiles show."""

FIRST_SELECTIONS: Final = ("tavern", "paddock", "oasis", "farm")


def _side(number: int, side: str) -> Board:
    return replace(read_board("hexstead.boxes.newest", f"second-{number}{side}"), side=side)


NEWEST = Expansion(
    key="newest",
    name="Kingdom Builder, newest edition",
    boards=tuple([_side(number, side) for side in SIDES for number in (1, 2, 3, 4)]),
    locations=(),
    topics=(
        "inferred-board",
        "selection-tile",
        "beautiful-castles",
        "edition",
    ),
    first_boards=("second-1a", "second-2a", "second-3a", "second-4a"),
)
