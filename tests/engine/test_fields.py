"""Every field of a position is copied, written, shown and guessed: one table says how, and this holds it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hexstead import Match, draw_setup, guess, see
from hexstead.bots.at_random import AtRandom
from hexstead.bots.beam import _key
from hexstead.bots.whole_games import ask as ask_bot
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.actions import NOBODY
from hexstead.engine.chance import Rng
from hexstead.engine.codec import decode, encode
from hexstead.engine.state import (
    CHANCE,
    FIELDS,
    FRAMES,
    HEXES_EACH,
    HEXES_OF_FIGURES,
    LISTS,
    NUMBERS,
    PLAIN,
    SPOTS,
    TILES_EACH,
    Field,
    Frame,
    State,
)
from hexstead.engine.view import View

each_field = pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
WRITTEN = [field for field in FIELDS if not field.is_derived]
SHOWN = [field for field in WRITTEN if not field.is_hidden]
MUTABLE = (NUMBERS, LISTS, HEXES_EACH, HEXES_OF_FIGURES, SPOTS, TILES_EACH, FRAMES, CHANCE)


@cache
def played() -> tuple[Match, ...]:
    """Games of all boxes, stopped here and there, some in the middle of a power."""
    return tuple(_stopped())


def _stopped() -> Iterator[Match]:
    match = Match(draw_setup(2, 1), 1)
    for seed in range(14):
        # Mayors alone mark rows.
        match, bot = Match(draw_setup(3, seed, cards="mayors", expansions=BOXES), seed), AtRandom(seed)
        for number in range(60 + 30 * seed):
            if match.is_over or (number > 55 and len(match.state.frames) and seed % 2):
                break
            match.play(ask_bot(match, bot, 1))
        yield match
    # Rare things are done by hand: a card leaves the game, numbers grow that few tiles change.
    last = match.state
    last.removed.append(last.discards.pop())
    last.laid |= last.settlements[0]
    last.aside[0] += 1
    last.stored[0] += 1
    last.fresh[0] += 1
    for field in ("recalled", "more_cards", "gathered", "quota"):
        setattr(last, field, getattr(last, field) + 1)


def value(state: State, field: Field) -> object:
    found: object = getattr(state, field.name)
    return encode(state)["chance"] if field.holds == CHANCE else found


def declared() -> list[str]:
    """Read from the source, because a compiled class does not say."""
    source = Path(__file__).parents[2] / "src" / "hexstead" / "engine" / "state.py"
    classes = [node for node in ast.parse(source.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    state = next(node for node in classes if node.name == "State")
    return [ast.unparse(node.target) for node in state.body if isinstance(node, ast.AnnAssign)]


def test_the_table_names_every_field_once() -> None:
    names = [field.name for field in FIELDS]
    assert sorted(names) == sorted(declared())
    assert len(set(names)) == len(names)


def test_the_games_looked_at_here_use_every_field() -> None:
    """A field that is the same everywhere would be held by nothing."""
    states = [match.state for match in played()]
    unused = {field.name for field in FIELDS if len({repr(value(state, field)) for state in states}) < 2}
    assert unused <= {"closing", "over", "decision"}


@each_field
def test_a_copy_has_the_field_and_shares_nothing_that_changes(field: Field) -> None:
    for match in played():
        state, twin = match.state, match.state.copy()
        assert value(twin, field) == value(state, field)
        if field.holds in MUTABLE:
            mine, other = getattr(state, field.name), getattr(twin, field.name)
            assert mine is not other
            if field.holds in (LISTS, HEXES_OF_FIGURES, FRAMES):
                assert all(one is not two for one, two in zip(mine, other, strict=True))


@each_field
def test_plain_data_brings_the_field_back(field: Field) -> None:
    for match in played():
        again = decode(match.world, encode(match.state))
        if field.name != "decision":
            assert value(again, field) == value(match.state, field)


@each_field
def test_a_view_shows_the_field_unless_it_is_hidden(field: Field) -> None:
    shown = View.__dataclass_fields__
    assert (field.name in shown) == (field in SHOWN)
    if field in SHOWN:
        for match in played():
            view = see(match.world, match.state, NOBODY)
            assert getattr(view, field.name) == getattr(match.state, field.name)
            if field.holds in MUTABLE:
                assert getattr(view, field.name) is not getattr(match.state, field.name)


@each_field
def test_a_guess_has_the_field_as_the_seat_sees_it(field: Field) -> None:
    for match in played():
        for seat in range(match.world.seats):
            state = guess(match.world, see(match.world, match.state, seat), Rng(1))
            if field in SHOWN or (field.is_derived and field.holds != PLAIN):
                assert getattr(state, field.name) == getattr(match.state, field.name)


SAME_IN_A_TURN = {
    "rng": "hidden",
    "first": "the same all game long",
    "turn": "a turn that has ended is told apart by whole positions",
    "ending": "follows from the supplies",
    "closing": "as turn",
    "over": "as turn",
    "deck": "hidden",
    "discards": "grows with the cards played, which the terrain tells",
    "removed": "as discards",
    "hands": "hidden",
    "played": "as discards",
    "recalled": "fixed when the turn begins",
    "blocked": "follows from the figures",
    "free": "follows from pieces and walls",
    "around": "follows from the pieces",
    "decision": "follows from all else",
}
"""Fields by which a bot need not tell apart the positions of one turn, and why."""


@each_field
def test_bots_tell_positions_apart_by_every_field_that_a_turn_can_change(field: Field) -> None:
    match = next(
        match for match in played() if match.state.figures and match.world.sources and not match.is_over
    )
    seat = match.state.turn
    changed = match.state.copy()
    setattr(changed, field.name, other_than(field, getattr(changed, field.name), seat))
    is_told_apart = _key(changed, seat) != _key(match.state, seat)
    assert is_told_apart != (field.name in SAME_IN_A_TURN)


def other_than(field: Field, old: object, seat: int) -> object:
    """Another value, at the place of the seat if there is one for each."""
    if field.holds == FRAMES:
        return [Frame(0, seat, left=7)]
    if field.holds == CHANCE:
        return Rng(99)
    if field.name == "decision":
        return None
    if isinstance(old, list) and old and isinstance(old[0], list):
        return [[one + 1 for one in each] for each in old]
    if isinstance(old, list):
        return [one + 1 for one in old] or [1]
    assert isinstance(old, int)
    return not old if isinstance(old, bool) else old + 1
