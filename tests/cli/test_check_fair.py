"""`hexstead check-fair`, and the script in docs/fairness.md that checks the same without Hexstead."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexstead import Match, first_game
from hexstead.engine.chance import Keyed
from hexstead.engine.terrain import LETTERS
from hexstead.match.fair import Fair, commitment_to, seed_from
from hexstead.match.record import Record
from hexstead.match.seed import Seed
from hexstead.setup.documents import check

Run = Callable[..., Any]
Keep = Callable[..., str]

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
SERVER_SEED = "5e" * 32
SHARES = [{"seat": 0, "bytes": "01" * 16}, {"seat": 2, "bytes": "02" * 32}]


@pytest.fixture
def fair_game() -> dict[str, Any]:
    """The record of a game of three, in which the browsers of two added bytes."""
    plain = {"table": "AbC-_9", "commitment": commitment_to(SERVER_SEED), "server_seed": SERVER_SEED}
    fair = check({**plain, "shares": SHARES}, Fair)
    match = Match(first_game(3), Seed("sha256", seed_from(fair.table, SERVER_SEED, fair.shares)))
    chance = Random(1)
    while not match.is_over:
        match.play(chance.choice(match.decision().actions))
    record = match.record(("Anna", "Ben", "Cleo")).model_copy(update={"fair": fair})
    made: dict[str, Any] = json.loads(record.model_dump_json())
    return made


def test_a_fair_game_is_verified_and_says_what_was_checked(
    run: Run, keep: Keep, fair_game: dict[str, Any]
) -> None:
    result = run("check-fair", keep(fair_game))
    assert result.exit_code == 0, result.output
    assert "verified." in result.stdout
    assert "The browsers of Anna and Cleo added random bytes." in result.stdout
    assert f"commitment {commitment_to(SERVER_SEED)}: compare" in " ".join(result.stdout.split())
    assert f"{len(fair_game['actions'])} actions replayed" in result.stdout
    known = run("check-fair", keep(fair_game), "--commitment", commitment_to(SERVER_SEED).upper())
    assert known.exit_code == 0
    assert "committed to" in known.stdout


def test_without_bytes_of_players_it_says_so(run: Run, keep: Keep) -> None:
    plain = {"table": "t", "commitment": commitment_to(SERVER_SEED), "server_seed": SERVER_SEED, "shares": []}
    match = Match(first_game(2), Seed("sha256", seed_from("t", SERVER_SEED, ())))
    record = json.loads(match.record().model_dump_json())
    result = run("check-fair", keep({**record, "fair": plain}))
    assert result.exit_code == 0
    assert "you have only the server's word" in result.stdout


def test_a_game_without_such_parts_was_not_made_to_be_checked(
    run: Run, keep: Keep, fair_game: dict[str, Any]
) -> None:
    for record in (
        {**fair_game, "fair": None},
        json.loads(Match(first_game(2), 1).record().model_dump_json()),
    ):
        result = run("check-fair", keep(record))
        assert result.exit_code == 1
        assert "can't be checked" in result.stderr


def changed(record: dict[str, Any], **parts: Any) -> dict[str, Any]:
    return {**record, "fair": {**record["fair"], **parts}}


def test_whatever_somebody_changes_does_not_match(run: Run, keep: Keep, fair_game: dict[str, Any]) -> None:
    other = "ab" * 32
    for record, why in [
        (changed(fair_game, server_seed=other), "isn't the one it committed to"),
        (changed(fair_game, commitment=other), "isn't the one it committed to"),
        (changed(fair_game, server_seed=other, commitment=commitment_to(other)), "doesn't follow"),
        (changed(fair_game, shares=SHARES[:1]), "doesn't follow"),
        (changed(fair_game, table="another"), "doesn't follow"),
        ({**fair_game, "seed": other}, "doesn't follow"),
        (
            {**fair_game, "actions": ["end", *fair_game["actions"]]},
            "The game can't be played with the cards of this seed. Action 1 (end)",
        ),
    ]:
        result = run("check-fair", keep(record))
        assert result.exit_code == 2
        assert "does not match. " in result.stderr
        assert why in " ".join(result.stderr.split())


def test_cards_of_another_seed_do_not_pass_for_those_of_this_one(
    run: Run, keep: Keep, fair_game: dict[str, Any]
) -> None:
    """A cheat deals other cards than those it opens: then the actions do not fit."""
    match, chance = Match(first_game(3), Seed.fresh()), Random(2)
    while not match.is_over:
        match.play(chance.choice(match.decision().actions))
    actions = json.loads(match.record().model_dump_json())["actions"]
    result = run("check-fair", keep({**fair_game, "actions": actions}))
    assert result.exit_code == 2
    assert "The game can't be played" in " ".join(result.stderr.split())


def test_another_commitment_than_the_one_shown_does_not_match(
    run: Run, keep: Keep, fair_game: dict[str, Any]
) -> None:
    result = run("check-fair", keep(fair_game), "--commitment", "0" * 64)
    assert result.exit_code == 2
    assert "opens another commitment" in " ".join(result.stderr.split())


@pytest.mark.parametrize("document", ["", "{}", "[]", '{"hexstead": 2}'])
def test_anything_but_a_record_is_refused_with_a_sentence(run: Run, keep: Keep, document: str) -> None:
    result = run("check-fair", keep(document))
    assert result.exit_code == 2
    assert "Traceback" not in result.output


# The script on the page.


def script() -> str:
    found = re.search(r"```python\n(import hashlib.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def run_script(file: str) -> "subprocess.CompletedProcess[str]":
    """Without anything but Python: it cannot even find Hexstead."""
    return subprocess.run(
        [sys.executable, "-I", "-c", script(), file], capture_output=True, text=True, check=False
    )


def test_the_script_on_the_page_deals_the_same_cards_without_hexstead(
    keep: Keep, fair_game: dict[str, Any]
) -> None:
    assert "hexstead" not in re.findall(r"import ([\w, ]+)", script())[0]
    assert len([line for line in script().splitlines() if line.strip()]) <= 12
    result = run_script(keep(fair_game))
    assert result.returncode == 0, result.stderr
    deck = list(first_game(3).world().deck)
    Keyed(bytes.fromhex(fair_game["seed"])).shuffle(deck)
    assert result.stdout.split(":")[1].split() == [LETTERS[card] for card in reversed(deck)]
    opening = Match(first_game(3), check(fair_game, Record).drawn_by).state
    first = [LETTERS[card] for card in reversed(deck)][:3]
    hands = [*opening.hands]
    hands[opening.turn] = opening.played
    assert [LETTERS[hand[0]] for hand in hands] == first, "the seats get the first cards in their order"


@pytest.mark.parametrize("part", ["server_seed", "commitment", "shares"])
def test_the_script_on_the_page_refuses_what_does_not_match(
    keep: Keep, fair_game: dict[str, Any], part: str
) -> None:
    other = [] if part == "shares" else "ab" * 32
    result = run_script(keep(changed(fair_game, **{part: other})))
    assert result.returncode == 1
    assert "AssertionError: another" in result.stderr
