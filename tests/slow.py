"""Slow, obvious second definitions of the rules. They share no code with the engine.

A hex is a pair (row, column), a position is made of sets of such pairs. Only `read` and `spots` know
how the engine writes things down.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TypeAlias

from hexstead.engine.state import State
from hexstead.engine.world import World

Spot: TypeAlias = tuple[int, int]
Choice: TypeAlias = Spot | str

LETTERS = "GCDFTWMXL"
BOARD = [(row, column) for row in range(20) for column in range(20)]
BUILDS = ("oracle", "farm", "oasis", "tower", "tavern")


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
    return 0 <= spot[0] < 20 and 0 <= spot[1] < 20


NEIGHBOURS = {
    spot: {walk(spot, direction) for direction in range(6) if is_on_board(walk(spot, direction))}
    for spot in BOARD
}


@dataclass
class Table:
    """A position as one would describe it at the table, on the turn of `seat`."""

    letters: list[str]
    locations: dict[Spot, str]
    options: frozenset[str]
    pieces: list[set[Spot]]
    supply: list[int]
    seat: int
    first: int
    card: str
    owed: int
    begun: bool
    ending: bool
    over: bool
    piles: int
    """How many cards are in the draw pile and the discards."""
    in_hands: int
    stock: dict[Spot, int]
    taken: list[set[Spot]]
    held: list[set[Spot]]
    ready: list[Counter[str]] = field(default_factory=list)
    """How many tiles of each kind a seat may still use in this turn."""
    using: str = ""
    lifted: Spot | None = None

    def letter(self, spot: Spot) -> str:
        return self.letters[spot[0]][spot[1]]

    def is_free(self, spot: Spot) -> bool:
        return not any(spot in own for own in self.pieces)

    def is_full(self, letter: str) -> bool:
        return not any(self.letter(spot) == letter and self.is_free(spot) for spot in BOARD)


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

    table = Table(
        letters=world.letters,
        locations=dict(sites),
        options=world.options,
        pieces=[spots(own) for own in state.settlements],
        supply=list(state.supply),
        seat=state.turn,
        first=state.first,
        card="" if state.terrain < 0 else LETTERS[state.terrain],
        owed=state.owed,
        begun=state.begun,
        ending=state.ending,
        over=state.over,
        piles=len(state.deck) + len(state.discards),
        in_hands=sum(len(hand) for hand in state.hands),
        stock={spot: state.stock[number] for number, (spot, _) in enumerate(sites)},
        taken=[tiles(taken) for taken in state.taken],
        held=[tiles(held) for held in state.held],
        ready=[
            kinds(held & ~used & ~fresh)
            for held, used, fresh in zip(state.held, state.used, state.fresh, strict=True)
        ],
    )
    if state.frames:
        frame = state.frames[-1]
        table.using = world.locations[frame.location].key
        table.lifted = None if frame.lifted < 0 else divmod(frame.lifted, 21)
    return table


# What may be chosen


def choices(table: Table) -> set[Choice]:
    if table.using:
        return set(_choices_of_tile(table))
    if table.over:
        return set()
    if not table.owed:
        return {"end", *_buttons(table)}
    ground = {spot for spot in BOARD if table.letter(spot) == table.card}
    targets: set[Choice] = set(_near_if_possible(table, ground, table.pieces[table.seat]))
    return targets if table.begun else targets | _buttons(table)


def _choices_of_tile(table: Table) -> set[Spot]:
    if table.using in BUILDS:
        return _build_targets(table, table.using)
    if table.lifted is None:
        return {spot for spot in table.pieces[table.seat] if _move_targets(table, table.using, spot)}
    return _move_targets(table, table.using, table.lifted)


def _buttons(table: Table) -> set[Choice]:
    kinds = [key for key, number in table.ready[table.seat].items() if number > 0]
    return {f"use:{key}" for key in kinds if _is_usable(table, key)}


def _is_usable(table: Table, key: str) -> bool:
    if key in BUILDS and table.supply[table.seat] == 0:
        return False
    if key in ("oracle", "barn") and (not table.card or table.is_full(table.card)):
        has_piece = key == "oracle" or bool(table.pieces[table.seat])
        return has_piece and _could_get_another_card(table)
    if key in BUILDS:
        return bool(_build_targets(table, key))
    return any(_move_targets(table, key, spot) for spot in table.pieces[table.seat])


def _could_get_another_card(table: Table) -> bool:
    return table.piles > 0 and any(not table.is_full(letter) for letter in "GCDFT")


def _near_if_possible(table: Table, ground: set[Spot], own: set[Spot]) -> set[Spot]:
    eligible = {spot for spot in ground if table.is_free(spot)}
    near = {spot for spot in eligible if NEIGHBOURS[spot] & own}
    return near or eligible


def _build_targets(table: Table, key: str) -> set[Spot]:
    own = table.pieces[table.seat]
    if key == "tavern":
        return {spot for spot in BOARD if _is_buildable(table, spot) and _continues_a_line(spot, own)}
    return _near_if_possible(table, {spot for spot in BOARD if _fits(table, key, spot)}, own)


def _fits(table: Table, key: str, spot: Spot) -> bool:
    letter = table.letter(spot)
    if key in ("oracle", "barn"):
        return letter == table.card
    if key == "tower":
        return letter in "GCDFT" and (spot[0] in (0, 19) or spot[1] in (0, 19))
    return letter == {"farm": "G", "oasis": "D", "harbor": "W"}[key]


def _is_buildable(table: Table, spot: Spot) -> bool:
    return is_on_board(spot) and table.letter(spot) in "GCDFT" and table.is_free(spot)


def _continues_a_line(spot: Spot, own: set[Spot]) -> bool:
    return any(all(walk(spot, direction, n) in own for n in (1, 2, 3)) for direction in range(6))


def _move_targets(table: Table, key: str, origin: Spot) -> set[Spot]:
    if key == "paddock":
        return {spot for spot in [walk(origin, d, 2) for d in range(6)] if _is_buildable(table, spot)}
    own = table.pieces[table.seat]
    own.remove(origin)
    ground = {spot for spot in BOARD if _fits(table, key, spot)}
    targets = _near_if_possible(table, ground, own) - {origin}
    own.add(origin)
    return targets


# What happens


def play(table: Table, choice: Choice) -> None:
    """Carry out a choice, all but what chance decides: which card comes next."""
    if choice == "end":
        _end(table)
    elif isinstance(choice, str):
        table.using = choice.removeprefix("use:")
        table.ready[table.seat][table.using] -= 1
    elif not table.using:
        table.begun = True
        table.owed -= 1
        _build(table, choice)
    elif table.using in BUILDS:
        table.using = ""
        _build(table, choice)
    elif table.lifted is None:
        table.lifted = choice
    else:
        _move(table, table.lifted, choice)
        table.using, table.lifted = "", None


def _end(table: Table) -> None:
    table.ready[table.seat] = Counter([table.locations[spot] for spot in table.held[table.seat]])
    following = (table.seat + 1) % len(table.pieces)
    if table.ending and following == table.first:
        table.over = True
        return
    table.seat = following
    table.begun = False
    table.owed = min(3, table.supply[table.seat])


def turn_up(table: Table, card: str, piles: int, in_hands: int) -> None:
    """Chance has decided which card lies on the table now, and how many are left elsewhere."""
    table.card, table.piles, table.in_hands = card, piles, in_hands
    if table.using in ("oracle", "barn") and not choices(table):
        table.using = ""
    if table.owed and not card:
        table.owed = 0
        table.ending = table.ending or in_hands == 0


def _build(table: Table, spot: Spot) -> None:
    table.pieces[table.seat].add(spot)
    table.supply[table.seat] -= 1
    _take(table, spot)
    if table.supply[table.seat] == 0:
        table.owed = 0
        table.ending = True


def _move(table: Table, origin: Spot, spot: Spot) -> None:
    own = table.pieces[table.seat]
    own.remove(origin)
    own.add(spot)
    for place in [place for place in table.held[table.seat] if not NEIGHBOURS[place] & own]:
        table.held[table.seat].remove(place)
        kind = table.locations[place]
        left = [other for other in table.held[table.seat] if table.locations[other] == kind]
        table.ready[table.seat][kind] = min(table.ready[table.seat][kind], len(left))
    _take(table, spot)


def _take(table: Table, spot: Spot) -> None:
    for place in table.locations:
        if place in NEIGHBOURS[spot] and table.stock[place] and place not in table.taken[table.seat]:
            table.stock[place] -= 1
            table.taken[table.seat].add(place)
            table.held[table.seat].add(place)


# Gold


def areas(own: set[Spot]) -> list[set[Spot]]:
    rest = set(own)
    result = []
    while rest:
        area = {rest.pop()}
        while grown := {spot for spot in rest if NEIGHBOURS[spot] & area}:
            area |= grown
            rest -= grown
        result.append(area)
    return result


def gold(table: Table, card: str, seat: int) -> int:
    own = table.pieces[seat]
    if card in ("fishermen", "miners"):
        letter = "W" if card == "fishermen" else "M"
        return len([spot for spot in own if table.letter(spot) != letter and _touches(table, spot, letter)])
    if card == "workers":
        return len([spot for spot in own if _touches(table, spot, "X") or _touches(table, spot, "L")])
    if card == "castles":
        return 3 * len([spot for spot in BOARD if table.letter(spot) == "X" and NEIGHBOURS[spot] & own])
    if card in ("hermits", "citizens", "merchants"):
        return _gold_for_areas(table, card, own)
    if card in ("discoverers", "knights"):
        rows = [len([spot for spot in own if spot[0] == row]) for row in range(20)]
        return len([number for number in rows if number]) if card == "discoverers" else 2 * max(rows)
    sectors = [[_count_in(sector, each) for each in table.pieces] for sector in range(4)]
    if card == "farmers":
        return 3 * min(counts[seat] for counts in sectors)
    return sum(_gold_of_a_lord(table, counts, seat) for counts in sectors)


def _touches(table: Table, spot: Spot, letter: str) -> bool:
    return any(table.letter(other) == letter for other in NEIGHBOURS[spot])


def _gold_for_areas(table: Table, card: str, own: set[Spot]) -> int:
    if card == "hermits":
        return len(areas(own))
    if card == "citizens":
        return max([len(area) for area in areas(own)], default=0) // 2
    special = [spot for spot in BOARD if table.letter(spot) in "XL"]
    linked = set()
    for area in areas(own):
        touched = {spot for spot in special if NEIGHBOURS[spot] & area}
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def _count_in(sector: int, own: set[Spot]) -> int:
    return len([spot for spot in own if (spot[0] // 10, spot[1] // 10) == divmod(sector, 2)])


def _gold_of_a_lord(table: Table, counts: list[int], seat: int) -> int:
    if counts[seat] == 0 and "lords-need-a-settlement" in table.options:
        return 0
    places = sorted(set(counts), reverse=True)
    return {0: 12, 1: 6}.get(places.index(counts[seat]), 0)
