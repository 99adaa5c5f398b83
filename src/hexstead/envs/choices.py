"""Which set-up to play: chosen once for an environment, or again at each reset."""

from collections.abc import Collection, Mapping
from typing import Any, Final, Unpack, cast

import numpy as np

from hexstead.engine.said import BadInput, error
from hexstead.envs.numbering import SEATS
from hexstead.setup.code import read_code
from hexstead.setup.draw import draw
from hexstead.setup.request import (
    BOARDS_IN_PLAY,
    KEYWORDS,
    Request,
    RequestKeywords,
    Words,
    check_request,
    naming,
    request_of,
)
from hexstead.setup.setup import Setup

_FEWEST_SEATS: Final = 2


class Chosen(RequestKeywords, total=False):
    """What you can choose; the rest is drawn at each reset."""

    seats: int | Collection[int]
    """How many, or the numbers to draw from; 2 by default."""
    boards: Words
    cards: Words
    house_rules: Words
    setup: Setup | str
    """A whole set-up, or its code: leaves nothing to draw."""


_KEYWORDS: Final = {**KEYWORDS, "options": "house_rules"}
"""The fields of a request whose choice has a different name."""
_CHOOSABLE: Final = {_KEYWORDS.get(field, field): None for field in ("seats", *Request.model_fields, "setup")}


class Choices:
    def __init__(self, **chosen: Unpack[Chosen]) -> None:
        self.chosen = chosen
        if unknown := chosen.keys() - _CHOOSABLE.keys():
            raise BadInput(error("env-no-choice", unknown=sorted(unknown), known=list(_CHOOSABLE)))
        if "setup" in chosen and len(chosen) > 1:
            raise BadInput(error("env-setup-alone"))
        setup = chosen.get("setup")
        self.setup = read_code(setup) if isinstance(setup, str) else setup
        self.seats = [self.setup.seats] if self.setup else _numbers(chosen.get("seats", _FEWEST_SEATS))
        self.most_seats = max(self.seats)
        asked = {key: value for key, value in chosen.items() if key not in ("seats", "setup")}
        with naming(_KEYWORDS):
            self.request = request_of(asked, _KEYWORDS)
            for seats in self.seats:
                check_request(self.request, seats)
            if not self.setup and len(self.request.boards) == BOARDS_IN_PLAY:
                # Hexes can only be wrong on known boards: better to say so now than at a reset.
                draw(self.request, self.most_seats, seed=0)

    def of(self, options: Mapping[str, Any]) -> "Choices":
        """Those for a single game, from the options of `reset`. Other options aren't ours."""
        if not options:
            return self
        for name in options.keys() & _CHOOSABLE.keys() - {"setup"}:
            raise BadInput(error("env-in-setup", such=f'{{"setup": {{"{name}": ...}}}}'))
        return self.but(options["setup"]) if "setup" in options else self

    def but(self, others: "Mapping[str, Any] | Setup | str") -> "Choices":
        """The same with some choices changed. A set-up, or its code, replaces all of them."""
        if not isinstance(others, Mapping):
            return Choices(setup=others)
        chosen = {"seats": self.seats} if self.setup else self.chosen
        return Choices(**cast(Chosen, {**chosen, **others}))

    def draw(self, random: np.random.Generator) -> Setup:
        if self.setup:
            return self.setup
        seats = self.seats[random.integers(len(self.seats))]
        with naming(_KEYWORDS):
            return draw(self.request, seats, int(random.integers(2**31)))


def _numbers(seats: int | Collection[int]) -> list[int]:
    numbers = [seats] if isinstance(seats, int) else sorted(set(seats))
    if not numbers or not all([_FEWEST_SEATS <= number <= SEATS for number in numbers]):
        raise BadInput(error("env-seats", fewest=_FEWEST_SEATS, most=SEATS, found=str(seats)))
    return numbers
