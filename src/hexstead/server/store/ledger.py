"""The actions of all games, one appended row each, committed before anybody hears of it."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from itertools import chain, repeat
from typing import Any, Final, TypeAlias

from sqlalchemy import Row as DatabaseRow
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead.server.store.database import Database, Unavailable
from hexstead.server.store.notices import Item, Notices
from hexstead.server.store.schema import actions
from hexstead.server.wire.messages import TAKE_BACK

_TOKEN_BYTES: Final = 12
_LOOKS: Final = (0.0, 0.05, 0.2, 0.5)
"""Seconds between the first looks for a row whose commit got no answer."""
_LATER_LOOKS: Final = 1.0


def new_token() -> str:
    return secrets.token_hex(_TOKEN_BYTES)


@dataclass(frozen=True)
class Row:
    """What a seat did as number `n` of its game; `next` is who decides after that."""

    table_id: str
    n: int
    seat: int
    do: str
    next: int
    token: str = field(default_factory=new_token, compare=False)
    """Asking for a row again with the same token gets the answer that it is stored."""
    stands_in: bool = False
    """A bot did it for a player who was away."""
    for_player: bool = False
    """A bot did it in the seat of a player."""

    def values(self) -> dict[str, Any]:
        return {**vars(self), "since": time.time()}

    def item(self) -> Item:
        """As other processes are told."""
        return [self.table_id, self.n, self.seat, self.do, self.next, self.stands_in, self.for_player]


def take_back_all(number: int) -> str:
    """What to store when the last actions are taken back together."""
    return f"{TAKE_BACK}:{number}"


def taken_back(do: str) -> int:
    """How many actions this row takes back; 0 if it is an action itself."""
    kind, _, number = do.partition(":")
    return int(number or 1) if kind == TAKE_BACK else 0


def standing(rows: list[Row]) -> list[Row]:
    """These rows without those taken back; a take-back of something earlier stays."""
    kept: list[Row] = []
    for row in rows:
        number = left = taken_back(row.do)
        while left and kept and not taken_back(kept[-1].do):
            kept.pop()
            left -= 1
        if left == number:
            kept.append(row)
        elif left:
            kept.append(replace(row, do=take_back_all(left)))
    return kept


async def read_rows(connection: AsyncConnection, table: str, since: int = 0) -> list[Row]:
    query = select(actions).where(actions.c.table_id == table, actions.c.n >= since).order_by(actions.c.n)
    found = (await connection.execute(query)).all()
    return [_row(row) for row in found]


@dataclass(frozen=True)
class _Asked:
    row: Row
    done: asyncio.Future[bool]

    def answer(self, is_own: bool | None) -> None:
        """None: nothing is stored, for certain."""
        if self.done.done():
            return
        if is_own is None:
            self.done.set_exception(Unavailable("not stored"))
        else:
            self.done.set_result(is_own)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


_Look: TypeAlias = Callable[[Row], Awaitable[bool | None]]


def _row(row: DatabaseRow[Any]) -> Row:
    what = (row.table_id, row.n, row.seat, row.do, row.next)
    return Row(*what, row.token or "", row.stands_in, row.for_player)


class Ledger:
    """Rows that arrive while others are being written share the next transaction."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices
        self._waiting: asyncio.Queue[_Asked | None] = asyncio.Queue()
        """None asks it to stop."""
        self._writer = asyncio.create_task(self._write_until_end())
        self._doubts: dict[asyncio.Task[None], _Asked] = {}

    async def append(self, row: Row) -> bool:
        """False if number `n` is another action. Unavailable if nothing was stored, for certain.

        If the answer to a commit is lost, this waits until it knows.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Asked(row, done))
        return await done

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        async with self.database.reading() as connection:
            return await read_rows(connection, table, since)

    async def token(self, table: str, n: int) -> str | None:
        """The token of the row stored as number `n`; None if there is none."""
        query = select(actions.c.token).where(actions.c.table_id == table, actions.c.n == n)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else found.token or ""

    async def length(self, table: str) -> int:
        """How many rows are stored."""
        query = select(func.max(actions.c.n)).where(actions.c.table_id == table)
        async with self.database.reading() as connection:
            last = (await connection.execute(query)).scalar_one_or_none()
        return 0 if last is None else int(last) + 1

    async def close(self) -> None:
        """Still writes everything asked for; those in doubt ask the next process."""
        self._waiting.put_nowait(None)
        await self._writer
        for task, asked in list(self._doubts.items()):
            task.cancel()
            asked.done.cancel()
        await asyncio.gather(*self._doubts, return_exceptions=True)

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
            is_new = await self._insert([one.row for one in batch])
        except Unavailable as error:
            self._give_up(batch, error)
            return
        except Exception as error:
            if len(batch) > 1:
                await self._write_one_by_one(batch)
            else:
                batch[0].fail(error)
            return
        if is_new:
            for one in batch:
                one.answer(True)
        elif len(batch) > 1:
            await self._write_one_by_one(batch)
        else:
            self._settle(batch[0], self._is_own)

    async def _write_one_by_one(self, batch: list[_Asked]) -> None:
        """One of them is at fault: the others must not suffer for it."""
        for one in batch:
            await self._write([one])

    def _give_up(self, batch: list[_Asked], error: Unavailable) -> None:
        for one in batch:
            if error.is_certain:
                one.fail(error)
            else:
                self._settle(one, self._was_stored)

    async def _insert(self, rows: list[Row]) -> bool:
        try:
            return await self._insert_once(rows)
        except Unavailable as error:
            if not (error.is_certain and error.was_cut):
                raise
        # The connection died while idle; a new one may work.
        return await self._insert_once(rows)

    async def _insert_once(self, rows: list[Row]) -> bool:
        values = [row.values() for row in rows]
        try:
            if not self.database.is_shared:
                await self.database.insert_into_file(actions, values)
                return True
            async with self.database.writing() as connection:
                await connection.execute(insert(actions), values)
                await self.notices.send(connection, [row.item() for row in rows])
        except IntegrityError:
            return False
        return True

    # In doubt.

    def _settle(self, asked: _Asked, look: _Look) -> None:
        """Others are written in the meantime."""
        task = asyncio.create_task(_look_until_known(asked, look))
        self._doubts[task] = asked
        task.add_done_callback(self._doubts.pop)

    async def _is_own(self, row: Row) -> bool:
        return await self.token(row.table_id, row.n) == row.token

    async def _was_stored(self, row: Row) -> bool | None:
        """After a commit without an answer. None: there is no such row, and there won't be one."""
        stored = await self.token(row.table_id, row.n)
        if stored is not None:
            return stored == row.token
        if not self.database.is_shared:
            return None
        # The commit may still be under way: inserting the row again waits for it.
        return await self._insert_once([row]) or await self._is_own(row)


async def _look_until_known(asked: _Asked, look: _Look) -> None:
    for wait in chain(_LOOKS, repeat(_LATER_LOOKS)):
        await asyncio.sleep(wait)
        try:
            asked.answer(await look(asked.row))
        except Unavailable:
            continue
        except Exception as error:
            asked.fail(error)
        return
