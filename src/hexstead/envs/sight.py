"""The row of bytes that a seat is shown: it follows one game, and only what has changed is written."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, Protocol, TypeAlias

import numpy as np

from hexstead.engine.actions import NOBODY, Decision, Seat
from hexstead.engine.events import (
    BUILT,
    CHOSE,
    DREW,
    EARNED,
    EVERYBODY,
    EXPIRED,
    LAST_ROUND,
    LOST,
    MOVED,
    NOTHING,
    OVER,
    PLACED,
    RETURNED,
    REVEALED,
    SHIFTED,
    SHUFFLED,
    STORED,
    TOOK,
    USED,
    Event,
)
from hexstead.engine.hexes import EMPTY, NOWHERE, SPACE, Hex, Hexes, members
from hexstead.engine.state import Frame
from hexstead.engine.terrain import NAMES, NO_TERRAIN, Terrain
from hexstead.engine.world import World
from hexstead.envs.layout import MOST, PLACES, SIZE, Array
from hexstead.envs.numbering import (
    KINDS,
    PROMPTS,
    SEATS,
    TERRAIN_CARDS,
    Translation,
)


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


_BYTE: Final = np.dtype(np.uint8)


def unpack(sets: Sequence[int], size: int) -> Array:
    """A row for each set, in which its members among the first numbers have a 1."""
    width = (size + 7) // 8
    packed = np.frombuffer(b"".join([each.to_bytes(width, "little") for each in sets]), _BYTE)
    return np.unpackbits(packed.reshape(len(sets), width), axis=1, count=size, bitorder="little")


def _planes(*hexes: Hexes) -> bytes:
    return unpack(hexes, SPACE).tobytes()


def _one_hot(size: int) -> list[bytes]:
    """By number a 1 there among zeros; the last, at -1, has none."""
    return [bytes(number) + b"\1" + bytes(size - number - 1) for number in range(size)] + [bytes(size)]


_SEAT: Final = _one_hot(SEATS)
_TERRAIN: Final = _one_hot(len(NAMES))
_KIND: Final = _one_hot(len(KINDS))
_PROMPT: Final = dict(zip(PROMPTS, _one_hot(len(PROMPTS)), strict=False))
_CARD: Final = dict(zip([*TERRAIN_CARDS, NO_TERRAIN], _one_hot(len(TERRAIN_CARDS)), strict=True))
_NO_FRAME: Final = NOWHERE - 1
_NO_POWER: Final = bytearray(2) + _CARD[NO_TERRAIN] + _KIND[-1]


def _begin(section: str, part: str) -> int:
    return PLACES[section, part][0]


def _stretch(first: str, last: str) -> slice:
    """The entries of these numbers, and of those between them."""
    begin, shape = PLACES["numbers", last]
    return slice(_begin("numbers", first), begin + shape[0])


_PIECES: Final = _begin("board", "pieces")
_FIGURES: Final = _begin("board", "figures")
_WALLS_AND_MARKED: Final = slice(_begin("board", "walls"), _begin("board", "built"))
_BUILT: Final = _begin("board", "built")
_BROKEN: Final = slice(_begin("board", "broken"), _begin("board", "tiles"))
_STOCK: Final = _begin("board", "tiles")
_LIFTED: Final = _begin("board", "lifted")
_TILES: Final = [
    slice(begin, begin + 2 * len(KINDS))
    for begin in range(_begin("tiles", "tiles"), _begin("numbers", "supply"), 2 * len(KINDS))
]
"""By seat, the table of its tiles."""
_SUPPLY: Final = _stretch("supply", "supply")
_AMOUNTS: Final = _stretch("aside", "stored")
_SIZES: Final = _stretch("cards", "cards")
_EARNED: Final = _stretch("earned", "earned")
_DECK: Final = _begin("numbers", "deck")
_MORE_CARDS: Final = _begin("numbers", "more_cards")
_STAGE: Final = _stretch("quota", "over")
_POWER: Final = _stretch("powers", "power")
_MOMENT: Final = _stretch("owed", "terrain")
_HAND_AND_PLAYED: Final = _stretch("hand", "played")
_DISCARDS: Final = _stretch("discards", "discards")
_DISCARDED: Final = {card: _DISCARDS.start + number for number, card in enumerate(TERRAIN_CARDS)}
_NO_CARDS: Final = bytearray(len(TERRAIN_CARDS))
_REMOVED: Final = _stretch("removed", "removed")


_Moment: TypeAlias = tuple[int, bool, Seat, Seat, Seat, str, Terrain]


# The stretches below are bytearrays, because these are written into a row more quickly than bytes.
class _Moments(dict[_Moment, bytearray]):
    """How many are owed, whether the mandatory action has begun, whose turn it is, who must choose, who
    began, what is asked, and the terrain: as seen from a seat. Few of these come together, but often.
    """

    def __init__(self, seat: Seat, seats: int) -> None:
        self._who = [*[_SEAT[(other - seat) % seats] for other in range(seats)], _SEAT[NOBODY]]

    def __missing__(self, moment: _Moment) -> bytearray:
        owed, begun, *seats, prompt, terrain = moment
        who = [self._who[seat] for seat in seats]
        self[moment] = bytearray().join([bytes((owed, begun)), *who, _PROMPT[prompt], _TERRAIN[terrain]])
        return self[moment]


_Power: TypeAlias = tuple[int, int, Terrain, int]


class _Powers(dict[_Power, bytearray]):
    """How many powers are under way; of the last one how often it may still act, its card and location."""

    def __init__(self, kinds: list[int]) -> None:
        self._kinds = kinds

    def __missing__(self, power: _Power) -> bytearray:
        number, left, drawn, location = power
        self[power] = bytearray((number, left)) + _CARD[drawn] + _KIND[self._kinds[location]]
        return self[power]


class _Cards(dict[tuple[Terrain, ...], bytearray]):
    """By pile of terrain cards, how many there are of each kind."""

    def __missing__(self, pile: tuple[Terrain, ...]) -> bytearray:
        counts = bytearray(map(pile.count, TERRAIN_CARDS))
        # There are few piles as small as this, and they come again and again.
        if len(pile) < 3:
            self[pile] = counts
        return counts


_MANY: Final = 10_000
"""So many sets of tiles are remembered, and then forgotten."""


class Kinds(dict[int, bytearray]):
    """By set of tiles, how many there are of each kind."""

    def __init__(self, world: World, translation: Translation) -> None:
        self._kind_at = [translation.kinds[site.location] for site in world.sites]

    def __missing__(self, tiles: int) -> bytearray:
        counts = bytearray(len(KINDS))
        for site in members(tiles):
            counts[self._kind_at[site]] += 1
        if len(self) == _MANY:
            self.clear()
        self[tiles] = counts
        return counts


# What of a row may have changed, besides what is written at each look: as bits of a number.
TILES: Final = 1
"""The tiles that seats hold, and the cards to be drawn because of them."""
STOCK: Final = 2
"""The tiles on the map."""
TURN: Final = 4
"""The cards, and what else a new turn changes."""
PIECES: Final = 8
"""Pieces that were not simply built or moved, and the supplies."""
GOLD: Final = 16
REST: Final = 32
EVERYTHING: Final = TILES | STOCK | TURN | PIECES | GOLD | REST

TURN_ENDED: Final[Event] = ("turn-ended", NOBODY, NOTHING, NOTHING, EVERYBODY)
"""The engine tells what happens then, but not that it is then, and it may be nothing."""


class _Touched(dict[str, int]):
    """By event, what it may have changed. An event that is not listed may have changed everything."""

    def __missing__(self, event: str) -> int:
        return EVERYTHING


_TOUCHED: Final = _Touched(
    {
        USED: TILES,
        EXPIRED: TILES,
        LOST: TILES,
        TOOK: TILES | STOCK,
        TURN_ENDED[0]: TILES | TURN,
        REVEALED: TURN,
        DREW: TURN,
        CHOSE: TURN,
        STORED: TURN,
        LAST_ROUND: TURN,
        OVER: TURN,
        PLACED: PIECES,
        SHIFTED: PIECES,
        RETURNED: PIECES,
        EARNED: GOLD,
    }
)


class Angle:
    """From where a seat looks at a world: the same in all its games."""

    def __init__(
        self, world: World, translation: Translation, kinds: Kinds, still: bytes, seat: Seat
    ) -> None:
        """`still` is what never changes; all seats share the kinds."""
        self.world, self.translation, self.kinds = world, translation, kinds
        self.row = still.ljust(SIZE, b"\0")
        self.remembers_builds = bool(world.payers)
        places = [(other - seat) % world.seats for other in range(world.seats)]
        self.pieces = [_PIECES + place * SPACE for place in places]
        self.supply = [_SUPPLY.start + place for place in places]
        self.tiles = [_TILES[place] for place in places]
        order = [(seat + further) % world.seats for further in range(world.seats)]
        self.in_order: Callable[[list[int]], tuple[int, ...]] = itemgetter(*order)
        self.moments = _Moments(seat, world.seats)
        self.powers = _Powers(translation.kinds)
        self.cards = _Cards()

    def by_seat(self, amounts: list[int]) -> bytearray:
        return bytearray(self.in_order(amounts)).ljust(SEATS, b"\0")


class Sight:
    """The row of one seat in one game."""

    __slots__ = (
        "_angle",
        "_broken",
        "_built",
        "_discards",
        "_figures",
        "_known",
        "_lifted",
        "_piles",
        "_stage",
        "_stock",
        "_unseen",
        "array",
        "row",
    )

    def __init__(self, angle: Angle) -> None:
        self._angle = angle
        self.row = bytearray(angle.row)
        self.array = np.frombuffer(self.row, _BYTE)
        self._unseen = EVERYTHING
        self._figures = self._broken = EMPTY
        self._built: list[Hex] = []
        self._stock = [0] * len(angle.world.sites)
        self._lifted = _NO_FRAME
        self._discards = 0
        self._known = 0
        self._stage: tuple[int, ...] = ()
        self._piles: tuple[list[int], ...] = ()

    def begin(self) -> "Sight":
        """The same for another game, if nothing has been played yet: only the cards are dealt anew."""
        twin = Sight.__new__(Sight)
        for field in self.__slots__:
            setattr(twin, field, getattr(self, field))
        twin.row = self.row.copy()
        twin.array = np.frombuffer(twin.row, _BYTE)
        twin._unseen = TURN
        twin._known = 0
        return twin

    def follow(self, table: Table, decision: Decision, news: list[Event]) -> int:
        """Write what most actions change, given all that has happened. What else may have changed?"""
        row, angle, unseen = self.row, self._angle, self._unseen
        for what, seat, hex, origin, _ in news[self._known :]:
            if what == BUILT:
                row[angle.pieces[seat] + hex] = 1
                row[angle.supply[seat]] = table.supply[seat]
            elif what == MOVED:
                row[angle.pieces[seat] + hex] = 1
                row[angle.pieces[seat] + origin] = 0
            elif what == SHUFFLED:
                row[_DISCARDS] = _NO_CARDS
                self._discards = 0
            else:
                unseen |= _TOUCHED[what]
        self._known = len(news)
        row[_MOMENT] = angle.moments[
            table.owed, table.begun, table.turn, decision.seat, table.first, decision.prompt, table.terrain
        ]
        if table.frames or self._lifted != _NO_FRAME:
            self._show_power(table.frames)
        if angle.remembers_builds:
            self._show_built(table)
        self._unseen = 0
        return unseen

    def catch_up(self, unseen: int, table: Table, hand: list[int], sizes: list[int], deck: int) -> None:
        """Write what else may have changed."""
        if unseen & TILES:
            self._show_tiles(table)
        if unseen & TURN:
            self._show_turn(table, hand, sizes, deck)
        if unseen & STOCK:
            self._show_stock(table.stock)
        if unseen & PIECES:
            self._show_pieces(table)
        if unseen & GOLD:
            self.row[_EARNED] = self._angle.by_seat([min(sum(paid), MOST) for paid in table.earned])
        if unseen & REST:
            self._show_rest(table)

    def _show_power(self, frames: list[Frame]) -> None:
        row = self.row
        if self._lifted >= 0:
            row[_LIFTED + self._lifted] = 0
        if not frames:
            self._lifted = _NO_FRAME
            row[_POWER] = _NO_POWER
            return
        frame = frames[-1]
        self._lifted = frame.lifted
        if frame.lifted != NOWHERE:
            row[_LIFTED + frame.lifted] = 1
        row[_POWER] = self._angle.powers[len(frames), frame.left, frame.drawn, frame.location]

    def _show_built(self, table: Table) -> None:
        row = self.row
        if table.built != self._built:
            for hex in self._built:
                row[_BUILT + hex] = 0
            for hex in table.built:
                row[_BUILT + hex] = 1
            self._built = table.built.copy()
        if table.broken != self._broken:
            row[_BROKEN] = _planes(table.broken)
            self._broken = table.broken

    def _show_tiles(self, table: Table) -> None:
        """How many tiles of each kind the seats hold, how many they have ready, and cards drawn by tiles."""
        row, angle, kinds = self.row, self._angle, self._angle.kinds
        for seat, held in enumerate(table.held):
            ready = held & ~(table.used[seat] | table.fresh[seat])
            row[angle.tiles[seat]] = kinds[held] + kinds[ready]
        row[_MORE_CARDS] = table.more_cards

    def _show_turn(self, table: Table, hand: list[int], sizes: list[int], deck: int) -> None:
        row, cards = self.row, self._angle.cards
        row[_HAND_AND_PLAYED] = cards[tuple(hand)] + cards[tuple(table.played)]
        row[_DECK] = deck
        row[_SIZES] = self._angle.by_seat(sizes)
        for card in table.discards[self._discards :]:
            row[_DISCARDED[card]] += 1
        self._discards = len(table.discards)
        stage = (table.quota, table.recalled, table.ending, table.closing, table.over)
        if stage != self._stage:
            self._stage = stage
            row[_STAGE] = bytearray(stage)
        if (table.aside, table.stored, table.removed) != self._piles:
            self._show_piles(table)

    def _show_piles(self, table: Table) -> None:
        row, angle = self.row, self._angle
        self._piles = (table.aside.copy(), table.stored.copy(), table.removed.copy())
        row[_SUPPLY] = angle.by_seat(table.supply)
        row[_AMOUNTS] = angle.by_seat(table.aside) + angle.by_seat(table.stored)
        row[_REMOVED] = angle.cards[tuple(table.removed)]

    def _show_stock(self, stock: list[int]) -> None:
        """How many tiles lie at the sites."""
        for site, tiles, before in zip(self._angle.world.sites, stock, self._stock, strict=True):
            if tiles != before and site.hex != NOWHERE:
                self.row[_STOCK + site.hex] = tiles
        self._stock = stock.copy()

    def _show_pieces(self, table: Table) -> None:
        row, angle = self.row, self._angle
        pieces = angle.in_order(table.settlements)
        row[_PIECES : _PIECES + SPACE * len(pieces)] = _planes(*pieces)
        row[_SUPPLY] = angle.by_seat(table.supply)
        if table.figures:
            self._show_figures(table.figures)

    def _show_figures(self, figures: list[list[Hexes]]) -> None:
        row = self.row
        for hex in members(self._figures):
            row[_FIGURES + hex] = 0
        # Pieces never share a hex, so that the sum of the sets is their union.
        by_kind = [sum(by_seat) for by_seat in figures]
        for number, hexes in zip(self._angle.translation.figures, by_kind, strict=True):
            for hex in members(hexes):
                row[_FIGURES + hex] = number + 1
        self._figures = sum(by_kind)

    def _show_rest(self, table: Table) -> None:
        rows = zip(self._angle.world.rows, table.marks, strict=True)
        marked = sum([row for row, owner in rows if owner != NOBODY])
        self.row[_WALLS_AND_MARKED] = _planes(table.walls, marked)
