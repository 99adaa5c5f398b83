"""What happened, and who may know. Events are for people and logs; the rules never read them back."""

from typing import Final, TypeAlias

from hexstead.engine.actions import Seat

EVERYBODY: Final = -1
NOTHING: Final = -1

# What happened. The words in brackets say what `hex` and `item` hold.
BUILT: Final = "built"  # (where)
MOVED: Final = "moved"  # (where to, where from)
USED: Final = "used"  # (item: the location)
TOOK: Final = "took"  # (the location hex, the location)
LOST: Final = "lost"  # (the location hex, the location)
REVEALED: Final = "revealed"  # (item: the terrain of the card)
FULL: Final = "full"  # (item: the terrain that has no free hex left; its card leaves the game)
NO_CARD: Final = "no-card"  # every card has left the game or is in a hand
DREW: Final = "drew"  # (item: the terrain of the card), to its owner alone
SHUFFLED: Final = "shuffled"  # the discards become the draw pile
PLACED: Final = "placed"  # (where, the figure)
SHIFTED: Final = "shifted"  # (where to, where from) of a figure
RETURNED: Final = "returned"  # (where it stood, the figure or NOTHING for a settlement), seat: its owner
WALLED: Final = "walled"  # (where)
SET_ASIDE: Final = "set-aside"  # (where it stood): to be built again next turn
STORED: Final = "stored"  # (item: how many number tiles the seat has now)
MARKED: Final = "marked"  # (item: the row)
CHOSE: Final = "chose"  # (item: the terrain chosen among several cards)
EARNED: Final = "earned"  # (how much gold, the source)
EXPIRED: Final = "expired"  # (item: the tile that lasted one turn)
LAST_ROUND: Final = "last-round"
OVER: Final = "over"

CHANCE: Final = frozenset({REVEALED, DREW, SHUFFLED})
"""These show something that was hidden: what came before them cannot be taken back."""


Event: TypeAlias = tuple[str, Seat, int, int, Seat]
"""What, by whom, hex, item, audience (a seat or EVERYBODY). A plain tuple: every action makes some."""


def is_for(event: Event, seat: Seat) -> bool:
    return event[4] in (EVERYBODY, seat)


def shows_something_hidden(events: list[Event]) -> bool:
    return any([event[0] in CHANCE for event in events])
