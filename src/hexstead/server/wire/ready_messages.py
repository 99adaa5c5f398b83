"""Sockets that take a message as ready bytes: a message for a hundred readers is framed only once."""

import struct
from functools import cached_property
from typing import Final, cast

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_EXTENSION: Final = "hexstead.wire"
_SECONDS_TO_CLOSE: Final = 10.0
_WHOLE_TEXT: Final = 0x81
_MOST_WAITING: Final = 1_000_000
"""Bytes that a slow reader may have outstanding."""


class ReadyMessage:
    """What readers are told: as text, and as it travels."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def frame(self) -> bytes:
        data = self.text.encode()
        return _head(len(data)) + data


def _head(length: int) -> bytes:
    """The head of a frame with a complete text (RFC 6455, 5.2)."""
    if length < 126:
        return struct.pack("!BB", _WHOLE_TEXT, length)
    if length < 2**16:
        return struct.pack("!BBH", _WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, 127, length)


class Wire(WebSocketsSansIOProtocol):
    """A uvicorn socket that the application can also reach directly.

    Normally a message passes through a queue, a task and every layer of the application, once for each
    reader. That's fine for a message to one reader; for a view with many readers it would be most of
    the work.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[_EXTENSION] = self

    async def send(self, message: ASGISendEvent) -> None:
        """Close a connection that should end, even if the other side never takes what was sent before."""
        if message["type"] == "websocket.close":
            self.loop.call_later(_SECONDS_TO_CLOSE, self.transport.abort)
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """A client that reads nothing would keep a connection that only closes once everything is sent."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def write(self, message: ReadyMessage) -> bool:
        """False if the reader doesn't take anything any more."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > _MOST_WAITING:
            return False
        self.transport.write(message.frame)
        return True


def wire_of(scope: Scope) -> Wire | None:
    """None under a server that isn't ours: then messages go the usual way."""
    return cast(Wire | None, scope.get("extensions", {}).get(_EXTENSION))
