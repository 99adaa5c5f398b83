"""Compares two files of weights: planners that use them play each other, every set-up in both seatings.

python bench/weights.py ONE.json OTHER.json [--setups 100] [--expansions all] [--jobs 2] [--seed 9]
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import inf
from pathlib import Path

from rich.console import Console

from hexstead.bots.evaluation import Weights
from hexstead.bots.planner import Planner
from hexstead.bots.whole_games import play_out
from hexstead.boxes.catalogue import BOXES
from hexstead.match.match import Match
from hexstead.setup.draw import draw_setup
from pairs import Pair, ahead, progress, row, table


def play(job: tuple[int, tuple[str, ...], list[Weights]]) -> Pair:
    """How much gold the first weights are ahead of the second, in the first seat and in the other."""
    seed, boxes, rivals = job
    setup = draw_setup(2, seed, expansions=boxes)
    result = []
    for turned in range(2):
        match = Match(setup, seed)
        play_out(match, [Planner(seed * 2 + seat, rivals[seat ^ turned]) for seat in range(2)], inf)
        result.append(ahead(match, turned))
    return result


def main() -> None:
    options = _options()
    boxes = tuple(BOXES) if options.expansions == "all" else tuple(options.expansions.split(","))
    rivals = [_read(options.one), _read(options.other)]
    first = options.seed * 1_000_000
    jobs = [(seed, boxes, rivals) for seed in range(first, first + options.setups)]
    with ProcessPoolExecutor(options.jobs) as pool, progress() as bar:
        pairs = list(bar.track(pool.map(play, jobs), len(jobs), description="set-ups"))
    shown = table(f"against {options.other.name}, {options.expansions}")
    shown.add_row(options.one.name, *row(pairs))
    Console().print(shown)


def _read(path: Path) -> Weights:
    weights = json.loads(path.read_text("utf-8"))["weights"]
    return {name: (early, late) for name, (early, late) in weights.items()}


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare two files of weights.")
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    parser.add_argument("--setups", type=int, default=100)
    parser.add_argument("--expansions", default="base")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=9)
    return parser.parse_args()


if __name__ == "__main__":
    main()
