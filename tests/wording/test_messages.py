"""Whatever the rules ask, refuse and tell can be said, with all that goes into its sentence."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import hexstead
from hexstead import Match, ask, draw_setup, explain
from hexstead.boxes.catalogue import BOXES, EVENTS
from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.explain import hint
from hexstead.engine.hexes import SPACE
from hexstead.engine.said import Said
from hexstead.match.turns import turns
from hexstead.wording.buttons import button, button_text
from hexstead.wording.languages import LANGUAGES, bundle, resources
from hexstead.wording.log import line
from hexstead.wording.rule_texts import spoken, topics
from hexstead.wording.say import Speaker, Values

SOURCE = Path(hexstead.__file__).parent
NAMES = ["Ada", "Brook", "Cleo"]


class Strict(Speaker):
    """A speaker who stumbles over anything that is missing, and remembers what was said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, NAMES)
        self.ids: set[str] = set()

    def say(self, said: Said) -> str:
        self.ids.add(said.id)
        assert said.id == "player" or self._bundle.has_message(said.id), f"nobody can say {said}"
        return super().say(said)

    def _format(self, pattern: object, values: Values) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)  # type: ignore[arg-type]
        assert errors == [], f"{text}: {errors}"
        return str(text)


def sayable(match: Match, random: Random) -> Iterator[Said]:
    """All that can be said of a position."""
    world, state = match.world, match.state
    yield ask(world, state)
    if helps := hint(world, state):
        yield helps
    for action in match.decision().buttons:
        yield button(world, state, action)
        yield button_text(world, state, action)
    buttons = range(SPACE, world.actions)
    for action in [*random.sample(range(SPACE), 25), *buttons]:
        if reason := explain(world, state, action):
            yield reason


@cache
def said_in_games() -> tuple[Said, ...]:
    """What is said in random games of all boxes; every kind of it once for each set of arguments' names."""
    found: dict[object, Said] = {}
    for seed in range(40):
        random = Random(seed)
        boxes = BOXES if seed % 2 else tuple(random.sample(BOXES, 2))
        match = Match(draw_setup(3, seed, expansions=boxes), seed)
        while not match.is_over:
            for said in sayable(match, random):
                found.setdefault((said.id, tuple(said.args)), said)
            decision = match.decision()
            buttons = [action for action in decision.buttons if action >= FIRST_TILE]
            match.play(random.choice(buttons if buttons and random.random() < 0.5 else decision.actions))
        for turn in turns(match):
            for viewer in (0, 2):
                said = line(match.world, turn, viewer)
                found.setdefault(str(said), said)
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_games_has_its_sentence(language: str) -> None:
    speaker = Strict(language)
    for said in said_in_games():
        text = speaker.say(said)
        assert text.rstrip("”\u2019“» \u00a0").endswith(".") or said.id.startswith("button-"), text
        assert text[0].isupper() or text[0].isdigit()
        assert not re.search(r"[{}$]|\b[a-z]+-[a-z]+-[a-z]+\b", text), text
    assert len([key for key in speaker.ids if key.startswith("why-")]) > 40
    assert len([key for key in speaker.ids if key.startswith("ask-")]) > 20
    assert len([key for key in speaker.ids if key.startswith("hint-")]) > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_phrase(language: str) -> None:
    assert [key for key in EVENTS if not bundle(language).has_message(f"event-{key}")] == []


@pytest.mark.parametrize("file", [file for language in LANGUAGES for file in resources(language)], ids=str)
def test_a_file_of_messages_holds_nothing_that_is_not_understood(file: Path) -> None:
    resource = FluentResource(file.read_text("utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []


def message_ids(language: str) -> list[str]:
    files = [FluentResource(file.read_text("utf-8")) for file in resources(language)]
    return [entry.id.name for file in files for entry in file.body if isinstance(entry, ftl.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = message_ids(language)
    assert len(ids) > 300
    assert sorted({key for key in ids if ids.count(key) > 1}) == []


OF_COMPONENTS = re.compile(
    r"(tile|card|figure|token|board|box|edition|variant|option|terrain|bot|colour|ruling)-"
)
OF_ERRORS = re.compile(r"(error|field)-")
"""Those are looked after by `test_errors.py`."""
FAMILY = re.compile(
    r"^(ask|hint|last|why|place|way|event|button|list|log|tile-state|verdict|incident|picture|rule|kind|component|steps?"
    r"|corner|stand-in|server(-database|-banned(-why)?)?)-|-text$"
)


def test_no_message_is_unused() -> None:
    """Reasons and the like are named by their last part; names and texts of components by their keys."""
    sources = "\n".join([path.read_text("utf-8") for path in SOURCE.rglob("*.py")])
    words = set(re.findall(r'"([a-z][a-z0-9-]*)[{"]', sources)) | set(
        re.findall(r"\{?\w*\}?-([a-z-]+)", sources)
    )
    speaker = Strict("en")
    for said in said_in_games():
        speaker.say(said)
    for topic in topics():
        spoken(topic, speaker)
    for key in [key for key in message_ids("en") if not OF_ERRORS.match(key)]:
        last = FAMILY.sub("", key)
        assert OF_COMPONENTS.match(key) or key in speaker.ids or {key, last} & words, f"nothing says {key}"
