"""What a box holds: its boards, locations, cards and terrain cards."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from importlib.resources import files

from hexstead.engine.events import Kind
from hexstead.engine.hexes import COLUMNS, NO_HEX, Hexes, at, of
from hexstead.engine.terrain import LETTERS, Terrain
from hexstead.engine.tiles import Card, Tile

SIZE = 10
ISLAND_ROWS = 5
SELECTION = "selection"
"""Marks a location that a selection tile decides."""


@dataclass(frozen=True)
class Board:
    """A quadrant as printed: ten rows of ten letters, and the location of each L in reading order."""

    name: str
    rows: tuple[str, ...]
    locations: tuple[str, ...]
    is_stand_in: bool = False
    """Not the printed layout, which isn't published: a stand-in until the owner of the box replaces it."""
    is_inferred: bool = False
    """Inferred from the printed boards of an earlier edition; the owner of the box may know better."""
    title: str = ""
    """Its printed name; empty if it has none."""
    side: str = ""
    """Which side of a double-sided quadrant it is; empty for other quadrants."""

    @property
    def is_island(self) -> bool:
        return len(self.rows) == ISLAND_ROWS

    @property
    def is_open(self) -> bool:
        """Does a selection tile decide its locations?"""
        return SELECTION in self.locations

    def turned(self) -> "Board":
        """The same quadrant turned by 180 degrees."""
        rows = tuple([row[::-1] for row in self.rows[::-1]])
        return replace(self, rows=rows, locations=self.locations[::-1])

    def location_hexes(self) -> list[tuple[int, int, str]]:
        """Row, column and location of each location hex."""
        spots = [(r, c) for r, row in enumerate(self.rows) for c, letter in enumerate(row) if letter == "L"]
        return [(r, c, key) for (r, c), key in zip(spots, self.locations, strict=True)]


@dataclass(frozen=True)
class Recipe:
    """What the generated boards of a box have in common: special hexes, and ranges for its terrains."""

    specials: tuple[str, ...]
    """The letters of the special hexes; one of these is drawn."""
    locations: tuple[tuple[str, ...], ...]
    """The locations of the board, one for all its hexes or one for each; one of these is drawn."""
    sequence: int
    """Its place among the random sequences: seed 7 of one box must not be seed 7 of another."""
    extra: str = ""
    """The letter of a sixth terrain."""
    extra_hexes: tuple[int, int] = (0, 0)
    extra_areas: tuple[int, int] = (0, 0)
    water: tuple[int, int] = (5, 25)
    mountains: tuple[int, int] = (2, 14)
    sequences: int = 5
    """How many sequences take turns. Recipes with the same number need different places among them."""


def each(*keys: str) -> tuple[tuple[str, ...], ...]:
    """For boards whose locations are all the same: one of these."""
    return tuple([(key,) for key in keys])


@dataclass(frozen=True)
class Token:
    """Lies on the map from the set-up to the end, at most one per quadrant."""

    key: str
    name: str
    where: Callable[[list[str], list[tuple[str, ...]]], Hexes]
    """Given the letters of the map and the locations of each quadrant: where one may lie."""
    needs: tuple[str, ...] = ()
    """It lies only on boards with one of these locations; if empty, on every board that has room."""
    triggers: tuple[str, ...] = ()
    """As first printed, you only use it with a board that has one of these locations."""
    action: Tile | None = None
    """What everybody may use on maps with such a token."""
    field: str = ""
    """The field of a request that names its hexes."""
    single: str = ""
    """The field of a request that asks for at most one."""


@dataclass(frozen=True)
class Expansion:
    """The manifest of a box. The order of its boards and cards is part of every set-up code: only append."""

    key: str
    name: str
    boards: tuple[Board, ...]
    locations: tuple[Tile, ...]
    cards: tuple[Card, ...] = ()
    always: tuple[Card, ...] = ()
    """What pays in every game, without a card."""
    deck: tuple[int, ...] = ()
    """Its terrain cards, used on maps with one of its boards."""
    deck_option: str = ""
    """The house rule that brings its terrain cards into every game."""
    tiles: tuple[Tile, ...] = ()
    """The tiles to draw from for each nomad space; those that exist twice are listed twice."""
    bonuses: tuple[Tile, ...] = ()
    """Tiles that come with the second tile of a kind."""
    extras: tuple[tuple[Terrain, Tile], ...] = ()
    """What everybody may use on maps with such a terrain."""
    tasks: tuple[Card, ...] = ()
    """The cards to draw from, one for each board of this box in play."""
    islands: tuple[Board, ...] = ()
    """Second maps; one of them may lie beside the main map."""
    island_triggers: tuple[str, ...] = ()
    """As first printed, you only use an island with a board that has one of these locations."""
    tokens: tuple[Token, ...] = ()
    topics: tuple[str, ...] = ()
    """The passages of the rules that it brings, by the keys of their titles."""
    prompts: tuple[str, ...] = ()
    """The questions of its powers, by the keys that decisions carry."""
    events: tuple[Kind, ...] = ()
    """The events that only its tiles cause."""
    recipes: tuple[Recipe, ...] = ()
    """Every recipe there has been for boards like its own; the one for new boards comes last.

    Set-up codes name boards by version and seed, so never change a recipe: append another.
    """
    sets_ranges: bool = False
    """Are generated boards measured against its boards? Never change it: their codes depend on it."""
    far_mountains: dict[str, int] = field(default_factory=dict, hash=False)
    """How many mountains of each printed board lie three or more steps from every special hex.

    Known from lists for drawing set-ups, even where the layout itself is not published.
    """
    settlements: int = 0
    """In each colour."""
    walls: int = 0
    """Stone walls for all players."""
    number_tiles: int = 0
    """For all players."""
    tiles_on_a_location: int = 0
    """In every box."""
    mandatory: int = 0
    """How many settlements you build per turn."""
    builds: dict[Terrain, int] = field(default_factory=dict, hash=False)
    """The terrains whose cards build a different number."""
    first_boards: tuple[str, ...] = ()
    """The boards of the first game, in reading order."""
    first_cards: tuple[str, ...] = ()
    """The kingdom cards of the first game."""

    def components(self) -> list[Tile | Card]:
        """Everything with a name and a text: first what you can use, then what pays."""
        found: list[Tile | Card] = [*self.locations, *dict.fromkeys(self.tiles), *self.bonuses]
        found += [extra for _, extra in self.extras]
        found += [token.action for token in self.tokens if token.action]
        return [*found, *self.cards, *self.tasks, *self.always]


@dataclass(frozen=True)
class HouseRule:
    """Something that a table can agree on."""

    name: str
    text: str


@dataclass(frozen=True)
class Edition:
    """A printing of the rules."""

    name: str
    variants: tuple[str, ...]
    """How its rules differ from the English Big Box."""
    card: str = "card"
    """What its kingdom and terrain cards are printed on."""
    gold_markers: int = 1
    """In each colour."""
    has_score_track: bool = False
    """If not, the back of any board of the base game is one."""
    castles: int = 0
    """Figures for the castle hexes."""
    has_player_boards: bool = False
    colours: int = 4
    """In the base game."""
    last_colour_in: str = ""
    """The box with the pieces of an extra colour, if there is one."""
    own: Expansion | None = None
    """The box of an edition that is a separate base game and doesn't mix with other boxes."""
    own_cards: tuple[Card, ...] = ()
    """The kingdom cards of such an edition."""
    sides: tuple[str, ...] = ()
    """The sides of its boards, which all lie with the same side up; empty if boards have only one."""
    selections: tuple[str, ...] = ()
    """What its selection tiles show."""
    first_selections: tuple[str, ...] = ()
    """Those of the recommended first game."""
    castle_tiles: int = 0
    """How many may lie on location hexes."""
    most_seats: int = 5


def hexes_with(wanted: str, letters: list[str]) -> Hexes:
    """Where one of these letters appears on a map."""
    found = re.compile(f"[{wanted}]")
    return of([at(r, place.start()) for r, row in enumerate(letters) for place in found.finditer(row)])


def read_board(package: str, name: str) -> Board:
    return parse_board((files(package) / "boards" / f"{name}.txt").read_text("utf-8"))


def parse_board(text: str) -> Board:
    """A board from its text: `name:`, `title:` and `L:` lines, then ten rows of ten letters."""
    board = _parse(text)
    if len(board.rows) != SIZE or any([len(row) != SIZE for row in board.rows]):
        raise ValueError(f"board {board.name}: expected {SIZE} rows of {SIZE} letters")
    return board


def parse_island(text: str) -> Board:
    """An island from its text: five rows of letters, with a dot where there is no hex."""
    board = _parse(text)
    if len(board.rows) != ISLAND_ROWS or any([len(row) > COLUMNS for row in board.rows]):
        raise ValueError(f"board {board.name}: expected {ISLAND_ROWS} rows of at most {COLUMNS} letters")
    return board


def _parse(text: str) -> Board:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    heads = dict([_head(line) for line in lines if ":" in line])
    rows = tuple([line for line in lines if ":" not in line])
    keys = heads["L"].split()
    number = sum([row.count("L") for row in rows])
    locations = tuple(keys * number if len(keys) == 1 else keys)
    is_stand_in, is_inferred = heads.get("stand-in") == "true", heads.get("inferred") == "true"
    board = Board(heads["name"], rows, locations, is_stand_in, is_inferred, heads.get("title", ""))
    _check(board, number)
    return board


def _head(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key.strip(), value.strip()


def _check(board: Board, number: int) -> None:
    strange = set("".join(board.rows)) - {*LETTERS, NO_HEX}
    if strange:
        raise ValueError(f"board {board.name}: unknown letters {sorted(strange)}")
    if len(board.locations) != number:
        raise ValueError(f"board {board.name}: {number} location hexes, but {len(board.locations)} locations")
