"""The commands that need no table, with all boxes."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from jsonschema import Draft202012Validator

from hexstead import Match, draw_setup, first_game, read_code, write_code
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import play_out
from hexstead.boxes.base import BASE
from hexstead.boxes.catalogue import (
    ALWAYS,
    BONUSES,
    BOXES,
    CARDS,
    EXTRAS,
    LOCATIONS,
    PRINTED,
    TASKS,
    TILES,
    boxes,
)
from hexstead.match.figures import FIGURES
from hexstead.match.position import position_of

Run = Callable[..., Any]
Refused = Callable[..., None]


# The option.


@pytest.mark.parametrize("command", [["setup"], ["play"], ["arena", "random", "random"]])
def test_boxes_that_do_not_exist_are_refused(run: Run, refused: Refused, command: list[object]) -> None:
    refused(run(*command, "--expansions", "moon"), "--expansions: There is no box “moon”", "nomads")
    refused(run(*command, "--expansions", "base,base"), "--expansions:", "twice")
    refused(run(*command, "--expansions", " , "), "--expansions: Name one of these: base", ", all.")


def test_all_boxes_may_be_named_with_others(run: Run) -> None:
    plain = run("setup", "--expansions", "all", "--seed", 3, "--json").stdout
    assert run("setup", "--expansions", "nomads,all", "--seed", 3, "--json").stdout == plain
    made = json.loads(run("setup", "--expansions", "all,endless", "--seed", 3, "--json").stdout)
    assert all(board.startswith("endless-") for board in made["setup"]["boards"])


def test_an_empty_code_is_none(run: Run, refused: Refused) -> None:
    refused(run("arena", "random", "random", "--setup", ""), "“” is not a set-up code")


@pytest.mark.parametrize(
    ("command", "option"),
    [
        (["setup", "--first-game"], "--first-game"),
        (["setup", "--code", write_code(first_game(2))], "--code"),
        (["play", "--first-game"], "--first-game"),
        (["play", "--setup", write_code(first_game(2))], "--setup"),
        (["play", "--resume", "game.json"], "--resume"),
        (["arena", "random", "random", "--setup", write_code(first_game(2))], "--setup"),
    ],
)
def test_what_is_laid_out_already_needs_no_boxes(
    run: Run, refused: Refused, command: list[object], option: str
) -> None:
    refused(run(*command, "--expansions", "all"), f"{option} is enough: leave out --expansions.")


def drawn(run: Run, *arguments: object) -> Any:
    return json.loads(run("setup", "--json", *arguments).stdout)


def test_boards_come_from_the_chosen_boxes(run: Run) -> None:
    for box in boxes(BOXES):
        boards = drawn(run, "--expansions", box.key.upper(), "--seed", 1)["setup"]["boards"]
        known = {board.name for board in box.boards or BASE.boards}
        assert {board.removesuffix("@180") for board in boards} <= known
    assert drawn(run, "--seed", 1) == drawn(run, "--seed", 1, "--expansions", "base")
    every = drawn(run, "--seed", 1, "--expansions", "all")
    assert every == drawn(run, "--seed", 1, "--expansions", ",".join(BOXES))


# The set-up.


def test_a_set_up_is_told_with_nomad_tiles_tasks_figures_and_walls(run: Run) -> None:
    boards = ["--boards", "quarry,barracks@180,city-hall,harbor", "--seats", 3, "--seed", 2]
    found = drawn(run, *boards)
    text = " ".join(run("setup", *boards).stdout.split())
    tiles, tasks = found["setup"]["tiles"], found["setup"]["tasks"]
    assert (len(tiles), len(tasks)) == (3, 2)
    assert f"{PRINTED[tiles[0]]} on " in text
    assert text.count("(Quarry)") == 3
    assert "Lay these task cards next to them: " in text
    assert "3 players, in their colour: 40 settlements, 2 warriors, 1 city hall and 1 gold marker." in text
    assert "Put these beside the boards, for everybody: 25 stone walls." in text
    # The table breaks long texts into lines.
    assert all(TILES[key].text.partition(",")[0] in text for key in tiles)
    assert all(TASKS[key].text in text for key in tasks)
    assert read_code(found["code"]).model_dump(mode="json") == found["setup"]


def test_a_set_up_of_the_base_game_says_nothing_of_expansions(run: Run) -> None:
    text = run("setup", "--seed", 1).stdout
    for word in ("nomad", "Nomad", "task", "Task", "warrior", "wall", "∩"):
        assert word not in text


def test_walls_are_only_taken_out_if_a_tile_needs_them(run: Run) -> None:
    assert "stone wall" not in run("setup", "--boards", "caravan,village,garden,oasis").stdout


def test_the_page_with_nomad_tiles_and_tasks_is_painted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.svg"
    assert run("setup", "--expansions", "nomads,crossroads", "--seed", 4, "--svg", file).exit_code == 0
    text = file.read_text("utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert ">Tasks<" in text


# The rules.


COMPONENTS = [*LOCATIONS, *TILES, *BONUSES, *EXTRAS, *CARDS, *TASKS, *ALWAYS, *FIGURES]


@pytest.mark.parametrize("key", COMPONENTS)
def test_every_component_of_every_box_can_be_looked_up(run: Run, key: str) -> None:
    name = PRINTED[key]
    for words in ([key], name.split()):
        assert run("rules", *words).stdout.startswith(f"{name}  ")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("nomad tile", "used or not"),
        ("nomad space", "face up on each"),
        ("stone wall", "belongs to nobody"),
        ("red card", "pays during the game"),
        ("figure", "counts as a settlement"),
        ("task", "gets its gold, once"),
        ("several cards", "for the whole turn"),
        ("warrior", "not even its owner"),
        ("city hall", "covers 7 hexes"),
        ("swamp", "build 2 on swamp or 3 on the other one"),
        ("palace", "5 gold to the player with the most"),
        ("bonus tile", "second tile of a kind"),
        ("reaction", "in another player's turn"),
        ("set aside", "counts as not yet built"),
        ("removed terrain", "leave out all cards that show it"),
        ("farmland", "no terrain card shows it"),
        ("after the last round", "build up to 3 settlements or move up to 3 different ones"),
        ("number tile", "18 in all"),
        ("marked row", "for good"),
        ("stand-in board", "draw its layout in the board workshop"),
        ("scout", "until the end of the turn"),
        ("inferred board", "draw its layout in the board workshop"),
        ("capitol token", "at most one on each"),
        ("cave token", "three or more steps from every special hex"),
        ("island", "with the rows U to Y"),
        ("queenies", "a cave for Tavern and an island for Harbor or Lighthouse"),
        ("selection tile", "names both of its locations"),
        ("beautiful castles", "on one location hex of two boards"),
        ("big box dutch", "Sword removes a piece of one other player"),
        ("newest", "Edition newest"),
        ("capitols are castles", "still pays its 3 gold"),
    ],
)
def test_what_the_boxes_bring_can_be_looked_up(run: Run, words: str, part: str) -> None:
    assert part in " ".join(run("rules", *words.split()).stdout.split())


def test_the_overview_names_all_that_is_in_the_boxes(run: Run) -> None:
    text = " ".join(run("rules").stdout.split())
    for key in COMPONENTS:
        assert PRINTED[key] in text


def test_documents_with_all_boxes_fit_their_schemas(run: Run) -> None:
    match = Match(draw_setup(3, 2, expansions=BOXES), 2)
    play_out(match, [AtRandom(seat) for seat in range(3)])
    documents = {"setup": match.setup, "record": match.record(), "position": position_of(match)}
    for name, document in documents.items():
        schema = json.loads(run("schema", name).stdout)
        Draft202012Validator(schema).validate(document.model_dump(mode="json", exclude_defaults=True))
