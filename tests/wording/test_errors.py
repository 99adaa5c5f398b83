"""Whatever is refused has its sentence, and the sentence gets all that it names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hexstead
from hexstead.match.position import figure_fields
from hexstead.setup.documents import EXPECTATIONS
from hexstead.setup.request import Request
from hexstead.wording.languages import ENGLISH, resources, rooms

SOURCE = Path(hexstead.__file__).parent


class Variables(Visitor):
    """Collects what a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


def named_by(message: ftl.Message) -> set[str]:
    variables = Variables()
    variables.visit(message)
    return variables.found


def messages_of(*rooms: str) -> dict[str, set[str]]:
    """What each message names."""
    entries = [
        entry
        for file in resources(ENGLISH, *rooms)
        for entry in FluentParser().parse(file.read_text("utf-8")).body
    ]
    return {entry.id.name: named_by(entry) for entry in entries if isinstance(entry, ftl.Message)}


MESSAGES = messages_of(*rooms())


def calls(*functions: str) -> Iterator[tuple[str, ast.Call]]:
    """Where these are called, each with the line."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node


def is_given(variable: str, args: set[str]) -> bool:
    """As it is, or in another form, such as `$known-comma`."""
    return any([variable == arg or variable.startswith(f"{arg}-") for arg in args])


def keys_in(node: ast.AST) -> list[str]:
    """The word that stands there, or each of two between which is chosen, as the key of an error."""
    if isinstance(node, ast.IfExp):
        return [*keys_in(node.body), *keys_in(node.orelse)]
    return [f"error-{ast.literal_eval(node)}"] if isinstance(node, ast.Constant) else []


def test_every_error_has_a_sentence_that_gets_all_it_names() -> None:
    errors = [(where, key, call) for where, call in calls("error") for key in keys_in(call.args[0])]
    assert len(errors) > 80
    for where, key, call in errors:
        assert key in MESSAGES, where
        if all([word.arg for word in call.keywords]):
            args = {word.arg for word in call.keywords if word.arg}
            assert [one for one in MESSAGES[key] if not is_given(one, args)] == [], where


def built() -> set[str]:
    """The keys that are put together: what is unknown, what is wrong with a hex, what can't stand there."""
    places = {
        "unknown": (0, "no"),
        "known": (2, "no"),
        "_check_known": (2, "no"),
        "_check_hexes": (2, "hex"),
        "Footing": (1, "hex"),
    }
    found = {f"error-hex-no-{figure.key}" for figure in figure_fields().values()}
    for _, call in calls(*places):
        place, start = places[ast.unparse(call.func)]
        if len(call.args) > place and isinstance(call.args[place], ast.Constant):
            found.add(f"error-{start}-{ast.literal_eval(call.args[place])}")
    return found


def test_every_error_that_is_put_together_has_a_sentence() -> None:
    assert len(built()) > 15
    assert built() - set(MESSAGES) == set()


def test_no_error_is_unused() -> None:
    """Those of the server are left out: it puts their keys together."""
    there = messages_of(*[room for room in rooms() if room != "hexstead.server"])
    said = {key for _, call in calls("error") for key in keys_in(call.args[0])}
    expected = {f"error-{kind.replace('_', '-')}" for kind in EXPECTATIONS}
    assert {key for key in there if key.startswith("error-")} - said - expected - built() == set()


@pytest.mark.parametrize(("kind", "facts"), EXPECTATIONS.items())
def test_what_is_expected_of_a_field_has_a_sentence(kind: str, facts: tuple[str, ...]) -> None:
    assert MESSAGES[f"error-{kind.replace('_', '-')}"] == {fact.replace("_", "-") for fact in facts}


def test_every_field_of_a_request_has_a_name_and_nothing_else_has() -> None:
    fields = {f"field-{field.replace('_', '-')}" for field in [*Request.model_fields, "seats"]}
    assert {key for key in MESSAGES if key.startswith("field-")} == fields
