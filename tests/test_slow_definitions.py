"""Every tile and card is defined a second time, slowly, from its rule: a referee compares both in games."""

import re
from pathlib import Path

import pytest

from hexstead.boxes.catalogue import EXPANSIONS
from hexstead.engine.tiles import Card, Tile

SLOW = "\n".join([path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("slow*.py"))])
WORDS = set(re.findall(r"[a-z]+(?:[-_][a-z]+)*", SLOW))
COMPONENTS = [one for box in EXPANSIONS for one in box.components()]


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda one: one.key)
def test_a_component_has_a_slow_second_definition(component: Tile | Card) -> None:
    assert {component.key, component.key.replace("-", "_")} & WORDS, (
        f"write {component.key} a second time in tests/slow*.py, from the rule and not from the engine"
    )
