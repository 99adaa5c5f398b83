"""What a box holds: its boards, locations, cards and terrain cards."""

from dataclasses import dataclass
from importlib.resources import files

from hexstead.engine.components import Card, Location
from hexstead.engine.terrain import LETTERS, Terrain

SIZE = 10


@dataclass(frozen=True)
class Board:
    """A quadrant as printed: ten rows of ten letters, and the location of each L in reading order."""

    name: str
    rows: tuple[str, ...]
    locations: tuple[str, ...]
    is_stand_in: bool = False
    """Not the printed layout, which is not published: ours, until the owner of the box replaces it."""

    def turned(self) -> "Board":
        """The same quadrant turned by 180 degrees."""
        rows = tuple([row[::-1] for row in self.rows[::-1]])
        return Board(self.name, rows, self.locations[::-1], self.is_stand_in)

    def location_hexes(self) -> list[tuple[int, int, str]]:
        """Row, column and location of each location hex."""
        spots = [(r, c) for r, row in enumerate(self.rows) for c, letter in enumerate(row) if letter == "L"]
        return [(r, c, key) for (r, c), key in zip(spots, self.locations, strict=True)]


@dataclass(frozen=True)
class Expansion:
    """The manifest of a box. The order of its boards and cards is part of every set-up code: only append."""

    key: str
    name: str
    boards: tuple[Board, ...]
    locations: tuple[Location, ...]
    cards: tuple[Card, ...] = ()
    always: tuple[Card, ...] = ()
    """What pays in every game, without a card."""
    deck: tuple[int, ...] = ()
    tiles: tuple[Location, ...] = ()
    """Tiles of which one is drawn for each nomad space; what is there twice stands here twice."""
    bonuses: tuple[Location, ...] = ()
    """Tiles that come with the second tile of a kind."""
    extras: tuple[tuple[Terrain, Location], ...] = ()
    """What everybody may use on maps with such a terrain."""
    tasks: tuple[Card, ...] = ()
    """Cards of which one is drawn for each board of this box in play."""


def read_board(package: str, name: str) -> Board:
    return parse_board((files(package) / "boards" / f"{name}.txt").read_text("utf-8"))


def parse_board(text: str) -> Board:
    """A board from its text: `name:` and `L:` lines, then ten rows of ten letters."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    heads = dict([_head(line) for line in lines if ":" in line])
    rows = tuple([line for line in lines if ":" not in line])
    keys = heads["L"].split()
    number = sum([row.count("L") for row in rows])
    locations = tuple(keys * number if len(keys) == 1 else keys)
    board = Board(heads["name"], rows, locations, heads.get("stand-in") == "true")
    _check(board, number)
    return board


def _head(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key.strip(), value.strip()


def _check(board: Board, number: int) -> None:
    if len(board.rows) != SIZE or any([len(row) != SIZE for row in board.rows]):
        raise ValueError(f"board {board.name}: expected {SIZE} rows of {SIZE} letters")
    strange = set("".join(board.rows)) - set(LETTERS)
    if strange:
        raise ValueError(f"board {board.name}: unknown letters {sorted(strange)}")
    if len(board.locations) != number:
        raise ValueError(f"board {board.name}: {number} location hexes, but {len(board.locations)} locations")
