"""A bot that looks one action ahead: most gold, then most tiles, then whatever chance likes."""

from hexstead import Decision, State, View, World, act, guess, score
from hexstead.engine.actions import END, Action, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import count


class MyBot:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        state = guess(world, view, self.rng)
        me = decision.seat
        return max(decision.actions, key=lambda action: self.worth(world, state.copy(), action, me))

    def worth(self, world: World, state: State, action: Action, me: Seat) -> tuple[int, int, bool, int]:
        act(world, state, action)
        gold, tiles = score(world, state)[me].total, count(state.held[me])
        return gold, tiles, action != END, self.rng.below(1000)
