"""Many tables with real clients: how many actions a second, how quickly, and is every one of them stored?

    python bench/load.py [--tables 300] [--seconds 60] [--rate 220] [--postgres] [--workers 2] [--kills 100]
                         [--backup]

Starts a server, plays at all tables over WebSockets, two clients each, and then compares what was
acknowledged with the database. With --kills the server is killed (SIGKILL) that many times meanwhile. The
exit code is 1 if anything acknowledged is missing or, without kills, if rate or speed are below the promise.
With --backup, `hexstead backup` runs at half-time; restored into a file and into a PostgreSQL, it must have
everything acknowledged before.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexstead.server.store.backup import restore
from hexstead.server.store.database import Database
from hexstead.server.store.schema import actions
from own_postgres import new_database, postgres

RATE, P95 = 200.0, 0.100
"""The promise on two cores, including the clients."""
LIMITS = {
    "HEXSTEAD_SHARE_SECONDS": "0",
    "HEXSTEAD_REQUESTS_PER_SECOND": "100000",
    "HEXSTEAD_REQUESTS_AT_ONCE": "100000",
    "HEXSTEAD_TABLES_PER_MINUTE": "1000000",
    "HEXSTEAD_TABLES_AT_ONCE": "100000",
    "HEXSTEAD_CONNECTIONS_PER_ADDRESS": "100000",
    "HEXSTEAD_ADDRESS_MESSAGES_PER_SECOND": "100000",
    "HEXSTEAD_ADDRESS_MESSAGES_AT_ONCE": "100000",
}
"""All clients come from one address here."""
HEXSTEAD = (sys.executable, "-c", "from hexstead.cli import main; main()")
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
console = Console()


@dataclass
class Load:
    tables: int
    seconds: float
    rate: float
    workers: int
    kills: int
    backup: Path | None = None
    """Where `hexstead backup` writes while clients play."""
    restored: list[str] = field(default_factory=list)
    """The databases to restore the backup into."""


@dataclass
class Figures:
    waits: list[float] = field(default_factory=list)
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    refused: int = 0
    reconnects: int = 0
    before_backup: dict[tuple[str, int], str] = field(default_factory=dict)
    """What was acknowledged when the backup began."""
    backup_seconds: float = 0.0

    def share(self, part: float) -> float:
        return sorted(self.waits)[min(len(self.waits) - 1, int(part * len(self.waits)))]


class Server:
    """The command `hexstead serve` in its own process group."""

    def __init__(self, database_url: str, workers: int, more: dict[str, str] | None = None) -> None:
        self.database_url = database_url
        self.workers = workers
        self.more = more or {}
        """For its environment."""
        self.port = _free_port()
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        environment = {**os.environ, **LIMITS, **self.more, "HEXSTEAD_DATABASE_URL": self.database_url}
        command = ["serve", "--port", str(self.port), "--workers", str(self.workers)]
        self.process = await asyncio.create_subprocess_exec(
            *HEXSTEAD,
            *command,
            env=environment,
            stdout=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        async with httpx.AsyncClient() as client:
            while not await _is_up(client, f"http://{self.address}/healthz"):
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            await self.process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _is_up(client: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await client.get(address, timeout=2)).status_code == 200
    except httpx.HTTPError:
        return False


@dataclass
class Chair:
    """A seat at a table and the cookie of the person there."""

    table: str
    cookie: str
    """Empty for somebody without a seat."""

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"hexstead={self.cookie}"} if self.cookie else {}


async def make_tables(address: str, number: int) -> list[tuple[Chair, Chair]]:
    """Two guests for each table, as real players would create it."""
    made: list[tuple[Chair, Chair]] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Making tables", total=number)
        for _ in range(number):
            made.append(await _make_table(address))
            progress.advance(task)
    return made


async def _make_table(address: str) -> tuple[Chair, Chair]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30, verify=False) as host:
        seats = [{"kind": "here"}, {"kind": "open"}]
        made = (await host.post("/api/tables", json={"seats": seats})).raise_for_status()
        table = made.json()["id"]
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30, verify=False) as guest:
            (await guest.post(f"/api/tables/{table}/join", json={})).raise_for_status()
            (await host.post(f"/api/tables/{table}/start")).raise_for_status()
            return Chair(table, host.cookies["hexstead"]), Chair(table, guest.cookies["hexstead"])


class Client:
    """Plays one seat: whenever it may choose and its time has come, it takes any live action."""

    def __init__(self, address: str, chair: Chair, pace: "Pace", figures: Figures) -> None:
        self.url = f"ws://{address}/api/tables/{chair.table}/socket"
        self.chair = chair
        self.pace = pace
        self.figures = figures

    async def play(self) -> None:
        while not self.pace.is_over:
            try:
                async with self._connected() as connection:
                    await self._play(connection)
            except GONE:
                self.figures.reconnects += 1
                await asyncio.sleep(0.2 + random.random() * 0.3)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[ClientConnection]:
        async with connect(
            self.url,
            additional_headers=self.chair.headers,
            compression=None,
            open_timeout=30,
            close_timeout=1,
            max_size=None,
        ) as connection:
            yield connection

    async def _play(self, connection: ClientConnection) -> None:
        text = str(await connection.recv())
        self.pace.arrive()
        while not self.pace.is_over:
            view = _own_view(text)
            if view is None:
                text = str(await connection.recv())
            else:
                await self.pace.wait(self.chair.table)
                text = await self._act(connection, view["at"], _any_of(view))

    async def _act(self, connection: ClientConnection, at: int, do: str) -> str:
        """Send it and wait until the view shows it; skips everything else."""
        sent = time.perf_counter()
        await connection.send(json.dumps({"at": at, "do": do}))
        while True:
            text = str(await connection.recv())
            if text.startswith('{"kind":"view"') and f'"at":{at + 1},' in text[:60]:
                self.figures.waits.append(time.perf_counter() - sent)
                self.figures.acknowledged[self.chair.table, at] = do
                return text
            if text.startswith('{"kind":"refused"'):
                # Another connection of ours was quicker; the current view follows.
                self.figures.refused += 1
                return str(await connection.recv())


def _own_view(text: str) -> dict[str, Any] | None:
    """The view, if its reader has to choose. Parsing it for those who wait would cost too much."""
    if not text.startswith(('{"kind":"view"', '{"kind":"whole"')) or '"is_yours":true' not in text:
        return None
    view: dict[str, Any] = json.loads(text)["view"]
    return view if view["is_yours"] else None


def _any_of(view: dict[str, Any]) -> str:
    return random.choice(view["live"]) if view["live"] else "end"


class Pace:
    """Each table acts at a fixed interval, spread evenly, whatever the server does."""

    def __init__(self, tables: int, rate: float) -> None:
        self.interval = tables / rate
        self.is_over = False
        self.here = 0
        self.begin = asyncio.Event()
        self._next: dict[str, float] = {}

    def arrive(self) -> None:
        self.here += 1

    async def wait(self, table: str) -> None:
        await self.begin.wait()
        now = time.monotonic()
        due = self._next.get(table, now + random.random() * self.interval)
        # A late client doesn't hurry afterwards.
        self._next[table] = max(due, now) + self.interval
        await asyncio.sleep(max(0.0, due - now))


async def load(server: Server, plan: Load) -> Figures:
    chairs = await make_tables(server.address, plan.tables)
    figures, pace = Figures(), Pace(plan.tables, plan.rate)
    clients = [Client(server.address, chair, pace, figures) for pair in chairs for chair in pair]
    playing = [asyncio.create_task(client.play()) for client in clients]
    while pace.here < len(clients):
        await asyncio.sleep(0.1)
    pace.begin.set()
    if plan.kills:
        await _kill_often(server, plan.kills)
    else:
        await asyncio.gather(_watch(plan.seconds), _back_up(server, plan, figures))
    pace.is_over = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures


async def _watch(seconds: float) -> None:
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Playing", total=seconds)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(0.5)
            progress.update(task, completed=seconds - (end - time.monotonic()))


async def _back_up(server: Server, plan: Load, figures: Figures) -> None:
    """At half-time, as a host would."""
    if plan.backup is None:
        return
    await asyncio.sleep(plan.seconds / 2)
    figures.before_backup = dict(figures.acknowledged)
    started = time.perf_counter()
    command = ["backup", str(plan.backup), "--database-url", server.database_url]
    process = await asyncio.create_subprocess_exec(*HEXSTEAD, *command, stdout=asyncio.subprocess.DEVNULL)
    if await process.wait():
        raise SystemExit("hexstead backup failed")
    figures.backup_seconds = time.perf_counter() - started


async def missing_in_backup(path: Path, figures: Figures, into: list[str]) -> list[tuple[str, int]]:
    """What was acknowledged before the backup began, but isn't in every database restored from it."""
    lost: list[tuple[str, int]] = []
    for url in into:
        await restore(url, path, lambda done, total: None, is_forced=True)
        lost += await missing(url, figures.before_backup)
    return lost


async def _kill_often(server: Server, kills: int) -> None:
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Killing the server", total=kills)
        for _ in range(kills):
            await asyncio.sleep(0.5 + random.random() * 1.5)
            await server.kill()
            await server.start()
            progress.advance(task)


async def missing(database_url: str, acknowledged: dict[tuple[str, int], str]) -> list[tuple[str, int]]:
    """What was acknowledged but isn't stored that way; and every gap in the numbers of a game."""
    database = await Database.open(database_url)
    async with database.reading() as connection:
        rows = (await connection.execute(select(actions.c.table_id, actions.c.n, actions.c.do))).all()
    await database.close()
    stored = {(row.table_id, row.n): row.do for row in rows}
    gaps = [(table, n) for table, n in stored if n and (table, n - 1) not in stored]
    return gaps + [key for key, do in acknowledged.items() if stored.get(key) != do]


def report(plan: Load, figures: Figures, lost: int) -> bool:
    """Print the figures; are they as promised?"""
    rate, p95 = len(figures.waits) / plan.seconds, figures.share(0.95)
    table = Table(show_header=False)
    table.add_row("tables, clients", f"{plan.tables}, {2 * plan.tables}")
    table.add_row("actions acknowledged", str(len(figures.acknowledged)))
    if plan.kills:
        table.add_row("kills, reconnects", f"{plan.kills}, {figures.reconnects}")
    else:
        waits = [f"{1000 * figures.share(part):.1f} ms" for part in (0.5, 0.95, 0.99, 1)]
        table.add_row("a second", f"{rate:.1f} (promised {RATE:.0f})")
        table.add_row("p50, p95, p99, slowest", f"{', '.join(waits)} (promised p95 {1000 * P95:.0f} ms)")
        if plan.workers == 1:
            # What several workers have used is lost with the process that started them.
            table.add_row("CPU of the server, of the clients", _cpu())
    table.add_row("refused", str(figures.refused))
    if plan.backup:
        took = f"{len(figures.before_backup)}, {figures.backup_seconds:.1f} s"
        table.add_row("acknowledged before the backup, which took", took)
        table.add_row("restored into", ", ".join([url.partition(":")[0] for url in plan.restored]))
    table.add_row("missing in the database" + (" or in the backup" if plan.backup else ""), str(lost))
    console.print(table)
    return not lost and (bool(plan.kills) or (rate >= RATE and p95 < P95))


def _cpu() -> str:
    """Seconds, including the start and creating the tables."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_CHILDREN, resource.RUSAGE_SELF)]
    return ", ".join([f"{one.ru_utime + one.ru_stime:.1f} s" for one in used])


@contextmanager
def databases(of_postgres: bool, has_backup: bool) -> Iterator[tuple[str, list[str]]]:
    """The one to serve, and one of each kind to restore a backup into."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        served = f"sqlite:///{folder}/load.db"
        if not of_postgres and not has_backup:
            yield served, []
            return
        url = stack.enter_context(postgres(folder / "postgres"))
        others = [f"sqlite:///{folder}/restored.db", new_database(url)] if has_backup else []
        yield url if of_postgres else served, others


async def run(plan: Load, database_url: str) -> bool:
    server = Server(database_url, plan.workers)
    await server.start()
    try:
        figures = await load(server, plan)
    finally:
        await server.kill()
    lost = await missing(database_url, figures.acknowledged)
    if plan.backup:
        lost += await missing_in_backup(plan.backup, figures, plan.restored)
    return report(plan, figures, len(lost))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=220.0, help="actions a second that the clients try")
    parser.add_argument(
        "--postgres", action="store_true", help="on a PostgreSQL of its own instead of a file"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--backup", action="store_true", help="take a backup at half-time and restore it")
    given = parser.parse_args()
    with databases(given.postgres, given.backup) as (url, others), tempfile.TemporaryDirectory() as folder:
        backup = Path(folder) / "load.hexstead" if given.backup else None
        plan = Load(given.tables, given.seconds, given.rate, given.workers, given.kills, backup, others)
        sys.exit(0 if uvloop.run(run(plan, url)) else 1)


if __name__ == "__main__":
    main()
