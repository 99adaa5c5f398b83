"""One game in an environment: the current question, and what has been played."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np

from hexstead.engine.actions import END, FIRST_TILE, Action, Actions, IllegalAction, Seat
from hexstead.engine.events import Event
from hexstead.engine.explain import ask, explain
from hexstead.engine.rules import act, decide, start
from hexstead.engine.said import BadInput, Said, error
from hexstead.engine.state import State
from hexstead.envs.choices import Choices
from hexstead.envs.numbering import ACTIONS, action_name
from hexstead.envs.observation_layout import Array
from hexstead.envs.observation_row import DEALT, OPENED, TURN_CLOSED, ObservationRow
from hexstead.envs.observer import NO_ACTIONS, Observation, Observer
from hexstead.envs.speaking import say
from hexstead.setup.setup import Setup

_SEEDS: Final = 2**31


class _Rows(dict[Seat, ObservationRow]):
    """What each seat sees of a game; made on first use."""

    def __init__(self, observer: Observer, state: State, news: list[Event]) -> None:
        self._observer, self._state, self._news = observer, state, news

    def __missing__(self, seat: Seat) -> ObservationRow:
        self[seat] = self._observer.row_for(seat, self._state, self._news)
        return self[seat]


class EnvGame:
    """Uses the actions of `numbering`, which are the same in every game."""

    def __init__(self, observer: Observer, state: State, *, is_new: bool = False) -> None:
        """`is_new`: no action yet."""
        self.observer = observer
        self.world = observer.world
        self._inner = observer.translation.inner
        self.numbers = observer.translation.numbers
        self.masker = observer.masker()
        self.state = state
        self.decision = decide(self.world, state)
        self._news = [DEALT if is_new else OPENED]
        """Everything that has happened; each row knows how much of it the seat has seen."""
        self.rows = _Rows(observer, state, self._news)
        self.turn_ended = False
        """Whether the last action ended a turn, or the game."""

    def play(self, action: SupportsIndex) -> None:
        """Carry out a live action. For any other, raise IllegalAction and change nothing."""
        try:
            inner = index(action)
            if inner >= FIRST_TILE:
                inner = self._inner[inner]
        except (TypeError, KeyError):
            raise IllegalAction(say(self._refusal(action))) from None
        try:
            self.carry_out(inner)
        except IllegalAction:
            raise IllegalAction(say(self._refusal(action))) from None

    def carry_out(self, action: Action) -> None:
        """The same for an action in the engine's numbers."""
        state = self.state
        turn = state.turn
        self._news += act(self.world, state, action)
        self.decision = decide(self.world, state)
        self.turn_ended = state.turn != turn or state.over
        if self.turn_ended or action == END:
            self._news.append(TURN_CLOSED)

    def __deepcopy__(self, memo: dict[int, Any]) -> "EnvGame":
        """An independent game from here on. It shares what never changes."""
        return EnvGame(self.observer, self.state.copy())

    def look(self, seat: Seat) -> Observation:
        """A seat's current observation: the same as from its view, without making the view first."""
        mask = self.mask() if self.decision.seat == seat else NO_ACTIONS.copy()
        return {"observation": self.rows[seat].follow(self.decision).copy(), "action_mask": mask}

    def mask(self) -> Array:
        """The live actions of the seat that must choose."""
        return self.masker.mask(self.decision.live)

    @property
    def live(self) -> Actions:
        """The live actions, in the numbers of `numbering`."""
        return self.observer.translation.outward(self.decision.live)

    def _refusal(self, action: object) -> Said:
        if self.state.over:
            return error("env-over")
        if not isinstance(action, SupportsIndex):
            return error("env-no-number", action=repr(action), most=ACTIONS - 1)
        number = index(action)
        if not 0 <= number < ACTIONS:
            return error("env-no-action", action=str(number), most=ACTIONS - 1)
        why, asked = self._why_not(number), ask(self.world, self.state)
        return error("env-not-live", action=number, name=action_name(number), why=why, asked=asked)

    def _why_not(self, action: int) -> Said:
        if action >= FIRST_TILE and action not in self._inner:
            return error("env-no-button")
        return explain(self.world, self.state, self._inner.get(action, action)) or error("env-not-now")


class EnvGames:
    """Makes one game after another; all their chance comes from the environment's generator."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self._setup: Setup | None = None
        self._observer: Observer | None = None

    def start(self, random: np.random.Generator, options: Mapping[str, Any] | None) -> EnvGame:
        """`options` are those of `reset`: its entry `setup` changes the choices for this game."""
        choices = self.choices.of(options or {})
        self._check_seats(choices)
        setup = choices.draw(random)
        # Choices that haven't changed are the same object, so there is no need to compare.
        if self._observer is None or (setup is not self._setup and setup != self._setup):
            self._setup = setup
            self._observer = Observer(setup.world())
        state = start(self._observer.world, int(random.integers(_SEEDS)))
        return EnvGame(self._observer, state, is_new=True)

    def _check_seats(self, choices: Choices) -> None:
        """An environment fixes its possible agents when it is made."""
        if choices.most_seats > self.choices.most_seats:
            raise BadInput(error("env-more-seats", seats=self.choices.most_seats, found=choices.most_seats))
