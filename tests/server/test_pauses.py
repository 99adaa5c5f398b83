"""Bots that play for nobody wait until somebody looks, and those that nobody waits for come last."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from hexstead.engine.actions import Action
from hexstead.engine.view import View
from hexstead.match.seed import Seed
from hexstead.server.door.house import House
from hexstead.server.live.line import Asker, Busy
from hexstead.server.live.reader import Reader
from hexstead.server.live.thinking import choose_at_random
from hexstead.server.store.store import Guest, Store, TableRow
from hexstead.setup.setup import Setup
from server.running import Player, Running, elsewhere, file_url, long_gone, running, settings_for, table_row
from server.running import until as waited_until
from server.test_hall import in_a_house, until


def left_to_bots() -> TableRow:
    """Anna plays with a bot and has left her seat to another one."""
    row = table_row("here", "random")
    return replace(row, seats=(replace(row.seats[0], bot="random"), row.seats[1]))


async def wakes_only_where_bots_play_for_somebody(store: Store) -> None:
    """The question that the sweep asks of the database."""
    only_bots, alone = left_to_bots(), table_row("here", "random")
    together = table_row("here", "ben", "random")
    for row in (only_bots, alone, together):
        await store.create(row)
    ours = {only_bots.id, alone.id, together.id}
    other = elsewhere(store.database)
    assert ours & set(await store.stalled(time.time() + 1)) == {together.id}
    for id in (only_bots.id, alone.id):
        await other.arrive(id, "spectator", -1)
    assert ours & set(await store.stalled(time.time() + 1)) == {together.id}
    for id in (only_bots.id, alone.id):
        await other.depart(id, "spectator")
        await other.arrive(id, "spectator", 60)
    assert ours & set(await store.stalled(time.time() + 1)) == ours


def test_the_sweep_wakes_only_where_bots_play_for_somebody(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        await wakes_only_where_bots_play_for_somebody(house.store)

    in_a_house(tmp_path, check, sweep_seconds=60.0)


def test_bots_among_themselves_pause_until_somebody_looks(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        row = left_to_bots()
        await house.store.create(row)
        table = await house.hall.table(row.id)
        assert table is not None
        assert table.is_paused
        assert table.is_idle
        reader = Reader(Guest("spectator", "Sue", 0))
        await table.enter(reader)
        await until(lambda: table.at >= 3)
        await table.leave(reader)
        await until(lambda: table.is_idle)
        at = table.at
        await house.hall._sweep()
        assert (table.is_idle, table.at) == (True, at)
        await table.enter(reader)
        await until(lambda: table.at > at)

    in_a_house(tmp_path, check, sweep_seconds=60.0)


def test_nobody_is_there_any_more_if_their_process_died(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        row = left_to_bots()
        await house.store.create(row)
        await elsewhere(house.database).arrive(row.id, "spectator", 0.5)
        table = await house.hall.table(row.id)
        assert table is not None
        while not table.is_paused:
            await house.hall._sweep_tables()
            await asyncio.sleep(0.05)

    in_a_house(tmp_path, check, sweep_seconds=60.0)


def test_a_bot_that_waits_for_its_turn_waits_as_one_that_is_watched_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    askers: list[Asker] = []

    async def choose(asker: Asker, bot: str, setup: Setup, view: View, seed: int, seconds: float) -> Action:
        askers.append(asker)
        if not asker.has_hurry:
            assert asker.gone
            await asker.gone()
            raise Busy
        return choose_at_random(setup, view, 1)

    async def check(house: House) -> None:
        monkeypatch.setattr(house.bots, "choose", choose)
        seats = (("random", "here", "ben"), ("here", "random", "ben"), ("here", "ben", "random"))
        rows = [replace(table_row(*kinds), drawn_by=Seed.quick(1)) for kinds in seats]
        for one in rows:
            await house.store.create(one)
        tables = [await house.hall.table(one.id) for one in rows]
        table = next(one for one in tables if one is not None and one._bot_to_act())
        await until(lambda: bool(askers))
        assert (askers[0].guest, askers[0].has_hurry) == ("anna", False)
        await table.enter(Reader(Guest("anna", "Anna", 0), "192.0.2.1"))
        await until(lambda: table.at > 0)
        assert askers[1] == Asker("192.0.2.1", "anna")

    in_a_house(tmp_path, check, sweep_seconds=60.0)


def test_bots_that_wait_for_their_turn_leave_the_line_with_the_last_who_looked(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        row = left_to_bots()
        await house.store.create(row)
        table = await house.hall.table(row.id)
        assert table is not None
        reader = Reader(Guest("spectator", "Sue", 0))
        async with house.bots.desk.turn(Asker()):
            await table.enter(reader)
            await until(lambda: len(house.bots.desk.line) == 1)
            await table.leave(reader)
            await until(lambda: not house.bots.desk.line)
            await until(lambda: table.is_idle)

    in_a_house(tmp_path, check, sweep_seconds=60.0)


def stored(server: Running, tables: list[str]) -> int:
    """Actions at these tables."""
    return sum([len(server.do(server.house.ledger.rows(id))) for id in tables])


def test_tables_that_somebody_makes_and_leaves_cost_nobody_a_bot(tmp_path: Path) -> None:
    """Thirty tables with four bots that look ahead, made and left at once, kept all other bots waiting."""
    with running(settings_for(file_url(tmp_path), sweep_seconds=0.2)) as server:
        eve, anna = Player(server.address), Player(server.address)
        bots_first = {"first_game": True, "first_player": 2}
        left = [eve.create("here", *["search"] * 4, setup=bots_first)["id"] for _ in range(12)]
        for id in left:
            eve.on(id, "leave")
        before = stored(server, left)
        look = anna.look(anna.create("here", "search", setup=bots_first)["id"])
        while not look.view["is_yours"]:
            look.next()
        server.do(server.house.hall._sweep())
        store = server.house.store
        assert not set(left) & set(server.do(store.stalled(time.time() + 1)))
        assert stored(server, left) == before
        anna.look(left[0])
        waited_until(lambda: stored(server, left) > before)
        eve.close()
        anna.close()


def test_alone_with_bots_nothing_happens_until_you_come_back(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path), sweep_seconds=0.1)) as server:
        anna = Player(server.address)
        id = anna.create("here", "random", "random", setup={"first_game": True, "first_player": 1})["id"]
        look = anna.look(id)
        left = anna.on(id, "leave")
        assert (left["you"]["seats"], left["seats"][0]["bot"]) == ([0], None)
        assert left["seats"][0]["bot_in"] is None
        look.finish_turn()
        look.close()
        waited_until(lambda: not server.do(server.house.store.present(id)))
        waited_until(lambda: server.house.hall.tables[id].is_idle)
        before = stored(server, [id])
        long_gone(server, id)
        server.do(server.house.hall._sweep())
        assert stored(server, [id]) == before
        back = anna.look(id)
        assert back.table["you"]["seats"] == [0]
        while not back.view["is_yours"]:
            back.next()
        assert not any(line["by_bot"] for line in back.view["log"]["lines"])
        anna.close()


def test_a_host_who_only_watches_cannot_replace_who_plays_alone(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path))) as server:
        anna, ben = Player(server.address), Player(server.address)
        id = anna.create("open", "random")["id"]
        ben.on(id, "join", {"name": "Ben"})
        anna.on(id, "start")
        ben.look(id).close()
        long_gone(server, id)
        refusal = anna.on(id, "seat", {"seat": 0, "to": {"kind": "bot"}}, 409)
        assert refusal["reason"].startswith("Nobody waits for this player")
        anna.close()
        ben.close()
