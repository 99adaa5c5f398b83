"""A bot that follows its best turns into guessed futures, for as long as it may think.

It tries each candidate turn with every terrain that the seat's next card may show: the others play quickly,
then the seat plans its next turn, and what it has after that is what the candidate is worth. All candidates
face the same luck, so that luck doesn't decide. The weakest drop out one by one, as fast as time demands.
"""

from collections.abc import Callable
from typing import Final

from hexstead.bots.beam import WholeTurn, never, turns
from hexstead.bots.evaluation import Chances, Outlook, Weights, chances
from hexstead.bots.planner import RESERVE, Effort, Planning, finalists
from hexstead.bots.playouts import lead, played_until
from hexstead.engine.actions import Seat
from hexstead.engine.chance import Rng
from hexstead.engine.rules import act, decide
from hexstead.engine.state import State
from hexstead.engine.terrain import Terrain, faces
from hexstead.engine.view import View, guess
from hexstead.engine.world import World

EFFORT: Final = Effort(20, 28)
"""More than the planner has time for."""
CANDIDATES: Final = 12
"""How many turns to follow into the future."""
NEXT_BEAM: Final = 3
"""The beam, and the turns to look at closely, when planning the next turn in a guessed future."""
PRIOR: Final = 1.0
"""The planner's judgement of a candidate counts as this many passes."""
PATIENCE: Final = 20
"""At most this many passes before the weakest candidate drops out: more would tell nothing new."""
SEEDS: Final = 2**30


class Candidate:
    """A turn and its results so far. All candidates have had the same number of tries, so sums compare."""

    def __init__(self, turn: WholeTurn) -> None:
        self.turn = turn
        self.sum = PRIOR * turn.worth


def _by_sum(candidate: Candidate) -> float:
    return -candidate.sum


class Search(Planning):
    """Uses all its time, unless there is nothing to choose. The same clock gives the same answers."""

    def best_turn(self, world: World, view: View, state: State, seat: Seat, deadline: float) -> WholeTurn:
        return self.ranked(Futures(world, view, state, seat, self.weights), state, deadline)[0]

    def ranked(self, futures: "Futures", state: State, deadline: float) -> list[WholeTurn]:
        """Good turns for the seat that decides, starting with the one that does best in its futures."""
        stop = deadline - RESERVE
        futures.is_late = lambda: self.clock() >= stop
        found = finalists(futures.outlooks[futures.seat], state, EFFORT, futures.is_late)
        candidates, dropped = [Candidate(turn) for turn in found[:CANDIDATES]], list[Candidate]()
        begun, patience = self.clock(), 1
        while len(candidates) > 1 and self._passes(futures, candidates, patience):
            candidates.sort(key=_by_sum)
            if not dropped:
                now = self.clock()
                patience = _patience(len(candidates), now - begun, stop - now)
            dropped.insert(0, candidates.pop())
        return [each.turn for each in sorted(candidates, key=_by_sum) + dropped]

    def _passes(self, futures: "Futures", candidates: list[Candidate], number: int) -> bool:
        """Returns whether there was time for this many passes."""
        return all(self._pass(futures, candidates) for _ in range(number))

    def _pass(self, futures: "Futures", candidates: list[Candidate]) -> bool:
        """Try all with every terrain; returns whether there was time. An unfinished terrain doesn't count."""
        seed = self.rng.below(SEEDS)
        for terrain, chance in futures.chances.items():
            worths = []
            for candidate in candidates:
                worths.append(futures.worth(candidate.turn, terrain, seed))
                if futures.is_late():
                    return False
            for candidate, worth in zip(candidates, worths, strict=True):
                candidate.sum += chance * worth
        return True


def _patience(number: int, took: float, left: float) -> int:
    """How many passes there is time for before each candidate drops out, if the first pass took `took`."""
    passes = sum(range(2, number)) / number
    return max(1, min(PATIENCE, int(left / (took * passes + 1e-9))))


class Futures:
    """Where a turn may lead, as far as a seat can guess."""

    def __init__(self, world: World, view: View, state: State, seat: Seat, weights: Weights) -> None:
        self.world = world
        self.view = view
        self.seat = seat
        self.weights = weights
        self.chances: Chances = chances(world, view)
        self.outlooks = [Outlook(world, state, each, self.chances, weights) for each in range(world.seats)]
        self.is_late: Callable[[], bool] = never
        """When true, the future stops early and its value must be discarded."""

    def worth(self, turn: WholeTurn, terrain: Terrain, seed: int) -> float:
        """What the seat has after its next turn, if the next card shows this terrain."""
        rng = Rng(seed)
        state = guess(self.world, self.view, rng)
        _put_on_top(state.deck, terrain)
        self.take(state, turn)
        played_until(self.outlooks, state, rng, lambda: state.turn == self.seat and not state.frames)
        if state.over or decide(self.world, state).seat != self.seat:
            return lead(self.outlooks, state, self.seat)
        outlook = Outlook(self.world, state, self.seat, self.chances, self.weights)
        following = turns(outlook, state, NEXT_BEAM, self.is_late)[:NEXT_BEAM]
        return max([outlook.worth(outlook.features(each.after)) for each in following])

    def take(self, state: State, turn: WholeTurn) -> None:
        """Play the turn as planned, as far as it goes: this future may draw another card on the way."""
        for action in turn.actions:
            if action not in decide(self.world, state):
                return
            act(self.world, state, action)


def _put_on_top(deck: list[int], terrain: Terrain) -> None:
    """Put a card with this terrain on top, if there is one."""
    places = [place for place, card in enumerate(deck) if terrain in faces(card)]
    if places:
        deck.append(deck.pop(places[-1]))
