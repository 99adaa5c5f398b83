"""Rulings 59, 60 and 61: what silos move, what Messengers and Lords pay."""

from drawn import do, gold, live, position, stands
from hexstead.engine.explain import explain
from hexstead.engine.hexes import parse

# 59: up to three different settlements for each silo


def test_ruling_59_a_settlement_moved_for_a_silo_is_not_moved_again_for_it() -> None:
    world, state = position("I   G1  G1  G   G", turn=1, owed=0, ending=True, supply=(0, 0))
    do(world, state, "end", "A2", "A4")
    assert live(world, state) == ["A3", "done"]
    reason = explain(world, state, parse("A4"))
    assert reason is not None
    assert reason.key == "moved-already"


def test_ruling_59_it_may_be_moved_again_for_the_next_silo() -> None:
    board = """
        I   G1  G1  I   M
          M   G   G   G   G
    """
    world, state = position(board, turn=1, owed=0, ending=True, supply=(0, 0))
    do(world, state, "end", "A2", "B3")
    assert "B3" not in live(world, state)
    do(world, state, "done")
    assert "B3" in live(world, state)


def test_ruling_59_three_are_moved_and_no_more() -> None:
    board = """
        I   G1  G1  G1  G1  G
          M   G   G   G   G   G
    """
    world, state = position(board, turn=1, owed=0, ending=True, supply=(0, 0))
    do(world, state, "end", "A2", "B2", "A3", "B3", "A4", "B4")
    assert (state.over, stands(state, 0)) == (True, ["A5", "B2", "B3", "B4"])


# 60: Messengers need two connected settlements


def test_ruling_60_messengers_pay_nothing_for_a_lone_settlement() -> None:
    assert gold("G1  G   G1", "messengers") == [0]


def test_ruling_60_messengers_pay_for_two_connected_settlements() -> None:
    assert gold("G1  G1  G   G1", "messengers") == [4]


# 61: Lords


def test_ruling_61_lords_pay_nobody_for_a_sector_that_nobody_has_entered() -> None:
    assert gold("G1  G2  G1", "lords", seats=3) == [12, 6, 0]
    assert gold("G", "lords", seats=2) == [0, 0]


def test_ruling_61_lords_pay_the_second_most_for_none_if_others_are_there() -> None:
    assert gold("G1  G1  G1", "lords", seats=2) == [12, 6]
    assert gold("G1  G1  G1", "lords", seats=2, options=("lords-need-a-settlement",)) == [12, 0]
