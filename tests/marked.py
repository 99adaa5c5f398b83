"""A language in which every message stands in marks: what is shown without them was never said.

It is English, but its numbers are German.
"""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hexstead.wording import languages, say
from hexstead.wording.languages import ENGLISH, resources

LANGUAGE = "de"
_OPEN, _CLOSE = "⟦", "⟧"
_INNERMOST = re.compile(f"{_OPEN}[^{_OPEN}{_CLOSE}]*{_CLOSE}")


def speak_with_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    def bundle(language: str, *rooms: str) -> FluentBundle:
        return _marked(*rooms) if language == LANGUAGE else languages.bundle(language, *rooms)

    monkeypatch.setattr(say, "bundle", bundle)
    monkeypatch.setattr(say.Speaker, "_format", _format)


def _format(speaker: say.Speaker, pattern: object, values: say.Values) -> str:
    """A speaker who stumbles over anything that is missing in a sentence."""
    text, errors = speaker._bundle.format_pattern(pattern, values)  # type: ignore[arg-type]
    assert errors == [], f"{text}: {errors}"
    return str(text)


@cache
def _marked(*rooms: str) -> FluentBundle:
    made = FluentBundle([LANGUAGE], use_isolating=False)
    for file in resources(ENGLISH, *rooms):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                _mark(entry)
        made.add_resource(resource)
    return made


def _mark(message: ast.Message) -> None:
    for pattern in (message.value, *[attribute.value for attribute in message.attributes]):
        if pattern:
            pattern.elements = [ast.TextElement(_OPEN), *pattern.elements, ast.TextElement(_CLOSE)]


def unsaid(text: str) -> str:
    """What of it stands in no message."""
    while (shorter := _INNERMOST.sub("", text)) != text:
        text = shorter
    return text


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text))


def bare(text: str) -> str:
    """Without the marks."""
    return text.replace(_OPEN, "").replace(_CLOSE, "")
