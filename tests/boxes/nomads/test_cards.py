"""The red cards of Nomads: they pay for builds, at once, and nothing at the end."""

import pytest

from drawn import do, earned, gold, kinds, position
from hexstead.engine.events import EARNED
from hexstead.engine.scoring import score


@pytest.mark.parametrize("card", ["families", "shepherds", "ambassadors"])
def test_a_red_card_pays_nothing_at_the_end(card: str) -> None:
    assert gold("F1  F1  F1  G2", card, seats=2, fill="M") == [0, 0]


def test_families_look_only_at_the_mandatory_settlements() -> None:
    board = """
        G1  G   G   W   F   F   F   F
    """
    world, state = position(board, cards=("families",), tiles=("donation-flower", "garden"), owed=0)
    do(world, state, "use:donation-flower", "A5", "A6", "A7", "use:garden", "A8")
    assert earned(world, state, 0) == {}


def test_families_do_not_mind_what_is_built_before() -> None:
    board = """
        G1  G   G   G   F
    """
    world, state = position(board, cards=("families",), tiles=("garden",))
    do(world, state, "use:garden", "A5", "A2", "A3")
    assert EARNED in kinds(do(world, state, "A4"))
    assert earned(world, state, 0) == {"families": 2}


def test_families_count_a_settlement_built_with_an_outpost() -> None:
    world, state = position("G1  G   W   G   G   G", cards=("families",), tiles=("outpost",))
    do(world, state, "use:outpost", "A4", "A5", "A6")
    assert earned(world, state, 0) == {"families": 2}


def test_families_pay_once_a_turn_whatever_is_built_after() -> None:
    world, state = position("G1  G   G   G   F   F", cards=("families",), tiles=("garden", "wagon"))
    do(world, state, "A2", "A3", "A4", "use:garden", "A5", "use:wagon", "A6")
    assert earned(world, state, 0) == {"families": 2}


def test_families_need_three_settlements() -> None:
    world, state = position("G1  G   G   G", cards=("families",), supply=(2, 9), owed=2)
    do(world, state, "A2", "A3")
    assert earned(world, state, 0) == {}


def test_families_start_over_every_turn() -> None:
    board = """
        G   G   G   W   G   G   G
    """
    world, state = position(board, cards=("families",), hands=("", "G"), deck="GG")
    do(world, state, "A1", "A2", "A3", "end", "A5", "A6", "A7", "end")
    assert [earned(world, state, seat) for seat in (0, 1)] == [{"families": 2}] * 2


def test_families_pay_though_the_card_was_replaced_between() -> None:
    world, state = position("W   G   G   F   W", fill="W", cards=("families",), deck="F")
    do(world, state, "A2", "A3", "A4")
    assert earned(world, state, 0) == {"families": 2}


def test_shepherds_see_a_hex_beside_a_warrior_as_empty() -> None:
    board = """
        G   G   G2w
    """
    world, state = position(board, cards=("shepherds",), owed=1)
    do(world, state, "A1")
    assert earned(world, state, 0) == {}


def test_shepherds_see_walls_and_pieces_as_not_empty() -> None:
    board = """
        G#  G   G2
          F   G1c F   F
    """
    world, state = position(board, cards=("shepherds",), owed=1)
    do(world, state, "A2")
    assert earned(world, state, 0) == {"shepherds": 2}


def test_shepherds_look_at_the_terrain_that_was_built_on_water_too() -> None:
    world, state = position(
        "G1  W   G   W   W", fill="G", cards=("shepherds",), tiles=("donation-water", "outpost"), owed=0
    )
    do(world, state, "use:donation-water", "A2")
    assert earned(world, state, 0) == {"shepherds": 2}
    do(world, state, "A4")
    assert earned(world, state, 0) == {"shepherds": 2}
    do(world, state, "A5")
    assert earned(world, state, 0) == {"shepherds": 4}


def test_ambassadors_count_figures_of_others_and_pay_one_at_most() -> None:
    board = """
        G2c G   G2
          G1  G1  G   G
    """
    world, state = position(board, cards=("ambassadors",), owed=1)
    do(world, state, "A2")
    assert earned(world, state, 0) == {"ambassadors": 1}


@pytest.mark.parametrize("piece", ["G2c", "W2s", "G2h"])
def test_ambassadors_are_content_with_a_figure(piece: str) -> None:
    """Nobody builds beside a warrior."""
    world, state = position(f"{piece} G   G1", cards=("ambassadors",), owed=1)
    do(world, state, "A2")
    assert earned(world, state, 0) == {"ambassadors": 1}


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_ambassadors_look_at_all_other_seats(turn: int) -> None:
    foreign = [str(seat + 1) for seat in range(3) if seat != turn]
    for other in foreign:
        world, state = position(f"G{other}  G   W", cards=("ambassadors",), seats=3, turn=turn, owed=1)
        do(world, state, "A2")
        assert earned(world, state, turn) == {"ambassadors": 1}


def test_ambassadors_do_not_count_own_pieces_or_walls() -> None:
    world, state = position("G1  G   G#", cards=("ambassadors",), owed=1)
    do(world, state, "A2")
    assert earned(world, state, 0) == {}


@pytest.mark.parametrize("card", ["shepherds", "ambassadors"])
def test_moves_never_pay(card: str) -> None:
    board = """
        G1  W   D   G2  M   W
    """
    world, state = position(board, fill="M", cards=(card,), tiles=("paddock", "harbor"), owed=0)
    do(world, state, "use:paddock", "A1", "A3", "use:harbor", "A3", "A2")
    assert earned(world, state, 0) == {}
    board = """
        F1c G   F   G2
    """
    world, state = position(board, fill="W", cards=(card,), tiles=("wagon",), owed=0)
    do(world, state, "use:wagon", "A2", "A3", "done")
    assert earned(world, state, 0) == {}


@pytest.mark.parametrize(("tile", "letter"), [("barracks", "G"), ("wagon", "M"), ("lighthouse", "W")])
def test_red_cards_pay_for_a_figure_that_is_placed(tile: str, letter: str) -> None:
    board = f"D1  {letter}   D2"
    world, state = position(
        board, fill="X", cards=("families", "shepherds", "ambassadors"), tiles=(tile,), owed=0
    )
    do(world, state, f"use:{tile}", "A2")
    assert earned(world, state, 0) == {"shepherds": 2, "ambassadors": 1}


def test_red_cards_look_at_each_hex_of_a_city_hall_after_it_lies() -> None:
    board = """
        M   G1  G   G   G2
          M   G   G   G   M
        M   M   G   D   D
    """
    world, state = position(board, cards=("shepherds", "ambassadors"), tiles=("city-hall",), owed=0)
    do(world, state, "use:city-hall", "B3")
    # Beside A5 lie A4 and B4. C4 is desert and sees the empty desert C5; the other six are closed in.
    assert earned(world, state, 0) == {"shepherds": 12, "ambassadors": 2}


def test_gold_paid_at_once_is_kept_when_the_settlement_leaves() -> None:
    world, state = position("G1  G   G2  D", cards=("ambassadors",), tiles=("paddock",), owed=1)
    do(world, state, "A2", "use:paddock", "A2", "A4")
    assert score(world, state)[0].gold["ambassadors"] == 1


def test_nomad_spaces_count_for_workers_and_merchants() -> None:
    board = "N   G1  G1  N   G   G"
    assert gold(board, "workers") == [2]
    assert gold(board, "merchants") == [8]
