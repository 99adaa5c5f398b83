"""Somebody who looks at a table through a connection."""

import asyncio

from hexstead.server.messages import Told
from hexstead.server.store import Guest

_MOST_WAITING = 200
"""Messages that a slow reader may have outstanding."""


class Reader:
    """Messages wait here until the connection takes them; who takes none for long is cut off."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.is_cut_off = False
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: Told) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        if self._outbox.qsize() >= _MOST_WAITING:
            self.cut_off()
        elif not self.is_cut_off:
            self._outbox.put_nowait(text)

    def cut_off(self) -> None:
        self.is_cut_off = True
        self._outbox.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to be sent; None when there will be no more."""
        return await self._outbox.get()
