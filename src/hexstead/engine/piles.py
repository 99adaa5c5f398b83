"""The terrain cards: drawing, replacing one whose terrain is full, choosing among several."""

from typing import Final

from hexstead.engine.events import CHOSE, EVERYBODY, FULL, NO_CARD, NOTHING, REVEALED, SHUFFLED, Event
from hexstead.engine.state import BOUND, NAMED, OPEN, State
from hexstead.engine.terrain import LETTERS, NO_TERRAIN, Terrain, faces
from hexstead.engine.world import World

GONE: Final = -2
"""The card in use has left the game, and the other cards on the table can't be chosen any more."""


def draw(state: State, events: list[Event]) -> int:
    """The top card of the draw pile, or of the shuffled discards if it is empty; NO_TERRAIN if both are."""
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


def choosable(world: World, state: State) -> list[Terrain]:
    """The terrains on the cards that can still be used and that have a free hex, each once."""
    shown = {terrain for card in _usable_cards(state) for terrain in faces(card)}
    return sorted([terrain for terrain in shown if world.terrain[terrain] & state.free])


def _usable_cards(state: State) -> list[int]:
    """All cards on the table. After the choice only the chosen one, and none once it has left the game."""
    if state.in_use == NO_TERRAIN:
        return state.played
    return [] if state.in_use == GONE else [state.in_use]


def choose(world: World, state: State, terrain: Terrain, events: list[Event]) -> None:
    """Use this terrain, and the card that shows it."""
    _take_card(state, terrain)
    _take_up(world, state, terrain)
    state.binding = NAMED
    events.append((CHOSE, state.turn, NOTHING, terrain, EVERYBODY))


def bind(state: State) -> None:
    """You have done something on the terrain, so it is your terrain for the rest of this turn."""
    _take_card(state, state.terrain)
    state.binding = BOUND


def _take_card(state: State, terrain: Terrain) -> None:
    if state.in_use == NO_TERRAIN:
        state.in_use = next(card for card in state.played if terrain in faces(card))


def _take_up(world: World, state: State, terrain: Terrain) -> None:
    """The terrain says how many settlements are owed, unless the mandatory action began with another one."""
    state.terrain = terrain
    if not state.begun and state.owed:
        state.quota = world.mandatory if terrain == NO_TERRAIN else world.builds[terrain]
        state.owed = min(state.quota + state.recalled, state.supply[state.turn])


def settle_card(world: World, state: State, events: list[Event]) -> None:
    """Replace every card that has become useless. If only one terrain is left to use, settle on it."""
    while useless := _useless(world, state):
        for card in useless:
            _replace(world, state, card, events)
    if state.binding != BOUND:
        _settle_terrain(world, state, events)


def _useless(world: World, state: State) -> list[int]:
    """Cards without a free hex: on the terrain the seat is bound to, otherwise on any terrain they show."""
    if state.binding == BOUND:
        return [] if world.terrain[state.terrain] & state.free else [state.in_use]
    there = [world.terrain[terrain] & state.free != 0 for terrain in range(len(LETTERS))]
    return [card for card in _usable_cards(state) if not any([there[terrain] for terrain in faces(card)])]


def _replace(world: World, state: State, card: int, events: list[Event]) -> None:
    """The card leaves the game, and the next one takes its place if there is one."""
    place = state.played.index(card)
    state.removed.append(card)
    events.append((FULL, state.turn, NOTHING, card, EVERYBODY))
    drawn = draw(state, events)
    if drawn == NO_TERRAIN:
        del state.played[place]
        events.append((NO_CARD, state.turn, NOTHING, NOTHING, EVERYBODY))
    else:
        state.played[place] = drawn
        events.append((REVEALED, state.turn, NOTHING, drawn, EVERYBODY))
    if state.in_use == card:
        state.in_use = GONE if drawn == NO_TERRAIN else drawn
        state.binding = OPEN
        _take_up(world, state, NO_TERRAIN)


def _settle_terrain(world: World, state: State, events: list[Event]) -> None:
    """If only one terrain has a free hex, use it without asking."""
    found = choosable(world, state)
    if state.terrain in found and (state.binding == NAMED or len(found) == 1):
        return
    state.binding = OPEN
    if len(found) != 1:
        _take_up(world, state, NO_TERRAIN)
        return
    _take_up(world, state, found[0])
    if len({terrain for card in _usable_cards(state) for terrain in faces(card)}) > 1:
        events.append((CHOSE, state.turn, NOTHING, found[0], EVERYBODY))
