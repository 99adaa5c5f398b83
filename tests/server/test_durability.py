"""Whatever happens to the server, what was acknowledged is there."""

import asyncio
import os
import signal
import subprocess
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, func, select, text
from websockets.exceptions import ConnectionClosed

from hexstead.match.seed import Seed
from hexstead.server.store.database import Database, migrate
from hexstead.server.store.notices import Notices
from hexstead.server.store.schema import actions, metadata
from hexstead.server.store.store import Store
from refusing import refuses
from server.processes import free_port, process
from server.running import (
    Player,
    Running,
    Seen,
    as_read,
    file_url,
    running,
    settings_for,
    store_as_first,
    table_row,
    until,
)

ANNA_BEGINS = {"first_game": True, "first_player": 1}


def test_a_game_goes_on_after_a_restart_for_people_and_bots(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path))
    # Bots that pause for long are stopped in the middle of a turn.
    with running(replace(settings, bot_pause=60.0)) as server:
        anna = Player(server.address)
        id = anna.create("here", "here", "open", "random", setup=ANNA_BEGINS)["id"]
        ben = Player(server.address)
        ben.on(id, "join", {"seat": 2, "name": "Ben"})
        ben.close()
        anna.on(id, "start")
        look = anna.look(id)
        while look.view["is_yours"] and look.view["at"] < 6:
            look.act((look.view["live"] or ["end"])[0])
        before = look.view
        anna.on(id, "leave", {"seat": before["turn"] if before["is_yours"] else 0})
        anna.close()
        cookie = anna.http.cookies["hexstead"]
    at_end = rows_in(settings.database_url)
    assert at_end == before["at"]
    with running(settings) as server:
        # Nobody looks: the bots play on by themselves until it is Anna's turn.
        until(lambda: rows_in(settings.database_url) > at_end)
        ben = Player(server.address, cookie)
        assert ben.on(id, "join")["you"]["seats"] == [0, 1]
        again = ben.look(id)
        assert again.view["at"] > before["at"]
        for seat, then in zip(again.view["seats"], before["seats"], strict=True):
            assert set(then["settlements"]) <= set(seat["settlements"])
        ben.close()


def test_players_are_told_that_the_server_stops_and_may_come_again(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path))
    with running(settings) as server:
        anna = Player(server.address)
        look = anna.look(anna.create("here", "here")["id"])
    assert look.closed_with() == 1012
    anna.close()


def rows_in(url: str) -> int:
    async def count() -> int:
        database = await Database.open(url)
        async with database.reading() as connection:
            found = (await connection.execute(select(func.count()).select_from(actions))).scalar_one()
        await database.close()
        return int(found)

    return asyncio.run(count())


def play_until_killed(look: Seen, server: subprocess.Popen[bytes], actions: int) -> list[tuple[int, str]]:
    """Act as fast as it goes; the server is killed while an action is under way. What was acknowledged."""
    acknowledged: list[tuple[int, str]] = []
    with suppress(ConnectionClosed):
        while len(acknowledged) <= actions:
            do = (look.view["live"] or ["end"])[0]
            at = look.view["at"]
            look.send(at=at, do=do)
            if len(acknowledged) == actions:
                os.kill(server.pid, signal.SIGKILL)
            while look.view["at"] == at:
                look.next()
            acknowledged.append((at, do))
    return acknowledged


def stored(url: str, table: str) -> dict[int, str]:
    async def read() -> list[Any]:
        database = await Database.open(url)
        async with database.reading() as connection:
            query = select(actions.c.n, actions.c.do).where(actions.c.table_id == table)
            found = (await connection.execute(query)).all()
        await database.close()
        return list(found)

    return {row.n: row.do for row in asyncio.run(read())}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    url, port = file_url(tmp_path), free_port()
    id, cookie = "", ""
    acknowledged: dict[int, str] = {}
    for kill in range(3):
        with process(url, port) as server:
            anna = Player(f"http://127.0.0.1:{port}", cookie)
            id = id or anna.create("here", "here")["id"]
            cookie = anna.http.cookies["hexstead"]
            look = anna.look(id)
            # There is at most one more: the action under way when it was killed.
            assert look.view["at"] - len(acknowledged) in (0, 1)
            acknowledged = dict(stored(url, id))
            acknowledged |= play_until_killed(look, server, 7 + kill)
            anna.close()
        there = stored(url, id)
        assert {at: there[at] for at in acknowledged} == acknowledged
        assert sorted(there) == list(range(len(there)))


def test_a_new_database_has_all_tables_and_is_opened_again_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        for _ in range(2):
            database = await Database.open(file_url(tmp_path))
            async with database.reading() as connection:
                found = await connection.execute(text("select name from sqlite_master where type = 'table'"))
                assert set(found.scalars()) == {*metadata.tables, "alembic_version"}
                mode = await connection.execute(text("pragma journal_mode"))
                assert mode.scalar_one() == "wal"
            await database.close()

    asyncio.run(run())


def test_an_old_database_is_brought_up_to_date_and_keeps_its_games(tmp_path: Path) -> None:
    game = table_row("here", "random")
    engine = create_engine(file_url(tmp_path))
    with engine.begin() as old:
        migrate(old, "0001")
        store_as_first(old, game, 2**52 - 2)
    engine.dispose()

    async def run() -> None:
        database = await Database.open(file_url(tmp_path))
        store = Store(database, Notices(database, "test"))
        drawn_by = Seed("quick", "ffffffffffffe")
        assert await store.table(game.id) == replace(
            game, seats=(), rules=1, server_seed="", drawn_by=drawn_by
        )
        await store.note_first(game.id, 1)
        await database.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema_of_the_program(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def run() -> None:
        database = await Database.open(file_url(tmp_path))
        async with database.reading() as connection:
            differences = await connection.run_sync(
                lambda one: compare_metadata(MigrationContext.configure(one), metadata)
            )
        await database.close()
        assert differences == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "“nonsense” isn't the address of a database: write sqlite:///FILE"),
        ("mysql://localhost/x", "Hexstead can't use mysql: write sqlite:///FILE"),
        ("postgresql://localhost:abc/x", "isn't the address of a database"),
        ("postgresql://localhost/x?colour=red", "Can't open the database .*: .*colour"),
        ("postgresql://nobody@127.0.0.1:1/none", "Can't open the database"),
        ("sqlite:////proc/nowhere/x.db", "Can't open the database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named(url: str, words: str) -> None:
    with refuses(words):
        asyncio.run(Database.open(url))


def test_a_failing_request_says_so_without_a_trace(
    server: Running, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house.store, "listed", None)
    answer = anna.http.get("/api/tables")
    assert answer.status_code == 500
    assert as_read(answer.json()) == {
        "reason": "Something went wrong on our side. We've made a note of it.",
        "field": "",
    }


def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    asyncio.run(_opened_once(file_url(tmp_path)))
    engine = create_engine(file_url(tmp_path))
    with engine.begin() as newer:
        newer.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with refuses("was made by a newer Hexstead: update Hexstead first"):
        asyncio.run(_opened_once(file_url(tmp_path)))


async def _opened_once(url: str) -> None:
    await (await Database.open(url)).close()
