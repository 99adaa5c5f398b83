"""The worked examples G1 to G12 of the rules: Harvest."""

from drawn import buttons, do, figures_of, gold, live, live_hexes, paid, position, stands, starred, tiles_of
from hexstead.engine.actions import NOBODY
from hexstead.engine.hexes import parse, row_of
from hexstead.engine.scoring import score


def test_g1_the_mandatory_action_starts_from_the_farm_action_and_reaches_the_palisade() -> None:
    board = """
        G1  A   D   D   D   L   M   D
          A   M   M   M   M   M   M   D
    """
    world, state = position(board, locations={"A6": "palisade"}, card="D")
    do(world, state, "use:farm-action")
    assert live_hexes(world, state) == ["A2", "B1"]
    do(world, state, "A2")
    assert live_hexes(world, state) == ["A3"]
    assert "use:farm-action" not in buttons(world, state)
    do(world, state, "A3", "A4", "A5")
    assert "palisade" in tiles_of(world, state, 0)
    assert buttons(world, state) == ["end"]


def test_g2_one_silo_moves_three_settlements_of_which_one_ends_beside_a_castle() -> None:
    board = """
        I   G1  G   G   X
          G1  G1  G   G   G
    """
    world, state = position(board, owed=0, turn=1, ending=True)
    assert score(world, state)[0].gold["castles"] == 0
    do(world, state, "end")
    do(world, state, "A2", "B3", "B1", "B4", "B2", "A4")
    assert state.over
    assert stands(state, 0) == ["A4", "B3", "B4"]
    assert score(world, state)[0].gold["castles"] == 3


def test_g2_builds_and_moves_are_not_mixed_for_one_silo() -> None:
    board = """
        I   G1  G*  G
          G1  G*  G   G
    """
    world, state = position(board, owed=0, turn=1, ending=True)
    do(world, state, "end")
    do(world, state, "A3", "B2")
    assert live(world, state) == ["A4", "B3", "done"]


def test_g2_two_silos_are_emptied_twice() -> None:
    board = """
        I   G1  I   G   G   G   G
          G   G   G   G   G   G   G
    """
    world, state = position(board, owed=0, turn=1, ending=True)
    do(world, state, "end")
    do(world, state, "B1", "B2", "B3")
    assert not state.over
    do(world, state, "A2", "A4", "B2", "B4", "done")
    assert state.over
    assert stands(state, 0) == ["A4", "B1", "B3", "B4"]


def test_g3_two_scouts_on_mountains_lead_the_builds_to_a_castle() -> None:
    board = """
        G1  M*  M   D   D   D   X
          M*  M   M   M   M   L   M
        M   M   M   M   D   M   D
    """
    world, state = position(board, card="D", tiles={0: ("scout-cabin",)}, locations={"B6": "farm"}, fill="W")
    do(world, state, "use:scout-cabin")
    assert set(starred(board)) <= set(live_hexes(world, state))
    do(world, state, "A2", "A3")
    assert figures_of(world, state, 0, "scout") == ["A2", "A3"]
    do(world, state, "A4", "A5")
    assert live_hexes(world, state) == ["A6"]
    do(world, state, "A6")
    assert score(world, state)[0].gold["castles"] == 3
    do(world, state, "end")
    assert stands(state, 0) == ["A1", "A4", "A5", "A6"]
    assert figures_of(world, state, 0, "scout") == []


def test_g3_scouts_take_no_tile() -> None:
    board = """
        G1  M   M   L   D
    """
    world, state = position(board, locations={"A4": "farm"}, tiles={0: ("scout-cabin",)}, card="D")
    do(world, state, "use:scout-cabin", "A2", "A3")
    assert "farm" not in tiles_of(world, state, 0)


def test_g4_rangers_pay_four_rows_with_exactly_one_settlement() -> None:
    board = """
        G1  G   G
          G1  G   G1
        G   G   G
          G   G1  G
        G1  G1  G1
          G1  G   G
        G   G   G1
    """
    assert gold(board, "rangers") == [8]


def test_g5_chainers_pay_those_with_exactly_two_own_neighbours() -> None:
    board = """
        G1  G   G1  G1
          G1  G1  G   G1
    """
    assert gold(board, "chainers") == [4]


def test_g5_chainers_pay_a_ring_of_six() -> None:
    board = """
        G1  G1  G
          G   G   G
    """
    ring = """
        G   G1  G1
          G1  G   G1
        G   G1  G1
    """
    assert gold(ring, "chainers") == [6]
    assert gold(board, "chainers") == [0]


def test_g5_chainers_pay_three_of_a_line_of_five() -> None:
    assert gold("G1  G1  G1  G1  G1", "chainers") == [3]


def test_g6_travellers_pay_the_outer_edge_the_corner_once() -> None:
    board = """
        G1  G1  G   G1  G
          G1  G1  G   G   G
        G1  G   G   G   G
          G1  G   G1  G   G
    """
    assert gold(board, "travellers") == [6]


def test_g6_travellers_pay_nothing_at_inner_borders() -> None:
    board = """
        G1  G1
          G1  G1
    """
    assert gold(board, "travellers", at="I10") == [0]


def test_g7_homesteaders_pay_the_fullest_sector() -> None:
    def row(left: int, right: int) -> str:
        cells = ["G1"] * left + ["G"] * (10 - left) + ["G1"] * right + ["G"] * (10 - right)
        return "".join([cell.ljust(4) for cell in cells])

    rows = [row(8, 5)] + [row(0, 0)] * 9 + [row(10, 10), row(1, 2)]
    board = "\n".join([" " * 2 * (number % 2) + text for number, text in enumerate(rows)])
    assert gold(board, "homesteaders") == [12]


def test_g8_mayors_pay_four_for_each_marked_row() -> None:
    board = """
        G1  G1  G1  G   G   G
          G1  G1  G1  G   G   G
        G2  G2  G2  G   G   G
          G2  G2  G2  G   G   G
        G2  G2  G2  G   G   G
          G3  G3  G3  G   G   G
    """
    world, state = position(board, seats=3, cards=("mayors",), hands=("", "G", "G"))
    do(world, state, "A4", "B4", "A5", "end", "C4", "D4", "E4", "end", "F4", "F5", "F6")
    assert paid(world, state, "mayors") == [8, 12, 4]
    assert state.supply == [40 - 6 - 3 - 2, 40 - 9 - 3 - 3, 40 - 3 - 3 - 1]


def test_g9_mayors_mark_a_row_for_good_from_the_supply() -> None:
    board = """
        G2  G2  G2  G2
          G   G   G   G
        D   D   D1  D   D2  D2  D2  D2
          G   G   G   G   G   G   G   G
    """
    world, state = position(board, cards=("mayors",), card="D", tiles={0: ("refuge",)}, hands=("", "G"))
    row = row_of(parse("C1"))
    do(world, state, "C4", "C2")
    assert state.marks[row] == NOBODY
    do(world, state, "C1")
    assert (state.marks[row], state.supply[0]) == (0, 40 - 1 - 3 - 1)
    do(world, state, "use:refuge", "C1", "B1")
    assert (state.marks[row], paid(world, state, "mayors")) == (0, [4, 0])


def test_g9_a_marked_row_is_lost_to_the_others() -> None:
    board = """
        G1  G1  G1  G   G   G2  G2  G2  G
          M   M   M   M   M   M   M   M   G
    """
    world, state = position(board, cards=("mayors",), hands=("", "G"), owed=1)
    do(world, state, "A4", "end", "A9")
    assert paid(world, state, "mayors") == [4, 0]


def test_g10_rovers_pay_each_sector_built_in_at_the_end_of_the_turn() -> None:
    board = "G1  G   G   G   G"
    world, state = position(board, at="A9", cards=("rovers",))
    do(world, state, "A10", "A11", "A12")
    assert paid(world, state, "rovers") == [0, 0]
    do(world, state, "end")
    assert paid(world, state, "rovers") == [2, 0]


def test_g11_the_cathedral_stores_three_times_and_then_builds_four() -> None:
    board = """
        L   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G
          G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G
        C   C   C   C   C   C   C   C   C   C   C   C   C   C   C   C   C   C   C   C
    """
    world, state = position(
        board, locations={"A1": "cathedral"}, card="G", hands=("", "C"), deck="G C G C G C G C G"
    )
    do(world, state, "A2", "A3", "A4")
    assert state.stored[0] == 1
    assert buttons(world, state) == ["end"]
    turns = {"C1 C2 C3": "A5 A6 A7", "C4 C5 C6": "A8 A9 A10", "C7 C8 C9": "A11 A12 A13"}
    for other, own in turns.items():
        do(world, state, "end", *other.split(), "end", *own.split(), "use:cathedral", "store")
        assert buttons(world, state) == ["end"]
    assert state.stored[0] == 4
    do(world, state, "end", "C10", "C11", "C12", "end", "use:cathedral", "B1", "B2", "B3", "B4")
    assert state.stored[0] == 0
    assert (state.owed, state.frames) == (3, [])


def test_g12_the_bazaar_repeats_the_tower_but_no_farm_action_and_no_nomad_tile() -> None:
    board = """
        G1  G   G   G   G
          A   G   G   G   G
    """
    world, state = position(
        board,
        owed=0,
        tiles={0: ("bazaar", "tower")},
        locations={"K10": "donation-grass"},
        holds={0: ("K10",)},
    )
    assert buttons(world, state) == [
        "end",
        "use:donation-grass",
        "use:bazaar",
        "use:tower",
        "use:farm-action",
    ]
    do(world, state, "use:tower", "A2", "use:bazaar")
    assert live(world, state) == ["use:tower"]
    do(world, state, "use:tower", "A3")
    assert stands(state, 0) == ["A1", "A2", "A3"]
    assert "use:tower" not in buttons(world, state)
    assert "use:bazaar" not in buttons(world, state)
