"""`hexstead show` and `hexstead check`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]


def test_a_position_is_shown_as_a_board_with_its_gold(run: Run, keep: Keep, good: dict[str, Any]) -> None:
    result = run("show", keep(good))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[1].startswith("A  ▲ ")
    assert lines[20].endswith(" ●  T")
    assert any(line.startswith("Total") for line in lines)


def test_a_record_is_shown_at_its_end_and_at_any_other_point(
    run: Run, keep: Keep, record: dict[str, Any]
) -> None:
    file = keep(record)
    end, start = run("show", file).stdout, run("show", file, "--at", 0).stdout
    assert "The game is over" in end
    assert "[" not in end.split("gold")[0]
    assert "Round 1" in start
    assert "▲ " not in start.splitlines()[1]
    last = run("show", file, "--at", -1).stdout
    assert last == run("show", file, "--at", len(record["actions"]) - 1).stdout
    assert "the last one" in last


def test_live_hexes_are_in_brackets(run: Run, keep: Keep, record: dict[str, Any]) -> None:
    shown = run("show", keep(record), "--at", 0).stdout
    card = shown.split("Card:  ")[1][0]
    assert f"[{card}]" in shown


def test_a_wrong_point_is_refused(
    run: Run, keep: Keep, record: dict[str, Any], refused: Refused, good: dict[str, Any]
) -> None:
    number = len(record["actions"])
    refused(
        run("show", keep(record), "--at", number + 1), "--at", f"{number} actions", f"-{number} to {number}"
    )
    refused(run("show", keep(record), "--at", -number - 1), "--at")
    refused(run("show", keep(good), "--at", 1), "--at is for records")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_board_is_painted(
    run: Run, keep: Keep, record: dict[str, Any], tmp_path: Path, theme: str, good: dict[str, Any]
) -> None:
    for document in (record, good):
        file = tmp_path / f"{theme}.svg"
        assert run("show", keep(document), "--svg", file, "--theme", theme).exit_code == 0
        assert ElementTree.fromstring(file.read_text("utf-8")).tag.endswith("svg")


def test_a_picture_that_cannot_be_written_is_said(
    run: Run, keep: Keep, tmp_path: Path, good: dict[str, Any]
) -> None:
    result = run("show", keep(good), "--svg", tmp_path / "no" / "such.svg")
    assert result.exit_code == 2
    assert result.stderr.strip().endswith("such.svg: can't be written: No such file or directory.")


def test_a_theme_that_does_not_exist_is_refused(
    run: Run, keep: Keep, refused: Refused, good: dict[str, Any]
) -> None:
    refused(run("show", keep(good), "--theme", "blue"), "--theme: choose light or dark.")


def test_a_sound_record_is_called_sound(run: Run, keep: Keep, record: dict[str, Any]) -> None:
    running = {**record, "actions": record["actions"][:5]}
    result = run("check", keep(record, "whole.json"), keep(running, "part.json"))
    assert result.exit_code == 0
    whole, part = result.stdout.splitlines()
    assert f"whole.json: sound, {len(record['actions'])} actions, finished. Gold: Anna " in whole
    assert " gold" in whole.split("Random bot", 1)[1]
    assert "part.json: sound, 5 actions, not finished. Gold so far: Anna " in part


def test_an_illegal_action_is_explained_and_the_other_records_are_still_checked(
    run: Run, keep: Keep, record: dict[str, Any]
) -> None:
    first = record["actions"][0]
    bad = {**record, "actions": [first, first]}
    result = run("check", keep(bad, "bad.json"), keep(record, "good.json"))
    assert result.exit_code == 2
    assert "good.json: sound" in result.stdout
    assert (
        f"bad.json: Action 2 ({first}) is not allowed: One of your own pieces is already there."
        in result.stderr
    )


@pytest.mark.parametrize(
    ("action", "part"),
    [
        ("Z9", "row letter"),
        ("use:moon", "not an action here"),
        ("end", "First build"),
        ("U1", "not on this board"),
    ],
)
def test_an_action_that_makes_no_sense_is_explained(
    run: Run, keep: Keep, record: dict[str, Any], action: str, part: str, refused: Refused
) -> None:
    refused(run("check", keep({**record, "actions": [action]})), "document.json: Action 1", part)


def test_a_record_with_a_wrong_field_is_refused(
    run: Run, keep: Keep, record: dict[str, Any], refused: Refused, good: dict[str, Any]
) -> None:
    refused(run("check", keep({**record, "seed": -1})), "seed:")
    refused(run("check", keep({**record, "setup": {**record["setup"], "seats": 9}})), "setup.seats:", "5")
    refused(run("show", keep({**record, "setup": {}})), "setup.seats:", "required")


def test_a_document_of_another_kind_is_called_by_its_name(
    run: Run, keep: Keep, record: dict[str, Any], refused: Refused, good: dict[str, Any]
) -> None:
    a_setup, told = record["setup"], json.loads(run("setup", "--json").stdout)
    refused(run("score", keep(record)), "document.json: this is a record", "hexstead show")
    for command in ("check", "analyse"):
        refused(run(command, keep(good)), "document.json: this is a position", "hexstead schema record")
    refused(run("play", "--resume", keep(good)), "document.json: this is a position")
    for command in ("score", "check", "analyse", "show", "hint"):
        for document in (a_setup, told):
            refused(run(command, keep(document)), "document.json: this is a set-up", "hexstead schema ")


def test_names_in_a_record_cannot_steer_the_terminal(run: Run, keep: Keep, record: dict[str, Any]) -> None:
    file = keep({**record, "players": ["\x1b[2JAnna\n", "x" * 500]})
    for command in ("check", "show"):
        shown = run(command, file).stdout
        assert "\x1b" not in shown
        assert "x" * 21 not in shown


def test_the_standard_input_can_be_shown_and_checked(run: Run, record: dict[str, Any]) -> None:
    assert "standard input: sound" in run("check", "-", lines=json.dumps(record)).stdout
    assert "The game is over" in run("show", "-", lines=json.dumps(record)).stdout


@pytest.mark.parametrize(
    "command", [["show"], ["check"], ["analyse"], ["hint", "--at", "0"], ["play", "--resume"]], ids=" ".join
)
@pytest.mark.parametrize("rules", [{}, {"rules": 1}])
def test_a_record_of_the_first_rules_is_refused_with_the_release_that_plays_it(
    run: Run, keep: Keep, refused: Refused, record: dict[str, Any], command: list[str], rules: dict[str, int]
) -> None:
    record.pop("rules")
    result = run(*command, keep({**record, **rules}))
    refused(result, "rules: This game was played by the rules", "open it with Hexstead 0.1.")


def test_a_record_of_newer_rules_asks_for_an_update(
    run: Run, keep: Keep, refused: Refused, record: dict[str, Any]
) -> None:
    refused(run("show", keep({**record, "rules": 3})), "rules: This was made by a newer Hexstead: update")


@pytest.mark.parametrize("command", ["score", "show"])
def test_gold_of_a_position_for_other_rules_is_counted_by_todays_with_a_note(
    run: Run, keep: Keep, good: dict[str, Any], command: str
) -> None:
    assert run(command, keep(good)).stderr == ""
    good.pop("rules")
    result = run(command, keep(good))
    assert result.exit_code == 0
    assert "document.json: this position was made for rules 1; its gold is counted by" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert "Knights" in result.stdout
