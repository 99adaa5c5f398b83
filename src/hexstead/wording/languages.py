"""The languages, and the sentences of each: those of the program and of every box."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from hexstead.boxes.catalogue import EXPANSIONS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ENGLISH: Final = "en"
WORDING: Final = "wording"
"""The folder for sentences, in every package that has some."""

_SHARED: Final = "hexstead"


def in_folder(folder: Traversable) -> list[Traversable]:
    """The message files directly in it, sorted by name; none if there is no such folder."""
    found = [one for one in folder.iterdir() if one.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(found, key=lambda one: one.name)


def _languages() -> tuple[str, ...]:
    folders = [one for one in (files(_SHARED) / WORDING).iterdir() if in_folder(one)]
    return (ENGLISH, *sorted([one.name for one in folders if one.name != ENGLISH]))


LANGUAGES: tuple[str, ...] = _languages()
"""A language exists if it has a folder beside this module; English comes first."""


@cache
def rooms() -> tuple[str, ...]:
    """The packages above this one with sentences of their own, such as `hexstead.cli`."""
    packages = sorted([one.name for one in files(_SHARED).iterdir() if (one / WORDING / ENGLISH).is_dir()])
    return tuple([f"{_SHARED}.{package}" for package in packages])


def best_language(accepted: str) -> str:
    """Our language that a header such as `nl, en;q=0.8` likes best; empty if it names none."""
    liked: dict[str, float] = {}
    for part in accepted.split(","):
        name, _, weight = part.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            liked[language] = max(liked.get(language, 0.0), _weight(weight))
    return max(liked, key=lambda one: liked[one], default="")


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def folder(package: str, language: str) -> Traversable:
    """Where a package keeps its sentences in a language. Doesn't import the package."""
    return files(_SHARED).joinpath(*package.split(".")[1:], WORDING, language)


def resources(language: str, *rooms: str) -> Iterator[Traversable]:
    """The files of a language: the shared ones, those of the boxes, then those of these rooms."""
    yield from in_folder(folder(_SHARED, language))
    for box in EXPANSIONS:
        own = files(f"hexstead.boxes.{box.key}") / WORDING / f"{language}.ftl"
        if own.is_file():
            yield own
    for room in rooms:
        yield from in_folder(folder(room, language))


@cache
def bundle(language: str, *rooms: str) -> "FluentBundle":
    """All messages of a language. Anything not translated yet stays in English."""
    return bundle_of(language, [*resources(ENGLISH, *rooms), *resources(language, *rooms)])


def bundle_of(language: str, found: Iterable[Traversable]) -> "FluentBundle":
    """The messages of these files; if one appears twice, the last one counts.

    No marks around the values: none of our languages is written right to left.
    """
    # Imported here, so that programs without words, such as bots, don't wait for it.
    from fluent.runtime import FluentBundle

    made = FluentBundle([language], use_isolating=False)
    for one in found:
        made.add_resource(_parsed(one.read_text("utf-8")), allow_overrides=True)
    return made


@cache
def _parsed(text: str) -> "Resource":
    """Parsing takes longer than all the rest, and several rooms share most of their files."""
    from fluent.runtime import FluentResource

    return FluentResource(text)
