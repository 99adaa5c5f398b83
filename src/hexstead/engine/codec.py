"""A State to and from plain data, ready for JSON. Hexes are written by name."""

from typing import Any

from hexstead.engine.chance import Rng
from hexstead.engine.hexes import Hexes, members, name, of, parse
from hexstead.engine.state import Frame, State
from hexstead.engine.view import restore_surroundings
from hexstead.engine.world import World

_AS_THEY_ARE = [
    "first",
    "turn",
    "ending",
    "closing",
    "over",
    "in_use",
    "terrain",
    "binding",
    "owed",
    "quota",
    "recalled",
    "begun",
    "more_cards",
    "gathered",
]
_LISTS = ["deck", "discards", "removed", "played", "supply", "aside", "stored", "marks", "stock"]
_TILES = ["held", "taken", "used", "fresh"]


def encode(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = {"rng": state.rng.state}
    for field in _AS_THEY_ARE:
        plain[field] = getattr(state, field)
    for field in _LISTS:
        plain[field] = list(getattr(state, field))
    for field in _TILES:
        plain[field] = [members(tiles) for tiles in getattr(state, field)]
    plain["hands"] = [list(hand) for hand in state.hands]
    plain["settlements"] = [names(own) for own in state.settlements]
    plain["figures"] = [[names(hexes) for hexes in by_seat] for by_seat in state.figures]
    plain["walls"] = names(state.walls)
    plain["broken"] = names(state.broken)
    plain["laid"] = names(state.laid)
    plain["built"] = [name(hex) for hex in state.built]
    plain["earned"] = [list(by_source) for by_source in state.earned]
    plain["frames"] = [[*frame.fields()[:-1], names(frame.moved)] for frame in state.frames]
    return plain


def decode(world: World, plain: dict[str, Any]) -> State:
    state = State()
    state.rng = Rng(0)
    state.rng.state = plain["rng"]
    for field in _AS_THEY_ARE:
        setattr(state, field, plain[field])
    for field in _LISTS:
        setattr(state, field, list(plain[field]))
    for field in _TILES:
        setattr(state, field, [of(tiles) for tiles in plain[field]])
    state.hands = [list(hand) for hand in plain["hands"]]
    state.settlements = [hexes_of(own) for own in plain["settlements"]]
    state.figures = [[hexes_of(hexes) for hexes in by_seat] for by_seat in plain["figures"]]
    state.walls = hexes_of(plain["walls"])
    state.broken = hexes_of(plain["broken"])
    state.laid = hexes_of(plain["laid"])
    state.built = [parse(text) for text in plain["built"]]
    state.earned = [list(by_source) for by_source in plain["earned"]]
    state.frames = [_frame(fields) for fields in plain["frames"]]
    state.decision = None
    restore_surroundings(world, state)
    return state


def _frame(fields: list[Any]) -> Frame:
    location, seat, lifted, left, done, drawn, moved = fields
    return Frame(location, seat, lifted, left, done, drawn, hexes_of(moved))


def names(hexes: Hexes) -> list[str]:
    return [name(hex) for hex in members(hexes)]


def hexes_of(names: list[str]) -> Hexes:
    return of([parse(text) for text in names])
