"""Play while everything fails: is all that was acknowledged stored, was it true, does everyone see the same?

    python bench/soak_server.py [--seconds 300] [--tables 8] [--rate 40]

Two sites at once: one server on a file (killed, its disk full, its file locked), and two servers on one
PostgreSQL (killed, the database restarted, connections cut, answers to commits lost). Players resend an
action with the same id until they know what became of it; at each table a spectator watches all the time.
When a game is over, the next one begins at another table, so that every failure hits games that go on.
In the end players must know what became of every action: exactly the acknowledged actions are stored, and
none of the refused ones. All readers must see the same: the spectator, both players, and anyone who comes
now with the cookie of one of them or without, through each of the servers. If not, the exit code is 1.
"""

import argparse
import asyncio
import hashlib
import json
import math
import random
import resource
import secrets
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import uvloop
from rich.console import Console
from rich.table import Table
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from bad_line import BadLine
from hexstead.server.store.database import Database
from hexstead.server.store.schema import actions
from load import GONE, Chair, Pace, Server, make_tables
from own_postgres import postgres, restart

_CALM: Final = 1.0
"""Seconds between two failures, on average."""
_SHORTEST_GAME: Final = 60
"""Actions; there are tables enough for games that are no longer."""
_PATIENCE: Final = 60.0
_ANSWER_SECONDS: Final = 15.0
console = Console()


@dataclass
class Facts:
    """What clients were told."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)
    refused: list[tuple[str, int, str, str]] = field(default_factory=list)
    """Table, number, token and key."""
    failures: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    reconnects: int = 0


@dataclass
class Pending:
    at: int
    do: str
    id: str


class Seat:
    """Somebody at a table, whatever happens to the connection."""

    def __init__(self, site: "Site", chair: Chair) -> None:
        self.site = site
        self.chair = chair
        self.view: dict[str, Any] = {}
        self.pending: Pending | None = None

    async def stay(self) -> None:
        while not self.site.is_over and not self._is_done:
            address = random.choice(self.site.servers).address
            url = f"ws://{address}/api/tables/{self.chair.table}/socket"
            try:
                headers = self.chair.headers
                async with connect(
                    url, additional_headers=headers, compression=None, max_size=None, close_timeout=1
                ) as connection:
                    await self._talk(connection)
            except GONE:
                self.site.facts.reconnects += 1
                await asyncio.sleep(0.1 + 0.4 * random.random())

    async def _talk(self, connection: ClientConnection) -> None:
        self._take(json.loads(await connection.recv()))
        if self.pending:
            await self._send(connection, self.pending)
        while not self.site.is_over and not self._is_done:
            if self.pending is None and self._may_act():
                await self.site.pace.wait(self.chair.table)
                self.pending = Pending(self.view["at"], _any_of(self.view), secrets.token_hex(8))
                await self._send(connection, self.pending)
            # Don't wait for an answer forever.
            patience = _ANSWER_SECONDS if self.pending else None
            self._take(json.loads(await asyncio.wait_for(connection.recv(), patience)))

    @property
    def _is_done(self) -> bool:
        """The game is over, and nothing is left to be asked."""
        return bool(self.view.get("result")) and self.pending is None

    def _may_act(self) -> bool:
        return bool(self.chair.cookie and self.view.get("is_yours") and not self.view["result"])

    async def _send(self, connection: ClientConnection, pending: Pending) -> None:
        await connection.send(json.dumps({"kind": "act", **vars(pending)}))

    def _take(self, message: dict[str, Any]) -> None:
        self.site.facts.said[message["kind"]] += 1
        if message["kind"] == "refused" and self.pending:
            told = (self.chair.table, self.pending.at, self._token(self.pending), message["key"])
            self.site.facts.refused.append(told)
            self.pending = None
        if view := message.get("view"):
            self.view = view
            # The first message of a connection isn't an answer to what is resent over it.
            if message["kind"] == "view" and self.pending and view["at"] > self.pending.at:
                self.site.facts.acknowledged[self.chair.table, self.pending.at] = self._token(self.pending)
                self.pending = None

    def _token(self, pending: Pending) -> str:
        """As the server stores it with the row."""
        guest = self.chair.cookie.partition(".")[0]
        return hashlib.sha256(f"{guest} {pending.id}".encode()).hexdigest()[:32]


def _any_of(view: dict[str, Any]) -> str:
    return str(random.choice(view["live"] or [_live_button(view)]))


def _live_button(view: dict[str, Any]) -> str:
    return str(next(button["do"] for button in view["buttons"] if button["is_live"]))


class Site:
    """Servers on one database, the people at them, and what goes wrong there."""

    def __init__(self, name: str, database_url: str, servers: list[Server], pace: Pace) -> None:
        self.name = name
        self.database_url = database_url
        self.servers = servers
        self.pace = pace
        self.facts = Facts()
        self.is_ending = self.is_over = False
        """No new games begin; nobody plays any more."""
        self.seats: list[Seat] = []
        self.spectators: list[Seat] = []
        self.failures: dict[str, Callable[[], Awaitable[None]]] = {"kill": self._kill}

    async def run(self, tables: int, seconds: float) -> None:
        for server in self.servers:
            await server.start()
        # Made before anything fails: hardly any would be made between two failures.
        games = tables + math.ceil(seconds * tables / self.pace.interval / _SHORTEST_GAME)
        waiting_tables = await make_tables(self.servers[0].address, games)
        playing = [asyncio.create_task(self._play_games(waiting_tables)) for _ in range(tables)]
        self.pace.begin.set()
        end = time.monotonic() + seconds
        waiting = list(self.failures)
        while time.monotonic() < end or waiting:
            await asyncio.sleep(2 * _CALM * random.random())
            # Each of them at least once.
            kind = waiting.pop() if waiting else random.choice(list(self.failures))
            self.facts.failures[kind] += 1
            await self.failures[kind]()
        await self._settle()
        self.is_over = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play_games(self, tables: list[tuple[Chair, Chair]]) -> None:
        """One after the other."""
        while tables and not self.is_ending:
            chairs = tables.pop()
            players, spectator = (
                [Seat(self, chair) for chair in chairs],
                Seat(self, Chair(chairs[0].table, "")),
            )
            self.seats += players
            self.spectators.append(spectator)
            await asyncio.gather(*[reader.stay() for reader in (*players, spectator)])

    @property
    def readers(self) -> list[Seat]:
        return [*self.seats, *self.spectators]

    @property
    def pending(self) -> list[Pending]:
        """Actions of unknown fate."""
        return [seat.pending for seat in self.seats if seat.pending]

    async def _settle(self) -> None:
        """Until everybody knows what became of the last action and has seen it, or it takes too long."""
        self.is_ending = True
        self.pace.begin.clear()
        limit = time.monotonic() + _PATIENCE
        while time.monotonic() < limit and (self.pending or not self._all_are_as_far()):
            await asyncio.sleep(0.5)

    def _all_are_as_far(self) -> bool:
        seen = {(reader.chair.table, reader.view.get("at")) for reader in self.readers}
        return len(seen) == len(self.spectators)

    async def _kill(self) -> None:
        server = random.choice(self.servers)
        await server.kill()
        await server.start()

    async def verdict(self) -> dict[str, int]:
        """What is wrong, by kind."""
        differing = [one for one in self.readers if not await self._sees_what_others_see(one)]
        found = wrongs(self.facts, await self._stored(), self.pending)
        return {**found, "differing": len(differing)}

    async def _stored(self) -> dict[tuple[str, int], str]:
        database = await Database.beside(self.database_url)
        async with database.reading() as connection:
            query = select(actions.c.table_id, actions.c.n, actions.c.token)
            rows = (await connection.execute(query)).all()
        await database.close()
        return {(row.table_id, row.n): row.token for row in rows}

    async def _sees_what_others_see(self, reader: Seat) -> bool:
        """Compared with a second reader of the same seat who comes now, through each of the servers."""
        for server in self.servers:
            if _position(await _fresh(server.address, reader.chair)) != _position(reader.view):
                return False
        return True


def wrongs(facts: Facts, stored: dict[tuple[str, int], str], pending: list[Pending]) -> dict[str, int]:
    """What players were told against the stored tokens. No player was killed, so they know everything."""
    told = facts.acknowledged
    return {
        "lost": len([key for key, token in told.items() if stored.get(key) != token]),
        "gaps": len([(table, n) for table, n in stored if n and (table, n - 1) not in stored]),
        "unacknowledged": len(stored.keys() - told.keys()),
        "pending": len(pending),
        "false refusals": len([one for one in facts.refused if stored.get((one[0], one[1])) == one[2]]),
    }


async def _fresh(address: str, chair: Chair) -> dict[str, Any]:
    """The view of a newcomer, who comes back if told to."""
    url, limit = f"ws://{address}/api/tables/{chair.table}/socket", time.monotonic() + _PATIENCE
    while True:
        try:
            async with connect(
                url, additional_headers=chair.headers, compression=None, max_size=None
            ) as connection:
                view: dict[str, Any] = json.loads(await connection.recv())["view"]
                return view
        except GONE:
            if time.monotonic() > limit:
                raise
            await asyncio.sleep(0.3)


def _position(view: dict[str, Any]) -> dict[str, Any]:
    """Without what depends on earlier messages."""
    return {key: value for key, value in view.items() if key not in ("log", "happened")}


def of_file(folder: Path, pace: Pace) -> Site:
    path = folder / "soak.db"
    url = f"sqlite:///{path}"
    site = Site("a file", url, [Server(url, 1)], pace)

    async def fill_disk() -> None:
        """None of the server's files can grow."""
        process = site.servers[0].process
        assert process is not None
        usual = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        await asyncio.sleep(2 + 3 * random.random())
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, usual)

    async def lock_file() -> None:
        # A server that is writing has the lock for a moment.
        lock = sqlite3.connect(path, timeout=10, isolation_level=None)
        lock.execute("begin immediate")
        await asyncio.sleep(1 + 7 * random.random())
        lock.execute("rollback")
        lock.close()

    site.failures |= {"full disk": fill_disk, "locked file": lock_file}
    return site


def of_postgres(folder: Path, url: str, line: BadLine, pace: Pace) -> Site:
    site = Site("PostgreSQL", url, [Server(line.url, 1), Server(line.url, 1)], pace)

    async def restart_postgres() -> None:
        await asyncio.to_thread(restart, folder)

    async def cut() -> None:
        line.cut()

    async def lose_answers() -> None:
        line.answers_to_lose = line.commits_to_lose = 4
        until = time.monotonic() + 5
        while line.answers_to_lose + line.commits_to_lose and time.monotonic() < until:
            await asyncio.sleep(0.1)
        line.answers_to_lose = line.commits_to_lose = 0

    more = {"PostgreSQL restarted": restart_postgres, "connections cut": cut, "answers lost": lose_answers}
    site.failures |= more
    return site


async def soak(sites: list[Site], tables: int, seconds: float) -> bool:
    try:
        await asyncio.gather(*[site.run(tables, seconds) for site in sites])
        return all([report(site, await site.verdict()) for site in sites])
    finally:
        for server in [server for site in sites for server in site.servers]:
            await server.kill()


def report(site: Site, wrong: dict[str, int]) -> bool:
    facts = site.facts
    refused = Counter([key for *_, key in facts.refused])
    table = Table(title=f"On {site.name}", show_header=False)
    table.add_row("acknowledged", str(len(facts.acknowledged)))
    over = [one for one in site.spectators if one.view.get("result")]
    table.add_row("games, of these over", f"{len(site.spectators)}, {len(over)}")
    table.add_row("failures", _listed(facts.failures))
    table.add_row("reconnects, checks", f"{facts.reconnects}, {facts.said['checking']}")
    table.add_row("refused", _listed(refused) or "0")
    table.add_row("wrong", _listed(Counter(wrong)))
    console.print(table)
    return not any(wrong.values()) and bool(facts.acknowledged)


def _listed(numbers: Counter[str]) -> str:
    return ", ".join([f"{name} {number}" for name, number in numbers.items()])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=8, help="at each site")
    parser.add_argument("--rate", type=float, default=40.0, help="actions a second that the players try")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgres(folder / "postgres"))
        line = stack.enter_context(BadLine(url).running())

        async def run() -> bool:
            paces = [Pace(given.tables, given.rate) for _ in range(2)]
            sites = [of_file(folder, paces[0]), of_postgres(folder / "postgres", url, line, paces[1])]
            return await soak(sites, given.tables, given.seconds)

        is_sound = uvloop.run(run())
    sys.exit(0 if is_sound else 1)


if __name__ == "__main__":
    main()
