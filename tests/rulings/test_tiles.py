"""Rulings 53, 54, 56, 66, 73, 74 and 75, and what is owed: how tiles are used, kept and lost."""

import pytest

from drawn import (
    buttons,
    do,
    kinds,
    live,
    position,
    refreshed,
    stands,
    take_stock,
    tiles_of,
)
from hexstead.engine.events import EXPIRED, LOST, TOOK
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.world import World

# 53 and 66: a Donation builds three


def test_ruling_53_a_donation_is_not_stopped_while_the_next_one_can_stand_next_to_your_own() -> None:
    world, state = position("G1  G   G   G   D", owed=0, tiles=("donation-grass",), card="D")
    do(world, state, "use:donation-grass", "A2")
    assert live(world, state) == ["A3"]
    do(world, state, "A3")
    assert live(world, state) == ["A4"]


def test_ruling_53_a_donation_ends_with_the_supply_or_the_hexes() -> None:
    world, state = position("G1  G   G   G   D", owed=0, tiles=("donation-grass",), card="D", supply=(2, 9))
    do(world, state, "use:donation-grass", "A2", "A3")
    assert (state.frames, state.supply[0]) == ([], 0)
    world, state = position("G1  G   M   M   D", owed=0, tiles=("donation-grass",), card="D")
    do(world, state, "use:donation-grass", "A2")
    assert state.frames == []


def test_ruling_66_a_donation_may_stop_when_the_next_one_could_not_stand_next_to_your_own() -> None:
    world, state = position("G1  G   M   G   G   D", owed=0, tiles=("donation-grass",), card="D")
    do(world, state, "use:donation-grass", "A2")
    assert live(world, state) == ["A4", "A5", "done"]
    do(world, state, "A4")
    assert live(world, state) == ["A5"]


def test_ruling_66_a_donation_that_stops_leaves_the_rest_unbuilt() -> None:
    world, state = position("G1  G   M   G   G   D", owed=0, tiles=("donation-grass",), card="D")
    do(world, state, "use:donation-grass", "A2", "done")
    assert (stands(state, 0), state.frames) == (["A1", "A2"], [])


def test_ruling_53_what_may_be_stopped_is_stopped_as_before() -> None:
    world, state = position("G1  G   G   G   G", owed=0, tiles=("resettlement", "scout-cabin", "quarry"))
    do(world, state, "use:resettlement", "A1", "A2")
    assert "done" in live(world, state)
    do(world, state, "done", "use:scout-cabin", "A3")
    assert "done" in live(world, state)
    do(world, state, "done", "use:quarry", "A4")
    assert "done" in live(world, state)


# 54: a nomad tile taken in another player's turn

LAST_TILE = """
    G   L   M   N   W   G   G
      M   M   M   M   M   G   G
"""


def taken_by_canoe(turn: int, first: int) -> tuple[World, State]:
    """In the turn of this seat the other one takes a donation by its canoe; then the turn ends."""
    owner = 1 - turn
    world, state = position(
        LAST_TILE,
        locations={"A2": "refuge", "A4": "donation-grass"},
        tiles={owner: ("canoe",)},
        owed=1,
        turn=turn,
        first=first,
        hands=("", "G") if turn == 0 else ("G", ""),
        deck="GGG",
    )
    take_stock(world, state, "A2")
    do(world, state, "A1", "A5", "end")
    assert (state.turn, "donation-grass" in tiles_of(world, state, owner)) == (owner, True)
    return world, state


def pass_turn(world: World, state: State) -> list[str]:
    """The turn ends as if everything had been built."""
    state.owed = 0
    refreshed(world, state)
    return kinds(do(world, state, "end"))


def test_ruling_54_a_nomad_tile_taken_before_the_owners_turn_of_the_round_waits_for_the_next_round() -> None:
    world, state = taken_by_canoe(turn=0, first=0)
    assert "use:donation-grass" not in buttons(world, state)
    assert EXPIRED not in pass_turn(world, state)
    pass_turn(world, state)
    assert (state.turn, "use:donation-grass" in buttons(world, state)) == (1, True)
    assert EXPIRED in pass_turn(world, state)
    assert "donation-grass" not in tiles_of(world, state, 1)


def test_ruling_54_a_nomad_tile_taken_after_the_owners_turn_of_the_round_is_for_the_next_turn() -> None:
    world, state = taken_by_canoe(turn=1, first=0)
    assert "use:donation-grass" in buttons(world, state)
    assert EXPIRED in pass_turn(world, state)


def test_ruling_54_the_round_begins_with_the_start_player() -> None:
    world, state = taken_by_canoe(turn=0, first=1)
    assert "use:donation-grass" in buttons(world, state)


# 56: number tiles


def test_ruling_56_the_cathedral_and_its_repetition_take_one_number_tile() -> None:
    world, state = position("G1  G   G   G", owed=0, tiles=("bazaar", "cathedral"))
    do(world, state, "use:cathedral", "store")
    assert state.stored[0] == 1
    do(world, state, "use:bazaar", "use:cathedral")
    assert live(world, state) == ["A2"]


def test_ruling_56_the_repetition_may_come_first_and_then_takes_it() -> None:
    world, state = position("G1  G   G   G", owed=0, tiles=("bazaar", "cathedral"))
    do(world, state, "use:bazaar", "use:cathedral", "store", "use:cathedral")
    assert live(world, state) == ["A2"]


def test_ruling_56_without_a_number_tile_to_return_there_is_nothing_to_repeat() -> None:
    world, state = position("G1  G   G   G", owed=0, tiles=("bazaar", "cathedral"), supply=(0, 9))
    do(world, state, "use:cathedral", "store")
    assert buttons(world, state) == ["end"]


def test_ruling_56_number_tiles_can_be_returned_twice() -> None:
    world, state = position("G1  G   G   G   G", owed=0, tiles=("bazaar", "cathedral"))
    state.stored[0] = 2
    do(world, state, "use:cathedral", "A2", "done", "use:bazaar", "use:cathedral", "A3")
    assert state.stored[0] == 0


def test_ruling_56_the_number_tile_that_comes_with_the_cathedral_does_not_count() -> None:
    world, state = position("G1  G   L   G   G", locations={"A3": "cathedral"}, owed=1, hands=("", "G"))
    do(world, state, "A2")
    assert (state.stored[0], state.gathered) == (1, 0)


def test_ruling_56_the_next_turn_takes_one_again() -> None:
    world, state = position("G1  G   G   G", owed=0, tiles=("cathedral",), hands=("", "G"), deck="GGG")
    do(world, state, "use:cathedral", "store")
    pass_turn(world, state)
    pass_turn(world, state)
    do(world, state, "use:cathedral")
    assert "store" in live(world, state)


# 73: of two equal tiles

FARMS = """
    L   G1  M   L   G1  G   G
      M   G   G   M   M   G   G
"""


def test_ruling_73_a_used_tile_goes_before_a_ready_one() -> None:
    world, state = position(
        FARMS, locations={"A1": "farm", "A4": "farm"}, holds=("A1", "A4"), tiles=("paddock",), owed=0
    )
    do(world, state, "use:farm", "B2", "use:paddock", "A5", "A7")
    assert tiles_of(world, state, 0) == ["farm", "paddock"]
    assert "use:farm" in buttons(world, state)


def test_ruling_73_a_tile_gained_this_turn_does_not_become_ready_when_the_older_one_goes() -> None:
    board = """
        L   G1  G   L   G
          M   M   M   M   M
        G   G   G   G   G
    """
    world, state = position(
        board, locations={"A1": "farm", "A4": "farm"}, holds=("A1",), tiles=("paddock",), owed=1, begun=True
    )
    do(world, state, "A3")
    assert "use:farm" in buttons(world, state)
    do(world, state, "use:paddock", "A2", "C3")
    assert tiles_of(world, state, 0) == ["farm", "paddock"]
    assert "use:farm" not in buttons(world, state)


# 74: an Outpost is for your own turn


def test_ruling_74_an_outpost_does_not_help_a_canoe_in_another_players_turn() -> None:
    board = """
        G   L   W2  W   M   W
          M   M   M   M   M   W
    """
    world, state = position(board, locations={"A2": "refuge"}, tiles={1: ("canoe", "outpost")}, owed=1)
    take_stock(world, state, "A2")
    do(world, state, "A1")
    assert (decide(world, state).seat, live(world, state)) == (1, ["A4", "done"])


def test_ruling_74_an_outpost_does_not_help_a_canoe_that_reacts_in_its_owners_turn() -> None:
    board = """
        G   L   M   M   M   W1  W   M   W
    """
    world, state = position(
        board, locations={"A2": "refuge"}, tiles=("canoe", "outpost"), owed=1, options=("react-to-own",)
    )
    take_stock(world, state, "A2")
    do(world, state, "A1")
    assert (decide(world, state).seat, live(world, state)) == (0, ["A7", "done"])


# 75: every step takes and loses tiles

PATH = """
    L   M   L   M   M
      G1  G   G   G   G
"""


@pytest.mark.parametrize("tile", ["resettlement", "wagon"])
def test_ruling_75_every_step_takes_and_loses_tiles(tile: str) -> None:
    board = PATH.replace("G1 ", "G1c") if tile == "wagon" else PATH
    world, state = position(
        board, locations={"A1": "farm", "A3": "oasis"}, holds=("A1",), tiles=(tile,), owed=0
    )
    events = do(world, state, f"use:{tile}", *(["B1"] if tile == "resettlement" else []), "B2")
    assert [kind for kind in kinds(events) if kind in (TOOK, LOST)] == [LOST, TOOK]
    events = do(world, state, "B3", "B4")
    assert [kind for kind in kinds(events) if kind in (TOOK, LOST)] == [LOST]


def test_ruling_75_a_ship_takes_and_loses_tiles_with_every_step() -> None:
    board = """
        L   M   L   M   M
          W1s W   W   W   G
    """
    world, state = position(
        board, locations={"A1": "farm", "A3": "oasis"}, holds=("A1",), tiles=("lighthouse",), owed=0
    )
    events = do(world, state, "use:lighthouse", "B2", "B3", "B4")
    assert [kind for kind in kinds(events) if kind in (TOOK, LOST)] == [LOST, TOOK, LOST]


# What is owed is never more than there is


def test_what_is_owed_is_never_more_than_the_supply_after_a_tile_has_built_first() -> None:
    world, state = position("G1  G   G   G   G", tiles=("farm",), supply=(3, 9))
    do(world, state, "use:farm", "A2")
    assert (state.owed, state.supply[0]) == (2, 2)


def test_what_is_owed_is_never_more_than_the_supply_after_a_mark() -> None:
    world, state = position("G1  G1  G1  G   G   G", tiles=("farm",), supply=(4, 9), cards=("mayors",))
    do(world, state, "use:farm", "A4")
    assert (state.owed, state.supply[0]) == (2, 2)
