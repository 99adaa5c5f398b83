"""The eight stand-ins meet all that is known of the printed boards."""

from importlib.resources import files

import pytest

from hexstead.boards.checks import check_text
from hexstead.boards.generator.recipes import RECIPES, recipe_of
from hexstead.boards.generator.statistics import measure, outside
from hexstead.boxes.manifest import Board, parse_board

MARSHLANDS = {"temple": 1, "refuge": 6, "canoe": 7, "fountain": 2}
HARVEST = {"bazaar": 6, "mountain-station": 2, "cathedral": 1, "university": 3}
PAIRS = {
    "bazaar": {"bazaar", "water-mill"},
    "mountain-station": {"mountain-station", "scout-cabin"},
    "cathedral": {"cathedral", "watchtower"},
    "university": {"university", "palisade"},
}
BOXES = {**dict.fromkeys(MARSHLANDS, "marshlands"), **dict.fromkeys(HARVEST, "harvest")}

every_stand_in = pytest.mark.parametrize("name", BOXES)


def text_of(name: str) -> str:
    return (files("hexstead.boxes") / BOXES[name] / "boards" / f"{name}.txt").read_text("utf-8")


def board_of(name: str) -> Board:
    return parse_board(text_of(name))


@every_stand_in
def test_is_marked_as_a_stand_in(name: str) -> None:
    assert board_of(name).is_stand_in
    assert board_of(name).name == name


@every_stand_in
def test_looks_like_a_printed_board(name: str) -> None:
    assert outside(measure(board_of(name).rows)) == {}
    assert check_text(text_of(name)).notes == []
    assert recipe_of(board_of(name).locations) is RECIPES[BOXES[name]][-1]


@every_stand_in
def test_mountains_for_caves(name: str) -> None:
    assert measure(board_of(name).rows).far_mountains == (MARSHLANDS | HARVEST)[name]


@pytest.mark.parametrize("name", MARSHLANDS)
def test_marshlands_two_equal_locations_a_palace_and_swamp(name: str) -> None:
    board, letters = board_of(name), "".join(board_of(name).rows)
    assert board.locations == (name, name)
    assert (letters.count("P"), letters.count("X"), letters.count("A")) == (1, 0, 0)
    assert 10 <= letters.count("S") <= 14


@pytest.mark.parametrize("name", HARVEST)
def test_harvest_two_different_locations_a_silo_and_farmland(name: str) -> None:
    board, letters = board_of(name), "".join(board_of(name).rows)
    assert set(board.locations) == PAIRS[name]
    assert (letters.count("L"), letters.count("I"), letters.count("S")) == (2, 1, 0)
    assert 8 <= letters.count("A") <= 12
