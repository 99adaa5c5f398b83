"""How long others wait while one visitor attacks the server.

    python bench/attacks.py [--source OTHER/src --source src] [--seconds 10] [--only chat]

Starts a server for each source tree, with the usual limits, and attacks it from one address while a victim
at another one plays: set-ups with generated boards, tables with bots that nobody or only the attacker
watches, and a flood of chat. Finally its disk is full for 25 seconds while both go on: how much does it log?
The exit code is 1 if the last of the trees breaks the promise.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from hexstead.server.settings import Settings
from load import GONE, _free_port, _is_up

PROMISED_WAIT, PROMISED_RATIO = 2.0, 2.0
"""Seconds a victim waits at most, and how much a flood of chat may slow down the slowest actions."""
FULL_DISK, FULL_SECONDS, PROMISED_LOG = "full disk", 25.0, 50_000
"""Bytes of log at most."""
LONGEST = 30.0
"""Give up waiting after this many seconds."""
VICTIM, ATTACKER = "127.0.0.1", "127.0.0.2"
MADE = {"boxes": ["endless"]}
SETUPS, TABLES, TALKERS, LINES_A_SECOND = 150, 30, 7, 28
PLAYING, ACTIONS_A_SECOND = 10, 40
console = Console()


@dataclass
class Waits:
    """By what the victim waited for, in seconds; giving up counts as the longest wait."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    log_bytes: int | None = None
    """What it logged while the disk was full; empty if we didn't try that."""

    async def measure(self, what: str, work: Awaitable[Any]) -> None:
        begun = time.perf_counter()
        with suppress(TimeoutError, *GONE, httpx.HTTPError):
            await asyncio.wait_for(work, LONGEST)
        self.seconds.setdefault(what, []).append(time.perf_counter() - begun)


class Server:
    """The command `hexstead serve` of a source tree."""

    def __init__(self, source: Path, folder: str, log_level: str = "critical") -> None:
        self.source = source
        self.folder = folder
        self.log_level = log_level
        self.log_bytes = 0
        self.pid = 0
        self.port = _free_port()

    @property
    def address(self) -> str:
        return f"{VICTIM}:{self.port}"

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.source),
            "HEXSTEAD_DATABASE_URL": f"sqlite:///{self.folder}/attacks.db",
            "HEXSTEAD_LOG_LEVEL": self.log_level,
        }
        command = ["-c", "from hexstead.cli import main; main()", "serve", "--port", str(self.port)]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            env=environment,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        self.pid = process.pid
        assert process.stderr is not None
        reading = asyncio.create_task(self._read(process.stderr))
        try:
            async with httpx.AsyncClient() as client:
                while not await _is_up(client, f"http://{self.address}/healthz"):
                    await asyncio.sleep(0.05)
            yield
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
            await reading

    async def _read(self, log: asyncio.StreamReader) -> None:
        while some := await log.read(65536):
            self.log_bytes += len(some)

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """None of its files can grow."""
        usual = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        yield
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, usual)


class Guest:
    """Somebody at an address, with their own cookie."""

    def __init__(self, server: Server, source: str = VICTIM) -> None:
        self.server = server
        self.source = source
        self.http = httpx.AsyncClient(
            base_url=f"http://{server.address}",
            timeout=4 * LONGEST,
            transport=httpx.AsyncHTTPTransport(
                local_address=source, limits=httpx.Limits(max_connections=None)
            ),
        )

    async def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer = await self.http.post(path, json={} if body is None else body)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def table(self, *bots: str, **setup: int) -> str:
        seats = [{"kind": "here"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
        wanted = {"seats": seats if bots else [{"kind": "here"}] * 2, "setup": setup or {"first_game": True}}
        return str((await self.post("/api/tables", wanted))["id"])

    @asynccontextmanager
    async def socket(self, table: str, *, with_cookie: bool = True) -> AsyncIterator[ClientConnection]:
        cookie = self.http.cookies.get("hexstead")
        headers = {"Cookie": f"hexstead={cookie}"} if cookie and with_cookie else {}
        url = f"ws://{self.server.address}/api/tables/{table}/socket"
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, local_addr=(self.source, 0)
        ) as connection:
            yield connection


# What the victim does.


async def play_with_a_bot(victim: Guest, waits: Waits, what: str) -> None:
    """How long each action of a bot takes in its first turn."""
    try:
        table = await victim.table("search", first_game=True, first_player=2)
    except httpx.HTTPError:
        # Without a table there is no bot to wait for.
        waits.seconds.setdefault(what, []).append(LONGEST)
        return
    async with victim.socket(table) as connection:
        view = await _first_view(connection)
        while not view["is_yours"]:
            coming = asyncio.create_task(_next_view(connection, view["at"]))
            await waits.measure(what, coming)
            if coming.cancelled():
                return
            view = coming.result()


async def _first_view(connection: ClientConnection) -> dict[str, Any]:
    """A browser adds its share to the seed, then the cards are dealt."""
    view: dict[str, Any] | None = json.loads(await connection.recv())["view"]
    if view is None:
        await connection.send(json.dumps({"kind": "share", "bytes": secrets.token_hex(16)}))
        return await _next_view(connection, -1)
    return view


async def _next_view(connection: ClientConnection, at: int) -> dict[str, Any]:
    while True:
        view: dict[str, Any] | None = json.loads(await connection.recv()).get("view")
        if view and view["at"] > at:
            return view


async def suffer(waits: Waits, attack: str, seconds: float, server: Server) -> None:
    """Everything a victim may want, again and again."""
    victim = Guest(server)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await waits.measure(f"{attack}: new table", victim.table("greedy"))
        await waits.measure(f"{attack}: set-up", victim.post("/api/setup", {"boxes": ["base"]}))
        await play_with_a_bot(victim, waits, f"{attack}: bot action")


# What the attacker does.


@asynccontextmanager
async def nothing(server: Server) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def set_ups(server: Server) -> AsyncIterator[None]:
    """A burst within the limits."""
    attacker = Guest(server, ATTACKER)
    asked = [asyncio.create_task(attacker.http.post("/api/setup", json=MADE)) for _ in range(SETUPS)]
    await asyncio.sleep(1)
    yield
    for one in asked:
        one.cancel()


@asynccontextmanager
async def left_tables(server: Server) -> AsyncIterator[None]:
    """Tables full of bots that look ahead, created and left at once."""
    attacker = Guest(server, ATTACKER)
    for _ in range(TABLES):
        table = await attacker.table(*["search"] * 4)
        async with attacker.socket(table) as connection:
            await _first_view(connection)
            await attacker.post(f"/api/tables/{table}/leave")
    yield


@asynccontextmanager
async def watched_tables(server: Server) -> AsyncIterator[None]:
    """The same, but the attacker watches."""
    attacker = Guest(server, ATTACKER)
    async with AsyncExitStack() as stack:
        for _ in range(TABLES):
            table = await attacker.table(*["search"] * 4)
            await _first_view(await stack.enter_async_context(attacker.socket(table)))
            await attacker.post(f"/api/tables/{table}/leave")
        yield


async def talk(attacker: Guest, table: str) -> None:
    """Without a pause; comes back as a new guest when cut off."""
    while True:
        with suppress(*GONE):
            async with attacker.socket(table, with_cookie=False) as connection:
                while True:
                    await connection.send(json.dumps({"kind": "say", "text": "blah " * 20}))
                    await asyncio.sleep(1 / LINES_A_SECOND)
        await asyncio.sleep(0.2)


@asynccontextmanager
async def chat(server: Server) -> AsyncIterator[None]:
    attacker = Guest(server, ATTACKER)
    table = await attacker.table()
    talking = [asyncio.create_task(talk(attacker, table)) for _ in range(TALKERS)]
    await asyncio.sleep(1)
    yield
    for one in talking:
        one.cancel()


# Actions at other tables under the flood.


async def act_steadily(player: Guest, waits: Waits, what: str, end: float) -> None:
    table = await player.table()
    async with player.socket(table) as connection:
        view = await _first_view(connection)
        while time.monotonic() < end and view["live"] + view["buttons"]:
            await asyncio.sleep(PLAYING / ACTIONS_A_SECOND * random.uniform(0.5, 1.5))
            do = random.choice(view["live"]) if view["live"] else "end"
            begun = time.perf_counter()
            await connection.send(json.dumps({"at": view["at"], "do": do}))
            view = await asyncio.wait_for(_next_view(connection, view["at"]), LONGEST)
            waits.seconds.setdefault(what, []).append(time.perf_counter() - begun)


async def act(waits: Waits, what: str, seconds: float, server: Server) -> None:
    end = time.monotonic() + seconds
    players = [Guest(server) for _ in range(PLAYING)]
    await asyncio.gather(*[act_steadily(player, waits, what, end) for player in players])


# A full disk.


async def log_while_full(source: Path, seconds: float) -> int:
    """Bytes that a server with the usual settings logs while every request fails."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(source, folder, Settings().log_level)
        async with server.running():
            players, attacker = [Guest(server) for _ in range(PLAYING)], Guest(server, ATTACKER)
            tables = [await player.table() for player in players]
            before = server.log_bytes
            with server.full_disk():
                asking = [_try_to_act(*one) for one in zip(players, tables, strict=True)]
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.gather(*asking, _try_to_write(attacker)), seconds)
            return server.log_bytes - before


async def _try_to_act(player: Guest, table: str) -> None:
    """Again and again, whatever the answers are."""
    while True:
        with suppress(*GONE):
            async with player.socket(table) as connection:
                view = await _first_view(connection)
                while True:
                    await connection.send(json.dumps({"at": view["at"], "do": random.choice(view["live"])}))
                    await asyncio.sleep(PLAYING / ACTIONS_A_SECOND)
        await asyncio.sleep(0.2)


async def _try_to_write(attacker: Guest) -> None:
    while True:
        with suppress(httpx.HTTPError):
            await attacker.http.put("/api/me", json={"name": "Eve", "colour": 0})
        await asyncio.sleep(1 / LINES_A_SECOND)


ATTACKS: dict[str, Callable[[Server], Any]] = {
    "quiet": nothing,
    "150 set-ups": set_ups,
    "30 left tables": left_tables,
    "30 watched tables": watched_tables,
}
QUIET, FLOOD = "actions, quiet", "actions, chat flood"


async def attack(source: Path, only: str, seconds: float) -> Waits:
    waits = Waits()
    for name, begin in ATTACKS.items():
        if only in name:
            await _one(source, partial(suffer, waits, name, seconds), begin)
    for name, begin in ((QUIET, nothing), (FLOOD, chat)):
        if only in name:
            await _one(source, partial(act, waits, name, seconds), begin)
    if only in FULL_DISK:
        waits.log_bytes = await log_while_full(source, FULL_SECONDS)
    return waits


async def _one(
    source: Path, victim: Callable[[Server], Awaitable[None]], begin: Callable[[Server], Any]
) -> None:
    """On its own server, so that nothing is left from the attack before."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(source, folder)
        async with server.running():
            # Don't wait for processes that are still starting.
            await suffer(Waits(), "", 0.1, server)
            async with begin(server):
                await victim(server)


def p95(seconds: list[float]) -> float:
    return sorted(seconds)[min(len(seconds) - 1, int(0.95 * len(seconds)))]


def shown(seconds: list[float] | None) -> str:
    if not seconds:
        return "-"
    figures = [f"{1000 * one:.0f}" for one in (statistics.median(seconds), p95(seconds), max(seconds))]
    given_up = sum([one >= LONGEST for one in seconds])
    return f"{', '.join(figures)} ms" + (f" ({given_up} given up)" if given_up else "")


def is_kept(waits: Waits) -> bool:
    slow = [what for what, seconds in waits.seconds.items() if max(seconds) >= PROMISED_WAIT]
    quiet, flood = waits.seconds.get(QUIET), waits.seconds.get(FLOOD)
    is_patient = not quiet or not flood or p95(flood) < PROMISED_RATIO * p95(quiet)
    return not slow and is_patient and (waits.log_bytes or 0) <= PROMISED_LOG


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    here = Path(__file__).parent.parent / "src"
    parser.add_argument("--source", type=Path, action="append", help="a folder that holds hexstead")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    parser.add_argument("--only", default="", help="attacks with this in their names")
    given = parser.parse_args()
    sources: list[Path] = given.source or [here]
    measured = [asyncio.run(attack(source, given.only, given.seconds)) for source in sources]
    table = Table("median, p95, longest", *map(str, sources))
    for what in dict.fromkeys([what for waits in measured for what in waits.seconds]):
        table.add_row(what, *[shown(waits.seconds.get(what)) for waits in measured])
    if any([waits.log_bytes is not None for waits in measured]):
        bytes_logged = [f"{(waits.log_bytes or 0) / 1000:.1f} kB of log" for waits in measured]
        table.add_row(f"{FULL_DISK}, {FULL_SECONDS:.0f} s", *bytes_logged)
    console.print(table)
    sys.exit(0 if is_kept(measured[-1]) else 1)


if __name__ == "__main__":
    main()
