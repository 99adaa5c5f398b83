"""The terrain cards: drawing, replacing one whose terrain is full, choosing among several."""

from hexstead.engine.events import CHOSE, EVERYBODY, FULL, NO_CARD, NOTHING, REVEALED, SHUFFLED, Event
from hexstead.engine.state import State
from hexstead.engine.terrain import NO_TERRAIN, Terrain
from hexstead.engine.world import World


def draw(state: State, events: list[Event]) -> Terrain:
    """The top card of the draw pile, made anew of the discards if need be; NO_TERRAIN if there is none."""
    if not state.deck:
        if not state.discards:
            return NO_TERRAIN
        state.deck, state.discards = state.discards, []
        state.rng.shuffle(state.deck)
        events.append((SHUFFLED, EVERYBODY, NOTHING, NOTHING, EVERYBODY))
    return state.deck.pop()


def is_undecided(state: State) -> bool:
    """Must the seat still choose one of several cards?"""
    return state.terrain == NO_TERRAIN and len(state.played) > 1


def is_full(world: World, state: State) -> bool:
    """Has the terrain of the card no free hex left?"""
    return not world.terrain[state.terrain] & state.free


def choosable(world: World, state: State) -> list[Terrain]:
    """The terrains of the cards on the table that have a free hex, each once."""
    return sorted({card for card in state.played if world.terrain[card] & state.free})


def choose(state: State, terrain: Terrain, events: list[Event]) -> None:
    state.terrain = terrain
    events.append((CHOSE, state.turn, NOTHING, terrain, EVERYBODY))


def replace_card(world: World, state: State, events: list[Event]) -> None:
    """A card whose terrain is full leaves the game; the next one takes its place, until one can be used."""
    while is_full(world, state):
        _remove_full_cards(state, events)
        card = draw(state, events)
        if card == NO_TERRAIN:
            events.append((NO_CARD, state.turn, NOTHING, NOTHING, EVERYBODY))
            return
        state.played.append(card)
        state.terrain = card
        events.append((REVEALED, state.turn, NOTHING, card, EVERYBODY))


def _remove_full_cards(state: State, events: list[Event]) -> None:
    """The card in use, or all of them if none has been chosen because each is full."""
    full = state.played.copy() if state.terrain == NO_TERRAIN else [state.terrain]
    for card in full:
        events.append((FULL, state.turn, NOTHING, card, EVERYBODY))
        state.played.remove(card)
        state.removed.append(card)
    state.terrain = NO_TERRAIN


def can_replace_card(world: World, state: State) -> bool:
    return bool(state.deck or state.discards) and world.suitable & state.free != 0 and not is_undecided(state)
