"""Learns the weights of the planner's evaluation by self-play, and writes them beside the bots.

    python bench/learn.py [--generations 3] [--games 400] [--jobs 2] [--seed 1] [--out FILE]

An evolution strategy. In each generation planners with randomly changed weights play each other; by least
squares it is found how much gold a change of each weight is worth, and the weights take a step in that
direction. Every game tells something about every weight, and nothing but results counts.
"""

import argparse
import json
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy
from rich.console import Console
from rich.progress import track

from hexstead.bots import evaluation
from hexstead.bots.evaluation import Weights
from hexstead.bots.game import play_out
from hexstead.bots.planner import Planner
from hexstead.content.catalogue import BOXES
from hexstead.engine.scoring import score
from hexstead.match.drawing import draw_setup
from hexstead.match.match import Match

WEIGHTS = Path(evaluation.__file__).with_name("weights.json")

START: Weights = {
    "gold": (1.0, 1.0),
    "rival": (-0.5, -1.0),
    "tiles": (6.0, 0.1),
    "free": (8.0, 0.1),
    "room": (0.05, 0.01),
    "sites": (0.5, 0.1),
    "growth": (6.0, 0.1),
    "next": (0.7, 0.1),
}
"""Where learning begins: coarse values, tried out against greedy. The scale is gold, and that stays."""
FIXED = "gold"
SPREAD = 0.5
"""How far the weights of a player are changed: the logarithm of the factor, one standard deviation."""
STEP = 0.1
"""How far the weights go for each gold that a change of this size is worth ..."""
LONGEST_STEP = 0.3
"""... but never further than this."""
RIDGE = 20.0
"""So many games without an effect are added for each weight, against chance."""

Change = list[float]


def changed(weights: Weights, change: Change) -> Weights:
    """Each weight times the exponential of its part of the change."""
    parts = iter(change)
    return {
        name: pair if name == FIXED else (pair[0] * math.exp(next(parts)), pair[1] * math.exp(next(parts)))
        for name, pair in weights.items()
    }


def play(job: tuple[int, Weights]) -> tuple[Change, int]:
    """One game of two changed players: the difference of their changes, and that of their gold.

    Every second game is of the base box, the others from more and more boxes.
    """
    seed, weights = job
    random = Random(seed)
    changes = [[random.gauss(0, SPREAD) for _ in range(2 * len(weights) - 2)] for _ in range(2)]
    boxes = list(BOXES)
    expansions = ("base",) if seed % 2 else tuple(boxes[: 2 + seed // 2 % (len(boxes) - 1)])
    match = Match(draw_setup(2, seed, expansions=expansions), seed)
    play_out(match, [Planner(seed * 2 + seat, changed(weights, changes[seat])) for seat in range(2)])
    gold = [each.total for each in score(match.world, match.state)]
    return [mine - other for mine, other in zip(*changes, strict=True)], gold[0] - gold[1]


def step(games: list[tuple[Change, int]]) -> Change:
    """The direction in which gold lies, and how far to go."""
    differences = numpy.array([difference for difference, _ in games]) / SPREAD
    ahead = numpy.array([gold for _, gold in games])
    square = differences.T @ differences + RIDGE * numpy.eye(differences.shape[1])
    slopes = numpy.linalg.solve(square, differences.T @ ahead)
    return [max(-LONGEST_STEP, min(LONGEST_STEP, STEP * float(slope))) for slope in slopes]


def learn(options: argparse.Namespace) -> Weights:
    weights = START
    with ProcessPoolExecutor(options.jobs) as pool:
        for generation in range(options.generations):
            seeds = range(
                options.seed + generation * options.games, options.seed + (generation + 1) * options.games
            )
            name = f"generation {generation + 1}"
            games = pool.map(play, [(seed, weights) for seed in seeds], chunksize=2)
            shown = track(games, name, options.games, console=Console(stderr=True))
            weights = changed(weights, step(list(shown)))
            print(name, json.dumps(_rounded(weights)), flush=True)
    return weights


def _rounded(weights: Weights) -> Weights:
    return {name: (round(early, 3), round(late, 3)) for name, (early, late) in weights.items()}


def main() -> None:
    options = _options()
    how = f"bench/learn.py --generations {options.generations} --games {options.games} --seed {options.seed}"
    text = json.dumps({"made": how, "weights": _rounded(learn(options))}, indent=1)
    options.out.write_text(f"{text}\n", "utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the weights of the planner.")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    return parser.parse_args()


if __name__ == "__main__":
    main()
