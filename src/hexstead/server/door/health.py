"""Does the database work? Asked often, tested rarely."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, Literal

from pydantic import Field

from hexstead.server.store.database import Unavailable
from hexstead.server.wire.messages import Told

_FRESH_SECONDS: Final = 1.0
_PATIENCE: Final = 3.0


class Health(Told):
    """For monitoring."""

    status: Literal["ok"]
    version: str
    database: Annotated[bool, Field(description="It answers.")]
    tables: Annotated[int, Field(description="Tables in the memory of this process.")]


class Check:
    """Tries at most once a second; everyone who asks in between gets the same answer."""

    def __init__(self, work: Callable[[], Awaitable[None]]) -> None:
        self._work = work
        self._trying: asyncio.Task[str] | None = None
        self._began = -_FRESH_SECONDS

    async def why_not(self) -> str:
        """Which failure it is, as the end of a key `server-database-…`; empty if it works."""
        is_over = self._trying is None or self._trying.done()
        if is_over and time.monotonic() - self._began >= _FRESH_SECONDS:
            self._began = time.monotonic()
            self._trying = asyncio.create_task(self._try())
        assert self._trying is not None
        done, _ = await asyncio.wait([self._trying], timeout=_PATIENCE)
        return self._trying.result() if done else "away"

    async def _try(self) -> str:
        try:
            await self._work()
        except Unavailable as error:
            return error.kind
        return ""

    async def close(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)
