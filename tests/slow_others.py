"""What else tiles do, slowly: walls, sword, temple, cathedral, silos. The last lines list the verbs."""

from slow_builds import can_spend, targets
from slow_cards import is_undecided, options, settle_for_good, terrain
from slow_hands import NUMBER_TILES, build, give_back, move, set_aside
from slow_moves import destinations, movers
from slow_table import SUITABLE, Choice, Spot, Table, Use, Verb, around

WALLS = 25
WALLS_AT_ONCE = 2
SETTLEMENTS_OF_A_SILO = 3


def card_buttons(table: Table) -> set[Choice]:
    """The terrains to choose from, if that is still to be done."""
    return {f"terrain:{letter}" for letter in options(table)} if is_undecided(table) else set()


def wall_choices(table: Table, use: Use) -> set[Choice]:
    if use.steps == WALLS_AT_ONCE or len(table.walls) == WALLS:
        return set()
    stop: set[Choice] = {"done"} if use.steps else set()
    near = table.free_on(terrain(table)) & around(table.counted(use.seat))
    return stop | near | (card_buttons(table) if use.steps else set())


def raise_wall(table: Table, use: Use, spot: Spot) -> None:
    settle_for_good(table)
    table.walls.add(spot)
    use.steps += 1


def temple_choices(table: Table, use: Use) -> set[Choice]:
    return set(table.standing(use.seat, "settlement"))


def put_on_temple(table: Table, use: Use, spot: Spot) -> None:
    set_aside(table, use.seat, spot)
    use.is_finished = True


def sword_choices(table: Table, use: Use) -> set[Choice]:
    """A piece of each other player; in the Dutch edition of one of them."""
    if use.struck and "strikes-one" in table.map.options:
        return set()
    spared = set(range(len(table.pieces))) - use.struck - {use.seat}
    return {spot for seat in spared for spot in table.own(seat) - table.standing(seat, "city-hall")}


def strike(table: Table, use: Use, spot: Spot) -> None:
    owner = [spot in own for own in table.pieces].index(True)
    use.struck.add(owner)
    give_back(table, owner, spot)


# Cathedral


def cathedral_choices(table: Table, use: Use) -> set[Choice]:
    """Take a number tile, for each of the own tiles once a turn, or return some and build as many."""
    seat = use.seat
    found: set[Choice] = {"done"} if use.steps else set()
    tiles = [tile for tile in table.holds(seat, "cathedral") if not tile.is_new]
    if not use.steps and sum(table.numbers) < NUMBER_TILES and table.numbers_taken < len(tiles):
        found.add("store")
    if can_spend(table, seat):
        found |= targets(table, use)
    asks_for_card = can_spend(table, seat) if use.steps else bool(found)
    return found | (card_buttons(table) if asks_for_card else set())


def store(table: Table, use: Use) -> None:
    table.numbers[use.seat] += 1
    table.numbers_taken += 1
    use.is_finished = True


# Silos


def begin_harvest(table: Table, seat: int) -> list[Use]:
    """One for each silo beside own pieces now, whatever comes of it later."""
    silos = {spot for spot in table.map.on["I"] if spot in around(table.own(seat))}
    return [Use("silo", seat) for _ in silos]


def silo_choices(table: Table, use: Use) -> set[Choice]:
    """Build up to three, or move up to three different ones."""
    if use.lifted is not None:
        return set(destinations(table, "silo-harvest", use.seat, use.lifted))
    if use.steps == SETTLEMENTS_OF_A_SILO:
        return set()
    found: set[Choice] = {"done"}
    if not use.is_moving and table.supply[use.seat]:
        found |= table.free_on(SUITABLE) & around(table.own(use.seat))
    if use.is_moving or not use.steps:
        found |= movers(table, "silo-harvest", use.seat) - use.moved
    return found


def use_silo(table: Table, use: Use, spot: Spot) -> None:
    if use.lifted is not None:
        move(table, use.seat, {use.lifted}, {spot})
        use.moved.add(spot)
        use.lifted, use.steps = None, use.steps + 1
    elif spot in table.pieces[use.seat]:
        use.lifted, use.is_moving = spot, True
    else:
        build(table, use.seat, spot)
        use.steps += 1


VERBS = {
    "quarry": Verb(wall_choices, raise_wall),
    "temple": Verb(temple_choices, put_on_temple),
    "sword": Verb(sword_choices, strike),
    "silo": Verb(silo_choices, use_silo),
}
"""A tile that does what no other does adds its own."""
