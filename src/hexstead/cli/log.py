"""What happened, in words: one sentence for each turn."""

from itertools import groupby
from typing import Final

from hexstead.cli.words import listed
from hexstead.engine.actions import END, Seat
from hexstead.engine.events import (
    BUILT,
    DREW,
    EVERYBODY,
    FULL,
    LAST_ROUND,
    LOST,
    MOVED,
    NO_CARD,
    NOTHING,
    OVER,
    REVEALED,
    SHUFFLED,
    TOOK,
    USED,
    Event,
    is_for,
)
from hexstead.engine.explain import title
from hexstead.engine.hexes import name
from hexstead.engine.rules import start
from hexstead.engine.terrain import NAMES
from hexstead.engine.world import World
from hexstead.match.match import Match

_PHRASES: Final = {
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
    LAST_ROUND: "began the last round",
    OVER: "ended the game",
}
_NOTHING_YET: Final = "has not acted yet"
_OF_A_LOCATION: Final = (USED, TOOK, LOST)
_OF_A_TERRAIN: Final = (REVEALED, FULL, DREW)


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


def sentence(world: World, turn: Turn, who: str, viewer: Seat) -> str:
    """What this turn looked like to the viewer; who names the seat of the turn."""
    events = [event for event in turn.events if is_for(event, viewer) and not _goes_without_saying(event)]
    phrases = [
        _phrase(world, kind, list(group)) for kind, group in groupby(events, key=lambda event: event[0])
    ]
    return f"{who} {'; '.join(phrases) or _NOTHING_YET}."


def _goes_without_saying(event: Event) -> bool:
    """That another seat drew a card at the end of its turn."""
    return event[0] == DREW and event[3] == NOTHING


def _phrase(world: World, kind: str, events: list[Event]) -> str:
    """Equal things that follow each other share their verb."""
    verb, _, what = _PHRASES[kind].partition("{")
    if not what:
        return verb
    return verb + listed([("{" + what).format(**_values(world, event)) for event in events])


def _values(world: World, event: Event) -> dict[str, str]:
    kind, _, hex, item, _ = event
    values = {} if hex == NOTHING else {"hex": name(hex)}
    if kind in _OF_A_LOCATION:
        values["tile"] = title(world.locations[item].key)
    elif kind in _OF_A_TERRAIN:
        values["terrain"] = NAMES[item]
    elif kind == MOVED:
        values["origin"] = name(item)
    return values
