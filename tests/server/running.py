"""A real server in a thread of its own, and players who talk to it over HTTP and sockets."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, TypeVar

import httpx
import uvicorn
from sqlalchemy import Connection, column, insert, select, table, update
from websockets.sync.client import ClientConnection, connect

from hexstead.match.seed import Seed
from hexstead.server.door.app import create_app
from hexstead.server.door.house import House
from hexstead.server.door.listening import Http
from hexstead.server.live.seating import new_table, stored_setup
from hexstead.server.settings import Settings
from hexstead.server.store.database import Database
from hexstead.server.store.notices import Notices
from hexstead.server.store.schema import presence, seats
from hexstead.server.store.store import Guest, Store, TableRow
from hexstead.server.wire.forms import NewTable, SetupRequest
from hexstead.server.wire.ready_messages import Wire
from hexstead.wording.say import say
from spoken import heard

Answer = TypeVar("Answer")

PATIENCE = 20.0


def settings_for(database_url: str, **changes: Any) -> Settings:
    usual = Settings(
        database_url=database_url,
        bot_pause=0.0,
        bot_seconds=0.2,
        bot_processes=1,
        waiting_seconds=60,
        requests_per_second=1000,
        requests_at_once=1000,
        tables_per_minute=6000,
        tables_at_once=1000,
        messages_per_second=60,
        messages_at_once=150,
        address_messages_per_second=10_000,
        address_messages_at_once=10_000,
        chat_lines_per_second=1000,
        chat_lines_at_once=1000,
        address_chat_lines_per_second=1000,
        address_chat_lines_at_once=1000,
        sweep_seconds=1.0,
        share_seconds=0.0,
    )
    return replace(usual, **changes)


class Running:
    """The server while it runs."""

    def __init__(self, settings: Settings, ws: Any = Wire, **more: Any) -> None:
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app,
            port=0,
            log_config=None,
            http=Http,
            ws=ws,
            ws_per_message_deflate=False,
            ws_max_size=64_000,
            timeout_graceful_shutdown=2,
            proxy_headers=False,
            **more,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(serve())

    def start(self) -> None:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def do(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Run something inside the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


def until(is_so: Any, patience: float = PATIENCE) -> None:
    """Wait for something that comes by itself."""
    limit = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.01)


@contextmanager
def running(settings: Settings, **more: Any) -> Iterator[Running]:
    server = Running(settings, **more)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def file_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'hexstead.db'}"


def seats_for(*kinds: str) -> list[dict[str, str]]:
    """Who is to sit where: here, open, or the name of a bot."""
    return [{"kind": kind} if kind in ("here", "open") else {"kind": "bot", "bot": kind} for kind in kinds]


def table_row(*kinds: str) -> TableRow:
    """A table of the guest "anna" as it is stored; without open seats, a game in which nobody has acted.

    The kinds "ben" and "clara" are seats of other guests.
    """
    others = {"ben": "Ben", "clara": "Clara"}
    row = _table_of_anna(*["here" if kind in others else kind for kind in kinds])
    sitting = zip(kinds, row.seats, strict=True)
    seats = [
        replace(seat, guest=kind, name=others[kind]) if kind in others else seat for kind, seat in sitting
    ]
    return replace(row, seats=tuple(seats))


def _table_of_anna(*kinds: str) -> TableRow:
    wanted = NewTable.model_validate({"seats": seats_for(*kinds)})
    row = new_table(wanted, stored_setup(SetupRequest(first_game=True), len(kinds)), Guest("anna", "Anna", 0))
    return replace(row, phase="playing", drawn_by=Seed.fresh()) if row.phase == "shuffling" else row


FIRST_COLUMNS = "id host phase setup is_listed is_lesson rematch since"


def store_as_first(old: Connection, row: TableRow, seed: int, **changed: str) -> None:
    """As release 0.1 stored a table: its seed was a number, and what follows from the set-up had columns."""
    values = {name: getattr(row, name) for name in FIRST_COLUMNS.split()}
    values |= {"code": "", "boxes": "", "seed": seed, **changed}
    old.execute(insert(table("tables", *[column(name) for name in values])).values(values))


def elsewhere(database: Database) -> Store:
    """As another process has it."""
    return Store(database, Notices(database, "elsewhere"))


def as_read(message: Any) -> Any:
    """A message in which reasons, notes and lines of the table are the sentences that people read."""
    if not isinstance(message, dict):
        return message
    read = dict(message)
    if read.get("reason"):
        read["reason"] = say(heard(read["reason"]))
        if read.get("text") == "":
            del read["text"]
    for field in ("errors", "notes"):
        if isinstance(read.get(field), list):
            read[field] = [say(heard(one)) if isinstance(one, dict) else one for one in read[field]]
    if isinstance(line := read.get("line"), dict) and line["said"]:
        read["line"] = {**line, "text": say(heard(line["said"]))}
    return read


class Seen:
    """A socket at a table, and the newest of what it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] = {}

    def next(self) -> dict[str, Any]:
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = as_read(json.loads(text))
        self.view = message.get("view") or self.view
        self.table = message.get("table") or self.table
        self.game = message.get("game") or self.game
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; others are taken in on the way."""
        while True:
            message = self.next()
            if message["kind"] == kind:
                return message

    def until_at(self, at: int) -> dict[str, Any]:
        while self.view.get("at", -1) < at:
            self.next()
        return self.view

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def act(self, do: str) -> dict[str, Any]:
        """Choose something; the view after it."""
        at = self.view["at"]
        self.send(at=at, do=do)
        while True:
            message = self.next()
            assert message["kind"] != "refused", message
            if message["kind"] == "view" and message["view"]["at"] > at:
                return self.view

    def refused(self, do: str, at: int | None = None) -> dict[str, Any]:
        self.send(at=self.view["at"] if at is None else at, do=do)
        return self.until("refused")

    def choices(self) -> list[str]:
        """All that is live for the reader now."""
        buttons = [button["do"] for button in self.view["buttons"] if button["is_live"]]
        tiles = [tile["do"] for seat in self.view["seats"] for tile in seat["tiles"] if tile["is_live"]]
        return [*self.view["live"], *tiles, *buttons]

    def finish_turn(self) -> None:
        """Build what is owed and end the turn."""
        seat = self.view["turn"]
        while self.view["turn"] == seat and self.view["is_yours"]:
            self.act((self.view["live"] or ["end"])[0])

    def closed_with(self) -> int:
        """The code with which the server ends this connection."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self.connection.close()


Newcomer: TypeAlias = "Callable[[], Player]"


class Player:
    """Somebody with a cookie of their own."""

    made: ClassVar[list["Player"]] = []

    def __init__(self, address: str, cookie: str = "") -> None:
        self.made.append(self)
        self.address = address
        cookies = {"hexstead": cookie} if cookie else {}
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, cookies=cookies)
        self.sockets: list[Seen] = []

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return as_read(answer.json())

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return as_read(answer.json())

    def create(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table with these seats: here, open, or the name of a bot."""
        wishes = more.pop("setup", {"first_game": True})
        wanted = {"seats": seats_for(*kinds), "setup": wishes, **more}
        made: dict[str, Any] = self.post("/api/tables", wanted, 201)
        return made

    def on(self, table: str, verb: str, body: Any = None, status: int = 200) -> Any:
        return self.post(f"/api/tables/{table}/{verb}", body, status)

    def look(self, table: str, address: str = "", source: str = "", **headers: str) -> Seen:
        """Open a socket, perhaps from another address of this machine, and take the first message in."""
        seen = self.open(table, address, source, **headers)
        assert seen.next()["kind"] == "whole"
        return seen

    def open(self, table: str, address: str = "", source: str = "", **headers: str) -> Seen:
        cookie = self.http.cookies.get("hexstead")
        sent = {**headers, **({"Cookie": f"hexstead={cookie}"} if cookie else {})}
        url = (address or self.address).replace("http", "ws", 1)
        more: dict[str, Any] = {"source_address": (source, 0)} if source else {}
        at = f"{url}/api/tables/{table}/socket"
        seen = Seen(connect(at, additional_headers=sent, compression=None, **more))
        self.sockets.append(seen)
        return seen

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()


def pair(anna: Player, ben: Player, **more: Any) -> tuple[str, Seen, Seen]:
    """Two players at a table of two."""
    id = anna.create("here", "open", **more)["id"]
    ben.on(id, "join", {"name": "Ben"})
    anna.on(id, "start")
    first, second = anna.look(id), ben.look(id)
    while not first.table["seats"][1]["is_connected"]:
        first.until("table")
    return id, first, second


def on_turn(*looks: Seen) -> tuple[Seen, Seen]:
    """Who has to choose, and the other."""
    return looks if looks[0].view["is_yours"] else looks[::-1]  # type: ignore[return-value]


def until_said(look: Seen, text: str) -> dict[str, Any]:
    """The line of chat with this text."""
    while True:
        line: dict[str, Any] = look.until("chat")["line"]
        if line["text"] == text:
            return line


def long_idle(server: Running, table: str) -> None:
    """As if nobody had acted for an hour."""

    async def turn_back() -> None:
        server.house.hall.tables[table]._moved_at -= 3600

    server.do(turn_back())


def long_gone(server: Running, table: str) -> None:
    """As if absent players had left an hour ago. Waits for those who are leaving right now."""
    at_table = (seats.c.table_id == table, seats.c.away_since.is_not(None))
    there = select(presence.c.guest).where(presence.c.table_id == table)

    async def has_left() -> bool:
        async with server.house.database.reading() as connection:
            away = set((await connection.execute(select(seats.c.guest).where(*at_table))).scalars())
            return bool(away) and not away & set((await connection.execute(there)).scalars())

    until(lambda: server.do(has_left()))

    async def turn_back() -> None:
        hour = update(seats).where(seats.c.table_id == table).values(away_since=seats.c.away_since - 3600)
        async with server.house.database.writing() as connection:
            await connection.execute(hour)

    server.do(turn_back())
