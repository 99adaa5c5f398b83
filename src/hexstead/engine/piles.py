"""The terrain cards: drawing, replacing one whose terrain is full, choosing among several."""

from typing import Final

from hexstead.engine.events import CHOSE, EVERYBODY, FULL, NO_CARD, NOTHING, REVEALED, SHUFFLED, Event
from hexstead.engine.state import State
from hexstead.engine.terrain import BUILDS, NO_TERRAIN, Terrain, faces
from hexstead.engine.world import World

GONE: Final = -2
"""The card in use has left the game: what else lies on the table cannot be chosen any more."""


def draw(state: State, events: list[Event]) -> int:
    """The top card of the draw pile, made anew of the discards if need be; NO_TERRAIN if there is none."""
    if not state.deck:
        if not state.discards:
            return NO_TERRAIN
        state.deck, state.discards = state.discards, []
        state.rng.shuffle(state.deck)
        events.append((SHUFFLED, EVERYBODY, NOTHING, NOTHING, EVERYBODY))
    return state.deck.pop()


def is_undecided(world: World, state: State) -> bool:
    """Must the seat still choose a terrain?"""
    return state.terrain == NO_TERRAIN and len(choosable(world, state)) > 0


def is_full(world: World, state: State) -> bool:
    """Has the terrain of the card no free hex left?"""
    return not world.terrain[state.terrain] & state.free


def choosable(world: World, state: State) -> list[Terrain]:
    """The terrains on the cards on the table that have a free hex, each once."""
    is_open = state.in_use == NO_TERRAIN or not world.has_several_cards
    cards = state.played if is_open else [state.in_use]
    shown = {terrain for card in cards if card != GONE for terrain in faces(card)}
    return sorted([terrain for terrain in shown if world.terrain[terrain] & state.free])


def choose(state: State, terrain: Terrain, events: list[Event]) -> None:
    """Use this terrain, and the card that shows it, for the whole turn."""
    if state.in_use == NO_TERRAIN:
        state.in_use = next(card for card in state.played if terrain in faces(card))
    take_up(state, terrain)
    events.append((CHOSE, state.turn, NOTHING, terrain, EVERYBODY))


def take_up(state: State, terrain: Terrain) -> None:
    """The terrain says how many are owed, unless the mandatory action has begun with another."""
    state.terrain = terrain
    if not state.begun and state.owed:
        state.quota = BUILDS[terrain]
        state.owed = min(state.quota + state.recalled, state.supply[state.turn])


def settle_card(world: World, state: State, events: list[Event]) -> None:
    """A card whose terrain is full leaves the game and the next one takes its place, until one can be used.

    If several terrains can be used, it is left to the seat to choose.
    """
    while is_full(world, state):
        if state.terrain == NO_TERRAIN and _settles_by_itself(world, state, events):
            return
        _remove_full_cards(world, state, events)
        card = draw(state, events)
        if card == NO_TERRAIN:
            events.append((NO_CARD, state.turn, NOTHING, NOTHING, EVERYBODY))
            return
        state.played.append(card)
        state.in_use = card
        events.append((REVEALED, state.turn, NOTHING, card, EVERYBODY))
        if card in faces(card):
            take_up(state, card)


def _settles_by_itself(world: World, state: State, events: list[Event]) -> bool:
    """One terrain that can be used is chosen without asking; none: then the cards must be replaced."""
    terrains = choosable(world, state)
    if len(terrains) == 1:
        choose(state, terrains[0], events)
    return len(terrains) > 0


def _remove_full_cards(world: World, state: State, events: list[Event]) -> None:
    """The card in use, or all of them if none has been chosen because each is full."""
    is_open = state.in_use in (NO_TERRAIN, GONE) or not world.has_several_cards
    full = state.played.copy() if is_open else [state.in_use]
    events += [(FULL, state.turn, NOTHING, card, EVERYBODY) for card in full]
    state.removed += full
    for card in full:
        state.played.remove(card)
    state.in_use, state.terrain = GONE, NO_TERRAIN


def can_replace_card(world: World, state: State) -> bool:
    has_card = bool(state.deck or state.discards)
    return has_card and world.suitable & state.free != 0 and not is_undecided(world, state)
