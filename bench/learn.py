"""Learns the weights of the planner's evaluation by self-play, and writes them beside the bots.

    python bench/learn.py [--generations 8] [--pairs 240] [--jobs 2] [--seed 1] [--out FILE]

An evolution strategy with mirrored pairs. For each pair, all weights change at random. A planner with the
changed weights plays one whose weights changed the opposite way, and then the same set-up again with
seats swapped, so that the luck of boards, cards and seats cancels. Least squares finds how much gold a
change of each weight is worth, and the weights take a step in that direction. Every game says something
about every weight, and only results count. The outcome is the mean of the centres after the later
generations.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import inf
from pathlib import Path
from random import Random

import numpy
from numpy.typing import NDArray

from hexstead.bots import evaluation
from hexstead.bots.evaluation import Weights
from hexstead.bots.planner import LITTLE, Planner
from hexstead.bots.whole_games import play_out
from hexstead.boxes.catalogue import BOXES
from hexstead.match.match import Match
from hexstead.setup.draw import draw_setup
from pairs import ahead, progress

WEIGHTS = Path(evaluation.__file__).with_name("weights.json")

START: Weights = {
    "gold": (1.0, 1.0),
    "rival": (-0.5, -1.0),
    "tiles": (6.0, 0.0),
    "free": (8.0, 0.0),
    "room": (0.05, 0.0),
    "sites": (0.5, 0.0),
    "growth": (6.0, 0.0),
    "next": (0.7, 0.0),
}
"""Where learning begins: coarse values, tested against greedy."""
SPREAD: Weights = {
    "gold": (0.0, 0.0),
    "rival": (0.2, 0.2),
    "tiles": (2.0, 1.5),
    "free": (2.5, 2.0),
    "room": (0.05, 0.05),
    "sites": (0.4, 0.4),
    "growth": (2.0, 2.0),
    "next": (0.25, 0.25),
}
"""How far each weight changes: one standard deviation. Gold is the scale for all others, and stays."""
STEP = 0.5
"""How many standard deviations a weight moves for each gold that such a change is worth ..."""
LONGEST_STEP = 0.6
"""... but never further than this in a generation."""
MEMORY = 0.6
"""How much the games of the previous generation count; those before it as much less again, and so on."""
RIDGE = 20.0
"""Add this many pairs without an effect for each weight, against chance."""
ALL_BOXES = 4
"""One pair in this many is played with all boxes, the others with the base box."""

Vector = NDArray[numpy.float64]
"""A number for each weight, early and late."""


def vector(weights: Weights) -> Vector:
    return numpy.array([each for pair in weights.values() for each in pair])


def weights_of(numbers: Vector) -> Weights:
    pairs = numbers.reshape(-1, 2).round(3).tolist()
    return {name: (early, late) for name, (early, late) in zip(START, pairs, strict=True)}


class Generation:
    """Changes of the weights around a centre, and how much gold each was ahead of its opposite."""

    def __init__(self, centre: Vector, seeds: range) -> None:
        self.centre = centre
        self.seeds = seeds
        self.changes = [change(seed) for seed in seeds]

    def jobs(self) -> list[tuple[int, Weights, Weights]]:
        spread = vector(SPREAD)
        return [
            (seed, weights_of(self.centre + spread * by), weights_of(self.centre - spread * by))
            for seed, by in zip(self.seeds, self.changes, strict=True)
        ]


def change(seed: int) -> Vector:
    """In standard deviations of each weight; 0 for those that stay."""
    random = Random(seed)
    return numpy.array([random.gauss(0, 1) for _ in range(2 * len(START))]) * (vector(SPREAD) > 0)


def play_pair(job: tuple[int, Weights, Weights]) -> float:
    """How much gold one set of weights is ahead of the other, averaged over both seatings of a set-up."""
    seed, *rivals = job
    boxes = ("base",) if seed % ALL_BOXES else tuple(BOXES)
    setup = draw_setup(2, seed, expansions=boxes)
    gold = 0
    for turned in range(2):
        match = Match(setup, seed)
        play_out(
            match, [Planner(seed * 2 + seat, rivals[seat ^ turned], effort=LITTLE) for seat in range(2)], inf
        )
        gold += ahead(match, turned)
    return gold / 2


class Slopes:
    """What changing each weight by its standard deviation is worth in gold, by least squares."""

    def __init__(self) -> None:
        number = 2 * len(START)
        self.square = numpy.zeros((number, number))
        self.side = numpy.zeros(number)

    def learn(self, changes: list[Vector], gold: list[float]) -> Vector:
        """The slopes after these pairs; each compares a change with its opposite."""
        apart = 2 * numpy.array(changes)
        self.square = MEMORY * self.square + apart.T @ apart
        self.side = MEMORY * self.side + apart.T @ numpy.array(gold)
        # A pair is two standard deviations apart, which counts as four pairs that are one apart.
        square = self.square + 4 * RIDGE * numpy.eye(len(self.side))
        return numpy.asarray(numpy.linalg.solve(square, self.side), numpy.float64)


def learn(options: argparse.Namespace) -> Weights:
    centre, slopes = vector(START), Slopes()
    later: list[Vector] = []
    with ProcessPoolExecutor(options.jobs) as pool, progress() as bar:
        for number in range(options.generations):
            first = options.seed * 1_000_000 + number * options.pairs
            generation = Generation(centre, range(first, first + options.pairs))
            played = pool.map(play_pair, generation.jobs())
            name = f"generation {number + 1}"
            gold = list(bar.track(played, options.pairs, description=name))
            slope = slopes.learn(generation.changes, gold)
            step = numpy.clip(STEP * slope, -LONGEST_STEP, LONGEST_STEP)
            centre = centre + vector(SPREAD) * step
            print(name, json.dumps(weights_of(centre)), flush=True)
            print("  gold for a change of each", slope.round(2).tolist(), flush=True)
            if number >= options.generations // 2:
                later.append(vector(weights_of(centre)))
    return weights_of(numpy.mean(later, axis=0))


def main() -> None:
    options = _options()
    how = f"bench/learn.py --generations {options.generations} --pairs {options.pairs} --seed {options.seed}"
    text = json.dumps({"made": how, "weights": learn(options)}, indent=1)
    options.out.write_text(f"{text}\n", "utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the weights of the planner.")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--pairs", type=int, default=240)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
