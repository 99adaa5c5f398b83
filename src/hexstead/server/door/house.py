"""Everything a server process owns: opened when it starts, closed when it ends."""

import asyncio
import math
import os
import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

from hexstead.engine.said import BadInput
from hexstead.server.door.health import Check
from hexstead.server.door.identity import Identities
from hexstead.server.limits import Buckets
from hexstead.server.live.glances import Glances
from hexstead.server.live.hall import Hall
from hexstead.server.live.line import Asker
from hexstead.server.live.live_table import TableServices
from hexstead.server.live.thinking import Thinkers
from hexstead.server.settings import Settings
from hexstead.server.store.database import Database
from hexstead.server.store.ledger import Ledger
from hexstead.server.store.notices import Notices
from hexstead.server.store.occupancy import Occupancy
from hexstead.server.store.store import Store
from hexstead.server.wire.said_json import says

_WORK_SECONDS: Final = 20.0
_OFFERS_PER_SECOND, _OFFERS_AT_ONCE = 0.5, 8

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class House:
    def __init__(
        self, settings: Settings, database: Database, secret: str, bot_secret: str, store: Store
    ) -> None:
        self.settings = settings
        self.database = database
        self.store = store
        self.ledger = Ledger(database, store.notices)
        self.bots = Thinkers(settings.bot_processes)
        self.work_pool = Thinkers(1)
        """A separate pool for slow requests, so that they never delay bots."""
        self.hall = Hall(TableServices(settings, store, self.ledger, self.bots, self.work_pool, bot_secret))
        self.identities = Identities(secret, store, settings)
        limit = partial(Buckets.of_one, settings.workers)
        self.new_tables = limit(settings.tables_per_minute / 60, settings.tables_at_once)
        self.messages = limit(settings.address_messages_per_second, settings.address_messages_at_once)
        self.talkers = Buckets(settings.chat_lines_per_second, settings.chat_lines_at_once)
        self.talking = limit(settings.address_chat_lines_per_second, settings.address_chat_lines_at_once)
        """Guests are free to create, so there is also a limit on what all guests of an address say."""
        self.offers = limit(_OFFERS_PER_SECOND, _OFFERS_AT_ONCE)
        """By one guest: everybody at the table is told of each."""
        self.connections: Counter[str] = Counter()
        """At tables, by address."""
        self.list_connections: Counter[str] = Counter()
        """The same for those who follow their own games: every page does."""
        self.glances = Glances(self.hall)
        self.most_connections = math.ceil(settings.connections_per_address / settings.workers)
        self.reading = Check(store.try_reading)
        self.writing = Check(store.try_writing)

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        occupancy = Occupancy.of(settings.database_url)
        try:
            database = await Database.open(settings.database_url)
        except BadInput:
            occupancy.leave()
            raise
        notices = Notices(database, f"{os.getpid()}-{secrets.token_hex(4)}", settings.beat_seconds)
        store = Store(database, notices)
        house = cls(settings, database, await store.secret("cookies"), await store.secret("bots"), store)
        house._occupancy = occupancy
        await notices.listen(house.hall)
        await house.hall.open()
        house._warming = asyncio.create_task(house._warm_up())
        return house

    _warming: asyncio.Task[None]
    _occupancy: Occupancy

    async def _warm_up(self) -> None:
        """So that nobody has to wait for a process to start."""
        await asyncio.gather(self.bots.warm_up(), self.work_pool.warm_up())

    async def ask_worker(
        self, asker: Asker, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """The result of slow work in another process; Busy if others come first."""
        try:
            return await self.work_pool.run_for(asker, _WORK_SECONDS, work, *given, **named)
        except RecursionError:
            # The input can't be handed to another process, or can't be read there.
            raise BadInput(says("too-deep")) from None

    async def close(self) -> None:
        self._warming.cancel()
        await self.reading.close()
        await self.writing.close()
        await self.store.notices.close()
        await self.hall.close()
        await self.hall.services.talk.close()
        await self.ledger.close()
        self.bots.close()
        self.work_pool.close()
        await self.database.close()
        self._occupancy.leave()
