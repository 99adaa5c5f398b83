"""Tables come into memory when there is something to do at them, and go when there is not."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hexstead.engine.actions import Action
from hexstead.engine.hexes import members
from hexstead.engine.view import View
from hexstead.match.match import Match
from hexstead.match.notation import write_action
from hexstead.match.seed import Seed
from hexstead.server import metrics
from hexstead.server.door.house import House
from hexstead.server.live.line import Asker
from hexstead.server.store.ledger import Row
from hexstead.server.store.store import TableRow
from hexstead.setup.setup import Setup
from server.running import elsewhere, file_url, settings_for, table_row


def in_a_house(folder: Path, check: Callable[[House], Awaitable[None]], **changes: float) -> None:
    """Everything that a server has, but nobody who comes."""

    async def run() -> None:
        house = await House.open(settings_for(file_url(folder), **changes))
        try:
            await asyncio.wait_for(check(house), 20)
        finally:
            await house.close()

    asyncio.run(run())


def dealt_by(row: TableRow) -> Seed:
    assert row.drawn_by is not None
    return row.drawn_by


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_a_table_that_cannot_be_loaded_does_not_keep_the_bots_of_others_waiting(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        games = [table_row("here", "ben", "random") for _ in range(5)]
        first, *sound, last = games
        for row in (replace(first, setup="{}"), *sound, replace(last, setup="{}")):
            await house.store.create(row)
        await until(lambda: {row.id for row in sound} <= house.hall.tables.keys())

    in_a_house(tmp_path, check, sweep_seconds=0.05)


async def _come_and_gone(house: House) -> TableRow:
    """A game of people that was loaded to find out who begins, and has left memory again."""
    row = table_row("here", "ben", "clara")
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
        rows = [
            table_row("random", "here", "ben"),
            table_row("here", "random", "ben"),
            table_row("here", "ben", "random"),
        ]
        for row in rows:
            # Otherwise it is drawn by lot who begins.
            await house.store.create(replace(row, drawn_by=Seed.quick(1)))
        while sum([len(await house.ledger.rows(row.id)) for row in rows]) < 4:
            await asyncio.sleep(0.05)

    in_a_house(tmp_path, check, sweep_seconds=0.05, linger_seconds=0.2, bot_seconds=0.0)


def test_a_bot_that_takes_the_first_turn_of_who_left_is_driven(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        row = await _come_and_gone(house)
        first = Match(Setup.model_validate_json(row.setup), dealt_by(row)).decision().seat
        assert await house.store.change_seat(row, replace(row.seats[first], bot="random"))
        while not await house.ledger.rows(row.id):
            await asyncio.sleep(0.05)

    in_a_house(tmp_path, check, sweep_seconds=0.05, linger_seconds=0.2, bot_seconds=0.0)


class Counts:
    """Instead of the figures that all servers of this process share."""

    def __init__(self) -> None:
        self.threads: list[int] = []

    def inc(self) -> None:
        self.threads.append(threading.get_ident())


def test_a_bot_that_was_not_the_first_to_act_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = Counts()
    monkeypatch.setattr(metrics, "ACTIONS_OF_BOTS", counts)

    async def check(house: House) -> None:
        append = house.ledger.append
        refusals = iter([False, False])

        async def behind(row: Row) -> bool:
            return next(refusals, True) and await append(row)

        monkeypatch.setattr(house.ledger, "append", behind)
        row = table_row("random", "random")
        await house.store.create(row)
        await elsewhere(house.database).arrive(row.id, "somebody", 60)
        table = await house.hall.table(row.id)
        assert table is not None
        await until(lambda: table.at >= 2)
        await table.close()
        assert counts.threads.count(threading.get_ident()) == table.at

    in_a_house(tmp_path, check)


def test_a_game_is_loaded_without_playing_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Match, "rewind")

    async def check(house: House) -> None:
        row = table_row("here", "here")
        match = Match(Setup.model_validate_json(row.setup), dealt_by(row))
        seat = match.decision().seat
        hexes = [write_action(match.world, action) for action in members(match.decision().live)]
        await house.store.create(row)
        for n, do in enumerate([hexes[0], "take-back", hexes[1], "take-back"]):
            assert await house.ledger.append(Row(row.id, n, seat, do, seat))
        table = await house.hall.table(row.id)
        assert table is not None
        assert (table.at, len(table.match.steps)) == (4, 0)

    in_a_house(tmp_path, check)


def _asked_with(house: House, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds that bots are asked to choose with, as they come."""
    seeds: list[int] = []
    choose = house.bots.choose

    async def noted(asker: Asker, bot: str, setup: Setup, view: View, seed: int, seconds: float) -> Action:
        seeds.append(seed)
        return await choose(asker, bot, setup, view, seed, seconds)

    monkeypatch.setattr(house.bots, "choose", noted)
    return seeds


def test_bots_draw_from_a_secret_of_the_server_and_not_from_the_seed_of_the_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games with the same cards: knowing the seed of one doesn't say what its bots draw."""
    rows = [replace(table_row("random", "random"), drawn_by=Seed.quick(3)) for _ in range(2)]

    async def check(house: House) -> None:
        seeds, of_each = _asked_with(house, monkeypatch), []
        for row in rows:
            await house.store.create(row)
            await elsewhere(house.database).arrive(row.id, "somebody", 60)
            table = await house.hall.table(row.id)
            assert table is not None
            while table.at < 3:
                await asyncio.sleep(0.01)
            await table.close()
            of_each.append(set(seeds))
            seeds.clear()
        assert all(len(some) >= 3 for some in of_each)
        assert not set.intersection(*of_each)

    in_a_house(tmp_path, check, sweep_seconds=60.0)


def test_the_secret_of_the_bots_is_stored_and_differs_from_server_to_server(tmp_path: Path) -> None:
    seeds: list[int] = []

    async def check(house: House) -> None:
        services = house.hall.services
        seeds.append(services.bot_seed("a table", 7))
        assert len({services.bot_seed(table, at) for table in ("a table", "b") for at in range(9)}) == 18

    for folder in ("one", "one", "other"):
        in_a_house(tmp_path / folder, check)
    assert seeds[0] == seeds[1] != seeds[2]
