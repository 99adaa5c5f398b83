"""What changes during a game. It mirrors the table: what you can point at there is a field here."""

from typing import Final

from hexstead.engine.actions import Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import EMPTY, NOWHERE, Hex, Hexes
from hexstead.engine.terrain import NO_TERRAIN, Terrain

OPEN: Final = 0
"""Nobody has named the terrain in use: it is the only one on the cards with a free hex."""
NAMED: Final = 1
"""Its seat has named it, but nothing has been done on it yet."""
BOUND: Final = 2
"""Something has been built or moved on it: it is the card's terrain for the whole turn."""


class Frame:
    """A power under way: whose it is, which piece is lifted, how far it has come."""

    __slots__ = ("done", "drawn", "left", "lifted", "location", "moved", "seat")

    def __init__(
        self,
        location: int,
        seat: Seat,
        lifted: Hex = NOWHERE,
        left: int = 0,
        done: int = 0,
        drawn: Terrain = NO_TERRAIN,
        moved: Hexes = EMPTY,
    ) -> None:
        self.location = location
        self.seat = seat
        self.lifted = lifted
        self.left = left
        """How many more of its actions there may be."""
        self.done = done
        """What has been done: a number, or a set of seats, as the power likes."""
        self.drawn = drawn
        """The terrain of a card drawn for it."""
        self.moved = moved
        """Where the pieces stand that it has moved and may not move again."""

    def fields(self) -> tuple[int, Seat, Hex, int, int, Terrain, Hexes]:
        return self.location, self.seat, self.lifted, self.left, self.done, self.drawn, self.moved

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def copy(self) -> "Frame":
        return Frame(self.location, self.seat, self.lifted, self.left, self.done, self.drawn, self.moved)

    def __reduce__(self) -> tuple[type["Frame"], tuple[int, ...]]:
        """For pickle and deepcopy: what mypyc compiles needs to be told how it is made."""
        return Frame, self.fields()


class State:
    """Only `start` makes one, only `act` changes one. A set of tiles is a set of site numbers."""

    __slots__ = (
        "around",
        "aside",
        "begun",
        "binding",
        "blocked",
        "broken",
        "built",
        "closing",
        "decision",
        "deck",
        "discards",
        "earned",
        "ending",
        "figures",
        "first",
        "frames",
        "free",
        "fresh",
        "gathered",
        "hands",
        "held",
        "in_use",
        "laid",
        "marks",
        "more_cards",
        "over",
        "owed",
        "played",
        "quota",
        "recalled",
        "removed",
        "rng",
        "settlements",
        "stock",
        "stored",
        "supply",
        "taken",
        "terrain",
        "turn",
        "used",
        "walls",
    )

    rng: Rng
    first: Seat
    turn: Seat
    ending: bool
    closing: bool
    """The last round is over, but something is still to be done before the gold is counted."""
    over: bool

    deck: list[Terrain]
    discards: list[Terrain]
    removed: list[Terrain]
    hands: list[list[Terrain]]
    played: list[Terrain]
    in_use: int
    """Which of several cards was chosen; NO_TERRAIN as long as none was."""
    terrain: Terrain
    binding: int
    """How firmly the seat is bound to that terrain: OPEN, NAMED or BOUND."""
    owed: int
    """How many settlements the mandatory action still builds: never more than there are in the supply."""
    quota: int
    """How many the card asks for, without settlements set aside."""
    recalled: int
    """How many of those owed had been set aside."""
    begun: bool
    built: list[Hex]
    """Where the mandatory action has built this turn; only kept for cards that ask."""
    broken: Hexes
    """Where the seat on turn has built anything this turn; only kept for cards that ask."""
    more_cards: int
    """Cards to be drawn at the end of this turn on top of the usual ones."""
    gathered: int
    """How many number tiles the seat on turn has taken by using tiles this turn."""
    laid: Hexes
    """Where the seat on turn has laid a figure this turn that stays where it is."""

    settlements: list[Hexes]
    """All that counts as a settlement, by seat."""
    figures: list[list[Hexes]]
    """Which of these are figures: by kind, by seat."""
    walls: Hexes
    supply: list[int]
    aside: list[int]
    """Settlements set aside, to be built in the next turn."""
    stored: list[int]
    """Number tiles."""
    marks: list[Seat]
    """By row, the seat that marked it."""
    earned: list[list[int]]
    """The gold paid during the game: by seat, by source."""
    blocked: Hexes
    """The hexes beside a figure that lets nobody in."""
    free: Hexes
    """The hexes that are empty and not blocked."""
    around: list[Hexes]

    stock: list[int]
    held: list[int]
    taken: list[int]
    used: list[int]
    fresh: list[int]

    frames: list[Frame]
    decision: Decision | None

    def copy(self) -> "State":
        twin = State()
        twin.rng = self.rng.copy()
        twin.first = self.first
        twin.turn = self.turn
        twin.ending = self.ending
        twin.closing = self.closing
        twin.over = self.over
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.removed = self.removed.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.played = self.played.copy()
        twin.in_use = self.in_use
        twin.terrain = self.terrain
        twin.binding = self.binding
        twin.owed = self.owed
        twin.quota = self.quota
        twin.recalled = self.recalled
        twin.begun = self.begun
        twin.built = self.built.copy()
        twin.broken = self.broken
        twin.more_cards = self.more_cards
        twin.gathered = self.gathered
        twin.laid = self.laid
        twin.settlements = self.settlements.copy()
        twin.figures = [by_seat.copy() for by_seat in self.figures]
        twin.walls = self.walls
        twin.supply = self.supply.copy()
        twin.aside = self.aside.copy()
        twin.stored = self.stored.copy()
        twin.marks = self.marks.copy()
        twin.earned = [by_source.copy() for by_source in self.earned]
        twin.blocked = self.blocked
        twin.free = self.free
        twin.around = self.around.copy()
        twin.stock = self.stock.copy()
        twin.held = self.held.copy()
        twin.taken = self.taken.copy()
        twin.used = self.used.copy()
        twin.fresh = self.fresh.copy()
        twin.frames = [frame.copy() for frame in self.frames]
        twin.decision = self.decision
        return twin
