"""What people read, said in English."""

from typing import Any

from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.said import Said
from hexstead.engine.world import World
from hexstead.match.turns import Turn
from hexstead.setup.setup import Setup
from hexstead.wording.log import line
from hexstead.wording.player_names import YOU
from hexstead.wording.rule_texts import SpokenEntry, entries, spoken
from hexstead.wording.say import Speaker, say
from hexstead.wording.steps import sections_of, steps_of


def spoken_entries() -> list[SpokenEntry]:
    """The entries of the rules."""
    speaker = Speaker()
    return [spoken(entry, speaker) for entry in entries()]


def spoken_steps(setup: Setup) -> list[str]:
    """How to lay out a set-up."""
    return [say(step) for step in steps_of(setup)]


def spoken_sections(setup: Setup) -> list[tuple[str, list[str]]]:
    """The same under its headings."""
    return [(say(one.title), [say(step) for step in one.steps]) for one in sections_of(setup)]


def say_all(said: list[Said]) -> str:
    return " ".join([say(one) for one in said])


def sentence(world: World, turn: Turn, names: list[str], viewer: Seat) -> str:
    """What a turn looked like to the viewer; a player who is called You is the reader."""
    you = names.index(YOU) if YOU in names else NOBODY
    return say(line(world, turn, viewer), names=names, you=you)


def heard(plain: dict[str, Any]) -> Said:
    """What is to be said, from how it travels."""
    return Said(plain["key"], {name: _argument(value) for name, value in plain["args"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, list):
        return [_argument(one) for one in value]
    return heard(value) if isinstance(value, dict) else value
