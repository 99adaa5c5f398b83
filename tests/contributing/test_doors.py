"""Ten things that a newcomer looks for: ARCHITECTURE.md names the first file to open, and it is in there."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Door:
    question: str
    words: str
    """What ARCHITECTURE.md calls it."""
    file: str
    holds: str
    """A pattern that stands in the file."""


DOORS = [
    Door(
        "Where is the wording of a refusal?",
        "The wording of a refusal",
        "wording/en/reasons.ftl",
        "^why-own =",
    ),
    Door(
        "Where do 40 settlements come from?", "The 40 settlements", "boxes/base/__init__.py", "settlements=40"
    ),
    Door("What does the barn do?", "What a tile does", "boxes/base/tiles.py", 'Tile\\("barn"'),
    Door("How does a card pay?", "what a card pays", "boxes/base/cards.py", 'Card\\(\\s*"citizens"'),
    Door("Which bots are there?", "The bots there are", "bots/registry.py", '"planner": Planner'),
    Door("What can happen in a game?", "What can happen", "engine/events.py", "BUILT"),
    Door("What may a player see?", "What a player may see", "engine/view.py", "^def see"),
    Door(
        "Where is a new endpoint written?",
        "Where an endpoint goes",
        "server/door/library_routes.py",
        r"^@routes.get\(",
    ),
    Door(
        "What does the server send?",
        "what the server sends",
        "server/wire/messages.py",
        "^class \\w+\\(Told\\)",
    ),
    Door("What does `hexstead play` do?", "What a command does", "cli/commands/play.py", "^def play"),
]


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.question)
def test_the_first_file_that_a_newcomer_opens_has_it(door: Door) -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert f"{door.words}: `{door.file}`" in page
    opened = (ROOT / "src" / "hexstead" / door.file).read_text("utf-8")
    assert re.search(door.holds, opened, re.MULTILINE), f"{door.file} has no {door.holds}"


def test_there_are_ten_doors_and_each_is_a_file_of_its_own() -> None:
    assert len({door.file for door in DOORS}) == 10
