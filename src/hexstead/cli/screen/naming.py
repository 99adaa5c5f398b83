"""Names as people type them: in their language or in English, and not quite as printed."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from hexstead.cli.screen.language import language, speaker, text
from hexstead.engine.said import Said
from hexstead.wording.languages import ENGLISH

_APOSTROPHES: Final = str.maketrans(dict.fromkeys("\u2018\u2019\u00b4`", "'"))
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def plain(typed: str) -> str:
    """For comparing names: without capitals, accents, articles, apostrophes and hyphens."""
    letters = unicodedata.normalize("NFKD", typed.translate(_APOSTROPHES)).casefold().translate(_LIGATURES)
    bare = "".join([letter for letter in letters if not unicodedata.combining(letter)]).replace("-", " ")
    without = _articles(f"{text('names-articles')} {speaker(ENGLISH).text('names-articles')}").sub(" ", bare)
    return " ".join((without if without.strip() else bare).replace("'", "").split())


@cache
def _articles(words: str) -> re.Pattern[str]:
    """Each is a separate word, or part of the word that follows if it ends in an apostrophe."""
    ends = [re.escape(word) + ("" if word.endswith("'") else r"(?!\S)") for word in words.split()]
    return re.compile(rf"(?<!\S)(?:{'|'.join(ends)})")


def by_name(named: Mapping[str, Said]) -> dict[str, str]:
    """The keys by all their names; where two languages differ, the reader's decides."""
    found = {plain(key): key for key in named}
    for voice in (speaker(ENGLISH), speaker(language())):
        found |= {plain(voice.say(said)): key for key, said in named.items()}
    return found


def key_of(typed: str, named: Mapping[str, Said]) -> str | None:
    return by_name(named).get(plain(typed))
