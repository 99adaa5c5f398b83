"""The six kingdom cards of the Marshlands box, and the palaces: what the worked examples leave open."""

import pytest

from drawn import do, give_tile, gold
from hexstead.boxes.catalogue import BOARDS
from hexstead.engine.hexes import name
from hexstead.engine.rules import decide, start
from hexstead.engine.said import BadInput
from hexstead.engine.terrain import DESERT
from hexstead.setup.documents import check
from hexstead.setup.draw import draw_setup
from hexstead.setup.setup import Setup


def test_palaces_pay_nobody_if_nobody_is_beside() -> None:
    assert gold("P   G   G1", "palaces", seats=2) == [0, 0]


def test_palaces_pay_each_palace_by_itself() -> None:
    board = """
        P   G1  G   G   G1  P   G2
          G   G   G   G   G   G2  G
    """
    assert gold(board, "palaces", seats=2) == [5, 5]


def test_palaces_pay_only_on_maps_with_a_palace() -> None:
    base = Setup(seats=2, boards=("farm", "barn", "tower", "oasis"), cards=("lords", "hermits", "knights"))
    marsh = Setup(seats=2, boards=("farm", "barn", "tower", "canoe"), cards=("lords", "hermits", "knights"))
    assert "palaces" not in [card.key for card in base.world().cards]
    assert "palaces" in [card.key for card in marsh.world().cards]


def test_palaces_count_for_workers_and_merchants() -> None:
    board = "P   G1  G1  I"
    assert gold(board, "workers") == [2]
    assert gold(board, "merchants") == [8]


def test_geologists_pay_a_settlement_on_a_mountain_as_touching_it() -> None:
    assert gold("M1  G1  M", "geologists") == [4]


def test_geologists_pay_nothing_for_one_mountain() -> None:
    assert gold("M   G1  G", "geologists") == [0]


def test_geologists_pay_each_mountain_once_for_several_areas() -> None:
    board = """
        M   G1  M   G1  M
          G   G   G   G   G
    """
    assert gold(board, "geologists") == [6]


def test_geologists_pay_one_mountain_across_a_border_once() -> None:
    board = """
        G1  M   M   G1  G
          G   G   G   G   G
    """
    assert gold(board, "geologists", at="A9") == [0]


def test_messengers_pay_nothing_for_a_lone_settlement() -> None:
    assert gold("G1  G   G1", "messengers") == [0]
    assert gold("G1  G1  W   G1", "messengers") == [4]


def test_messengers_pay_nothing_without_settlements() -> None:
    assert gold("G1  G1", "messengers", seats=2) == [4, 0]


def test_messengers_measure_straight_across_a_bend() -> None:
    board = """
        G1  G1  G1  G1
          G   G   G   G1
        G1  G1  G1  G1
    """
    assert gold(board, "messengers") == [10]


def test_noblewomen_pay_silos_castles_and_nomad_spaces() -> None:
    board = "I   G1  G   G   X   G1  G   G   N   G2  G   G   L   G"
    assert gold(board, "noblewomen", seats=2) == [10, 5]


def test_noblewomen_pay_ties_and_leave_castles_their_gold() -> None:
    board = "G1  X   G2"
    assert gold(board, "noblewomen", seats=2) == [5, 5]
    assert gold(board, "castles", seats=2) == [3, 3]


def test_vassals_pay_all_76_hexes_where_boards_meet() -> None:
    row = "".join(["G1  " for _ in range(20)])
    board = "\n".join([" " * 2 * (number % 2) + row for number in range(20)])
    assert gold(board, "vassals") == [76]


def test_captains_pay_three_and_more_neighbours() -> None:
    board = """
        G   G1  G1
          G1  G1  G1
        G   G1  G1
    """
    assert gold(board, "captains") == [7]


def test_scouts_pay_nothing_for_a_settlement_on_the_terrain() -> None:
    assert gold("D1  D1  D", "scouts", removed="D") == [0]
    assert gold("D1  D1  G1", "scouts", removed="D") == [1]


def test_scouts_leave_the_terrain_open_for_extra_actions() -> None:
    boards = ("oasis", "barn", "tower", "farm")
    world = Setup(seats=2, boards=boards, cards=("lords", "scouts", "knights"), removed_terrain="D").world()
    state = start(world, 1)
    give_tile(world, state, state.turn, next(name(site.hex) for site in world.sites))
    do(world, state, "use:oasis")
    assert DESERT not in state.deck
    assert decide(world, state).hexes == world.terrain[DESERT]


def test_scouts_draw_a_terrain_at_the_set_up() -> None:
    drawn = {
        draw_setup(2, seed, cards=("scouts",), expansions=("marshlands",)).removed_terrain
        for seed in range(60)
    }
    assert drawn == set("GCDFT")


def test_scouts_without_swamp_boards_leave_twenty_cards() -> None:
    boards = ("farm", "barn", "tower", "oasis")
    setup = Setup(seats=2, boards=boards, cards=("lords", "scouts", "knights"), removed_terrain="T")
    assert len(setup.world().deck) == 20


@pytest.mark.parametrize(("cards", "letter"), [(["lords", "scouts", "knights"], ""), (["lords"] * 1, "D")])
def test_scouts_and_the_removed_terrain_go_together(cards: list[str], letter: str) -> None:
    cards = cards if len(cards) == 3 else ["lords", "hermits", "knights"]
    plain = {"seats": 2, "boards": list(BOARDS)[:4], "cards": cards, "removed_terrain": letter}
    with pytest.raises(BadInput):
        check(plain, Setup)
