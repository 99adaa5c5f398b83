"""Closes stuck connections: a request must arrive in time, and the client must take the answer."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS: Final = "request_seconds"
"""How the application says, in its state, how long a request may take to arrive."""
_USUAL: Final = 20.0
_TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class _Alarm:
    """Goes off after this many seconds unless stopped."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, timer: asyncio.TimerHandle) -> None:
        self.stop()
        self._timer = timer

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None


class Http(H11Protocol):
    """
    A uvicorn connection that doesn't wait forever.

    Uvicorn closes connections that are idle after a request. But it would wait for one that never says
    anything, a request that comes letter by letter, or an answer that nobody takes.
    """

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 (uvicorn's)
        super().__init__(*given, **named)
        self.seconds = float(self.app_state.get(SECONDS, _USUAL))
        self._arriving = _Alarm()
        self._leaving = _Alarm()
        self._is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arriving.set(self.loop.call_later(self.seconds, self._give_up))

    def connection_lost(self, exc: Exception | None) -> None:
        self._arriving.stop()
        self._leaving.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._is_arriving:
            self._arriving.stop()
        elif not self._arriving.is_set:
            self._arriving.set(self.loop.call_later(self.seconds, self._give_up))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leaving.set(self.loop.call_later(self.seconds, self.transport.abort))

    def resume_writing(self) -> None:
        self._leaving.stop()
        super().resume_writing()

    @property
    def _is_arriving(self) -> bool:
        """Has a request begun but not ended?"""
        if self._is_upgraded:
            return False
        state = self.conn.their_state
        return state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))

    def _give_up(self) -> None:
        is_answered = self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE)
        if self._is_arriving and not is_answered:
            self.transport.write(_TOO_LATE)
        self.transport.close()
