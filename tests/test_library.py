"""The library as somebody meets it in a shell: it prints, compares, and takes the names that people use."""

import pytest

import hexstead
from hexstead import (
    IllegalAction,
    act,
    decide,
    decode,
    encode,
    first_game,
    hex_name,
    members,
    read_action,
    score,
    start,
    write_action,
)
from hexstead.engine.said import BadInput
from hexstead.engine.state import State
from hexstead.engine.world import World


@pytest.fixture
def world() -> World:
    return first_game(2).world()


@pytest.fixture
def state(world: World) -> State:
    return start(world, 3)


def test_a_world_prints_its_map_and_what_is_in_play(world: World) -> None:
    lines = str(world).splitlines()
    assert [len(line.split()) for line in lines[:20]] == [20] * 20
    assert lines[1].startswith(" ")
    assert "seats=2" in lines
    assert "=tavern" in lines[-2]
    assert "knights" in lines[-1]


def test_a_position_prints_whose_turn_it_is_and_who_stands_where(world: World, state: State) -> None:
    chosen = hex_name(members(decide(world, state).hexes)[0])
    act(world, state, chosen)
    head, *seats = str(state).splitlines()
    assert f"turn={state.turn} " in head
    assert "owed=2" in head
    assert seats[state.turn] == f"seat {state.turn}: supply=39 {chosen}"
    assert seats[1 - state.turn].endswith("supply=40 -")


def test_a_decision_prints_what_is_live(world: World, state: State) -> None:
    for _ in range(3):
        act(world, state, decide(world, state).actions[0])
    assert str(decide(world, state)) == f"seat {state.turn} extra: end"


def test_gold_prints_in_total_and_by_source(world: World, state: State) -> None:
    assert str(score(world, state)[0]).startswith("0: ")
    assert "castles=0" in str(score(world, state)[0])


def test_a_position_equals_its_copy_until_one_of_them_changes(world: World, state: State) -> None:
    twin = state.copy()
    assert twin == state
    act(world, twin, decide(world, twin).actions[0])
    assert twin != state
    assert state != "a position"


def test_positions_with_other_cards_to_come_are_not_equal(world: World, state: State) -> None:
    twin = state.copy()
    twin.rng.below(2)
    assert twin != state


def test_plain_data_makes_an_equal_position(world: World, state: State) -> None:
    assert decode(world, encode(state)) == state


def test_an_action_may_be_written_as_people_write_it(world: World, state: State) -> None:
    hex = members(decide(world, state).hexes)[5]
    assert write_action(world, hex) == hex_name(hex)
    assert read_action(world, hex_name(hex).lower()) == hex
    twin = state.copy()
    assert act(world, state, hex_name(hex)) == act(world, twin, hex)
    with pytest.raises(IllegalAction):
        act(world, state, "end")
    with pytest.raises(BadInput):
        act(world, state, "Z99")


def test_a_bot_needs_nothing_but_the_library() -> None:
    for name in (
        "act",
        "decide",
        "guess",
        "see",
        "score",
        "say",
        "ask",
        "explain",
        "Decision",
        "View",
        "World",
    ):
        assert name in hexstead.__all__
