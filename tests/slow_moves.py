"""Where tiles move pieces, slowly. A piece that moves is lifted first: only the others count then."""

from slow_cards import terrain
from slow_print import CARD, MOVES_ONTO
from slow_table import (
    GROUND,
    NEIGHBOURS,
    NO_HEX,
    SUITABLE,
    Choice,
    Spot,
    Table,
    Use,
    areas,
    around,
    near_if_possible,
    walk,
)

ONTO = MOVES_ONTO
"""Next to the others if possible."""
MOVES = (*ONTO, "paddock", "caravan", "refuge", "refuge-bonus", "palisade", "cave")


def destinations(table: Table, kind: str, seat: int, origin: Spot) -> set[Spot]:
    """Where the tile may take the piece, and the piece may stand."""
    lifted = table.without(seat, {origin})
    fitting = {
        spot
        for spot in _reach(table, lifted, kind, seat, origin)
        if table.letter(spot) in GROUND[table.pieces[seat][origin]]
    }
    return fitting - {origin}


def _reach(table: Table, lifted: Table, kind: str, seat: int, origin: Spot) -> set[Spot]:
    if kind in ONTO:
        free = lifted.free_on(terrain(table) if ONTO[kind] == CARD else ONTO[kind])
        return near_if_possible(free, lifted.counted(seat))
    way = lifted.free_on(SUITABLE)
    if kind == "paddock":
        over = [direction for direction in range(6) if table.letter(walk(origin, direction)) != NO_HEX]
        return way & {walk(origin, direction, 2) for direction in over}
    if kind == "caravan":
        return {_slide(origin, direction, way) for direction in range(6)}
    if kind == "refuge-bonus":
        return {spot for direction in range(6) for spot in _leap(table, origin, direction, way)}
    if kind == "cave":
        beside_caves = around(table.map.tokens["caves"])
        return way & beside_caves if origin in beside_caves else set()
    if kind == "palisade":
        area = next(area for area in areas(table.counted(seat)) if origin in area)
        return way & around(area - {origin})
    if kind == "silo-harvest":
        return way & around(lifted.own(seat))
    return way & NEIGHBOURS[origin]


def _slide(origin: Spot, direction: int, way: set[Spot]) -> Spot:
    """As far as the way is free."""
    spot = origin
    while walk(spot, direction) in way:
        spot = walk(spot, direction)
    return spot


def _leap(table: Table, origin: Spot, direction: int, way: set[Spot]) -> set[Spot]:
    """The first free hex, over anything but the edge of the map."""
    spot = walk(origin, direction)
    while table.letter(spot) != NO_HEX:
        if spot in way - {origin}:
            return {spot}
        spot = walk(spot, direction)
    return set()


def movers(table: Table, kind: str, seat: int) -> set[Spot]:
    return {spot for spot in table.movable(seat) if destinations(table, kind, seat, spot)}


def can_move(table: Table, kind: str, seat: int) -> bool:
    return any(destinations(table, kind, seat, spot) for spot in table.movable(seat))


def choices(table: Table, use: Use) -> set[Choice]:
    if use.lifted is None:
        return set(movers(table, use.kind, use.seat))
    return set(destinations(table, use.kind, use.seat, use.lifted))


# Resettlement: four steps, over as many pieces as one likes


STEPS = 4


def resettlement_choices(table: Table, use: Use) -> set[Choice]:
    """A piece that was chosen takes a step before another one is chosen."""
    if use.steps == STEPS:
        return set()
    stop: set[Choice] = {"done"} if use.steps else set()
    walkers = movers(table, "resettlement", use.seat)
    if use.lifted is None:
        return stop | walkers
    others = walkers - {use.lifted} if use.has_stepped else set()
    return stop | others | destinations(table, "resettlement", use.seat, use.lifted)
