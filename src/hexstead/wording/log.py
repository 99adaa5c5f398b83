"""What happened, ready to say: one sentence per turn."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from hexstead.boxes.catalogue import EVENTS
from hexstead.engine.actions import Seat
from hexstead.engine.events import (
    CARD,
    FIGURE,
    NOTHING,
    NUMBER,
    ORIGIN,
    OVER,
    RETURNED,
    ROW,
    SOURCE,
    TILE,
    Event,
)
from hexstead.engine.hexes import name, row_name
from hexstead.engine.said import Said, card_named, player
from hexstead.engine.world import World
from hexstead.match.turns import Turn, is_own, told
from hexstead.wording.names import source_named


def line(world: World, turn: Turn, viewer: Seat) -> Said:
    """What this turn looked like to the viewer. What it did to other seats comes in brackets."""
    what: Said | None = None
    for own, group in groupby(told(world, turn, viewer), key=lambda event: is_own(event, turn.seat)):
        events = list(group)
        what = _then(what, list(_phrases(world, events))) if own else _beside(what, world, events)
    if turn.is_closing and turn.events and all([event[0] == OVER for event in turn.events]):
        return Said("log-ended")
    if turn.is_closing:
        return Said("log-closing", {"who": player(turn.seat), "what": what or Said("log-nothing-done")})
    return Said("log-turn", {"who": player(turn.seat), "what": what or Said("log-nothing-yet")})


def _then(before: Said | None, phrases: list[Said]) -> Said:
    if before is None:
        return Said("log-what", {"what": phrases})
    return Said("log-then", {"before": before, "what": phrases})


def _beside(before: Said | None, world: World, events: list[Event]) -> Said:
    """What happened to others in this turn."""
    others = [
        Said("log-other", {"who": player(seat), "what": list(_phrases(world, list(group), "-to-other"))})
        for seat, group in groupby(events, key=lambda event: event[1])
    ]
    if before is None:
        return Said("log-others", {"others": others})
    return Said("log-with-others", {"before": before, "others": others})


_OF_OTHERS: Final = (RETURNED,)
"""The others don't do this themselves, so it needs another sentence."""


def _phrases(world: World, events: list[Event], whose: str = "") -> Iterator[Said]:
    """Equal things in a row share their verb."""
    for kind, group in groupby(events, key=lambda event: event[0]):
        key = f"event-{kind}{whose if kind in _OF_OTHERS else ''}"
        holds = EVENTS[kind]
        if holds.hex or holds.item:
            yield Said(key, {"what": [_what(world, event) for event in group]})
        else:
            yield Said(key)


def _what(world: World, event: Event) -> Said:
    """What the event is about."""
    kind, _, hex, item, _ = event
    row = EVENTS[kind]
    if row.item == SOURCE:
        return Said("log-paid", {"gold": hex, "source": source_named(world, world.sources[item])})
    if row.item == TILE:
        return world.tiles[item].said()
    if row.item == CARD:
        return Said("log-card", {"terrains": card_named(item)})
    if row.item == ROW:
        return Said("log-row", {"row": row_name(item)})
    if row.item == NUMBER:
        return Said("log-numbers", {"count": item})
    if row.item == ORIGIN:
        return Said("log-move", {"hex": name(hex), "origin": name(item)})
    if row.item == FIGURE and item != NOTHING:
        return Said("log-figure", {"figure": world.figures[item].said(), "hex": name(hex)})
    return Said("log-hex", {"hex": name(hex)})
