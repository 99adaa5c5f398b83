"""Turns a State into plain data for JSON, and back. Hexes go by name."""

from typing import Any

from hexstead.engine.chance import QUICK, SHA256, Chance, Keyed, Rng, keyed_at, quick_at
from hexstead.engine.hexes import Hexes, members, name, of, parse
from hexstead.engine.state import (
    CHANCE,
    FIELDS,
    FRAMES,
    HEXES,
    HEXES_EACH,
    HEXES_OF_FIGURES,
    LISTS,
    NUMBERS,
    SPOTS,
    TILES_EACH,
    Frame,
    State,
)
from hexstead.engine.view import restore_surroundings
from hexstead.engine.world import World


def encode(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for field in FIELDS:
        if not field.is_derived:
            plain[_KEYS.get(field.name, field.name)] = _encoded(field.holds, getattr(state, field.name))
    return plain


def decode(world: World, plain: dict[str, Any]) -> State:
    state = State()
    for field in FIELDS:
        if not field.is_derived:
            setattr(state, field.name, _decoded(field.holds, plain[_KEYS.get(field.name, field.name)]))
    state.decision = None
    restore_surroundings(world, state)
    return state


_KEYS = {"rng": "chance"}
"""Fields that go by another name in the data."""


def _encoded(holds: str, value: Any) -> Any:  # noqa: ANN401 (as the field has it)
    if holds in (HEXES, SPOTS):
        return names(value) if holds == HEXES else [name(hex) for hex in value]
    if holds == HEXES_EACH:
        return [names(hexes) for hexes in value]
    if holds == HEXES_OF_FIGURES:
        return [[names(hexes) for hexes in by_seat] for by_seat in value]
    if holds == TILES_EACH:
        return [members(tiles) for tiles in value]
    if holds == FRAMES:
        return [[*frame.fields()[:-1], names(frame.moved)] for frame in value]
    return _encoded_plain(holds, value)


def _encoded_plain(holds: str, value: Any) -> Any:  # noqa: ANN401
    if holds == CHANCE:
        return _plain_chance(value)
    if holds == LISTS:
        return [list(each) for each in value]
    return list(value) if holds == NUMBERS else value


def _decoded(holds: str, plain: Any) -> Any:  # noqa: ANN401
    if holds in (HEXES, SPOTS):
        return hexes_of(plain) if holds == HEXES else [parse(text) for text in plain]
    if holds == HEXES_EACH:
        return [hexes_of(texts) for texts in plain]
    if holds == HEXES_OF_FIGURES:
        return [[hexes_of(texts) for texts in by_seat] for by_seat in plain]
    if holds == TILES_EACH:
        return [of(tiles) for tiles in plain]
    if holds == FRAMES:
        return [_frame(fields) for fields in plain]
    return _decoded_plain(holds, plain)


def _decoded_plain(holds: str, plain: Any) -> Any:  # noqa: ANN401
    if holds == CHANCE:
        return _chance(plain)
    if holds == LISTS:
        return [list(each) for each in plain]
    return list(plain) if holds == NUMBERS else plain


def _plain_chance(chance: Chance) -> dict[str, Any]:
    """With a name, because the two generators continue in different ways."""
    if isinstance(chance, Rng):
        return {"generator": QUICK, "state": chance.state}
    if isinstance(chance, Keyed):
        return {"generator": SHA256, "key": chance.key.hex(), "taken": chance.taken}
    raise TypeError(f"there is no name for {chance!r}")


def _chance(plain: dict[str, Any]) -> Chance:
    if plain["generator"] == QUICK:
        return quick_at(plain["state"])
    return keyed_at(bytes.fromhex(plain["key"]), plain["taken"])


def _frame(fields: list[Any]) -> Frame:
    tile, seat, lifted, left, done, drawn, moved = fields
    return Frame(tile, seat, lifted, left, done, drawn, hexes_of(moved))


def names(hexes: Hexes) -> list[str]:
    return [name(hex) for hex in members(hexes)]


def hexes_of(names: list[str]) -> Hexes:
    return of([parse(text) for text in names])
