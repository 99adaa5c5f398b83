"""What is said about the text of a board, row by row."""

import pytest

from hexstead.boards.checks import check_text
from hexstead.boards.generator.make import make_board
from hexstead.boards.generator.recipes import latest
from hexstead.boards.generator.text import board_text
from hexstead.wording.say import say

ROWS = make_board(latest("marshlands", 1), locations=("temple",)).rows
LOCATIONS = [(r, c) for r, row in enumerate(ROWS) for c, letter in enumerate(row) if letter == "L"]
HEADS = "name: my-board\nL: temple\n"


def text(rows: list[str] | tuple[str, ...] = ROWS, heads: str = HEADS) -> str:
    return heads + "\n".join(rows) + "\n"


def with_letter(row: int, column: int, letter: str) -> list[str]:
    """The rows with another letter there, counted from 1."""
    rows = list(ROWS)
    rows[row - 1] = rows[row - 1][: column - 1] + letter + rows[row - 1][column:]
    return rows


def test_a_sound_board() -> None:
    findings = check_text(text())
    assert (findings.errors, findings.notes) == ([], [])
    assert findings.board is not None
    assert findings.board.name == "my-board"
    assert findings.board.locations == ("temple", "temple")


def errors(wrong: str) -> list[str]:
    return [say(error) for error in check_text(wrong).errors]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (text(heads="L: temple\n"), ["The line “name:” is missing."]),
        (text(heads="name: my-board\n"), ["The line “L:” is missing."]),
        (
            text(heads=HEADS + "colour: red\n"),
            ["A board has no line “colour:”. The lines are name, L, title, stand-in, inferred."],
        ),
        (text(heads=HEADS + "L: temple\n"), ["There is more than one line “L:”."]),
        (text(heads=HEADS + "stand-in: yes\n"), ["stand-in: expected true or false, found “yes”."]),
        (text(heads=HEADS + "inferred: 1\n"), ["inferred: expected true or false, found “1”."]),
        (
            text(heads="name: My Board\nL: temple\n"),
            ["name: “My Board” won't do: use small letters, digits and single hyphens, such as my-board."],
        ),
        (
            text(heads="name: endless-base-1\nL: temple\n"),
            ["name: “endless-base-1” won't do: names that start with endless- are for generated boards."],
        ),
        (text(ROWS[:9]), ["Expected 10 rows of letters, or 5 for an island; found 9."]),
        (text((*ROWS, ROWS[0])), ["Expected 10 rows of letters, or 5 for an island; found 11."]),
        (text((*ROWS[:3], ROWS[3][:9], *ROWS[4:])), ["Row 4: expected 10 letters, found 9."]),
        (text((*ROWS[:9], ROWS[9] + "G")), ["Row 10: expected 10 letters, found 11."]),
    ],
)
def test_errors(wrong: str, said: list[str]) -> None:
    assert errors(wrong) == said
    assert check_text(wrong).board is None


def test_an_unknown_letter_by_row_and_column() -> None:
    [error] = errors(text(with_letter(5, 7, "q")))
    assert error.startswith("Row 5, column 7: unknown letter “q”. The letters are G grass, C canyon, ")


def test_several_errors_are_all_told() -> None:
    rows = with_letter(2, 1, "?")
    rows[7] += "G"
    assert [error.split(":")[0] for error in errors(text(rows))] == ["Row 2, column 1", "Row 8"]


def test_a_strange_location_names_those_there_are() -> None:
    [error] = errors(text(heads="name: my-board\nL: zzz\n"))
    assert error.startswith("L: there is no location “zzz”. Choose from: barn, ")


def test_a_location_with_a_slip_is_known_again() -> None:
    [error] = errors(text(heads="name: my-board\nL: templ\n"))
    assert error.startswith("L: there is no location “templ”. Did you mean temple? Choose from: ")


def test_too_many_locations_for_the_hexes() -> None:
    [error] = errors(text(heads="name: my-board\nL: temple temple temple\n"))
    spots = "; ".join([f"row {r + 1}, column {c + 1}" for r, c in LOCATIONS])
    assert error == f"L: expected 1 location, or 2 for the hexes at {spots}; found 3."


def test_no_location_hex() -> None:
    rows = [row.replace("L", "G") for row in ROWS]
    assert errors(text(rows)) == ["There is no location hex: write L where one is."]


def notes(rows: list[str] | tuple[str, ...], heads: str = HEADS) -> list[str]:
    findings = check_text(text(rows, heads))
    assert findings.errors == []
    return [say(note) for note in findings.notes]


def test_notes_a_missing_palace() -> None:
    assert (
        "Special hexes: printed with this location 2 locations, 1 palace, on this board 2 locations."
        in notes([row.replace("P", "M") for row in ROWS])
    )


def test_notes_missing_swamp() -> None:
    assert "There is no swamp (S): printed boards with this location have some." in notes(
        [row.replace("S", "G") for row in ROWS]
    )


def test_notes_farmland_where_none_is() -> None:
    assert "There is farmland (A): no printed board with this location has any." in notes(
        [row.replace("S", "A") for row in ROWS]
    )


def test_notes_a_pair_that_no_board_has() -> None:
    found = notes(ROWS, "name: my-board\nL: temple refuge\n")
    assert found == ["L: no printed board has just Refuge and Temple."]


def test_notes_another_number_of_caves() -> None:
    rows = make_board(latest("marshlands", 1), far_mountains=3).rows
    assert notes(rows, "name: temple\nL: temple\n") == [
        "Mountains three or more steps from every special hex: as printed 1, on this board 3."
    ]


def test_notes_a_hex_on_its_own() -> None:
    rows = ["GGGGGGGGGG"] * 6 + ["SSSSSSSSSS"] * 2 + ["GGLGGGGLGG", "GGGGGPGGGG"]
    rows[2] = "GGGTGGGGGG"
    assert notes(rows) == [
        "Row 3, column 4: this forest has no neighbour of its kind. No printed board has such a hex."
    ]


def test_what_new_boards_look_like_is_sound() -> None:
    findings = check_text(board_text(make_board(latest("base", 4))).replace("endless-", "my-"))
    assert (findings.errors, findings.notes) == ([], [])
