"""The socket you play on."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect, WebSocketState

from hexstead.engine.said import Said
from hexstead.server import metrics
from hexstead.server.door.asking import TRY_AGAIN
from hexstead.server.door.guard import address_of
from hexstead.server.door.house import House
from hexstead.server.limits import Bucket
from hexstead.server.live.line import Asker, Busy
from hexstead.server.live.live_table import LiveTable
from hexstead.server.live.reader import DAMAGED, GONE, NO_TABLE, POLICY, TRY_LATER, Reader
from hexstead.server.live.thinking import TooLong
from hexstead.server.store.database import Damaged, Unavailable
from hexstead.server.store.store import Guest
from hexstead.server.wire.messages import Act, FromClient, Say, Share, Trouble
from hexstead.server.wire.ready_messages import wire_of
from hexstead.server.wire.said_json import farewell, says, told
from hexstead.setup.documents import first_error
from hexstead.wording.player_names import on_one_line

routes = APIRouter()

OTHER_RULES: Final = 4410
_TROUBLES_PER_SECOND, _TROUBLES_AT_ONCE = 1.0, 20
"""A mouse that sweeps over the whole map is too fast for a moment; a flooder is too fast for long."""
_WORDS: Final = {DAMAGED: farewell(says("damaged"))}
"""What to say, with the code, when a conversation ends."""
DISCONNECT: Final = "websocket.disconnect"
_CLIENT: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)

log = logging.getLogger(__name__)


@routes.websocket("/api/tables/{id}/socket")
async def socket(connection: WebSocket, id: str) -> None:
    house: House = connection.app.state.house
    try:
        await _converse(house, connection, id)
    except Unavailable:
        await put_off(connection)
    except Damaged:
        await connection.close(DAMAGED, farewell(says("damaged")))
    except (Busy, TooLong):
        # Its boards couldn't be generated now, or nobody is waiting for them any more.
        if connection.client_state is WebSocketState.CONNECTED:
            await connection.close(TRY_LATER, farewell(says("busy", seconds=TRY_AGAIN)))


async def put_off(connection: WebSocket) -> None:
    """The database doesn't answer."""
    if connection.client_state is WebSocketState.CONNECTING:
        await connection.accept()
    await connection.close(TRY_LATER, farewell(says("database")))


async def _converse(house: House, connection: WebSocket, id: str) -> None:
    address = address_of(connection.scope)
    guest = await admitted(house, connection, house.connections)
    if guest is None:
        return
    with counted(house.connections, address):
        ear = Ear(connection)
        asker = Asker(address, guest.id, patience=house.settings.waiting_seconds, gone=ear.until_gone)
        table = await house.hall.table(id, asker)
        if table is None:
            await connection.close(*await _why_none(house, id))
        else:
            reader = Reader(guest, address, wire_of(connection.scope))
            await Conversation(house, connection, ear, table, reader, address).run()


async def _why_none(house: House, id: str) -> tuple[int, str]:
    """The code and words that end a connection without a table."""
    row = await house.store.table(id)
    if row is not None and row.why_not_played:
        return OTHER_RULES, farewell(row.why_not_played)
    return NO_TABLE, farewell(says("no-table"))


@contextmanager
def counted(connections: Counter[str], address: str) -> Iterator[None]:
    connections[address] += 1
    metrics.CONNECTIONS.inc()
    try:
        yield
    finally:
        metrics.CONNECTIONS.dec()
        connections[address] -= 1
        if not connections[address]:
            del connections[address]


async def send_all(connection: WebSocket, reader: Reader) -> None:
    """Until there is nothing more to send; then the connection closes."""
    try:
        while (text := await reader.next()) is not None:
            await connection.send_text(text)
        if connection.client_state is WebSocketState.CONNECTED:
            await connection.close(reader.code, _WORDS.get(reader.code, ""))
    except (WebSocketDisconnect, RuntimeError, OSError):
        # The other side is gone; the listener will notice too.
        reader.cut_off(GONE)


async def admitted(house: House, connection: WebSocket, counts: Counter[str]) -> Guest | None:
    """Who comes, accepted; None if they were turned away at once."""
    address = address_of(connection.scope)
    guest, cookie = await house.identities.guest(connection)
    headers = [(b"set-cookie", cookie.encode())] if cookie else []
    await connection.accept(headers=headers)
    if banned := house.hall.bans.refusal(guest.id, address):
        # Only an accepted connection can be told why it ends.
        await connection.close(POLICY, farewell(banned))
        return None
    if counts[address] >= house.most_connections:
        await connection.close(TRY_LATER, farewell(says("too-many")))
        return None
    return guest


class Ear:
    """Listens to a connection, even before its table is loaded."""

    def __init__(self, connection: WebSocket) -> None:
        self.connection = connection
        self._early: Message | None = None

    async def until_gone(self) -> None:
        """Keeps the first message that comes meanwhile; the rest stays unread."""
        if self._early is None:
            self._early = await self.connection.receive()
        if self._early["type"] != DISCONNECT:
            await asyncio.Event().wait()

    async def next(self) -> Message:
        early, self._early = self._early, None
        return early or await self.connection.receive()


class Conversation:
    """One connection, from the first message to the last."""

    def __init__(
        self, house: House, connection: WebSocket, ear: Ear, table: LiveTable, reader: Reader, address: str
    ) -> None:
        self.house = house
        self.connection = connection
        self.ear = ear
        self.table = table
        self.reader = reader
        self.address = address
        self.bucket = Bucket(house.settings.messages_per_second, house.settings.messages_at_once)
        self._talking: set[asyncio.Task[None]] = set()
        self.patience = Bucket(_TROUBLES_PER_SECOND, _TROUBLES_AT_ONCE)

    async def run(self) -> None:
        sender = asyncio.create_task(send_all(self.connection, self.reader))
        try:
            await self.table.enter(self.reader)
            await self._listen()
        except WebSocketDisconnect:
            pass
        except Damaged:
            self.reader.cut_off(DAMAGED)
        except Unavailable:
            self.reader.cut_off(TRY_LATER)
        finally:
            self.reader.cut_off(GONE)
            await self.table.leave(self.reader)
            await asyncio.gather(sender, return_exceptions=True)

    async def _listen(self) -> None:
        while not self.reader.is_cut_off:
            message = await self.ear.next()
            if message["type"] == DISCONNECT:
                return
            await self._take(message.get("text"))

    async def _take(self, text: str | None) -> None:
        if not self.bucket.take() or not self.house.messages.take(self.address):
            self._trouble("too-fast", says("too-fast"))
        elif text is not None and len(text.encode()) > self.house.settings.message_bytes:
            self._trouble("too-long", says("too-long"))
        else:
            await self._understand(text or "")

    async def _understand(self, text: str) -> None:
        try:
            message = _CLIENT.validate_json(text)
        except ValidationError as error:
            self._trouble("message", says("message", why=first_error(error.errors())[1]))
            return
        if isinstance(message, Act):
            await self.table.act(self.reader, message)
        elif isinstance(message, Share):
            await self.table.share(self.reader, message.bytes)
        elif isinstance(message, Say):
            self._say(message.text)
        else:
            self.reader.send(self.table.answer(self.reader, message))

    def _say(self, text: str) -> None:
        """The next message, which may be an action, doesn't wait until this is stored."""
        line = on_one_line(text)
        if not line:
            return
        if silence := self.table.why_silent(self.reader):
            self._trouble("chat", silence)
            return
        talkers, talking = self.house.talkers, self.house.talking
        if talkers.take(self.reader.guest.id) and talking.take(self.address):
            task = asyncio.create_task(self._store_line(line))
            self._talking.add(task)
            task.add_done_callback(self._talking.discard)
        else:
            self._hold_back(max(talkers.wait(self.reader.guest.id), talking.wait(self.address)))

    def _hold_back(self, seconds: float) -> None:
        self._trouble("chat", says("too-talkative", seconds=math.ceil(seconds) or 1))

    async def _store_line(self, line: str) -> None:
        try:
            if wait := await self.table.say(self.reader, line):
                self._hold_back(wait)
        except Unavailable:
            # It isn't the speaker's fault.
            self.reader.send(Trouble(key="chat", reason=told(says("not-said"))))
        except Exception as error:
            log.error("a line of chat was not stored", extra={"why": repr(error)})
            self._trouble("chat", says("not-said"))

    def _trouble(self, key: str, reason: Said) -> None:
        metrics.TROUBLES.labels(key).inc()
        self.reader.send(Trouble(key=key, reason=told(reason)))  # type: ignore[arg-type]  # the keys above
        if not self.patience.take():
            self.reader.cut_off(POLICY)
