"""The row of bytes that a seat is shown: it follows the game, and only what has changed is written."""

from collections.abc import Callable
from operator import itemgetter
from typing import Final, Protocol, TypeAlias

import numpy as np

from hexstead.engine.actions import NOBODY, Decision, Seat
from hexstead.engine.hexes import EMPTY, NOWHERE, SPACE, Hex, Hexes, count, members
from hexstead.engine.state import Frame
from hexstead.engine.terrain import NAMES, NO_TERRAIN, Terrain
from hexstead.engine.world import World
from hexstead.envs.layout import MOST, PLACES, SIZE
from hexstead.envs.numbering import (
    FIGURES,
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
_FEW: Final = 16
"""Up to so many changes of a set are written one by one; for more, unpacking the whole set is quicker."""


def unpack(hexes: Hexes) -> bytes:
    """A plane: a byte for each hex, 1 for the members."""
    packed = np.frombuffer(hexes.to_bytes((SPACE + 7) // 8, "little"), _BYTE)
    return np.unpackbits(packed, count=SPACE, bitorder="little").tobytes()


def _one_hot(size: int) -> list[bytes]:
    """By number a 1 there among zeros; the last, at -1, has none."""
    return [bytes(number) + b"\1" + bytes(size - number - 1) for number in range(size)] + [bytes(size)]


_SEAT: Final = _one_hot(SEATS)
_TERRAIN: Final = _one_hot(len(NAMES))
_KIND: Final = _one_hot(len(KINDS))
_PROMPT: Final = dict(zip(PROMPTS, _one_hot(len(PROMPTS)), strict=False))
_CARD: Final = dict(zip([*TERRAIN_CARDS, NO_TERRAIN], _one_hot(len(TERRAIN_CARDS)), strict=True))
_NO_FRAME: Final = NOWHERE - 1
_NO_POWER: Final = bytes(2) + _CARD[NO_TERRAIN] + _KIND[-1]


def _begin(section: str, part: str) -> int:
    return PLACES[section, part][0]


def _stretch(first: str, last: str) -> slice:
    """The entries of these numbers, and of those between them."""
    begin, shape = PLACES["numbers", last]
    return slice(_begin("numbers", first), begin + shape[0])


_PIECES: Final = _begin("board", "pieces")
_RARE_PLANES: Final = range(_begin("board", "figures"), _begin("board", "built"), SPACE)
"""Where the planes of the figures, and those after them, begin."""
_BUILT: Final = _begin("board", "built")
_BROKEN: Final = _begin("board", "broken")
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
_OWED: Final = _begin("numbers", "owed")
_QUOTA: Final = _begin("numbers", "quota")
_RECALLED: Final = _begin("numbers", "recalled")
_BEGUN: Final = _begin("numbers", "begun")
_MORE_CARDS: Final = _begin("numbers", "more_cards")
_DECK: Final = _begin("numbers", "deck")
_STAGE: Final = _stretch("ending", "over")
_POWER: Final = _stretch("powers", "power")
_MOMENT: Final = _stretch("turn", "terrain")
_HAND_AND_PLAYED: Final = _stretch("hand", "played")
_DISCARDS: Final = _stretch("discards", "discards")
_DISCARDED: Final = {card: _DISCARDS.start + number for number, card in enumerate(TERRAIN_CARDS)}
_REMOVED: Final = _stretch("removed", "removed")


_Moment: TypeAlias = tuple[Seat, Seat, Seat, str, Terrain]


class _Moments(dict[_Moment, bytes]):
    """Seen from a seat: whose turn it is, who must choose, who began, what is asked, and the terrain."""

    def __init__(self, seat: Seat, seats: int) -> None:
        self._who = [*[_SEAT[(other - seat) % seats] for other in range(seats)], _SEAT[NOBODY]]

    def __missing__(self, moment: _Moment) -> bytes:
        *seats, prompt, terrain = moment
        self[moment] = b"".join([*[self._who[seat] for seat in seats], _PROMPT[prompt], _TERRAIN[terrain]])
        return self[moment]


class Kinds(dict[int, bytes]):
    """By set of tiles, how many there are of each kind."""

    def __init__(self, world: World, translation: Translation) -> None:
        self._kind_at = [translation.kinds[site.location] for site in world.sites]

    def __missing__(self, tiles: int) -> bytes:
        counts = bytearray(len(KINDS))
        for site in members(tiles):
            counts[self._kind_at[site]] += 1
        self[tiles] = bytes(counts)
        return self[tiles]


def _amounts_of(table: Table) -> tuple[object, ...]:
    """What `Sight._show_amounts` shows."""
    return (
        tuple(table.aside),
        tuple(table.stored),
        tuple(table.removed),
        table.quota,
        table.recalled,
        table.more_cards,
        table.ending,
        table.closing,
        table.over,
    )


class Sight:
    """The row of one seat. What it shows is compared at each look, so that it never matters when that is."""

    __slots__ = (
        "_amounts",
        "_broken",
        "_built",
        "_cards",
        "_cards_in_play",
        "_discards",
        "_earned",
        "_in_order",
        "_kinds",
        "_lifted",
        "_moment",
        "_moments",
        "_order",
        "_piece_planes",
        "_planes",
        "_rare",
        "_settlements",
        "_stock",
        "_supply",
        "_tiles",
        "_tiles_shown",
        "_translation",
        "_world",
        "array",
        "row",
    )

    def __init__(
        self, world: World, translation: Translation, kinds: Kinds, still: bytes, seat: Seat
    ) -> None:
        """`still` is what never changes; all seats share the kinds."""
        self._world, self._translation, self._kinds = world, translation, kinds
        self.row = bytearray(still.ljust(SIZE, b"\0"))
        self.array = np.frombuffer(self.row, _BYTE)
        self._order = [(seat + further) % world.seats for further in range(world.seats)]
        self._in_order: Callable[[list[int]], tuple[int, ...]] = itemgetter(*self._order)
        self._piece_planes = [_PIECES + (other - seat) % world.seats * SPACE for other in range(world.seats)]
        self._moments = _Moments(seat, world.seats)
        self._cards_in_play = [card if card in world.deck else NO_TERRAIN for card in TERRAIN_CARDS]
        self._settlements = [EMPTY] * world.seats
        self._planes = [EMPTY] * len(_RARE_PLANES)
        self._built: list[Hex] = []
        self._broken = EMPTY
        self._stock = [0] * len(world.sites)
        self._tiles_shown = [(EMPTY, EMPTY)] * world.seats
        self._lifted = _NO_FRAME
        self._supply: list[int] = []
        self._moment: _Moment | None = None
        self._discards: list[int] = []
        self._cards: tuple[list[int] | int, ...] = ()
        self._tiles: tuple[list[int], ...] = ()
        self._rare: tuple[object, ...] = ()
        self._earned: list[list[int]] = []
        self._amounts: tuple[object, ...] = ()

    def follow(self, table: Table, decision: Decision, hand: list[int], sizes: list[int], deck: int) -> None:
        """Write what has changed."""
        row = self.row
        if table.settlements != self._settlements:
            for seat, begin in enumerate(self._piece_planes):
                if changed := table.settlements[seat] ^ self._settlements[seat]:
                    self._paint(begin, changed, table.settlements[seat])
            self._settlements = table.settlements.copy()
        if table.supply != self._supply:
            self._supply = table.supply.copy()
            row[_SUPPLY] = self._by_seat(table.supply)
        row[_OWED] = table.owed
        row[_BEGUN] = table.begun
        moment = (table.turn, decision.seat, table.first, decision.prompt, table.terrain)
        if moment != self._moment:
            self._moment = moment
            row[_MOMENT] = self._moments[moment]
        if table.frames or self._lifted != _NO_FRAME:
            self._show_power(table.frames)
        if (table.held, table.used, table.fresh) != self._tiles:
            self._show_tiles(table)
        if table.stock != self._stock:
            self._show_stock(table.stock)
        if table.built != self._built or table.broken != self._broken:
            self._show_built(table)
        self._follow_the_rest(table, hand, sizes, deck)

    def _follow_the_rest(self, table: Table, hand: list[int], sizes: list[int], deck: int) -> None:
        """What changes once a turn, or seldom: compared in groups, which is quicker."""
        row = self.row
        if (hand, table.played, sizes, deck) != self._cards:
            self._cards = (hand.copy(), table.played.copy(), sizes, deck)
            row[_HAND_AND_PLAYED] = self._counted(hand) + self._counted(table.played)
            row[_SIZES] = self._by_seat(sizes)
            row[_DECK] = deck
        if table.discards != self._discards:
            self._show_discards(table.discards)
        if (table.figures, table.walls, table.marks) != self._rare:
            self._show_rare_planes(table)
        if table.earned != self._earned:
            self._earned = [by_source.copy() for by_source in table.earned]
            row[_EARNED] = self._by_seat([min(sum(paid), MOST) for paid in table.earned])
        amounts = _amounts_of(table)
        if amounts != self._amounts:
            self._amounts = amounts
            self._show_amounts(table)

    def _by_seat(self, amounts: list[int]) -> bytes:
        return bytes(self._in_order(amounts)).ljust(SEATS, b"\0")

    def _paint(self, begin: int, changed: Hexes, now: Hexes) -> None:
        row = self.row
        if count(changed) > _FEW:
            row[begin : begin + SPACE] = unpack(now)
        else:
            for hex in members(changed):
                row[begin + hex] ^= 1

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
        numbers = bytes((len(frames), frame.left))
        row[_POWER] = numbers + _CARD[frame.drawn] + _KIND[self._translation.kinds[frame.location]]

    def _show_tiles(self, table: Table) -> None:
        """How many tiles of each kind the seats hold, and how many they have ready."""
        self._tiles = (table.held.copy(), table.used.copy(), table.fresh.copy())
        for further, seat in enumerate(self._order):
            held = table.held[seat]
            tiles = (held, held & ~(table.used[seat] | table.fresh[seat]))
            if tiles != self._tiles_shown[seat]:
                self._tiles_shown[seat] = tiles
                self.row[_TILES[further]] = self._kinds[held] + self._kinds[tiles[1]]

    def _show_stock(self, stock: list[int]) -> None:
        """The sites with at least one tile, and those with two."""
        for site, tiles, before in zip(self._world.sites, stock, self._stock, strict=True):
            if tiles != before and site.hex != NOWHERE:
                self.row[_STOCK + site.hex] = tiles >= 1
                self.row[_STOCK + SPACE + site.hex] = tiles >= 2
        self._stock = stock.copy()

    def _show_discards(self, discards: list[int]) -> None:
        known = len(self._discards)
        if known and discards[:known] == self._discards:
            for card in discards[known:]:
                self.row[_DISCARDED[card]] += 1
        else:
            self.row[_DISCARDS] = self._counted(discards)
        self._discards = discards.copy()

    def _counted(self, pile: list[int]) -> bytes:
        """How many there are of each kind of terrain card."""
        if len(pile) < 2:
            return _CARD[pile[0]] if pile else _CARD[NO_TERRAIN]
        return bytes(map(pile.count, self._cards_in_play))

    def _show_built(self, table: Table) -> None:
        row = self.row
        for hex in self._built:
            row[_BUILT + hex] = 0
        for hex in table.built:
            row[_BUILT + hex] = 1
        self._built = table.built.copy()
        self._paint(_BROKEN, self._broken ^ table.broken, table.broken)
        self._broken = table.broken

    def _show_rare_planes(self, table: Table) -> None:
        figures = [by_seat.copy() for by_seat in table.figures]
        self._rare = (figures, table.walls, table.marks.copy())
        planes = [EMPTY] * len(FIGURES)
        for number, by_seat in zip(self._translation.figures, figures, strict=True):
            # Pieces never share a hex, so that the sum of the sets is their union.
            planes[number] = sum(by_seat)
        rows = zip(self._world.rows, table.marks, strict=True)
        planes += (table.walls, sum([row for row, owner in rows if owner != NOBODY]))
        for begin, before, now in zip(_RARE_PLANES, self._planes, planes, strict=True):
            if now != before:
                self._paint(begin, before ^ now, now)
        self._planes = planes

    def _show_amounts(self, table: Table) -> None:
        row = self.row
        row[_AMOUNTS] = self._by_seat(table.aside) + self._by_seat(table.stored)
        row[_REMOVED] = self._counted(table.removed)
        row[_QUOTA] = table.quota
        row[_RECALLED] = table.recalled
        row[_MORE_CARDS] = table.more_cards
        row[_STAGE] = bytes((table.ending, table.closing, table.over))
