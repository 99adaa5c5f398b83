"""Tables at which a game has been played for a while, or to its end, without anybody pressing anything."""

import sqlite3
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Page

from browser.serving import Server
from hexstead.bots.registry import BOTS
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import BOXES
from hexstead.match.match import Match
from hexstead.match.notation import write_action
from hexstead.setup.code import write_code
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.setup import Setup

NAMES: Final = ("Ada", "Brook", "Cleo", "Dara", "Eli")
TO_THE_END: Final = 1000
_SEED: Final = 8
_PLAYING, _OVER = "playing", "over"


def of_all_boxes(seats: int = 3, seed: int = 4) -> Setup:
    """With an island and every token."""
    return draw_setup(seats, seed, expansions=BOXES)


@cache
def _played(setup: Setup, bot: str, rounds: int) -> Match:
    match = Match(setup, _SEED)
    bots = [BOTS[bot](seat) for seat in range(setup.seats)]
    # After whole rounds, when seat 0 has to choose.
    while not match.is_over and (match.round <= rounds or match.decision().seat):
        match.play(ask(match, bots[match.decision().seat], 1.0))
    return match


def new_table(page: Page, kinds: list[str]) -> str:
    """The address of a table for a first game; who looks at the page sits where the kind is "here"."""
    seats = [
        {"kind": kind, "name": name if kind == "here" else ""}
        for kind, name in zip(kinds, NAMES, strict=False)
    ]
    wishes = {"first_game": True, "seats": len(kinds)}
    answer = page.request.post("/api/tables", data={"setup": wishes, "seats": seats})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def set_table(page: Page, server: Server, setup: Setup, rounds: int = TO_THE_END, bot: str = "random") -> str:
    """The address of a table where the viewer of the page has seat 0, and bots have the others.

    Random bots play quickest, greedy ones as people do.
    """
    return set_match(page, server, _played(setup, bot, rounds))


def set_match(page: Page, server: Server, match: Match) -> str:
    """The address of a table at which this game has been played so far, for whoever has seat 0."""
    setup = match.setup
    seats = [{"kind": "here", "name": NAMES[0]}, *[{"kind": "open"}] * (setup.seats - 1)]
    wishes = {"code": write_code(setup), "seats": setup.seats}
    answer = page.request.post("./api/tables", data={"setup": wishes, "seats": seats})
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    _store(server, table, match)
    return f"/table/{table}"


def _store(server: Server, table: str, match: Match) -> None:
    """As the server would have: nobody has looked at the table, so it has nothing of it in memory."""
    deciders = [step.seat for step in match.steps[1:]]
    deciders.append(match.steps[-1].seat if match.is_over else match.decision().seat)
    rows = [
        (table, n, step.seat, write_action(match.world, step.action), following, time.time())
        for n, (step, following) in enumerate(zip(match.steps, deciders, strict=True))
    ]
    database = sqlite3.connect(server.folder / "tables.db", timeout=20)
    with database:
        for seat in range(1, match.world.seats):
            named = (NAMES[seat], "greedy", table, seat)
            database.execute("update seats set name = ?, bot = ? where table_id = ? and seat = ?", named)
        insert = "insert into actions (table_id, n, seat, do, next, since) values (?, ?, ?, ?, ?, ?)"
        database.executemany(insert, rows)
        phase = _OVER if match.is_over else _PLAYING
        drawn_by = (match.seed.generator, match.seed.text)
        change = "update tables set phase = ?, generator = ?, seed = ? where id = ?"
        database.execute(change, (phase, *drawn_by, table))
    database.close()


def finished_game(path: Path) -> Match:
    """Its record is written there."""
    chance = Random(5)
    match = Match(first_game(2), 11)
    while not match.is_over:
        match.play(chance.choice(match.decision().actions))
    path.write_text(match.record(("Ada", "Brook")).model_dump_json(), encoding="utf-8")
    return match
