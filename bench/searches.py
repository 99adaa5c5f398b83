"""Compares ways to judge the planner's best turns in a given time: guessed next turns, playouts, a tree.

    python bench/searches.py [--ways search tree] [--setups 20] [--seconds 0.3] [--jobs 2] [--seed 1]

Every way plays against the planner: the same set-ups for all, each in both seatings. All start from the same
candidates and think for the same processor time, so that a busy machine favours none.
"""

import argparse
import math
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console

from hexstead.bots.beam import WholeTurn, turns
from hexstead.bots.evaluation import Outlook
from hexstead.bots.planner import RESERVE, Planner, finalists
from hexstead.bots.playouts import lead, played_until
from hexstead.bots.search import CANDIDATES, EFFORT, SEEDS, Candidate, Futures, Search
from hexstead.engine.actions import Seat
from hexstead.engine.chance import Rng
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.view import guess, see
from hexstead.match.match import Match
from hexstead.setup.draw import draw_setup
from pairs import Pair, ahead, progress, row, table

TO_THE_END = 1000
"""More rounds than a game has."""
TREE_ROUNDS = 2
"""How far the tree and its playouts reach."""
TREE_BEAM = 3
"""The beam, and the turns that are followed, at a node below the root."""
EXPLORING = 4.0
"""How much gold of doubt the tree grants a turn that was hardly tried."""


class Flat(Search):
    """Flat Monte Carlo: after each candidate all seats play on quickly, and the mean lead counts.

    The evaluation judges the lead after a few rounds. The planner's judgement counts as several
    playouts: one by itself says little.
    """

    def __init__(self, seed: int, rounds: int, prior: float) -> None:
        super().__init__(seed, clock=time.process_time)
        self.rounds = rounds
        self.prior = prior

    def _pass(self, futures: Futures, candidates: list[Candidate]) -> bool:
        """One playout of each, all with the same guess at what is hidden."""
        seed = self.rng.below(SEEDS)
        leads = []
        for candidate in candidates:
            rng = Rng(seed)
            state = guess(futures.world, futures.view, rng)
            futures.take(state, candidate.turn)
            play_turns(futures, state, rng, self.rounds * futures.world.seats - 1)
            leads.append(lead(futures.outlooks, state, futures.seat))
            if futures.is_late():
                return False
        for candidate, gold in zip(candidates, leads, strict=True):
            candidate.sum += gold / self.prior
        return True


class Branch:
    """A turn at a node of the tree, what came of it, and the nodes it led to, by the card that was shown."""

    def __init__(self, turn: WholeTurn, visits: float = 0.0, sum: float = 0.0) -> None:
        self.turn = turn
        self.visits = visits
        self.sum = sum
        self.nodes: dict[tuple[Seat, int], list[Branch]] = {}

    def bound(self, tries: float) -> float:
        """The mean, and what it may be beyond that."""
        if not self.visits:
            return math.inf
        return self.sum / self.visits + EXPLORING * math.sqrt(math.log(tries) / self.visits)


class Tree(Search):
    """Monte Carlo tree search over whole turns of all seats, in each descent with another guess.

    A node is made when it is reached for the first time, gets its turns at the second, and chooses among
    them by the upper confidence bound of the seat whose turn it is.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed, clock=time.process_time)

    def ranked(self, futures: Futures, state: State, deadline: float) -> list[WholeTurn]:
        stop = deadline - RESERVE
        futures.is_late = lambda: self.clock() >= stop
        outlook = futures.outlooks[futures.seat]
        found = finalists(outlook, state, EFFORT, futures.is_late)[:CANDIDATES]
        now = lead(futures.outlooks, state, futures.seat)
        root = [Branch(turn, 1.0, now + turn.worth - found[0].worth) for turn in found]
        while len(root) > 1 and not futures.is_late():
            self._descend(futures, root)
        root.sort(key=lambda branch: (-branch.visits, -branch.sum))
        return [branch.turn for branch in root]

    def _descend(self, futures: Futures, branches: list[Branch]) -> None:
        rng = Rng(self.rng.below(SEEDS))
        state = guess(futures.world, futures.view, rng)
        path: list[tuple[Seat, Branch]] = []
        longest = TREE_ROUNDS * futures.world.seats
        while branches:
            tries = 1 + sum([branch.visits for branch in branches])
            best = max(branches, key=lambda branch: branch.bound(tries))
            path.append((decide(futures.world, state).seat, best))
            futures.take(state, best.turn)
            if state.over or len(path) == longest:
                break
            branches = self._following(futures, state, best)
        play_turns(futures, state, rng, longest - len(path))
        if not futures.is_late():
            for seat, branch in path:
                branch.visits += 1
                branch.sum += lead(futures.outlooks, state, seat)

    def _following(self, futures: Futures, state: State, branch: Branch) -> list[Branch]:
        """The turns of the next seat; none when it comes to this for the first time."""
        seat = decide(futures.world, state).seat
        key = seat, state.terrain
        if key not in branch.nodes:
            branch.nodes[key] = []
        elif not branch.nodes[key]:
            outlook = Outlook(futures.world, state, seat, futures.chances, futures.weights)
            found = turns(outlook, state, TREE_BEAM, futures.is_late)[:TREE_BEAM]
            branch.nodes[key] = [Branch(turn) for turn in found]
        return branch.nodes[key]


def play_turns(futures: Futures, state: State, rng: Rng, number: int) -> None:
    """Let all seats play this many turns quickly."""
    for _ in range(number):
        if state.over:
            break
        played_until(futures.outlooks, state, rng, _is_next(state))


def _is_next(state: State) -> Callable[[], bool]:
    seat = state.turn
    return lambda: state.turn != seat


WAYS: dict[str, Callable[[int], Search]] = {
    "search": lambda seed: Search(seed, clock=time.process_time),
    "flat, to the end": lambda seed: Flat(seed, TO_THE_END, prior=10.0),
    "flat, two rounds": lambda seed: Flat(seed, 2, prior=5.0),
    "tree": Tree,
}


def play(job: tuple[str, int, float]) -> tuple[str, Pair]:
    """One set-up in both seatings: how much gold this way was ahead of the planner."""
    way, seed, seconds = job
    setup = draw_setup(2, seed)
    pair = []
    for seat in range(2):
        match = Match(setup, seed)
        thinker, planner = WAYS[way](seed), Planner(seed + 1)
        while not match.is_over:
            decision = match.decision()
            bot = thinker if decision.seat == seat else planner
            view = see(match.world, match.state, decision.seat)
            deadline = time.process_time() + seconds if bot is thinker else math.inf
            match.play(bot.choose(match.world, view, decision, deadline))
        pair.append(ahead(match, seat))
    return way, pair


def main() -> None:
    options = _options()
    first = options.seed * 1_000_000
    jobs = [
        (way, seed, options.seconds) for seed in range(first, first + options.setups) for way in options.ways
    ]
    results: dict[str, list[Pair]] = {way: [] for way in options.ways}
    with ProcessPoolExecutor(options.jobs) as pool, progress() as bar:
        for way, pair in bar.track(pool.map(play, jobs), len(jobs), description="set-ups"):
            results[way].append(pair)
    shown = table("against planner")
    for way, pairs in results.items():
        shown.add_row(way, *row(pairs))
    Console().print(shown)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare ways to search against the planner.")
    parser.add_argument("--ways", nargs="+", choices=list(WAYS), default=list(WAYS))
    parser.add_argument("--setups", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
