"""What happened, and who may know. Events are for people and logs; the rules never read them.

`KINDS` is the one table that says what an event means: logs, views, observations and the browser read it.
A box adds rows for its own events, and the catalogue joins them.
"""

from typing import Final, TypeAlias

from hexstead.engine.actions import Seat

EVERYBODY: Final = -1
NOTHING: Final = -1

# What an event's second number, `hex`, holds.
PLACE: Final = "hex"
PAID: Final = "gold"

# What an event's third number, `item`, holds.
TILE: Final = "tile"
CARD: Final = "card"
ORIGIN: Final = "origin"
FIGURE: Final = "figure"
ROW: Final = "row"
NUMBER: Final = "number"
SOURCE: Final = "source"

# What happens to a piece on the map.
COMES: Final = "comes"
GOES: Final = "goes"
TRAVELS: Final = "travels"
LIES: Final = "lies"
"""Something that belongs to nobody comes to stay."""

# How it sounds.
WOOD: Final = "wood"
CHIME: Final = "chime"
FANFARE: Final = "fanfare"

# What may have changed on the table, as bits of a number.
TILES: Final = 1
"""The tiles that seats hold, and what tiles brought them this turn."""
TURN: Final = 2
"""The cards, and whatever else a new turn changes."""
STOCK: Final = 4
"""The tiles on the map."""
PIECES: Final = 8
"""Pieces that weren't simply built or moved, and the supplies."""
GOLD: Final = 16
REST: Final = 32
BUILDS: Final = 64
"""Where the seat has built this turn; only matters in games with a card that asks."""
SHUFFLE: Final = 128
"""The discards start over."""
EVERYTHING: Final = TILES | STOCK | TURN | SHUFFLE | PIECES | GOLD | REST


class Kind:
    """A kind of event: what its numbers hold, and what it means for those who watch."""

    __slots__ = ("changes", "hex", "is_at_end", "is_chance", "is_of_table", "item", "key", "piece", "sound")

    def __init__(
        self,
        key: str,
        hex: str = "",
        item: str = "",
        piece: str = "",
        sound: str = "",
        changes: int = EVERYTHING,
        is_chance: bool = False,
        is_of_table: bool = False,
        is_at_end: bool = False,
    ) -> None:
        self.key = key
        self.hex = hex
        self.item = item
        self.piece = piece
        self.sound = sound
        self.changes = changes
        """What may have changed. Builds and plain moves say it themselves."""
        self.is_chance = is_chance
        """It reveals something hidden, so nothing before it can be taken back."""
        self.is_of_table = is_of_table
        """It concerns everybody, no matter who caused it."""
        self.is_at_end = is_at_end
        """It happens only when a turn ends."""


BUILT: Final = "built"
MOVED: Final = "moved"
USED: Final = "used"
TOOK: Final = "took"
LOST: Final = "lost"
REVEALED: Final = "revealed"
FULL: Final = "full"
NO_CARD: Final = "no-card"
DREW: Final = "drew"
SHUFFLED: Final = "shuffled"
PLACED: Final = "placed"
SHIFTED: Final = "shifted"
RETURNED: Final = "returned"
STORED: Final = "stored"
MARKED: Final = "marked"
CHOSE: Final = "chose"
EARNED: Final = "earned"
EXPIRED: Final = "expired"
LAST_ROUND: Final = "last-round"
OVER: Final = "over"

KINDS: Final = (
    Kind(BUILT, PLACE, piece=COMES, sound=WOOD, changes=0),
    Kind(MOVED, PLACE, ORIGIN, TRAVELS, WOOD, changes=0),
    Kind(USED, item=TILE, changes=TILES),
    Kind(TOOK, PLACE, TILE, sound=CHIME, changes=TILES | STOCK),
    Kind(LOST, PLACE, TILE, changes=TILES),
    Kind(REVEALED, item=CARD, changes=TURN, is_chance=True),
    Kind(FULL, item=CARD),  # The terrain has no free hex left; its card leaves the game.
    Kind(NO_CARD),  # Every card is in a hand or has left the game.
    Kind(DREW, item=CARD, changes=TURN, is_chance=True, is_at_end=True),  # Only its owner may know.
    Kind(SHUFFLED, changes=TURN | SHUFFLE, is_chance=True, is_of_table=True),
    Kind(PLACED, PLACE, FIGURE, COMES, WOOD, changes=PIECES | TILES),
    Kind(SHIFTED, PLACE, ORIGIN, TRAVELS, WOOD, changes=PIECES),  # A figure.
    Kind(RETURNED, PLACE, FIGURE, GOES, changes=PIECES),  # NOTHING for a settlement; the seat is its owner.
    Kind(STORED, item=NUMBER, changes=REST | TILES),  # How many number tiles the seat has now.
    Kind(MARKED, item=ROW),
    Kind(CHOSE, item=CARD, changes=TURN),  # The terrain chosen among several cards.
    Kind(EARNED, PAID, SOURCE, changes=GOLD),
    Kind(EXPIRED, item=TILE, changes=TILES, is_at_end=True),  # A tile that lasted one turn.
    Kind(LAST_ROUND, changes=TURN),
    Kind(OVER, sound=FANFARE, changes=TURN, is_of_table=True, is_at_end=True),
)

CHANCE: Final = frozenset([kind.key for kind in KINDS if kind.is_chance])

Event: TypeAlias = tuple[str, Seat, int, int, Seat]
"""What, by whom, hex, item, audience (a seat or EVERYBODY). A plain tuple: every action makes some."""


def is_for(event: Event, seat: Seat) -> bool:
    return event[4] in (EVERYBODY, seat)


def shows_something_hidden(events: list[Event]) -> bool:
    return any([event[0] in CHANCE for event in events])
