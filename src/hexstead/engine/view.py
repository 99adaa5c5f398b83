"""What one seat may know, and a guess at the rest. Outsiders only see positions through this module."""

from dataclasses import dataclass

from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hands import restore_around, restore_free
from hexstead.engine.hexes import EMPTY, Hex, Hexes
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import Terrain
from hexstead.engine.world import World


@dataclass
class View:
    """The position as a seat sees it, built field by field, so a new field of State stays hidden."""

    viewer: Seat
    """NOBODY for a spectator, who sees nobody's hand."""
    first: Seat
    turn: Seat
    ending: bool
    closing: bool
    over: bool

    hand: list[Terrain]
    """The viewer's own cards."""
    hand_sizes: list[int]
    deck_size: int
    discards: list[Terrain]
    removed: list[Terrain]
    played: list[Terrain]
    in_use: int
    terrain: Terrain
    binding: int
    owed: int
    quota: int
    recalled: int
    begun: bool
    built: list[Hex]
    built_this_turn: Hexes
    more_cards: int
    gathered: int
    laid: Hexes

    settlements: list[Hexes]
    figures: list[list[Hexes]]
    walls: Hexes
    supply: list[int]
    aside: list[int]
    stored: list[int]
    marks: list[Seat]
    earned: list[list[int]]

    stock: list[int]
    held: list[int]
    taken: list[int]
    used: list[int]
    fresh: list[int]

    frames: list[Frame]


def see(world: World, state: State, seat: Seat) -> View:
    return View(
        viewer=seat,
        first=state.first,
        turn=state.turn,
        ending=state.ending,
        closing=state.closing,
        over=state.over,
        hand=hand_of(state, seat),
        hand_sizes=[len(hand) for hand in state.hands],
        deck_size=len(state.deck),
        discards=state.discards.copy(),
        removed=state.removed.copy(),
        played=state.played.copy(),
        in_use=state.in_use,
        terrain=state.terrain,
        binding=state.binding,
        owed=state.owed,
        quota=state.quota,
        recalled=state.recalled,
        begun=state.begun,
        built=state.built.copy(),
        built_this_turn=state.built_this_turn,
        more_cards=state.more_cards,
        gathered=state.gathered,
        laid=state.laid,
        settlements=state.settlements.copy(),
        figures=[by_seat.copy() for by_seat in state.figures],
        walls=state.walls,
        supply=state.supply.copy(),
        aside=state.aside.copy(),
        stored=state.stored.copy(),
        marks=state.marks.copy(),
        earned=[by_source.copy() for by_source in state.earned],
        stock=state.stock.copy(),
        held=state.held.copy(),
        taken=state.taken.copy(),
        used=state.used.copy(),
        fresh=state.fresh.copy(),
        frames=[frame.copy() for frame in state.frames],
    )


def hand_of(state: State, seat: Seat) -> list[Terrain]:
    """All that this seat sees and a spectator doesn't."""
    return [] if seat == NOBODY else state.hands[seat].copy()


def guess(world: World, view: View, rng: Rng) -> State:
    """A position that looks the same to the viewer, with everything hidden dealt at random."""
    state = State()
    state.rng = Rng(rng.below(1_000_000_000))
    state.first = view.first
    state.turn = view.turn
    state.ending = view.ending
    state.closing = view.closing
    state.over = view.over
    state.discards = view.discards.copy()
    state.removed = view.removed.copy()
    state.played = view.played.copy()
    state.in_use = view.in_use
    state.terrain = view.terrain
    state.binding = view.binding
    state.owed = view.owed
    state.quota = view.quota
    state.recalled = view.recalled
    state.begun = view.begun
    state.built = view.built.copy()
    state.built_this_turn = view.built_this_turn
    state.more_cards = view.more_cards
    state.gathered = view.gathered
    state.laid = view.laid
    state.settlements = view.settlements.copy()
    state.figures = [by_seat.copy() for by_seat in view.figures]
    state.walls = view.walls
    state.supply = view.supply.copy()
    state.aside = view.aside.copy()
    state.stored = view.stored.copy()
    state.marks = view.marks.copy()
    state.earned = [by_source.copy() for by_source in view.earned]
    state.stock = view.stock.copy()
    state.held = view.held.copy()
    state.taken = view.taken.copy()
    state.used = view.used.copy()
    state.fresh = view.fresh.copy()
    state.frames = [frame.copy() for frame in view.frames]
    state.decision = None
    restore_surroundings(world, state)
    _deal_unseen(world, view, state, rng)
    return state


def restore_surroundings(world: World, state: State) -> None:
    """Work out again what State keeps ready although it follows from the pieces on the board."""
    restore_free(world, state)
    state.around = [EMPTY] * world.seats
    for seat in range(world.seats):
        restore_around(world, state, seat)


def _deal_unseen(world: World, view: View, state: State, rng: Rng) -> None:
    unseen = world.deck.copy()
    for card in view.discards + view.removed + view.played + view.hand:
        unseen.remove(card)
    rng.shuffle(unseen)
    state.hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.viewer:
            state.hands.append(view.hand.copy())
        else:
            state.hands.append([unseen.pop() for _ in range(size)])
    state.deck = unseen
