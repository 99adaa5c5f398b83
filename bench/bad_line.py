"""A connection to PostgreSQL that fails on command: answers get lost, connections are cut or go silent."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy.engine import make_url
from sqlalchemy.engine.url import URL

_AT_ONCE: Final = 65536
_COMMIT: Final = b"COMMIT"
_LISTEN: Final = b"LISTEN"
_PORT: Final = 5432


class BadLine:
    """Passes on what server and database say to each other, in its own thread."""

    def __init__(self, database_url: str) -> None:
        self.target = make_url(database_url)
        self.answers_to_lose = 0
        """How many commits reach the database but get no answer."""
        self.commits_to_lose = 0
        """How many commits don't even reach it."""
        self.is_silent = False
        """Nothing comes from the database any more, but connections stay open."""
        self.is_down = False
        """Nobody can connect."""
        self.lost = 0
        self._listening: set[asyncio.StreamWriter] = set()
        self._deafened: set[asyncio.StreamWriter] = set()
        self._open: set[asyncio.StreamWriter] = set()
        self._port = 0

    _loop: asyncio.AbstractEventLoop
    _end: asyncio.Event

    @property
    def url(self) -> str:
        near = self.target.difference_update_query(["host"]).set(host="127.0.0.1", port=self._port)
        return near.render_as_string(hide_password=False)

    def cut(self) -> None:
        """Close all connections."""
        self._loop.call_soon_threadsafe(self._cut)

    def silence_listeners(self) -> None:
        """Connections that listen for notices hear nothing from now on, but stay open."""
        self._deafened |= self._listening

    def _cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    @contextmanager
    def running(self) -> Iterator["BadLine"]:
        ready = threading.Event()
        thread = threading.Thread(target=lambda: asyncio.run(self._run(ready)), daemon=True)
        thread.start()
        ready.wait()
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(self._end.set)
            thread.join()

    async def _run(self, ready: threading.Event) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        ready.set()
        await self._end.wait()
        server.close()
        while self._open:
            self._cut()
            await asyncio.sleep(0.01)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self.is_down:
                raise ConnectionRefusedError
            far_reader, far_writer = await _opened(self.target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._open |= ends
        losing = asyncio.Event()
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on_questions(reader, far_writer, writer, losing))
                both.create_task(self._pass_on_answers(far_reader, writer, losing))
        except* (OSError, _Ended):
            pass
        finally:
            self._open -= ends
            self._listening -= ends
            for end in ends:
                end.transport.abort()

    async def _pass_on_questions(
        self,
        reader: asyncio.StreamReader,
        far: asyncio.StreamWriter,
        near: asyncio.StreamWriter,
        losing: asyncio.Event,
    ) -> None:
        while data := await reader.read(_AT_ONCE):
            if _LISTEN in data:
                self._listening.add(near)
            if _COMMIT in data and self.commits_to_lose > 0:
                self.commits_to_lose -= 1
                self.lost += 1
                break
            if _COMMIT in data and self.answers_to_lose > 0:
                self.answers_to_lose -= 1
                losing.set()
            far.write(data)
            await far.drain()
        raise _Ended

    async def _pass_on_answers(
        self, far: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event
    ) -> None:
        while data := await far.read(_AT_ONCE):
            if losing.is_set():
                self.lost += 1
                break
            if not self.is_silent and writer not in self._deafened:
                writer.write(data)
                await writer.drain()
        raise _Ended


class _Ended(Exception):
    """One side has gone."""


async def _opened(target: URL) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    folder: Any = target.query.get("host")
    port = target.port or _PORT
    if folder:
        return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
    return await asyncio.open_connection(target.host, port)
