"""The worked examples E1 to E11 of the rules: figures, tasks and the locations of Crossroads."""

import pytest

from drawn import buttons, do, gold, kinds, live, live_hexes, pile, position, stands, starred
from hexstead.engine.actions import IllegalAction
from hexstead.engine.events import PLACED, RETURNED, REVEALED, USED
from hexstead.engine.hexes import at, name
from hexstead.engine.scoring import score
from hexstead.setup.draw import draw_setup


def drawing(pieces: str, letters: dict[str, str] | None = None) -> str:
    """A whole map of grass with pieces of the first seat, and other letters where they are named."""
    lines = []
    for row in range(20):
        hexes = [name(at(row, column)) for column in range(20)]
        texts = [(letters or {}).get(hex, "G") + "1" * (hex in pieces.split()) for hex in hexes]
        lines.append(" " * (2 * (row % 2)) + "".join([text.ljust(4) for text in texts]).rstrip())
    return "\n".join(lines)


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("seed", range(5))
def test_e1_there_are_as_many_tasks_as_crossroads_quadrants(number: int, seed: int) -> None:
    quadrants = ("lighthouse", "barracks@180", "city-hall", "monastery@180")[:number]
    base = ("farm", "oasis", "tower", "barn")[number:]
    setup = draw_setup(2, seed, boards=quadrants + base)
    assert len(setup.tasks) == len(set(setup.tasks)) == number


FLOWER = "B2 B3 B4 A3 A4 C3 C4"
OTHER_FLOWER = "H9 H10 H11 G10 G11 I10 I11"
RING = "B2 B4 A3 A4 C3 C4"
OTHER_RING = "H9 H11 G10 G11 I10 I11"
DIAGONAL = "A1 B1 C2 D2 E3 F3 G4"
OTHER_DIAGONAL = "K9 L8 M8 N7 O7 P6 Q6"
LEFT = "A1 B1 C1 F1 H1 K1 T1"
TOP = "A3 A5 A7 A9 A11 A12 A13"


@pytest.mark.parametrize(
    ("task", "pays", "once", "twice", "letters"),
    [
        ("home-country", 5, "C3", "C3 F6", {"C3": "W", "F6": "M"}),
        ("fortress", 6, FLOWER, f"{FLOWER} {OTHER_FLOWER}", {}),
        ("road", 7, DIAGONAL, f"{DIAGONAL} {OTHER_DIAGONAL}", {}),
        ("place-of-refuge", 8, RING, f"{RING} {OTHER_RING}", {"B3": "X", "H10": "L"}),
        ("advance", 9, LEFT, f"{LEFT} {TOP}", {}),
        ("compass-points", 10, "A5 H1 T5 C20", "A5 H1 T5 C20 A6 T6 K1 K20", {}),
    ],
)
def test_e2_a_task_pays_once_however_often_it_is_fulfilled(
    task: str, pays: int, once: str, twice: str, letters: dict[str, str]
) -> None:
    assert gold(drawing("E5", letters), task) == [0]
    assert gold(drawing(once, letters), task) == [pays]
    assert gold(drawing(twice, letters), task) == [pays]


@pytest.mark.parametrize(
    ("pieces", "pays"),
    [
        ("K3 K4 K5 K6 K7 K8 K9", 0),
        (DIAGONAL, 7),
        (OTHER_DIAGONAL, 7),
        ("A1 B1 C2 D2 E3 F3 H4", 0),
        ("A1 B1 C2 D2 E3 F3", 0),
    ],
)
def test_e3_road_is_seven_on_a_diagonal_without_a_gap(pieces: str, pays: int) -> None:
    assert gold(drawing(pieces), "road") == [pays]


def test_e4_advance_counts_a_corner_for_both_its_edges() -> None:
    top = "A1 A2 A5 A7 A10 A12 A20"
    left = "C1 D1 H1 J1 L1 M1"
    assert gold(drawing(f"{top} {left}"), "advance") == [9]
    assert gold(drawing(f"A1 {left}"), "advance") == [9]
    assert gold(drawing(left), "advance") == [0]


def test_e5_compass_points_are_fulfilled_by_two_opposite_corners() -> None:
    assert gold(drawing("A1 T20"), "compass-points") == [10]
    assert gold(drawing("A20 T1"), "compass-points") == [10]
    assert gold(drawing("A1 A20"), "compass-points") == [0]


def test_e6_city_hall_lies_on_seven_free_hexes_beside_an_own_settlement() -> None:
    board = """
        G1  F   T   M   G   G
          G   G*  C   M   M   M
        G2  D   G   M   M   M
    """
    world, state = position(board, tiles=("city-hall",), cards=("citizens", "knights", "farmers"), owed=0)
    do(world, state, "use:city-hall")
    assert live_hexes(world, state) == starred(board)
    assert kinds(do(world, state, "B2")) == [PLACED] * 7
    assert stands(state, 0) == ["A1", "A2", "A3", "B1", "B2", "B3", "C2", "C3"]
    assert state.supply[0] == 39
    assert score(world, state)[0].gold == {"citizens": 4, "knights": 6, "farmers": 0, "castles": 0}


def test_e6_city_hall_that_touches_no_own_settlement_is_not_laid() -> None:
    board = """
        M   F   T   M   G1
          G   G   C   M   M
        G2  D   G   M   M
    """
    world, state = position(board, tiles=("city-hall",), owed=0)
    assert live(world, state) == ["end"]


WARRIOR = """
    G   G   G   G   G   G
      G   G1w G1  G   G   G2
    G   G   G   G   G2  G
"""
BESIDE = {"A2", "A3", "B1", "B3", "C2", "C3"}


def test_e7_nobody_builds_or_moves_beside_a_warrior_and_pieces_there_may_leave() -> None:
    for turn in (0, 1):
        world, state = position(WARRIOR, turn=turn, tiles=("caravan", "paddock", "farm"))
        assert not BESIDE & set(live_hexes(world, state))
        for tile in ("caravan", "paddock", "farm"):
            twin = state.copy()
            do(world, twin, f"use:{tile}")
            if tile != "farm":
                pieces = live_hexes(world, twin)
                assert pieces == (["B2", "B3"] if turn == 0 else ["B6", "C5"])
                do(world, twin, "B3" if turn == 0 else "B6")
            assert live_hexes(world, twin)
            assert not BESIDE & set(live_hexes(world, twin))


def test_e7_the_hexes_around_a_warrior_are_free_again_when_it_is_taken_back() -> None:
    world, state = position(WARRIOR, tiles=("barracks",))
    assert kinds(do(world, state, "use:barracks", "B2")) == [USED, RETURNED]
    assert live_hexes(world, state) == ["A3", "A4", "B2", "B4", "C3", "C4"]


def test_e8_wagon_goes_three_steps_over_mountains_and_not_four() -> None:
    world, state = position("G1c M   M   G   G", fill="W", tiles=("wagon",), owed=0)
    do(world, state, "use:wagon", "A2", "A3")
    assert live(world, state) == ["A2", "A4", "done"]
    do(world, state, "A4")
    assert live(world, state) == ["end"]
    assert stands(state, 0) == ["A4"]


def test_e8_wagon_is_not_taken_back_and_placed_in_the_same_turn() -> None:
    world, state = position("G1c G   G", fill="W", tiles=("wagon",), owed=0)
    assert kinds(do(world, state, "use:wagon", "A1")) == [USED, RETURNED]
    assert (live(world, state), stands(state, 0)) == (["end"], [])
    with pytest.raises(IllegalAction):
        do(world, state, "use:wagon")


def test_e9_crossroads_gained_this_turn_draws_two_cards_at_its_end() -> None:
    world, state = position("L   G   G   G   G", locations={"A1": "crossroads"}, deck="FT")
    do(world, state, "A2", "A3", "A4", "end")
    assert sorted(state.hands[0]) == sorted(pile("FT"))


def test_e10_fort_must_build_on_the_terrain_it_draws() -> None:
    world, state = position("G1  C   W   C   F   G", tiles=("fort",), owed=0, deck="CF")
    assert kinds(do(world, state, "use:fort")) == [USED, REVEALED]
    assert live(world, state) == ["A2"]
    do(world, state, "A2")
    assert (live(world, state), state.discards) == (["end"], pile("C"))


def test_e10_fort_does_nothing_and_draws_no_second_card_if_the_terrain_is_full() -> None:
    world, state = position("G1  C2  W   C2  F   G", tiles=("fort",), owed=0, deck="CF")
    assert kinds(do(world, state, "use:fort")) == [USED, REVEALED]
    assert (live(world, state), state.discards, state.deck) == (["end"], pile("C"), pile("F"))
    assert buttons(world, state) == ["end"]


def test_e11_home_country_is_a_single_water_hex_with_the_own_ship() -> None:
    board = """
        G   G1  G
          G   W1s G
    """
    world, state = position(board, tasks=("home-country",))
    assert score(world, state)[0].gold["home-country"] == 5
