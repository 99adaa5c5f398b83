"""What hands do at the table: build, move, take and lose tiles, draw and replace cards."""

from hexstead.engine.actions import Seat
from hexstead.engine.events import (
    BUILT,
    EVERYBODY,
    FULL,
    LAST_ROUND,
    LOST,
    MOVED,
    NO_CARD,
    NOTHING,
    REVEALED,
    SHUFFLED,
    TOOK,
    Event,
)
from hexstead.engine.hexes import NEIGHBOURS, SINGLE, Hex, Hexes, around
from hexstead.engine.state import State
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.world import World


def build(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    place = SINGLE[hex]
    state.free ^= place
    state.settlements[seat] |= place
    state.around[seat] |= NEIGHBOURS[hex]
    state.supply[seat] = left = state.supply[seat] - 1
    events.append((BUILT, seat, hex, NOTHING, EVERYBODY))
    if hex in world.sites_beside:
        take_tiles(world, state, seat, hex, events)
    if not left:
        _supply_is_empty(state, seat, events)


def _supply_is_empty(state: State, seat: Seat, events: list[Event]) -> None:
    if seat == state.turn:
        state.owed = 0
    if not state.ending:
        state.ending = True
        events.append((LAST_ROUND, seat, NOTHING, NOTHING, EVERYBODY))


def move(world: World, state: State, seat: Seat, origin: Hex, hex: Hex, events: list[Event]) -> None:
    state.free ^= SINGLE[origin] | SINGLE[hex]
    state.settlements[seat] ^= SINGLE[origin] | SINGLE[hex]
    state.around[seat] = around(state.settlements[seat])
    events.append((MOVED, seat, hex, origin, EVERYBODY))
    if origin in world.sites_beside:
        lose_tiles(world, state, seat, origin, events)
    if hex in world.sites_beside:
        take_tiles(world, state, seat, hex, events)


def take_tiles(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """One tile from each location beside the hex, but never a second one from the same location hex."""
    for number in world.sites_beside[hex]:
        if state.stock[number] and not state.taken[seat] & SINGLE[number]:
            state.stock[number] -= 1
            state.taken[seat] |= SINGLE[number]
            state.held[seat] |= SINGLE[number]
            state.fresh[seat] |= SINGLE[number]
            site = world.sites[number]
            events.append((TOOK, seat, site.hex, site.location, EVERYBODY))


def lose_tiles(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """A tile leaves the game as soon as no piece of its owner is beside its location hex."""
    for number in world.sites_beside[hex]:
        site = world.sites[number]
        if state.held[seat] & SINGLE[number] and not site.ring & state.settlements[seat]:
            _keep_the_better_twin(world, state, seat, number)
            state.held[seat] &= ~SINGLE[number]
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


def draw(state: State, events: list[Event]) -> int:
    """The top card of the draw pile, made anew of the discards if need be; NO_TERRAIN if there is none."""
    if not state.deck:
        if not state.discards:
            return NO_TERRAIN
        state.deck, state.discards = state.discards, []
        state.rng.shuffle(state.deck)
        events.append((SHUFFLED, EVERYBODY, NOTHING, NOTHING, EVERYBODY))
    return state.deck.pop()


def is_full(world: World, state: State) -> bool:
    """Has the terrain of the card no free hex left?"""
    return not world.terrain[state.terrain] & state.free


def replace_card(world: World, state: State, events: list[Event]) -> None:
    """A card whose terrain is full leaves the game; the next one takes its place, until one can be used."""
    while is_full(world, state):
        if state.terrain != NO_TERRAIN:
            events.append((FULL, state.turn, NOTHING, state.terrain, EVERYBODY))
            state.removed.append(state.played.pop())
            state.terrain = NO_TERRAIN
        card = draw(state, events)
        if card == NO_TERRAIN:
            events.append((NO_CARD, state.turn, NOTHING, NOTHING, EVERYBODY))
            return
        state.played.append(card)
        state.terrain = card
        events.append((REVEALED, state.turn, NOTHING, card, EVERYBODY))


def can_replace_card(world: World, state: State) -> bool:
    return bool(state.deck or state.discards) and world.suitable & state.free != 0


def adjacent_if_possible(eligible: Hexes, surroundings: Hexes) -> Hexes:
    return eligible & surroundings or eligible
