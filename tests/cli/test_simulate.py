"""`hexstead simulate`."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hexstead import first_game, write_code

Run = Callable[..., Any]
Refused = Callable[..., None]


def test_a_seed_gives_the_same_games_whatever_the_number_of_jobs(run: Run) -> None:
    arguments = ["simulate", "--games", 6, "--bots", "random", "--seats", 3, "--seed", 4, "--json"]
    alone, together = run(*arguments), run(*arguments, "--jobs", 2)
    assert alone.exit_code == 0
    assert alone.stdout == together.stdout
    assert alone.stdout != run(*arguments[:-2], 5, "--json").stdout


def test_the_result_counts_every_game_once(run: Run) -> None:
    found = json.loads(run("simulate", "-g", 9, "-b", "random", "--seed", 1, "--json").stdout)
    assert found["games"] == 9
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random"]
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1, abs=0.01)
    assert 5 < found["rounds"] < 20


def test_gold_by_source_adds_up_on_one_set_up(run: Run) -> None:
    code = write_code(first_game(2))
    found = json.loads(run("simulate", "-g", 3, "-b", "random", "--setup", code, "--json").stdout)
    for seat in found["seats"]:
        assert seat["gold_by_source"].keys() == {"fishermen", "knights", "merchants", "castles"}
        assert sum(seat["gold_by_source"].values()) == pytest.approx(seat["gold"], abs=0.01)


def test_the_better_bot_wins_more_often(run: Run) -> None:
    found = json.loads(run("simulate", "-g", 6, "-b", "random,greedy", "--seed", 2, "--json").stdout)
    assert found["seats"][1]["win_share"] > 0.5


def test_the_result_is_a_table(run: Run) -> None:
    shown = run("simulate", "--games", 3, "--bots", "random,random,random", "--seed", 1)
    assert shown.exit_code == 0
    assert shown.stderr == ""
    for part in ("Random bot 3", "wins", "mean gold", "Castles", "3 games", "games per second"):
        assert part in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--bots", "wizard"], ["no bot 'wizard'", "random and greedy"]),
        (["--bots", "random,greedy", "--seats", "3"], ["Name 1 bot for all, or 3; here are 2."]),
        (["--bots", ",".join(["random"] * 6)], ["at most 5 bots"]),
        (["--games", "0"], ["--games"]),
        (["--jobs", "0"], ["--jobs"]),
        (["--setup", "nonsense!"], ["is no set-up code"]),
        (["--setup", write_code(first_game(2)), "--seats", "3"], ["The code is for 2 seats"]),
    ],
)
def test_what_cannot_be_played_is_refused(
    run: Run, arguments: list[str], parts: list[str], refused: Refused
) -> None:
    refused(run("simulate", *arguments), *parts)
