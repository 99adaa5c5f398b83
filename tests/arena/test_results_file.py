"""Results on disk: whole games, each once, of one tournament."""

import re
import sqlite3
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from arena.made import RAISER, timeless
from hexstead.arena.results_file import ResultsFile, default_file
from hexstead.arena.schedule import Tournament
from hexstead.arena.tournament import Crew, run
from hexstead.arena.tournament_game import Result
from hexstead.setup.request import Request
from refusing import refuses

TOURNAMENT = Tournament(("random", "random", "random"), 3, Request(boxes=("base", "nomads")), 5, 9)


def asking(**fields: Any) -> Tournament:
    return replace(TOURNAMENT, request=TOURNAMENT.request.model_copy(update=fields))


def played(file: Path, tournament: Tournament, games: int | None = None, jobs: int = 1) -> list[Result]:
    """Continue a tournament for this many games, or to its end; returns what the file then holds."""
    with ResultsFile(file, tournament) as results_file:
        list(islice(run(tournament, results_file, Crew(jobs)), games))
        return results_file.results(tournament.total)


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "arena.sqlite", TOURNAMENT) as results_file:
        results = list(run(TOURNAMENT, results_file, Crew()))
        assert results_file.results(TOURNAMENT.total) == results
        assert results_file.results(4) == results[:4]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_tournament_goes_on_and_ends_the_same(tmp_path: Path, jobs: int) -> None:
    whole = played(tmp_path / "whole.sqlite", TOURNAMENT)
    file = tmp_path / "parts.sqlite"
    assert 0 < len(played(file, TOURNAMENT, games=2, jobs=jobs)) < TOURNAMENT.total
    assert timeless(played(file, TOURNAMENT, jobs=jobs)) == timeless(whole)


def test_a_finished_tournament_plays_nothing_and_can_be_prolonged(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"
    short = played(file, TOURNAMENT)
    with ResultsFile(file, TOURNAMENT) as results_file:
        assert list(run(TOURNAMENT, results_file, Crew())) == []
    longer = Tournament(TOURNAMENT.bots, TOURNAMENT.seats, TOURNAMENT.request, TOURNAMENT.seed, 12)
    assert played(file, longer)[: len(short)] == short
    assert len(played(file, TOURNAMENT)) == 9


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(TOURNAMENT, bots=("random", "random", "greedy")), "Bots: random random random"),
        (replace(TOURNAMENT, seats=2), "Seats: 3; now 2"),
        (asking(boxes=("base",)), "Boxes: base,nomads; now base"),
        (replace(TOURNAMENT, seed=6), "Seed: 5; now 6"),
        (asking(boards=("tavern",)), "Boards: none; now tavern"),
        (asking(as_first_printed=True), "As first printed: none; now as-first-printed"),
        (asking(edition="big-box-nl"), "Edition: big-box; now big-box-nl"),
        (asking(options=("lords-need-a-settlement",)), "House rules: none; now lords-need"),
    ],
)
def test_another_tournament_on_the_same_file_is_refused(tmp_path: Path, other: Tournament, what: str) -> None:
    file = tmp_path / "arena.sqlite"
    played(file, TOURNAMENT, games=1)
    with refuses(re.escape(f"{file} holds another tournament ({what}") + ".*--out"):
        ResultsFile(file, other)


def test_a_bot_that_was_changed_makes_another_tournament(tmp_path: Path) -> None:
    bot, file = tmp_path / "raiser.py", tmp_path / "arena.sqlite"
    bot.write_text(RAISER, "utf-8")
    tournament = Tournament((f"{bot}:Raiser", "random"), 2, Request(), 1, 2)
    ResultsFile(file, tournament).__exit__(None, None, None)
    name = default_file(tournament)
    bot.write_text(RAISER + "# better now\n", "utf-8")
    assert default_file(tournament) != name
    with refuses(r"\(Bot files: "):
        ResultsFile(file, tournament)


def test_the_same_tournament_has_the_same_file_however_long_it_is() -> None:
    longer = Tournament(TOURNAMENT.bots, TOURNAMENT.seats, TOURNAMENT.request, TOURNAMENT.seed, 900)
    assert default_file(longer) == default_file(TOURNAMENT)
    assert default_file(
        Tournament(TOURNAMENT.bots, TOURNAMENT.seats, TOURNAMENT.request, 6, 9)
    ) != default_file(TOURNAMENT)


def test_a_game_that_was_not_kept_whole_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"
    result = played(tmp_path / "other.sqlite", TOURNAMENT, games=1)[0]
    with ResultsFile(file, TOURNAMENT) as results_file:
        base = sqlite3.connect(file)
        base.executescript("CREATE TRIGGER no BEFORE INSERT ON gold BEGIN SELECT RAISE(FAIL, 'full'); END;")
        base.close()
        with refuses("can't be written: full"):
            results_file.keep(result)
    with ResultsFile(file, TOURNAMENT) as results_file:
        assert results_file.played(TOURNAMENT.total) == set()


def test_a_game_that_another_run_has_kept_stays_as_it_is(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "arena.sqlite", TOURNAMENT) as results_file:
        result = next(run(TOURNAMENT, results_file, Crew()))
        results_file.keep(result)
        assert results_file.results(TOURNAMENT.total) == [result]


def test_the_tables_can_be_asked(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"
    results = played(file, TOURNAMENT)
    base = sqlite3.connect(file)
    actions = sum([result.actions for result in results])
    assert base.execute("SELECT count(*), sum(actions) FROM games").fetchone() == (9, actions)
    asked = "SELECT bot, gold, first_share, decisions, incidents FROM seats WHERE game = 4 ORDER BY seat"
    assert base.execute(asked).fetchall() == [
        (one.bot, one.total, results[4].share(seat), len(one.thought), 0)
        for seat, one in enumerate(results[4].outcomes)
    ]
    total = base.execute("SELECT sum(gold) FROM gold WHERE game = 4 AND seat = 1").fetchone()[0]
    assert total == results[4].outcomes[1].total
    base.close()


def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database, but long enough to look at" * 40, "utf-8")
    with refuses("can't be used: file is not a database"):
        ResultsFile(text, TOURNAMENT)
    assert text.read_text("utf-8").startswith("not a database")
    other = tmp_path / "other.sqlite"
    base = sqlite3.connect(other)
    base.execute("CREATE TABLE mine (one)")
    base.close()
    with refuses("another program's file"):
        ResultsFile(other, TOURNAMENT)
    with refuses("can't be opened: unable to open"):
        ResultsFile(tmp_path / "no" / "such" / "folder.sqlite", TOURNAMENT)


def test_results_of_two_sets_of_rules_do_not_mix(tmp_path: Path) -> None:
    """Files of the first release do not say by which rules their games were played."""
    file = tmp_path / "arena.sqlite"
    played(file, TOURNAMENT, games=1)
    base = sqlite3.connect(file)
    with base:
        base.execute("DELETE FROM tournament WHERE what = 'rules'")
    base.close()
    with refuses(r"holds another tournament \(Rules: 1; now 2\)"):
        ResultsFile(file, TOURNAMENT)
