"""What the terminal says, in the reader's language."""

import os
import re
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Final

from hexstead.engine.actions import NOBODY
from hexstead.engine.said import Argument, BadInput, Said
from hexstead.wording import languages
from hexstead.wording.languages import ENGLISH
from hexstead.wording.say import Speaker

ROOM: Final = "hexstead.cli"
VARIABLE: Final = "HEXSTEAD_LANGUAGE"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The system's variables; the first one set decides."""

_chosen: ContextVar[str] = ContextVar("language", default=ENGLISH)


def choose_language(wanted: str | None = None) -> None:
    """The requested one, or BadInput if nobody speaks it; otherwise the one that the environment asks for."""
    _chosen.set(_of_environment() if wanted is None else spoken(wanted))


def _of_environment() -> str:
    asked = [os.environ[name] for name in (VARIABLE, *_LOCALE) if os.environ.get(name)]
    return (_known(asked[0]) if asked else None) or ENGLISH


def spoken(wanted: str) -> str:
    """The language with this name; BadInput if nobody speaks it."""
    found = _known(wanted)
    if found is None:
        raise refusal("usage-no-language", wanted=wanted, known=list(languages.LANGUAGES))
    return found


def _known(name: str) -> str | None:
    """The language of `nl`, `nl_NL.UTF-8` or `nl-BE`, if it is one of ours."""
    language = re.split(r"[-_.@]", name.strip().lower())[0]
    return language if language in languages.LANGUAGES else None


def language() -> str:
    return _chosen.get()


def speaker(language: str, names: Sequence[str] = (), you: int = NOBODY) -> Speaker:
    """Knows all rooms: whatever goes wrong in one of them may have to be said at the terminal."""
    return Speaker(language, names, you, languages.rooms())


def text(key: str, /, **args: Argument | float | Path) -> str:
    """A message of the terminal; its arguments may have to be said themselves."""
    given = {name: str(value) if isinstance(value, Path) else value for name, value in args.items()}
    return speaker(language()).text(key, **given)


def refusal(key: str, /, **args: Argument | Path) -> BadInput:
    """What can't be done as typed, and what to do instead."""
    given = {name: str(value) if isinstance(value, Path) else value for name, value in args.items()}
    return BadInput(Said(key, given))


def say(said: Said, names: Sequence[str] = (), you: int = NOBODY) -> str:
    return speaker(language(), names, you).say(said)


def say_all(said: Sequence[Said]) -> str:
    """Several sentences in a row."""
    return " ".join([say(one) for one in said])


def say_error(error: BadInput) -> str:
    return say(error.said)
