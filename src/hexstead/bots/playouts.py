"""Quick play from a position, to see where it leads."""

from collections.abc import Callable
from typing import Final

from hexstead.bots.evaluation import Outlook
from hexstead.engine.actions import END, Action, Actions, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import GRID, NOWHERE, SINGLE, Hexes, count, pick
from hexstead.engine.rules import act, decide
from hexstead.engine.scoring import score
from hexstead.engine.state import State

BEST: Final = 3
"""Hexes to try for each settlement because they looked good at first ..."""
ANY: Final = 2
"""... and hexes to try at random."""
ENDLESS: Final = 500
"""A playout stops after this many decisions, wherever it is."""


def played_until(outlooks: list[Outlook], state: State, rng: Rng, is_enough: Callable[[], bool]) -> None:
    """Let all seats play on quickly until this is true or the game is over."""
    world = outlooks[0].world
    for _ in range(ENDLESS):
        if state.over or is_enough():
            return
        decision = decide(world, state)
        act(world, state, _quick_choice(outlooks[decision.seat], state, decision.live, rng))


def lead(outlooks: list[Outlook], state: State, seat: Seat) -> float:
    """How far a seat is ahead of the best other one: in gold after the game, before that with promises."""
    if state.over:
        worths = [float(each.total) for each in score(outlooks[seat].world, state)]
    else:
        worths = [outlook.glance(state) for outlook in outlooks]
    return worths[seat] - max(worths[:seat] + worths[seat + 1 :])


def _quick_choice(outlook: Outlook, state: State, live: Actions, rng: Rng) -> Action:
    """A good hex if there is one. Tiles come after the mandatory action, and all of them are used."""
    if hexes := live & GRID:
        return _good_hex(outlook, state, hexes, rng)
    buttons = live & ~SINGLE[END] or live
    return pick(buttons, rng.below(count(buttons)))


def _good_hex(outlook: Outlook, state: State, hexes: Hexes, rng: Rng) -> Action:
    number = count(hexes)
    if number == 1:
        return pick(hexes, 0)
    own = state.settlements[outlook.seat]
    if state.frames and state.frames[-1].lifted != NOWHERE:
        own &= ~SINGLE[state.frames[-1].lifted]
    tried = outlook.promising(hexes, BEST) + [pick(hexes, rng.below(number)) for _ in range(ANY)]
    return max(tried, key=lambda action: outlook.worth_of_build(state, own, action))
