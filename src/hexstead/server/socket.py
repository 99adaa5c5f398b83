"""The socket on which a game is played."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from hexstead.server import metrics
from hexstead.server.guard import address_of
from hexstead.server.house import House
from hexstead.server.limits import Bucket
from hexstead.server.live import LiveTable
from hexstead.server.messages import Act, FromClient, Say, Trouble
from hexstead.server.reader import GONE, POLICY, TRY_LATER, Reader
from hexstead.server.words import SAYS
from hexstead.telling.words import on_one_line

routes = APIRouter()

NO_TABLE: Final = 4404
OTHER_RULES: Final = 4410
_TROUBLES_PER_SECOND, _TROUBLES_AT_ONCE = 1.0, 20
"""Who moves the mouse over the whole map once is too fast for a moment; who floods is so for long."""
_CLIENT: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)

log = logging.getLogger(__name__)


@routes.websocket("/api/tables/{id}/socket")
async def socket(connection: WebSocket, id: str) -> None:
    house: House = connection.app.state.house
    address = address_of(connection.scope)
    guest, cookie = await house.identities.guest(connection)
    headers = [(b"set-cookie", cookie.encode())] if cookie else []
    await connection.accept(headers=headers)
    if house.connections[address] >= house.settings.connections_per_address:
        await connection.close(TRY_LATER, SAYS["too-many"])
        return
    with _counted(house, address):
        table = await house.hall.table(id)
        if table is None:
            await connection.close(*await _why_none(house, id))
        else:
            await Conversation(house, connection, table, Reader(guest), address).run()


async def _why_none(house: House, id: str) -> tuple[int, str]:
    """With which code and words a connection ends that leads to no table."""
    row = await house.store.table(id)
    if row is not None and row.why_not_played:
        return OTHER_RULES, row.why_not_played
    return NO_TABLE, SAYS["no-table"]


@contextmanager
def _counted(house: House, address: str) -> Iterator[None]:
    house.connections[address] += 1
    metrics.CONNECTIONS.inc()
    try:
        yield
    finally:
        metrics.CONNECTIONS.dec()
        house.connections[address] -= 1
        if not house.connections[address]:
            del house.connections[address]


class Conversation:
    """One connection from the first message to the last."""

    def __init__(
        self, house: House, connection: WebSocket, table: LiveTable, reader: Reader, address: str
    ) -> None:
        self.house = house
        self.connection = connection
        self.table = table
        self.reader = reader
        self.address = address
        self.bucket = Bucket(house.settings.messages_per_second, house.settings.messages_at_once)
        self.patience = Bucket(_TROUBLES_PER_SECOND, _TROUBLES_AT_ONCE)

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            await self.table.enter(self.reader)
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self.reader.cut_off(GONE)
            await self.table.leave(self.reader)
            await asyncio.gather(sender, return_exceptions=True)

    async def _send(self) -> None:
        """Until there is nothing more to be sent; then the connection ends."""
        try:
            while (text := await self.reader.next()) is not None:
                await self.connection.send_text(text)
            if self.connection.client_state is WebSocketState.CONNECTED:
                await self.connection.close(self.reader.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The other side is gone; the listener notices too.
            self.reader.cut_off(GONE)

    async def _listen(self) -> None:
        while not self.reader.is_cut_off:
            message = await self.connection.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message.get("text"))

    async def _take(self, text: str | None) -> None:
        if not self.bucket.take() or not self.house.messages.take(self.address):
            self._trouble("too-fast", SAYS["too-fast"])
        elif text is not None and len(text.encode()) > self.house.settings.message_bytes:
            self._trouble("too-long", SAYS["too-long"])
        else:
            await self._understand(text or "")

    async def _understand(self, text: str) -> None:
        try:
            message = _CLIENT.validate_json(text)
        except ValidationError as error:
            self._trouble("message", SAYS["message"].format(why=f"{error.errors()[0]['msg']}."))
            return
        if isinstance(message, Act):
            await self.table.act(self.reader, message)
        elif isinstance(message, Say):
            await self._say(message.text)
        else:
            self.reader.send(self.table.answer(self.reader, message))

    async def _say(self, text: str) -> None:
        if line := on_one_line(text):
            await self.table.say(self.reader, line)

    def _trouble(self, key: str, reason: str) -> None:
        metrics.TROUBLES.labels(key).inc()
        self.reader.send(Trouble(key=key, reason=reason))  # type: ignore[arg-type]  # the keys above
        if not self.patience.take():
            self.reader.cut_off(POLICY)
