"""Rows are stored once, or not at all."""

import asyncio
from pathlib import Path

from sqlalchemy import select

from hexstead.server.database import Database
from hexstead.server.ledger import Ledger, Row
from hexstead.server.notices import Notices
from hexstead.server.schema import actions
from hexstead.server.store import Store
from server.running import file_url, table_row


def row(table: str, n: int, do: str = "A1") -> Row:
    return Row(table, n, 0, do, 1)


async def opened(folder: Path) -> tuple[Database, Ledger, str]:
    database = await Database.open(file_url(folder))
    notices = Notices(database, "test")
    table = table_row("here", "open")
    await Store(database, notices).create(table)
    return database, Ledger(database, notices), table.id


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def run() -> None:
        database, ledger, table = await opened(tmp_path)
        assert await ledger.append(row(table, 0, "A1"))
        assert not await ledger.append(row(table, 0, "B2"))
        assert [one.do for one in await ledger.rows(table)] == ["A1"]
        await ledger.close()
        await database.close()

    asyncio.run(run())


def test_rows_that_arrive_together_are_stored_together_but_for_those_that_cannot(tmp_path: Path) -> None:
    async def run() -> None:
        database, ledger, table = await opened(tmp_path)
        await ledger.append(row(table, 2))
        wanted = [row(table, n) for n in range(6)]
        assert await asyncio.gather(*[ledger.append(one) for one in wanted]) == [
            True,
            True,
            False,
            True,
            True,
            True,
        ]
        assert [one.n for one in await ledger.rows(table)] == list(range(6))
        assert [one.n for one in await ledger.rows(table, since=4)] == [4, 5]
        await ledger.close()
        await database.close()

    asyncio.run(run())


def test_a_row_of_no_table_fails_alone(tmp_path: Path) -> None:
    async def run() -> None:
        database, ledger, table = await opened(tmp_path)
        stored = tuple(await asyncio.gather(ledger.append(row(table, 0)), ledger.append(row("nowhere", 0))))
        assert stored == (True, False)
        await ledger.close()
        await database.close()

    asyncio.run(run())


def test_what_was_asked_for_before_the_end_is_still_stored(tmp_path: Path) -> None:
    async def run() -> None:
        database, ledger, table = await opened(tmp_path)
        asked = [asyncio.create_task(ledger.append(row(table, n))) for n in range(20)]
        await asyncio.sleep(0)
        await ledger.close()
        assert all([task.done() and task.result() for task in asked])
        async with database.reading() as connection:
            assert len((await connection.execute(select(actions))).all()) == 20
        await database.close()

    asyncio.run(run())
