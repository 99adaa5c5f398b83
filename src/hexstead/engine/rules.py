"""The course of the game: start it, ask who may choose what, carry a choice out."""

from typing import Final

from hexstead.engine.actions import (
    BUILD,
    END,
    EXTRA,
    FIRST_TILE,
    GAME_OVER,
    NOBODY,
    Action,
    Actions,
    Decision,
    IllegalAction,
    Seat,
)
from hexstead.engine.chance import Rng
from hexstead.engine.events import DREW, EVERYBODY, LAST_ROUND, NOTHING, OVER, REVEALED, USED, Event
from hexstead.engine.hexes import EMPTY, SINGLE, SPACE
from hexstead.engine.state import Frame, State
from hexstead.engine.table import build, draw, replace_card
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.world import SETTLEMENTS, TILES_ON_A_LOCATION, World

MANDATORY = 3

# A dict, unlike a list, has an answer for every number that somebody may send.
_SINGLE_BY_ACTION: Final = dict(enumerate(SINGLE))


def start(world: World, seed: int) -> State:
    state = State()
    state.rng = Rng(seed)
    state.ending = False
    state.over = False
    state.deck = list(world.deck)
    state.rng.shuffle(state.deck)
    state.discards = []
    state.removed = []
    state.hands = [[state.deck.pop()] for _ in range(world.seats)]
    state.played = []
    state.settlements = [EMPTY] * world.seats
    state.supply = [SETTLEMENTS] * world.seats
    state.free = world.board
    state.around = [EMPTY] * world.seats
    state.stock = [TILES_ON_A_LOCATION] * len(world.sites)
    state.held = [EMPTY] * world.seats
    state.taken = [EMPTY] * world.seats
    state.used = [EMPTY] * world.seats
    state.fresh = [EMPTY] * world.seats
    state.frames = []
    state.decision = None
    state.first = state.rng.below(world.seats)
    _begin_turn(world, state, state.first, [])
    if not world.terrain[state.terrain] & state.free:
        _replace_card_for_mandatory(world, state, [])
    return state


def decide(world: World, state: State) -> Decision:
    """Who must choose, and what is live. Kept until the next action, because `act` asks the same again."""
    if state.decision is not None:
        return state.decision
    decision = state.decision = Decision()
    decision.seat = seat = state.turn
    if state.frames:
        _decide_for_power(world, state, decision)
    elif state.owed:
        decision.prompt = BUILD
        eligible = world.terrain[state.terrain] & state.free
        live = eligible & state.around[seat] or eligible
        decision.live = live if state.begun else live | _usable_tiles(world, state, seat)
    elif state.over:
        decision.seat = NOBODY
        decision.prompt = GAME_OVER
        decision.live = EMPTY
    else:
        decision.prompt = EXTRA
        decision.live = SINGLE[END] | _usable_tiles(world, state, seat)
    return decision


def _decide_for_power(world: World, state: State, decision: Decision) -> None:
    frame = state.frames[-1]
    power = world.locations[frame.location].power
    decision.seat = frame.seat
    decision.prompt = power.prompt(frame)
    decision.live = power.live(world, state, frame)


def _usable_tiles(world: World, state: State, seat: Seat) -> Actions:
    """The buttons of the tiles that are ready and could do something."""
    ready = state.held[seat] & ~(state.used[seat] | state.fresh[seat])
    if not ready:
        return EMPTY
    buttons = EMPTY
    for power, button in world.buttons_for(ready):
        if power.can_use(world, state, seat):
            buttons |= button
    return buttons


def act(world: World, state: State, action: Action) -> list[Event]:
    """Carry out a live action; on any other raise IllegalAction and change nothing."""
    decision = state.decision
    if decision is None:
        decision = decide(world, state)
    if not decision.live & _SINGLE_BY_ACTION.get(action, EMPTY):
        raise IllegalAction(f"action {action} is not live")
    state.decision = None
    events: list[Event] = []
    if state.frames:
        _step(world, state, action, events)
    elif action < SPACE:
        state.begun = True
        state.owed -= 1
        build(world, state, state.turn, action, events)
    elif action == END:
        _end_turn(world, state, events)
    else:
        _use(world, state, action - FIRST_TILE, events)
    if state.owed and not world.terrain[state.terrain] & state.free and not state.frames:
        _replace_card_for_mandatory(world, state, events)
    return events


def _step(world: World, state: State, action: Action, events: list[Event]) -> None:
    frame = state.frames[-1]
    if world.locations[frame.location].power.act(world, state, frame, action, events):
        state.frames.remove(frame)


def _use(world: World, state: State, location: int, events: list[Event]) -> None:
    seat = state.turn
    ready = world.tiles_of[location] & state.held[seat] & ~(state.used[seat] | state.fresh[seat])
    state.used[seat] |= ready & -ready
    events.append((USED, seat, NOTHING, location, EVERYBODY))
    frame = Frame(location, seat)
    if world.locations[location].power.begin(world, state, frame, events):
        state.frames.append(frame)


def _replace_card_for_mandatory(world: World, state: State, events: list[Event]) -> None:
    replace_card(world, state, events)
    if state.terrain == NO_TERRAIN:
        state.owed = 0
        # Without a single card left nobody could ever build out: the game ends with this round.
        if not state.ending and not any(state.hands):
            state.ending = True
            events.append((LAST_ROUND, state.turn, NOTHING, NOTHING, EVERYBODY))


def _end_turn(world: World, state: State, events: list[Event]) -> None:
    seat = state.turn
    state.used[seat] = EMPTY
    state.fresh[seat] = EMPTY
    state.discards += state.played
    card = draw(state, events)
    if card != NO_TERRAIN:
        state.hands[seat].append(card)
        events.append((DREW, seat, NOTHING, card, seat))
    following = (seat + 1) % world.seats
    if state.ending and following == state.first:
        state.over = True
        state.played = []
        state.owed = 0
        events.append((OVER, seat, NOTHING, NOTHING, EVERYBODY))
    else:
        _begin_turn(world, state, following, events)


def _begin_turn(world: World, state: State, seat: Seat, events: list[Event]) -> None:
    """Reveal the card. What was hidden in the hand lies on the table from now on."""
    state.turn = seat
    state.begun = False
    state.played = hand = state.hands[seat]
    state.hands[seat] = []
    left = state.supply[seat]
    state.owed = MANDATORY if left > MANDATORY else left
    if hand:
        state.terrain = hand[0]
        events.append((REVEALED, seat, NOTHING, hand[0], EVERYBODY))
    else:
        state.terrain = NO_TERRAIN
