"""The worked examples F1 to F14 of the rules: Marshlands."""

import pytest

from drawn import buttons, do, gold, live, live_hexes, pile, position, stands, starred, take_stock, tiles_of
from hexstead.boxes.marshlands.powers import REACT
from hexstead.engine.actions import CARD
from hexstead.engine.rules import decide
from hexstead.setup.setup import Setup

SWAMP_OR_DESERT = """
    S   D1  D   S   G
      D   D   S   G   D
"""


def test_f1_a_card_of_swamp_or_desert_asks_for_two_on_swamp_or_three_on_desert() -> None:
    world, state = position(SWAMP_OR_DESERT, card="SD")
    assert decide(world, state).prompt == CARD
    assert live(world, state) == ["terrain:desert", "terrain:swamp"]
    do(world, state, "terrain:swamp")
    assert (state.owed, live(world, state)) == (2, ["A1"])
    do(world, state, "A1", "A4")
    assert (state.owed, live(world, state)) == (0, ["end"])


def test_f1_the_same_card_asks_for_three_on_desert() -> None:
    world, state = position(SWAMP_OR_DESERT, card="SD")
    do(world, state, "terrain:desert")
    assert (state.owed, live(world, state)) == (3, ["A3", "B1", "B2"])
    do(world, state, "A3", "B1", "B2")
    assert (state.owed, live(world, state)) == (0, ["end"])


def test_f2_swamp_chosen_for_the_mandatory_action_binds_the_oracle() -> None:
    world, state = position(SWAMP_OR_DESERT, card="SD", tiles={0: ("oracle",)})
    do(world, state, "terrain:swamp", "A1", "B3", "use:oracle")
    assert live(world, state) == ["A4"]


def test_f2_swamp_chosen_before_the_oracle_binds_the_mandatory_action() -> None:
    world, state = position(SWAMP_OR_DESERT, card="SD", tiles={0: ("oracle",)})
    do(world, state, "terrain:swamp", "use:oracle", "A1")
    assert state.owed == 2
    assert live(world, state) == ["A4", "B3"]


def test_f3_a_palace_pays_the_most_settlements_beside_it() -> None:
    board = """
        G1  G1  G2
          G1  P   G3
    """
    assert gold(board, "palaces", seats=3) == [5, 0, 0]


def test_f3_a_palace_pays_all_who_tie() -> None:
    board = """
        G   G1  G2
          G1  P   G2
        G   G3  G
    """
    assert gold(board, "palaces", seats=3) == [5, 5, 0]


def test_f4_a_canoe_interrupts_with_one_build_on_swamp_or_water_each_by_its_own_rule_3() -> None:
    board = """
        G   L   M   W*  W*  W*  W*  W*
          G   G   M   M   M   M   M   M
        M   M   M   M   M   M   M   M
          S*  G2  S*  S   M   M   M   M
    """
    world, state = position(board, locations={"A2": "refuge"}, tiles={1: ("canoe",)})
    take_stock(world, state, "A2")
    do(world, state, "A1")
    decision = decide(world, state)
    assert (decision.seat, decision.prompt) == (1, REACT)
    assert live_hexes(world, state) == starred(board)
    assert len(starred(board)) == 7
    assert buttons(world, state) == ["done"]
    do(world, state, "D1")
    assert stands(state, 1) == ["D1", "D2"]
    assert decide(world, state).seat == 0
    assert state.owed == 2


def test_f5_only_one_hex_touches_exactly_one_own_and_no_foreign_settlement() -> None:
    board = """
        G*  G   G   M   G
          G1  G1  G2  M   M
        M   G   G   M   M
    """
    world, state = position(board, tiles={0: ("fountain",)}, owed=0)
    do(world, state, "use:fountain")
    assert live_hexes(world, state) == starred(board)


def test_f6_two_temples_and_the_bonus_make_five_builds_of_which_the_first_goes_anywhere() -> None:
    board = """
        G1  G   G   M   M   M   G   L
          G   G   M   M   M   M   M   M
    """
    world, state = position(
        board,
        locations={"A8": "fountain"},
        tiles={0: ("temple", "temple")},
        bonuses={0: ("temple-bonus",)},
        aside=(2, 0),
        turn=1,
        owed=0,
        hands=("G", ""),
    )
    take_stock(world, state, "A8")
    do(world, state, "end")
    assert (state.turn, state.owed) == (0, 5)
    assert live_hexes(world, state) == ["A2", "A3", "A7", "B1", "B2"]
    do(world, state, "A7")
    assert "fountain" in tiles_of(world, state, 0)
    assert live_hexes(world, state) == ["A2", "B1"]
    do(world, state, "A2", "B1", "A3", "B2")
    assert (state.owed, state.aside[0], state.supply[0]) == (0, 0, 34)


def test_f7_the_bonus_of_the_refuge_leaps_to_the_second_temple_and_its_bonus() -> None:
    board = """
        G1  L   G2  G2  G*  L   M
          M   M   M   M   M   M   M
    """
    world, state = position(
        board,
        locations={"A2": "refuge", "A6": "temple"},
        tiles={0: ("temple", "refuge", "refuge")},
        bonuses={0: ("refuge-bonus",)},
        owed=0,
    )
    do(world, state, "use:refuge-bonus", "A1")
    assert live_hexes(world, state) == starred(board)
    do(world, state, "A5")
    assert stands(state, 0) == ["A5"]
    assert tiles_of(world, state, 0).count("temple") == 2
    assert "temple-bonus" in tiles_of(world, state, 0)


def test_f8_geologists_pay_two_linked_mountains_and_not_the_third() -> None:
    board = """
        M   G1  G1  G1  M   G   G1  M
          M   G   G   G1  M   G   G   G
        G   G   G   G   G   G   G   G
    """
    assert gold(board, "geologists") == [4]


def test_f8_geologists_pay_a_pair_linked_at_two_places_once() -> None:
    board = """
        M   G1  G1  M
          M   G   G   M
        M   G1  G1  M
    """
    assert gold(board, "geologists") == [4]


def test_f9_messengers_pay_eight_hexes_of_one_area() -> None:
    board = """
        G1  G1  G1  G1  G1  G1  G1  G1  G   G   G   G1
    """
    assert gold(board, "messengers") == [16]


def test_f9_messengers_ignore_areas_that_are_not_connected() -> None:
    board = """
        G1  G1  G   G   G   G   G   G   G   G   G1
    """
    assert gold(board, "messengers") == [4]


def test_f10_noblewomen_pay_majorities_and_no_palace_twice() -> None:
    board = """
        L   G1  G   X   G2  G   L   G3  G   L   G3  G   N   G3  G   P   G1
          G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G   G
    """
    assert gold(board, "noblewomen", seats=3) == [5, 5, 15]
    assert gold(board, "palaces", seats=3) == [5, 0, 0]


def test_f11_vassals_pay_six_at_the_inner_edges_the_crossing_once() -> None:
    board = """
        G   G1  G1  G
          G1  G1  G   G1
        G   G   G   G1
          G1  G   G   G
    """
    assert gold(board, "vassals", at="I9") == [6]


def test_f12_captains_pay_those_with_three_own_neighbours() -> None:
    board = """
        G1  G1  G1  G   G1
          G1  G1  G   G   G1
        G   G   G   G   G
    """
    assert gold(board, "captains") == [3]


def test_f13_scouts_pay_beside_the_removed_terrain_but_not_on_it() -> None:
    board = """
        G   G1  G1  G   G
          G1  D   D1  G1  G
        G   G1  G1  G1  G
          G   G   G   G   G1
    """
    assert gold(board, "scouts", removed="D") == [7]


@pytest.mark.parametrize("cards", [("scouts", "farmers", "lords"), ("lords", "scouts", "hermits")])
def test_f14_scouts_take_six_cards_out_of_the_deck(cards: tuple[str, ...]) -> None:
    boards = ("temple", "refuge", "canoe", "fountain")
    without = Setup(seats=2, boards=boards, cards=("farmers", "lords", "hermits")).world().deck
    deck = Setup(seats=2, boards=boards, cards=cards, removed_terrain="D").world().deck
    assert (len(without), len(deck)) == (30, 24)
    assert sorted([*deck, *pile("D D D D D SD")]) == sorted(without)
