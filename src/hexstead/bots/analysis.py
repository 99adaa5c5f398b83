"""Looks back at a game: what each turn changed, what the search would have done, what to expect."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from hexstead.bots.beam import WholeTurn
from hexstead.bots.chooser import Clock
from hexstead.bots.evaluation import usual_weights
from hexstead.bots.playouts import played_until
from hexstead.bots.search import SEEDS, Futures, Search
from hexstead.engine.actions import Action, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.view import View, guess, see
from hexstead.engine.world import World
from hexstead.match.match import Match

PLAYOUTS: Final = 24
"""Quick games to the end; the expected result is their mean."""
PASSES: Final = 2
"""How often to compare the turn you played with the best one, for every terrain."""
SHOWN: Final = 3
"""How many turns to advise."""
ENOUGH: Final = 0.05
"""A turn that gains less than this isn't better."""


@dataclass(frozen=True)
class Advice:
    """Turns for a seat, best first, and how much less gold each should bring than the best."""

    turns: list[tuple[Action, ...]]
    behind: list[float]


@dataclass(frozen=True)
class TurnReport:
    """One turn of a game. Gold is by seat."""

    number: int
    seat: Seat
    actions: tuple[Action, ...]
    gold: list[int]
    """After the turn."""
    swing: int
    """How much the seat's lead over the best other seat has grown."""
    best: tuple[Action, ...]
    """What the search would have done, knowing no more than the seat."""
    missed: float
    """How much more gold that should bring than what was played."""
    expected: list[float]
    """The final gold, as expected before the turn."""


class Analyst:
    def __init__(self, seed: int, seconds: float, clock: Clock) -> None:
        self.rng = Rng(seed)
        self.seconds = seconds
        self.clock = clock

    def advise(self, world: World, view: View) -> Advice:
        """What to do in a position. The seat is the one that sees it and must decide."""
        ranked, futures = self._ranked(world, view)
        worths = self._worths(futures, ranked[:SHOWN])
        order = sorted(range(len(worths)), key=lambda place: -worths[place])
        return Advice(
            [ranked[place].actions for place in order], [max(worths) - worths[place] for place in order]
        )

    def reports(self, match: Match) -> Iterator[TurnReport]:
        """One for each turn played, as soon as it has been analysed."""
        again = Match(match.setup, match.seed)
        actions = [step.action for step in match.steps]
        number = 0
        while len(again.steps) < len(actions) and not again.state.closing:
            number += 1
            before = again.state.copy()
            played = _play_turn(again, actions)
            yield self._report(again, number, before, played)

    def _report(self, match: Match, number: int, before: State, played: tuple[Action, ...]) -> TurnReport:
        world, seat = match.world, before.turn
        view = see(world, before, seat)
        best, missed = self._compared(world, view, played)
        gold = [each.total for each in score(world, match.state)]
        was = [each.total for each in score(world, before)]
        swing = _lead(gold, seat) - _lead(was, seat)
        return TurnReport(number, seat, played, gold, swing, best, missed, self.expected(world, view))

    def expected(self, world: World, view: View) -> list[float]:
        """The final gold of each seat, if everybody plays on quickly."""
        totals = [0.0] * world.seats
        state = guess(world, view, self.rng)
        outlooks = Futures(world, view, state, view.turn, usual_weights()).outlooks
        for _ in range(PLAYOUTS):
            state = guess(world, view, self.rng)
            played_until(outlooks, state, self.rng, lambda: False)
            for seat, each in enumerate(score(world, state)):
                totals[seat] += each.total / PLAYOUTS
        return totals

    def _compared(
        self, world: World, view: View, played: tuple[Action, ...]
    ) -> tuple[tuple[Action, ...], float]:
        """The best turn the search finds, and how much better it is than the one played."""
        ranked, futures = self._ranked(world, view)
        best = ranked[0]
        ahead, other = self._worths(futures, [best, WholeTurn(played, best.after, 0.0)])
        return (best.actions, ahead - other) if ahead - other > ENOUGH else (played, 0.0)

    def _ranked(self, world: World, view: View) -> tuple[list[WholeTurn], Futures]:
        state = guess(world, view, self.rng)
        futures = Futures(world, view, state, view.viewer, usual_weights())
        search = Search(self.rng.below(SEEDS), clock=self.clock)
        return search.ranked(futures, state, self.clock() + self.seconds), futures

    def _worths(self, futures: Futures, turns: list[WholeTurn]) -> list[float]:
        """What each is worth in the same futures."""
        worths = [0.0] * len(turns)
        for _ in range(PASSES):
            seed = self.rng.below(SEEDS)
            for terrain, chance in futures.chances.items():
                for place, turn in enumerate(turns):
                    worths[place] += chance * futures.worth(turn, terrain, seed) / PASSES
        return worths


def _play_turn(match: Match, actions: list[Action]) -> tuple[Action, ...]:
    """Play on to the end of the current turn; returns what its seat did."""
    seat, begun = match.state.turn, len(match.steps)
    while len(match.steps) < len(actions):
        match.play(actions[len(match.steps)])
        if match.state.turn != seat or match.state.closing or match.is_over:
            break
    return tuple([step.action for step in match.steps[begun:] if step.seat == seat])


def _lead(gold: list[int], seat: Seat) -> int:
    return gold[seat] - max(gold[:seat] + gold[seat + 1 :])
