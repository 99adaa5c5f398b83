"""A bot that looks one action ahead and takes the one that leaves it with the most gold."""

from typing import Final, TypeAlias

from hexstead.engine.actions import Action, Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import count, members
from hexstead.engine.rules import act, decide
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.view import View, guess
from hexstead.engine.world import World

FORESIGHT: Final = 2
"""How many more actions of the same power are looked at: enough to choose a settlement and where it goes."""

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
        for action in members(decision.live):
            worth = self._worth(world, state, action, decision.seat)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(action)
        return best[self.rng.below(len(best))]

    def _worth(self, world: World, state: State, action: Action, seat: Seat, depth: int = FORESIGHT) -> Worth:
        """What the seat has after the action; if a power is still under way, after the best way to go on."""
        after = state.copy()
        act(world, after, action)
        if after.frames and depth:
            following = members(decide(world, after).live)
            return max([self._worth(world, after, next, seat, depth - 1) for next in following])
        tiles = count(after.held[seat])
        return score(world, after)[seat].total, tiles + count(after.settlements[seat])
