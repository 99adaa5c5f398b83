"""Compares the speed of two source trees: the same random games of the base game, in interleaved pairs.

    python bench/compare.py --before ../old/src [--after src] [--pairs 40] [--games 40]

Each tree gets its own process; they take turns, and the first one changes from pair to pair, so that a busy
moment of the machine hits both. It compares processor time, not wall-clock time. Prints the median ratio
after : before with its 95 % interval (by order statistics, so it assumes no shape), and exits with code 1
if the games of the two trees differ.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track

SETUPS = 20
SEATS = 2


def main() -> int:
    options = _options()
    if options.work:
        _work(options.games)
        return 0
    trees = {"before": options.before, "after": options.after}
    workers = {key: Worker(path, options.games) for key, path in trees.items()}
    ratios = []
    for number in track(range(options.pairs), description="comparing", console=Console(stderr=True)):
        order = ("before", "after") if number % 2 else ("after", "before")
        found = {key: workers[key].play(number) for key in order}
        if found["before"]["decisions"] != found["after"]["decisions"]:
            print(f"pair {number}: the trees play different games: {found}")
            return 1
        ratios.append(found["after"]["seconds"] / found["before"]["seconds"])
    low, high = _interval(ratios)
    print(
        f"{options.pairs} pairs of {options.games} games:"
        f" median ratio {statistics.median(ratios):.4f}, 95 % interval {low:.4f} to {high:.4f}"
    )
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compare two source trees.")
    parser.add_argument("--before", type=Path, default=Path("src"), help="the folder that holds hexstead")
    parser.add_argument("--after", type=Path, default=Path("src"), help="the other one")
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--games", type=int, default=40, help="how many games each plays in a pair")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


class Worker:
    """A process that plays with one of the trees."""

    def __init__(self, tree: Path, games: int) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--work", "--games", str(games)],
            env={**os.environ, "PYTHONPATH": str(tree.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, number: int) -> dict[str, float]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{number}\n")
        self._process.stdin.flush()
        found: dict[str, float] = json.loads(self._process.stdout.readline())
        return found


def _work(games: int) -> None:
    """Play as many games as each number that comes in says; answers with the decisions and the time."""
    from hexstead import draw_setup

    worlds = [draw_setup(SEATS, seed).world() for seed in range(SETUPS)]
    for line in sys.stdin:
        first = int(line) * games
        begin = time.process_time()
        decisions = sum([_play(worlds[seed % SETUPS], seed) for seed in range(first, first + games)])
        print(json.dumps({"decisions": decisions, "seconds": time.process_time() - begin}), flush=True)


def _play(world: "object", seed: int) -> int:
    from hexstead import decide, score, start
    from hexstead.engine.chance import Rng
    from hexstead.engine.hexes import pick
    from hexstead.engine.rules import act
    from hexstead.engine.world import World

    assert isinstance(world, World)
    # The public `act` reads notation too, which is not the engine's work.
    state, rng, decisions = start(world, seed), Rng(seed), 0
    while live := decide(world, state).live:
        act(world, state, pick(live, rng.below(live.bit_count())))
        decisions += 1
    score(world, state)
    return decisions


def _interval(values: list[float]) -> tuple[float, float]:
    """Where the median lies with 95 % certainty: between two of the sorted values."""
    ordered, number = sorted(values), len(values)
    reach = int(1.96 * number**0.5 / 2 + 1)
    return ordered[max(0, number // 2 - reach)], ordered[min(number - 1, number // 2 + reach)]


if __name__ == "__main__":
    sys.exit(main())
