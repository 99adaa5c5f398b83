"""How Hexstead speaks in each language, as far as a program can hear it."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from hexstead.wording.checking import rooms
from hexstead.wording.languages import LANGUAGES

NO_BREAK = "\u00a0\u202f"
PERSON = r"\{ ?\$(?:who|name|player|owner|deciding)(?:-within)? ?\}"

NEVER = {
    "en": r"\b(anew|besides|shall|whomever)\b|(?<![Tt]here )\bis no (?!longer)",
    "nl": r"\b(u|uw|burcht)\b",
    # "Sie" is formal unless it begins a sentence.
    "de": r"(?<=[\w,)}“] )(Sie|Ihnen|Ihre?[mnrs]?)\b|\b(der|die|den|dem) Spieler\b|[a-z]\*in|:innen",
    # A name may begin with a vowel, so nothing is glued to it.
    "fr": rf"\b(?:de|que) {PERSON}|(?:d'|qu'){PERSON}|\b(colonie|bâtiment)s?\b",
}
UNDO = {"en": r"\bt(ake|ook|aken) (\w+ )?back\b", "nl": "ongedaan", "de": "rückgängig", "fr": "annul"}


def sentences(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern, with what is filled in as it is written; a choice is read way by way."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        choice = element.expression
        if isinstance(choice, ast.SelectExpression):
            for variant in choice.variants:
                yield from sentences(variant.value)
            text += "{}"
        else:
            text += "{ " + serialize_expression(choice) + " }"
    yield text


@cache
def spoken(language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in [file for room in rooms() for file in room.files(language)]:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *[form.value for form in entry.attributes]]
                found[entry.id.name] = [one for each in patterns if each for one in sentences(each)]
    return found


def heard(language: str, wanted: str) -> list[str]:
    """Which messages say it, with the sentence."""
    said = [f"{key}: {text}" for key, texts in spoken(language).items() for text in texts]
    return [text for text in said if re.search(wanted, text.partition(": ")[2])]


@pytest.mark.parametrize("language", NEVER)
def test_nothing_is_said_that_nobody_says(language: str) -> None:
    assert heard(language, NEVER[language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert heard(language, "!") == []


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("de", "Das können Sie jetzt nicht."),
        ("fr", "Le tour de { $who }"),
        ("fr", "d'{ $name }"),
        ("nl", "Kies uw kaart."),
        ("en", "That is no choice now."),
    ],
)
def test_what_nobody_says_is_heard(language: str, wanted: str) -> None:
    assert re.search(NEVER[language], wanted)


@pytest.mark.parametrize("language", UNDO)
def test_undoing_and_taking_a_piece_off_the_map_are_two_words(language: str) -> None:
    of_figures = [
        text
        for key, texts in spoken(language).items()
        if re.match(
            r"(ask|hint)-(figure|journey)|why-none-left|event-returned|tile-(lighthouse|barracks|wagon)-", key
        )
        for text in texts
    ]
    assert len(of_figures) > 10
    assert [text for text in of_figures if re.search(UNDO[language], text)] == []
    assert any(re.search(UNDO[language], text) for text in spoken(language)["why-take-back-nothing"])


def test_french_signs_never_begin_a_line() -> None:
    """A no-break space stands before them, but for times, addresses and what is typed."""
    spaced = rf"(?<![{NO_BREAK}])[!?»]|(?<![{NO_BREAK}\d\w/}}:])[:;](?!\w|//)|«(?![{NO_BREAK}])"
    assert heard("fr", spaced) == []
