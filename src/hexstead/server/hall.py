"""All tables of this process: loaded when somebody comes, kept in step, and let go when it is quiet."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable

from hexstead.server import metrics
from hexstead.server.ledger import Row
from hexstead.server.live import LiveTable, Means
from hexstead.server.notices import Item
from hexstead.server.reader import RESTART
from hexstead.server.store import TableRow

log = logging.getLogger(__name__)


class Hall:
    def __init__(self, means: Means) -> None:
        self.means = means
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.means.store.forget_presence(of_all=not self.means.ledger.database.is_shared)
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*[table.close() for table in self.tables.values()])
        for table in self.tables.values():
            for reader in table.readers:
                reader.cut_off(RESTART)
        await self.means.store.forget_presence(of_all=False)

    async def table(self, id: str) -> LiveTable | None:
        """For somebody who comes, so it stays in memory for a while; None if there is none to be played."""
        table = await self._in_memory(id)
        if table is not None:
            table.quiet_since = time.monotonic()
        return table

    async def _in_memory(self, id: str) -> LiveTable | None:
        """Loaded if it is not there yet."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable | None:
        try:
            row = await self.means.store.table(id)
            if row is None or row.why_not_played:
                return None
            return await self._enter(row)
        finally:
            del self._loading[id]

    async def _enter(self, row: TableRow) -> LiveTable:
        table = await LiveTable.load(row, self.means)
        self.tables[row.id] = table
        # What changed while it was loading was told to nobody here.
        await table.refresh(by_others=True)
        metrics.TABLES.set(len(self.tables))
        return table

    async def changed(self, id: str) -> None:
        """Another process has changed this table."""
        if id in self._loading:
            await asyncio.shield(self._loading[id])
        if id in self.tables:
            await self.tables[id].refresh(by_others=True)

    async def acted(self, row: Item) -> None:
        """Another process has stored an action."""
        table, n, seat, do, following = row
        if str(table) in self._loading:
            await asyncio.shield(self._loading[str(table)])
        if str(table) in self.tables:
            added = Row(str(table), int(n), int(seat), str(do), int(following))
            await self.tables[str(table)].hear(added)

    async def all_may_have_changed(self) -> None:
        for id in list(self.tables):
            await self._try(self.changed(id), id)

    async def _sweep_forever(self) -> None:
        """What fails is tried again the next time."""
        await self._try(self._wake_bots(time.time()))
        async for _ in _forever(self.means.settings.sweep_seconds):
            await self._try(self._sweep())

    async def _try(self, work: Awaitable[None], table: str = "") -> None:
        """One table that fails shall not keep the others waiting."""
        try:
            await work
        except Exception:
            log.exception("work on a table failed", extra={"table": table})

    async def _sweep(self) -> None:
        settings = self.means.settings
        await self.means.store.beat(time.time() + 3 * settings.sweep_seconds)
        quiet = time.monotonic() - settings.linger_seconds
        for id, table in list(self.tables.items()):
            if table.is_idle and table.quiet_since < quiet:
                del self.tables[id]
        metrics.TABLES.set(len(self.tables))
        await self._wake_bots(time.time() - settings.sweep_seconds - settings.bot_seconds)

    async def _wake_bots(self, before: float) -> None:
        """Games whose bots lost their process, such as all of them after a restart, go on here."""
        for id in await self.means.store.stalled(before):
            await self._try(self._wake(id), id)

    async def _wake(self, id: str) -> None:
        table = await self._in_memory(id)
        if table is None:
            return
        if not table.at:
            await self.means.store.note_first(id, table.match.decision().seat)
        table.drive_bots()


async def _forever(seconds: float) -> AsyncIterator[None]:
    """A beat that goes on until it is cancelled."""
    while True:
        await asyncio.sleep(seconds)
        yield
