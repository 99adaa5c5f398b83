"""Everything a server process has: opened when it starts, closed when it ends."""

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from hexstead.match.documents import BadInput
from hexstead.server.database import Database
from hexstead.server.hall import Hall
from hexstead.server.identity import Identities
from hexstead.server.ledger import Ledger
from hexstead.server.limits import Buckets
from hexstead.server.live import Means
from hexstead.server.notices import Notices
from hexstead.server.settings import Settings
from hexstead.server.store import Store
from hexstead.server.thinking import Thinkers
from hexstead.server.words import SAYS

_CLERK_SECONDS: Final = 20.0

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class House:
    def __init__(self, settings: Settings, database: Database, secret: str, store: Store) -> None:
        self.settings = settings
        self.database = database
        self.store = store
        self.ledger = Ledger(database, store.notices)
        self.bots = Thinkers(settings.bot_processes)
        self.clerks = Thinkers(1)
        """For pages that take long: they shall not keep the bots waiting."""
        self.hall = Hall(Means(settings, store, self.ledger, self.bots))
        self.identities = Identities(secret, store, settings)
        self.new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_at_once)
        self.messages = Buckets(settings.address_messages_per_second, settings.address_messages_at_once)
        self.connections: Counter[str] = Counter()

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        database = await Database.open(settings.database_url)
        notices = Notices(database, f"{os.getpid()}-{secrets.token_hex(4)}")
        store = Store(database, notices)
        house = cls(settings, database, await store.secret("cookies"), store)
        await notices.listen(house.hall)
        await house.hall.open()
        house._warming = asyncio.create_task(house.bots.warm_up())
        return house

    _warming: asyncio.Task[None]

    async def ask_clerk(
        self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """The answer of work that may take long, done in another process."""
        try:
            return await self.clerks.run(_CLERK_SECONDS, work, *given, **named)
        except RecursionError:
            # What it was given cannot be handed to another process, or not be read there.
            raise BadInput(SAYS["too-deep"]) from None

    async def close(self) -> None:
        self._warming.cancel()
        await self.store.notices.close()
        await self.hall.close()
        await self.ledger.close()
        self.bots.close()
        self.clerks.close()
        await self.database.close()
