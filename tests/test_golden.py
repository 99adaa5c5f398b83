"""Whole games as text. Any change of the rules or of an event shows here as a difference; no sentence does.

To accept a change: HEXSTEAD_GOLDEN=write pytest tests/test_golden.py, then read the diff.
"""

import os
from pathlib import Path

import pytest

from hexstead import Match, draw_setup, first_game, score
from hexstead.bots.chooser import Chooser
from hexstead.bots.registry import BOTS
from hexstead.bots.whole_games import ask as ask_bot
from hexstead.engine.events import Event
from hexstead.engine.hexes import SPACE, name
from hexstead.engine.terrain import NAMES
from hexstead.match.notation import write_action
from hexstead.setup.code import write_code

FOLDER = Path(__file__).parent / "golden"

BOXES = ("base", "nomads", "crossroads")

GAMES = {
    "first-game-2-random": (first_game(2), 1, "random"),
    "first-game-3-greedy": (first_game(3), 2, "greedy"),
    "drawn-4-random": (draw_setup(4, 3), 3, "random"),
    "drawn-5-greedy": (draw_setup(5, 4), 4, "greedy"),
    "oracle-harbor-barn-tower-2-random": (
        draw_setup(2, 5, boards=("oracle", "harbor@180", "barn", "tower@180")),
        5,
        "random",
    ),
    "all-boxes-3-random": (draw_setup(3, 369, expansions=BOXES), 369, "random"),
    "all-boxes-4-greedy": (
        draw_setup(4, 186, cards=("families", "shepherds", "ambassadors"), expansions=BOXES),
        186,
        "greedy",
    ),
}


@pytest.mark.parametrize("key", GAMES)
def test_the_golden_game_is_played_as_before(key: str) -> None:
    path = FOLDER / f"{key}.txt"
    transcript = _transcript(key)
    if os.environ.get("HEXSTEAD_GOLDEN") == "write":
        path.write_text(transcript, "utf-8")
    assert transcript == path.read_text("utf-8")


def _transcript(key: str) -> str:
    setup, seed, bot = GAMES[key]
    match = Match(setup, seed)
    choosers: list[Chooser] = [BOTS[bot](seat) for seat in range(setup.seats)]
    extras = [part for part in (setup.tiles, setup.tasks) if part]
    parts = [" ".join(part) for part in (setup.boards, setup.cards, *extras)]
    lines = [f"set-up {write_code(setup)} {' / '.join(parts)}", f"seed {seed}"]
    while not match.is_over:
        decision = match.decision()
        action = ask_bot(match, choosers[decision.seat], seconds=60)
        events = match.play(action)
        lines.append(
            f"{decision.seat} [{len(decision)}] {write_action(match.world, action)}{_told(match, events)}"
        )
    lines += [
        f"seat {seat}: {points.gold} {points.total}"
        for seat, points in enumerate(score(match.world, match.state))
    ]
    return "\n".join(lines) + "\n"


def _told(match: Match, events: list[Event]) -> str:
    """What happened in addition to the action itself."""
    return "".join([f" | {_told_one(match, event)}" for event in events if event[0] not in ("built", "used")])


def _told_one(match: Match, event: Event) -> str:
    what, seat, hex, item, audience = event
    words = [what, str(seat)]
    if what == "earned":
        words.append(f"{hex} {match.world.sources[item]}")
    elif 0 <= hex < SPACE:
        words.append(name(hex))
    if what in ("took", "lost", "expired"):
        words.append(match.world.tiles[item].key)
    elif what in ("revealed", "full", "drew", "chose"):
        words.append(NAMES[item])
    elif what in ("moved", "shifted"):
        words.append(f"from {name(item)}")
    elif what in ("placed", "returned") and item >= 0:
        words.append(match.world.figures[item].key)
    return " ".join(words) + (f" (to {audience} alone)" if audience >= 0 else "")
