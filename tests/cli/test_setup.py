"""`hexstead setup`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hexstead import draw_setup, first_game, read_code, write_code
from hexstead.boxes.catalogue import BOXES
from spoken import spoken_steps

Run = Callable[..., Any]
Refused = Callable[..., None]


def drawn(run: Run, *arguments: object) -> Any:
    result = run("setup", "--json", *arguments)
    assert result.exit_code == 0, result.stderr
    assert len(result.stdout.splitlines()) == 1
    return json.loads(result.stdout)


def test_the_same_seed_draws_the_same(run: Run) -> None:
    assert drawn(run, "--seed", 5) == drawn(run, "--seed", 5)
    assert len({drawn(run, "--seed", seed)["code"] for seed in range(5)}) == 5


def test_the_code_leads_back_to_the_set_up(run: Run) -> None:
    one = drawn(run, "--seats", 4, "--option", "lords-need-a-settlement")
    assert drawn(run, "--code", one["code"].lower()) == one
    assert read_code(one["code"]).model_dump(mode="json") == one["setup"]


def test_chosen_parts_are_in_it(run: Run) -> None:
    found = drawn(run, "--boards", "Tavern, oasis@180", "--cards", "lords", "-s", 5)["setup"]
    assert found["boards"][:2] == ["tavern", "oasis@180"]
    assert found["cards"][0] == "lords"
    assert found["seats"] == 5


def test_the_set_up_is_told_step_by_step_with_map_cards_and_code(run: Run) -> None:
    text = run("setup", "--first-game", "--seats", 3).stdout
    code = write_code(first_game(3))
    for part in (code, "1.", "Tavern top left", "2 tiles on each location hex", "each of the 3 players"):
        assert part in text
    assert "Fishermen  1 gold for each" in text
    assert "Ta2" in text
    assert f"hexstead play --setup {code}" in text


def test_turned_boards_and_house_rules_are_said(run: Run) -> None:
    text = run("setup", "--boards", "barn@180", "--option", "lords-need-a-settlement").stdout
    assert "Barn top left (turned 180°)" in " ".join(text.split())
    assert "House rule: Lords pay nothing" in text


def test_tiles_that_the_box_has_too_few_of_are_said(run: Run) -> None:
    """A made board may have the location of a printed one, or of another made one."""
    told = " ".join(run("setup", "--boards", "tower,endless-base-12", "--seed", 1).stdout.split())
    assert "Put 2 tiles on each location hex: Tower (8), " in told
    assert "The box has too few of some tiles: use coins or the like for Tower (4)." in told
    assert "too few" not in run("setup", "--boards", "tavern,endless-base-12", "--seed", 1).stdout


@pytest.mark.parametrize("edition", ["big-box", "newest"])
def test_the_boxes_have_the_tiles_of_their_own_boards(edition: str) -> None:
    for seed in range(30):
        expansions = BOXES if edition == "big-box" else None
        steps = spoken_steps(draw_setup(3, seed, expansions=expansions, edition=edition))
        assert not [step for step in steps if "too few" in step]


def test_the_page_is_painted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.svg"
    assert run("setup", "--seed", 1, "--svg", file).exit_code == 0
    assert ElementTree.fromstring(file.read_text("utf-8")).tag.endswith("svg")


def test_a_page_that_cannot_be_written_is_said(run: Run, tmp_path: Path) -> None:
    result = run("setup", "--svg", tmp_path)
    assert result.exit_code == 2
    assert "can't be written: Is a directory." in result.stderr


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--boards", "moon"], ["--boards: There is no board “moon”", "tavern"]),
        (["--boards", "tavrn"], ["--boards: There is no board “tavrn”. Did you mean tavern?"]),
        (["--island", "treehouse"], ["There is no island “treehouse”. Did you mean tree-house?"]),
        (["--boards", "tavern,tavern@180"], ["--boards:", "twice"]),
        (["--boards", "tavern,paddock,oasis,farm,barn"], ["--boards: Choose at most 4, not 5."]),
        (["--code", ""], ["“” is not a set-up code"]),
        (["--cards", "nobody"], ["--cards: There is no card “nobody”"]),
        (["--cards", "lords,knights,miners,farmers"], ["--cards: Choose at most 3, not 4."]),
        (["--option", "cheat"], ["--option: There is no house rule “cheat”"]),
        (["--seats", "6"], ["--seats"]),
        (["--seats", "two"], ["--seats"]),
        (["--seed", "-1"], ["--seed"]),
        (["--code", "HX-1"], ["“HX-1” is not a set-up code"]),
        (["--code", "HX-0004-3G00-C0G0-G01F"], ["is not a set-up code", "wrong or missing"]),
        (
            ["--code", "HX-0004-3G00-C0G0-G01E", "--seats", "3"],
            ["--code is enough: leave out --seats."],
        ),
        (["--first-game", "--cards", "lords"], ["--first-game is enough: leave out --cards."]),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(
    run: Run, arguments: list[str], parts: list[str], refused: Refused
) -> None:
    refused(run("setup", *arguments), *parts)
