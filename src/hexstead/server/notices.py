"""Processes that share a database tell each other which tables have changed."""

import asyncio
import json
import logging
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead.server.database import Database

_CHANNEL: Final = "hexstead"
_ITEMS_AT_ONCE: Final = 60
"""A notice has at most 8000 bytes."""
_AGAIN_AFTER: Final = 1.0

log = logging.getLogger(__name__)

Item: TypeAlias = list[str | int]
"""A table that has changed, or a row that was added to its game."""


class Hearer(Protocol):
    """Whoever wants to know what other processes do."""

    async def changed(self, table: str) -> None:
        """Seats, phase, presence or chat of this table."""

    async def acted(self, row: Item) -> None:
        """A row was added to a game."""

    async def all_may_have_changed(self) -> None:
        """Notices may have been lost."""


class Notices:
    """With a database of its own, a process has nobody to tell."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self._task: asyncio.Task[None] | None = None

    async def send(self, connection: AsyncConnection, items: list[Item]) -> None:
        """As part of the transaction: the others are told when it is committed, and only then."""
        if not self.database.is_shared:
            return
        for start in range(0, len(items), _ITEMS_AT_ONCE):
            payload = json.dumps([self.process, *items[start : start + _ITEMS_AT_ONCE]])
            await connection.execute(_NOTIFY, {"channel": _CHANNEL, "payload": payload})

    async def listen(self, hearer: Hearer) -> None:
        """From now on, if there are other processes."""
        if self.database.is_shared:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(hearer, ready))
            waiting = asyncio.create_task(ready.wait())
            await asyncio.wait([waiting, self._task], return_when="FIRST_COMPLETED")

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
        """Until the connection is lost. After an earlier loss some notices may be missing."""
        import asyncpg  # type: ignore[import-untyped]

        payloads: asyncio.Queue[str | None] = asyncio.Queue()
        connection: Any = await asyncpg.connect(**self.database.driver_options)
        try:
            connection.add_termination_listener(lambda _: payloads.put_nowait(None))
            await connection.add_listener(_CHANNEL, lambda *notice: payloads.put_nowait(notice[-1]))
            if ready.is_set():
                await hearer.all_may_have_changed()
            ready.set()
            while (payload := await payloads.get()) is not None:
                await self._tell(hearer, payload)
        finally:
            await connection.close(timeout=1)

    async def _tell(self, hearer: Hearer, payload: str) -> None:
        process, *items = json.loads(payload)
        if process == self.process:
            return
        told = [hearer.changed(item[0]) if len(item) == 1 else hearer.acted(item) for item in items]
        for failure in await asyncio.gather(*told, return_exceptions=True):
            if isinstance(failure, Exception):
                log.error("a notice was not understood", exc_info=failure)


_NOTIFY: Final = text("select pg_notify(:channel, :payload)")
