"""What is written about the environments is so.

To write the tables anew: HEXSTEAD_GOLDEN=write pytest tests/envs/test_documentation.py
"""

import doctest
import os
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.hexes import SPACE
from hexstead.engine.terrain import NAMES
from hexstead.envs import layout, numbering, rewards
from hexstead.envs.choices import Chosen
from hexstead.envs.layout import SECTIONS, Part, Section
from hexstead.envs.numbering import ACTIONS, FIRST_KIND, FIRST_TERRAIN, KINDS, action_name

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_lines_of_python_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 10
    assert not result.failed


@pytest.mark.parametrize("module", [layout, numbering, rewards], ids=lambda module: module.__name__)
def test_the_examples_in_a_module_are_true(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("table", ["actions", "observations"])
def test_every_action_and_every_entry_is_documented(table: str) -> None:
    text = PAGE.read_text("utf-8")
    lines = action_table() if table == "actions" else observation_tables()
    wanted = f"<!-- {table} -->\n\n" + "\n".join(lines) + "\n\n<!-- end -->"
    written = re.search(rf"<!-- {table} -->.*?<!-- end -->", text, re.DOTALL)
    assert written
    if os.environ.get("HEXSTEAD_GOLDEN") == "write":
        PAGE.write_text(text.replace(written[0], wanted), "utf-8")
    else:
        assert written[0] == wanted


def test_every_choice_and_every_reward_is_documented() -> None:
    text = PAGE.read_text("utf-8")
    assert [key for key in Chosen.__annotations__ if f"`{key}`" not in text] == []
    assert [key for key in rewards.REWARDS if f'`"{key}"`' not in text] == []


def action_table() -> Iterator[str]:
    yield "| actions | what they choose |"
    yield "|---|---|"
    yield f"| 0 to {SPACE - 1} | a hex, by its number |"
    for button in range(SPACE, FIRST_TILE):
        yield f"| {button} | the button `{action_name(button)}` |"
    yield f"| {FIRST_TERRAIN} to {FIRST_KIND - 1} | the terrain to use: {numbered(NAMES, FIRST_TERRAIN)} |"
    yield f"| {FIRST_KIND} to {ACTIONS - 1} | use a tile: {numbered(KINDS, FIRST_KIND)} |"


def numbered(names: list[str], first: int) -> str:
    return ", ".join([f"{first + number} {name}" for number, name in enumerate(names)])


def observation_tables() -> Iterator[str]:
    for section in SECTIONS:
        yield f"**`{section.key}`**, of shape {section.shape}. {section.words}"
        yield ""
        yield "| entries | part | what it tells | up to |"
        yield "|---|---|---|---|"
        yield from part_rows(section)
        yield ""
    yield f"The kinds of tiles: {numbered(KINDS, 1)}."


def part_rows(section: Section) -> Iterator[str]:
    begin = 0
    for part in section.parts:
        end = begin + len(part.names)
        yield f"| {entries(begin, end)} | `{part.key}` | {told(part)} | {part.high} |"
        begin = end


def entries(begin: int, end: int) -> str:
    return str(begin) if end == begin + 1 else f"{begin} to {end - 1}"


def told(part: Part) -> str:
    if part.kinds:
        kinds = (
            "its number in the list of the kinds of tiles" if part.kinds is KINDS else numbered(part.kinds, 1)
        )
        return f"{part.words}: {kinds}"
    if part.names == [""]:
        return part.words
    names = "in the order of the kinds of tiles" if part.names is KINDS else ", ".join(part.names)
    return f"{part.words}: {names}"
