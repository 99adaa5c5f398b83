"""Boards as they are read from their texts."""

import pytest

from hexstead.boxes.manifest import parse_board

TEXT = "name: inn\nL: farm oasis\n" + "GGGGGGGGGL\n" + "GGGGGGGGGG\n" * 8 + "GGLXGGGGGG\n"


def test_a_board_names_the_locations_of_its_hexes_in_reading_order() -> None:
    board = parse_board(TEXT)
    assert board.name == "inn"
    assert board.location_hexes() == [(0, 9, "farm"), (9, 2, "oasis")]


def test_a_turned_board_takes_its_locations_along() -> None:
    board = parse_board(TEXT).turned()
    assert board.location_hexes() == [(0, 7, "oasis"), (9, 0, "farm")]
    assert board.rows[0] == "GGGGGGXLGG"


def test_one_location_stands_for_all_hexes() -> None:
    assert parse_board(TEXT.replace("farm oasis", "farm")).locations == ("farm", "farm")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (TEXT.replace("GGLX", "GLX"), "expected 10 rows of 10 letters"),
        (TEXT + "GGGGGGGGGG\n", "expected 10 rows of 10 letters"),
        (TEXT.replace("X", "Q"), "unknown letters"),
        (TEXT.replace("X", "L"), "3 location hexes, but 2 locations"),
    ],
)
def test_a_wrong_board_is_refused(wrong: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_board(wrong)
