"""The worked examples B1 to B16 of the rules: the kingdom cards of the base game."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from drawn import gold
from hexstead.boxes.catalogue import CARDS, NUMBERS
from hexstead.engine.hexes import members, of
from hexstead.engine.scoring import tally
from hexstead.engine.world import World
from hexstead.setup.draw import draw_setup

ZERO_EARNS_NOTHING = ("lords-need-a-settlement",)


def test_b1_fishermen_pay_beside_water_but_not_on_it() -> None:
    board = """
        W   W1  G   G   G
          G   G1  G   G1  G
    """
    assert gold(board, "fishermen") == [1]


def test_b2_merchants_pay_for_two_linked_pairs_and_not_for_the_lone_fifth() -> None:
    board = """
        L   G1  G1  X   G   L   G1  L   G   X
          G   G   G   G   G   G   G   G   G   G1
    """
    assert gold(board, "merchants") == [16]


def test_b3_merchants_pay_the_same_for_four_in_one_area_as_for_two_pairs() -> None:
    board = """
        L   G1  G1  L   G1  G1  X   G   L
          G   G1  G1  G1  G1  G1  G1  G1  G
    """
    assert gold(board, "merchants") == [16]


def test_b4_discoverers_pay_each_row_once() -> None:
    board = """
        G1  G1  G   G1
          G   G   G   G
        G   G1  G   G
          G   G   G1  G1
    """
    assert gold(board, "discoverers") == [3]


def test_b5_hermits_pay_a_lone_settlement_and_an_area_alike() -> None:
    board = """
        G1  G   G1  G1
          G   G   G1  G
    """
    assert gold(board, "hermits") == [2]


def test_b6_citizens_pay_half_of_the_largest_area_only() -> None:
    board = """
        G1  G1  G1  G   G1  G1
          G1  G1  G1  G   G1  G
    """
    assert gold(board, "citizens") == [3]
    assert gold(board.replace("G1  G   G1  G1", "G1  G1  G   G1"), "citizens") == [3]


def test_b7_miners_pay_once_for_a_settlement_beside_two_mountains() -> None:
    assert gold("M   G1  M", "miners") == [1]


def test_b8_workers_pay_each_settlement_beside_a_special_hex() -> None:
    board = """
        L   G1  X   G1  G1
          G1  G   G   G   G
    """
    assert gold(board, "workers") == [3]


def test_b9_knights_pay_the_fullest_row_only() -> None:
    board = """
        G1  G   G1  G1
          G1  G   G   G1
        G   G1  G   G
    """
    assert gold(board, "knights") == [6]


def test_b9_knights_pay_one_of_two_equal_rows() -> None:
    board = """
        G1  G   G1  G1
          G1  G1  G   G1
    """
    assert gold(board, "knights") == [6]


def test_b10_lords_pay_both_firsts_and_the_next_lower_number() -> None:
    board = """
        G1  G1  G1  G1  G1  G1  G1  G1
          G2  G2  G2  G2  G2  G2  G2  G2
        G3  G3  G3  G3  G3  G3  G4  G4
    """
    assert gold(board, "lords", seats=4, options=ZERO_EARNS_NOTHING) == [12, 12, 6, 0]


def test_b11_lords_pay_both_seconds() -> None:
    board = """
        G1  G1  G1  G1  G1  G1  G1  G1  G1
          G2  G2  G2  G2  G2  G3  G3  G3  G3
        G3  G4
    """
    assert gold(board, "lords", seats=4, options=ZERO_EARNS_NOTHING) == [12, 6, 6, 0]


def test_b12_lords_pay_the_second_place_for_no_settlement_unless_the_option_is_on() -> None:
    board = """
        G1  G1  G1  G1
    """
    assert gold(board, "lords", seats=3) == [12, 6, 6]
    assert gold(board, "lords", seats=3, options=ZERO_EARNS_NOTHING) == [12, 0, 0]


SECTORS = """
    G1  G1  G1  G1  G1  G   G   G   G   G   G1  G1  G1
      G1  G1  G1  G1  G1  G   G   G   G   G   G1  G1  G1
    G   G
      G   G
    G   G
      G   G
    G   G
      G   G
    G   G
      G   G
    G1  G1  G1  G1  G1  G1  G   G   G   G   G1  G1  G1  G1
"""


def test_b13_farmers_pay_three_for_each_settlement_of_the_smallest_sector() -> None:
    assert gold(SECTORS, "farmers") == [12]


def test_b14_farmers_pay_nothing_if_a_sector_is_empty() -> None:
    lowest = "G   G   G   G   G1  G1  G1  G1"
    assert gold(SECTORS.replace(lowest, "G"), "farmers") == [0]


MAXIMA = {
    "fishermen": 40,
    "miners": 40,
    "workers": 40,
    "merchants": 48,
    "discoverers": 20,
    "knights": 40,
    "hermits": 40,
    "lords": 48,
    "citizens": 20,
    "farmers": 30,
}


def a_world(seed: int) -> World:
    """A drawn set-up in which all ten cards pay."""
    drawn = draw_setup(2, seed).world()
    return World(2, drawn.letters, {}, [CARDS[key] for key in MAXIMA], drawn.deck, numbers=NUMBERS)


@given(st.integers(0, 10**6), st.integers(2, 20), st.randoms(use_true_random=False))
def test_b15_no_card_pays_more_than_its_maximum(seed: int, rows: int, random: Random) -> None:
    world = a_world(seed)
    ground = [hex for row in random.sample(world.rows, rows) for hex in members(row & ~world.special)]
    own = of(random.sample(ground, min(40, len(ground))))
    for key, gold_paid in tally(world, [own, 0])[0].gold.items():
        assert 0 <= gold_paid <= MAXIMA[key], key


def test_b16_miners_and_fishermen_pay_across() -> None:
    assert gold("W1  M", "miners") == [1]
    assert gold("W1  M", "fishermen") == [0]
    assert gold("W   M1", "fishermen") == [1]
    assert gold("W   M1", "miners") == [0]
