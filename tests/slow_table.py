"""A position as one would describe it at the table, for the slow second definitions of the rules.

A hex is a pair (row, column), a position is made of sets of such pairs. Only `read` and `spots` know
how the engine writes things down; nothing here or in the other slow modules shares code with it.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TypeAlias

from hexstead.engine.state import State
from hexstead.engine.world import World

Spot: TypeAlias = tuple[int, int]
Choice: TypeAlias = Spot | str

LETTERS = "GCDFTWMXLN"
SUITABLE = "GCDFT"
NO_HEX = "."
MAIN = [(row, column) for row in range(20) for column in range(20)]
BOARD = MAIN + [(row, column) for row in range(21, 26) for column in range(20)]
"""Wherever a hex may be: on the main map, and on an island below it, which does not touch it."""


def steps_from(row: int) -> list[Spot]:
    """East, west, and the four slanted steps, in the order E W SE NW SW NE."""
    if row % 2 == 0:
        return [(0, 1), (0, -1), (1, 0), (-1, -1), (1, -1), (-1, 0)]
    return [(0, 1), (0, -1), (1, 1), (-1, 0), (1, 0), (-1, 1)]


def walk(spot: Spot, direction: int, times: int = 1) -> Spot:
    row, column = spot
    for _ in range(times):
        down, right = steps_from(row)[direction]
        row, column = row + down, column + right
    return row, column


def is_on_board(spot: Spot) -> bool:
    return 0 <= spot[0] < 26 and spot[0] != 20 and 0 <= spot[1] < 20


NEIGHBOURS = {
    spot: {walk(spot, direction) for direction in range(6) if is_on_board(walk(spot, direction))}
    for spot in BOARD
}


@dataclass
class Table:
    """A position on the turn of `seat`."""

    letters: list[str]
    island: tuple[str, ...]
    tokens: dict[str, set[Spot]]
    locations: dict[Spot, str]
    options: frozenset[str]
    payers: frozenset[str]
    """The cards in play that pay during the game."""
    pieces: list[set[Spot]]
    """All pieces of a seat, figures too."""
    figures: list[dict[Spot, str]]
    walls: set[Spot]
    supply: list[int]
    seat: int
    first: int
    cards: list[str]
    """What lies on the table; `card` is the one in use, if that is settled."""
    card: str
    owed: int
    begun: bool
    ending: bool
    over: bool
    piles: int
    """How many cards are in the draw pile and the discards."""
    in_hands: int
    top: str
    """The card discarded last."""
    built: list[Spot]
    stock: dict[Spot, int]
    taken: list[set[Spot]]
    held: list[set[Spot]]
    fresh: list[set[Spot]]
    """The nomad spaces whose tiles were taken in this turn."""
    earned: list[Counter[str]]
    ready: list[Counter[str]] = field(default_factory=list)
    """How many tiles of each kind a seat may still use in this turn."""
    using: str = ""
    lifted: Spot | None = None
    steps: int = 0
    """How many builds, walls or steps the tile in use has done."""
    has_stepped: bool = False
    """Has the settlement that was chosen last taken a step?"""
    struck: set[int] = field(default_factory=set)
    drawn: str = ""
    is_waived: bool = False
    """May the next settlement be built away from the others?"""

    @property
    def own(self) -> set[Spot]:
        return self.pieces[self.seat]

    def settlements(self, seat: int) -> set[Spot]:
        """The pieces that are no figures."""
        return self.pieces[seat] - set(self.figures[seat])

    def standing(self, figure: str) -> set[Spot]:
        """Where the figures of the seat stand."""
        return {spot for spot, kind in self.figures[self.seat].items() if kind == figure}

    def movable(self) -> set[Spot]:
        """What a move may move: by a house rule also the figures that are not fixed."""
        figures = self.figures[self.seat].items() if "moves-take-figures" in self.options else []
        return self.settlements(self.seat) | {spot for spot, kind in figures if kind != "city-hall"}

    def letter(self, spot: Spot) -> str:
        return letter_at(self.letters, self.island, spot)

    def is_shore(self, spot: Spot) -> bool:
        """Is it a hex of the island at the sea?"""
        return spot[0] > 20 and len([n for n in NEIGHBOURS[spot] if self.letter(n) != NO_HEX]) < 6

    def without_ring_of(self, spot: Spot) -> set[Spot]:
        """What is free once the piece there is lifted, if it is one that keeps others away."""
        figure = self.figures[self.seat].pop(spot, "")
        free = self.free()
        if figure:
            self.figures[self.seat][spot] = figure
        return free

    def blocked(self) -> set[Spot]:
        warriors = [spot for each in self.figures for spot, kind in each.items() if kind == "warrior"]
        return {other for spot in warriors for other in NEIGHBOURS[spot]}

    def empty(self) -> set[Spot]:
        """Nothing stands there, though perhaps a warrior lets nobody in."""
        hexes = {spot for spot in BOARD if self.letter(spot) != NO_HEX}
        return hexes.difference(self.walls, *self.pieces)

    def free(self) -> set[Spot]:
        return self.empty() - self.blocked()

    def free_on(self, letters: str) -> set[Spot]:
        return {spot for spot in self.free() if self.letter(spot) in letters}

    def is_full(self, letter: str) -> bool:
        return not letter or not self.free_on(letter)

    def is_undecided(self) -> bool:
        """Must one of several cards still be chosen?"""
        return not self.card and len(self.cards) > 1

    def could_get_another_card(self) -> bool:
        return self.piles > 0 and not self.is_full(SUITABLE) and not self.is_undecided()

    def touching(self, ground: set[Spot]) -> set[Spot]:
        """Those next to own pieces."""
        return {spot for spot in ground if NEIGHBOURS[spot] & self.own}


def letter_at(letters: list[str], island: tuple[str, ...], spot: Spot) -> str:
    row, column = spot
    rows = letters if row < 20 else island
    line = row if row < 20 else row - 21
    is_there = 0 <= line < len(rows) and 0 <= column < len(rows[line])
    return rows[line][column] if is_there else NO_HEX


def near_if_possible(ground: set[Spot], own: set[Spot]) -> set[Spot]:
    """Next to own pieces if there is such a hex, otherwise anywhere."""
    return {spot for spot in ground if NEIGHBOURS[spot] & own} or ground


def spots(bits: int) -> set[Spot]:
    """Hexes are bits, counted from the right: 21 to a row, of which the last is never set."""
    digits = reversed(f"{bits:b}")
    return {divmod(number, 21) for number, digit in enumerate(digits) if digit == "1"}


def read(world: World, state: State) -> Table:
    sites = [(divmod(site.hex, 21), world.locations[site.location].key) for site in world.sites]

    def tiles(bits: int) -> set[Spot]:
        return {spot for number, (spot, _) in enumerate(sites) if bits >> number & 1}

    def kinds(bits: int) -> Counter[str]:
        return Counter([key for number, (_, key) in enumerate(sites) if bits >> number & 1])

    def figures(seat: int) -> dict[Spot, str]:
        kinds = zip(world.figures, state.figures, strict=True)
        return {spot: figure.key for figure, by_seat in kinds for spot in spots(by_seat[seat])}

    nomads = {spot for spot, _ in sites if letter_at(world.letters, world.island, spot) == "N"}
    table = Table(
        letters=world.letters,
        island=world.island,
        tokens={key: spots(hexes) for key, hexes in world.tokens.items()},
        locations=dict(sites),
        options=world.options,
        payers=frozenset([card.key for card in world.cards]) & {"families", "shepherds", "ambassadors"},
        pieces=[spots(own) for own in state.settlements],
        figures=[figures(seat) for seat in range(world.seats)],
        walls=spots(state.walls),
        supply=list(state.supply),
        seat=state.turn,
        first=state.first,
        cards=[LETTERS[card] for card in state.played],
        card="" if state.terrain < 0 else LETTERS[state.terrain],
        owed=state.owed,
        begun=state.begun,
        ending=state.ending,
        over=state.over,
        piles=len(state.deck) + len(state.discards),
        in_hands=sum(len(hand) for hand in state.hands),
        top=LETTERS[state.discards[-1]] if state.discards else "",
        built=[divmod(hex, 21) for hex in state.built],
        stock={spot: state.stock[number] for number, (spot, _) in enumerate(sites)},
        taken=[tiles(taken) for taken in state.taken],
        held=[tiles(held) for held in state.held],
        fresh=[tiles(fresh) & nomads for fresh in state.fresh],
        earned=[
            Counter({key: gold for key, gold in zip(world.sources, earned, strict=True) if gold})
            for earned in state.earned
        ],
        ready=[
            kinds(held & ~used & ~fresh)
            for held, used, fresh in zip(state.held, state.used, state.fresh, strict=True)
        ],
    )
    _read_frames(world, state, table)
    return table


def _read_frames(world: World, state: State, table: Table) -> None:
    for frame in state.frames:
        key = world.locations[frame.location].key
        if key == "outpost":
            table.is_waived = True
            continue
        table.using = key
        table.lifted = None if frame.lifted < 0 else divmod(frame.lifted, 21)
        table.drawn = "" if frame.drawn < 0 else LETTERS[frame.drawn]
        if key == "sword":
            table.struck = {seat for seat in range(world.seats) if frame.done >> seat & 1}
        elif key == "resettlement":
            table.steps, table.has_stepped = 4 - frame.left, bool(frame.done)
        else:
            table.steps = frame.done
