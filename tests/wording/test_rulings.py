"""How doubtful rules are read: every numbered ruling is told to players, where it belongs."""

import re
from typing import Final

import pytest

from hexstead.boxes.rulings import RULINGS
from hexstead.wording.languages import LANGUAGES, bundle
from hexstead.wording.rule_texts import entries
from rule_book import RULINGS as PAGE
from spoken import spoken_entries

NOT_ABOUT_PLAYERS: Final[set[int]] = set()
"""Rulings that no player has to know."""


def test_every_numbered_ruling_is_told_to_players() -> None:
    numbers = {int(number) for number in re.findall(r"^\| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)}
    assert len(numbers) > 20
    assert numbers - NOT_ABOUT_PLAYERS == RULINGS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_its_sentence(language: str) -> None:
    assert [number for number in RULINGS if not bundle(language).has_message(f"ruling-{number}")] == []


def test_a_ruling_is_about_components_and_topics_that_there_are() -> None:
    keys = {entry.key for entry in entries()}
    assert {key for about in RULINGS.values() for key in about} <= keys


def test_a_passage_comes_with_its_rulings() -> None:
    lords = next(entry for entry in spoken_entries() if entry.key == "lords")
    assert lords.rulings == (
        "Lords pay nobody for a sector that nobody has entered. If somebody is there, having no settlement "
        "there can be the second most.",
    )
