"""How fast the engine is: whole random games, and what each verb costs, interpreted and compiled.

    python bench/bench.py [--quick] [--python PLAIN] [--compiled PYTHON] [--json FILE]

Games are random. What is timed is `start`, `decide`, `act` and `score`; the rows "with choosing" include
picking a random live action. Times are also given in passes of an empty `for` loop, measured in turns with
the games of the same run: that ratio says more than seconds when you compare machines, or moments on a
busy one.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

MEASURE = Path(__file__).with_name("measure.py")
PASSES_ALLOWED = 25_000
GAMES_WANTED = 1_000
SPEED_UP_WANTED = 1.3
ENVIRONMENT_COST_ALLOWED = 3.0
COST_ALLOWED = {"two boxes more": 2.5, "all boxes": 3.0}

Figures = dict[str, float]


def main() -> None:
    options = _options()
    builds = {"interpreted": options.python}
    if options.compiled:
        builds["compiled"] = options.compiled
    rounds = 2 if options.quick else 6
    runs: dict[str, list[Figures]] = {build: [] for build in builds}
    # The builds take turns, so that a busy moment of the machine doesn't hit only one of them.
    for _ in track(range(rounds), description="measuring", console=Console(stderr=True), transient=True):
        for build, python in builds.items():
            runs[build].append(_measure(python))
    figures = {build: _middle(found) for build, found in runs.items()}
    _print_table(figures)
    _print_goals(figures)
    text = json.dumps(figures)
    sys.stdout.write(f"{text}\n")
    if options.json:
        options.json.write_text(f"{text}\n", "utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the engine.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--python", default=sys.executable, help="the Python with the plain build")
    parser.add_argument("--compiled", help="the Python with the compiled build")
    parser.add_argument("--json", type=Path, help="write the figures here as well")
    return parser.parse_args()


def _measure(python: str) -> Figures:
    run = subprocess.run([python, str(MEASURE)], check=True, capture_output=True, text=True)
    found: Figures = json.loads(run.stdout)
    return found


def _middle(runs: list[Figures]) -> Figures:
    return {key: statistics.median([run[key] for run in runs]) for key in runs[0]}


def _print_table(figures: dict[str, Figures]) -> None:
    table = Table(title="Hexstead, random play of random base set-ups")
    table.add_column("")
    for build in figures:
        table.add_column(build, justify="right")
    if "compiled" in figures:
        table.add_column("ratio", justify="right")
    for key in figures["interpreted"]:
        values = [found[key] for found in figures.values()]
        cells = [f"{value:,.2f}" if value < 100 else f"{value:,.0f}" for value in values]
        if len(values) == 2:
            cells.append(f"{max(values) / min(values):.2f}")
        table.add_row(key, *cells)
    Console(width=100).print(table)


def _print_goals(figures: dict[str, Figures]) -> None:
    plain = figures["interpreted"]
    _goal("games per second, 2 seats", plain["games per second, 2 seats"], GAMES_WANTED, at_least=True)
    _goal(
        "loop passes per game, 2 seats",
        plain["loop passes per game, 2 seats"],
        PASSES_ALLOWED,
        at_least=False,
    )
    for mark, allowed in COST_ALLOWED.items():
        cost = plain["decisions per second, 2 seats"] / plain[f"decisions per second, 2 seats, {mark}"]
        _goal(f"cost of a decision, {mark} against base", cost, allowed, at_least=False)
    for key, value in plain.items():
        if key.startswith("environment game"):
            _goal(key, value, ENVIRONMENT_COST_ALLOWED, at_least=False)
    if "compiled" in figures:
        speed_up = figures["compiled"]["games per second, 2 seats"] / plain["games per second, 2 seats"]
        _goal("compiled against interpreted", speed_up, SPEED_UP_WANTED, at_least=True)


def _goal(name: str, value: float, wanted: float, *, at_least: bool) -> None:
    met = value >= wanted if at_least else value <= wanted
    word = "at least" if at_least else "at most"
    sys.stdout.write(f"{'met ' if met else 'MISSED'} {name}: {value:,.2f}, wanted {word} {wanted:,}\n")


if __name__ == "__main__":
    main()
