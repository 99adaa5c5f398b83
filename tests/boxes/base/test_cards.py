"""Each kingdom card of the base game, and the castles: what the examples leave open."""

import pytest

from drawn import gold, world_of
from hexstead.boxes.catalogue import CARDS
from hexstead.engine.rules import start
from hexstead.engine.scoring import Score, score, winners


@pytest.mark.parametrize("key", CARDS)
def test_a_seat_without_settlements_earns_nothing(key: str) -> None:
    assert gold("X   W   M   L", key) == [0]


def test_fishermen_pay_one_for_a_settlement_beside_several_water_hexes() -> None:
    board = """
        W   G1  W
          W   W   G
    """
    assert gold(board, "fishermen") == [1]


def test_fishermen_ask_for_the_neighbours_of_odd_rows_too() -> None:
    board = """
        G   W   G
          G1  G   G
        G   G   W
          G1  G1  G
    """
    assert gold(board, "fishermen") == [2]


def test_merchants_do_not_link_special_hexes_that_merely_touch() -> None:
    assert gold("G1  L   X   G", "merchants") == [0]


def test_merchants_link_through_a_whole_area_though_no_settlement_touches_both_ends() -> None:
    assert gold("L   G1  G1  G1  X", "merchants") == [8]
    assert gold("L   G1  G   G1  X", "merchants") == [0]


def test_merchants_do_not_link_through_settlements_of_others() -> None:
    assert gold("L   G1  G2  G1  X", "merchants", seats=2) == [0, 0]


def test_discoverers_pay_for_all_twenty_rows() -> None:
    lines = [" " * (2 * (row % 2)) + "G1  G   G1" for row in range(20)]
    assert gold("\n".join(lines), "discoverers") == [20]


def test_knights_count_settlements_across_both_boards_and_gaps() -> None:
    row = "   ".join(["G"] * 9)
    assert gold(f"G1  {row}   G1", "knights") == [4]


def test_hermits_join_settlements_that_touch_along_any_edge() -> None:
    board = """
        G1  G   G1
          G1  G1  G
        G   G1  G   G1
    """
    assert gold(board, "hermits") == [2]


def test_citizens_round_down() -> None:
    assert gold("G1", "citizens") == [0]
    assert gold("G1  G1  G1", "citizens") == [1]


def test_miners_do_not_pay_on_a_mountain_beside_another() -> None:
    assert gold("M   M1  M", "miners") == [0]


def test_miners_do_not_pay_for_a_mountain_that_only_touches_water() -> None:
    assert gold("M   W   G1", "miners") == [0]


def test_workers_pay_once_beside_a_location_and_a_castle() -> None:
    assert gold("L   G1  X   G   G1", "workers") == [1]


def test_lords_count_every_sector_by_itself() -> None:
    nine = "   ".join(["G"] * 9)
    board = f"G1  {nine}   G2  G2"
    assert gold(board, "lords", seats=2, options=("lords-need-a-settlement",)) == [12, 12]
    assert gold(board, "lords", seats=2) == [12 + 6, 6 + 12]


def test_lords_pay_nobody_for_a_sector_that_nobody_entered() -> None:
    assert gold("G", "lords", seats=3) == [0, 0, 0]


def test_lords_pay_nothing_for_the_third_place() -> None:
    board = "G1  G1  G1  G2  G2  G3"
    assert gold(board, "lords", seats=3, options=("lords-need-a-settlement",)) == [12, 6, 0]


def test_farmers_take_the_border_between_sectors_where_the_boards_meet() -> None:
    corner = """
          G1  G1  G   G
        G   G1  G1  G
    """
    assert gold(corner, "farmers", at="J9") == [0]
    assert gold(corner.replace("G1  G1  G   G", "G   G1  G1  G"), "farmers", at="J9") == [3]


def test_farmers_pay_one_of_two_equal_sectors() -> None:
    corner = """
          G1  G1  G1  G1
        G   G1  G1  G
    """
    assert gold(corner, "farmers", at="J9") == [3]


def test_castles_pay_every_seat_beside_them() -> None:
    board = """
        G1  X   G2
          G1  G2  G
    """
    assert gold(board, "castles", seats=3) == [3, 3, 0]


def test_castles_pay_in_every_game_beside_the_cards() -> None:
    world = world_of("G1  X", cards=("knights",))
    assert list(score(world, start(world, 1))[0].gold) == ["knights", "castles"]


def test_seats_with_equal_gold_share_the_victory() -> None:
    scores = [Score({"knights": 6}), Score({"knights": 2}), Score({"knights": 4, "castles": 2})]
    assert [score.total for score in scores] == [6, 2, 6]
    assert winners(scores) == [0, 2]
