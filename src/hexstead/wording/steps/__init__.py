"""A set-up in words: what to take from the box and what to do with it, step by step."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from hexstead.engine.said import Said, named
from hexstead.engine.world import World
from hexstead.setup.setup import Setup
from hexstead.wording.steps.boards import board_steps
from hexstead.wording.steps.cards import card_steps
from hexstead.wording.steps.players import player_steps, start_steps
from hexstead.wording.steps.rules import rule_steps
from hexstead.wording.steps.tiles import tile_steps


@dataclass(frozen=True)
class StepSection:
    """Steps that belong together, under a heading."""

    title: Said
    steps: tuple[Said, ...]


_SECTIONS: Final[dict[str, Callable[[Setup, World], Iterator[Said]]]] = {
    "boards": board_steps,
    "tiles": tile_steps,
    "cards": card_steps,
    "players": player_steps,
    "start": start_steps,
    "rules": rule_steps,
}
"""In the order in which you lay out a table."""


def sections_of(setup: Setup) -> list[StepSection]:
    """Everything the rulebook of the edition asks for, if this set-up needs it."""
    world = setup.world()
    found = [StepSection(named("steps", key), tuple(steps(setup, world))) for key, steps in _SECTIONS.items()]
    return [section for section in found if section.steps]


def steps_of(setup: Setup) -> list[Said]:
    """The same without headings."""
    return [step for section in sections_of(setup) for step in section.steps]
