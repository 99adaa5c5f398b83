"""The worked examples D1 to D15 of the rules: nomad tiles, red cards and the locations of Nomads."""

import pytest

from drawn import buttons, do, earned, kinds, live, live_hexes, position, stands, starred, tiles_of
from hexstead.engine.actions import IllegalAction
from hexstead.engine.events import EARNED, EXPIRED, OVER, RETURNED, TOOK


def test_d1_a_donation_builds_three_more_after_the_mandatory_action() -> None:
    board = """
        G1  G   G   G   F   F   F
    """
    world, state = position(board, tiles=("donation-flower",))
    do(world, state, "A2", "A3", "A4", "use:donation-flower", "A5", "A6", "A7")
    assert stands(state, 0) == ["A1", "A2", "A3", "A4", "A5", "A6", "A7"]
    assert state.supply[0] == 39 - 6
    assert live(world, state) == ["end"]


def test_d2_resettlement_takes_three_steps_to_a_nomad_tile_and_one_to_a_location() -> None:
    board = """
        G1  G   G   G   N   W   G1  G   L   G
    """
    locations = {"A5": "sword", "A9": "farm"}
    world, state = position(board, locations=locations, tiles=("resettlement",), owed=0)
    assert TOOK in kinds(do(world, state, "use:resettlement", "A1", "A2", "A3", "A4"))
    assert TOOK in kinds(do(world, state, "A7", "A8"))
    assert tiles_of(world, state, 0) == ["sword", "farm", "resettlement"]
    assert live(world, state) == ["end"]
    with pytest.raises(IllegalAction):
        do(world, state, "A7")


def test_d3_outpost_builds_the_third_settlement_away_from_the_others() -> None:
    board = """
        L   G   G   G*  W   G*  N
    """
    locations = {"A1": "farm", "A7": "sword"}
    world, state = position(board, locations=locations, tiles=("outpost",))
    do(world, state, "A2", "A3")
    assert live(world, state) == ["A4", "use:outpost"]
    do(world, state, "use:outpost")
    assert live_hexes(world, state) == starred(board)
    assert TOOK in kinds(do(world, state, "A6"))
    assert tiles_of(world, state, 0) == ["farm", "sword", "outpost"]
    assert live(world, state) == ["end"]


def test_d4_sword_returns_exactly_one_settlement_of_each_opponent() -> None:
    board = """
        G1  G2* G2* G3* G3* G3* G1
    """
    world, state = position(board, seats=3, tiles=("sword",), owed=0)
    do(world, state, "use:sword")
    assert live_hexes(world, state) == starred(board)
    do(world, state, "A5")
    assert live_hexes(world, state) == ["A2", "A3"]
    assert kinds(do(world, state, "A2")) == [RETURNED]
    assert [stands(state, seat) for seat in range(3)] == [["A1", "A7"], ["A3"], ["A4", "A6"]]
    assert state.supply == [38, 39, 38]
    assert live(world, state) == ["end"]


def test_d5_treasure_pays_three_at_once_and_is_gone() -> None:
    world, state = position("N   G   G   G", locations={"A1": "treasure"})
    assert kinds(do(world, state, "A2"))[1:] == [TOOK, EARNED]
    assert earned(world, state, 0) == {"treasure": 3}
    assert tiles_of(world, state, 0) == []
    assert state.stock == [0]


def test_d6_a_nomad_tile_that_is_not_used_in_the_next_turn_is_gone_after_it() -> None:
    board = """
        N   G   G   G   G   G   G
          W   W   W   W   W   W   W
        G2  G   G   G
    """
    world, state = position(board, locations={"A1": "donation-water"}, hands=("", "G"), deck="GGG")
    do(world, state, "A2", "A3", "A4")
    assert buttons(world, state) == ["end"]
    assert EXPIRED not in kinds(do(world, state, "end"))
    assert tiles_of(world, state, 0) == ["donation-water"]
    do(world, state, "C2", "C3", "C4", "end")
    assert buttons(world, state) == ["use:donation-water"]
    do(world, state, "A5", "A6", "A7")
    assert buttons(world, state) == ["end", "use:donation-water"]
    assert EXPIRED in kinds(do(world, state, "end"))
    assert tiles_of(world, state, 0) == []


@pytest.mark.parametrize(
    ("built", "gold"),
    [
        ("B1 B2 B3", 2),
        ("B3 B1 B2", 2),
        ("A2 B2 C3", 2),
        ("C2 A3 B2", 2),
        ("B1 B2 C3", 0),
        ("B1 B2 B4", 0),
    ],
)
def test_d7_families_pay_two_for_three_in_a_straight_line_in_any_order(built: str, gold: int) -> None:
    board = """
        G   G   G   G
          G   G   G   G
        G   G   G   G
    """
    world, state = position(board, cards=("families",), tiles=("outpost",))
    for hex in built.split():
        do(world, state, *([hex] if hex in live(world, state) else ["use:outpost", hex]))
    assert earned(world, state, 0).get("families", 0) == gold


def test_d7_families_do_not_count_two_in_line_with_an_old_one() -> None:
    board = """
        G1  G   G
          G   G   G
    """
    world, state = position(board, cards=("families",))
    do(world, state, "A2", "A3", "B2")
    assert earned(world, state, 0) == {}


def test_d8_shepherds_pay_two_for_the_settlement_that_closes_the_area() -> None:
    world, state = position("F   F   F   G", card="F", cards=("shepherds",))
    do(world, state, "A1", "A2")
    assert earned(world, state, 0) == {}
    do(world, state, "A3")
    assert earned(world, state, 0) == {"shepherds": 2}


def test_d9_shepherds_pay_for_the_closed_end_of_a_chain_built_last() -> None:
    world, state = position("F   F   F   F   F", card="F", cards=("shepherds",))
    do(world, state, "A3", "A2")
    assert earned(world, state, 0) == {}
    do(world, state, "A1")
    assert earned(world, state, 0) == {"shepherds": 2}


def test_d10_shepherds_pay_nothing_for_the_same_chain_the_other_way_round() -> None:
    world, state = position("F   F   F   F   F", card="F", cards=("shepherds",))
    do(world, state, "A1", "A2", "A3")
    assert earned(world, state, 0) == {}


def test_d11_ambassadors_pay_one_for_each_settlement_beside_a_foreign_one() -> None:
    board = """
        G1  G   G   G   G2
          G2  M   M   M   M
    """
    world, state = position(board, cards=("ambassadors",))
    paid = []
    for hex in ("A2", "A3", "A4"):
        do(world, state, hex)
        paid.append(earned(world, state, 0)["ambassadors"])
    assert paid == [1, 1, 2]


def test_d12_quarry_puts_one_wall_if_only_one_hex_touches_own_settlements() -> None:
    board = """
        D   D   D   D*  M   D   D
    """
    world, state = position(board, card="D", tiles=("quarry",))
    do(world, state, "A1", "A2", "A3", "use:quarry")
    assert live(world, state) == starred(board)
    do(world, state, "A4")
    assert live(world, state) == ["end"]


def test_d13_caravan_has_four_ways_beside_a_mountain_and_a_foreign_settlement() -> None:
    board = """
          M   G   G
        G   G1  G2
          G   G   G
    """
    world, state = position(board, at="J9", fill="G", tiles=("caravan",), owed=0)
    do(world, state, "use:caravan", "K10")
    assert live_hexes(world, state) == ["A15", "K1", "T5", "T14"]


def test_d14_village_does_not_count_a_foreign_settlement() -> None:
    board = """
        G   G1  G1
          G2  G   G
    """
    world, state = position(board, tiles=("village",), owed=0)
    assert live(world, state) == ["end"]
    world, state = position(board.replace("G2", "G1"), tiles=("village",), owed=0)
    do(world, state, "use:village")
    assert live_hexes(world, state) == ["B2"]


def test_d15_sword_after_the_end_trigger_does_not_keep_the_game_going() -> None:
    board = """
        G1  G   G   G   G2
    """
    world, state = position(
        board, tiles=("sword",), supply=(20, 0), ending=True, first=1, turn=0, hands=("", "G")
    )
    do(world, state, "use:sword", "A5", "A2", "A3", "A4")
    assert state.supply[1] == 1
    assert OVER in kinds(do(world, state, "end"))
    assert live(world, state) == []
