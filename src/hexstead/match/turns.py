"""A game turn by turn: who did what, as events. `wording` says them in words."""

from itertools import takewhile

from hexstead.boxes.catalogue import EVENTS
from hexstead.engine.actions import END, Seat
from hexstead.engine.events import (
    COMES,
    DREW,
    EARNED,
    EVERYBODY,
    EXPIRED,
    FIGURE,
    GOES,
    LAST_ROUND,
    LIES,
    NOTHING,
    RETURNED,
    REVEALED,
    STORED,
    TRAVELS,
    USED,
    Event,
    is_for,
)
from hexstead.engine.hexes import EMPTY, SINGLE, Hex, of
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.figures import middle_of
from hexstead.match.match import Match, Step


class Turn:
    """Whose turn it was, and everything anyone did in it; closing once the last round is over."""

    def __init__(self, seat: Seat, events: list[Event], is_closing: bool = False) -> None:
        self.seat = seat
        self.events = events
        self.is_closing = is_closing

    def is_like(self, other: "Turn") -> bool:
        return vars(self) == vars(other)

    def has_secrets(self) -> bool:
        """Does it hold something that not everybody may know?"""
        return any([event[4] != EVERYBODY for event in self.events])

    def has_acts_of_others(self) -> bool:
        """Did another seat do something in it?"""
        return any(seat not in (EVERYBODY, self.seat) for _, seat, _, _, _ in self.events)


class Chronicle:
    """The turns of a match so far, the current one last. It follows the match and reads only what is new.

    Ending a turn also begins the next one. After the last round there are no more turns, so each seat that
    acts then gets its own turn here.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._begin()
        self.follow()

    def _begin(self) -> None:
        opening = self._match.opening()
        shown = [(REVEALED, opening.turn, NOTHING, card, EVERYBODY) for card in opening.played]
        self.turns = [Turn(opening.turn, shown)]
        self._first = opening.first
        self._steps = self._match.steps
        self._read = 0
        self._turn_of: list[int] = []
        """By step, the number of the turn in which it was done."""
        self._is_ending = self._is_closing = False

    def follow(self) -> int:
        """Read what the match has done since. Returns the number of the first turn that has changed."""
        if self._match.steps is not self._steps:
            return self._begin_again()
        first = len(self.turns)
        for step in self._steps[self._read :]:
            first = min(first, len(self.turns) - 1)
            self._add(step)
        self._read = len(self._steps)
        return first

    def turns_with(self, steps: frozenset[int]) -> frozenset[int]:
        """The numbers of the turns in which whoever had the turn did one of these steps."""
        placed = [(self._turn_of[step], self._steps[step].seat) for step in steps]
        return frozenset([number for number, seat in placed if self.turns[number].seat == seat])

    def _begin_again(self) -> int:
        """Something was taken back, so the match has been replayed from its first action."""
        before = self.turns
        self._begin()
        self.follow()
        pairs = zip(before, self.turns, strict=False)
        kept = takewhile(lambda pair: pair[0].is_like(pair[1]), pairs)
        return len(list(kept))

    def _add(self, step: Step) -> None:
        running = self.turns[-1]
        if self._is_closing and not (running.is_closing and running.seat == step.seat):
            running = Turn(step.seat, [], is_closing=True)
            self.turns.append(running)
        self._turn_of.append(len(self.turns) - 1)
        if step.action == END:
            following = (step.seat + 1) % self._match.world.seats
            self._is_closing = self._is_ending and following == self._first
            self.turns += _ended(running, step.events, following, self._is_closing)
        else:
            running.events += step.events
        self._is_ending = self._is_ending or LAST_ROUND in [event[0] for event in step.events]


def turns(match: Match) -> list[Turn]:
    """The turns so far, of a match that you read only once."""
    return Chronicle(match).turns


def _ended(turn: Turn, events: list[Event], following: Seat, is_closing: bool) -> list[Turn]:
    """The end of the turn, and the turn that follows if there is one."""
    own = next((place for place, event in enumerate(events) if event[1] == following), len(events))
    turn.events += events[:own]
    return [] if is_closing else [Turn(following, events[own:])]


def before(played: list[Turn], seats: int) -> list[Turn]:
    """The turns of everybody else before the current one."""
    return played[:-1][-(seats - 1) :]


def news(played: list[Turn], seat: Seat) -> list[Turn]:
    """What the seat wants to hear: all since its last turn, and of its own turn only what others did."""
    own = [place for place, turn in enumerate(played[:-1]) if turn.seat == seat]
    told = played[own[-1] + 1 :] if own else list(played)
    if told[-1].seat == seat and not told[-1].has_acts_of_others():
        told.pop()
    return told


def last_words(played: list[Turn], seats: int) -> list[Turn]:
    """The last round and everything after it."""
    closing = len([turn for turn in played if turn.is_closing])
    return played[-(seats + closing) :]


def told(world: World, turn: Turn, viewer: Seat) -> list[Event]:
    """What is worth telling the viewer about a turn, in that order."""
    known = [event for event in turn.events if is_for(event, viewer)]
    events = [event for event in known if not _goes_without_saying(world, event, known)]
    return _summed_up(_journeys(_wasted_only(without_wings(world, events))))


def is_own(event: Event, seat: Seat) -> bool:
    """Did the seat on turn do it, or does it concern everybody?"""
    return event[1] in (EVERYBODY, seat) or EVENTS[event[0]].is_of_table


def without_wings(world: World, events: list[Event]) -> list[Event]:
    """For a figure that covers several hexes, tell only the middle one."""
    if not any([figure.is_fixed for figure in world.figures]):
        return events
    told: list[Event] = []
    place = 0
    while place < len(events):
        laid = events[place : place + _hexes_of(world, events[place])]
        middle = middle_of(of([event[2] for event in laid])) if len(laid) > 1 else EMPTY
        told += [event for event in laid if SINGLE[event[2]] & middle] if middle else laid
        place += len(laid)
    return told


def _hexes_of(world: World, event: Event) -> int:
    """How many events are about one figure: those of all the hexes it covers come in a row."""
    kind, _, _, item, _ = event
    if EVENTS[kind].item != FIGURE or item == NOTHING or not world.figures[item].is_fixed:
        return 1
    return world.figures[item].number


def touched(world: World, played: list[Turn], state: State) -> dict[Hex, Seat]:
    """Where these turns put something that is still there, in order, and who did it."""
    return {
        hex: seat
        for turn in played
        for kind, seat, hex, _, _ in without_wings(world, turn.events)
        if _still_there(EVENTS[kind].piece, state, seat, hex)
    }


def _still_there(piece: str, state: State, seat: Seat, hex: Hex) -> bool:
    return piece == LIES or (piece in (COMES, TRAVELS) and state.settlements[seat] & SINGLE[hex] != EMPTY)


def _goes_without_saying(world: World, event: Event, events: list[Event]) -> bool:
    """Is it obvious: another seat drew a card, a figure's turn is over, a piece being set aside came off?"""
    kind, seat, hex, item, _ = event
    if kind == RETURNED:
        is_passing = item != NOTHING and world.figures[item].is_passing
        return is_passing or any([_says_it_better(other, seat, hex) for other in events])
    return kind == DREW and item == NOTHING


def _says_it_better(event: Event, seat: Seat, hex: Hex) -> bool:
    """Does this event already say that the piece left?"""
    return event[0] != RETURNED and EVENTS[event[0]].piece == GOES and event[1:3] == (seat, hex)


def _wasted_only(events: list[Event]) -> list[Event]:
    """Only say that a tile for one turn is gone if it wasn't used."""
    used = [item for kind, _, _, item, _ in events if kind == USED]
    told: list[Event] = []
    for event in events:
        if event[0] == EXPIRED and event[3] in used:
            used.remove(event[3])
        else:
            told.append(event)
    return told


def _journeys(events: list[Event]) -> list[Event]:
    """Tell consecutive steps as one move, unless something happened on the way."""
    told: list[Event] = []
    for event in events:
        if EVENTS[event[0]].piece == TRAVELS and told and _goes_on(told[-1], event):
            kind, seat, hex, _, audience = event
            told.append((kind, seat, hex, told.pop()[3], audience))
        else:
            told.append(event)
    return told


def _goes_on(move: Event, other: Event) -> bool:
    """Does the other move begin where this one ends, and lead elsewhere?"""
    return move[:3] == (other[0], other[1], other[3]) and move[3] != other[2]


def _summed_up(events: list[Event]) -> list[Event]:
    """One sum of gold for each source, and the number of number tiles, after all the builds."""
    sums: dict[tuple[str, Seat, int], Event] = {}
    for kind, seat, paid, item, audience in events:
        if kind == EARNED:
            _, _, before, _, _ = sums.get((kind, seat, item), (kind, seat, 0, item, audience))
            sums[kind, seat, item] = (kind, seat, before + paid, item, audience)
        elif kind == STORED:
            sums[kind, seat, NOTHING] = (kind, seat, NOTHING, item, audience)
    others = [event for event in events if event[0] not in (EARNED, STORED)]
    end = next((place for place, event in enumerate(others) if EVENTS[event[0]].is_at_end), len(others))
    return [*others[:end], *sums.values(), *others[end:]]
