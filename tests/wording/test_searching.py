"""Words that somebody looks up find the right passage first, in every language."""

import json
from pathlib import Path
from typing import Final

import pytest

from hexstead.wording.languages import LANGUAGES
from hexstead.wording.rule_texts import Entry, entries, spoken
from hexstead.wording.say import Speaker
from hexstead.wording.searching import Searched, Searching, words_of

ROOT: Final = Path(__file__).parents[2]
QUESTIONS: Final = json.loads((ROOT / "web/src/testing/questions.json").read_text("utf-8"))
"""The browser's search is tested with the same ones."""
ASKED: Final = [(language, *one) for language, asked in QUESTIONS.items() for one in asked]


def found(language: str, asked: str) -> list[str]:
    speaker = Speaker(language)

    def text_of(entry: Entry) -> Searched:
        told = spoken(entry, speaker)
        return Searched(told.title, told.kind, told.text)

    return [entry.title.id for entry in Searching(speaker).find(asked, entries(), text_of)]


@pytest.mark.parametrize(("language", "asked", "expected"), ASKED)
def test_a_question_finds_the_right_passage_first(language: str, asked: str, expected: str) -> None:
    assert found(language, asked)[0] == expected


def test_every_language_has_its_questions() -> None:
    assert sorted(QUESTIONS) == sorted(LANGUAGES)


def test_what_is_nowhere_is_not_found() -> None:
    assert found("en", "dragons") == []


def test_words_have_neither_capitals_nor_accents() -> None:
    assert words_of("L'égalité, ex æquo: Größe 3") == ["l", "egalite", "ex", "aequo", "grosse", "3"]
