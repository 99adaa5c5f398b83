"""Boards of the boxes, the owner's own, and made ones."""

from dataclasses import replace
from pathlib import Path

import pytest

from hexstead.boards.generator.make import make_board
from hexstead.boards.generator.recipes import RECIPES, latest
from hexstead.boards.generator.text import board_text
from hexstead.boards.shelf import FOLDER, find_board, is_made, own_boards
from hexstead.boxes.catalogue import BOARDS
from hexstead.boxes.manifest import Board
from hexstead.setup.code import read_code, write_code
from hexstead.setup.draw import draw_setup
from refusing import refuses

TAVERN = BOARDS["tavern"]
STAND_IN = Board("temple", make_board(latest("marshlands", 1)).rows, ("temple", "temple"), is_stand_in=True)
OTHER_ROWS = make_board(latest("marshlands", 2)).rows


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


def put(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text, "utf-8")


def test_boards_of_the_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert find_board("tavern", BOARDS) is TAVERN
    assert own_boards() == {}


def test_an_owner_s_board_is_the_same_side_as_the_printed_one(folder: Path) -> None:
    side = BOARDS["second-1a"]
    put(folder, "own.txt", board_text(replace(side, rows=side.rows[::-1])))
    own = find_board("second-1a", BOARDS)
    assert (own.rows, own.side) == (side.rows[::-1], "a")


def test_made_boards() -> None:
    assert find_board("endless-harvest-12", BOARDS) == make_board(latest("harvest", 12))
    assert find_board("endless-harvest-12", BOARDS) is find_board("endless-harvest-12", BOARDS)
    assert is_made("endless-base-0")


@pytest.mark.parametrize(
    "name",
    [
        "endless-base",
        "endless-base-",
        "endless-base-07",
        "endless-moon-7",
        "endless-base--1",
        "endless-base.1-7",
        "endless-base.02-7",
        "endless-base.-7",
        "nowhere",
    ],
)
def test_no_such_board(name: str) -> None:
    assert not is_made(name)
    with refuses("There is no board"):
        find_board(name, BOARDS)


def test_a_board_by_a_recipe_of_a_newer_release_asks_for_an_update() -> None:
    with refuses("“endless-base.9-7” was made by a newer Hexstead: update"):
        find_board("endless-base.9-7", BOARDS)


def test_boards_of_every_recipe_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    old = RECIPES["base"]
    monkeypatch.setitem(RECIPES, "base", (*old, replace(old[0], locations=(("quarry",),))))
    assert set(find_board("endless-base.2-123456", BOARDS).locations) == {"quarry"}
    assert set(find_board("endless-base-123456", BOARDS).locations) == {"tavern"}
    setup = draw_setup(2, 1, ("endless-base.2-123456@180", "endless-base-123456"), expansions="endless")
    assert all(name.startswith("endless-base.2-") for name in setup.boards[2:])
    assert read_code(write_code(setup)) == setup


def test_a_file_adds_a_board(folder: Path) -> None:
    put(folder, "mine.txt", board_text(Board("mine", TAVERN.rows, TAVERN.locations)))
    assert find_board("mine", BOARDS).rows == TAVERN.rows
    assert find_board("tavern", BOARDS) is TAVERN


def test_a_file_replaces_a_stand_in(folder: Path) -> None:
    put(folder, "printed.txt", board_text(Board("temple", OTHER_ROWS, STAND_IN.locations)))
    found = find_board("temple", {"temple": STAND_IN})
    assert found.rows == OTHER_ROWS
    assert not found.is_stand_in


def test_a_copy_of_a_stand_in_is_the_owners(folder: Path) -> None:
    put(folder, "temple.txt", board_text(STAND_IN))
    assert not find_board("temple", {"temple": STAND_IN}).is_stand_in


def test_editors_of_windows_are_welcome(folder: Path) -> None:
    text = board_text(Board("mine", TAVERN.rows, TAVERN.locations))
    (folder / "mine.txt").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert find_board("mine", BOARDS).rows == TAVERN.rows


def test_other_files_do_not_matter(folder: Path) -> None:
    put(folder, "notes.md", "not a board")
    assert own_boards() == {}


def test_a_wrong_file_is_named_with_row_and_column(folder: Path) -> None:
    rows = ("FQ" + TAVERN.rows[0][2:], *TAVERN.rows[1:])
    put(folder, "mine.txt", board_text(Board("mine", rows, TAVERN.locations)))
    with refuses(r"mine\.txt: Row 1, column 2: unknown letter “Q”"):
        find_board("tavern", BOARDS)


def test_two_files_with_one_name(folder: Path) -> None:
    for file in ("a.txt", "b.txt"):
        put(folder, file, board_text(Board("mine", TAVERN.rows, TAVERN.locations)))
    with refuses(r"b\.txt: there is another board mine in this folder"):
        own_boards()


def test_a_file_that_is_not_text(folder: Path) -> None:
    (folder / "mine.txt").write_bytes(b"\xff\xfe\x00")
    with refuses(r"mine\.txt: not a text file in UTF-8"):
        own_boards()


def test_a_file_that_cannot_be_read(folder: Path) -> None:
    (folder / "mine.txt").mkdir()
    with refuses(r"mine\.txt: can't be read: Is a directory"):
        own_boards()


def test_no_such_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path / "nowhere"))
    with refuses("HEXSTEAD_BOARDS: there is no folder"):
        own_boards()
