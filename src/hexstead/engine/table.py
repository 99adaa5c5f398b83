"""What hands do at the table: build, place, move and return pieces, take and lose tiles, pay gold."""

from hexstead.engine.actions import Seat
from hexstead.engine.events import (
    BUILT,
    EARNED,
    EVERYBODY,
    LAST_ROUND,
    LOST,
    MOVED,
    NOTHING,
    PLACED,
    RETURNED,
    SHIFTED,
    TOOK,
    WALLED,
    Event,
)
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, SINGLE, Hex, Hexes, around, members
from hexstead.engine.state import State
from hexstead.engine.world import World


def build(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """Put a settlement from the supply on a free hex."""
    place = SINGLE[hex]
    state.free ^= place
    state.settlements[seat] |= place
    state.around[seat] |= NEIGHBOURS[hex]
    state.supply[seat] = left = state.supply[seat] - 1
    events.append((BUILT, seat, hex, NOTHING, EVERYBODY))
    if hex in world.watched:
        _after_build(world, state, seat, hex, events)
    if not left:
        _supply_is_empty(state, seat, events)


def build_owed(world: World, state: State, hex: Hex, events: list[Event]) -> None:
    """One of the settlements of the mandatory action."""
    state.begun = True
    state.owed -= 1
    build(world, state, state.turn, hex, events)


def _supply_is_empty(state: State, seat: Seat, events: list[Event]) -> None:
    if seat == state.turn:
        state.owed = 0
    if not state.ending:
        state.ending = True
        events.append((LAST_ROUND, seat, NOTHING, NOTHING, EVERYBODY))


def _after_build(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    if hex in world.sites_beside:
        take_tiles(world, state, seat, hex, events)
    if world.payers:
        # A power keeps its frame until it has acted: without one, this is the mandatory action.
        if not state.frames:
            state.built.append(hex)
        pay_for_build(world, state, seat, hex, events)


def pay_for_build(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    for source, card in enumerate(world.payers):
        if card.after_build is not None:
            earn(state, seat, source, card.after_build(world, state, seat, hex), events)


def earn(state: State, seat: Seat, source: int, gold: int, events: list[Event]) -> None:
    if gold:
        state.earned[seat][source] += gold
        events.append((EARNED, seat, gold, source, EVERYBODY))


def move(world: World, state: State, seat: Seat, origin: Hex, hex: Hex, events: list[Event]) -> None:
    """Take a settlement from one hex to a free one."""
    events.append((MOVED, seat, hex, origin, EVERYBODY))
    _carry(world, state, seat, origin, hex, events)


def _carry(world: World, state: State, seat: Seat, origin: Hex, hex: Hex, events: list[Event]) -> None:
    state.free = state.free & ~SINGLE[hex] | SINGLE[origin] & ~state.blocked
    state.settlements[seat] ^= SINGLE[origin] | SINGLE[hex]
    state.around[seat] = around(state.settlements[seat])
    if origin in world.sites_beside:
        lose_tiles(world, state, seat, origin, events)
    if hex in world.sites_beside:
        take_tiles(world, state, seat, hex, events)


def place_figure(
    world: World, state: State, seat: Seat, figure: int, hexes: Hexes, events: list[Event]
) -> None:
    """Put a figure on free hexes: one, or all those that it covers. It counts as a build on each."""
    state.settlements[seat] |= hexes
    state.figures[figure][seat] |= hexes
    state.around[seat] = around(state.settlements[seat])
    restore_free(world, state)
    events += [(PLACED, seat, hex, figure, EVERYBODY) for hex in members(hexes)]
    for hex in members(hexes):
        if hex in world.sites_beside:
            take_tiles(world, state, seat, hex, events)
        pay_for_build(world, state, seat, hex, events)


def shift_figure(
    world: World, state: State, seat: Seat, figure: int, origin: Hex, hex: Hex, events: list[Event]
) -> None:
    """Move a figure to a free hex."""
    events.append((SHIFTED, seat, hex, origin, EVERYBODY))
    state.figures[figure][seat] ^= SINGLE[origin] | SINGLE[hex]
    _carry(world, state, seat, origin, hex, events)


def give_back(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """A piece leaves the board for its owner's supply."""
    figure = figure_at(state, seat, hex)
    state.settlements[seat] ^= SINGLE[hex]
    if figure == NOTHING:
        state.supply[seat] += 1
    else:
        state.figures[figure][seat] ^= SINGLE[hex]
    state.around[seat] = around(state.settlements[seat])
    restore_free(world, state)
    events.append((RETURNED, seat, hex, figure, EVERYBODY))
    if hex in world.sites_beside:
        lose_tiles(world, state, seat, hex, events)


def raise_wall(state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    state.walls |= SINGLE[hex]
    state.free ^= SINGLE[hex]
    events.append((WALLED, seat, hex, NOTHING, EVERYBODY))


def figure_at(state: State, seat: Seat, hex: Hex) -> int:
    """Which figure of the seat stands there; NOTHING if it is a settlement."""
    for figure, by_seat in enumerate(state.figures):
        if by_seat[seat] & SINGLE[hex]:
            return figure
    return NOTHING


def without_figures(state: State, seat: Seat) -> Hexes:
    """The ordinary settlements: what moves may move."""
    own = state.settlements[seat]
    for by_seat in state.figures:
        own &= ~by_seat[seat]
    return own


def restore_free(world: World, state: State) -> None:
    """What State keeps ready although it follows from the pieces: what is blocked, and what is free."""
    blocking = EMPTY
    for figure, by_seat in enumerate(state.figures):
        if world.figures[figure].is_blocking:
            for hexes in by_seat:
                blocking |= hexes
    state.blocked = around(blocking)
    state.free = is_empty(world, state) & ~state.blocked


def is_empty(world: World, state: State) -> Hexes:
    """The hexes with nothing on them, whether they may be entered or not."""
    empty = world.board & ~state.walls
    for own in state.settlements:
        empty &= ~own
    return empty


def take_tiles(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """One tile from each site beside the hex, but never a second one from the same site."""
    for number in world.sites_beside[hex]:
        if state.stock[number] and not state.taken[seat] & SINGLE[number]:
            state.stock[number] -= 1
            state.taken[seat] |= SINGLE[number]
            site = world.sites[number]
            events.append((TOOK, seat, site.hex, site.location, EVERYBODY))
            _keep_or_cash(world, state, seat, number, events)


def _keep_or_cash(world: World, state: State, seat: Seat, number: int, events: list[Event]) -> None:
    location = world.locations[world.sites[number].location]
    if location.gift:
        earn(state, seat, world.sources.index(location.key), location.gift, events)
    else:
        state.held[seat] |= SINGLE[number]
        state.fresh[seat] |= SINGLE[number]


def lose_tiles(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """A tile leaves the game as soon as no piece of its owner is beside its hex; a fleeting one does not."""
    for number in world.sites_beside[hex]:
        site = world.sites[number]
        tile = state.held[seat] & SINGLE[number] & ~world.fleeting
        if tile and not site.ring & state.settlements[seat]:
            _keep_the_better_twin(world, state, seat, number)
            state.held[seat] &= ~tile
            events.append((LOST, seat, site.hex, site.location, EVERYBODY))


def _keep_the_better_twin(world: World, state: State, seat: Seat, lost: int) -> None:
    """Of two equal tiles the owner may give up either: a tile that is still ready is worth more."""
    spent = state.used[seat] | state.fresh[seat]
    twins = world.tiles_of[world.sites[lost].location] & state.held[seat] & spent
    if twins and not spent & SINGLE[lost]:
        twin = twins & -twins
        state.used[seat] &= ~twin
        state.fresh[seat] &= ~twin
    state.used[seat] &= ~SINGLE[lost]
    state.fresh[seat] &= ~SINGLE[lost]


def adjacent_if_possible(eligible: Hexes, surroundings: Hexes) -> Hexes:
    """Rule 3: next to your own if there is such a hex, otherwise anywhere."""
    return eligible & surroundings or eligible
