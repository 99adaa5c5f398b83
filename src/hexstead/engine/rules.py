"""How a game runs: start it, ask who may choose what, carry out a choice."""

from typing import Final

from hexstead.engine.actions import (
    BUILD,
    CARD,
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
from hexstead.engine.chance import Chance, Rng
from hexstead.engine.events import (
    DREW,
    EVERYBODY,
    EXPIRED,
    LAST_ROUND,
    NO_CARD,
    NOTHING,
    OVER,
    REVEALED,
    USED,
    Event,
)
from hexstead.engine.hands import build, drop_idle_frames, earn, remove_passing_figures
from hexstead.engine.hexes import EMPTY, SINGLE, SPACE, Hexes, first, members, of
from hexstead.engine.piles import choosable, choose, draw, is_undecided, settle_card
from hexstead.engine.powers import carry_out
from hexstead.engine.state import OPEN, Frame, State
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.world import World

_END: Final[Actions] = SINGLE[END]


def start(world: World, seed: int | Chance) -> State:
    """The generator draws the cards, from wherever it is; a number seeds the quick one."""
    state = State()
    state.rng = seed if isinstance(seed, Chance) else Rng(seed)
    state.ending = False
    state.closing = False
    state.over = False
    state.deck = list(world.deck)
    state.rng.shuffle(state.deck)
    state.discards = []
    state.removed = []
    state.hands = [[state.deck.pop()] for _ in range(world.seats)]
    state.played = []
    state.settlements = [EMPTY] * world.seats
    state.figures = [[EMPTY] * world.seats for _ in world.figures]
    state.walls = EMPTY
    state.supply = [world.supply] * world.seats
    state.aside = [0] * world.seats
    state.stored = [0] * world.seats
    state.marks = [NOBODY] * len(world.rows)
    state.earned = [[0] * len(world.sources) for _ in range(world.seats)]
    state.blocked = EMPTY
    state.free = world.board
    state.around = [EMPTY] * world.seats
    state.stock = world.stock.copy()
    state.held = [world.common] * world.seats
    state.taken = [EMPTY] * world.seats
    state.used = [EMPTY] * world.seats
    state.fresh = [EMPTY] * world.seats
    state.frames = []
    state.built = []
    state.built_this_turn = EMPTY
    state.more_cards = 0
    state.gathered = 0
    state.laid = EMPTY
    state.quota = world.mandatory
    state.recalled = 0
    state.in_use = NO_TERRAIN
    state.binding = OPEN
    state.decision = None
    drawn = state.rng.below(world.seats)
    state.first = drawn if world.first == NOBODY else world.first
    _begin_turn(world, state, state.first, [])
    if not world.terrain[state.terrain] & state.free:
        _settle(world, state, [])
    return state


def decide(world: World, state: State) -> Decision:
    """Who must choose, and what is live. Kept until the next action, because `act` asks the same question."""
    if state.decision is not None:
        return state.decision
    if state.owed and not state.frames:
        return _decide_to_build(world, state, world.terrain[state.terrain] & state.free)
    decision = state.decision = Decision()
    decision.seat = seat = state.turn
    if state.frames:
        _decide_for_power(world, state, decision)
    elif state.over:
        decision.seat = NOBODY
        decision.prompt = GAME_OVER
        decision.live = EMPTY
    else:
        decision.prompt = EXTRA
        decision.live = _END
        ready = state.held[seat] & ~(state.used[seat] | state.fresh[seat])
        if ready:
            decision.live |= _usable(world, state, seat, ready)
        if world.has_several_cards and is_undecided(world, state):
            decision.live |= _terrain_buttons(world, state)
    return decision


def _decide_to_build(world: World, state: State, eligible: Hexes) -> Decision:
    """The next settlement of the mandatory action. Before the first one, the seat may also use a tile."""
    decision = state.decision = Decision()
    decision.seat = seat = state.turn
    decision.prompt = BUILD
    live = eligible & state.around[seat] or eligible or _ask_for_card(world, state, decision)
    if not state.begun:
        ready = state.held[seat] & ~(state.used[seat] | state.fresh[seat])
        if ready:
            live |= _usable(world, state, seat, ready)
        if world.opening and world.opening & state.held[seat] & ~state.fresh[seat]:
            live |= eligible
    elif world.modifiers:
        live |= _usable_modifiers(world, state, seat)
    decision.live = live
    return decision


def _decide_for_power(world: World, state: State, decision: Decision) -> None:
    frame = state.frames[-1]
    tile = world.tiles[frame.tile]
    power = tile.power
    decision.seat = frame.seat
    if world.has_several_cards and power.uses_card() and is_undecided(world, state):
        # Things you can do without the card, such as storing, don't wait for the choice.
        decision.live = _ask_for_card(world, state, decision) | power.live(world, state, frame)
        return
    decision.prompt = power.prompt(frame)
    decision.live = power.live(world, state, frame)
    if world.modifiers and not tile.is_reaction and not state.closing:
        decision.live |= _usable_modifiers(world, state, frame.seat)


def _ask_for_card(world: World, state: State, decision: Decision) -> Actions:
    """Several cards lie open: which one does the seat use?"""
    decision.prompt = CARD
    return _terrain_buttons(world, state)


def _terrain_buttons(world: World, state: State) -> Actions:
    return of([world.first_terrain + terrain for terrain in choosable(world, state)])


def _usable_modifiers(world: World, state: State, seat: Seat) -> Actions:
    ready = world.modifiers & state.held[seat] & ~(state.used[seat] | state.fresh[seat])
    return _usable(world, state, seat, ready) if ready else EMPTY


def _usable(world: World, state: State, seat: Seat, ready: int) -> Actions:
    """The buttons of the tiles, among these, that could do something."""
    free = state.free if state.supply[seat] else EMPTY
    buttons = EMPTY
    for ground, power, button in world.buttons.get(ready) or world.find_buttons(ready, state, seat):
        if ground & free or power.can_use(world, state, seat):
            buttons |= button
    return buttons


def act(world: World, state: State, action: Action) -> list[Event]:
    """Carry out a live action. For any other, raise IllegalAction and change nothing."""
    decision = state.decision
    if decision is None:
        decision = decide(world, state)
    try:
        if action < 0 or not decision.live & SINGLE[action]:
            raise IllegalAction(f"action {action} is not live")
    except IndexError:
        raise IllegalAction(f"there is no action {action}") from None
    state.decision = None
    events: list[Event] = []
    if state.frames:
        _step(world, state, action, events)
    elif action < SPACE:
        # This is `build_owed` without the call: most actions of a game come through here.
        state.begun = True
        state.owed -= 1
        build(world, state, state.turn, action, events)
    elif action == END:
        _end_turn(world, state, events)
    elif action < world.first_terrain:
        _use(world, state, action - FIRST_TILE, events)
    else:
        choose(world, state, action - world.first_terrain, events)
    eligible = world.terrain[state.terrain] & state.free
    if not eligible or world.has_more_to_settle:
        _settle(world, state, events)
    elif state.owed and not state.frames:
        # `decide` would work this out next, so keep it.
        _decide_to_build(world, state, eligible)
    return events


def _step(world: World, state: State, action: Action, events: list[Event]) -> None:
    frame = state.frames[-1]
    power = world.tiles[frame.tile].power
    if action < FIRST_TILE or power.takes_buttons():
        carry_out(world, state, frame, action, events)
    elif action < world.first_terrain:
        _use(world, state, action - FIRST_TILE, events)
    else:
        choose(world, state, action - world.first_terrain, events)


def _use(world: World, state: State, tile: int, events: list[Event]) -> None:
    seat = state.turn
    ready = world.tiles_of[tile] & state.held[seat] & ~(state.used[seat] | state.fresh[seat])
    state.used[seat] |= SINGLE[first(ready)]
    events.append((USED, seat, NOTHING, tile, EVERYBODY))
    frame = Frame(tile, seat)
    if world.tiles[tile].power.begin(world, state, frame, events):
        state.frames.append(frame)


def _settle(world: World, state: State, events: list[Event]) -> None:
    """Everything that happens by itself before anyone is asked again."""
    if not state.closing:
        _settle_card(world, state, events)
    drop_idle_frames(world, state)
    if state.closing and not state.frames:
        state.over = True
        events.append((OVER, state.turn, NOTHING, NOTHING, EVERYBODY))


def _settle_card(world: World, state: State, events: list[Event]) -> None:
    """Replace a card whose terrain is full, at any moment of a turn."""
    settle_card(world, state, events)
    if state.terrain == NO_TERRAIN and not is_undecided(world, state):
        state.owed = 0
        # Without a single card left nobody could ever finish building, so the game ends with this round.
        if not (state.ending or state.played or any(state.hands)):
            state.ending = True
            events.append((LAST_ROUND, state.turn, NOTHING, NOTHING, EVERYBODY))


def _end_turn(world: World, state: State, events: list[Event]) -> None:
    seat = state.turn
    state.discards += state.played
    card = state.deck.pop() if state.deck else draw(state, events)
    if card != NO_TERRAIN:
        state.hands[seat].append(card)
        events.append((DREW, seat, NOTHING, card, seat))
    if world.has_more_at_end_of_turn:
        _end_turn_with_more(world, state, seat, events)
    state.used[seat] = EMPTY
    state.fresh[seat] = EMPTY
    following = (seat + 1) % world.seats
    if state.ending and following == state.first:
        _close(world, state, events)
    else:
        _begin_turn(world, state, following, events)


def _close(world: World, state: State, events: list[Event]) -> None:
    """The last round is over. Powers used before the scoring wait in frames, the first seat on top."""
    state.played = []
    state.terrain = NO_TERRAIN
    state.owed = 0
    for tile in world.final:
        for further in range(world.seats - 1, -1, -1):
            state.frames.append(Frame(tile, (state.first + further) % world.seats))
    state.closing = True


def _end_turn_with_more(world: World, state: State, seat: Seat, events: list[Event]) -> None:
    """Draw extra cards. Fleeting tiles from an earlier turn could be used in this one, so they are gone."""
    extra = state.more_cards
    for number in members(state.held[seat] & world.drawing):
        extra += world.tiles[world.sites[number].tile].extra_cards
    for _ in range(extra):
        card = draw(state, events)
        if card != NO_TERRAIN:
            state.hands[seat].append(card)
            events.append((DREW, seat, NOTHING, card, seat))
    gone = state.held[seat] & world.fleeting & ~state.fresh[seat]
    state.held[seat] ^= gone
    if gone:
        lost = [world.sites[number].tile for number in members(gone)]
        events += [(EXPIRED, seat, NOTHING, tile, EVERYBODY) for tile in lost]
    for source, payer in enumerate(world.payers):
        if payer.after_turn is not None:
            earn(state, seat, source, payer.after_turn(world, state, seat), events)
    if world.has_passing_figures:
        remove_passing_figures(world, state, seat, events)
    state.built = []
    state.built_this_turn = EMPTY
    state.more_cards = 0
    state.gathered = 0
    state.laid = EMPTY


def _begin_turn(world: World, state: State, seat: Seat, events: list[Event]) -> None:
    """Reveal the card: from now on it lies on the table instead of in the hand."""
    state.turn = seat
    state.begun = False
    state.played = hand = state.hands[seat]
    state.hands[seat] = []
    if world.has_more_at_start_of_turn or not hand:
        _begin_turn_with_more(world, state, seat, events)
        events += [(REVEALED, seat, NOTHING, card, EVERYBODY) for card in hand]
    else:
        left = state.supply[seat]
        state.owed = world.mandatory if left > world.mandatory else left
        state.terrain = card = hand[0]
        events.append((REVEALED, seat, NOTHING, card, EVERYBODY))


def _begin_turn_with_more(world: World, state: State, seat: Seat, events: list[Event]) -> None:
    """Settlements set aside come back to be built as well; the seat may still have to choose a terrain."""
    state.recalled = state.aside[seat]
    state.aside[seat] = 0
    state.supply[seat] += state.recalled
    state.quota = world.mandatory
    state.owed = min(world.mandatory + state.recalled, state.supply[seat])
    state.in_use = state.terrain = NO_TERRAIN
    state.binding = OPEN
    if not state.played:
        _draw_late(state, events)


def _draw_late(state: State, events: list[Event]) -> None:
    """Draw a card now: there was none when the seat's last turn ended."""
    card = draw(state, events)
    if card == NO_TERRAIN:
        events.append((NO_CARD, state.turn, NOTHING, NOTHING, EVERYBODY))
    else:
        state.played.append(card)
