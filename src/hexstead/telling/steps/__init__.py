"""A set-up in words: what to take from the box and what to do with it, step by step."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hexstead.engine.world import World
from hexstead.match.setup import Setup
from hexstead.telling.steps.boards import board_steps
from hexstead.telling.steps.cards import card_steps
from hexstead.telling.steps.players import player_steps, start_steps
from hexstead.telling.steps.rules import rule_steps
from hexstead.telling.steps.tiles import tile_steps


@dataclass(frozen=True)
class Section:
    """Steps that belong together, under a heading."""

    title: str
    steps: tuple[str, ...]


_SECTIONS: Final[dict[str, Callable[[Setup, World], Iterator[str]]]] = {
    "Boards": board_steps,
    "Tiles": tile_steps,
    "Cards": card_steps,
    "Players": player_steps,
    "Before the first turn": start_steps,
    "Rules in this game": rule_steps,
}
"""In the order in which a table is laid."""


def sections_of(setup: Setup) -> list[Section]:
    """All that the rulebook of the edition asks for, if this set-up needs it."""
    world = setup.world()
    found = [Section(title, tuple(steps(setup, world))) for title, steps in _SECTIONS.items()]
    return [section for section in found if section.steps]


def steps_of(setup: Setup) -> list[str]:
    """The same without headings."""
    return [step for section in sections_of(setup) for step in section.steps]
