"""Bots by name: those of the game, thinking times, and classes of the user's own."""

from pathlib import Path

import pytest

from hexstead.bots.registry import BOTS, UnknownBot, bot, seconds
from hexstead.bots.whole_games import play_out
from hexstead.match.match import Match
from hexstead.setup.draw import draw_setup
from refusing import refuses

MY_BOT = """
from dataclasses import dataclass

@dataclass
class MyBot:
    seed: int

    def choose(self, world, view, decision, deadline):
        return decision.actions[self.seed % len(decision)]

class Mute:
    def __init__(self, seed): pass

class Seedless:
    def choose(self, world, view, decision, deadline): return 0
"""


@pytest.fixture
def my_file(tmp_path: Path) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(MY_BOT, "utf-8")
    return path


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_known_by_its_name_with_and_without_a_thinking_time(name: str) -> None:
    assert type(bot(name, 1)) is BOTS[name]
    assert type(bot(f"{name}:500ms", 1)) is BOTS[name]


@pytest.mark.parametrize(
    ("name", "time"),
    [
        ("greedy", 10.0),
        ("search", 1.0),
        ("random:2s", 2.0),
        ("random:250ms", 0.25),
        ("random:1.5s", 1.5),
        ("./a.py:B", 1.0),
        ("./a.py:B:20ms", 0.02),
    ],
)
def test_the_thinking_time_stands_after_the_name(name: str, time: float) -> None:
    assert seconds(name) == time


def test_a_class_from_a_file_of_ones_own_plays(my_file: Path) -> None:
    match = Match(draw_setup(2, 1), 1)
    play_out(match, [bot(f"{my_file}:MyBot", 1), bot(f"{my_file}:MyBot:10ms", 2)])
    assert match.is_over


def test_two_files_of_the_same_name_are_two_bots(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        text = f"class B:\n  number = {number}\n  def __init__(self, seed): pass\n  def choose(self): pass\n"
        (tmp_path / str(number) / "b.py").write_text(text, "utf-8")
    bots = [bot(f"{tmp_path}/{number}/b.py:B", 1) for number in (1, 2)]
    assert [vars(type(each))["number"] for each in bots] == [1, 2]


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("clever", "write one of random, greedy"),
        ("", "needs a name"),
        ("greedy:soon", "search:500ms"),
        ("greedy:500", "search:500ms"),
        ("./nowhere.py:Bot", "There is no file nowhere.py"),
        ("{file}", "Say which class of"),
        ("{file}:Other", "has no class Other with a method choose"),
        ("{file}:dataclass", "has no class dataclass"),
        ("{file}:Mute", "has no class Mute with a method choose"),
        ("{file}:Seedless", "Its __init__ takes one int"),
    ],
)
def test_other_names_are_refused_with_advice(name: str, advice: str, my_file: Path) -> None:
    with refuses(advice, UnknownBot):
        bot(name.format(file=my_file), 1)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("import nothing_of_this_name", "utf-8")
    for _ in range(2):
        with refuses("can't be read: ModuleNotFoundError", UnknownBot):
            bot(f"{path}:Bot", 1)
