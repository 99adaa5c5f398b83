"""A bot that plans whole turns: in which order to build and use tiles, with an eye on the next turn."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hexstead.bots.beam import WholeTurn, never, turns
from hexstead.bots.chooser import Clock
from hexstead.bots.evaluation import Outlook, Weights, chances, usual_weights
from hexstead.engine.actions import Action, Actions, Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.rules import act, decide
from hexstead.engine.state import State
from hexstead.engine.view import View, guess
from hexstead.engine.world import World

RESERVE: Final = 0.02
"""Stop thinking this many seconds before the deadline: about as long as the last look may take."""


@dataclass(frozen=True)
class Effort:
    """How widely a bot searches for the best turn."""

    beam: int
    """How many positions within the turn to follow further."""
    finalists: int
    """How many turns to look at closely."""


USUAL: Final = Effort(10, 13)
LITTLE: Final = Effort(8, 12)
"""Enough for learning, in half the time."""


@dataclass
class PlannedAction:
    """An action, and the decision it was planned for."""

    prompt: str
    live: Actions
    action: Action


class RestOfTurn:
    """The rest of a turn, followed as long as every decision is the one it expected."""

    def __init__(self) -> None:
        self.rest: list[PlannedAction] = []

    def take(self, decision: Decision) -> Action | None:
        """The planned action. If something unexpected has happened: None, and the plan is dropped."""
        if self.rest and (self.rest[0].prompt, self.rest[0].live) == (decision.prompt, decision.live):
            return self.rest.pop(0).action
        self.rest = []
        return None

    def write(self, world: World, state: State, actions: tuple[Action, ...]) -> None:
        state = state.copy()
        for action in actions:
            decision = decide(world, state)
            self.rest.append(PlannedAction(decision.prompt, decision.live, action))
            act(world, state, action)


class Planning:
    """What bots that think in whole turns share: find one, then play it to its end."""

    def __init__(self, seed: int, weights: Weights | None = None, clock: Clock = time.monotonic) -> None:
        self.rng = Rng(seed)
        self.weights = weights or usual_weights()
        self.clock = clock
        self.plan = RestOfTurn()

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        planned = self.plan.take(decision)
        if planned is not None:
            return planned
        if len(decision) == 1:
            return decision.actions[0]
        state = guess(world, view, self.rng)
        best = self.best_turn(world, view, state, decision.seat, deadline)
        self.plan.write(world, state, best.actions)
        return self.plan.rest.pop(0).action

    def best_turn(self, world: World, view: View, state: State, seat: Seat, deadline: float) -> WholeTurn:
        """For the seat that decides, in a guess at what it can't see."""
        raise NotImplementedError


class Planner(Planning):
    """Thinks as long as it needs, up to the deadline."""

    def __init__(
        self,
        seed: int,
        weights: Weights | None = None,
        clock: Clock = time.monotonic,
        effort: Effort = USUAL,
    ) -> None:
        super().__init__(seed, weights, clock)
        self.effort = effort

    def best_turn(self, world: World, view: View, state: State, seat: Seat, deadline: float) -> WholeTurn:
        outlook = Outlook(world, state, seat, chances(world, view), self.weights)
        stop = deadline - RESERVE
        return finalists(outlook, state, self.effort, lambda: self.clock() >= stop)[0]


def finalists(
    outlook: Outlook, state: State, effort: Effort, is_late: Callable[[], bool] = never
) -> list[WholeTurn]:
    """The turns looked at closely, best first. If time runs out, in the order of a first glance."""
    chosen = turns(outlook, state, effort.beam, is_late)[: effort.finalists]
    judged = []
    for turn in chosen:
        if is_late():
            return chosen
        judged.append(WholeTurn(turn.actions, turn.after, outlook.worth(outlook.features(turn.after))))
    return sorted(judged, key=lambda turn: -turn.worth)
