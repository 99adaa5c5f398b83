"""A bot that looks one action ahead: gold first, with a rough idea of tiles and freedom."""

from typing import Final

from hexstead.engine.actions import Action, Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import count
from hexstead.engine.rules import act, decide
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.terrain import faces
from hexstead.engine.view import View, guess
from hexstead.engine.world import World

LOOKS: Final = 60
"""How many ways to finish a power to look at, for each action that begins or continues it."""

RIVAL: Final = 0.5
"""What each gold of the best rival costs."""
TILE: Final = 4.0
"""What a tile is worth at the start of the game, in gold; it falls as the supplies run out."""
OPEN_TERRAIN: Final = 1.5
"""The same for a terrain that is nowhere next to your own pieces: its card lets you build anywhere."""
PIECE: Final = 0.01
"""Between equals, a piece on the board beats one in the supply."""


class Greedy:
    """Picks at random between actions of equal worth."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        if len(decision) == 1:
            return decision.actions[0]
        return self._best(world, guess(world, view, self.rng), decision)

    def _best(self, world: World, state: State, decision: Decision) -> Action:
        # The same for everything compared, or building would seem to cost part of the future.
        left = min(state.supply) / world.supply

        def worth_after(state: State, action: Action, looks: int) -> float:
            """What the seat has after the action, or after the best way found to finish a power."""
            after = state.copy()
            act(world, after, action)
            if after.frames and looks:
                following = _some(decide(world, after).actions, looks)
                fewer = max(0, looks // len(following) - 1)
                return max([worth_after(after, next, fewer) for next in following])
            return worth(world, after, decision.seat, left)

        worths = {action: worth_after(state, action, LOOKS) for action in decision.actions}
        most = max(worths.values())
        best = [action for action, worth in worths.items() if worth == most]
        return best[self.rng.below(len(best))]


def worth(world: World, state: State, seat: Seat, left: float) -> float:
    """Gold, and a rough idea of what tiles and freedom will bring. `left` is how much of the game is left."""
    totals = [each.total for each in score(world, state)]
    rival = max(totals[:seat] + totals[seat + 1 :])
    near = state.around[seat] & state.free
    terrains = {terrain for card in world.deck for terrain in faces(card)}
    open_terrains = len([terrain for terrain in terrains if not near & world.terrain[terrain]])
    promise = TILE * count(state.held[seat]) + OPEN_TERRAIN * open_terrains
    return totals[seat] - RIVAL * rival + left * promise + PIECE * count(state.settlements[seat])


def _some(actions: list[Action], number: int) -> list[Action]:
    """At most `number`, evenly spread."""
    return actions if len(actions) <= number else actions[:: len(actions) // number + 1]
