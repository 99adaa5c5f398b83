"""What is written about the environments is so."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

from hexstead.envs import numbering, observation_layout, rewards
from hexstead.envs.choices import Chosen

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_lines_of_python_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 10
    assert not result.failed


@pytest.mark.parametrize(
    "module", [observation_layout, numbering, rewards], ids=lambda module: module.__name__
)
def test_the_examples_in_a_module_are_true(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed


def test_every_choice_and_every_reward_is_documented() -> None:
    text = PAGE.read_text("utf-8")
    assert [key for key in Chosen.__annotations__ if f"`{key}`" not in text] == []
    assert [key for key in rewards.REWARDS if f'`"{key}"`' not in text] == []
