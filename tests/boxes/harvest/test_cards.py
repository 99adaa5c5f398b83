"""The six kingdom cards of the Harvest box: what the worked examples leave open."""

from drawn import do, gold, kinds, live, paid, position
from hexstead.engine.actions import NOBODY


def test_rangers_pay_nothing_for_empty_rows() -> None:
    assert gold("G1  G1", "rangers", seats=2) == [0, 0]


def test_chainers_pay_nothing_for_a_settlement_with_three_neighbours() -> None:
    board = """
        G1  G1  G1
          G   G1  G
    """
    assert gold(board, "chainers") == [2]


def test_travellers_pay_a_corner_once() -> None:
    assert gold("G1", "travellers") == [1]
    assert gold("G1", "travellers", at="T20") == [1]


def test_homesteaders_pay_one_of_two_equal_sectors() -> None:
    assert gold("G1  G1  G1  G1", "homesteaders", at="A9") == [2]


def test_mayors_pay_the_first_to_four_anywhere_in_the_row() -> None:
    board = """
        G1  G   G1  G   G   G1  G   G   G2  G2
          M   M   M   M   M   M   M   M   M   M
    """
    world, state = position(board, cards=("mayors",), owed=1)
    do(world, state, "A2")
    assert (state.marks[0], paid(world, state, "mayors"), state.supply[0]) == (0, [4, 0], 35)


def test_mayors_mark_after_a_move() -> None:
    board = """
        G1  G1  G1  G   G
          G   G   G1  G   G
    """
    world, state = position(board, cards=("mayors",), owed=0, tiles={0: ("refuge",)})
    events = do(world, state, "use:refuge", "B3", "A4")
    assert "marked" in kinds(events)
    assert state.marks[0] == 0


def test_mayors_mark_may_be_the_last_of_the_supply() -> None:
    board = """
        G1  G1  G1  G   G   G
          G   G   G   G   G   G
    """
    world, state = position(board, cards=("mayors",), supply=(2, 20))
    events = do(world, state, "A4")
    assert "last-round" in kinds(events)
    assert (state.supply[0], state.owed, live(world, state)) == (0, 0, ["end"])


def test_mayors_mark_nothing_without_supply_and_look_again_only_at_that_row() -> None:
    board = """
        G1  G1  G1  G   G   G
          G1  G   G   G1  G   G
        G   G   G   G   G   G
    """
    world, state = position(
        board, cards=("mayors",), supply=(1, 20), owed=1, tiles={0: ("refuge", "refuge", "temple")}
    )
    do(world, state, "A4")
    assert state.marks[0] == NOBODY
    state.supply[0] = 3
    do(world, state, "use:refuge", "B4", "C5")
    assert state.marks[0] == NOBODY
    do(world, state, "use:refuge", "B1", "C1")
    assert state.marks[0] == NOBODY


def test_mayors_look_again_when_a_piece_is_placed_in_the_row() -> None:
    board = """
        G1  G1  G1  G1  G   G
          G1  G   G   G   G   G
    """
    world, state = position(board, cards=("mayors",), owed=1)
    assert state.marks[0] == NOBODY
    do(world, state, "A5")
    assert state.marks[0] == 0


def test_mayors_mark_with_figures_but_figures_are_no_supply() -> None:
    board = """
        G1  G1  G1  G   G   G
    """
    world, state = position(board, cards=("mayors",), owed=0, tiles={0: ("barracks",)}, supply=(5, 20))
    do(world, state, "use:barracks", "A4")
    assert (state.marks[0], state.supply[0]) == (0, 4)


def test_mayors_mark_one_mark_for_a_row_of_eight() -> None:
    world, state = position("G1  G1  G1  G   G   G   G   G", cards=("mayors",))
    do(world, state, "A4", "A5", "A6")
    assert paid(world, state, "mayors") == [4, 0]
    assert state.supply[0] == 40 - 6 - 1


def test_travellers_and_knights_do_not_count_marks() -> None:
    world, state = position("G1  G1  G1  G   G   G", cards=("mayors", "knights", "travellers"), owed=1)
    do(world, state, "A4")
    assert paid(world, state, "knights") == [8, 0]
    assert paid(world, state, "travellers") == [4, 0]


def test_rovers_pay_no_moves() -> None:
    world, state = position("G1  G   G   G", cards=("rovers",), owed=0, tiles={0: ("paddock",)})
    do(world, state, "use:paddock", "A1", "A3", "end")
    assert paid(world, state, "rovers") == [0, 0]


def test_rovers_pay_figures_and_tiles() -> None:
    world, state = position(
        "G1  G   G   G   G", at="A9", cards=("rovers",), owed=0, tiles={0: ("barracks", "farm")}
    )
    do(world, state, "use:farm", "A10", "use:barracks", "A11", "end")
    assert paid(world, state, "rovers") == [2, 0]


def test_rovers_pay_again_every_turn() -> None:
    world, state = position("G1  G   G   G   G2", cards=("rovers",), owed=1, hands=("", "G"))
    do(world, state, "A2", "end")
    assert paid(world, state, "rovers") == [1, 0]
    do(world, state, "A4", "A3", "end")
    assert paid(world, state, "rovers") == [1, 1]
