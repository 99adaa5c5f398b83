"""A bot that looks one action ahead and takes the one that leaves it with the most gold."""

from typing import Final, TypeAlias

from hexstead.engine.actions import Action, Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import count
from hexstead.engine.rules import act, decide
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.view import View, guess
from hexstead.engine.world import World

LOOKS: Final = 300
"""How many ways to finish a power are looked at for each action that begins or continues it."""

Worth: TypeAlias = tuple[int, int]
"""Gold first, then how much the seat has on the table: settlements on the board and tiles."""


class Greedy:
    """Between actions of equal worth chance decides."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        state = guess(world, view, self.rng)
        best: list[Action] = []
        most: Worth = (-1, -1)
        for action in decision.actions:
            worth = _worth(world, state, action, decision.seat, LOOKS)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(action)
        return best[self.rng.below(len(best))]


def _worth(world: World, state: State, action: Action, seat: Seat, looks: int) -> Worth:
    """What the seat has after the action, or after the best way found to finish the power under way."""
    after = state.copy()
    act(world, after, action)
    if after.frames and looks:
        following = _some(decide(world, after).actions, looks)
        return max(
            [_worth(world, after, next, seat, max(0, looks // len(following) - 1)) for next in following]
        )
    tiles = count(after.held[seat])
    return score(world, after)[seat].total, tiles + count(after.settlements[seat])


def _some(actions: list[Action], number: int) -> list[Action]:
    """At most so many, evenly spread."""
    return actions if len(actions) <= number else actions[:: len(actions) // number + 1]
