"""Rows are stored once, or not at all."""

import asyncio
from pathlib import Path

from hexstead.server.store.database import Database
from hexstead.server.store.ledger import Ledger, Row, standing
from hexstead.server.store.notices import Notices
from hexstead.server.store.store import Store
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


class Slow(Ledger):
    """Writing takes longer than it takes to ask for the end."""

    async def _insert(self, rows: list[Row]) -> bool:
        await asyncio.sleep(0.1)
        return await super()._insert(rows)


def test_what_was_asked_for_before_the_end_is_still_stored(tmp_path: Path) -> None:
    async def run() -> None:
        database, ledger, table = await opened(tmp_path)
        slow = Slow(database, ledger.notices)
        first = asyncio.create_task(slow.append(row(table, 0)))
        await asyncio.sleep(0.05)
        # The first is being written; the others wait.
        others = [asyncio.create_task(slow.append(row(table, n))) for n in range(1, 20)]
        await asyncio.sleep(0)
        await slow.close()
        assert all([task.done() and task.result() for task in (first, *others)])
        assert len(await ledger.rows(table)) == 20
        await ledger.close()
        await database.close()

    asyncio.run(run())


def test_what_is_being_written_at_the_end_is_stored(tmp_path: Path) -> None:
    async def run() -> None:
        database, ledger, table = await opened(tmp_path)
        slow = Slow(database, ledger.notices)
        asked = asyncio.create_task(slow.append(row(table, 0)))
        await asyncio.sleep(0.05)
        await slow.close()
        assert asked.done()
        assert asked.result()
        assert len(await ledger.rows(table)) == 1
        await ledger.close()
        await database.close()

    asyncio.run(run())


def test_what_was_taken_back_does_not_stand() -> None:
    done = ["A1", "A2", "take-back", "A3", "take-back", "take-back", "A4"]
    rows = [row("table", n, do) for n, do in enumerate(done)]
    assert [one.do for one in standing(rows)] == ["A4"]
    assert [one.do for one in standing(rows[1:])] == ["take-back", "A4"]
    assert standing([]) == []


def test_a_turn_that_was_taken_back_does_not_stand() -> None:
    done = ["A1", "A2", "A3", "end", "take-back:3", "B2", "take-back"]
    rows = [row("table", n, do) for n, do in enumerate(done)]
    assert [one.do for one in standing(rows)] == ["A1"]
    # Of what happened before these rows, what is left to be taken back is said.
    assert [one.do for one in standing(rows[3:])] == ["take-back:2"]
    assert [one.do for one in standing(rows[4:])] == ["take-back:3"]
