"""`hexstead arena`."""

import json
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any, cast

import pytest

from arena.made import CHEAT, RAISER, SLOW
from hexstead import first_game, replay, write_code
from hexstead.arena.results_file import ResultsFile
from hexstead.arena.schedule import Tournament
from hexstead.arena.teller import Teller
from hexstead.arena.workers import alone
from hexstead.boxes.catalogue import TASKS
from hexstead.cli.screen.console import INTERRUPTED, progress
from hexstead.match.record import Record
from hexstead.setup.request import Request

Run = Callable[..., Any]
Refused = Callable[..., None]

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results go where the command is called."""
    monkeypatch.chdir(tmp_path)


def found(run: Run, *arguments: object) -> Any:
    """What the games say, as JSON, without what differs from run to run."""
    shown = run("arena", *arguments, "--json")
    assert shown.exit_code == 0, shown.output
    plain = json.loads(shown.stdout)
    for bot in plain["bots"]:
        assert bot.pop("thinking")["decisions"] > 0
    return plain


def test_the_same_command_gives_the_same_games_whatever_the_number_of_jobs(run: Run) -> None:
    arguments = ["random", "random", "random", "--games", 6, "--seats", 3, "--expansions", "all"]
    one = found(run, *arguments, "--out", "one.sqlite")
    assert found(run, *arguments, "--out", "two.sqlite", "--jobs", 2) == one
    assert found(run, *arguments, "--out", "three.sqlite", "--seed", 2) != one


def test_the_result_counts_every_game_once(run: Run) -> None:
    plain = found(run, "random", "greedy", "--games", 10)
    assert (plain["games"], plain["deals"]) == (10, 5)
    assert [bot["first"]["games"] for bot in plain["bots"]] == [10, 10]
    assert sum(bot["first"]["value"] for bot in plain["bots"]) == pytest.approx(1)
    assert 5 < plain["rounds"] < 20
    assert sum(plain["lengths"].values()) == 10


def test_the_better_bot_is_told_first(run: Run) -> None:
    plain = found(run, "random", "greedy", "--games", 10)
    assert [bot["bot"] for bot in plain["bots"]] == ["greedy", "random"]
    assert plain["pairs"][0]["share"]["value"] > 0.5


def test_gold_by_source_adds_up_on_one_set_up(run: Run) -> None:
    plain = found(run, "random", "random", "--games", 4, "--setup", write_code(first_game(2)))
    for bot in plain["bots"]:
        assert bot["by_source"].keys() == {"fishermen", "knights", "merchants", "castles"}
        assert sum(bot["by_source"].values()) == pytest.approx(bot["gold"])


def test_games_with_all_boxes_tell_gold_by_every_source(run: Run) -> None:
    plain = found(run, *["random"] * 3, "--seats", 3, "--games", 60, "--expansions", "all")
    paid = plain["bots"][0]["by_source"]
    assert {"treasure", "palaces", "castles"} <= paid.keys()
    assert paid.keys() & TASKS.keys()


def test_the_result_is_tables_that_fit_on_80_columns(run: Run) -> None:
    shown = run("arena", "random", "greedy", "--games", 6, COLUMNS="80")
    assert shown.exit_code == 0
    assert shown.stderr == ""
    assert all(len(line) <= 80 for line in shown.stdout.splitlines())
    text = " ".join(shown.stdout.split())
    for part in (
        "first mean rating 95 % games place 95 % gold",
        "greedy against random 6",
        "Seat 2 6",
        "95 % Thinking time decisions median within longest incidents",
        "Castles",
        "6 games on 3 deals, each played in every seating",
        "A shared first place is divided.",
        "The results are in arena-",
        "6 games now",
    ):
        assert part in text, part
    assert "…" not in shown.stdout


@pytest.mark.parametrize("columns", [60, 80])
def test_long_names_go_on_in_the_next_line_and_cut_no_number_off(run: Run, columns: int) -> None:
    Path("long.py").write_text(RAISER.replace("Raiser", "ABotWithANameThatTakesAWholeLine"), "utf-8")
    arguments = ("./long.py:ABotWithANameThatTakesAWholeLine:500ms", "greedy", "--games", 2)
    plain = found(run, *arguments)
    shown = run("arena", *arguments, COLUMNS=str(columns)).stdout
    assert "…" not in shown
    for bot in plain["bots"]:
        assert Teller().percent(bot["first"]["value"]) in shown
        assert f"{bot['gold']:.1f}" in shown


def test_one_against_three_is_played_in_all_seatings(run: Run) -> None:
    plain = found(run, "greedy", "random", "random", "random", "--seats", 4, "--games", 8)
    assert (plain["games"], plain["deals"], len(plain["seats"])) == (8, 2, 4)
    assert {bot["bot"]: bot["first"]["games"] for bot in plain["bots"]} == {"greedy": 8, "random": 8}


def test_a_finished_tournament_is_told_again_without_playing(run: Run) -> None:
    first = run("arena", "random", "random", "--games", 4)
    again = run("arena", "random", "random", "--games", 4)
    assert "4 games now" in first.stdout
    assert again.stdout == "".join(first.stdout.splitlines(keepends=True)[:-1])


def test_after_ctrl_c_the_same_command_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ["random", "random", "--games", 6]
    whole = found(run, *arguments, "--out", "whole.sqlite")

    def interrupted(*arguments: Any) -> Any:
        yield from islice(alone(*arguments), 3)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("hexstead.arena.tournament.alone", interrupted)
        stopped = run("arena", *arguments)
    assert stopped.exit_code == INTERRUPTED
    assert stopped.stdout == ""
    kept = r"Stopped after 3 of 6 games; they are kept in arena-\w{8}\.sqlite\."
    assert re.fullmatch(rf"{kept} Run the same command to continue\.\n", stopped.stderr)
    assert found(run, *arguments) == whole


def test_a_bar_shows_how_many_games_are_there_if_somebody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stderr", Terminal())
    assert list(progress(iter("ab"), "Playing", 5, there=3)) == ["a", "b"]
    shown = cast(Terminal, sys.stderr).getvalue()
    assert "Playing" in shown
    assert "5/5" in shown


def test_ctrl_c_in_the_middle_of_games_leaves_whole_games(run: Run) -> None:
    """Two processes are playing slowly when it comes; nobody waits for them."""
    Path("slow.py").write_text(SLOW, "utf-8")
    hexstead = [sys.executable, "-c", "from hexstead.cli import main; main()"]
    arguments = ["arena", "./slow.py:Slow", "random", "--games", "40", "--out", "arena.sqlite", "--jobs", "2"]
    with subprocess.Popen([*hexstead, *arguments], stderr=subprocess.PIPE, text=True) as process:
        while not games_in("arena.sqlite"):
            time.sleep(0.05)
            assert process.poll() is None
        Path("slower").touch()
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=30)
    kept = games_in("arena.sqlite")
    assert process.returncode == INTERRUPTED
    assert told.startswith(f"Stopped after {kept} of 40 games; they are kept in arena.sqlite.")
    assert told.count("\n") == 1
    assert 0 < kept < 40
    tournament = Tournament(("./slow.py:Slow", "random"), 2, Request(), 1, 40)
    with ResultsFile(Path("arena.sqlite"), tournament) as results_file:
        for result in results_file.results(tournament.total):
            assert replay(Record.model_validate_json(result.record)).is_over
            assert len(result.outcomes) == 2


def games_in(file: str) -> int:
    if not Path(file).exists():
        return 0
    base = sqlite3.connect(file)
    try:
        return int(base.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.OperationalError:
        return 0
    finally:
        base.close()


def test_another_tournament_on_the_same_file_is_refused(run: Run, refused: Refused) -> None:
    run("arena", "random", "random", "--games", 2, "--out", "arena.sqlite")
    refused(
        run("arena", "random", "greedy", "--games", 2, "--out", "arena.sqlite"),
        "arena.sqlite holds another tournament (Bots: random random; now random greedy)",
        "--out",
    )


def test_a_tournament_is_played_on_what_was_chosen(run: Run, refused: Refused) -> None:
    def play(*options: str) -> Any:
        return run("arena", "random", "random", "--games", 2, "--out", "arena.sqlite", *options)

    boards = ["--boards", "harbor,tavern,farm,oracle"]
    assert (
        play(
            *boards, "--capitol", "E3", "--one-capitol", "--first-player", "2", "--report", "a.html"
        ).exit_code
        == 0
    )
    again = "--boards harbor,tavern,farm,oracle --capitol E3 --one-capitol --first-player 2 --seed 1"
    assert again in Path("a.html").read_text("utf-8")
    base = sqlite3.connect("arena.sqlite")
    for (record,) in base.execute("SELECT record FROM games").fetchall():
        setup = Record.model_validate_json(record).setup
        assert (setup.tokens, setup.first_player) == ({"capitol": ("E3",)}, 2)
    base.close()
    refused(play(*boards, "--capitol", "E3", "--one-capitol"), "(Who begins: 2; now none)")
    refused(play(*boards, "--capitol", "B3"), "--capitol: You can't put one on B3, only on E3, I3, L14, R13.")


def test_a_tournament_is_played_with_the_chosen_edition_and_house_rules(run: Run, refused: Refused) -> None:
    def play(*options: str) -> Any:
        return run("arena", "random", "random", "--games", 2, "--out", "arena.sqlite", *options)

    chosen = ["--edition", "newest", "--option", "lords-need-a-settlement"]
    assert play(*chosen, "--report", "arena.html").exit_code == 0
    again = "--seats 2 --edition newest --option lords-need-a-settlement --seed 1"
    assert again in Path("arena.html").read_text("utf-8")
    base = sqlite3.connect("arena.sqlite")
    for (record,) in base.execute("SELECT record FROM games").fetchall():
        setup = Record.model_validate_json(record).setup
        assert (setup.edition, setup.options) == ("newest", ("lords-need-a-settlement",))
    base.close()
    assert play(*chosen).exit_code == 0
    refused(play(), "arena.sqlite holds another tournament", "Boxes: none; now base")
    refused(play("--edition", "newest"), "(House rules: lords-need-a-settlement; now none)")
    refused(play("--edition", "newest", "--expansions", "nomads"), "--expansions", "newest")
    refused(play("--edition", "first"), "--edition", "“first”")
    refused(play("--option", "kind-lords"), "--option", "“kind-lords”")
    refused(play("--setup", write_code(first_game(2)), "--edition", "newest"), "leave out --edition")


def test_the_bot_of_the_how_to_plays_and_beats_chance(run: Run) -> None:
    plain = found(run, f"{ROOT / 'examples' / 'mybot.py'}:MyBot", "random", "--games", 20)
    assert plain["bots"][0]["bot"] == "mybot.py:MyBot"
    assert plain["pairs"][0]["share"]["value"] >= 0.7
    assert plain["bots"][0]["mishaps"] == []


@pytest.mark.parametrize(
    ("source", "name", "reason"),
    [
        (RAISER, "Raiser", "raised RuntimeError: out of ideas"),
        (CHEAT, "Cheat", "answered 100000, which is not live"),
    ],
)
def test_a_bot_that_fails_is_reported(run: Run, source: str, name: str, reason: str) -> None:
    Path("bad.py").write_text(source, "utf-8")
    shown = run("arena", f"./bad.py:{name}", "random", "--games", 2, "--report", "arena.html")
    assert shown.exit_code == 0
    text = " ".join(shown.stdout.split())
    assert re.search(
        rf"bad\.py:{name}: \d+ incidents, the first in game 1, seat 1, action \d+: {reason}\.", text
    )
    assert "The report is in arena.html." in text
    page = Path("arena.html").read_text("utf-8")
    assert reason in page
    assert re.search(r"and \d+ more", page)


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["wizard", "greedy"], ["no bot “wizard”", "greedy", "./mybot.py:MyBot"]),
        (["./nowhere.py:Bot", "greedy"], ["There is no file nowhere.py"]),
        (["broken.py:Bot", "greedy"], ["broken.py can't be read: SyntaxError"]),
        (["empty.py:Bot", "greedy"], ["empty.py has no class Bot"]),
        (["empty.py", "greedy"], ["Say which class of empty.py"]),
        (["greedy"], ["2 seats need at least 2 bots", "such as greedy greedy."]),
        (["random", "greedy", "--seats", "3"], ["such as random greedy greedy."]),
        (["random", "greedy", "--games", "0"], ["--games"]),
        (["random", "greedy", "--jobs", "0"], ["--jobs"]),
        (["random", "greedy", "--seats", "6"], ["--seats"]),
        (["random", "greedy", "--seed", "-1"], ["--seed"]),
        (["random", "greedy", "--setup", "nonsense!"], ["is not a set-up code"]),
        (
            ["random", "greedy", "--setup", write_code(first_game(2)), "--seats", "3"],
            ["The code is for 2 players"],
        ),
        (
            ["random", "greedy", "--ray", "local", "--jobs", "2"],
            ["--ray is enough: leave out --jobs."],
        ),
        (
            ["random", "greedy", "--report", "no/such/page.html"],
            ["no/such/page.html: there is no such folder."],
        ),
        (["random", "greedy", "--report", "."], [".: not an ordinary file."]),
        (["random", "greedy", "--out", "no/such/file.sqlite"], ["no/such/file.sqlite: can't be opened"]),
        (["random", "greedy", "--out", "broken.py"], ["broken.py: can't be used"]),
    ],
)
def test_what_cannot_be_played_is_refused(
    run: Run, arguments: list[str], parts: list[str], refused: Refused
) -> None:
    Path("broken.py").write_text("def (" * 200, "utf-8")
    Path("empty.py").write_text("", "utf-8")
    refused(run("arena", *arguments), *parts)
    assert not list(Path().glob("*.sqlite"))


@pytest.mark.parametrize(
    ("library", "arguments", "part"),
    [
        ("choix", [], "pip install 'hexstead[arena]'"),
        ("ray", ["--ray", "local"], "pip install 'hexstead[ray]'"),
    ],
)
def test_a_library_that_is_missing_is_named(
    run: Run, refused: Refused, monkeypatch: pytest.MonkeyPatch, library: str, arguments: list[str], part: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    refused(run("arena", "random", "random", *arguments), part)
    assert not list(Path().iterdir())
