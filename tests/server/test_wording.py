"""What only hosts read has sentences in the room of the server: one for each key, and none too many."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hexstead.server
from hexstead.server.settings import _LAST_PORT, _LEVELS, _OWN_READERS, _READERS
from hexstead.wording.languages import ENGLISH, resources, rooms

SERVER = Path(hexstead.server.__file__).parent
ROOM = SERVER / "wording" / ENGLISH
EXPECTED = {f"error-settings-{key}" for key, _ in [*_READERS.values(), *_OWN_READERS.values()] if key}
SAYING = {"_problem": "problem-", "says": "server-"}
"""Who is called with the rest of a key."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


def messages_in(text: str) -> Iterator[tuple[str, set[str]]]:
    """Each with what it names."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            yield entry.id.name, variables.found


def messages() -> dict[str, set[str]]:
    """All that can be said at the terminal."""
    files = resources(ENGLISH, *rooms())
    return dict([one for file in files for one in messages_in(file.read_text("utf-8"))])


def said() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where, the id, and what is given to its sentence, if that can be seen."""
    for path in sorted(SERVER.rglob("*.py")):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        for call in [node for node in nodes if isinstance(node, ast.Call)]:
            start = SAYING.get(ast.unparse(call.func))
            if start and isinstance(call.args[0], ast.Constant):
                given = {word.arg for word in call.keywords if word.arg}
                is_whole = all([word.arg for word in call.keywords])
                id = f"{start}{call.args[0].value!s}"
                yield f"{path.name}:{call.lineno}", id, given if is_whole else None


def test_whatever_the_server_says_has_a_sentence_that_gets_all_it_names() -> None:
    known = messages()
    assert len(list(said())) > 40
    for where, id, given in said():
        assert id in known, where
        for name in known[id] if given is not None else ():
            assert any([name == one or name.startswith(f"{one}-") for one in given or ()]), (where, name)


def test_no_sentence_for_hosts_is_too_many() -> None:
    sources = "\n".join([path.read_text("utf-8") for path in SERVER.rglob("*.py")])
    quoted = set(re.findall(r'"([a-z][a-z-]+)"', sources))
    ids = [id for file in sorted(ROOM.glob("*.ftl")) for id, _ in messages_in(file.read_text("utf-8"))]
    assert len(ids) > 40
    spare = {id for id in ids if not {id, id.partition("-")[2]} & quoted}
    assert spare == EXPECTED


def test_what_a_setting_may_be_is_said_as_it_is_checked() -> None:
    sentences = (ROOM / "settings.ftl").read_text("utf-8")
    assert f"from 0 to {_LAST_PORT}," in sentences
    assert f"expected {', '.join(_LEVELS[:-1])} or {_LEVELS[-1]}," in sentences
