"""What changes during a game. It mirrors the table: what you can point at there is a field here."""

from hexstead.engine.actions import Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import NOWHERE, Hex, Hexes
from hexstead.engine.terrain import Terrain


class Frame:
    """A power under way: whose it is, how far it has come, which piece is lifted."""

    __slots__ = ("lifted", "location", "seat")

    def __init__(self, location: int, seat: Seat, lifted: Hex = NOWHERE) -> None:
        self.location = location
        self.seat = seat
        self.lifted = lifted

    def copy(self) -> "Frame":
        return Frame(self.location, self.seat, self.lifted)


class State:
    """Only `start` makes one, only `act` changes one. A set of tiles is a set of site numbers."""

    __slots__ = (
        "around",
        "begun",
        "decision",
        "deck",
        "discards",
        "ending",
        "first",
        "frames",
        "free",
        "fresh",
        "hands",
        "held",
        "over",
        "owed",
        "played",
        "removed",
        "rng",
        "settlements",
        "stock",
        "supply",
        "taken",
        "terrain",
        "turn",
        "used",
    )

    rng: Rng
    first: Seat
    turn: Seat
    ending: bool
    over: bool

    deck: list[Terrain]
    discards: list[Terrain]
    removed: list[Terrain]
    hands: list[list[Terrain]]
    played: list[Terrain]
    terrain: Terrain
    owed: int
    begun: bool

    settlements: list[Hexes]
    supply: list[int]
    free: Hexes
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
        twin.over = self.over
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.removed = self.removed.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.played = self.played.copy()
        twin.terrain = self.terrain
        twin.owed = self.owed
        twin.begun = self.begun
        twin.settlements = self.settlements.copy()
        twin.supply = self.supply.copy()
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
