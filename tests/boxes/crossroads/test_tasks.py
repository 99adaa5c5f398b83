"""The six tasks of Crossroads: what the examples leave open."""

import pytest

from drawn import gold, scattered
from hexstead.boxes.catalogue import TASKS


@pytest.mark.parametrize("task", TASKS)
def test_a_seat_without_pieces_fulfils_no_task(task: str) -> None:
    assert gold("X   W   M   L   N", task) == [0]


@pytest.mark.parametrize(
    ("task", "first", "second", "pays"),
    [
        ("home-country", "C3", "F6", 5),
        ("fortress", "B2 B3 B4 A3 A4 C3 C4", "H9 H10 H11 G10 G11 I10 I11", 6),
        ("road", "A1 B1 C2 D2 E3 F3 G4", "K9 L8 M8 N7 O7 P6 Q6", 7),
        ("place-of-refuge", "B2 B4 A3 A4 C3 C4", "H9 H11 G10 G11 I10 I11", 8),
        ("advance", "A1 B1 C1 F1 H1 K1 T1", "A20 B20 C20 F20 H20 K20 T20", 9),
        ("compass-points", "A5 H1 T5 C20", "A6 K1 T6 K20", 10),
    ],
)
def test_a_task_pays_every_seat_that_fulfils_it(task: str, first: str, second: str, pays: int) -> None:
    special = {"home-country": {"C3": "W", "F6": "M"}, "place-of-refuge": {"B3": "X", "H10": "L"}}
    letters = special.get(task, {})
    seated = {hex: str(seat) for seat, pieces in ((1, first), (2, second)) for hex in pieces.split()}
    cells = {hex: letters.get(hex, "G") + seated.get(hex, "") for hex in (*letters, *seated)}
    assert gold(scattered(cells, fill="G"), task, seats=3) == [pays, pays, 0]


def test_home_country_may_be_water_or_mountains_or_reach_over_borders() -> None:
    assert gold("M1  M1  G   W", "home-country") == [5]
    assert gold("W1  W   G", "home-country") == [0]
    across = """
          W1  W1
        W1  W1
    """
    assert gold(across, "home-country", at="J10") == [5]


def test_home_country_is_spoiled_by_a_wall_or_a_foreign_piece() -> None:
    assert gold("F1  F#  G", "home-country") == [0]
    assert gold("F1  F2  G", "home-country", seats=2) == [0, 0]
    assert gold("F1  F1  G", "home-country", seats=2) == [5, 0]


def test_home_country_is_not_a_castle_location_or_nomad_space() -> None:
    assert gold("X   G1  L   N", "home-country") == [0]


def test_fortress_needs_an_own_piece_in_the_middle() -> None:
    board = """
        G   G1  G1  G
          G1  G   G1  G
        G   G1  G1  G
    """
    assert gold(board, "fortress") == [0]
    assert gold(board.replace("G1  G   G1", "G1  G2  G1"), "fortress", seats=2) == [0, 0]
    assert gold(board.replace("G1  G   G1", "G1  G1  G1"), "fortress") == [6]


def test_fortress_is_fulfilled_by_a_city_hall_alone() -> None:
    board = """
        G   G1h G1h G
          G1h G1h G1h G
        G   G1h G1h G
    """
    assert gold(board, "fortress") == [6]


def test_fortress_is_not_built_at_the_edge_with_fewer_neighbours() -> None:
    board = """
        G1  G1  G1
          G1  G1  G
    """
    assert gold(board, "fortress") == [0]


def test_road_may_be_longer_than_seven_but_not_bent() -> None:
    straight = ["G1", "  G1", "G   G1", "  G   G1", "G   G   G1", "  G   G   G1", "G   G   G   G1"]
    assert gold("\n".join(straight), "road") == [7]
    assert gold("\n".join([*straight, "  G   G   G   G1"]), "road") == [7]
    bent = [*straight[:6], "G   G   G1"]
    assert gold("\n".join(bent), "road") == [0]


def test_road_is_not_continued_by_a_foreign_piece() -> None:
    broken = ["G1", "  G1", "G   G1", "  G   G2", "G   G   G1", "  G   G   G1", "G   G   G   G1"]
    assert gold("\n".join(broken), "road", seats=2) == [0, 0]


@pytest.mark.parametrize("special", ["X", "L", "N"])
def test_place_of_refuge_is_a_castle_a_location_or_a_nomad_space(special: str) -> None:
    board = f"""
        G   G1  G1  G
          G1  {special}   G1  G
        G   G1  G1  G
    """
    assert gold(board, "place-of-refuge") == [8]
    assert gold(board.replace(special, "W"), "place-of-refuge") == [0]
    assert gold(board.replace(f"G1  {special}", f"G   {special}"), "place-of-refuge") == [0]


def test_place_of_refuge_never_lies_at_the_edge() -> None:
    board = """
        G1  X   G1
          G1  G1  G
    """
    assert gold(board, "place-of-refuge") == [0]


@pytest.mark.parametrize("at", ["A3", "T3"])
def test_advance_counts_along_the_upper_and_lower_edge(at: str) -> None:
    seven = "G1  G1  G   G1  G1  G   G1  G1  G1"
    margin = "  " if at == "T3" else ""
    assert gold(margin + seven, "advance", at=at) == [9]
    assert gold(margin + seven.removesuffix("G1") + "G", "advance", at=at) == [0]


@pytest.mark.parametrize("at", ["C1", "C20"])
def test_advance_counts_along_the_sides(at: str) -> None:
    lines = [" " * (2 * (row % 2)) + "G1" for row in range(7)]
    assert gold("\n".join(lines), "advance", at=at) == [9]
    assert gold("\n".join(lines[:6]), "advance", at=at) == [0]


def test_advance_does_not_add_up_two_edges() -> None:
    board = "G   G1  G1  G1  G1\n  G1\nG1\n  G1\nG1"
    assert gold(board, "advance") == [0]


def test_compass_points_need_all_four_edges() -> None:
    lines = [" " * (2 * (row % 2)) + "G" for row in range(20)]
    lines[0] = "G   G1" + "  G " * 17 + "  G"
    lines[5] = "  G1  " + "G   " * 18 + "G1"
    assert gold("\n".join([line.rstrip() for line in lines]), "compass-points") == [0]
    lines[19] = "  G   G1"
    assert gold("\n".join([line.rstrip() for line in lines]), "compass-points") == [10]
    lines[5] = lines[5].replace("G1", "G ", 1)
    assert gold("\n".join([line.rstrip() for line in lines]), "compass-points") == [0]
