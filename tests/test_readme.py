"""The examples in the documents, run as they stand."""

import doctest
from pathlib import Path

import pytest

from hexstead.engine import chance, hexes
from hexstead.match import code

ROOT = Path(__file__).parents[1]


def test_the_lines_of_python_in_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("module", [chance, hexes, code])
def test_the_examples_in_a_module_are_true(module: object) -> None:
    test = doctest.DocTestParser().get_doctest(str(module.__doc__), vars(module).copy(), "examples", None, 0)
    assert test.examples
    assert not doctest.DocTestRunner().run(test).failed
