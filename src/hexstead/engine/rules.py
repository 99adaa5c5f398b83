"""The course of the game: start it, ask who may choose what, carry a choice out."""

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
from hexstead.engine.table import adjacent_if_possible, build, draw, is_full, replace_card
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.world import SETTLEMENTS, TILES_ON_A_LOCATION, World

MANDATORY = 3


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
    return state


def decide(world: World, state: State) -> Decision:
    """Who must choose, and what is live. Kept until the next action, because `act` asks the same again."""
    decision = state.decision
    if decision is None:
        decision = state.decision = _decide(world, state)
    return decision


def _decide(world: World, state: State) -> Decision:
    seat = state.turn
    if state.frames:
        frame = state.frames[-1]
        power = world.locations[frame.location].power
        return Decision(frame.seat, power.prompt(frame), power.live(world, state, frame))
    if state.over:
        return Decision(NOBODY, GAME_OVER, EMPTY)
    if not state.owed:
        return Decision(seat, EXTRA, SINGLE[END] | _usable_tiles(world, state, seat))
    hexes = adjacent_if_possible(world.terrain[state.terrain] & state.free, state.around[seat])
    if state.begun:
        return Decision(seat, BUILD, hexes)
    return Decision(seat, BUILD, hexes | _usable_tiles(world, state, seat))


def _usable_tiles(world: World, state: State, seat: Seat) -> Actions:
    """The buttons of the tiles that are ready and could do something."""
    buttons = EMPTY
    ready = state.held[seat] & ~(state.used[seat] | state.fresh[seat])
    if ready:
        for tiles, power, button in world.tile_buttons:
            if ready & tiles and power.can_use(world, state, seat):
                buttons |= button
    return buttons


def act(world: World, state: State, action: Action) -> list[Event]:
    """Carry out a live action; on any other raise IllegalAction and change nothing."""
    decision = state.decision
    if decision is None:
        decision = _decide(world, state)
    if not 0 <= action < world.actions or not decision.live & SINGLE[action]:
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
    if state.owed and not state.frames and is_full(world, state):
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
    state.played = []
    card = draw(state, events)
    if card != NO_TERRAIN:
        state.hands[seat].append(card)
        events.append((DREW, seat, NOTHING, NOTHING, EVERYBODY))
        events.append((DREW, seat, NOTHING, card, seat))
    following = (seat + 1) % world.seats
    if state.ending and following == state.first:
        state.over = True
        state.owed = 0
        events.append((OVER, seat, NOTHING, NOTHING, EVERYBODY))
    else:
        _begin_turn(world, state, following, events)


def _begin_turn(world: World, state: State, seat: Seat, events: list[Event]) -> None:
    """Reveal the card. What was hidden in the hand lies on the table from now on."""
    state.turn = seat
    state.begun = False
    state.played = state.hands[seat]
    state.hands[seat] = []
    state.terrain = state.played[0] if state.played else NO_TERRAIN
    state.owed = min(MANDATORY, state.supply[seat])
    if state.played:
        events.append((REVEALED, seat, NOTHING, state.terrain, EVERYBODY))
