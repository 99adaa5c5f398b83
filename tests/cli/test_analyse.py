"""`hexstead analyse` and `hexstead hint` as a user calls them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hexstead.cli.screen.tables import seen_at_a_table
from hexstead.engine.hexes import members, name
from hexstead.match.position import Position
from hexstead.setup.documents import check

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]

QUICK = ("--seconds", "0.05")


@pytest.fixture
def opening(record: dict[str, Any]) -> dict[str, Any]:
    """The first turns of a game."""
    return {**record, "actions": record["actions"][:14]}


def test_every_turn_is_listed_with_its_swing_and_who_played_it(
    run: Run, keep: Keep, opening: dict[str, Any]
) -> None:
    result = run("analyse", keep(opening), *QUICK)
    assert result.exit_code == 0, result.output
    assert "swing" in result.stdout
    assert "Anna" in result.stdout
    assert "gold missed" in result.stdout


def test_json_has_the_turns_and_the_gold(run: Run, keep: Keep, opening: dict[str, Any]) -> None:
    found = json.loads(run("analyse", keep(opening), *QUICK, "--json").stdout)
    assert [action for turn in found["turns"] for action in turn["actions"]] == opening["actions"]
    assert found["turns"][-1]["gold"] == found["gold"]
    assert found["finished"] is False
    assert all(len(turn["expected"]) == 2 and turn["missed"] >= 0 for turn in found["turns"])


def test_the_curve_has_a_line_for_each_seat(
    run: Run, keep: Keep, opening: dict[str, Any], tmp_path: Path
) -> None:
    picture = tmp_path / "curve.svg"
    assert run("analyse", keep(opening), *QUICK, "--svg", picture, "--theme", "dark").exit_code == 0
    root = ElementTree.fromstring(picture.read_text("utf-8"))
    titles = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}title")]
    assert [title.split(":")[0] for title in titles[1:]] == ["Anna", "Random bot"]


def test_nobody_thinks_for_a_picture_that_cannot_be_written(
    run: Run,
    keep: Keep,
    opening: dict[str, Any],
    tmp_path: Path,
    refused: Refused,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hexstead.bots.analysis.Analyst.reports", lambda *_: pytest.fail("thought in vain"))
    refused(run("analyse", keep(opening), "--svg", tmp_path), "not an ordinary file")
    refused(run("analyse", keep(opening), "--svg", tmp_path / "no" / "x.svg"), "there is no such folder")


def test_a_game_without_turns_is_refused(
    run: Run, keep: Keep, record: dict[str, Any], refused: Refused
) -> None:
    refused(run("analyse", keep({**record, "actions": record["actions"][:2]})), "nobody has ended a turn")


def test_a_position_cannot_be_analysed(run: Run, keep: Keep, good: dict[str, Any], refused: Refused) -> None:
    refused(run("analyse", keep(good)), "document.json")


def test_a_hint_for_a_record_is_a_turn_that_can_be_played(
    run: Run, keep: Keep, record: dict[str, Any]
) -> None:
    found = json.loads(run("hint", keep(record), "--at", 4, *QUICK, "--json").stdout)
    actions = [*record["actions"][:4], *found["turns"][0]["actions"]]
    assert run("check", keep({**record, "actions": actions}, "played.json")).exit_code == 0
    assert found["turns"][0]["behind"] == 0


def test_a_hint_for_a_position_needs_a_card(
    run: Run, keep: Keep, good: dict[str, Any], refused: Refused
) -> None:
    file = keep(good)
    refused(run("hint", file), "--card", "flower-field")
    refused(run("hint", file, "--card", "water"), "--card: There is no terrain card “water”", "grass, canyon")
    refused(run("hint", file, "--card", "forst"), "Did you mean forest?")
    # Long enough for a whole turn on a machine that is very busy.
    hexes = run("hint", file, "--card", "forest", "--seat", 2, "--seconds", 1).stdout.splitlines()[0].split()
    assert len(hexes) >= 3


def test_in_a_position_a_seat_has_the_tiles_of_the_locations_it_is_beside(good: dict[str, Any]) -> None:
    world = check(good, Position, "").world()
    beside = name(members(world.sites[0].ring & world.suitable)[0])
    position = check({**good, "seats": [{"settlements": [beside]}, {}]}, Position, "")
    _, view = seen_at_a_table(position, 1, "grass")
    assert members(view.held[0]) == [0]
    assert members(view.held[1]) == []


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (("--seat", "3", "--card", "grass"), ("seats 1 to 2",)),
        (("--at", "3", "--card", "grass"), ("--at is for records",)),
    ],
)
def test_what_a_position_does_not_have_is_refused(
    run: Run,
    keep: Keep,
    good: dict[str, Any],
    refused: Refused,
    arguments: tuple[str, ...],
    parts: tuple[str, ...],
) -> None:
    refused(run("hint", keep(good), *arguments), *parts)


def test_what_a_record_does_not_need_is_refused(
    run: Run, keep: Keep, record: dict[str, Any], refused: Refused
) -> None:
    refused(run("hint", keep(record), "--seat", 1), "leave out --seat and --card")
    refused(run("hint", keep(record)), "the game is over", "--at N")
