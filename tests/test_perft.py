"""How many ways there are to play on from fixed positions: exact counts that any change of legality changes.

Each line of the files in perft: a set-up code, a seed, how many random actions to play first, and the counts
of positions one, two, three ... actions later.

To accept a change: HEXSTEAD_GOLDEN=write pytest tests/test_perft.py, then read the diff.
"""

import os
from pathlib import Path

import pytest

from hexstead import State, World, act, decide, read_code, start
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import members, pick

FILES = sorted((Path(__file__).parent / "perft").glob("*.txt"))
LINES = {path.stem: path.read_text("utf-8").splitlines() for path in FILES}


def perft(world: World, state: State, depth: int) -> int:
    decision = decide(world, state)
    if depth == 1:
        return len(decision)
    total = 0
    for action in members(decision.live):
        following = state.copy()
        act(world, following, action)
        total += perft(world, following, depth - 1)
    return total


def position(code: str, seed: int, played: int) -> tuple[World, State]:
    world = read_code(code).world()
    state = start(world, seed)
    rng = Rng(seed)
    for _ in range(played):
        decision = decide(world, state)
        act(world, state, pick(decision.live, rng.below(len(decision))))
    return world, state


@pytest.mark.parametrize(("name", "number"), [(name, n) for name in LINES for n in range(len(LINES[name]))])
def test_the_number_of_ways_to_play_on_is_as_before(name: str, number: int) -> None:
    code, seed, played, *counts = LINES[name][number].split()
    world, state = position(code, int(seed), int(played))
    found = [perft(world, state, depth) for depth in range(1, len(counts) + 1)]
    if os.environ.get("HEXSTEAD_GOLDEN") == "write":
        LINES[name][number] = " ".join([code, seed, played, *map(str, found)])
        path = next(path for path in FILES if path.stem == name)
        path.write_text("\n".join(LINES[name]) + "\n", "utf-8")
    assert LINES[name][number] == " ".join([code, seed, played, *map(str, found)])
