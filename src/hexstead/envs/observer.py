"""What a seat sees of a game, as arrays. It is told nothing that is hidden from that seat.

A decision of the engine takes a few microseconds, so each array is made in one go: a set of hexes is an int,
and its bytes, unpacked, are the plane. What cannot change, or has not changed, is not made again: observations
of one game share such arrays.
"""

from collections.abc import Callable
from operator import itemgetter
from struct import Struct
from typing import Any, Final, Protocol, TypeAlias

import numpy as np

from hexstead.engine.actions import NOBODY, Actions, Decision, Seat
from hexstead.engine.hexes import EMPTY, NOWHERE, PITCH, ROWS, SINGLE, SPACE, Hex, Hexes, count, of
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import NAMES, NO_TERRAIN, Terrain
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.envs.layout import BOARD, MAP, PIECES, TILES, start_of, width
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

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
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


_PLANE: Final = (SPACE + 7) // 8
"""Bytes of a packed plane; the bits that fill up the last byte are skipped when they are unpacked."""
_MASK: Final = (ACTIONS + 7) // 8
_UNPACKED: Final = 8 * _PLANE
_PIECES: Final = width(PIECES)
_LIVE: Final = _UNPACKED * start_of(PIECES, "live")
"""The mask begins where the last plane does: live hexes come first among the actions."""

_NOTHING: Final = bytes(_PLANE)
NO_ACTIONS: Final[Array] = np.frombuffer(bytes(ACTIONS), np.int8)
"""The mask of a seat that is not asked."""


_BIT: Final = np.dtype(np.uint8)
_FLAG: Final = np.dtype(np.int8)
_NUMBER: Final = np.dtype(np.int16)


def _unpacked(packed: list[bytes]) -> Array:
    return np.unpackbits(np.frombuffer(b"".join(packed), _BIT), bitorder="little")


def _as_planes(flat: Array, number: int) -> Array:
    """So many planes at the beginning of unpacked bits."""
    return np.ndarray((number, ROWS, PITCH), _BIT, flat, 0, (_UNPACKED, PITCH, 1))


def _packed(hexes: Hexes) -> bytes:
    return hexes.to_bytes(_PLANE, "little") if hexes else _NOTHING


def _one_hot(size: int) -> list[bytes]:
    """By number the entries with a 1 there; the last, at -1, has none."""
    return [np.eye(1, size, number, np.int16).tobytes() for number in range(size)] + [bytes(2 * size)]


_SEAT: Final = _one_hot(SEATS)
_TERRAIN: Final = _one_hot(len(NAMES))
_KIND: Final = _one_hot(len(KINDS))
_PROMPT: Final = dict(zip(PROMPTS, _one_hot(len(PROMPTS)), strict=False))
_CARD: Final = dict(zip([*TERRAIN_CARDS, NO_TERRAIN], _one_hot(len(TERRAIN_CARDS)), strict=True))
_NO_POWER: Final = _CARD[NO_TERRAIN] + _KIND[-1]
_COUNTS: Final = Struct(f"<{len(TERRAIN_CARDS)}h")


def _counts(cards: list[int]) -> bytes:
    """How many of each kind."""
    return _COUNTS.pack(*map(cards.count, TERRAIN_CARDS))


class _Place:
    """What is remembered for one seat: its way round the table, and what may serve again if nothing changed."""

    __slots__ = ("cards", "order", "piles", "tiles", "tiles_of")

    def __init__(self, seat: Seat, seats: int) -> None:
        self.order: Callable[[list[Any]], tuple[Any, ...]]
        self.order = itemgetter(*[(seat + further) % seats for further in range(seats)])
        self.piles: tuple[list[int], ...] = ()
        self.cards = b""
        self.tiles_of: tuple[list[int], ...] = ()
        self.tiles: Array = np.zeros(0)


class Observer:
    """Makes the observations of all games in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.translation = Translation(world)
        self._still = {"map": _map(world), "sites": _sites(world, self.translation), "setup": _setup(world)}
        self._places = [_Place(seat, world.seats) for seat in range(world.seats)]
        self._empty_seats = _NOTHING * (SEATS - world.seats)
        self._numbers = Struct("<" + f"{world.seats}h{2 * (SEATS - world.seats)}x" * 5 + "11h")
        self._no_gold = (0,) * world.seats
        self._board_of: tuple[object, ...] = ()
        self._board: Array = np.zeros(0)
        self._tile_counts: dict[tuple[int, int], bytes] = {}
        self._no_tiles = bytes((SEATS - world.seats) * len(TILES) * len(KINDS))

    def look(self, state: State, seat: Seat, decision: Decision) -> Observation:
        """The observation of a seat at this decision: the same as of its view, without making one first."""
        sizes = [*map(len, state.hands)]
        return self._observe(state, seat, decision, state.hands[seat], sizes, len(state.deck))

    def look_at(self, view: View, decision: Decision) -> Observation:
        return self._observe(view, view.viewer, decision, view.hand, view.hand_sizes, view.deck_size)

    def _observe(
        self, table: Table, seat: Seat, decision: Decision, hand: list[int], sizes: list[int], deck: int
    ) -> Observation:
        place = self._places[seat]
        live = self.translation.outward(decision.live) if decision.seat == seat else EMPTY
        pieces = [pieces.to_bytes(_PLANE, "little") for pieces in place.order(table.settlements)]
        flat = _unpacked([*pieces, self._empty_seats, live.to_bytes(_MASK, "little")])
        numbers = (
            self._counts(table, place, sizes, deck)
            + self._roles(table, seat, decision)
            + self._cards(table, place, hand)
        )
        return {
            "observation": {
                **self._still,
                "board": self._find_board(table),
                "pieces": _as_planes(flat, _PIECES),
                "tiles": self._tiles(table, place),
                "numbers": np.frombuffer(numbers, _NUMBER),
            },
            "action_mask": np.ndarray(ACTIONS, _FLAG, flat, _LIVE),
        }

    def _find_board(self, table: Table) -> Array:
        lifted = table.frames[-1].lifted if table.frames else NOWHERE
        if (
            lifted,
            table.stock,
            table.figures,
            table.walls,
            table.marks,
            table.built,
            table.broken,
        ) != self._board_of:
            self._board_of = (
                lifted,
                table.stock.copy(),
                [by_seat.copy() for by_seat in table.figures],
                table.walls,
                table.marks.copy(),
                table.built.copy(),
                table.broken,
            )
            self._board = self._make_board(table, lifted)
        return self._board

    def _make_board(self, table: Table, lifted: Hex) -> Array:
        planes = [
            *self._figures(table),
            table.walls,
            EMPTY if lifted == NOWHERE else SINGLE[lifted],
            self._stocked(table, 1),
            self._stocked(table, 2),
            sum([row for row, owner in zip(self.world.rows, table.marks, strict=True) if owner != NOBODY]),
            of(table.built),
            table.broken,
        ]
        return _still(_as_planes(_unpacked([_packed(plane) for plane in planes]), len(planes)))

    def _figures(self, table: Table) -> list[Hexes]:
        planes = [EMPTY] * len(FIGURES)
        for number, by_seat in zip(self.translation.figures, table.figures, strict=True):
            # Pieces never share a hex, so that the sum of the sets is their union.
            planes[number] = sum(by_seat)
        return planes

    def _stocked(self, table: Table, level: int) -> Hexes:
        """The sites with at least so many tiles."""
        sites = zip(self.world.sites, table.stock, strict=True)
        return of([site.hex for site, tiles in sites if tiles >= level and site.hex != NOWHERE])

    def _counts(self, table: Table, place: _Place, sizes: list[int], deck: int) -> bytes:
        order, frames = place.order, table.frames
        return self._numbers.pack(
            *order(table.supply),
            *order(table.aside),
            *order(table.stored),
            *order(sizes),
            *(order([sum(paid) for paid in table.earned]) if self.world.sources else self._no_gold),
            table.owed,
            table.quota,
            table.recalled,
            table.begun,
            table.more_cards,
            deck,
            table.ending,
            table.closing,
            table.over,
            len(frames),
            frames[-1].left if frames else 0,
        )

    def _roles(self, table: Table, seat: Seat, decision: Decision) -> bytes:
        seats, frames = self.world.seats, table.frames
        return b"".join(
            (
                _SEAT[(table.turn - seat) % seats],
                _SEAT[NOBODY if decision.seat == NOBODY else (decision.seat - seat) % seats],
                _SEAT[(table.first - seat) % seats],
                _PROMPT[decision.prompt],
                _TERRAIN[table.terrain],
                self._power(frames[-1]) if frames else _NO_POWER,
            )
        )

    def _power(self, frame: Frame) -> bytes:
        return _CARD[frame.drawn] + _KIND[self.translation.kinds[frame.location]]

    def _cards(self, table: Table, place: _Place, hand: list[int]) -> bytes:
        piles = (hand, table.played, table.discards, table.removed)
        if piles != place.piles:
            place.piles = tuple([pile.copy() for pile in piles])
            place.cards = b"".join([_counts(pile) for pile in piles])
        return place.cards

    def _tiles(self, table: Table, place: _Place) -> Array:
        if (table.held, table.used, table.fresh) != place.tiles_of:
            place.tiles_of = (table.held.copy(), table.used.copy(), table.fresh.copy())
            counts = [
                self._tile_counts.get((held, used | fresh)) or self._count_tiles(held, used | fresh)
                for held, used, fresh in zip(*map(place.order, place.tiles_of), strict=True)
            ]
            shape = (SEATS, len(TILES), len(KINDS))
            place.tiles = np.ndarray(shape, _BIT, b"".join(counts) + self._no_tiles)
        return place.tiles

    def _count_tiles(self, held: int, unready: int) -> bytes:
        """Of one seat: by kind how many are held, and how many of these are ready."""
        counts = bytearray(len(TILES) * len(KINDS))
        for kind, sites in zip(self.translation.kinds, self.world.tiles_of, strict=True):
            counts[kind] = count(held & sites)
            counts[len(KINDS) + kind] = count(held & ~unready & sites)
        self._tile_counts[held, unready] = bytes(counts)
        return bytes(counts)


def _map(world: World) -> Array:
    planes = [*world.terrain[: len(NAMES)], world.board]
    return _still(_as_planes(_unpacked([_packed(plane) for plane in planes]), len(planes)))


def _sites(world: World, translation: Translation) -> Array:
    """By hex the number of the kind of tile that lies there, counted from 1."""
    numbers = np.zeros(SPACE, np.uint8)
    for site in world.sites:
        if site.hex != NOWHERE:
            numbers[site.hex] = translation.kinds[site.location] + 1
    return _still(numbers.reshape(ROWS, PITCH))


def _setup(world: World) -> Array:
    in_play = {card.key for card in world.cards}
    numbers = [
        *[seat < world.seats for seat in range(SEATS)],
        *[key in in_play for key in CARDS],
        *map(world.deck.count, TERRAIN_CARDS),
        *[terrain == world.removed_terrain for terrain in range(len(NAMES))],
        *[key in world.options for key in HOUSE_RULES],
    ]
    return _still(np.array(numbers, np.int16))


def _still(array: Array) -> Array:
    """Shared by all observations of a game, so nobody may write to it."""
    array.flags.writeable = False
    return array
