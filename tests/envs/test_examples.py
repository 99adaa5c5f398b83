"""The examples, in short."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    # Known by its name, so that the processes it starts find it.
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_beats_random_after_a_few_games(capsys: pytest.CaptureFixture[str]) -> None:
    rate = load("learn_to_build").main(["--games", "192", "--test-games", "40", "--jobs", "1"])
    assert rate > 0.65
    assert f"Wins {100 * rate:.1f} ±" in capsys.readouterr().out
