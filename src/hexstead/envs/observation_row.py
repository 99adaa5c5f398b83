"""The row of bytes that a seat sees: it follows one game, and only writes what has changed."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Final, TypeAlias

import numpy as np

from hexstead.boxes.catalogue import EVENTS
from hexstead.engine.actions import NOBODY, Decision, Seat
from hexstead.engine.events import (
    BUILDS,
    BUILT,
    EVERYBODY,
    EVERYTHING,
    GOLD,
    MOVED,
    NOTHING,
    PIECES,
    REST,
    SHUFFLE,
    STOCK,
    TILES,
    TURN,
    Event,
)
from hexstead.engine.hexes import EMPTY, NOWHERE, SPACE, Hex, Hexes, members
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import NAMES, NO_TERRAIN, Terrain
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.envs.numbering import (
    KINDS,
    PROMPTS,
    SEATS,
    TERRAIN_CARDS,
    Translation,
)
from hexstead.envs.observation_layout import MOST, PLACES, SIZE, Array

StateOrView: TypeAlias = State | View
"""What lies open on the table: types make sure that only fields are read that both have."""


def _cards(table: StateOrView, seat: Seat) -> tuple[list[Terrain], tuple[int, ...], int]:
    """The hand of a seat, how many cards are in all hands, and how many in the draw pile."""
    if isinstance(table, State):
        return table.hands[seat], tuple(map(len, table.hands)), len(table.deck)
    return table.hand, tuple(table.hand_sizes), table.deck_size


_BYTE: Final = np.dtype(np.uint8)


def unpack(sets: Sequence[int], size: int) -> Array:
    """A row for each set, with a 1 for each of its members among the first numbers."""
    width = (size + 7) // 8
    packed = np.frombuffer(b"".join([each.to_bytes(width, "little") for each in sets]), _BYTE)
    return np.unpackbits(packed.reshape(len(sets), width), axis=1, count=size, bitorder="little")


def _planes(*hexes: Hexes) -> bytes:
    return unpack(hexes, SPACE).tobytes()


def _one_hot(size: int) -> list[bytes]:
    """For each number, a 1 there among zeros; the last, at -1, has none."""
    return [bytes(number) + b"\1" + bytes(size - number - 1) for number in range(size)] + [bytes(size)]


_SEAT: Final = _one_hot(SEATS)
_TERRAIN: Final = _one_hot(len(NAMES))
_KIND: Final = _one_hot(len(KINDS))
_PROMPT: Final = dict(zip(PROMPTS, _one_hot(len(PROMPTS)), strict=False))
_CARD: Final = dict(zip([*TERRAIN_CARDS, NO_TERRAIN], _one_hot(len(TERRAIN_CARDS)), strict=True))
_NO_POWER: Final = bytearray(2) + _CARD[NO_TERRAIN] + _KIND[-1]


def _begin(section: str, part: str) -> int:
    return PLACES[section, part][0]


def _stretch(first: str, last: str) -> slice:
    """The entries of these numbers, and of those in between."""
    begin, shape = PLACES["numbers", last]
    return slice(_begin("numbers", first), begin + shape[0])


_PIECE: Final = _begin("board", "pieces")
_PIECES: Final = slice(_PIECE, _PIECE + SPACE)
_FIGURES: Final = _begin("board", "figures")
_WALLS_AND_MARKED: Final = slice(_begin("board", "walls"), _begin("board", "built"))
_BUILT: Final = _begin("board", "built")
_BUILT_THIS_TURN: Final = slice(_begin("board", "built_this_turn"), _begin("board", "tiles"))
_STOCK: Final = _begin("board", "tiles")
_LIFTED: Final = _begin("board", "lifted")
_MOVED: Final = slice(_begin("board", "moved"), _begin("tiles", "tiles"))
_TILES: Final = [
    slice(begin, begin + 2 * len(KINDS))
    for begin in range(_begin("tiles", "tiles"), _begin("numbers", "supply"), 2 * len(KINDS))
]
"""By seat, the table of its tiles."""
_SUPPLY: Final = _stretch("supply", "supply")
_ASIDE: Final = _stretch("aside", "aside")
_STORED: Final = _stretch("stored", "stored")
_EARNED: Final = _stretch("earned", "earned")
_THIS_TURN: Final = _stretch("more_cards", "laid")
_DECK: Final = _begin("numbers", "deck")
_POWER: Final = _stretch("powers", "power")
_MOMENT: Final = _stretch("owed", "prompt")
_TURN: Final = _stretch("recalled", "played")
_DISCARDS: Final = _stretch("discards", "discards")
_DISCARDED: Final = {card: _DISCARDS.start + number for number, card in enumerate(TERRAIN_CARDS)}
_NO_CARDS: Final = bytearray(len(TERRAIN_CARDS))
_REMOVED: Final = _stretch("removed", "removed")


_Moment: TypeAlias = tuple[int, bool, int, int, Terrain, Seat, str]


# The stretches below are bytearrays, because copying those into a row is faster than bytes.
class _Moments(dict[_Moment, bytearray]):
    """How many builds are owed, whether the mandatory action has begun, how many the card asks for, how
    firmly its terrain is chosen and which it is, who must choose, and what is asked: as seen from a seat.
    There are few combinations, but they come often.
    """

    def __init__(self, who: list[bytes]) -> None:
        self._who = who

    def __missing__(self, moment: _Moment) -> bytearray:
        owed, begun, quota, binding, terrain, seat, prompt = moment
        numbers = bytearray((owed, begun, quota, binding))
        self[moment] = numbers + _TERRAIN[terrain] + self._who[seat] + _PROMPT[prompt]
        return self[moment]


_MANY: Final = 10_000
"""How many of the varied ones to remember before forgetting them."""

_Pile: TypeAlias = tuple[Terrain, ...]
_Stage: TypeAlias = tuple[int, bool, bool, bool]
_Turn: TypeAlias = tuple[_Stage, tuple[int, ...], Seat, Seat, _Pile, _Pile]


class _Turns(dict[_Turn, bytearray]):
    """How far turn and game have come, how many cards are in all hands, whose turn it is, who began, the
    cards in hand and on the table: as seen from a seat.
    """

    def __init__(self, seat: Seat, who: list[bytes]) -> None:
        self._seat, self._who = seat, who

    def __missing__(self, turn: _Turn) -> bytearray:
        stage, sizes, seat, first, *piles = turn
        if len(self) >= _MANY:
            self.clear()
        in_order = bytes(sizes[self._seat :] + sizes[: self._seat]).ljust(SEATS, b"\0")
        stretches = [bytes(stage), in_order, self._who[seat], self._who[first]]
        found = self[turn] = bytearray().join([*stretches, *map(_count_cards, piles)])
        return found


# What is remembered here holds in every world, so all games share it.
@cache
def _who(seat: Seat, seats: int) -> list[bytes]:
    """The number of each seat as seen from a seat; the last, at NOBODY, is nobody."""
    return [*[_SEAT[(other - seat) % seats] for other in range(seats)], _SEAT[NOBODY]]


@cache
def _moments(seat: Seat, seats: int) -> _Moments:
    return _Moments(_who(seat, seats))


@cache
def _turns(seat: Seat, seats: int) -> _Turns:
    return _Turns(seat, _who(seat, seats))


def _count_cards(pile: Sequence[Terrain]) -> bytearray:
    """How many there are of each kind."""
    return bytearray(map(pile.count, TERRAIN_CARDS))


_Power: TypeAlias = tuple[int, int, Terrain, int]


class _Powers(dict[_Power, bytearray]):
    """How many powers are under way; for the last one how often it may still act, its card and location."""

    def __init__(self, kinds: list[int]) -> None:
        self._kinds = kinds

    def __missing__(self, power: _Power) -> bytearray:
        number, left, drawn, location = power
        self[power] = bytearray((number, left)) + _CARD[drawn] + _KIND[self._kinds[location]]
        return self[power]


class TileCounts(dict[tuple[int, int], bytearray]):
    """How many tiles of each kind a seat holds, and how many of these are ready: by the tiles it holds and
    those that aren't ready.
    """

    def __init__(self, world: World, translation: Translation) -> None:
        self._kind_at = [translation.kinds[site.tile] for site in world.sites]

    def __missing__(self, sets: tuple[int, int]) -> bytearray:
        if len(self) >= _MANY:
            self.clear()
        held, spent = sets
        found = self[sets] = self._count(held) + self._count(held & ~spent)
        return found

    def _count(self, tiles: int) -> bytearray:
        counts = bytearray(len(KINDS))
        for site in members(tiles):
            counts[self._kind_at[site]] += 1
        return counts


def _event(what: str) -> Event:
    return (what, NOBODY, NOTHING, NOTHING, EVERYBODY)


# The engine doesn't report these.
TURN_CLOSED: Final = _event("turn-closed")
"""No more builds: the turn has ended, or its closing steps have begun."""
DEALT: Final = _event("dealt")
"""The game has begun, and the cards are dealt."""
OPENED: Final = _event("opened")
"""The first look at a game that is already under way."""


_CHANGED: Final = {
    **{key: kind.changes for key, kind in EVENTS.items()},
    DEALT[0]: TURN,
    TURN_CLOSED[0]: TILES | TURN,
    OPENED[0]: EVERYTHING,
}
"""What each event may have changed."""


class SeatPerspective:
    """How a seat looks at a world: the same in all its games."""

    def __init__(
        self, world: World, translation: Translation, kinds: TileCounts, still: bytes, seat: Seat
    ) -> None:
        """`still` is what never changes; all seats share the kinds."""
        self.world, self.translation, self.kinds = world, translation, kinds
        self.seat = seat
        self.row = bytearray(still.ljust(SIZE, b"\0"))
        self.stock = [0] * len(world.sites)
        self.aside: list[int] = []
        self.always = BUILDS if world.payers else 0
        """What to look at even if nothing says that it has changed."""
        places = [(other - seat) % world.seats for other in range(world.seats)]
        self.owners = [place + 1 for place in places]
        """By seat, the number for its pieces."""
        self.supply = [_SUPPLY.start + place for place in places]
        self.tiles = [_TILES[place] for place in places]
        order = [(seat + further) % world.seats for further in range(world.seats)]
        self.in_order: Callable[[list[int]], tuple[int, ...]] = itemgetter(*order)
        self.moments = _moments(seat, world.seats)
        self.turns = _turns(seat, world.seats)
        self.powers = _Powers(translation.kinds)

    def by_seat(self, amounts: list[int]) -> bytearray:
        return bytearray(self.in_order(amounts)).ljust(SEATS, b"\0")

    def let_games_begin_as(self, state: State, decision: Decision) -> None:
        """Games in one world begin nearly alike: except for the cards, the first look is known in advance."""
        seen = ObservationRow(self, state, [OPENED])
        seen.follow(decision)
        self.row = seen.row
        self.stock, self.aside = state.stock, state.aside


class ObservationRow:
    """The row of one seat in one game."""

    __slots__ = (
        "_aside",
        "_built",
        "_built_this_turn",
        "_discards",
        "_figures",
        "_known",
        "_lifted",
        "_moved",
        "_news",
        "_perspective",
        "_shows_power",
        "_stock",
        "_table",
        "array",
        "row",
    )

    def __init__(self, perspective: SeatPerspective, table: StateOrView, news: list[Event]) -> None:
        """At the beginning of a game. Only writes what the news is about."""
        self._perspective, self._table, self._news = perspective, table, news
        self.row = perspective.row.copy()
        self.array = np.frombuffer(self.row, _BYTE)
        self._stock, self._aside = perspective.stock, perspective.aside
        self._figures = self._built_this_turn = self._moved = EMPTY
        self._built: list[Hex] = []
        self._lifted = NOWHERE
        self._shows_power = False
        self._discards = 0
        self._known = 0

    def follow(self, decision: Decision) -> Array:
        """The updated row. Don't keep it, because it follows the game."""
        row, perspective, table, news = self.row, self._perspective, self._table, self._news
        unseen = perspective.always
        for what, seat, hex, origin, _ in news[self._known :]:
            if what == BUILT:
                row[_PIECE + hex] = perspective.owners[seat]
                row[perspective.supply[seat]] = table.supply[seat]
            elif what == MOVED:
                row[_PIECE + hex] = perspective.owners[seat]
                row[_PIECE + origin] = 0
            else:
                unseen |= _CHANGED[what]
        self._known = len(news)
        card = table.quota, table.binding, table.terrain
        row[_MOMENT] = perspective.moments[table.owed, table.begun, *card, decision.seat, decision.prompt]
        if table.frames or self._shows_power:
            self._show_power(table.frames)
        if unseen:
            self._catch_up(unseen, table)
        return self.array

    def _catch_up(self, unseen: int, table: StateOrView) -> None:
        """Write what most actions leave unchanged."""
        if unseen & TILES:
            self._show_tiles(table)
        if unseen & SHUFFLE:
            self.row[_DISCARDS] = _NO_CARDS
            self._discards = 0
        if unseen & TURN:
            self._show_turn(table)
        if unseen > TILES | TURN:
            self._show_more(unseen, table)

    def _show_more(self, unseen: int, table: StateOrView) -> None:
        if unseen & BUILDS:
            self._show_built(table)
        if unseen & STOCK:
            self._show_stock(table.stock)
        if unseen & PIECES:
            self._show_pieces(table)
        if unseen & GOLD:
            self.row[_EARNED] = self._perspective.by_seat([min(sum(paid), MOST) for paid in table.earned])
        if unseen & REST:
            self._show_rest(table)

    def _show_power(self, frames: list[Frame]) -> None:
        row = self.row
        if self._lifted != NOWHERE:
            row[_LIFTED + self._lifted] = 0
        self._shows_power = bool(frames)
        self._show_moved(frames[-1].moved if frames else EMPTY)
        if not frames:
            self._lifted = NOWHERE
            row[_POWER] = _NO_POWER
            return
        frame = frames[-1]
        self._lifted = frame.lifted
        if frame.lifted != NOWHERE:
            row[_LIFTED + frame.lifted] = 1
        row[_POWER] = self._perspective.powers[len(frames), frame.left, frame.drawn, frame.tile]

    def _show_moved(self, moved: Hexes) -> None:
        if moved != self._moved:
            self.row[_MOVED] = _planes(moved)
            self._moved = moved

    def _show_built(self, table: StateOrView) -> None:
        row = self.row
        if table.built != self._built:
            for hex in self._built:
                row[_BUILT + hex] = 0
            for hex in table.built:
                row[_BUILT + hex] = 1
            self._built = table.built.copy()
        if table.built_this_turn != self._built_this_turn:
            row[_BUILT_THIS_TURN] = _planes(table.built_this_turn)
            self._built_this_turn = table.built_this_turn

    def _show_tiles(self, table: StateOrView) -> None:
        """How many tiles of each kind the seats hold, how many are ready, and what they brought this turn."""
        row, kinds = self.row, self._perspective.kinds
        by_seat = zip(self._perspective.tiles, table.held, table.used, table.fresh, strict=True)
        for place, held, used, fresh in by_seat:
            row[place] = kinds[held, used | fresh]
        row[_THIS_TURN] = bytes((table.more_cards, table.gathered, table.laid != EMPTY))

    def _show_turn(self, table: StateOrView) -> None:
        row, perspective = self.row, self._perspective
        hand, sizes, deck = _cards(table, perspective.seat)
        stage = table.recalled, table.ending, table.closing, table.over
        row[_TURN] = perspective.turns[
            stage, sizes, table.turn, table.first, tuple(hand), tuple(table.played)
        ]
        row[_DECK] = deck
        for card in table.discards[self._discards :]:
            row[_DISCARDED[card]] += 1
        self._discards = len(table.discards)
        # Settlements set aside come back without an event.
        if table.aside != self._aside:
            self._aside = table.aside.copy()
            row[_ASIDE] = perspective.by_seat(table.aside)
            row[_SUPPLY] = perspective.by_seat(table.supply)

    def _show_stock(self, stock: list[int]) -> None:
        """How many tiles lie at the sites."""
        for site, tiles, before in zip(self._perspective.world.sites, stock, self._stock, strict=True):
            if tiles != before and site.hex != NOWHERE:
                self.row[_STOCK + site.hex] = tiles
        self._stock = stock.copy()

    def _show_pieces(self, table: StateOrView) -> None:
        row, perspective = self.row, self._perspective
        # Pieces never share a hex, so the sum of their numbers says who is where.
        owners = np.array(perspective.owners, np.uint8)
        row[_PIECES] = np.dot(owners, unpack(table.settlements, SPACE)).tobytes()
        row[_SUPPLY] = perspective.by_seat(table.supply)
        if table.figures:
            self._show_figures(table.figures)

    def _show_figures(self, figures: list[list[Hexes]]) -> None:
        row = self.row
        for hex in members(self._figures):
            row[_FIGURES + hex] = 0
        # For the same reason, the sum of the sets is their union.
        by_kind = [sum(by_seat) for by_seat in figures]
        for number, hexes in zip(self._perspective.translation.figures, by_kind, strict=True):
            for hex in members(hexes):
                row[_FIGURES + hex] = number + 1
        self._figures = sum(by_kind)

    def _show_rest(self, table: StateOrView) -> None:
        rows = zip(self._perspective.world.rows, table.marks, strict=True)
        marked = sum([row for row, owner in rows if owner != NOBODY])
        self.row[_WALLS_AND_MARKED] = _planes(table.walls, marked)
        self.row[_STORED] = self._perspective.by_seat(table.stored)
        self.row[_REMOVED] = _count_cards(table.removed)
