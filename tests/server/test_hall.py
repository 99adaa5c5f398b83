"""Tables come into memory when there is something to do at them, and go when there is not."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hexstead.engine.hexes import members
from hexstead.match.match import Match
from hexstead.match.notation import write_action
from hexstead.match.setup import Setup
from hexstead.server import metrics
from hexstead.server.house import House
from hexstead.server.ledger import Row
from hexstead.server.store import TableRow
from server.running import file_url, settings_for, table_row


def in_a_house(folder: Path, check: Callable[[House], Awaitable[None]], **changes: float) -> None:
    """Everything that a server has, but nobody who comes."""

    async def run() -> None:
        house = await House.open(settings_for(file_url(folder), **changes))
        try:
            await asyncio.wait_for(check(house), 20)
        finally:
            await house.close()

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_a_table_that_cannot_be_loaded_does_not_keep_the_bots_of_others_waiting(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        games = [table_row("random", "random") for _ in range(5)]
        first, *sound, last = games
        for row in (replace(first, setup="{}"), *sound, replace(last, setup="{}")):
            await house.store.create(row)
        await until(lambda: {row.id for row in sound} <= house.hall.tables.keys())

    in_a_house(tmp_path, check, sweep_seconds=0.05)


async def _come_and_gone(house: House) -> TableRow:
    """A game of people that was loaded to find out who begins, and has left memory again."""
    row = table_row("here", "here")
    await house.store.create(row)
    await until(lambda: row.id in house.hall.tables)
    await until(lambda: row.id not in house.hall.tables)
    return row


def test_a_game_in_which_nobody_acts_leaves_memory_and_stays_away(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        row = await _come_and_gone(house)
        await asyncio.sleep(0.5)
        assert row.id not in house.hall.tables

    in_a_house(tmp_path, check, sweep_seconds=0.05, linger_seconds=0.2, bot_seconds=0.0)


def test_a_bot_that_begins_is_driven_although_nobody_looks(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        rows = [table_row("random", "here"), table_row("here", "random")]
        for row in rows:
            # Otherwise it is drawn by lot who begins.
            await house.store.create(replace(row, seed=1))
        while sum([len(await house.ledger.rows(row.id)) for row in rows]) < 4:
            await asyncio.sleep(0.05)

    in_a_house(tmp_path, check, sweep_seconds=0.05, linger_seconds=0.2, bot_seconds=0.0)


def test_a_bot_that_takes_the_first_turn_of_who_left_is_driven(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        row = await _come_and_gone(house)
        for seat in row.seats:
            assert await house.store.change_seat(row, replace(seat, bot="random"))
        while not await house.ledger.rows(row.id):
            await asyncio.sleep(0.05)

    in_a_house(tmp_path, check, sweep_seconds=0.05, linger_seconds=0.2, bot_seconds=0.0)


class Counts:
    """Instead of the figures that all servers of this process share."""

    def __init__(self) -> None:
        self.threads: list[int] = []

    def labels(self, by: str) -> "Counts":
        return self

    def inc(self) -> None:
        self.threads.append(threading.get_ident())


def test_a_bot_that_was_not_the_first_to_act_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = Counts()
    monkeypatch.setattr(metrics, "ACTIONS", counts)

    async def check(house: House) -> None:
        append = house.ledger.append
        refusals = iter([False, False])

        async def behind(row: Row) -> bool:
            return next(refusals, True) and await append(row)

        monkeypatch.setattr(house.ledger, "append", behind)
        row = table_row("random", "random")
        await house.store.create(row)
        table = await house.hall.table(row.id)
        assert table is not None
        await until(lambda: table.at >= 2)
        await table.close()
        assert counts.threads.count(threading.get_ident()) == table.at

    in_a_house(tmp_path, check)


def test_a_game_is_loaded_without_playing_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Match, "take_back")

    async def check(house: House) -> None:
        row = table_row("here", "here")
        match = Match(Setup.model_validate_json(row.setup), row.seed)
        seat = match.decision().seat
        hexes = [write_action(match.world, action) for action in members(match.decision().live)]
        await house.store.create(row)
        for n, do in enumerate([hexes[0], "take-back", hexes[1], "take-back"]):
            assert await house.ledger.append(Row(row.id, n, seat, do, seat))
        table = await house.hall.table(row.id)
        assert table is not None
        assert (table.at, len(table.match.steps)) == (4, 0)

    in_a_house(tmp_path, check)
