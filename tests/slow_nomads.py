"""What the tiles of Nomads allow and do, slowly."""

from slow_hands import give_back, move
from slow_table import NEIGHBOURS, SUITABLE, Choice, Spot, Table, is_on_board, walk

WALLS = 25
DONATIONS = {
    "donation-grass": "G",
    "donation-canyon": "C",
    "donation-desert": "D",
    "donation-flower": "F",
    "donation-forest": "T",
    "donation-water": "W",
    "donation-mountain": "M",
}
TERRAIN_BUILDS = {"garden": "F", **DONATIONS}


def village_targets(table: Table) -> set[Spot]:
    return {spot for spot in table.free_on(SUITABLE) if len(NEIGHBOURS[spot] & table.own) >= 3}


def wall_targets(table: Table) -> set[Spot]:
    return table.touching(table.free_on(table.card)) if table.card else set()


def can_wall(table: Table) -> bool:
    if not table.own or len(table.walls) == WALLS:
        return False
    if table.is_full(table.card):
        return table.could_get_another_card()
    return bool(wall_targets(table))


def caravan_targets(table: Table, origin: Spot, way: set[Spot]) -> set[Spot]:
    """Along a way of free suitable hexes."""
    ends = set()
    for direction in range(6):
        reached = 0
        while walk(origin, direction, reached + 1) in way:
            reached += 1
        if reached:
            ends.add(walk(origin, direction, reached))
    assert all(is_on_board(end) for end in ends)
    return ends


def step_targets(table: Table, origin: Spot) -> set[Spot]:
    free = table.without_ring_of(origin)
    return {spot for spot in NEIGHBOURS[origin] & free if table.letter(spot) in SUITABLE}


def walkers(table: Table) -> set[Spot]:
    """What can take a step."""
    return {spot for spot in table.movable() if step_targets(table, spot)}


def resettlement_choices(table: Table) -> set[Choice]:
    if table.lifted is None:
        return set(walkers(table))
    others: set[Choice] = set(walkers(table) - {table.lifted}) if table.has_stepped else set()
    return others | step_targets(table, table.lifted) | ({"done"} if table.steps else set())


def resettle(table: Table, spot: Spot) -> bool:
    """Answers whether it is finished."""
    if table.lifted is None or spot in table.own:
        table.lifted, table.has_stepped = spot, False
        return False
    move(table, table.lifted, spot)
    table.lifted, table.has_stepped = spot, True
    table.steps += 1
    return table.steps == 4 or not walkers(table)


def sword_targets(table: Table, struck: set[int]) -> set[Spot]:
    targets = set()
    for seat, own in enumerate(table.pieces):
        if seat != table.seat and seat not in struck:
            targets |= {spot for spot in own if table.figures[seat].get(spot) != "city-hall"}
    return targets


def strike(table: Table, spot: Spot) -> bool:
    table.struck.add([spot in own for own in table.pieces].index(True))
    give_back(table, spot)
    return "strikes-one" in table.options or not sword_targets(table, table.struck)


def wall_up(table: Table, spot: Spot) -> bool:
    table.walls.add(spot)
    table.steps += 1
    return table.steps == 2 or len(table.walls) == WALLS or not wall_targets(table)
