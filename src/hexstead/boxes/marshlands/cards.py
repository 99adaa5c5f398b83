"""The six kingdom cards of the Marshlands box, and the palaces."""

from hexstead.engine.actions import Seat
from hexstead.engine.hexes import (
    MAIN,
    NEIGHBOURS,
    Hexes,
    areas,
    around,
    beside_at_least,
    breadth,
    count,
    longest_way,
    members,
    rectangle,
)
from hexstead.engine.terrain import MOUNTAIN, PALACE
from hexstead.engine.tiles import Card
from hexstead.engine.world import World

_INNER_EDGES = (rectangle(9, 0, 2, 20) | rectangle(0, 9, 20, 2)) & MAIN


def _majorities(hexes: Hexes, pieces: list[Hexes], seat: Seat) -> int:
    """5 gold for each of these hexes where this seat has the most pieces beside it."""
    return sum([5 for hex in members(hexes) if _has_most(NEIGHBOURS[hex], pieces, seat)])


def _has_most(ring: Hexes, pieces: list[Hexes], seat: Seat) -> bool:
    mine = count(ring & pieces[seat])
    return mine > 0 and mine == max([count(ring & own) for own in pieces])


def _palaces(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return _majorities(world.terrain[PALACE], pieces, seat)


def _noblewomen(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return _majorities(world.special & ~world.terrain[PALACE], pieces, seat)


def _geologists(world: World, pieces: list[Hexes], seat: Seat) -> int:
    mountains = areas(world.terrain[MOUNTAIN])
    linked: set[int] = set()
    for area in areas(pieces[seat]):
        touched = [number for number, mountain in enumerate(mountains) if mountain & (area | around(area))]
        if len(touched) > 1:
            linked |= set(touched)
    return 2 * len(linked)


def _messengers(world: World, pieces: list[Hexes], seat: Seat) -> int:
    """The way is between two settlements, so a single one has none."""
    connected = [area for area in areas(pieces[seat]) if count(area) > 1]
    return max([2 * (_length(world, area) + 1) for area in connected], default=0)


def _length(world: World, area: Hexes) -> int:
    """Only an island can have bays, and the way goes around them."""
    return breadth(area) if area & MAIN else longest_way(area, world.board)


def _vassals(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return count(pieces[seat] & _INNER_EDGES)


def _captains(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return count(pieces[seat] & beside_at_least(pieces[seat], 3))


def _scouts(world: World, pieces: list[Hexes], seat: Seat) -> int:
    removed = world.terrain[world.removed_terrain]
    return count(pieces[seat] & around(removed) & ~removed)


CARDS = [
    Card(
        "geologists",
        "Geologists",
        _geologists,
        "2 gold for each mountain that an area of yours links to another mountain. Mountain hexes that touch "
        "are one mountain.",
    ),
    Card(
        "messengers",
        "Messengers",
        _messengers,
        "2 gold for each hex on the shortest way between the two settlements of one area that lie furthest "
        "apart. A lone settlement pays nothing.",
    ),
    Card(
        "noblewomen",
        "Noblewomen",
        _noblewomen,
        "5 gold for each special hex where you have the most adjacent settlements; palaces pay as usual.",
    ),
    Card("vassals", "Vassals", _vassals, "1 gold for each of your settlements where two boards meet."),
    Card(
        "captains",
        "Captains",
        _captains,
        "1 gold for each of your settlements that touches at least 3 of your others.",
    ),
    Card(
        "scouts",
        "Scouts",
        _scouts,
        "1 gold for each of your settlements beside the terrain without cards, but not on it.",
        removes_terrain=True,
    ),
]

PALACES = Card(
    "palaces",
    "Palaces",
    _palaces,
    "5 gold for each palace where you have the most adjacent settlements.",
    only_with=PALACE,
)
