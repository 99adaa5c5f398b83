"""The actions of all games, appended one row each and committed before anybody is told."""

import asyncio
import time
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from hexstead.server.database import Database
from hexstead.server.messages import TAKE_BACK
from hexstead.server.notices import Item, Notices
from hexstead.server.schema import actions


@dataclass(frozen=True)
class Row:
    """What a seat did as number `n` of its game; `next` is who decides then."""

    table_id: str
    n: int
    seat: int
    do: str
    next: int

    def values(self) -> dict[str, Any]:
        return {**vars(self), "since": time.time()}

    def item(self) -> Item:
        """As other processes are told."""
        return [self.table_id, self.n, self.seat, self.do, self.next]


def standing(rows: list[Row]) -> list[Row]:
    """Without what was taken back among these rows; a take-back of something earlier stays."""
    kept: list[Row] = []
    for row in rows:
        if row.do == TAKE_BACK and kept and kept[-1].do != TAKE_BACK:
            kept.pop()
        else:
            kept.append(row)
    return kept


_Asked: TypeAlias = tuple[Row, asyncio.Future[bool]]


class Ledger:
    """Rows that arrive while others are being written share the next transaction."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices
        self._waiting: asyncio.Queue[_Asked | None] = asyncio.Queue()
        """None asks for the end."""
        self._writer = asyncio.create_task(self._write_until_end())

    async def append(self, row: Row) -> bool:
        """False if another process was quicker: then number `n` is another action."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((row, done))
        return await done

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        query = select(actions).where(actions.c.table_id == table, actions.c.n >= since).order_by(actions.c.n)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [Row(row.table_id, row.n, row.seat, row.do, row.next) for row in found]

    async def close(self) -> None:
        """What has been asked for is still written."""
        self._waiting.put_nowait(None)
        await self._writer

    async def _write_until_end(self) -> None:
        is_open = True
        while is_open or not self._waiting.empty():
            asked = [await self._waiting.get()]
            while not self._waiting.empty():
                asked.append(self._waiting.get_nowait())
            batch = [one for one in asked if one is not None]
            is_open = is_open and len(batch) == len(asked)
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[_Asked]) -> None:
        try:
            is_new = await self._insert([row for row, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                await self._write_one_by_one(batch)
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        if len(batch) > 1 and not is_new:
            await self._write_one_by_one(batch)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(is_new)

    async def _write_one_by_one(self, batch: list[_Asked]) -> None:
        """One of them is at fault: the others shall not suffer for it."""
        for one in batch:
            await self._write([one])

    async def _insert(self, rows: list[Row]) -> bool:
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(actions), [row.values() for row in rows])
                await self.notices.send(connection, [row.item() for row in rows])
        except IntegrityError:
            return False
        return True
