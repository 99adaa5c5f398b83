"""All tables of this process: loaded when somebody comes, kept in step, dropped when it is quiet."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from hexstead.boards.shelf import keep_made, make, to_make
from hexstead.server import metrics
from hexstead.server.live.line import Asker
from hexstead.server.live.live_table import LiveTable, TableServices, looking_for_damage
from hexstead.server.live.reader import POLICY, RESTART
from hexstead.server.store.bans import Bans
from hexstead.server.store.database import Damaged, Unavailable
from hexstead.server.store.keeping import Keeper
from hexstead.server.store.ledger import Row
from hexstead.server.store.notices import Item
from hexstead.server.store.store import TableRow
from hexstead.setup.layout import TURNED

_NOBODY: Final = Asker(has_hurry=False)
_SECONDS_TO_MAKE: Final = 20.0

_CLEARED_AT_ONCE: Final = 20

log = logging.getLogger(__name__)


class Hall:
    def __init__(self, services: TableServices) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._damaged: set[str] = set()
        """Games whose bots nobody wakes."""
        self._sweeper: asyncio.Task[None] | None = None
        self.keeper = Keeper(services.store.database, services.store.notices)
        self.bans = Bans(self.keeper)

    async def open(self) -> None:
        await self.services.store.forget_presence(of_all=not self.services.ledger.database.is_shared)
        await self.bans.load()
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*[table.close() for table in self.tables.values()])
        for table in self.tables.values():
            for reader in table.readers:
                reader.cut_off(RESTART)
        await self.services.own_games.close()
        with suppress(Unavailable):
            await self.services.store.forget_presence(of_all=False)

    async def table(self, id: str, asker: Asker = _NOBODY) -> LiveTable | None:
        """For somebody who comes, so it stays in memory for a while; None if there is no such table to play.

        Damaged if its game can no longer be played.
        """
        table = await self._in_memory(id, asker)
        if table is not None:
            table.quiet_since = time.monotonic()
        return table

    async def _in_memory(self, id: str, asker: Asker = _NOBODY) -> LiveTable | None:
        """Loads it if it isn't there yet."""
        if id in self.tables and self.tables[id].is_damaged:
            await self.tables.pop(id).close()
        if id in self.tables:
            return self.tables[id]
        with self._noting_damage(id):
            row = await self.services.store.table(id)
            if row is None or row.why_not_played:
                return None
            await self._fetch_boards(row, asker)
            if id in self.tables:
                return self.tables[id]
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(row))
            return await asyncio.shield(self._loading[id])

    @contextmanager
    def _noting_damage(self, id: str) -> Iterator[None]:
        try:
            yield
        except Damaged:
            self._damaged.add(id)
            raise
        self._damaged.discard(id)

    async def _load(self, row: TableRow) -> LiveTable:
        try:
            return await self._enter(row)
        finally:
            del self._loading[row.id]

    async def _fetch_boards(self, row: TableRow, asker: Asker) -> None:
        """Generate boards in another process: here everybody would have to wait.

        Everybody takes turns and waits as long as their patience lasts; Busy if that isn't long enough.
        """
        with looking_for_damage(row.id):
            names = [str(name).removesuffix(TURNED) for name in json.loads(row.setup).get("boards", ())]
        if not to_make(names):
            return
        async with self.services.work_pool.turn(asker):
            # Somebody before us may have come for the same boards.
            if missing := to_make(names):
                keep_made(await self.services.work_pool.answer(_SECONDS_TO_MAKE, make, missing))

    async def _enter(self, row: TableRow) -> LiveTable:
        table = await LiveTable.load(row, self.services)
        self.tables[row.id] = table
        # Changes during loading were told to nobody here.
        await table.refresh(by_others=True)
        metrics.TABLES.set(len(self.tables))
        return table

    async def changed(self, id: str) -> None:
        """Another process has changed this table."""
        self.services.own_games.changed(id)
        if id in self._loading:
            await asyncio.shield(self._loading[id])
        if id in self.tables:
            await self.tables[id].refresh(by_others=True)
            await self._let_go_if_gone(id)

    async def _let_go_if_gone(self, id: str) -> None:
        if self.tables[id].is_gone:
            await self.tables.pop(id).close()

    async def bans_changed(self) -> None:
        """The host has banned somebody or lifted a ban."""
        await self.bans.load()
        at_tables = [reader for table in self.tables.values() for reader in table.readers]
        for reader in [*at_tables, *self.services.own_games.readers]:
            if self.bans.refusal(reader.guest.id, reader.address):
                reader.cut_off(POLICY)

    async def acted(self, row: Item) -> None:
        """Another process has stored an action."""
        table, n, seat, do, following, stands_in, for_player = row
        self.services.own_games.acted(str(table))
        if str(table) in self._loading:
            await asyncio.shield(self._loading[str(table)])
        if str(table) in self.tables:
            where = (str(table), int(n), int(seat))
            added = Row(*where, str(do), int(following), "", bool(stands_in), bool(for_player))
            await self.tables[str(table)].hear(added)

    async def all_may_have_changed(self) -> None:
        self.services.own_games.all_may_have_changed()
        for id in list(self.tables):
            await self._try(self.changed(id), id)

    async def _sweep_forever(self) -> None:
        """If something fails, try again next time."""
        with suppress(Unavailable):
            await self._try(self._wake_bots(time.time()))
        async for _ in _forever(self.services.settings.sweep_seconds):
            with suppress(Unavailable):
                await self._try(self._sweep())

    async def _try(self, work: Awaitable[None], table: str = "") -> None:
        """A table that fails must not hold up the others; without the database they all fail."""
        try:
            await work
        except Unavailable:
            raise
        except Damaged:
            # Already logged where it happened.
            pass
        except Exception:
            log.exception("work on a table failed", extra={"table": table})

    async def _sweep(self) -> None:
        settings = self.services.settings
        await self.services.store.database.set_clock()
        await self.services.store.beat(3 * settings.sweep_seconds)
        store = self.services.store
        changed = [*await store.note_absences(), *await store.replace_hosts(settings.away_seconds)]
        for id in set(changed) & self.tables.keys():
            await self._try(self.tables[id].refresh(), id)
        await self._sweep_tables()
        await self._correct_presence()
        await self._clear_old()
        await self._wake_bots(time.time() - settings.sweep_seconds - settings.bot_seconds)

    async def _clear_old(self) -> None:
        """Delete tables as the host's retention says, a few at a time, so that nobody waits for it."""
        settings = self.services.settings
        old = await self.keeper.old(settings.retention_days, settings.open_days, _CLEARED_AT_ONCE)
        if not old:
            return
        ids = [one.id for one in old]
        await self.keeper.delete_tables(ids)
        for id in ids:
            await self._try(self.changed(id), id)

    async def _sweep_tables(self) -> None:
        quiet = time.monotonic() - self.services.settings.linger_seconds
        for id, table in list(self.tables.items()):
            if table.is_idle and table.quiet_since < quiet:
                del self.tables[id]
            elif table.present and not table.readers:
                # People who watched through a process that died left without a word.
                await self._try(table.refresh(), id)
            await self._try(table.note_the_end(), id)
        metrics.TABLES.set(len(self.tables))

    async def _correct_presence(self) -> None:
        """Store arrivals and departures that couldn't be stored at the time."""
        here = {(id, guest) for id, table in self.tables.items() for guest in table.guests}
        for id, guest in here ^ await self.services.store.noted_here():
            if id in self.tables:
                await self.tables[id].note_presence(guest)
            else:
                await self.services.store.depart(id, guest)

    async def _wake_bots(self, before: float) -> None:
        """Continue games whose bots lost their process, such as all of them after a restart."""
        for id in await self._stalled(before):
            if id not in self._damaged:
                await self._try(self._wake(id), id)

    async def _stalled(self, before: float) -> list[str]:
        store = self.services.store
        try:
            return await store.stalled(before)
        except Unavailable as error:
            if error.kind != "damaged":
                raise
        # One by one: some page of the database is damaged, but probably not all.
        found: list[str] = []
        for id in await store.running():
            with suppress(Unavailable):
                found += await store.stalled(before, id)
        return found

    async def _wake(self, id: str) -> None:
        table = await self._in_memory(id)
        if table is None:
            return
        await table.note_first()
        table.drive_bots()


async def _forever(seconds: float) -> AsyncIterator[None]:
    """A beat that runs until it is cancelled."""
    while True:
        await asyncio.sleep(seconds)
        yield
