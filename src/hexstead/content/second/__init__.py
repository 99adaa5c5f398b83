"""The newest edition of the base game: four double-sided quadrants, and tiles that select their locations."""

from typing import Final

from hexstead.content.base.locations import LOCATIONS
from hexstead.content.manifest import Expansion, read_board

SIDES: Final = ("a", "b")
MOST_SEATS: Final = 4
CASTLE_TILES: Final = 2
"""How many castle tiles the variant Beautiful castles lays on location hexes."""
SELECTIONS: Final = tuple([location.key for location in LOCATIONS])
"""What the eight selection tiles show."""

_BOARDS = tuple([f"second-{number}{side}" for side in SIDES for number in (1, 2, 3, 4)])

SECOND = Expansion(
    key="second",
    name="Kingdom Builder, newest edition",
    boards=tuple([read_board("hexstead.content.second", name) for name in _BOARDS]),
    locations=(),
)


def side_of(name: str) -> str:
    """Which side of its quadrant a board of this box is."""
    return name[-1]
