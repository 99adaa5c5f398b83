"""`hexstead rules`, `hexstead schema`, and what all commands share."""

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from hexstead import __version__, first_game
from hexstead.content.catalogue import ALWAYS, CARDS, LOCATIONS, OPTIONS
from hexstead.engine.explain import title

Run = Callable[..., Any]
Refused = Callable[..., None]


COMMANDS = ["play", "arena", "setup", "score", "show", "rules", "check", "schema"]


def test_every_component_can_be_looked_up(run: Run) -> None:
    texts = {key: location.text for key, location in LOCATIONS.items()}
    texts |= {key: card.text for key, card in (CARDS | ALWAYS).items()}
    for key, text in texts.items():
        found = run("rules", key)
        assert found.exit_code == 0
        assert found.stdout.startswith(title(key))
        assert text in " ".join(found.stdout.split())


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
    for key in [*LOCATIONS, *CARDS, *OPTIONS]:
        assert title(key) in " ".join(shown.split())


def test_what_is_not_found_is_said_with_suggestions(run: Run) -> None:
    result = run("rules", "castel")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "Nothing was found about 'castel'. Try castle or castles.\n"
    assert run("rules", "xqxqxq").stderr == (
        "Nothing was found about 'xqxqxq'. Without words there is an overview.\n"
    )


def test_the_schema_of_a_document_is_printed_and_fits(run: Run, good: dict[str, Any]) -> None:
    for name, document in [("position", good), ("setup", first_game(2).model_dump(mode="json"))]:
        Draft202012Validator(json.loads(run("schema", name).stdout)).validate(document)
    assert json.loads(run("schema", "record").stdout)["required"] == ["hexstead", "setup", "seed"]


def test_an_unknown_schema_is_refused(run: Run, refused: Refused) -> None:
    refused(run("schema", "game"), "'game'", "position", "record", "setup")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert "Example" in shown.stdout
    assert f"hexstead {command} " in shown.stdout


ALL = [[one] for one in [*COMMANDS, "serve", "analyse", "hint"]] + [
    ["boards", one] for one in ("new", "check", "list")
]


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
    refused(run("plya"), "'plya'", "hexstead --help")
    refused(run("play", "--moon"), "--moon", "play --help")
    refused(run("play", "--save"), "'--save' requires an argument. See hexstead play --help.")
    refused(run("rules", "--no-color=1"), "See hexstead rules --help.")
    refused(run("boards", "list", "--svg"), "See hexstead boards --help.")
    refused(run("--moon"), "--moon")
