"""The messages of the terminal: all that is said has one, and each of them is said."""

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import hexstead.cli
from hexstead.cli.screen.options import OPTION_OF
from hexstead.wording.languages import ENGLISH, LANGUAGES, resources, rooms

CLI = Path(hexstead.cli.__file__).parent
SOURCES = sorted(CLI.rglob("*.py"))
SAYING = {"text": 0, "refusal": 0, "Said": 0, "help_text": 0}
"""Who is called with a key, and as which argument."""


def keys_in(node: ast.expr) -> Iterator[str]:
    """The keys that it may stand for; one with gaps matches whatever fills them."""
    if isinstance(node, ast.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, ast.IfExp):
        yield from keys_in(node.body)
        yield from keys_in(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
        yield "".join(parts)


def keys_said(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
            yield from keys_in(node.args[SAYING[node.func.id]])


def ids_in(files: Iterable[Traversable]) -> list[str]:
    parsed = [FluentResource(file.read_text("utf-8")) for file in files]
    return [entry.id.name for file in parsed for entry in file.body if isinstance(entry, ftl.Message)]


WORDING = CLI / "wording" / ENGLISH
OWN = ids_in(WORDING.glob("*.ftl"))
HELP = ids_in((WORDING / "help").glob("*.ftl"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(CLI).as_posix())
def test_whatever_is_said_has_a_message(path: Path) -> None:
    every = [*ids_in(resources(ENGLISH, *rooms())), *HELP]
    for key in keys_said(path):
        assert any([re.fullmatch(key, one) for one in every]), f"nobody can say {key}"


def test_every_message_is_said() -> None:
    """By its key, or by one with a gap in it; some keys are kept in a table first."""
    said = {key for path in SOURCES for key in keys_said(path)}
    named = set(re.findall(r'"([a-z][a-z0-9_-]+)"', "\n".join([path.read_text("utf-8") for path in SOURCES])))
    unsaid = [key for key in OWN if key not in named and not any([re.fullmatch(one, key) for one in said])]
    # What a record lacks is found where its cards are checked.
    assert [key for key in unsaid if not key.startswith("unfair-")] == []


def test_help_says_no_more_than_it_has_to() -> None:
    named = set(re.findall(r'help="([a-z-]+)"', "\n".join([path.read_text("utf-8") for path in SOURCES])))
    options = {f"with{name.removeprefix('-')}" for name in OPTION_OF.values()}
    written = {key for key in HELP if key.startswith("with-")}
    assert written - {"with-help"} == named | options


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_means_two_things_at_the_terminal(language: str) -> None:
    """The terminal speaks for all rooms."""
    ids = ids_in(resources(language, *rooms()))
    assert sorted({key for key in ids if ids.count(key) > 1}) == []
    assert len(ids) > 500
