"""Slow, obvious second definitions for the boxes Marshlands and Harvest. They share no code with the engine.

A hex is a pair (row, column), a position is made of sets of such pairs. Only `read` knows how the engine
writes things down.
"""

from dataclasses import dataclass, field
from functools import cached_property

from hexstead.engine.state import State
from hexstead.engine.world import World
from slow import BOARD, NEIGHBOURS, NO_HEX, Spot, areas, spots, walk
from slow_table import letter_at

LETTERS = "GCDFTWMXLNPSAI"
SUITABLE = "GCDFTSA"
SPECIAL = "XLNPI"


@dataclass
class Table:
    """A position as one would describe it at the table."""

    letters: list[str]
    island: tuple[str, ...]
    options: frozenset[str]
    caves: set[Spot]
    pieces: list[set[Spot]]
    """All that counts as a settlement, by seat."""
    figures: dict[str, list[set[Spot]]]
    walls: set[Spot]
    supply: list[int]
    turn: int
    card: str
    removed: str
    stored: list[int]
    ready: list[set[str]] = field(default_factory=list)
    """The kinds of the tiles that each seat has since an earlier turn."""

    def letter(self, spot: Spot) -> str:
        return letter_at(self.letters, self.island, spot)

    def is_shore(self, spot: Spot) -> bool:
        return spot[0] > 20 and any(self.letter(walk(spot, direction)) == NO_HEX for direction in range(6))

    def is_free(self, spot: Spot, lifted: Spot | None = None) -> bool:
        if self.letter(spot) == NO_HEX or spot in self.walls or any(spot in own for own in self.pieces):
            return False
        return not any(NEIGHBOURS[spot] & hexes - {lifted} for hexes in self.figures.get("warrior", []))

    def open_without(self, lifted: Spot) -> set[Spot]:
        """Where a piece may go; a warrior does not keep itself away."""
        if not any(lifted in hexes for hexes in self.figures.get("warrior", [])):
            return self.open
        return {spot for spot in BOARD if self.letter(spot) in SUITABLE and self.is_free(spot, lifted)}

    @cached_property
    def free(self) -> set[Spot]:
        return {spot for spot in BOARD if self.is_free(spot)}

    @cached_property
    def open(self) -> set[Spot]:
        return self.free_on(SUITABLE)

    def free_on(self, letters: str) -> set[Spot]:
        return {spot for spot in self.free if self.letter(spot) in letters}

    def settlements(self, seat: int) -> set[Spot]:
        """Without figures."""
        return {
            spot for spot in self.pieces[seat] if not any(spot in by[seat] for by in self.figures.values())
        }

    def movable(self, seat: int) -> set[Spot]:
        """What a move may move: by a house rule also warriors, wagons and ships."""
        if "moves-take-figures" not in self.options:
            return self.settlements(seat)
        fixed = [self.figures[key][seat] for key in ("city-hall", "scout") if key in self.figures]
        return self.pieces[seat].difference(*fixed)

    def foreign(self, seat: int) -> set[Spot]:
        """The pieces of the others, without scouts."""
        scouts = self.figures.get("scout", [set() for _ in self.pieces])
        return {
            spot for other, own in enumerate(self.pieces) if other != seat for spot in own - scouts[other]
        }


def read(world: World, state: State) -> Table:
    ready = []
    for seat in range(world.seats):
        held = [number for number in range(len(world.sites)) if state.held[seat] >> number & 1]
        since = [number for number in held if not state.fresh[seat] >> number & 1]
        ready.append({world.locations[world.sites[number].location].key for number in since})
    return Table(
        letters=world.letters,
        island=world.island,
        options=world.options,
        caves=spots(world.tokens.get("caves", 0)),
        pieces=[spots(own) for own in state.settlements],
        figures={
            figure.key: [spots(hexes) for hexes in state.figures[number]]
            for number, figure in enumerate(world.figures)
        },
        walls=spots(state.walls),
        supply=list(state.supply),
        turn=state.turn,
        card="" if state.terrain < 0 else LETTERS[state.terrain],
        removed="" if world.removed_terrain < 0 else LETTERS[world.removed_terrain],
        stored=list(state.stored),
        ready=ready,
    )


def near(eligible: set[Spot], own: set[Spot]) -> set[Spot]:
    """Rule 3."""
    return {spot for spot in eligible if NEIGHBOURS[spot] & own} or eligible


# Where the tiles build


def builds(table: Table, key: str, seat: int) -> set[Spot]:
    """The hexes that a tile offers for one settlement."""
    own = table.pieces[seat]
    if key in ("canoe", "canoe-bonus"):
        return near(table.free_on("S"), own) | near(table.free_on("W"), own)
    if key == "fountain":
        ground = table.open | (table.free_on("M") if "fountain-bonus" in table.ready[seat] else set())
        return {spot for spot in ground if _is_lonely(table, spot, seat)}
    if key == "farm-action":
        return {spot for spot in table.free_on("A") if NEIGHBOURS[spot] & own}
    if key == "watchtower":
        return near({spot for spot in table.open if NEIGHBOURS[spot] & table.foreign(seat)}, own)
    if key == "cathedral":
        return near(table.free_on(table.card), own) if table.card else set()
    letters = {"water-mill": "W", "mountain-station": "M", "university": SPECIAL}[key]
    ground = {spot for spot in table.open if _touches(table, spot, letters)}
    if key == "water-mill":
        ground |= {spot for spot in table.open if table.is_shore(spot)}
    return near(ground, own)


BUILDERS = (
    "canoe",
    "canoe-bonus",
    "fountain",
    "farm-action",
    "watchtower",
    "water-mill",
    "mountain-station",
    "university",
)


def scouted(table: Table, seat: int) -> set[Spot]:
    return {spot for spot in table.free_on(SUITABLE + "WM") if NEIGHBOURS[spot] & table.pieces[seat]}


def _is_lonely(table: Table, spot: Spot, seat: int) -> bool:
    return len(NEIGHBOURS[spot] & table.pieces[seat]) == 1 and not NEIGHBOURS[spot] & table.foreign(seat)


def _touches(table: Table, spot: Spot, letters: str) -> bool:
    return any(table.letter(other) in letters for other in NEIGHBOURS[spot])


# Where the tiles move


MOVERS = ("refuge", "refuge-bonus", "palisade", "silo-harvest", "rope-bridge", "tree-house", "cave")


def moves(table: Table, key: str, seat: int, origin: Spot) -> set[Spot]:
    """Where a settlement may go."""
    way = table.open_without(origin)
    if key == "refuge":
        return NEIGHBOURS[origin] & way
    if key == "refuge-bonus":
        return {spot for direction in range(6) for spot in _leap(table, origin, direction, way)}
    if key == "cave":
        near_caves = {spot for cave in table.caves for spot in NEIGHBOURS[cave]}
        return near_caves & way if origin in near_caves else set()
    if key in ("rope-bridge", "tree-house"):
        return _moves_onto(table, "C" if key == "rope-bridge" else "T", seat, origin, way)
    if key == "silo-harvest":
        others = table.pieces[seat] - {origin}
    else:
        others = next(area for area in areas(table.pieces[seat]) if origin in area) - {origin}
    return {spot for spot in way if NEIGHBOURS[spot] & others}


def _moves_onto(table: Table, letter: str, seat: int, origin: Spot, way: set[Spot]) -> set[Spot]:
    """Next to the others if possible; the hex it leaves is one of those that could make it possible."""
    ground = {spot for spot in way if table.letter(spot) == letter}
    warriors = table.figures.get("warrior", [])
    if table.letter(origin) == letter and not any(NEIGHBOURS[origin] & hexes for hexes in warriors):
        ground.add(origin)
    return near(ground, table.pieces[seat] - {origin}) - {origin}


def _leap(table: Table, origin: Spot, direction: int, way: set[Spot]) -> set[Spot]:
    spot = walk(origin, direction)
    while table.letter(spot) != NO_HEX:
        if spot in way:
            return {spot}
        spot = walk(spot, direction)
    return set()


def movable(table: Table, key: str, seat: int) -> set[Spot]:
    return {spot for spot in table.movable(seat) if moves(table, key, seat, spot)}


def silo_builds(table: Table, seat: int) -> set[Spot]:
    own = table.pieces[seat]
    return {spot for spot in table.open if NEIGHBOURS[spot] & own} if table.supply[seat] else set()


# Gold

CARDS = (
    "geologists",
    "messengers",
    "noblewomen",
    "vassals",
    "captains",
    "scouts",
    "rangers",
    "chainers",
    "travellers",
    "homesteaders",
    "palaces",
)


def gold(table: Table, card: str, pieces: list[set[Spot]], seat: int) -> int:
    own = pieces[seat]
    if card in ("noblewomen", "palaces"):
        wanted = "P" if card == "palaces" else "XLNI"
        return 5 * len(
            [spot for spot in BOARD if table.letter(spot) in wanted and _leads(pieces, spot, seat)]
        )
    if card == "geologists":
        return 2 * len(_linked_mountains(table, own))
    if card == "messengers":
        return max([_span(table, area) for area in areas(own)], default=0)
    if card == "vassals":
        return len([spot for spot in own if {_sector(other) for other in NEIGHBOURS[spot]} - {_sector(spot)}])
    if card in ("captains", "chainers"):
        numbers = [len(NEIGHBOURS[spot] & own) for spot in own]
        return len([n for n in numbers if (n >= 3 if card == "captains" else n == 2)])
    if card == "scouts":
        beside = [spot for spot in own if table.removed and _touches(table, spot, table.removed)]
        return len([spot for spot in beside if table.letter(spot) != table.removed])
    return _gold_by_place(card, own)


def _gold_by_place(card: str, own: set[Spot]) -> int:
    if card == "rangers":
        rows = [row for row, _ in own]
        return 2 * len([row for row in range(26) if rows.count(row) == 1])
    if card == "travellers":
        return len([spot for spot in own if spot[0] < 20 and len(NEIGHBOURS[spot]) < 6])
    sectors = [_sector(spot) for spot in own if spot[0] < 20]
    return max([sectors.count(sector) for sector in sectors], default=0)


def _sector(spot: Spot) -> Spot:
    """The island is a sector by itself, which no card knows."""
    return (2, 0) if spot[0] > 19 else (spot[0] // 10, spot[1] // 10)


def _leads(pieces: list[set[Spot]], spot: Spot, seat: int) -> bool:
    counts = [len(NEIGHBOURS[spot] & own) for own in pieces]
    return counts[seat] > 0 and counts[seat] == max(counts)


def _linked_mountains(table: Table, own: set[Spot]) -> set[int]:
    mountains = areas({spot for spot in BOARD if table.letter(spot) == "M"})
    linked: set[int] = set()
    for area in areas(own):
        reach = area | {other for spot in area for other in NEIGHBOURS[spot]}
        touched = {number for number, mountain in enumerate(mountains) if mountain & reach}
        if len(touched) > 1:
            linked |= touched
    return linked


def _span(table: Table, area: set[Spot]) -> int:
    """2 gold for each hex on the longest of the shortest ways, found by going step by step."""
    return 2 * max(_farthest(table, spot, area) + 1 for spot in area)


def _farthest(table: Table, start: Spot, wanted: set[Spot]) -> int:
    reached, steps = {start}, 0
    while not wanted <= reached:
        beside = {other for spot in reached for other in NEIGHBOURS[spot]}
        reached |= {spot for spot in beside if table.letter(spot) != NO_HEX}
        steps += 1
    return steps
