"""Processes that share a database tell each other which tables have changed."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead.server.database import Database

_CHANNEL: Final = "hexstead"
_TABLES_AT_ONCE: Final = 100
"""A notice has at most 8000 bytes."""
_AGAIN_AFTER: Final = 1.0

log = logging.getLogger(__name__)

Told = Callable[[str], Awaitable[None]]


class Notices:
    """With a database of its own, a process has nobody to tell."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self._task: asyncio.Task[None] | None = None

    async def send(self, connection: AsyncConnection, tables: list[str]) -> None:
        """As part of the transaction: the others are told when it is committed, and only then."""
        if not self.database.is_shared:
            return
        distinct = list(dict.fromkeys(tables))
        for start in range(0, len(distinct), _TABLES_AT_ONCE):
            payload = json.dumps([self.process, *distinct[start : start + _TABLES_AT_ONCE]])
            await connection.execute(
                text("select pg_notify(:channel, :payload)"), {"channel": _CHANNEL, "payload": payload}
            )

    async def listen(self, changed: Told, lost: Callable[[], Awaitable[None]]) -> None:
        """`changed` is told each table that others change, `lost` that some may have been missed."""
        if self.database.is_shared:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(changed, lost, ready))
            await asyncio.wait([asyncio.create_task(ready.wait()), self._task], return_when="FIRST_COMPLETED")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, changed: Told, lost: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(changed, ready)
            except OSError as error:
                log.warning("listening for notices failed", extra={"why": str(error)})
            await asyncio.sleep(_AGAIN_AFTER)
            await lost()

    async def _listen_once(self, changed: Told, ready: asyncio.Event) -> None:
        import asyncpg  # type: ignore[import-untyped]

        payloads: asyncio.Queue[str | None] = asyncio.Queue()
        url = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection: Any = await asyncpg.connect(url)
        connection.add_termination_listener(lambda _: payloads.put_nowait(None))
        await connection.add_listener(_CHANNEL, lambda *notice: payloads.put_nowait(notice[-1]))
        ready.set()
        try:
            while (payload := await payloads.get()) is not None:
                process, *tables = json.loads(payload)
                if process != self.process:
                    await asyncio.gather(*[changed(table) for table in tables])
        finally:
            await connection.close(timeout=1)
