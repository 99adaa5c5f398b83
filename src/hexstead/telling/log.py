"""What happened, in words: one sentence for each turn."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from hexstead.engine.actions import END, Seat
from hexstead.engine.events import (
    BUILT,
    CHOSE,
    DREW,
    EARNED,
    EVERYBODY,
    EXPIRED,
    FULL,
    LAST_ROUND,
    LOST,
    MARKED,
    MOVED,
    NO_CARD,
    NOTHING,
    OVER,
    PLACED,
    RETURNED,
    REVEALED,
    SET_ASIDE,
    SHIFTED,
    SHUFFLED,
    STORED,
    TOOK,
    USED,
    WALLED,
    Event,
    is_for,
)
from hexstead.engine.explain import title
from hexstead.engine.hexes import EMPTY, SINGLE, Hex, name, of, row_name
from hexstead.engine.rules import start
from hexstead.engine.state import State
from hexstead.engine.terrain import card_name
from hexstead.engine.world import World
from hexstead.match.figures import middle_of
from hexstead.match.match import Match
from hexstead.telling.figures import called
from hexstead.telling.words import YOU, counted, listed

PHRASES: Final = {
    BUILT: "built {hex}",
    MOVED: "moved {origin} to {hex}",
    USED: "used {tile}",
    TOOK: "took a tile: {tile}",
    LOST: "lost a tile: {tile}",
    REVEALED: "played {terrain}",
    FULL: "found no free {terrain} hex, so that card left the game",
    NO_CARD: "found no card to draw",
    DREW: "drew {terrain}",
    SHUFFLED: "shuffled the played cards",
    PLACED: "placed {a_figure} on {hex}",
    SHIFTED: "moved {origin} to {hex}",
    RETURNED: "took back {the_piece} on {hex}",
    WALLED: "walled off {hex}",
    SET_ASIDE: "set aside the settlement on {hex}",
    STORED: "then had {numbers}",
    MARKED: "marked {the_row}",
    CHOSE: "chose {terrain}",
    EARNED: "earned {gold} gold for {source}",
    EXPIRED: "did not use {tile}",
    LAST_ROUND: "began the last round",
    OVER: "ended the game",
}
_OF_ANOTHER: Final = PHRASES | {RETURNED: "lost {the_piece} on {hex}"}
"""What happened to a seat in the turn of another."""
_NOTHING_YET: Final = "has not acted yet"
_NOTHING_DONE: Final = "did nothing"
_CLOSING: Final = "{who}, after the last round, {what}."
_NO_NUMBERS: Final = "no number tile"
_SETTLEMENT: Final = "settlement"
OF_A_LOCATION: Final = (USED, TOOK, LOST, EXPIRED)
OF_A_CARD: Final = (REVEALED, FULL, DREW, CHOSE)
OF_TWO_HEXES: Final = (MOVED, SHIFTED)
OF_A_PIECE: Final = (PLACED, RETURNED)
OF_A_ROW: Final = (MARKED,)
_AT_THE_END: Final = (EXPIRED, DREW, OVER)
"""These happen only when a turn ends."""
_STANDING: Final = (BUILT, MOVED, PLACED, SHIFTED)
_OF_THE_TABLE: Final = (OVER, SHUFFLED)
"""These concern everybody, whoever caused them."""


class Turn:
    """Whose turn, and all that happened in it, whoever did it; closing if the last round is over."""

    def __init__(self, seat: Seat, events: list[Event], is_closing: bool = False) -> None:
        self.seat = seat
        self.events = events
        self.is_closing = is_closing

    def has_acts_of_others(self) -> bool:
        """Has another seat had its say in it?"""
        return any(seat not in (EVERYBODY, self.seat) for _, seat, _, _, _ in self.events)


def turns(match: Match) -> list[Turn]:
    """The turns so far, the running one last. Ending a turn also begins the next one.

    After the last round there are no turns any more: then each seat that acts has one of its own here.
    """
    opening = start(match.world, match.seed)
    shown = [(REVEALED, opening.turn, NOTHING, card, EVERYBODY) for card in opening.played]
    result, is_ending, is_closing = [Turn(opening.turn, shown)], False, False
    for step in match.steps:
        if is_closing and not (result[-1].is_closing and result[-1].seat == step.seat):
            result.append(Turn(step.seat, [], is_closing))
        if step.action == END:
            following = (step.seat + 1) % match.world.seats
            is_closing = is_ending and following == opening.first
            result += _ended(result[-1], step.events, following, is_closing)
        else:
            result[-1].events += step.events
        is_ending = is_ending or LAST_ROUND in [event[0] for event in step.events]
    return result


def _ended(turn: Turn, events: list[Event], following: Seat, is_closing: bool) -> list[Turn]:
    """The end of the turn, and the turn that follows if there is one."""
    own = next((place for place, event in enumerate(events) if event[1] == following), len(events))
    turn.events += events[:own]
    return [] if is_closing else [Turn(following, events[own:])]


def before(played: list[Turn], seats: int) -> list[Turn]:
    """The turns of all others before the running one."""
    return played[:-1][-(seats - 1) :]


def news(played: list[Turn], seat: Seat) -> list[Turn]:
    """What the seat wants to be told: all since its last turn; of its own one only what others did in it."""
    own = [place for place, turn in enumerate(played[:-1]) if turn.seat == seat]
    told = played[own[-1] + 1 :] if own else list(played)
    if told[-1].seat == seat and not told[-1].has_acts_of_others():
        told.pop()
    return told


def last_words(played: list[Turn], seats: int) -> list[Turn]:
    """The last round and what came after it."""
    closing = len([turn for turn in played if turn.is_closing])
    return played[-(seats + closing) :]


def sentence(world: World, turn: Turn, names: list[str], viewer: Seat) -> str:
    """What this turn looked like to the viewer. What it did to other seats stands in brackets."""
    known = [event for event in turn.events if is_for(event, viewer)]
    events = [event for event in known if not _goes_without_saying(world, event, known)]
    events = _summed_up(_journeys(_wasted_only(without_wings(world, events))))
    text = ""
    for is_own, group in groupby(events, key=lambda event: _is_own(event, turn.seat)):
        if is_own:
            text += ("; " if text else "") + "; ".join(_phrases(world, list(group), PHRASES))
        else:
            text += f" ({'; '.join(_of_others(world, list(group), names))})"
    if turn.is_closing:
        return _CLOSING.format(who=names[turn.seat], what=text.strip() or _NOTHING_DONE)
    return f"{names[turn.seat]} {text.strip() or _NOTHING_YET}."


def _is_own(event: Event, seat: Seat) -> bool:
    return event[1] in (EVERYBODY, seat) or event[0] in _OF_THE_TABLE


def without_wings(world: World, events: list[Event]) -> list[Event]:
    """Of a figure that covers several hexes, only the middle one is told."""
    told: list[Event] = []
    place = 0
    while place < len(events):
        laid = events[place : place + _hexes_of(world, events[place])]
        middle = middle_of(of([event[2] for event in laid])) if len(laid) > 1 else EMPTY
        told += [event for event in laid if SINGLE[event[2]] & middle] if middle else laid
        place += len(laid)
    return told


def _hexes_of(world: World, event: Event) -> int:
    """How many events tell of one figure: those of all the hexes it covers follow each other."""
    kind, _, _, item, _ = event
    if kind not in OF_A_PIECE or item == NOTHING or not world.figures[item].is_fixed:
        return 1
    return world.figures[item].number


def touched(world: World, played: list[Turn], state: State) -> dict[Hex, Seat]:
    """Where these turns put pieces and walls that still stand there, in order, and who did it."""
    return {
        hex: seat
        for turn in played
        for kind, seat, hex, _, _ in without_wings(world, turn.events)
        if kind == WALLED or (kind in _STANDING and state.settlements[seat] & SINGLE[hex])
    }


def _goes_without_saying(world: World, event: Event, events: list[Event]) -> bool:
    """That another seat drew a card, that a figure for one turn is gone, that what is set aside comes off."""
    kind, seat, hex, item, audience = event
    if kind == RETURNED:
        is_passing = item != NOTHING and world.figures[item].is_passing
        return is_passing or (SET_ASIDE, seat, hex, NOTHING, audience) in events
    return kind == DREW and item == NOTHING


def _wasted_only(events: list[Event]) -> list[Event]:
    """That a tile for one turn is gone is only told if it was not used."""
    used = [item for kind, _, _, item, _ in events if kind == USED]
    told: list[Event] = []
    for event in events:
        if event[0] == EXPIRED and event[3] in used:
            used.remove(event[3])
        else:
            told.append(event)
    return told


def _journeys(events: list[Event]) -> list[Event]:
    """Steps that follow each other are told as one move, unless something happened on the way."""
    told: list[Event] = []
    for event in events:
        if event[0] in OF_TWO_HEXES and told and _goes_on(told[-1], event):
            kind, seat, hex, _, audience = event
            told.append((kind, seat, hex, told.pop()[3], audience))
        else:
            told.append(event)
    return told


def _goes_on(move: Event, other: Event) -> bool:
    """Does the other move begin where this one ends, and lead elsewhere?"""
    return move[:3] == (other[0], other[1], other[3]) and move[3] != other[2]


def _summed_up(events: list[Event]) -> list[Event]:
    """Gold in one sum for each source, and how many number tiles there are, told after all the builds."""
    sums: dict[tuple[str, Seat, int], Event] = {}
    for kind, seat, paid, item, audience in events:
        if kind == EARNED:
            _, _, before, _, _ = sums.get((kind, seat, item), (kind, seat, 0, item, audience))
            sums[kind, seat, item] = (kind, seat, before + paid, item, audience)
        elif kind == STORED:
            sums[kind, seat, NOTHING] = (kind, seat, NOTHING, item, audience)
    others = [event for event in events if event[0] not in (EARNED, STORED)]
    end = next((place for place, event in enumerate(others) if event[0] in _AT_THE_END), len(others))
    return [*others[:end], *sums.values(), *others[end:]]


def _of_others(world: World, events: list[Event], names: list[str]) -> Iterator[str]:
    for seat, group in groupby(events, key=lambda event: event[1]):
        who = names[seat].lower() if names[seat] == YOU else names[seat]
        yield f"{who} {', '.join(_phrases(world, list(group), _OF_ANOTHER))}"


def _phrases(world: World, events: list[Event], phrases: dict[str, str]) -> Iterator[str]:
    """Equal things that follow each other share their verb."""
    for kind, group in groupby(events, key=lambda event: event[0]):
        verb, brace, what = phrases[kind].partition("{")
        yield verb + listed([(brace + what).format(**_values(world, event)) for event in group if what])


def _values(world: World, event: Event) -> dict[str, str]:
    kind, _, hex, item, _ = event
    if kind == EARNED:
        return {"gold": str(hex), "source": title(world.sources[item])}
    values = {} if hex == NOTHING else {"hex": name(hex)}
    if kind in OF_A_LOCATION:
        values["tile"] = title(world.locations[item].key)
    elif kind in OF_A_CARD:
        values["terrain"] = card_name(item)
    elif kind in OF_A_ROW:
        values["the_row"] = f"row {row_name(item)}"
    elif kind == STORED:
        values["numbers"] = counted(item, "number tile") if item else _NO_NUMBERS
    elif kind in OF_TWO_HEXES:
        values["origin"] = name(item)
    elif kind in OF_A_PIECE:
        piece = _SETTLEMENT if item == NOTHING else called(world.figures[item].key)
        values |= {"a_figure": f"a {piece}", "the_piece": f"the {piece}"}
    return values
