"""A position as one would describe it at the table, for the slow second definitions of the rules.

A hex is a pair (row, column), a position is made of sets and dictionaries of such pairs. Nothing here or in
the other slow modules shares code with the engine; only `slow_reading` knows how it writes things down.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

Spot: TypeAlias = tuple[int, int]
Choice: TypeAlias = Spot | str
Place: TypeAlias = Spot | str
"""Where a tile comes from: the hex it lay on, or the name of a tile that lies on none."""

LETTERS = "GCDFTWMXLNPSAI"
SUITABLE = "GCDFTSA"
SPECIAL = "XLNPI"
NO_HEX = "."
PIECES = 40
MAIN = [(row, column) for row in range(20) for column in range(20)]
BOARD = MAIN + [(row, column) for row in range(21, 26) for column in range(20)]
"""Wherever a hex may be: on the main map, and on an island below it, which does not touch it."""

GROUND = {"settlement": LETTERS, "warrior": SUITABLE, "wagon": SUITABLE + "M", "ship": "W"}
"""Where each kind of piece may stand that can be moved; a settlement wherever an action allows it."""


def steps_from(row: int) -> list[Spot]:
    """East, west, and the four slanted steps, in the order E W SE NW SW NE."""
    if row % 2 == 0:
        return [(0, 1), (0, -1), (1, 0), (-1, -1), (1, -1), (-1, 0)]
    return [(0, 1), (0, -1), (1, 1), (-1, 0), (1, 0), (-1, 1)]


def walk(spot: Spot, direction: int, times: int = 1) -> Spot:
    row, column = spot
    for _ in range(times):
        down, right = steps_from(row)[direction]
        row, column = row + down, column + right
    return row, column


def is_on_board(spot: Spot) -> bool:
    return 0 <= spot[0] < 26 and spot[0] != 20 and 0 <= spot[1] < 20


NEIGHBOURS = {
    spot: {walk(spot, direction) for direction in range(6) if is_on_board(walk(spot, direction))}
    for spot in BOARD
}


def around(spots: set[Spot]) -> set[Spot]:
    """All that lies beside one of these."""
    return {other for spot in spots for other in NEIGHBOURS[spot]}


def beside(place: Place) -> set[Spot]:
    """The hexes around the place that a tile comes from."""
    return set() if isinstance(place, str) else NEIGHBOURS[place]


def areas(own: set[Spot]) -> list[set[Spot]]:
    """The groups that hang together."""
    rest = set(own)
    result = []
    while rest:
        area = {rest.pop()}
        while grown := around(area) & rest:
            area |= grown
            rest -= grown
        result.append(area)
    return result


def sector(spot: Spot) -> Spot:
    """The quadrant of the main map; the island is none of them."""
    return (2, 0) if spot[0] > 19 else (spot[0] // 10, spot[1] // 10)


def near_if_possible(ground: set[Spot], own: set[Spot]) -> set[Spot]:
    """Next to own pieces if there is such a hex, otherwise anywhere."""
    return ground & around(own) or ground


@dataclass
class Map:
    """What never changes in a game."""

    letters: dict[Spot, str]
    """What is printed on each hex that is there."""
    sites: dict[Place, str]
    """Where tiles lie, and of which kind."""
    tokens: dict[str, set[Spot]]
    options: frozenset[str]
    cards: frozenset[str]
    """Whatever pays in this game."""
    removed: str
    """The terrain without cards, if there is one."""
    on: dict[str, set[Spot]] = field(default_factory=dict)
    """The hexes of each letter."""

    def __post_init__(self) -> None:
        self.on = {
            letter: {spot for spot in self.letters if self.letters[spot] == letter} for letter in LETTERS
        }


@dataclass
class Tile:
    kind: str
    place: Place
    is_used: bool = False
    is_new: bool = False
    """Taken since its owner's turn began, or in the turn of another: not to be used yet."""
    round: int = 0
    """The round in which it was taken."""


@dataclass
class Use:
    """A tile in use: whose, and how far it has come."""

    kind: str
    seat: int
    is_repeated: bool = False
    """By the Bazaar."""
    lifted: Spot | None = None
    steps: int = 0
    """How many builds, walls, scouts or steps it has done."""
    has_stepped: bool = False
    """Has the piece that was chosen last taken a step?"""
    struck: set[int] = field(default_factory=set)
    drawn: str = ""
    """The card that a fort has drawn."""
    is_moving: bool = False
    """A silo: do settlements move, rather than being built?"""
    moved: set[Spot] = field(default_factory=set)
    """Where the settlements stand now that were moved for this silo."""
    is_finished: bool = False


@dataclass
class Verb:
    """What only one tile does: what may be chosen while it is in use, and what a choice of a hex does."""

    choices: Callable[["Table", Use], set[Choice]]
    use: Callable[["Table", Use, Spot], None]


@dataclass
class Table:
    map: Map
    first: int
    pieces: list[dict[Spot, str]]
    """What stands where, by seat: settlements, and all figures that count as settlements."""
    walls: set[Spot]
    supply: list[int]
    aside: list[int]
    """Settlements on a Temple tile, to be built next turn."""
    numbers: list[int]
    """Number tiles of the Cathedral."""
    marks: dict[int, int]
    """By row, who marked it."""
    earned: list[Counter[str]]
    stock: dict[Place, int]
    taken: list[set[Place]]
    tiles: list[list[Tile]]

    hands: list[list[str]]
    pile: int
    """How many cards there are to draw from. A card is a letter, or two for the sides of a swamp card."""
    discards: list[str]
    removed: list[str]

    seat: int
    """Whose turn it is."""
    round: int = 0
    in_use: list[str] = field(default_factory=list)
    """The cards on the table that can still be used: all of them, once one is chosen only that one."""
    put_by: list[str] = field(default_factory=list)
    """The others."""
    side: str = ""
    """The terrain that was named."""
    is_for_good: bool = False
    """Has something been done on it?"""
    is_mandatory_over: bool = False
    """There was no card to go on with."""
    begun: bool = False
    left: int = 0
    """How many are to be built, once the mandatory action has begun."""
    quota: int = 0
    """How many of them the card had asked for."""
    recalled: int = 0
    """How many come on top, from the Temple."""
    built: list[Spot] = field(default_factory=list)
    sectors: set[Spot] = field(default_factory=set)
    """Where the seat on turn has built anything."""
    more_cards: int = 0
    numbers_taken: int = 0
    """How many number tiles the seat on turn has taken by the Cathedral."""
    has_laid_hall: bool = False
    is_waived: bool = False
    """An outpost: may the settlement being built stand away from the others?"""
    uses: list[Use] = field(default_factory=list)
    """The tiles in use, each interrupted by the next."""
    ending: bool = False
    closing: bool = False
    """The last round is over, the silos are not."""
    harvesters: list[int] = field(default_factory=list)
    """Who is still to come to the silos."""
    over: bool = False

    # Pieces

    def own(self, seat: int) -> set[Spot]:
        return set(self.pieces[seat])

    def counted(self, seat: int) -> set[Spot]:
        """The pieces that count for all but building next to them."""
        if "passing-only-lead-builds" in self.map.options:
            return self.own(seat) - self.standing(seat, "scout")
        return self.own(seat)

    def standing(self, seat: int, kind: str) -> set[Spot]:
        return {spot for spot, other in self.pieces[seat].items() if other == kind}

    def foreign(self, seat: int) -> set[Spot]:
        """The pieces of the others; nobody sees the scouts of another."""
        others = [other for other in range(len(self.pieces)) if other != seat]
        return {spot for other in others for spot, kind in self.pieces[other].items() if kind != "scout"}

    def movable(self, seat: int) -> set[Spot]:
        """What a move may move: all but city halls and scouts; by a house rule only settlements."""
        if "figures-stay" in self.map.options:
            return self.standing(seat, "settlement")
        return {spot for spot, kind in self.pieces[seat].items() if kind in GROUND}

    def without(self, seat: int, spots: set[Spot]) -> "Table":
        """The table with these pieces of a seat lifted."""
        rest = {spot: kind for spot, kind in self.pieces[seat].items() if spot not in spots}
        return replace(self, pieces=[*self.pieces[:seat], rest, *self.pieces[seat + 1 :]])

    # Hexes

    def letter(self, spot: Spot) -> str:
        return self.map.letters.get(spot, NO_HEX)

    def touches(self, spot: Spot, letters: str) -> bool:
        return any(self.letter(other) in letters for other in NEIGHBOURS[spot])

    def is_shore(self, spot: Spot) -> bool:
        """Is it a hex of the island at the sea?"""
        return spot[0] > 20 and any(self.letter(walk(spot, direction)) == NO_HEX for direction in range(6))

    def blocked(self) -> set[Spot]:
        return around({spot for own in self.pieces for spot, kind in own.items() if kind == "warrior"})

    def empty(self) -> set[Spot]:
        """Nothing stands there, though perhaps a warrior lets nobody in."""
        return set(self.map.letters).difference(self.walls, *self.pieces)

    def free(self) -> set[Spot]:
        return self.empty() - self.blocked()

    def free_on(self, letters: str) -> set[Spot]:
        free = self.free()
        return {spot for letter in letters for spot in self.map.on[letter] & free}

    # Tiles

    def holds(self, seat: int, kind: str) -> list[Tile]:
        return [tile for tile in self.tiles[seat] if tile.kind == kind]

    def ready(self, seat: int, kind: str) -> list[Tile]:
        """The tiles of a kind that can be used now."""
        return [tile for tile in self.holds(seat, kind) if not tile.is_used and not tile.is_new]

    def has_since_earlier(self, seat: int, kind: str) -> bool:
        return any(not tile.is_new for tile in self.holds(seat, kind))

    def is_nomad(self, place: Place) -> bool:
        return not isinstance(place, str) and self.letter(place) == "N"

    # Who decides

    @property
    def decider(self) -> int:
        return self.uses[-1].seat if self.uses else self.seat
