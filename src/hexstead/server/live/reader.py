"""Somebody who is looking at a table through a connection."""

import asyncio
from typing import Final

from hexstead.server.store.store import Guest
from hexstead.server.wire.messages import Told
from hexstead.server.wire.ready_messages import ReadyMessage, Wire

GONE: Final = 1001
POLICY: Final = 1008
RESTART: Final = 1012
TRY_LATER: Final = 1013
NO_TABLE: Final = 4404
DAMAGED: Final = 4500
"""Codes for closing a connection."""
_MOST_WAITING: Final = 200
"""How many messages a slow reader may have outstanding."""


class Reader:
    """Messages wait here until the connection takes them; a reader that takes none for long is cut off."""

    def __init__(self, guest: Guest, address: str = "", wire: Wire | None = None) -> None:
        self.guest = guest
        self.address = address
        self.code = 0
        self._wire = wire
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: Told) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        self.pass_on(ReadyMessage(text))

    def pass_on(self, message: ReadyMessage) -> None:
        """Send what others get too."""
        if self.code:
            return
        if self._wire is not None:
            is_taken = self._wire.write(message)
        elif is_taken := self._outbox.qsize() < _MOST_WAITING:
            self._outbox.put_nowait(message.text)
        if not is_taken:
            self.cut_off(TRY_LATER)

    @property
    def is_cut_off(self) -> bool:
        return bool(self.code)

    def cut_off(self, code: int) -> None:
        """The first reason counts."""
        self.code = self.code or code
        self._outbox.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to send; None when there won't be any more."""
        return await self._outbox.get()
