"""What a seat sees of a game, as a row of bytes. It is told nothing that is hidden from that seat.

A decision of the engine takes a few microseconds. To keep up with it, the last observation of each seat is
kept, and only what has changed since is written again; a copy of it is the next observation.
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
from hexstead.envs.layout import MOST, SIZE, Array, begin_of
from hexstead.envs.numbering import (
    ACTIONS,
    CARDS,
    FIGURES,
    HOUSE_RULES,
    KINDS,
    PROMPTS,
    SEATS,
    TERRAIN_CARDS,
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

# Where the parts are that are written together.
_PIECES: Final = begin_of("board", "pieces")
_RARE: Final = slice(begin_of("board", "figures"), begin_of("board", "tiles"))
_STOCKED: Final = slice(begin_of("board", "tiles"), begin_of("board", "lifted"))
_LIFTED: Final = slice(begin_of("board", "lifted"), begin_of("tiles", "tiles"))
_TILES: Final = slice(begin_of("tiles", "tiles"), begin_of("numbers", "supply"))
_COUNTS: Final = begin_of("numbers", "supply")
_ROLES: Final = slice(begin_of("numbers", "powers"), begin_of("numbers", "hand"))
_CARDS: Final = slice(begin_of("numbers", "hand"), SIZE)


class _Page:
    """The last observation of a seat, and what it was made of."""

    __slots__ = ("bytes", "lifted", "order", "pieces", "piles", "rare", "roles", "stock", "tiles", "who")

    def __init__(self, seat: Seat, seats: int, still: bytes) -> None:
        self.bytes = bytearray(still.ljust(SIZE, b"\0"))
        self.order: Callable[[list[Any]], tuple[Any, ...]]
        self.order = itemgetter(*[(seat + further) % seats for further in range(seats)])
        """Puts what is told of each seat in the order in which this seat sees it."""
        self.who = [*[_SEAT[(other - seat) % seats] for other in range(seats)], _SEAT[NOBODY]]
        self.pieces = [EMPTY] * seats
        self.lifted = NOWHERE
        self.stock: list[int] = []
        self.tiles: tuple[list[int], ...] = ()
        self.piles: tuple[list[int], ...] = ()
        self.rare: tuple[object, ...] = ()
        self.roles: tuple[object, ...] = ()

    def write_pieces(self, settlements: list[Hexes]) -> None:
        for place, now in enumerate(self.order(settlements)):
            changed = now ^ self.pieces[place]
            if changed:
                self.pieces[place] = now
                self._write_plane(_PIECES + place * SPACE, now, changed)

    def _write_plane(self, begin: int, now: Hexes, changed: Hexes) -> None:
        page = self.bytes
        if count(changed) > _FEW:
            page[begin : begin + SPACE] = unpack(now)
        else:
            for hex in members(changed):
                page[begin + hex] ^= 1


class Observer:
    """Makes the observations of all games in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.translation = Translation(world)
        still = _map(world, self.translation) + _setup(world)
        self._pages = [_Page(seat, world.seats, still) for seat in range(world.seats)]
        self._tile_counts = _TileCounts(world, self.translation)
        self._counts = Struct(f"{world.seats}B{SEATS - world.seats}x" * 5 + "9B")
        self._no_gold = (0,) * world.seats
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
        page = self._pages[seat]
        page.write_pieces(table.settlements)
        self._write_rare(page, table)
        self._write_tiles(page, table)
        self._write_counts(page, table, sizes, deck)
        self._write_roles(page, table, decision)
        self._write_cards(page, table, hand)
        return {
            "observation": np.frombuffer(bytes(page.bytes), _BYTE),
            "action_mask": self._mask(decision.live) if decision.seat == seat else NO_ACTIONS.copy(),
        }

    def _mask(self, live: Actions) -> Array:
        packed = np.frombuffer(self.translation.outward(live).to_bytes(_PACKED_MASK, "little"), _BYTE)
        return np.unpackbits(packed, None, ACTIONS, "little").view(_FLAG)

    def _write_rare(self, page: _Page, table: Table) -> None:
        """What does not change at all in most games."""
        if (table.figures, table.walls, table.marks, table.built, table.broken) != page.rare:
            figures = [by_seat.copy() for by_seat in table.figures]
            page.rare = (figures, table.walls, table.marks.copy(), table.built.copy(), table.broken)
            marked = [row for row, owner in zip(self.world.rows, table.marks, strict=True) if owner != NOBODY]
            planes = [*self._figures(table), table.walls, sum(marked), of(table.built), table.broken]
            page.bytes[_RARE] = b"".join([unpack(plane) for plane in planes])

    def _figures(self, table: Table) -> list[Hexes]:
        planes = [EMPTY] * len(FIGURES)
        for number, by_seat in zip(self.translation.figures, table.figures, strict=True):
            # Pieces never share a hex, so that the sum of the sets is their union.
            planes[number] = sum(by_seat)
        return planes

    def _write_tiles(self, page: _Page, table: Table) -> None:
        if table.stock != page.stock:
            page.stock = table.stock.copy()
            page.bytes[_STOCKED] = self._stocked(table.stock)
        if (table.held, table.used, table.fresh) != page.tiles:
            page.tiles = (table.held.copy(), table.used.copy(), table.fresh.copy())
            known, unready = self._tile_counts, map(or_, table.used, table.fresh)
            counts = page.order([known[tiles] for tiles in zip(table.held, unready, strict=True)])
            page.bytes[_TILES.start : _TILES.start + len(counts) * len(counts[0])] = b"".join(counts)

    def _stocked(self, stock: list[int]) -> bytes:
        """The sites with at least one tile, and those with two."""
        planes = [bytearray(SPACE), bytearray(SPACE)]
        for site, tiles in zip(self.world.sites, stock, strict=True):
            if site.hex != NOWHERE:
                planes[0][site.hex] = tiles >= 1
                planes[1][site.hex] = tiles >= 2
        return b"".join(planes)

    def _write_counts(self, page: _Page, table: Table, sizes: list[int], deck: int) -> None:
        order = page.order
        self._counts.pack_into(
            page.bytes,
            _COUNTS,
            *order(table.supply),
            *order(table.aside),
            *order(table.stored),
            *order(sizes),
            *(
                order([min(sum(paid), MOST) for paid in table.earned])
                if self.world.sources
                else self._no_gold
            ),
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

    def _write_roles(self, page: _Page, table: Table, decision: Decision) -> None:
        power, lifted = _NO_POWER, NOWHERE
        if table.frames:
            power, lifted = self._power(table.frames), table.frames[-1].lifted
        roles = (table.turn, decision.seat, table.first, decision.prompt, table.terrain, power)
        if roles != page.roles:
            page.roles = roles
            who = page.who
            page.bytes[_ROLES] = b"".join(
                (
                    power,
                    who[table.turn],
                    who[decision.seat],
                    who[table.first],
                    _PROMPT[decision.prompt],
                    _TERRAIN[table.terrain],
                )
            )
        if lifted != page.lifted:
            page.lifted = lifted
            page.bytes[_LIFTED] = _HEX[lifted]

    def _power(self, frames: list[Frame]) -> bytes:
        frame = frames[-1]
        numbers = bytes((len(frames), frame.left))
        return numbers + _CARD[frame.drawn] + _KIND[self.translation.kinds[frame.location]]

    def _write_cards(self, page: _Page, table: Table, hand: list[int]) -> None:
        piles = (hand, table.played, table.discards, table.removed)
        if piles != page.piles:
            page.piles = tuple([pile.copy() for pile in piles])
            page.bytes[_CARDS] = b"".join([self._counted(pile) for pile in piles])

    def _counted(self, pile: list[int]) -> bytes:
        """How many there are of each kind."""
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
    planes = [*world.terrain[: len(NAMES)], world.board]
    return b"".join([*[unpack(plane) for plane in planes], sites])


def _setup(world: World) -> bytes:
    in_play = {card.key for card in world.cards}
    return bytes(
        [
            *[seat < world.seats for seat in range(SEATS)],
            *[key in in_play for key in CARDS],
            *map(world.deck.count, TERRAIN_CARDS),
            *[terrain == world.removed_terrain for terrain in range(len(NAMES))],
            *[key in world.options for key in HOUSE_RULES],
        ]
    )
