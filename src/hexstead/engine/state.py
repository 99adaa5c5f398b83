"""What changes during a game. It mirrors the table: if you can point at it there, it is a field here."""

from typing import Final

from hexstead.engine.actions import Decision, Seat
from hexstead.engine.chance import Chance
from hexstead.engine.hexes import EMPTY, NOWHERE, Hex, Hexes, members, name
from hexstead.engine.terrain import KEYS, NO_TERRAIN, Terrain

OPEN: Final = 0
"""Nobody has chosen the terrain in use: it is the only one on the cards with a free hex."""
NAMED: Final = 1
"""The seat has chosen it but hasn't done anything on it yet."""
BOUND: Final = 2
"""The seat has built or moved something on it: it is the card's terrain for the whole turn."""


class Frame:
    """A power under way: whose it is, which piece is lifted, how far it has come."""

    __slots__ = ("done", "drawn", "left", "lifted", "moved", "seat", "tile")

    def __init__(
        self,
        tile: int,
        seat: Seat,
        lifted: Hex = NOWHERE,
        left: int = 0,
        done: int = 0,
        drawn: Terrain = NO_TERRAIN,
        moved: Hexes = EMPTY,
    ) -> None:
        self.tile = tile
        self.seat = seat
        self.lifted = lifted
        self.left = left
        """How many more actions it allows."""
        self.done = done
        """What it has done so far: a number or a set of seats, as the power likes."""
        self.drawn = drawn
        """The terrain of a card drawn for this power."""
        self.moved = moved
        """Where the pieces stand that it has moved and may not move again."""

    def fields(self) -> tuple[int, Seat, Hex, int, int, Terrain, Hexes]:
        return self.tile, self.seat, self.lifted, self.left, self.done, self.drawn, self.moved

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def copy(self) -> "Frame":
        return Frame(self.tile, self.seat, self.lifted, self.left, self.done, self.drawn, self.moved)

    def __reduce__(self) -> tuple[type["Frame"], tuple[int, ...]]:
        """For pickle and deepcopy: classes compiled by mypyc don't know how to rebuild themselves."""
        return Frame, self.fields()


# What a field of State holds. The codec and tests use it to write and compare the field.
PLAIN: Final = "plain"
NUMBERS: Final = "numbers"
LISTS: Final = "lists-of-numbers"
HEXES: Final = "hexes"
HEXES_EACH: Final = "hexes-by-seat"
HEXES_OF_FIGURES: Final = "hexes-by-figure-and-seat"
SPOTS: Final = "hexes-in-order"
TILES_EACH: Final = "tiles-by-seat"
FRAMES: Final = "frames"
CHANCE: Final = "chance"


class Field:
    """A field of State: what it holds, who may know it, and whether it follows from other fields."""

    __slots__ = ("holds", "is_derived", "is_hidden", "name")

    def __init__(self, name: str, holds: str, is_hidden: bool = False, is_derived: bool = False) -> None:
        self.name = name
        self.holds = holds
        self.is_hidden = is_hidden
        """No seat sees it as it is."""
        self.is_derived = is_derived
        """It follows from the pieces on the board, and is kept ready for speed."""


FIELDS: Final = (
    Field("rng", CHANCE, is_hidden=True),
    Field("first", PLAIN),
    Field("turn", PLAIN),
    Field("ending", PLAIN),
    Field("closing", PLAIN),
    Field("over", PLAIN),
    Field("deck", NUMBERS, is_hidden=True),
    Field("discards", NUMBERS),
    Field("removed", NUMBERS),
    Field("hands", LISTS, is_hidden=True),
    Field("played", NUMBERS),
    Field("in_use", PLAIN),
    Field("terrain", PLAIN),
    Field("binding", PLAIN),
    Field("owed", PLAIN),
    Field("quota", PLAIN),
    Field("recalled", PLAIN),
    Field("begun", PLAIN),
    Field("built", SPOTS),
    Field("built_this_turn", HEXES),
    Field("more_cards", PLAIN),
    Field("gathered", PLAIN),
    Field("laid", HEXES),
    Field("settlements", HEXES_EACH),
    Field("figures", HEXES_OF_FIGURES),
    Field("walls", HEXES),
    Field("supply", NUMBERS),
    Field("aside", NUMBERS),
    Field("stored", NUMBERS),
    Field("marks", NUMBERS),
    Field("earned", LISTS),
    Field("blocked", HEXES, is_derived=True),
    Field("free", HEXES, is_derived=True),
    Field("around", HEXES_EACH, is_derived=True),
    Field("stock", NUMBERS),
    Field("held", TILES_EACH),
    Field("taken", TILES_EACH),
    Field("used", TILES_EACH),
    Field("fresh", TILES_EACH),
    Field("frames", FRAMES),
    Field("decision", PLAIN, is_derived=True),
)
"""All fields of State. tests/engine/test_fields.py holds `copy`, `see`, `guess` and the codec to them."""


class State:
    """Only `start` makes one, only `act` changes one. A set of tiles is a set of site numbers."""

    __slots__ = (
        "around",
        "aside",
        "begun",
        "binding",
        "blocked",
        "built",
        "built_this_turn",
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

    rng: Chance
    first: Seat
    turn: Seat
    ending: bool
    closing: bool
    """The last round is over, but there is still something to do before the scoring."""
    over: bool

    deck: list[Terrain]
    discards: list[Terrain]
    removed: list[Terrain]
    hands: list[list[Terrain]]
    played: list[Terrain]
    in_use: int
    """Which of several cards the seat has chosen; NO_TERRAIN until it has."""
    terrain: Terrain
    binding: int
    """How firmly the seat is bound to that terrain: OPEN, NAMED or BOUND."""
    owed: int
    """How many settlements the mandatory action still builds: never more than the supply holds."""
    quota: int
    """How many settlements the card asks for, not counting those set aside."""
    recalled: int
    """How many of the settlements owed had been set aside."""
    begun: bool
    built: list[Hex]
    """Where the mandatory action has built this turn; only kept for cards that ask."""
    built_this_turn: Hexes
    """Where the seat on turn has built anything this turn; only kept for cards that ask."""
    more_cards: int
    """Extra cards to draw at the end of this turn."""
    gathered: int
    """How many number tiles the seat on turn has taken by using tiles this turn."""
    laid: Hexes
    """Where the seat on turn has laid a figure this turn that stays put."""

    settlements: list[Hexes]
    """Everything that counts as a settlement, by seat."""
    figures: list[list[Hexes]]
    """Which of these are figures: by kind, by seat."""
    walls: Hexes
    supply: list[int]
    aside: list[int]
    """Settlements set aside, to build next turn."""
    stored: list[int]
    """Number tiles."""
    marks: list[Seat]
    """For each row, the seat that marked it."""
    earned: list[list[int]]
    """Gold paid during the game: by seat, by source."""
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

    def __eq__(self, other: object) -> bool:
        """Are all fields the same? Derived fields follow from the others."""
        if not isinstance(other, State):
            return NotImplemented
        written = [field.name for field in FIELDS if not field.is_derived]
        return all([getattr(self, name) == getattr(other, name) for name in written])

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash")

    def __str__(self) -> str:
        """Whose turn it is, and where everybody's pieces are."""
        terrain = "none" if self.terrain == NO_TERRAIN else KEYS[self.terrain]
        lines = [
            f"turn={self.turn} terrain={terrain} owed={self.owed} deck={len(self.deck)} over={self.over}"
        ]
        for seat, own in enumerate(self.settlements):
            pieces = " ".join([name(hex) for hex in members(own)]) or "-"
            lines.append(f"seat {seat}: supply={self.supply[seat]} {pieces}")
        return "\n".join(lines)

    def copy(self) -> "State":
        copied = State()
        copied.rng = self.rng.copy()
        copied.first = self.first
        copied.turn = self.turn
        copied.ending = self.ending
        copied.closing = self.closing
        copied.over = self.over
        copied.deck = self.deck.copy()
        copied.discards = self.discards.copy()
        copied.removed = self.removed.copy()
        copied.hands = [hand.copy() for hand in self.hands]
        copied.played = self.played.copy()
        copied.in_use = self.in_use
        copied.terrain = self.terrain
        copied.binding = self.binding
        copied.owed = self.owed
        copied.quota = self.quota
        copied.recalled = self.recalled
        copied.begun = self.begun
        copied.built = self.built.copy()
        copied.built_this_turn = self.built_this_turn
        copied.more_cards = self.more_cards
        copied.gathered = self.gathered
        copied.laid = self.laid
        copied.settlements = self.settlements.copy()
        copied.figures = [by_seat.copy() for by_seat in self.figures]
        copied.walls = self.walls
        copied.supply = self.supply.copy()
        copied.aside = self.aside.copy()
        copied.stored = self.stored.copy()
        copied.marks = self.marks.copy()
        copied.earned = [by_source.copy() for by_source in self.earned]
        copied.blocked = self.blocked
        copied.free = self.free
        copied.around = self.around.copy()
        copied.stock = self.stock.copy()
        copied.held = self.held.copy()
        copied.taken = self.taken.copy()
        copied.used = self.used.copy()
        copied.fresh = self.fresh.copy()
        copied.frames = [frame.copy() for frame in self.frames]
        copied.decision = self.decision
        return copied
