"""The help of the commands. It has its own files, so that it appears at once."""

from functools import cache
from typing import TYPE_CHECKING, Final

from hexstead.cli.screen.language import ROOM, language
from hexstead.wording import languages
from hexstead.wording.languages import ENGLISH, bundle_of, folder, in_folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = "help"
_COMMAND: Final = "command"


@cache
def messages(language: str) -> "FluentBundle":
    return bundle_of(language, in_folder(folder(ROOM, language) / FOLDER))


def help_text(key: str) -> str:
    """Anything but a key has already been translated: help may be asked for twice."""
    # Until somebody translates it, it stays in English.
    for found in (messages(language()), messages(ENGLISH)):
        if found.has_message(key):
            spoken = {"languages": ", ".join(languages.LANGUAGES)}
            text, _ = found.format_pattern(found.get_message(key).value, spoken)  # type: ignore[arg-type]
            return str(text)
    return key


def command_help(path: tuple[str, ...]) -> str:
    """Of a command such as `hexstead admin tables`, named without its first word."""
    return help_text("-".join([_COMMAND, *(path or ("hexstead",))]))


def value_named(metavar: str) -> str:
    """The placeholder for a value, such as FILE; several have bars between them."""
    keys = {one: f"value-{one.lower()}" for one in metavar.split("|")}
    known = messages(ENGLISH).has_message
    return "|".join([help_text(key) if known(key) else one for one, key in keys.items()])
