"""A bot that looks one action ahead: most gold, then most tiles, then at random."""

from hexstead import END, Action, Decision, Rng, Seat, State, View, World, act, count, guess, score


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
