"""The capitol: where it lies, what it pays, and what its castle still is."""

import re

import pytest

from drawn import do, gold, live_hexes, position
from hexstead.boxes.catalogue import TOKENS
from hexstead.engine.hexes import name
from hexstead.setup.documents import check
from hexstead.setup.layout import token_spots
from hexstead.setup.setup import Setup
from refusing import refuses

ON_C4 = {"capitol": ("C4",)}
ALONE = """
    G   G   G   G   G   G
      G   G   G   G   G   G
    G   G   G1  X   G   G2
      G   G   G   G   G   G
"""


def test_capitols_pay_both_seats_within_two_hexes() -> None:
    assert gold(ALONE, "capitols", seats=2, tokens=ON_C4) == [1, 1]


def test_capitols_pay_twice_for_a_settlement_close_to_two() -> None:
    assert gold("X   G   G1  G   X", "capitols", tokens={"capitol": ("A1", "A5")}) == [2]
    assert gold("X   G   G1  G   X", "capitols", tokens={"capitol": ("A1",)}) == [1]


def test_capitols_pay_across_the_border_of_a_sector() -> None:
    assert gold("X   G   G1", "capitols", at="A9", tokens={"capitol": ("A9",)}) == [1]


def test_capitols_take_the_place_of_the_castle_unless_the_option_is_on() -> None:
    assert gold(ALONE, "castles", seats=2) == [3, 0]
    assert gold(ALONE, "castles", seats=2, tokens=ON_C4) == [0, 0]
    assert gold(ALONE, "castles", seats=2, tokens=ON_C4, options=("capitols-are-castles",)) == [3, 0]


def test_capitols_leave_other_castles_alone() -> None:
    assert gold("X   G1  X", "castles", tokens={"capitol": ("A1",)}) == [3]


@pytest.mark.parametrize(
    ("card", "paid"), [("workers", 1), ("noblewomen", 5), ("merchants", 0), ("place-of-refuge", 0)]
)
def test_capitols_stay_special_hexes(card: str, paid: int) -> None:
    assert gold(ALONE, card, tokens=ON_C4) == [paid]


def test_capitols_are_linked_by_merchants() -> None:
    assert gold("X   G1  L", "merchants", tokens={"capitol": ("A1",)}) == [8]


def test_capitols_may_be_a_place_of_refuge() -> None:
    board = """
          G1  G1
        G1  X   G1
          G1  G1
    """
    assert gold(board, "place-of-refuge", at="B2", tokens={"capitol": ("C3",)}) == [8]


def test_capitols_draw_the_university() -> None:
    world, state = position("X   G   G   G1", tiles=("university",), tokens={"capitol": ("A1",)})
    do(world, state, "use:university")
    assert live_hexes(world, state) == ["A2"]


def test_a_capitol_lies_on_a_castle_of_harbor_or_oracle() -> None:
    boards = ("harbor", "tavern", "farm", "oracle")
    spots = token_spots(TOKENS["capitol"], boards)
    assert [[name(hex) for hex in there] for there in spots] == [["E3", "I3"], [], [], ["L14", "R13"]]


def test_a_capitol_lies_on_a_castle_of_a_turned_board() -> None:
    spots = token_spots(TOKENS["capitol"], ("harbor@180", "tavern", "farm", "barn"))
    assert [name(hex) for hex in spots[0]] == ["B8", "F8"]


PLAIN = {
    "seats": 2,
    "boards": ["harbor", "tavern", "farm", "oracle"],
    "cards": ["lords", "knights", "miners"],
}


@pytest.mark.parametrize("hexes", [["E3"], ["I3", "L14"], ["R13"]])
def test_each_of_the_two_boards_may_have_a_capitol(hexes: list[str]) -> None:
    setup = check({**PLAIN, "tokens": {"capitol": hexes}}, Setup)
    assert [card.key for card in setup.world().cards] == ["lords", "knights", "miners", "castles", "capitols"]


@pytest.mark.parametrize(
    ("hexes", "message"),
    [
        (["D14"], "tokens.capitol: You can't put one on D14, only on E3, I3, L14, R13"),
        (["E3", "I3"], "tokens.capitol: There are two in one quadrant"),
        (["E3", "e3"], "tokens.capitol: A hex is named twice"),
        (["Z3"], "tokens.capitol.0: “Z3” is not a hex"),
    ],
)
def test_a_capitol_elsewhere_is_refused(hexes: list[str], message: str) -> None:
    with refuses(f"^{re.escape(message)}"):
        check({**PLAIN, "tokens": {"capitol": hexes}}, Setup)


def test_without_harbor_and_oracle_there_is_no_place_for_a_capitol() -> None:
    plain = {**PLAIN, "boards": ["tavern", "farm", "barn", "oasis"], "tokens": {"capitol": ["D4"]}}
    with refuses("You can't put one on D4: there is no hex for one here"):
        check(plain, Setup)
