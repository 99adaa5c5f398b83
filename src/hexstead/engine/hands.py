"""What hands do at the table: build, place, move and return pieces, take and lose tiles, pay gold."""

from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.events import (
    BUILT,
    EARNED,
    EVERYBODY,
    LAST_ROUND,
    LOST,
    MARKED,
    MOVED,
    NOTHING,
    PLACED,
    RETURNED,
    SHIFTED,
    STORED,
    TOOK,
    Event,
)
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, SINGLE, Hex, Hexes, around, count, first, members, row_of
from hexstead.engine.piles import bind
from hexstead.engine.state import Frame, State
from hexstead.engine.tiles import NO_GROUND, Tile
from hexstead.engine.world import REACT_TO_OWN, World


def build(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """Put a settlement from the supply on a free hex."""
    place = SINGLE[hex]
    state.free ^= place
    state.settlements[seat] |= place
    state.around[seat] |= NEIGHBOURS[hex]
    state.supply[seat] = left = state.supply[seat] - 1
    events.append((BUILT, seat, hex, NOTHING, EVERYBODY))
    if world.has_several_cards and not state.frames:
        # A power keeps its frame until it has acted, so without a frame this is the mandatory action.
        bind(state)
    if world.payers:
        _pay_and_mark(world, state, seat, hex, events)
    if hex in world.sites_beside:
        take_tiles(world, state, seat, hex, events)
    if state.owed > left or not left:
        _supply_runs_out(state, seat, events)


def build_owed(world: World, state: State, hex: Hex, events: list[Event]) -> None:
    """Build one settlement of the mandatory action."""
    state.begun = True
    state.owed -= 1
    build(world, state, state.turn, hex, events)


def _supply_runs_out(state: State, seat: Seat, events: list[Event]) -> None:
    """Owe no more than the supply holds. Once it is empty the last round begins, unless some lie aside."""
    left = state.supply[seat]
    if seat == state.turn and state.owed > left:
        state.owed = left
    if not left and not state.ending and not state.aside[seat]:
        state.ending = True
        events.append((LAST_ROUND, seat, NOTHING, NOTHING, EVERYBODY))


def _pay_and_mark(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    if not state.frames:
        state.built.append(hex)
    pay_for_build(world, state, seat, hex, events)
    mark_row(world, state, seat, hex, events)


def pay_for_build(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """Pay the cards that pay for a build. Nothing pays after the last round."""
    if state.closing:
        return
    if seat == state.turn:
        state.built_this_turn |= SINGLE[hex]
    for source, card in enumerate(world.payers):
        if card.after_build is not None:
            earn(state, seat, source, card.after_build(world, state, seat, hex), events)


def mark_row(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """Mark a row where the seat has enough pieces with a settlement from its supply, once and for all."""
    number = row_of(hex)
    for source, card in enumerate(world.payers):
        if card.marks_rows and state.marks[number] == NOBODY and state.supply[seat]:
            own = without_passing_figures(world, state, seat) & world.rows[number]
            if count(own) >= card.marks_rows:
                state.marks[number] = seat
                state.supply[seat] -= 1
                events.append((MARKED, seat, NOTHING, number, EVERYBODY))
                earn(state, seat, source, card.row_gold, events)
                _supply_runs_out(state, seat, events)


def earn(state: State, seat: Seat, source: int, gold: int, events: list[Event]) -> None:
    if gold:
        state.earned[seat][source] += gold
        events.append((EARNED, seat, gold, source, EVERYBODY))


def move(world: World, state: State, seat: Seat, origin: Hex, hex: Hex, events: list[Event]) -> None:
    """Take a settlement or a figure from one hex to a free one."""
    if world.figures_move:
        figure = figure_at(state, seat, origin)
        if figure != NOTHING:
            shift_figure(world, state, seat, figure, origin, hex, events)
            return
    events.append((MOVED, seat, hex, origin, EVERYBODY))
    _carry(world, state, seat, origin, hex, events)


def _carry(world: World, state: State, seat: Seat, origin: Hex, hex: Hex, events: list[Event]) -> None:
    moved = SINGLE[origin] | SINGLE[hex]
    state.settlements[seat] ^= moved
    state.around[seat] = around(state.settlements[seat])
    if world.passing_only_leads:
        restore_around(world, state, seat)
    state.free ^= SINGLE[hex]
    if not state.blocked & SINGLE[origin]:
        state.free |= SINGLE[origin]
    if origin in world.sites_beside:
        lose_tiles(world, state, seat, origin, events)
    arrive(world, state, seat, hex, events)


def arrive(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """A piece that was already on the board now stands on this hex."""
    if hex in world.sites_beside:
        take_tiles(world, state, seat, hex, events)
    if world.payers:
        mark_row(world, state, seat, hex, events)


def place_figure(
    world: World, state: State, seat: Seat, figure: int, hexes: Hexes, events: list[Event]
) -> None:
    """Put a figure on free hexes: one, or all those that it covers. It counts as a build on each."""
    kind = world.figures[figure]
    if not (kind.is_passing and world.passing_only_leads):
        state.settlements[seat] |= hexes
    state.figures[figure][seat] |= hexes
    restore_around(world, state, seat)
    restore_free(world, state)
    events += [(PLACED, seat, hex, figure, EVERYBODY) for hex in members(hexes)]
    if kind.is_passing:
        return
    if kind.is_fixed:
        state.laid |= hexes
    for hex in members(hexes):
        if hex in world.sites_beside:
            take_tiles(world, state, seat, hex, events)
        if world.payers:
            pay_for_build(world, state, seat, hex, events)
            mark_row(world, state, seat, hex, events)


def shift_figure(
    world: World, state: State, seat: Seat, figure: int, origin: Hex, hex: Hex, events: list[Event]
) -> None:
    """Move a figure to a free hex."""
    events.append((SHIFTED, seat, hex, origin, EVERYBODY))
    state.figures[figure][seat] ^= SINGLE[origin] | SINGLE[hex]
    if world.figures[figure].is_blocking:
        restore_free(world, state)
    _carry(world, state, seat, origin, hex, events)


def lay_elsewhere(
    world: World, state: State, seat: Seat, figure: int, hexes: Hexes, events: list[Event]
) -> None:
    """Lift a figure with all the hexes it covers and lay it on others: a move, so no card pays for it."""
    lifted = state.figures[figure][seat]
    state.settlements[seat] = state.settlements[seat] & ~lifted | hexes
    state.figures[figure][seat] = hexes
    state.laid = state.laid & ~lifted | hexes
    restore_around(world, state, seat)
    restore_free(world, state)
    events += [(RETURNED, seat, hex, figure, EVERYBODY) for hex in members(lifted)]
    events += [(PLACED, seat, hex, figure, EVERYBODY) for hex in members(hexes)]
    for hex in members(lifted):
        if hex in world.sites_beside:
            lose_tiles(world, state, seat, hex, events)
    for hex in members(hexes):
        arrive(world, state, seat, hex, events)


def give_back(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """Return a piece from the board to its owner's supply."""
    figure = figure_at(state, seat, hex)
    state.settlements[seat] &= ~SINGLE[hex]
    if figure == NOTHING:
        state.supply[seat] += 1
    else:
        state.figures[figure][seat] ^= SINGLE[hex]
    restore_around(world, state, seat)
    restore_free(world, state)
    events.append((RETURNED, seat, hex, figure, EVERYBODY))
    if hex in world.sites_beside:
        lose_tiles(world, state, seat, hex, events)


def remove_passing_figures(world: World, state: State, seat: Seat, events: list[Event]) -> None:
    """Take them off at the end of a turn, or to place them elsewhere."""
    for hex in members(passing_figures(world, state, seat)):
        give_back(world, state, seat, hex, events)


def passing_figures(world: World, state: State, seat: Seat) -> Hexes:
    """The seat's figures that are only there for this turn."""
    passing = EMPTY
    for figure, by_seat in enumerate(state.figures):
        if world.figures[figure].is_passing:
            passing |= by_seat[seat]
    return passing


def without_passing_figures(world: World, state: State, seat: Seat) -> Hexes:
    return state.settlements[seat] & ~passing_figures(world, state, seat)


def beside_own(world: World, state: State, seat: Seat) -> Hexes:
    """The hexes beside what counts as the seat's settlements for any purpose, not only for building."""
    return around(state.settlements[seat]) if world.passing_only_leads else state.around[seat]


def foreign(world: World, state: State, seat: Seat) -> Hexes:
    """The pieces of all other seats, except those that are only there for a turn."""
    result = EMPTY
    for other in range(world.seats):
        if other != seat:
            result |= without_passing_figures(world, state, other)
    return result


def figure_at(state: State, seat: Seat, hex: Hex) -> int:
    """Which of the seat's figures stands there; NOTHING if it is a settlement."""
    for figure, by_seat in enumerate(state.figures):
        if by_seat[seat] & SINGLE[hex]:
            return figure
    return NOTHING


def movable_figures(world: World, state: State, seat: Seat) -> Hexes:
    """The figures that move like a settlement."""
    movable = EMPTY
    if world.figures_move:
        for figure, by_seat in enumerate(state.figures):
            if world.figures[figure].ground is not NO_GROUND:
                movable |= by_seat[seat]
    return movable


def free_for(world: World, state: State, seat: Seat, lifted: Hex) -> Hexes:
    """The hexes that a lifted piece may enter: a figure only those where it may stand.

    A figure that keeps others away doesn't keep itself away.
    """
    figure = figure_at(state, seat, lifted) if world.figures_move else NOTHING
    if figure == NOTHING:
        return state.free
    kind = world.figures[figure]
    free = state.free
    if kind.is_blocking:
        free = empty_hexes(world, state) & ~around(_blockers(world, state) & ~SINGLE[lifted])
    return free & kind.ground.find(world, state, seat)


def without_figures(state: State, seat: Seat) -> Hexes:
    """The ordinary settlements."""
    own = state.settlements[seat]
    for by_seat in state.figures:
        own &= ~by_seat[seat]
    return own


def restore_around(world: World, state: State, seat: Seat) -> None:
    """Work out again where the seat builds next to its own: State keeps it ready."""
    own = state.settlements[seat]
    if world.passing_only_leads:
        own |= passing_figures(world, state, seat)
    state.around[seat] = around(own)


def restore_free(world: World, state: State) -> None:
    """Work out again what is blocked and what is free: State keeps both ready."""
    state.blocked = around(_blockers(world, state))
    state.free = empty_hexes(world, state) & ~state.blocked


def _blockers(world: World, state: State) -> Hexes:
    blockers = EMPTY
    for figure, by_seat in enumerate(state.figures):
        if world.figures[figure].is_blocking:
            for hexes in by_seat:
                blockers |= hexes
    return blockers


def empty_hexes(world: World, state: State) -> Hexes:
    """The hexes with nothing on them, whether you may enter them or not."""
    empty = world.board & ~state.walls
    for seat, own in enumerate(state.settlements):
        empty &= ~own
        if world.passing_only_leads:
            empty &= ~passing_figures(world, state, seat)
    return empty


def lastingly_empty_hexes(world: World, state: State) -> Hexes:
    """The hexes that are empty, or will be when the turn ends."""
    empty = empty_hexes(world, state)
    if world.has_passing_figures:
        for seat in range(world.seats):
            empty |= passing_figures(world, state, seat)
    return empty


def take_tiles(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """Take one tile from each site beside the hex, but never a second one from the same site."""
    emptied = 0
    for number in world.sites_beside[hex]:
        if state.stock[number] and not state.taken[seat] & SINGLE[number]:
            state.stock[number] -= 1
            state.taken[seat] |= SINGLE[number]
            site = world.sites[number]
            events.append((TOOK, seat, site.hex, site.tile, EVERYBODY))
            _keep_or_cash(world, state, seat, number, events)
            emptied += not state.stock[number]
    if world.reactions:
        # Only after all tiles are taken: one of them may be a tile that reacts.
        for _ in range(emptied):
            _call_reactions(world, state, seat)


def _call_reactions(world: World, state: State, taker: Seat) -> None:
    """The last tile is gone: ask all who can react, from the taker's left, so the next one is on top."""
    last = world.seats if REACT_TO_OWN in world.options else world.seats - 1
    for further in range(last, 0, -1):
        seat = (taker + further) % world.seats
        ready = state.held[seat] & world.reactions & ~state.used[seat]
        for number in members(ready):
            # What is reacted to is noted in `done`, as the set of whoever did it.
            state.frames.append(Frame(world.sites[number].tile, seat, done=SINGLE[taker]))


def drop_idle_frames(world: World, state: State) -> None:
    """Drop queued frames whose seat no longer has a choice."""
    while state.frames:
        frame = state.frames[-1]
        if not world.tiles[frame.tile].power.is_idle(world, state, frame):
            return
        state.frames.pop()


def remove_frame(state: State, frame: Frame) -> None:
    """Compare by identity: a frame waiting above it may be equal."""
    if state.frames and state.frames[-1] is frame:
        state.frames.pop()
        return
    for place, other in enumerate(state.frames):
        if other is frame:
            del state.frames[place]
            return


def _keep_or_cash(world: World, state: State, seat: Seat, number: int, events: list[Event]) -> None:
    tile = world.tiles[world.sites[number].tile]
    if tile.gift:
        earn(state, seat, world.sources.index(tile.key), tile.gift, events)
    else:
        state.held[seat] |= SINGLE[number]
        if seat == state.turn or (tile.is_fleeting and _has_turn_to_come(world, state, seat)):
            state.fresh[seat] |= SINGLE[number]
        if tile.stores:
            store(world, state, seat, events)
        if tile.bonus is not None:
            _take_bonus(world, state, seat, tile, events)


def _has_turn_to_come(world: World, state: State, seat: Seat) -> bool:
    """Is the seat's turn of this round still to come? A fleeting tile taken now is for the turn after it."""
    return (seat - state.first) % world.seats > (state.turn - state.first) % world.seats


def store(world: World, state: State, seat: Seat, events: list[Event]) -> None:
    """Take a number tile, if there are any left."""
    if sum(state.stored) < world.most_stored:
        state.stored[seat] += 1
        events.append((STORED, seat, NOTHING, state.stored[seat], EVERYBODY))


def _take_bonus(world: World, state: State, seat: Seat, tile: Tile, events: list[Event]) -> None:
    """The second tile of a kind brings the bonus tile."""
    own = state.held[seat] & world.tiles_of[world.tiles.index(tile)]
    if count(own) == 2 and tile.bonus is not None:
        kind = world.tiles.index(tile.bonus)
        number = first(world.tiles_of[kind])
        if state.stock[number] and not state.taken[seat] & SINGLE[number]:
            state.stock[number] -= 1
            state.taken[seat] |= SINGLE[number]
            state.held[seat] |= SINGLE[number]
            if seat == state.turn:
                state.fresh[seat] |= SINGLE[number]
            events.append((TOOK, seat, NOTHING, kind, EVERYBODY))


def lose_tiles(world: World, state: State, seat: Seat, hex: Hex, events: list[Event]) -> None:
    """A tile leaves the game once its owner has no piece beside its hex. Fleeting tiles stay."""
    for number in world.sites_beside[hex]:
        site = world.sites[number]
        tile = state.held[seat] & SINGLE[number] & ~world.fleeting
        if tile and not site.ring & state.settlements[seat]:
            _give_up_a_used_one(world, state, seat, number)
            state.held[seat] &= ~tile
            events.append((LOST, seat, site.hex, site.tile, EVERYBODY))
            _lose_what_depends_on(world, state, seat, world.tiles[site.tile], events)


def _lose_what_depends_on(world: World, state: State, seat: Seat, tile: Tile, events: list[Event]) -> None:
    """Lose the bonus of two equal tiles, and number tiles, unless another such tile remains."""
    left = count(state.held[seat] & world.tiles_of[world.tiles.index(tile)])
    if tile.stores and state.stored[seat] and not left:
        state.stored[seat] = 0
        events.append((STORED, seat, NOTHING, 0, EVERYBODY))
    if tile.bonus is not None and left < 2:
        kind = world.tiles.index(tile.bonus)
        if state.held[seat] & world.tiles_of[kind]:
            state.held[seat] &= ~world.tiles_of[kind]
            state.used[seat] &= ~world.tiles_of[kind]
            state.fresh[seat] &= ~world.tiles_of[kind]
            events.append((LOST, seat, NOTHING, kind, EVERYBODY))


def has_ready(world: World, state: State, seat: Seat, tile: Tile) -> bool:
    """Has the seat held such a tile since an earlier turn?"""
    if tile not in world.tiles:
        return False
    tiles = world.tiles_of[world.tiles.index(tile)]
    return state.held[seat] & tiles & ~state.fresh[seat] != EMPTY


def _give_up_a_used_one(world: World, state: State, seat: Seat, lost: int) -> None:
    """Give up a used tile instead of the one whose hex was left: with equal tiles, the owner may choose.

    The tile that stays is then as ready as the other was: a tile gained this turn still waits for the next.
    """
    used = world.tiles_of[world.sites[lost].tile] & state.held[seat] & state.used[seat]
    if used and not used & SINGLE[lost]:
        kept = SINGLE[first(used)]
        state.used[seat] &= ~kept
        state.fresh[seat] &= ~kept
        if state.fresh[seat] & SINGLE[lost]:
            state.fresh[seat] |= kept
    state.used[seat] &= ~SINGLE[lost]
    state.fresh[seat] &= ~SINGLE[lost]


def adjacent_if_possible(eligible: Hexes, surroundings: Hexes) -> Hexes:
    """Rule 3: next to your own if there is such a hex, otherwise anywhere."""
    return eligible & surroundings or eligible
