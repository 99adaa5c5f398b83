"""What a seat sees of a game, as a row of bytes. It is told nothing that is hidden from that seat.

A decision of the engine takes a few microseconds. To keep up with it, everything is kept as bytes, and made
anew only if it has changed; joined, they are the observation.
"""

from collections.abc import Callable
from operator import itemgetter, or_
from struct import Struct
from typing import Any, Final, Protocol, TypeAlias

import numpy as np

from hexstead.engine.actions import NOBODY, Actions, Decision, Seat
from hexstead.engine.hexes import EMPTY, NOWHERE, SPACE, Hex, Hexes, count, members, of
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import NAMES, NO_TERRAIN, Terrain
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.envs.layout import MOST, Array
from hexstead.envs.numbering import (
    ACTIONS,
    CARDS,
    FIGURES,
    KINDS,
    PROMPTS,
    RULES,
    SEATS,
    TERRAIN_CARDS,
    TOKENS,
    Translation,
)

Observation: TypeAlias = dict[str, Any]


class Table(Protocol):
    """What lies open on the table: the fields that a View and a State have in common, and no other."""

    first: Seat
    turn: Seat
    ending: bool
    closing: bool
    over: bool
    discards: list[Terrain]
    removed: list[Terrain]
    played: list[Terrain]
    terrain: Terrain
    owed: int
    quota: int
    recalled: int
    begun: bool
    built: list[Hex]
    broken: Hexes
    more_cards: int
    settlements: list[Hexes]
    figures: list[list[Hexes]]
    walls: Hexes
    supply: list[int]
    aside: list[int]
    stored: list[int]
    marks: list[Seat]
    earned: list[list[int]]
    stock: list[int]
    held: list[int]
    used: list[int]
    fresh: list[int]
    frames: list[Frame]


NO_ACTIONS: Final[Array] = np.frombuffer(bytes(ACTIONS), np.int8)
"""The mask of a seat that is not asked."""

_BYTE: Final = np.dtype(np.uint8)
_FLAG: Final = np.dtype(np.int8)
_PACKED_MASK: Final = (ACTIONS + 7) // 8
_FEW: Final = 16
"""Up to so many changes of a set are written one by one; for more, unpacking the whole set is quicker."""


def unpack(hexes: Hexes) -> bytes:
    """A plane: a byte for each hex, 1 for the members."""
    packed = np.frombuffer(hexes.to_bytes((SPACE + 7) // 8, "little"), _BYTE)
    return np.unpackbits(packed, count=SPACE, bitorder="little").tobytes()


def _one_hot(size: int) -> list[bytes]:
    """By number a 1 there among zeros; the last, at -1, has none."""
    return [bytes(number) + b"\1" + bytes(size - number - 1) for number in range(size)] + [bytes(size)]


_HEX: Final = _one_hot(SPACE)
_SEAT: Final = _one_hot(SEATS)
_TERRAIN: Final = _one_hot(len(NAMES))
_KIND: Final = _one_hot(len(KINDS))
_PROMPT: Final = dict(zip(PROMPTS, _one_hot(len(PROMPTS)), strict=False))
_CARD: Final = dict(zip([*TERRAIN_CARDS, NO_TERRAIN], _one_hot(len(TERRAIN_CARDS)), strict=True))
_NO_POWER: Final = bytes(2) + _CARD[NO_TERRAIN] + _KIND[-1]


class _Plane:
    """A set of hexes that changes little by little, with a byte for each hex: 1 for the members."""

    __slots__ = ("bytes", "members")

    def __init__(self) -> None:
        self.members = EMPTY
        self.bytes = bytearray(SPACE)

    def become(self, now: Hexes) -> None:
        changed = now ^ self.members
        self.members = now
        if count(changed) > _FEW:
            self.bytes[:] = unpack(now)
        else:
            for hex in members(changed):
                self.bytes[hex] ^= 1


class _Place:
    """The table as it is seen from one seat."""

    __slots__ = ("order", "who")

    def __init__(self, seat: Seat, seats: int) -> None:
        self.order: Callable[[list[Any]], tuple[Any, ...]]
        self.order = itemgetter(*[(seat + further) % seats for further in range(seats)])
        """Puts what there is of each seat in the order in which this seat sees it."""
        self.who = [*[_SEAT[(other - seat) % seats] for other in range(seats)], _SEAT[NOBODY]]


class Observer:
    """Makes the observations of all games in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.translation = Translation(world)
        empty = SEATS - world.seats
        self._places = [_Place(seat, world.seats) for seat in range(world.seats)]
        self._still = _map(world, self.translation) + _setup(world)
        self._live, self._flags = EMPTY, NO_ACTIONS
        self._pieces = [_Plane() for _ in range(world.seats)]
        self._planes = [plane.bytes for plane in self._pieces]
        self._no_pieces = bytes(SPACE * empty)
        self._marks: list[Seat] = []
        self._marked = EMPTY
        self._rare_planes = [_Plane() for _ in range(len(FIGURES) + 4)]
        self._rare_of: tuple[object, ...] = ()
        self._rare = b""
        self._stock: list[int] = []
        self._stocked = b""
        self._tiles_of: tuple[list[int], ...] = ()
        self._tiles: list[bytes] = []
        self._tile_counts = _TileCounts(world, self.translation)
        self._no_tiles = bytes(2 * len(KINDS) * empty)
        self._counts = Struct(f"{world.seats}B{empty}x" * 5 + "9B")
        self._no_gold = [0] * world.seats
        self._piles_of: tuple[list[int], ...] = ()
        self._piles = b""
        self._cards_in_play = [card for card in TERRAIN_CARDS if card in world.deck]
        self._pile = Struct("".join(["B" if card in world.deck else "x" for card in TERRAIN_CARDS]))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Observer":
        """Whatever it remembers is compared before it is used, so that copies of a game can share it."""
        return self

    def look(self, state: State, seat: Seat, decision: Decision) -> Observation:
        """The observation of a seat at this decision: the same as of its view, without making one first."""
        sizes = [*map(len, state.hands)]
        return self._observe(state, seat, decision, state.hands[seat], sizes, len(state.deck))

    def look_at(self, view: View, decision: Decision) -> Observation:
        return self._observe(view, view.viewer, decision, view.hand, view.hand_sizes, view.deck_size)

    def _observe(
        self, table: Table, seat: Seat, decision: Decision, hand: list[int], sizes: list[int], deck: int
    ) -> Observation:
        order, who = self._places[seat].order, self._places[seat].who
        frames = table.frames
        self._follow(table)
        parts = (
            self._still,
            *order(self._planes),
            self._no_pieces,
            self._rare,
            self._stocked,
            _HEX[frames[-1].lifted if frames else NOWHERE],
            *order(self._tiles),
            self._no_tiles,
            self._count(table, order, sizes, deck),
            self._power(frames) if frames else _NO_POWER,
            who[table.turn],
            who[decision.seat],
            who[table.first],
            _PROMPT[decision.prompt],
            _TERRAIN[table.terrain],
            self._counted(hand),
            self._piles,
        )
        return {
            # In a bytearray, for an array over bytes could not be written to, and some libraries want that.
            "observation": np.frombuffer(bytearray().join(parts), _BYTE),
            "action_mask": self.mask(decision.live) if decision.seat == seat else NO_ACTIONS.copy(),
        }

    def mask(self, live: Actions) -> Array:
        """An array of its own each time; it is asked for twice, with the observation and without."""
        if live != self._live:
            packed = np.frombuffer(self.translation.outward(live).to_bytes(_PACKED_MASK, "little"), _BYTE)
            self._live = live
            self._flags = np.unpackbits(packed, None, ACTIONS, "little").view(_FLAG)
        return self._flags.copy()

    def _follow(self, table: Table) -> None:
        """Bring up to date what is the same for all seats."""
        for plane, now in zip(self._pieces, table.settlements, strict=True):
            if now != plane.members:
                plane.become(now)
        if (table.held, table.used, table.fresh) != self._tiles_of:
            self._follow_tiles(table)
        if table.stock != self._stock:
            self._follow_stock(table)
        if (table.played, table.discards, table.removed) != self._piles_of:
            self._piles_of = (table.played.copy(), table.discards.copy(), table.removed.copy())
            self._piles = b"".join([self._counted(pile) for pile in self._piles_of])
        if table.marks != self._marks:
            self._marks = table.marks.copy()
            rows = zip(self.world.rows, table.marks, strict=True)
            self._marked = sum([row for row, owner in rows if owner != NOBODY])
        if (table.figures, table.walls, self._marked, table.built, table.broken) != self._rare_of:
            self._follow_rare(table)

    def _follow_tiles(self, table: Table) -> None:
        self._tiles_of = (table.held.copy(), table.used.copy(), table.fresh.copy())
        known, unready = self._tile_counts, map(or_, table.used, table.fresh)
        self._tiles = [known[tiles] for tiles in zip(table.held, unready, strict=True)]

    def _follow_stock(self, table: Table) -> None:
        """The sites with at least one tile, and those with two."""
        self._stock = table.stock.copy()
        planes = [bytearray(SPACE), bytearray(SPACE)]
        for site, tiles in zip(self.world.sites, table.stock, strict=True):
            if site.hex != NOWHERE:
                planes[0][site.hex] = tiles >= 1
                planes[1][site.hex] = tiles >= 2
        self._stocked = b"".join(planes)

    def _follow_rare(self, table: Table) -> None:
        """What does not change at all in most games."""
        figures = [by_seat.copy() for by_seat in table.figures]
        self._rare_of = (figures, table.walls, self._marked, table.built.copy(), table.broken)
        sets = (*self._figures(table), table.walls, self._marked, of(table.built), table.broken)
        for plane, now in zip(self._rare_planes, sets, strict=True):
            if now != plane.members:
                plane.become(now)
        self._rare = b"".join([plane.bytes for plane in self._rare_planes])

    def _figures(self, table: Table) -> list[Hexes]:
        planes = [EMPTY] * len(FIGURES)
        for number, by_seat in zip(self.translation.figures, table.figures, strict=True):
            # Pieces never share a hex, so that the sum of the sets is their union.
            planes[number] = sum(by_seat)
        return planes

    def _count(
        self, table: Table, order: Callable[[list[Any]], tuple[Any, ...]], sizes: list[int], deck: int
    ) -> bytes:
        earned = [min(sum(paid), MOST) for paid in table.earned] if self.world.sources else self._no_gold
        return self._counts.pack(
            *order(table.supply),
            *order(table.aside),
            *order(table.stored),
            *order(sizes),
            *order(earned),
            table.owed,
            table.quota,
            table.recalled,
            table.begun,
            table.more_cards,
            deck,
            table.ending,
            table.closing,
            table.over,
        )

    def _power(self, frames: list[Frame]) -> bytes:
        frame = frames[-1]
        numbers = bytes((len(frames), frame.left))
        return numbers + _CARD[frame.drawn] + _KIND[self.translation.kinds[frame.location]]

    def _counted(self, pile: list[int]) -> bytes:
        """How many there are of each kind of terrain card."""
        if len(pile) < 2:
            return _CARD[pile[0]] if pile else _CARD[NO_TERRAIN]
        return self._pile.pack(*map(pile.count, self._cards_in_play))


class _TileCounts(dict[tuple[int, int], bytes]):
    """How many tiles of each kind a seat holds and has ready, by the tiles it holds and those not ready."""

    def __init__(self, world: World, translation: Translation) -> None:
        self._tiles = list(zip(translation.kinds, world.tiles_of, strict=True))

    def __missing__(self, tiles: tuple[int, int]) -> bytes:
        held, unready = tiles
        counts = bytearray(2 * len(KINDS))
        for kind, sites in self._tiles:
            counts[kind] = count(held & sites)
            counts[len(KINDS) + kind] = count(held & ~unready & sites)
        self[tiles] = bytes(counts)
        return self[tiles]


def _map(world: World, translation: Translation) -> bytes:
    sites = bytearray(SPACE)
    for site in world.sites:
        if site.hex != NOWHERE:
            sites[site.hex] = translation.kinds[site.location] + 1
    tokens = [world.tokens.get(key, EMPTY) for key in TOKENS]
    planes = [*world.terrain[: len(NAMES)], world.board, *tokens]
    return b"".join([*[unpack(plane) for plane in planes], sites])


def _setup(world: World) -> bytes:
    in_play = {card.key for card in world.cards}
    return bytes(
        [
            *[seat < world.seats for seat in range(SEATS)],
            *[key in in_play for key in CARDS],
            *map(world.deck.count, TERRAIN_CARDS),
            *[terrain == world.removed_terrain for terrain in range(len(NAMES))],
            *[key in world.options for key in RULES],
        ]
    )
