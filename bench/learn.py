"""Learns the weights of the planner's evaluation by self-play, and writes them beside the bots.

    python bench/learn.py [--rounds 3] [--games 300] [--jobs 2] [--seed 1] [--out FILE]

In each round the planner plays against itself with the weights of the round before, now and then taking
another good turn than the best, so that it sees what comes of it. At the end of every turn the features of
the position are noted. Then those weights are found, by least squares, that foretell best how much gold ahead
the seat is at the end.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy
from rich.console import Console
from rich.progress import track

from hexstead.bots import evaluation
from hexstead.bots.evaluation import FEATURES, Outlook, Weights, chances, learned
from hexstead.bots.planner import Planner, finalists
from hexstead.content.catalogue import EXPANSIONS
from hexstead.engine.actions import Action, Decision
from hexstead.engine.scoring import score
from hexstead.engine.view import View, guess, see
from hexstead.engine.world import SETTLEMENTS, World
from hexstead.match.drawing import draw_setup
from hexstead.match.match import Match

WEIGHTS = Path(evaluation.__file__).with_name("weights.json")
CURIOUS = 4
"""One turn in so many is not the best one."""
RIDGE = 1.0
"""How strongly weights are held near zero: enough for those that the games say little about."""

Row = tuple[list[float], float]
"""What was seen at the end of a turn, and how much gold ahead the seat was at the end of the game."""


class Curious(Planner):
    """Plans like the planner, but now and then takes another of the turns it looked at closely."""

    def __init__(self, seed: int, weights: Weights) -> None:
        super().__init__(seed, weights)
        self.notes: list[list[float]] = []

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        planned = self.plan.take(decision)
        if planned is not None:
            return planned
        state = guess(world, view, self.rng)
        outlook = Outlook(world, state, decision.seat, chances(world, view), self.weights)
        good = finalists(outlook, state)
        turn = good[0] if self.rng.below(CURIOUS) else good[self.rng.below(len(good))]
        self.notes.append(_described(outlook, outlook.features(turn.after), view))
        self.plan.write(world, state, turn.actions)
        return self.plan.rest.pop(0).action


def _described(outlook: Outlook, features: list[float], view: View) -> list[float]:
    """Each feature once for a full supply and once for an empty one, and what else the result depends on."""
    early = outlook.early
    rivals = [supply for seat, supply in enumerate(view.supply) if seat != outlook.seat]
    held = [tiles.bit_count() for seat, tiles in enumerate(view.held) if seat != outlook.seat]
    given = [1.0, early, min(rivals) / SETTLEMENTS, early * min(rivals) / SETTLEMENTS, max(held) * early]
    return [each * early for each in features] + [each * (1 - early) for each in features] + given


def play(job: tuple[int, Weights]) -> list[Row]:
    """A game of two seats: every second one of the base game, the others from a mix of the boxes."""
    seed, weights = job
    boxes = [box.key for box in EXPANSIONS]
    expansions = ("base",) if seed % 2 else tuple(boxes[: 2 + seed // 2 % (len(boxes) - 1)])
    match = Match(draw_setup(2, seed, expansions=expansions), seed)
    bots = [Curious(seed * 2 + seat, weights) for seat in range(2)]
    while not match.is_over:
        decision = match.decision()
        view = see(match.world, match.state, decision.seat)
        match.play(bots[decision.seat].choose(match.world, view, decision, 0.0))
    gold = [each.total for each in score(match.world, match.state)]
    return [(note, gold[seat] - gold[1 - seat]) for seat in range(2) for note in bots[seat].notes]


def fitted(rows: list[Row]) -> tuple[Weights, float]:
    """The weights, and how much of the variance of the results they explain."""
    seen = numpy.array([note for note, _ in rows])
    result = numpy.array([ahead for _, ahead in rows])
    scale = seen.std(axis=0) + 1e-9
    square = (seen / scale).T @ (seen / scale) + RIDGE * numpy.eye(seen.shape[1])
    found = numpy.linalg.solve(square, (seen / scale).T @ result) / scale
    explained = 1 - (result - seen @ found).var() / result.var()
    pairs = zip(found[: len(FEATURES)], found[len(FEATURES) :], strict=False)
    return dict(
        zip(FEATURES, [(round(early, 3), round(late, 3)) for early, late in pairs], strict=True)
    ), explained


def rounds(options: argparse.Namespace) -> Iterator[Weights]:
    weights = learned()
    with ProcessPoolExecutor(options.jobs) as pool:
        for number in range(options.rounds):
            seeds = range(options.seed + number * options.games, options.seed + (number + 1) * options.games)
            games = pool.map(play, [(seed, weights) for seed in seeds], chunksize=2)
            name = f"round {number + 1}"
            rows = [
                row
                for game in track(games, name, options.games, console=Console(stderr=True))
                for row in game
            ]
            weights, explained = fitted(rows)
            print(f"{name}: {len(rows)} turns, {explained:.1%} of the variance explained")
            print(json.dumps(weights))
            yield weights


def main() -> None:
    options = _options()
    *_, weights = rounds(options)
    options.out.write_text(json.dumps({"weights": weights}, indent=1) + "\n", "utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the weights of the planner.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
