"""The examples in the documents, run as they stand."""

import ast
import doctest
from pathlib import Path
from types import ModuleType

import pytest

from hexstead.arena import intervals, schedule, teller
from hexstead.bots import registry
from hexstead.engine import chance, hexes
from hexstead.setup import code

ROOT = Path(__file__).parents[1]


def test_the_lines_of_python_in_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    "module",
    [chance, hexes, code, registry, schedule, intervals, teller],
    ids=lambda module: module.__name__,
)
def test_the_examples_in_a_module_are_true(module: ModuleType) -> None:
    # Read from the source, because a compiled module has no docstring.
    source = ROOT / "src" / f"{module.__name__.replace('.', '/')}.py"
    text = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
    test = doctest.DocTestParser().get_doctest(f"{text}\n", vars(module).copy(), "examples", None, 0)
    assert test.examples
    assert not doctest.DocTestRunner().run(test).failed


def test_the_bot_of_the_how_to_is_the_one_in_the_examples() -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text("utf-8")
    shown = page.split("```python\n")[1].split("```")[0]
    assert shown == (ROOT / "examples" / "mybot.py").read_text("utf-8")
