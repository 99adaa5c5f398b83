"""Stores chat separately from actions, so that nobody's action waits for it."""

import asyncio
from typing import Final, TypeAlias

from hexstead.server.limits import Limit
from hexstead.server.store.store import Remark, Store

_PAUSE: Final = 0.2
"""Seconds to wait after each transaction: lines that come in between are written together."""
_MOST_AT_ONCE: Final = 50

_Said: TypeAlias = tuple[Remark, "asyncio.Future[float]"]


class Talk:
    def __init__(self, store: Store, limit: Limit) -> None:
        self.store = store
        self.limit = limit
        """How much one guest may say."""
        self._waiting: asyncio.Queue[_Said | None] = asyncio.Queue()
        """None asks it to stop."""
        self._writer = asyncio.create_task(self._write_until_end())

    async def say(self, remark: Remark) -> float:
        """0 once it is stored; otherwise how many seconds to wait before saying it again."""
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((remark, done))
        return await done

    async def close(self) -> None:
        """Still writes everything said so far."""
        self._waiting.put_nowait(None)
        await self._writer

    async def _write_until_end(self) -> None:
        is_open = True
        while is_open or not self._waiting.empty():
            first = await self._waiting.get()
            others = [self._waiting.get_nowait() for _ in range(min(_MOST_AT_ONCE, self._waiting.qsize()))]
            batch = [said for said in (first, *others) if said is not None]
            is_open = is_open and len(batch) > len(others)
            if batch:
                await self._write(batch)
            if is_open:
                await asyncio.sleep(_PAUSE)

    async def _write(self, batch: list[_Said]) -> None:
        tables = dict.fromkeys([remark.table for remark, _ in batch])
        try:
            waits = await self.store.say([remark for remark, _ in batch], self.limit)
        except Exception as error:
            if len(tables) == 1:
                _fail(batch, error)
            else:
                # One table may be at fault: the others must not suffer for it.
                for table in tables:
                    await self._write([said for said in batch if said[0].table == table])
        else:
            for (_, done), wait in zip(batch, waits, strict=True):
                if not done.done():
                    done.set_result(wait)


def _fail(batch: list[_Said], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)
