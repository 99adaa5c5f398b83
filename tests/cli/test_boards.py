"""`hexstead boards`: made, checked and listed boards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hexstead.boards.generator.make import make_board
from hexstead.boards.generator.recipes import latest
from hexstead.boards.generator.text import board_text
from hexstead.boards.shelf import FOLDER
from hexstead.boxes.catalogue import BOARDS, ISLANDS
from hexstead.boxes.manifest import Board, parse_board
from hexstead.engine.said import BadInput, error

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]

TAVERN = BOARDS["tavern"]
MINE = Board("mine", TAVERN.rows, TAVERN.locations)
STAND_INS = [board for board in {**BOARDS, **ISLANDS}.values() if board.is_stand_in]


@pytest.fixture(autouse=True)
def no_own_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)


def test_without_a_command_there_is_an_overview(run: Run) -> None:
    result = run("boards")
    assert result.exit_code == 0
    for command in ("new", "check", "list"):
        assert command in result.stdout


@pytest.mark.parametrize("command", ["new", "check", "list"])
def test_help_has_examples(run: Run, command: str) -> None:
    assert f"hexstead boards {command}" in run("boards", command, "--help").stdout


def test_new_prints_the_board_of_the_seed(run: Run) -> None:
    result = run("boards", "new", "--like", "marshlands", "--seed", 7)
    assert result.exit_code == 0
    assert parse_board(result.stdout) == make_board(latest("marshlands", 7))


def test_new_without_a_seed_tells_it(run: Run) -> None:
    board = parse_board(run("boards", "new", "--like", "base").stdout)
    assert make_board(latest("base", int(board.name.removeprefix("endless-base-")))) == board


def test_new_with_name_caves_and_picture(run: Run, tmp_path: Path) -> None:
    svg = tmp_path / "board.svg"
    result = run("boards", "new", "-l", "harvest", "--seed", 1, "-n", "mine", "--caves", 3, "--svg", svg)
    board = parse_board(result.stdout)
    assert board.name == "mine"
    assert board.rows == make_board(latest("harvest", 1), far_mountains=3).rows
    assert "10 by 10 hexes" in svg.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--like", "moon"], ["--like: There is no box “moon”. Choose from: base, nomads"]),
        (["--like", "base", "--name", "A b"], ["“A b” won't do: use small letters"]),
        (
            ["--like", "base", "--name", "endless-base-1"],
            ["“endless-base-1” won't do", "are for generated boards"],
        ),
        (["--like", "base", "--seed", "-1"], ["--seed"]),
        (["--like", "base", "--seed", "1" * 19], ["--seed: a seed has at most 18 digits."]),
        (["--like", "base", "--caves", "30"], ["--caves"]),
        ([], ["--like"]),
    ],
)
def test_new_refuses(run: Run, refused: Refused, words: list[str], parts: list[str]) -> None:
    refused(run("boards", "new", *words), *parts)


def test_new_says_if_no_board_came_of_it(run: Run, refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Board:
        raise BadInput(error("no-quadrant", box="base", seed=1))

    monkeypatch.setattr("hexstead.boards.generator.make.make_board", fail)
    refused(
        run("boards", "new", "--like", "base", "--seed", 1),
        "Seed 1 makes no board in the style of base: try another seed.",
    )


def test_new_says_where_a_picture_cannot_be_written(run: Run, tmp_path: Path) -> None:
    result = run("boards", "new", "--like", "base", "--seed", 1, "--svg", tmp_path / "no" / "board.svg")
    assert result.exit_code == 2
    assert "can't be written" in result.stderr


def test_check_sound_boards(run: Run, keep: Keep) -> None:
    file = keep(board_text(MINE), "mine.txt")
    result = run("boards", "check", file)
    assert result.exit_code == 0
    assert result.stdout == (
        f"{file}: sound: mine with Tavern (2), castle; water 10, mountain 9, for caves 9.\n"
    )


def test_check_reads_the_standard_input(run: Run) -> None:
    assert run("boards", "check", "-", lines=board_text(MINE)).stdout.startswith(
        "standard input: sound: mine"
    )


def test_check_tells_notes_and_goes_on(run: Run, keep: Keep) -> None:
    rows = tuple([row.replace("X", "G") for row in TAVERN.rows])
    file = keep(board_text(Board("mine", rows, TAVERN.locations)), "mine.txt")
    result = run("boards", "check", file)
    assert result.exit_code == 0
    note = f"{file}: note: Special hexes: printed with this location 2 locations, 1 castle or "
    assert note in result.stdout


def test_check_tells_every_error_of_every_file(run: Run, keep: Keep) -> None:
    rows = ("FDDMMDDCC", "?" + TAVERN.rows[1][1:], *TAVERN.rows[2:])
    wrong = keep(board_text(Board("mine", rows, TAVERN.locations)), "wrong.txt")
    sound = keep(board_text(MINE), "sound.txt")
    result = run("boards", "check", wrong, "nowhere.txt", sound)
    assert result.exit_code == 2
    first, second, third = result.stderr.splitlines()
    assert first == f"{wrong}: Row 1: expected 10 letters, found 9."
    assert second.startswith(f"{wrong}: Row 2, column 1: unknown letter “?”. The letters are ")
    assert third == "nowhere.txt: can't be read: No such file or directory."
    assert result.stdout.startswith(f"{sound}: sound")


def test_list_shows_every_board_and_marks_stand_ins(run: Run) -> None:
    lines = [line.split() for line in run("boards", "list").stdout.splitlines()]
    for board in {**BOARDS, **ISLANDS}.values():
        [line] = [line for line in lines if line[:1] == [board.name] or f"({board.name})" in line[:3]]
        assert ("*" in line[1:4]) == board.is_stand_in


def test_list_says_how_to_replace_stand_ins(run: Run) -> None:
    words = " ".join(run("boards", "list").stdout.split())
    assert ("* a stand-in, because" in words) == bool(STAND_INS)
    assert (FOLDER in words) == bool(STAND_INS)


def test_list_with_replaced_and_added_boards(run: Run, tmp_path: Path) -> None:
    for board in (MINE, *STAND_INS):
        (tmp_path / f"{board.name}.txt").write_text(board_text(board), "utf-8")
    result = run("boards", "list", **{FOLDER: str(tmp_path)})
    assert "*" not in result.stdout
    own = result.stdout[result.stdout.index("Your own boards") :]
    assert own.split()[3:5] == ["mine", "Tavern"]


def test_list_paints_a_sheet_of_all(run: Run, tmp_path: Path) -> None:
    svg = tmp_path / "boards.svg"
    assert run("boards", "list", "--svg", svg).exit_code == 0
    text = svg.read_text("utf-8")
    names = [element.get("id") for element in ElementTree.fromstring(text).iter() if element.get("id")]
    assert len(names) == len(set(names)), "every name in a document must be its own"
    for board in {**BOARDS, **ISLANDS}.values():
        assert f">{board.name}" in text or f"({board.name})" in text
    assert text.count(" *<") == len(STAND_INS)
    assert (FOLDER in text) == bool(STAND_INS)


def test_list_refuses_a_wrong_folder(run: Run, refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(board_text(MINE).replace("FDDMM", "FDDM"), "utf-8")
    refused(
        run("boards", "list", **{FOLDER: str(tmp_path)}), "mine.txt: Row 1: expected 10 letters, found 9."
    )


@pytest.mark.parametrize(
    "command",
    [
        "setup",
        "setup --first-game",
        "setup --edition newest",
        "setup --code HX-0000-2G50-61C0-831E",
        "play",
        "play --setup HX-0000-2G50-61C0-831E",
        "arena random random",
        "serve --port 0",
    ],
)
def test_a_board_that_cannot_be_used_is_named_before_anything_begins(
    run: Run, refused: Refused, tmp_path: Path, command: str
) -> None:
    (tmp_path / "wrong.txt").write_text("junk", "utf-8")
    result = run(*command.split(), HEXSTEAD_BOARDS=str(tmp_path))
    refused(result, f"{tmp_path / 'wrong.txt'}: The line “name:” is missing.")
