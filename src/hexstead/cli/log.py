"""What happened, in words: one sentence for each turn."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from hexstead.cli.figures import called, middle_of
from hexstead.cli.words import PLAY, listed
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
    MOVED,
    NO_CARD,
    NOTHING,
    OVER,
    PLACED,
    RETURNED,
    REVEALED,
    SHIFTED,
    SHUFFLED,
    TOOK,
    USED,
    WALLED,
    Event,
    is_for,
)
from hexstead.engine.explain import title
from hexstead.engine.hexes import SINGLE, name, of
from hexstead.engine.rules import start
from hexstead.engine.terrain import NAMES
from hexstead.engine.world import World
from hexstead.match.match import Match

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
    CHOSE: "chose {terrain}",
    EARNED: "earned {gold} gold for {source}",
    EXPIRED: "did not use {tile}",
    LAST_ROUND: "began the last round",
    OVER: "ended the game",
}
_OF_ANOTHER: Final = PHRASES | {RETURNED: "lost {the_piece} on {hex}"}
"""What happened to a seat in the turn of another."""
_NOTHING_YET: Final = "has not acted yet"
_SETTLEMENT: Final = "settlement"
_OF_A_LOCATION: Final = (USED, TOOK, LOST, EXPIRED)
_OF_A_TERRAIN: Final = (REVEALED, FULL, DREW, CHOSE)
_OF_TWO_HEXES: Final = (MOVED, SHIFTED)
_OF_A_PIECE: Final = (PLACED, RETURNED)
_AT_THE_END: Final = (EXPIRED, DREW, OVER)
"""These happen only when a turn ends."""


class Turn:
    """Whose turn, and all that happened in it."""

    def __init__(self, seat: Seat, events: list[Event]) -> None:
        self.seat = seat
        self.events = events


def turns(match: Match) -> list[Turn]:
    """The turns so far, the running one last. Ending a turn also begins the next one."""
    opening = start(match.world, match.seed)
    result = [Turn(opening.turn, [(REVEALED, opening.turn, NOTHING, opening.terrain, EVERYBODY)])]
    for step in match.steps:
        if step.seat != result[-1].seat:
            result.append(Turn(step.seat, []))
        for event in step.events:
            if step.action == END and event[1] not in (EVERYBODY, result[-1].seat):
                result.append(Turn(event[1], []))
            result[-1].events.append(event)
    return result


def before(played: list[Turn], seats: int) -> list[Turn]:
    """The turns of all others before the running one."""
    return played[:-1][-(seats - 1) :]


def round_of(match: Match) -> int:
    """Counted from 1; a round is one turn of every seat."""
    ended = len([step for step in match.steps if step.action == END])
    return (ended - match.is_over) // match.world.seats + 1


def sentence(world: World, turn: Turn, names: list[str], viewer: Seat) -> str:
    """What this turn looked like to the viewer. What it did to other seats stands in brackets."""
    known = [event for event in turn.events if is_for(event, viewer) and not _goes_without_saying(event)]
    events = _paid_once(_journeys(_wasted_only(without_wings(world, known))))
    text = ""
    for is_own, group in groupby(events, key=lambda event: event[1] in (EVERYBODY, turn.seat)):
        if is_own:
            text += ("; " if text else "") + "; ".join(_phrases(world, list(group), PHRASES))
        else:
            text += f" ({'; '.join(_of_others(world, list(group), names))})"
    return f"{names[turn.seat]} {text or _NOTHING_YET}."


def without_wings(world: World, events: list[Event]) -> list[Event]:
    """Of a figure that covers several hexes, only the middle one is told."""
    laid = [event for event in events if event[0] == PLACED and world.figures[event[3]].is_fixed]
    middle = middle_of(of([event[2] for event in laid]))
    return [event for event in events if event not in laid or SINGLE[event[2]] & middle]


def _goes_without_saying(event: Event) -> bool:
    """That another seat drew a card at the end of its turn."""
    return event[0] == DREW and event[3] == NOTHING


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
        if event[0] in _OF_TWO_HEXES and told and _goes_on(told[-1], event):
            kind, seat, hex, _, audience = event
            told.append((kind, seat, hex, told.pop()[3], audience))
        else:
            told.append(event)
    return told


def _goes_on(move: Event, other: Event) -> bool:
    """Does the other move begin where this one ends, and lead elsewhere?"""
    return move[:3] == (other[0], other[1], other[3]) and move[3] != other[2]


def _paid_once(events: list[Event]) -> list[Event]:
    """The gold of the turn in one sum for each source, told after all the builds."""
    gold: dict[tuple[Seat, int], int] = {}
    for kind, seat, paid, source, _ in events:
        if kind == EARNED:
            gold[seat, source] = gold.get((seat, source), 0) + paid
    sums = [(EARNED, seat, paid, source, EVERYBODY) for (seat, source), paid in gold.items()]
    others = [event for event in events if event[0] != EARNED]
    end = next((place for place, event in enumerate(others) if event[0] in _AT_THE_END), len(others))
    return [*others[:end], *sums, *others[end:]]


def _of_others(world: World, events: list[Event], names: list[str]) -> Iterator[str]:
    for seat, group in groupby(events, key=lambda event: event[1]):
        who = names[seat].lower() if names[seat] == PLAY["you"] else names[seat]
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
    if kind in _OF_A_LOCATION:
        values["tile"] = title(world.locations[item].key)
    elif kind in _OF_A_TERRAIN:
        values["terrain"] = NAMES[item]
    elif kind in _OF_TWO_HEXES:
        values["origin"] = name(item)
    elif kind in _OF_A_PIECE:
        piece = _SETTLEMENT if item == NOTHING else called(world.figures[item].key)
        values |= {"a_figure": f"a {piece}", "the_piece": f"the {piece}"}
    return values
