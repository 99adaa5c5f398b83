"""What a picture of the board shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from hexstead.pictures.hexagons import Cell, cell_of

SEATS: Final = range(5)
ORDINARY: Final[Mapping[str, str]] = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flower",
    "T": "forest",
    "W": "water",
    "M": "mountain",
    "S": "swamp",
    "A": "farmland",
}
SPECIAL: Final[Mapping[str, str]] = {
    "X": "castle",
    "L": "location",
    "N": "nomad",
    "P": "palace",
    "I": "silo",
    "O": "capitol",
}


@dataclass(frozen=True)
class Spot:
    """What lies on a location: its icon as SVG text, its name, and the tiles still there."""

    icon: str
    name: str
    tiles: int | None = None


@dataclass(frozen=True)
class Scene:
    """A map and what stands on it; seats 0 to 4 are Poppy, Cobalt, Saffron, Raven and Chalk."""

    letters: tuple[str, ...]
    locations: Mapping[str, Spot] = field(default_factory=dict)
    pieces: Mapping[str, int] = field(default_factory=dict)
    live: frozenset[str] = frozenset()
    lifted: str | None = None
    recent: tuple[str, ...] = ()
    last: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if not self.letters or len({len(row) for row in self.letters}) != 1:
            raise ValueError("a map needs rows, all of the same length")
        if unknown := set("".join(self.letters)) - ORDINARY.keys() - SPECIAL.keys():
            raise ValueError(f"no hex is written as {', '.join(sorted(unknown))}")
        if not set(self.pieces.values()) <= set(SEATS):
            raise ValueError("seats go from 0 to 4")
        lifted = () if self.lifted is None else (self.lifted,)
        for name in (*lifted, *self.locations, *self.pieces, *self.live, *self.recent, *self.last):
            self.cell(name)

    @property
    def rows(self) -> int:
        return len(self.letters)

    @property
    def columns(self) -> int:
        return len(self.letters[0])

    def cells(self) -> list[Cell]:
        """All hexes in reading order."""
        return [(row, column) for row in range(self.rows) for column in range(self.columns)]

    def letter(self, cell: Cell) -> str:
        return self.letters[cell[0]][cell[1]]

    def cell(self, name: str) -> Cell:
        """The hex of this name; ValueError if the map has none."""
        row, column = cell_of(name)
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise ValueError(f"{name} is not on this map of {self.rows} by {self.columns} hexes")
        return row, column

    def ordered(self, names: frozenset[str]) -> list[Cell]:
        """The hexes in reading order, whatever the order of the set, so that pictures never differ."""
        return sorted(self.cell(name) for name in names)
