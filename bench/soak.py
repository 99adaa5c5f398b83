"""Plays many random games of set-ups from the whole catalogue and checks all along what must always hold.

    python bench/soak.py [--games 2000] [--seed 0] [--jobs 2]

Ends with exit code 1 and the set-up, seed and actions of the first game that broke something.
"""

import argparse
import itertools
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hexstead import Match, act, decide, draw_setup, explain, guess, read_code, replay, score, see, write_code
from hexstead.content.catalogue import BOXES
from hexstead.engine.actions import END, FIRST_TILE
from hexstead.engine.chance import Rng
from hexstead.engine.codec import decode, encode
from hexstead.engine.hexes import SPACE, count
from hexstead.engine.table import without_figures
from hexstead.match.notation import write_action

COMBINATIONS = [mix for size in range(1, len(BOXES) + 1) for mix in itertools.combinations(BOXES, size)]
SETTLEMENTS = 40


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    used: Counter[str] = field(default_factory=Counter)
    scored: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.used += other.used
        self.scored += other.scored


class Broken(Exception):
    """What must always hold did not."""


def play_checked(number: int, seed: int) -> Report:
    rng = Rng(seed * 1_000_003 + number)
    mix = COMBINATIONS[number % len(COMBINATIONS)]
    setup = draw_setup(2 + rng.below(4), rng.below(10**9), expansions=mix)
    match = Match(setup, rng.below(10**9))
    report = Report(games=1)
    try:
        _require(read_code(write_code(setup)) == setup, "the code rebuilds another set-up")
        while not match.is_over:
            _check_position(match, rng)
            _note(report, match, _random_action(match, rng))
            report.decisions += 1
        _require(
            encode(replay(match.record()).state) == encode(match.state), "the record replays to another state"
        )
    except Exception as error:
        raise Broken(f"{error!r} in game {number}: {match.record().model_dump_json()}") from error
    for points in score(match.world, match.state):
        report.scored += Counter({key: 1 for key, gold in points.gold.items() if gold})
    return report


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def _random_action(match: Match, rng: Rng) -> int:
    """Buttons are pressed more often than by chance, so that every power is seen."""
    actions = match.decision().actions
    powers = [action for action in actions if action > END]
    choices = powers if powers and rng.below(2) else actions
    return choices[rng.below(len(choices))]


def _note(report: Report, match: Match, action: int) -> None:
    if action >= SPACE and not FIRST_TILE <= action < match.world.first_terrain:
        report.used[f"pressed {write_action(match.world, action)}"] += 1
    for what, _, _, item, _ in match.play(action):
        if what in ("took", "used"):
            report.used[f"{what} {match.world.locations[item].key}"] += 1


def _check_position(match: Match, rng: Rng) -> None:
    world, state = match.world, match.state
    decision = decide(world, state)
    _require(decision.live != 0, "nothing to choose before the end")
    for seat in range(world.seats):
        pieces = count(without_figures(state, seat)) + state.supply[seat]
        _require(pieces + state.aside[seat] + state.marks.count(seat) == SETTLEMENTS, "settlements were lost")
    if rng.below(25) == 0:
        _check_closely(match, rng)


def _check_closely(match: Match, rng: Rng) -> None:
    world, state = match.world, match.state
    decision = decide(world, state)
    again = decode(world, encode(state))
    _require(decide(world, again).live == decision.live, "the codec changes what is live")
    view = see(world, state, decision.seat)
    guessed = guess(world, view, rng)
    _require(see(world, guessed, decision.seat) == view, "a guess looks different")
    _require(decide(world, guessed).live == decision.live, "what is hidden changes what is live")
    for action in range(0, world.actions, 5):
        _require(
            (explain(world, state, action) is None) == (action in decision), "a reason for a live action"
        )
    copy = state.copy()
    act(world, copy, decision.actions[0])
    _require(encode(state) == encode(again), "a copy shares something")


def _play_some(numbers: list[int], seed: int) -> Report:
    report = Report()
    for number in numbers:
        report.add(play_checked(number, seed))
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    chunks = [
        list(range(start, options.games, options.games // 50 + 1)) for start in range(options.games // 50 + 1)
    ]
    total = Report()
    with ProcessPoolExecutor(options.jobs) as pool:
        found = pool.map(_play_some, chunks, itertools.repeat(options.seed))
        for report in track(found, "playing", total=len(chunks), console=Console(stderr=True)):
            total.add(report)
    _print(total)


def _print(report: Report) -> None:
    table = Table(title=f"{report.games:,} games, {report.decisions:,} decisions, nothing broke")
    for heading in ("used", "times", "scored", "times"):
        table.add_column(heading, justify="right" if heading == "times" else "left")
    rows = itertools.zip_longest(
        sorted(report.used.items()), sorted(report.scored.items()), fillvalue=("", "")
    )
    for (used, often), (scored, paid) in rows:
        table.add_row(used, str(often), scored, str(paid))
    Console().print(table)


if __name__ == "__main__":
    try:
        main()
    except Broken as broken:
        sys.exit(str(broken))
