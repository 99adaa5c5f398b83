"""Processes that share a database tell each other which tables have changed."""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead.server.store.database import Database, Unavailable
from hexstead.server.store.schema import errands

_CHANNEL: Final = "hexstead"
_ITEMS_AT_ONCE: Final = 60
"""A notice has at most 8000 bytes."""
_AGAIN_AFTER: Final = 1.0
_CONNECT_SECONDS: Final = 5.0
_CLOSE_SECONDS: Final = 1.0
_MISSED_BEATS: Final = 2.5
"""After this many missed beats the connection counts as dead: all is well again within 45 seconds."""
SERVING_LOCK: Final = 0x4858_5355
"""Our own number. Every server shares this lock on its database, so that nobody replaces it meanwhile."""

BANS: Final = "*bans"
"""Used instead of a table's id: the bans have changed."""
_LOOK_SECONDS: Final = 0.5
_ERRAND_SECONDS: Final = 3600
"""Running servers have seen them long before."""

log = logging.getLogger(__name__)

Item: TypeAlias = list[str | int]
"""A table that has changed, or a row added to its game."""


class Hearer(Protocol):
    """Wants to know what other processes do."""

    async def changed(self, table: str) -> None:
        """Seats, phase, presence or chat of this table."""

    async def acted(self, row: Item) -> None:
        """A row was added to a game."""

    async def bans_changed(self) -> None:
        """The host has banned somebody or lifted a ban."""

    async def all_may_have_changed(self) -> None:
        """Notices may have been lost."""


class Notices:
    """A server on a file has nobody to tell, but looks for what a host has changed beside it."""

    def __init__(self, database: Database, process: str, beat_seconds: float = 10.0) -> None:
        self.database = database
        self.process = process
        self.beat_seconds = beat_seconds
        self._task: asyncio.Task[None] | None = None

    async def send(self, connection: AsyncConnection, items: list[Item]) -> None:
        """Part of the transaction: the others hear of it when it is committed, and only then."""
        if not self.database.is_shared:
            return
        for start in range(0, len(items), _ITEMS_AT_ONCE):
            payload = json.dumps([self.process, *items[start : start + _ITEMS_AT_ONCE]])
            await connection.execute(_NOTIFY, {"channel": _CHANNEL, "payload": payload})

    async def listen(self, hearer: Hearer) -> None:
        """From now on."""
        if not self.database.is_shared:
            self._task = asyncio.create_task(self._look(hearer, await self._newest_errand()))
        else:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(hearer, ready))
            waiting = asyncio.create_task(ready.wait())
            await asyncio.wait([waiting, self._task], return_when="FIRST_COMPLETED")

    async def _newest_errand(self) -> int:
        async with self.database.reading() as connection:
            found = await connection.execute(select(func.max(errands.c.number)))
            return int(found.scalar_one() or 0)

    async def _look(self, hearer: Hearer, seen: int) -> None:
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            with suppress(Unavailable):
                query = select(errands).where(errands.c.number > seen).order_by(errands.c.number)
                async with self.database.reading() as connection:
                    found = (await connection.execute(query)).all()
                await self._tell_items(hearer, [json.loads(one.item) for one in found])
                seen = max([seen, *[one.number for one in found]])

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, hearer: Hearer, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(hearer, ready)
            except Exception as error:
                log.warning("listening for notices failed", extra={"why": repr(error)})
            await asyncio.sleep(_AGAIN_AFTER)

    async def _listen_once(self, hearer: Hearer, ready: asyncio.Event) -> None:
        """Until the connection is lost. After an earlier loss, some notices may be missing."""
        import asyncpg  # type: ignore[import-untyped]

        payloads: asyncio.Queue[str | None] = asyncio.Queue()
        patience = {"timeout": _CONNECT_SECONDS, "command_timeout": _CONNECT_SECONDS}
        connection: Any = await asyncpg.connect(**{**self.database.driver_options, **patience})
        beating = asyncio.create_task(self._beat())
        try:
            connection.add_termination_listener(lambda _: payloads.put_nowait(None))
            await connection.execute("select pg_advisory_lock_shared($1)", SERVING_LOCK)
            await connection.add_listener(_CHANNEL, lambda *notice: payloads.put_nowait(notice[-1]))
            if ready.is_set():
                await hearer.all_may_have_changed()
            ready.set()
            # Our own beats come back too: without any, nobody can reach us.
            while (payload := await _within(self.beat_seconds * _MISSED_BEATS, payloads.get())) is not None:
                await self._tell(hearer, payload)
        finally:
            beating.cancel()
            await connection.close(timeout=_CLOSE_SECONDS)

    async def _beat(self) -> None:
        """Send ourselves a message, over another connection."""
        while True:
            await asyncio.sleep(self.beat_seconds)
            with suppress(Unavailable):
                async with self.database.writing() as connection:
                    payload = json.dumps([self.process])
                    await connection.execute(_NOTIFY, {"channel": _CHANNEL, "payload": payload})

    async def _tell(self, hearer: Hearer, payload: str) -> None:
        process, *items = json.loads(payload)
        if process != self.process:
            await self._tell_items(hearer, items)

    async def _tell_items(self, hearer: Hearer, items: list[Item]) -> None:
        told = [_hear(hearer, item) for item in items]
        for failure in await asyncio.gather(*told, return_exceptions=True):
            if isinstance(failure, Unavailable):
                # It will be asked again with the next connection.
                raise failure
            if isinstance(failure, Exception):
                log.error("a notice was not understood", exc_info=failure)


def _hear(hearer: Hearer, item: Item) -> Awaitable[None]:
    if item == [BANS]:
        return hearer.bans_changed()
    return hearer.changed(str(item[0])) if len(item) == 1 else hearer.acted(item)


class Errands(Notices):
    """For a program that changes something beside the servers: they follow at once."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "admin")

    async def send(self, connection: AsyncConnection, items: list[Item]) -> None:
        if self.database.is_shared:
            await super().send(connection, items)
            return
        now = time.time()
        values = [{"item": json.dumps(item), "since": now} for item in items]
        # The newest stays, so that numbers continue from it.
        await connection.execute(insert(errands), values)
        await connection.execute(delete(errands).where(errands.c.since < now - _ERRAND_SECONDS))


async def _within(seconds: float, payload: Awaitable[str | None]) -> str | None:
    try:
        # Not wait_for: in Python 3.11 it loses a cancellation that arrives together with a notice.
        async with asyncio.timeout(seconds):
            return await payload
    except TimeoutError:
        raise ConnectionError("no notice comes any more") from None


_NOTIFY: Final = text("select pg_notify(:channel, :payload)")
