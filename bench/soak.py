"""Plays many random games of set-ups from the whole catalogue, checks them, and counts what they reached.

    PYTHONPATH=tests python bench/soak.py [--games 2000] [--seed 0] [--jobs 2] [--referee 20]

In every game: there is always something to choose, nothing is lost or doubled at the end of a turn, the
code of the set-up rebuilds it, and the record replays to the same state. One game in five also gets a close
look at many positions: codec, copies, derived fields, what is hidden, reasons. The slow definitions of the
rules follow one game in twenty, or in as many as `--referee` says, step by step.

Exits with code 1 and the number of each game that broke something, or if, over 2,000 games or more, a
component of any box was never used or never scored. `--game N` replays that one, closely and followed.
"""

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hexstead import (
    Match,
    Setup,
    act,
    decide,
    explain,
    guess,
    read_code,
    replay,
    score,
    see,
    write_code,
)
from hexstead.boards.generator.recipes import RECIPES, latest
from hexstead.boxes.catalogue import (
    ALWAYS,
    BONUSES,
    BOXES,
    CARDS,
    EDITIONS,
    EXTRAS,
    LOCATIONS,
    OPTIONS,
    TASKS,
    TILES,
    TOKENS,
    boxes,
)
from hexstead.engine.actions import DONE, END
from hexstead.engine.chance import Rng
from hexstead.engine.codec import decode, encode
from hexstead.engine.events import TOOK, USED, Event
from hexstead.engine.hands import without_figures
from hexstead.engine.hexes import EMPTY, SINGLE, count
from hexstead.engine.powers import Passive
from hexstead.engine.state import State
from hexstead.engine.view import restore_surroundings
from hexstead.engine.world import World
from hexstead.setup.draw import draw
from hexstead.setup.request import PARTS, Request
from referee import Referee

WITH_BOARDS = [box.key for box in boxes(BOXES) if box.boards]
POWERS = {
    "location": LOCATIONS,
    "nomad tile": TILES,
    "bonus": BONUSES,
    "common action": EXTRAS,
}
PAYERS = {"card": CARDS, "task": TASKS, "always": ALWAYS}
ENOUGH = 2000
"""After this many games, everything must have been reached."""
SEEDS = 3
"""How many boards to generate in each style."""
CHUNK = 50
CLOSE = 5
"""Look closely at one game in this many,"""
CLOSE_STEPS = 6
"""at one position in this many."""
FOLLOWED = 20
"""Follow one game in this many step by step."""


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    close: int = 0
    followed: int = 0
    used: Counter[str] = field(default_factory=Counter)
    """How often each power was used; one that works by itself counts when it is taken."""
    played: Counter[str] = field(default_factory=Counter)
    """How many games had each card."""
    scored: Counter[str] = field(default_factory=Counter)
    """How many seats each card paid."""
    broken: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.close += other.close
        self.followed += other.followed
        self.used += other.used
        self.played += other.played
        self.scored += other.scored
        self.broken += other.broken

    def unreached(self) -> list[str]:
        unused = [key for keys in POWERS.values() for key in keys if not self.used[key]]
        return unused + [key for keys in PAYERS.values() for key in keys if not self.scored[key]]


class Broken(Exception):
    """Something that must always hold did not."""


# Playing


def draw_anything(rng: Rng) -> Setup:
    """From the whole catalogue: boxes, parts of Queenies, editions, house rules, generated boards."""
    edition = list(EDITIONS)[rng.below(len(EDITIONS))]
    is_own = bool(EDITIONS[edition].own)
    seats = 2 + rng.below(EDITIONS[edition].most_seats - 1)
    chosen = _some(WITH_BOARDS, rng, 2) or tuple(WITH_BOARDS)
    request = Request(
        boxes=None if is_own else chosen + _some(list(PARTS), rng, 3),
        edition=edition,
        boards=() if is_own else _made_boards(rng),
        castle_tiles=("any",) if is_own and rng.below(2) else (),
        one_capitol=not is_own and rng.below(8) == 0,
        as_first_printed=not is_own and rng.below(5) == 0,
        options=_some(list(OPTIONS), rng, 3),
        first_player=None if rng.below(3) else 1 + rng.below(seats),
    )
    setup = draw(request, seats, rng.below(10**9))
    return _chosen_again(request, setup, rng) if rng.below(4) == 0 else setup


def _chosen_again(request: Request, setup: Setup, rng: Rng) -> Setup:
    """On the same boards, with some of the drawn hexes for tokens and castle tiles chosen."""
    tokens = {TOKENS[key].field: _some(list(hexes), rng, 2) for key, hexes in setup.tokens.items()}
    tiles = _some(list(setup.castle_tiles), rng, 2) or request.castle_tiles
    fields = {"boards": setup.boards, "castle_tiles": tiles, **tokens}
    return draw(request.model_copy(update=fields), setup.seats, rng.below(10**9))


def _made_boards(rng: Rng) -> tuple[str, ...]:
    """Mostly none. Generating one takes longer than a game, so they come from a few seeds.

    Leaves two places for boards that parts of Queenies need.
    """
    manners = _some(list(RECIPES), rng, 12)
    return tuple([latest(manner, rng.below(SEEDS)).name for manner in manners])[:2]


def _some(keys: list[str], rng: Rng, one_of: int) -> tuple[str, ...]:
    """Each of them with a chance of one in `one_of`."""
    return tuple([key for key in keys if rng.below(one_of) == 0])


def play_checked(number: int, seed: int, is_close: bool, is_followed: bool) -> Report:
    rng = Rng(seed * 1_000_003 + number)
    report = Report(games=1, close=int(is_close), followed=int(is_followed))
    match: Match | None = None
    try:
        setup = draw_anything(rng)
        _require(read_code(write_code(setup)) == setup, "the code rebuilds another set-up")
        match = Match(setup, rng.below(10**9))
        _play_out(match, rng, report)
        again = replay(match.record())
        _require(encode(again.state) == encode(match.state), "the record replays to another state")
        _note_gold(report, match)
    except Exception as error:
        record = match.record().model_dump_json() if match else ""
        report.broken.append(f"game {number} of seed {seed}: {error!r} {record}")
    return report


def _play_out(match: Match, rng: Rng, report: Report) -> None:
    world, state = match.world, match.state
    referee = Referee(world, state) if report.followed else None
    while not state.over:
        decision = match.decision()
        _require(decision.live != EMPTY, "nothing to choose before the end")
        _require(0 <= state.owed <= state.supply[state.turn], "more is owed than can be built")
        if report.close and rng.below(CLOSE_STEPS) == 0:
            _check_closely(world, state, rng)
        action = _random_action(decision.actions, rng)
        frame = state.frames[-1] if state.frames else None
        if frame and action != DONE and world.tiles[frame.tile].is_final:
            report.used[world.tiles[frame.tile].key] += 1
        events = match.play(action)
        if referee:
            referee.hear(action, events)
            referee.compare(state)
        _note_use(report, world, events)
        report.decisions += 1
        if action == END or state.over:
            _check_material(world, state)


def _random_action(actions: list[int], rng: Rng) -> int:
    """Presses buttons more often than chance would, so that every power appears."""
    powers = [action for action in actions if action > END]
    choices = powers if powers and rng.below(2) else actions
    return choices[rng.below(len(choices))]


def _note_use(report: Report, world: World, events: list[Event]) -> None:
    for what, _, _, item, _ in events:
        if what == USED or (what == TOOK and isinstance(world.tiles[item].power, Passive)):
            report.used[world.tiles[item].key] += 1


def _note_gold(report: Report, match: Match) -> None:
    report.played.update([card.key for card in match.world.cards])
    for points in score(match.world, match.state):
        report.scored.update([key for key, gold in points.gold.items() if gold])


# Checking


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


def _check_material(world: World, state: State) -> None:
    taken = state.walls
    for seat, own in enumerate(state.settlements):
        _require(own & (taken | world.special | ~world.board) == EMPTY, "two pieces on a hex, or one on none")
        taken |= own
        pieces = count(without_figures(state, seat)) + state.supply[seat] + state.aside[seat]
        _require(pieces + state.marks.count(seat) == world.supply, "settlements were lost")
    for number, laid in enumerate(world.stock):
        takers = len([tiles for tiles in state.taken if tiles & SINGLE[number]])
        _require(state.stock[number] + takers == laid, "tiles were lost")
    cards = state.deck + state.discards + state.removed + state.played
    cards += [card for hand in state.hands for card in hand]
    _require(sorted(cards) == sorted(world.deck), "terrain cards were lost")


def _check_closely(world: World, state: State, rng: Rng) -> None:
    decision = decide(world, state)
    before = encode(state)
    again = decode(world, before)
    _require(decide(world, again).live == decision.live, "the codec changes what is live")
    restore_surroundings(world, again)
    kept = (state.free, state.around, state.blocked)
    _require((again.free, again.around, again.blocked) == kept, "what is kept ready is wrong")
    view = see(world, state, decision.seat)
    guessed = guess(world, view, rng)
    _require(see(world, guessed, decision.seat) == view, "a guess looks different")
    _require(decide(world, guessed).live == decision.live, "what is hidden changes what is live")
    for action in range(rng.below(5), world.actions, 5):
        has_reason = explain(world, state, action) is not None
        _require(has_reason != (action in decision), "a reason for a live action, or none for a dead one")
    twin = state.copy()
    for action in decision.actions:
        act(world, twin, action)
        twin = state.copy()
    _require(encode(state) == before, "a copy shares something")


# Telling


def _play_some(numbers: list[int], seed: int, referee: int) -> Report:
    report = Report()
    for number in numbers:
        is_followed = referee > 0 and number % referee == 0
        report.add(play_checked(number, seed, number % CLOSE == 0, is_followed))
    return report


def _chunks(games: int) -> Iterator[list[int]]:
    for start in range(0, games, CHUNK):
        yield list(range(start, min(start + CHUNK, games)))


def _play_all(games: int, seed: int, jobs: int, referee: int) -> Report:
    chunks = list(_chunks(games))
    total = Report()
    with ProcessPoolExecutor(jobs) as pool:
        found = pool.map(_play_some, chunks, itertools.repeat(seed), itertools.repeat(referee))
        for report in track(found, "playing", total=len(chunks), console=Console(stderr=True)):
            total.add(report)
    return total


def _print(report: Report, console: Console) -> None:
    looked_at = f"{report.close:,} closely, {report.followed:,} followed step by step"
    title = f"{report.games:,} games ({looked_at}), {report.decisions:,} decisions"
    table = Table(title=title)
    for heading in ("kind", "component", "used", "scored"):
        table.add_column(heading, justify="right" if heading in ("used", "scored") else "left")
    for kind, powers in POWERS.items():
        for key, location in powers.items():
            paid = f"{report.scored[key]:,}" if location.gift else ""
            table.add_row(kind, key, f"{report.used[key]:,}", paid)
    for kind, cards in PAYERS.items():
        for key in cards:
            table.add_row(kind, key, f"{report.played[key]:,} games", f"{report.scored[key]:,}")
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--games", type=int, default=ENOUGH)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", type=int, help="play just this one, and look at it closely")
    parser.add_argument("--referee", type=int, default=FOLLOWED, help="follow one game in this many; 0: none")
    chosen = parser.parse_args()
    if chosen.game is not None:
        report = play_checked(chosen.game, chosen.seed, is_close=True, is_followed=True)
    else:
        report = _play_all(chosen.games, chosen.seed, chosen.jobs, chosen.referee)
    console = Console()
    _print(report, console)
    for broken in report.broken:
        console.print(broken, style="red", markup=False, soft_wrap=True)
    missed = report.unreached() if report.games >= ENOUGH else []
    if missed:
        console.print(f"Never used or never scored: {', '.join(missed)}.", style="red")
    if not report.broken and not missed:
        console.print("Nothing broke.")
    return 1 if report.broken or missed else 0


if __name__ == "__main__":
    sys.exit(main())
