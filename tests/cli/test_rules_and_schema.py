"""`hexstead rules`, `hexstead schema`, and what all commands share."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from hexstead import __version__, first_game
from hexstead.boxes.catalogue import ALWAYS, BONUSES, CARDS, EXTRAS, LOCATIONS, OPTIONS, PRINTED, TASKS, TILES
from hexstead.match.examples import example_of

Run = Callable[..., Any]
Refused = Callable[..., None]


COMMANDS = ["play", "arena", "setup", "score", "show", "rules", "check", "schema"]


def test_every_component_can_be_looked_up(run: Run) -> None:
    texts = {key: location.text for key, location in LOCATIONS.items()}
    texts |= {key: card.text for key, card in (CARDS | ALWAYS).items()}
    for key, text in texts.items():
        found = run("rules", key)
        assert found.exit_code == 0
        assert found.stdout.startswith(PRINTED[key])
        assert text in " ".join(found.stdout.split())


@pytest.mark.parametrize("key", [*LOCATIONS, *TILES, *BONUSES, *EXTRAS, *CARDS, *TASKS, *ALWAYS])
def test_a_component_is_shown_with_its_drawn_example(run: Run, key: str) -> None:
    found = run("rules", key, COLUMNS="200").stdout
    example = example_of(key)
    assert example.says in found
    assert ("[ ] pays" in found) == bool(example.pays and example.marked)
    assert ("[ ] can be chosen" in found) == (not example.pays)
    for seat, gold in enumerate(example.pays, start=1):
        assert f"{'you' if seat == 1 else f'player {seat}'} {gold} gold" in found


def test_an_example_is_drawn_in_characters_that_need_no_colour(run: Run) -> None:
    assert (
        "\n".join(run("rules", "paddock", "--no-color").stdout.splitlines()[3:14])
        == """\
   1  2  3  4  5  6  7
A  g  g [G] g [T] g  g    A
B    g  g  ♜  ●  t  g  g  B
C  g [G] w (▲) m [T] t    C
D    g  ▲  w  d  ●  t  t  D
E  g Pa1 w  g [D] g  g    E
   1  2  3  4  5  6  7
 g grass  d desert  t forest  w water  m mountain \n\
 Pa Paddock  ♜ castle  [ ] can be chosen  ( ) being moved \n\
 ▲  you    ●  player 2
"""
    )


def test_an_example_says_where_the_board_ends_and_where_boards_meet(run: Run) -> None:
    assert "The edge of the board: row A.\n" in run("rules", "tower").stdout
    assert "The edge of the board: row A and column 1.\n" in run("rules", "travellers").stdout
    assert "The edge of the board: column 7.\n" in run("rules", "mayors").stdout
    assert "Boards meet between rows B and C and columns 4 and 5.\n" in run("rules", "lords").stdout
    assert "edge" not in run("rules", "oracle").stdout


def test_an_example_names_the_card_in_use(run: Run) -> None:
    assert "Card:  D desert" in run("rules", "barn").stdout
    assert "Card:  C canyon" in run("rules", "crossroads").stdout
    assert "Card:" not in run("rules", "tavern").stdout


def test_a_figure_is_shown_by_the_example_of_its_location(run: Run) -> None:
    found = run("rules", "warrior", COLUMNS="200").stdout
    assert found.startswith("Warrior  Figure")
    assert example_of("barracks").says in found


def test_only_what_was_asked_for_is_drawn(run: Run) -> None:
    found = run("rules", "castle").stdout
    assert "Merchants" in found
    assert "can be chosen" not in found
    assert "pays" in run("rules", "castles").stdout


def test_a_narrow_terminal_gets_the_example_in_parts(run: Run) -> None:
    found = run("rules", "compass", "points", COLUMNS="40").stdout
    assert max([len(line) for line in found.splitlines()]) <= 40
    assert found.count("[▲]") == 4


def test_all_words_must_be_there(run: Run) -> None:
    found = run("rules", "Gold", "castle").stdout
    assert "Castles  Pays in every game" in found
    assert "Farmers" not in found


def test_the_course_of_the_game_can_be_looked_up(run: Run) -> None:
    assert run("rules", "end", "of", "the", "game").stdout.startswith("End of the game")
    assert "not between them" in " ".join(run("rules", "turn").stdout.split())


def test_without_words_there_is_an_overview(run: Run) -> None:
    shown = run("rules").stdout
    assert run("rules", "").stdout == run("rules", "?").stdout == shown
    for name in [*[PRINTED[key] for key in (*LOCATIONS, *CARDS)], *[rule.name for rule in OPTIONS.values()]]:
        assert name in " ".join(shown.split())


def test_what_is_not_found_is_said_with_suggestions(run: Run) -> None:
    result = run("rules", "castel")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "Nothing found about “castel”. Try castle or castles.\n"
    assert run("rules", "xqxqxq").stderr == (
        "Nothing found about “xqxqxq”. Without words you get an overview.\n"
    )


def test_the_schema_of_a_document_is_printed_and_fits(run: Run, good: dict[str, Any]) -> None:
    for name, document in [("position", good), ("setup", first_game(2).model_dump(mode="json"))]:
        Draft202012Validator(json.loads(run("schema", name).stdout)).validate(document)
    needed = ["hexstead", "setup", "seed", "rules", "generator"]
    assert json.loads(run("schema", "record").stdout)["required"] == needed


def test_an_unknown_schema_is_refused(run: Run, refused: Refused) -> None:
    refused(run("schema", "game"), "DOCUMENT: choose position, record or setup. See hexstead schema --help.")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert "Example" in shown.stdout
    assert f"hexstead {command} " in shown.stdout


ALL = (
    [[one] for one in [*COMMANDS, "serve", "analyse", "hint"]]
    + [["boards", one] for one in ("new", "check", "list")]
    + [["languages", "check"]]
)


@pytest.mark.parametrize("command", ALL, ids=" ".join)
def test_no_help_is_cut_off_or_broken_in_the_middle_of_a_line(run: Run, command: list[str]) -> None:
    shown = run(*command, "--help", COLUMNS="80").stdout
    assert "…" not in shown
    assert "...}..." not in shown
    assert "...]..." not in shown
    room = 80 - 2
    for line, below in pairwise(shown.split("╭")[0].splitlines()):
        if line.strip() and below.strip():
            assert len(f"{line.strip()} {below.split()[0]}") > room, (line, below)


@pytest.mark.parametrize("command", [[], ["boards"], *ALL], ids=" ".join)
def test_help_names_values_in_words_of_its_own(run: Run, command: list[str]) -> None:
    shown = run(*command, "--help").stdout
    for kind in ("<bool>", "<str>", "<int", "<float", "<list", "BOOLEAN", "INTEGER", "TEXT"):
        assert kind not in shown


def test_help_says_what_is_taken_if_nothing_is_said(run: Run) -> None:
    shown = run("play", "--help").stdout
    for usual in ("[2]", "[greedy]", "[base]", "[big-box]", "[You]"):
        assert usual in shown
    assert "[a file of your own]" in " ".join(run("serve", "--help").stdout.replace("│", " ").split())


def test_hexstead_alone_lists_its_commands(run: Run) -> None:
    shown = run()
    assert shown.exit_code == 0
    for command in COMMANDS:
        assert command in shown.stdout


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").stdout == f"hexstead {__version__}\n"


def test_unknown_commands_and_options_are_refused(run: Run, refused: Refused) -> None:
    refused(run("plya"), "“plya”", "hexstead --help")
    refused(run("play", "--moon"), "--moon", "play --help")
    refused(run("play", "--save"), "--save needs a value. See hexstead play --help.")
    refused(run("rules", "--no-color=1"), "--no-color takes no value. See hexstead rules --help.")
    refused(run("boards", "list", "--svg"), "See hexstead boards --help.")
    refused(run("--moon"), "--moon")
