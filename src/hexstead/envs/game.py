"""One game in an environment: what is asked, and what was played."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np

from hexstead.engine.actions import Action, IllegalAction, Seat
from hexstead.engine.explain import ask, explain
from hexstead.engine.rules import act, decide, start
from hexstead.envs.choices import Choices
from hexstead.envs.layout import Array
from hexstead.envs.numbering import ACTIONS, action_name
from hexstead.envs.observer import Observation, Observer
from hexstead.match.documents import BadInput
from hexstead.match.setup import Setup

_SEEDS: Final = 2**31


class Game:
    """The actions are those of `numbering`, the same in every game."""

    def __init__(self, observer: Observer, seed: int) -> None:
        self.observer = observer
        self.world = observer.world
        self.state = start(self.world, seed)
        self.decision = decide(self.world, self.state)

    def play(self, action: SupportsIndex) -> None:
        """Carry out a live action; on any other raise IllegalAction and change nothing."""
        try:
            inner = self.observer.translation.inner[index(action)]
        except (TypeError, KeyError):
            raise IllegalAction(self._refusal(action)) from None
        try:
            self.carry_out(inner)
        except IllegalAction:
            raise IllegalAction(self._refusal(action)) from None

    def carry_out(self, action: Action) -> None:
        """The same for an action in the numbers of the engine."""
        act(self.world, self.state, action)
        self.decision = decide(self.world, self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        """A game of its own from here on. What never changes, or is only remembered, is shared."""
        twin = Game.__new__(Game)
        twin.observer, twin.world = self.observer, self.world
        twin.state, twin.decision = self.state.copy(), self.decision
        return twin

    def look(self, seat: Seat) -> Observation:
        return self.observer.look(self.state, seat, self.decision)

    def mask(self) -> Array:
        """The live actions of the seat that must choose."""
        return self.observer.mask(self.decision)

    def _refusal(self, action: object) -> str:
        if self.state.over:
            return "The game is over: reset the environment to play another one."
        hint = "Choose one of the actions with a 1 in action_mask."
        if not isinstance(action, SupportsIndex):
            return f"{action!r} is no action: actions are whole numbers from 0 to {ACTIONS - 1}. {hint}"
        if not 0 <= index(action) < ACTIONS:
            return f"There is no action {action}: they go from 0 to {ACTIONS - 1}. {hint}"
        text = f"Action {action} ({action_name(index(action))}) is not live"
        return f"{text}: {self._why_not(index(action))} {hint} What is asked: {ask(self.world, self.state)}"

    def _why_not(self, action: int) -> str:
        inner = self.observer.translation.inner.get(action)
        if inner is None:
            return "this game has no such button."
        reason = explain(self.world, self.state, inner)
        return reason.text if reason else "it cannot be chosen."


class Games:
    """Makes one game after another; all chance in them comes from the generator of the environment."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self._setup: Setup | None = None
        self._observer: Observer | None = None

    def start(self, random: np.random.Generator, options: Mapping[str, Any] | None) -> Game:
        """`options` are those of `reset`: its entry `setup` changes the choices for this game."""
        choices = self.choices.but(options["setup"]) if options and "setup" in options else self.choices
        self._check_seats(choices)
        setup = choices.draw(random)
        if self._observer is None or setup != self._setup:
            self._setup = setup
            self._observer = Observer(setup.world())
        return Game(self._observer, int(random.integers(_SEEDS)))

    def _check_seats(self, choices: Choices) -> None:
        """Who may appear is fixed when an environment is made."""
        if choices.most_seats > self.choices.most_seats:
            raise BadInput(
                f"This environment has {self.choices.most_seats} seats, not {choices.most_seats}:"
                f" make it with seats={choices.most_seats}."
            )
