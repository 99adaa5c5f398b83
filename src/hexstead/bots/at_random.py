"""A bot that picks any live action, all equally likely."""

from hexstead.engine.actions import Action, Decision
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import pick
from hexstead.engine.view import View
from hexstead.engine.world import World


class AtRandom:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        return pick(decision.live, self.rng.below(len(decision)))
