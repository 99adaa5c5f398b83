"""`hexstead languages`: which there are, and what is wrong with one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hexstead.cli.commands import languages as command
from hexstead.wording import checking
from hexstead.wording.checking import Room

Run = Callable[..., Any]
Refused = Callable[..., None]
Lay = Callable[[str], int]


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """A small program that speaks English and Dutch; what it says in Dutch is given."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(checking, "rooms", lambda: [Room(tmp_path, ("{language}.ftl",))])
    monkeypatch.setattr(command, "LANGUAGES", ("en", "nl"))
    (tmp_path / "en.ftl").write_text("round = Round { $round }\nturn = Turn\n", "utf-8")
    return lambda dutch: (tmp_path / "nl.ftl").write_text(dutch, "utf-8")


def test_the_languages_are_listed_with_how_much_they_say(run: Run, room: Lay) -> None:
    room("turn = Beurt\n")
    shown = run("languages")
    assert shown.exit_code == 0
    assert [line.split() for line in shown.stdout.splitlines()] == [
        ["en", "English", "2", "messages"],
        ["nl", "Nederlands", "1", "message"],
    ]


def test_a_sound_translation_is_called_sound(run: Run, room: Lay) -> None:
    room("round = Ronde { $round }\nturn = Beurt\n")
    for words in (["nl"], ["nl_BE"], []):
        checked = run("languages", "check", *words)
        assert (checked.exit_code, checked.stdout) == (0, "No problems found.\n")


def test_every_problem_is_named_by_file_and_line(run: Run, room: Lay) -> None:
    room("round = Ronde { $ronde }\n\nbeurt = Beurt { turn }\nbeurt = { Beurt\n")
    checked = run("languages", "check", "nl")
    assert checked.exit_code == 1
    assert checked.stdout.splitlines() == [
        "en.ftl:2: turn: not translated yet (nl).",
        "nl.ftl:1: round: leaves out $round.",
        "nl.ftl:1: round: English doesn't use $ronde here.",
        "nl.ftl:3: beurt: there is no turn.",
        "nl.ftl:3: beurt: English has no such message.",
        'nl.ftl:4: can\'t be read: Expected token: "}"',
        "6 problems found.",
    ]


def test_without_a_language_all_of_them_are_checked(run: Run, room: Lay) -> None:
    room("round = Ronde { $round }\n")
    checked = run("languages", "check")
    assert checked.exit_code == 1
    assert checked.stdout == "en.ftl:2: turn: not translated yet (nl).\n1 problem found.\n"
    assert run("languages", "check", "en").stdout == "No problems found.\n"


def test_a_language_that_is_not_there_is_refused(run: Run, refused: Refused) -> None:
    refused(
        run("languages", "check", "tlh"), "Hexstead doesn't speak “tlh” yet. Choose from: en, de, fr, nl."
    )


def test_the_whole_program_is_looked_through(run: Run) -> None:
    for line in run("languages").stdout.splitlines():
        assert int(line.split()[-2].replace(",", "")) > 1500, line
