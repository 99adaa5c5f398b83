"""Which set-up is played: chosen once for an environment, or anew at each reset."""

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeAlias, TypedDict, Unpack, cast

import numpy as np

from hexstead.content.catalogue import BOXES, CARDS, OPTIONS
from hexstead.envs.numbering import SEATS
from hexstead.match.code import read_code
from hexstead.match.documents import BadInput
from hexstead.match.drawing import DRAWN_FROM, draw_setup
from hexstead.match.setup import Setup, known, known_boards

ALL: Final = "all"
_FEWEST_SEATS: Final = 2

Names: TypeAlias = str | Collection[str]


class Chosen(TypedDict, total=False):
    """What can be chosen; the rest is drawn at each reset."""

    seats: int | Collection[int]
    """How many, or the numbers to draw from; 2 if nothing is said."""
    expansions: Names
    """The boxes to draw from, or `all`; the base game if nothing is said."""
    boards: Names
    cards: Names
    house_rules: Names
    setup: Setup | str
    """A whole set-up, or its code: nothing is left to be drawn."""


class Choices:
    def __init__(self, **chosen: Unpack[Chosen]) -> None:
        self.chosen = chosen
        if unknown := chosen.keys() - Chosen.__annotations__.keys():
            raise BadInput(
                f"There is nothing to choose called {', '.join(sorted(unknown))};"
                f" there are {', '.join(Chosen.__annotations__)}."
            )
        if "setup" in chosen and len(chosen) > 1:
            raise BadInput("A set-up leaves nothing to be chosen: give either `setup` or the other choices.")
        setup = chosen.get("setup")
        self.setup = read_code(setup) if isinstance(setup, str) else setup
        self.seats = [self.setup.seats] if self.setup else _numbers(chosen.get("seats", _FEWEST_SEATS))
        self.most_seats = max(self.seats)
        self.expansions = _expansions(chosen.get("expansions", "base"))
        self.boards = known_boards(as_tuple(chosen.get("boards", ())))
        self.cards = known(as_tuple(chosen.get("cards", ())), CARDS, "card")
        self.house_rules = known(as_tuple(chosen.get("house_rules", ())), OPTIONS, "house rule")

    def of(self, options: Mapping[str, Any]) -> "Choices":
        """Those for a single game, by the options of `reset`. What these hold besides is for others."""
        if not options:
            return self
        for name in options.keys() & Chosen.__annotations__.keys() - {"setup"}:
            raise BadInput(f'What is chosen belongs into `setup`: options={{"setup": {{"{name}": ...}}}}.')
        return self.but(options["setup"]) if "setup" in options else self

    def but(self, others: "Mapping[str, Any] | Setup | str") -> "Choices":
        """The same with some choices changed. A set-up, or its code, takes the place of all of them."""
        if not isinstance(others, Mapping):
            return Choices(setup=others)
        chosen = {"seats": self.seats} if self.setup else self.chosen
        return Choices(**cast(Chosen, {**chosen, **others}))

    def draw(self, random: np.random.Generator) -> Setup:
        if self.setup:
            return self.setup
        seats = self.seats[random.integers(len(self.seats))]
        return draw_setup(
            seats, int(random.integers(2**31)), self.boards, self.cards, self.house_rules, self.expansions
        )


def as_tuple(names: Names) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else tuple(names)


def _expansions(names: Names) -> tuple[str, ...]:
    if names == ALL:
        return BOXES
    return known(as_tuple(names), DRAWN_FROM, "box")


def _numbers(seats: int | Collection[int]) -> list[int]:
    numbers = [seats] if isinstance(seats, int) else sorted(set(seats))
    if not numbers or not all([_FEWEST_SEATS <= number <= SEATS for number in numbers]):
        raise BadInput(f"A game has {_FEWEST_SEATS} to {SEATS} seats, not {seats}.")
    return numbers
