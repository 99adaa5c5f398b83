"""Looks words up in the rules: whole words in any form, in any order.

The browser's `lib/searching.ts` does the same.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from hexstead.wording.say import Speaker

Thing = TypeVar("Thing")

_IN_TITLE: Final = 3
_IN_KIND: Final = 2
_IN_TEXT: Final = 1
_WHOLE: Final = 1.0
_BEGINS: Final = 0.5
_WITHIN: Final = 0.25
"""How well a word of a text fits one that is asked for."""
_SHORTEST_STEM: Final = 3
_LONG: Final = 4
"""Letters of a word that is also found within others: “karte” in “Geländekarte”, no “tie” in “properties”."""
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


@dataclass(frozen=True)
class Searched:
    """A passage, as it is searched."""

    title: str
    kind: str
    text: str


def words_of(text: str) -> list[str]:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text).casefold().translate(_LIGATURES)
    bare = "".join([letter for letter in letters if not unicodedata.combining(letter)])
    return re.findall(r"[^\W_]+", bare)


class Searching:
    """Knows the words of a language that mean the same, and those that mean nothing."""

    def __init__(self, speaker: Speaker) -> None:
        self._endings = words_of(speaker.text("search-endings"))
        self._stops = set(words_of(speaker.text("search-stop-words")))
        groups = [words_of(line) for line in speaker.text("search-synonyms").splitlines()]
        self._meanings = {self._stem(word): self._stem(group[0]) for group in groups for word in group}

    def find(self, asked: str, things: Iterable[Thing], text_of: Callable[[Thing], Searched]) -> list[Thing]:
        """The things that answer the most of the words, the best first; all of them if nothing is asked."""
        wanted = self._wanted(asked)
        rated = [(thing, self._rate(wanted, text_of(thing))) for thing in things]
        most = max([answered for _, (answered, _) in rated], default=0)
        if wanted and not most:
            return []
        found = [(thing, points) for thing, (answered, points) in rated if answered == most]
        return [thing for thing, _ in sorted(found, key=lambda one: -one[1])]

    def _wanted(self, asked: str) -> list[str]:
        words = list(dict.fromkeys(words_of(asked)))
        return [word for word in words if word not in self._stops] or words

    def _rate(self, wanted: list[str], text: Searched) -> tuple[int, float]:
        """How many of the words it answers, and how well."""
        title = words_of(text.title)
        fields = [(_IN_TITLE, title), (_IN_KIND, words_of(text.kind)), (_IN_TEXT, words_of(text.text))]
        points = [max([weight * self._fits(word, there) for weight, there in fields]) for word in wanted]
        named = [word for word in title if word not in self._stops]
        asked_for = [word for word in named if any([self._fit(one, word) == _WHOLE for one in wanted])]
        return len([each for each in points if each]), sum(points) + len(asked_for) / max(len(named), 1)

    def _fits(self, wanted: str, words: list[str]) -> float:
        return max([self._fit(wanted, word) for word in words], default=0)

    def _fit(self, wanted: str, word: str) -> float:
        if self._meaning(wanted) == self._meaning(word):
            return _WHOLE
        if word.startswith(wanted):
            return _BEGINS
        return _WITHIN if len(wanted) >= _LONG and self._stem(wanted) in word else 0

    def _meaning(self, word: str) -> str:
        stem = self._stem(word)
        return self._meanings.get(stem, stem)

    def _stem(self, word: str) -> str:
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
                return word.removesuffix(ending)
        return word
