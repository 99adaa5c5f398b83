"""What a picture of the board shows."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, TypeVar

from hexstead.engine.hexes import ISLAND_ROW, MAIN_ROWS, NO_HEX, ROWS, row_name
from hexstead.engine.said import Argument, Said, named
from hexstead.pictures.hexagons import Cell, around, cell_of, name_of
from hexstead.pictures.seats import SEATS
from hexstead.wording.languages import ENGLISH
from hexstead.wording.say import Speaker

Thing = TypeVar("Thing")

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
}


def colour_named(seat: int) -> Said:
    return named("colour", SEATS[seat].key)


@dataclass(frozen=True)
class SceneSpot:
    """What lies on a location or nomad space: its icon as SVG text, its name, and the tiles left.

    The name is in the language of the scene.
    """

    icon: str
    name: str
    tiles: int | None = None


@dataclass(frozen=True)
class SceneFigure:
    """A seat's warrior, wagon or ship; the icon is SVG text, the key is for boards in characters."""

    seat: int
    icon: str
    key: str = ""


@dataclass(frozen=True)
class Scene:
    """A map and what stands on it; seats 0 to 4 are Poppy, Cobalt, Saffron, Raven and Chalk.

    A city hall is given by its middle hex. Walls are the stone walls, which belong to nobody.
    Marks are the settlements beside the map, by the letter of their row. The island is a second map,
    with a dot where it has no hex; it may appear alone. Tokens stay on their hexes for the whole game.
    The language is the reader's.
    """

    letters: tuple[str, ...]
    locations: Mapping[str, SceneSpot] = field(default_factory=dict)
    pieces: Mapping[str, int] = field(default_factory=dict)
    live: frozenset[str] = frozenset()
    lifted: str | None = None
    recent: tuple[str, ...] = ()
    last: frozenset[str] = frozenset()
    figures: Mapping[str, SceneFigure] = field(default_factory=dict)
    halls: Mapping[str, int] = field(default_factory=dict)
    walls: frozenset[str] = frozenset()
    marks: Mapping[str, int] = field(default_factory=dict)
    island: tuple[str, ...] = ()
    tokens: Mapping[str, SceneSpot] = field(default_factory=dict)
    language: str = ENGLISH

    def __post_init__(self) -> None:
        self._check_letters()
        if not self.seats() <= set(range(len(SEATS))):
            raise ValueError("seats go from 0 to 4")
        for name in self._names():
            self.cell(name)
        for letter in self.marks:
            self.row(letter)
        for name in self.halls:
            if not all(self._has(cell) for cell in around(self.cell(name))):
                raise ValueError(f"a hall with its middle on {name} would hang over the edge of the map")

    def _check_letters(self) -> None:
        if not (self.letters or self.island) or len({len(row) for row in self.letters}) > 1:
            raise ValueError("a map needs rows, all of the same length")
        if len(self.letters) > MAIN_ROWS:
            raise ValueError(f"a map has at most {MAIN_ROWS} rows")
        if len(self.island) > ROWS - ISLAND_ROW:
            raise ValueError(f"a second map has at most {ROWS - ISLAND_ROW} rows")
        written = set("".join(self.letters)) | set("".join(self.island)) - {NO_HEX}
        if unknown := written - ORDINARY.keys() - SPECIAL.keys():
            raise ValueError(f"no hex is written as {', '.join(sorted(unknown))}")

    def _names(self) -> Iterator[str]:
        """Every hex name in the scene."""
        yield from chain(self.locations, self.tokens, self.pieces, self.figures, self.halls, self.walls)
        yield from chain(self.live, self.recent, self.last)
        if self.lifted is not None:
            yield self.lifted

    def seats(self) -> set[int]:
        """The seats that have something on the map or beside it."""
        figures = (figure.seat for figure in self.figures.values())
        return {*self.pieces.values(), *self.halls.values(), *self.marks.values(), *figures}

    def text(self, key: str, /, **args: Argument) -> str:
        """The text in the picture."""
        return Speaker(self.language).text(f"picture-{key}", **args)

    def colour(self, seat: int) -> str:
        """The name of a seat's colour."""
        return Speaker(self.language).say(colour_named(seat))

    @property
    def rows(self) -> int:
        return len(self.letters)

    @property
    def columns(self) -> int:
        return len(self.letters[0]) if self.letters else 0

    @property
    def island_columns(self) -> int:
        return max([len(row) for row in self.island], default=0)

    def cells(self) -> list[Cell]:
        """All hexes in reading order, those of the island last."""
        return self.main_cells() + self.island_cells()

    def main_cells(self) -> list[Cell]:
        return [(row, column) for row in range(self.rows) for column in range(self.columns)]

    def island_cells(self) -> list[Cell]:
        return [
            (row, column)
            for row, letters in enumerate(self.island, start=ISLAND_ROW)
            for column, letter in enumerate(letters)
            if letter != NO_HEX
        ]

    def row_numbers(self) -> list[int]:
        """Of the map, then of the island."""
        return [*range(self.rows), *range(ISLAND_ROW, ISLAND_ROW + len(self.island))]

    def letter(self, cell: Cell) -> str:
        row, column = cell
        return self.letters[row][column] if row < ISLAND_ROW else self.island[row - ISLAND_ROW][column]

    def cell(self, name: str) -> Cell:
        """The hex with this name; ValueError if the map has none."""
        cell = cell_of(name)
        if not self._has(cell):
            raise ValueError(f"{name} is not on this map of {self.rows} by {self.columns} hexes")
        return cell

    def row(self, letter: str) -> int:
        """The row with this letter; ValueError if the map has none."""
        rows = {row_name(row): row for row in self.row_numbers()}
        if letter not in rows:
            raise ValueError(f"{letter!r} is not a row of this map: its rows are {min(rows)} to {max(rows)}")
        return rows[letter]

    def row_end(self, row: int) -> Cell:
        """The last hex of a row."""
        return max([cell for cell in self.cells() if cell[0] == row])

    def _has(self, cell: Cell) -> bool:
        row, column = cell
        if row >= ISLAND_ROW:
            return cell in self.island_cells()
        return 0 <= row < self.rows and 0 <= column < self.columns

    def part(self, top: int, left: int, height: int, width: int) -> "Scene":
        """Only these rows and columns of the map, named from A1 on; `top` is an even row."""
        names = {
            name_of((top + row, left + column)): name_of((row, column))
            for row in range(height)
            for column in range(width)
        }
        rows = {row_name(top + row): row_name(row) for row in range(height)}
        letters = tuple([line[left : left + width] for line in self.letters[top : top + height]])
        return self._renamed(names | rows, letters, ())

    def island_alone(self) -> "Scene":
        names = {name_of(cell): name_of(cell) for cell in self.island_cells()}
        return self._renamed(names, (), self.island)

    def _renamed(
        self, names: Mapping[str, str], letters: tuple[str, ...], island: tuple[str, ...]
    ) -> "Scene":
        """Everything with one of these names, on another map; the rest is left out."""

        def kept(hexes: Iterable[str]) -> list[str]:
            return [names[hex] for hex in hexes if hex in names]

        def kept_by_name(things: Mapping[str, Thing]) -> dict[str, Thing]:
            return {names[hex]: thing for hex, thing in things.items() if hex in names}

        return Scene(
            letters,
            locations=kept_by_name(self.locations),
            pieces=kept_by_name(self.pieces),
            live=frozenset(kept(self.live)),
            lifted=names.get(self.lifted or ""),
            recent=tuple(kept(self.recent)),
            last=frozenset(kept(self.last)),
            figures=kept_by_name(self.figures),
            halls=kept_by_name(self.halls),
            walls=frozenset(kept(self.walls)),
            marks=kept_by_name(self.marks),
            island=island,
            tokens=kept_by_name(self.tokens),
            language=self.language,
        )

    def ordered(self, names: frozenset[str]) -> list[Cell]:
        """The hexes in reading order, whatever the order of the set, so that pictures never differ."""
        return sorted(self.cell(name) for name in names)
