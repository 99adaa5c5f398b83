"""How many tables a server carries: what an action and a table cost on each kind of database.

    python bench/capacity.py [--seconds 20] [--rates 100,200,400]

Starts a server on a file, on PostgreSQL, and with two processes on PostgreSQL, plays at a hundred tables
with two clients each, faster and faster, and prints what it measured. Processor time is that
of all processes of the server, without the database's own, and so is memory.
"""

import argparse
import asyncio
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import track

from load import Client, Figures, Pace, Server, make_tables
from own_postgres import new_database, postgres
from telling import processor_seconds

TABLES = 100
SECONDS_PER_ACTION = 4.0
"""Between two actions at a table where people play quickly."""
HEAD = "| database | actions a second | p95 | processor for an action | memory | tables on a core |"
console = Console()


@dataclass(frozen=True)
class House:
    """What is served on."""

    words: str
    database_url: str
    workers: int = 1


@dataclass(frozen=True)
class Cost:
    rate: float
    """Acknowledged actions a second."""
    p95: float
    processor: float
    """Milliseconds of an action, in all processes of the server."""
    memory: float
    """Megabytes, with all tables in it."""


def processes(group: int) -> list[int]:
    """All processes of a server."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        # It may have ended meanwhile.
        with suppress(ProcessLookupError):
            if os.getpgid(number := int(folder.name)) == group:
                found.append(number)
    return found


def processor_seconds_of(group: int) -> float:
    return sum([processor_seconds(number) for number in processes(group)])


def megabytes(group: int) -> float:
    """Shared pages count once, in equal parts."""
    texts = [Path(f"/proc/{number}/smaps_rollup").read_text("utf-8") for number in processes(group)]
    return sum([int(size) for text in texts for size in re.findall(r"^Pss:\s+(\d+)", text, re.M)]) / 1024


async def measure(house: House, rate: float, seconds: float) -> Cost:
    server = Server(house.database_url, house.workers)
    await server.start()
    assert server.process is not None
    group = server.process.pid
    try:
        chairs = await make_tables(server.address, TABLES)
        figures, pace = Figures(), Pace(TABLES, rate)
        clients = [Client(server.address, chair, pace, figures) for pair in chairs for chair in pair]
        playing = [asyncio.create_task(client.play()) for client in clients]
        while pace.here < len(clients):
            await asyncio.sleep(0.1)
        pace.begin.set()
        # The first actions load what later ones find.
        await asyncio.sleep(2)
        before, acted = processor_seconds_of(group), len(figures.waits)
        await asyncio.sleep(seconds)
        used, number = processor_seconds_of(group) - before, len(figures.waits) - acted
        memory = megabytes(group)
        pace.is_over = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return Cost(number / seconds, figures.share(0.95), 1000 * used / max(1, number), memory)
    finally:
        await server.kill()


def row(house: House, cost: Cost) -> str:
    """Of a table in Markdown."""
    tables = SECONDS_PER_ACTION * 1000 / cost.processor
    cells = [
        house.words,
        f"{cost.rate:.0f}",
        f"{1000 * cost.p95:.1f} ms",
        f"{cost.processor:.2f} ms",
        f"{cost.memory:.0f} MB",
        f"{tables:,.0f}",
    ]
    return f"| {' | '.join(cells)} |"


@contextmanager
def houses() -> Iterator[list[House]]:
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder) / "postgres") as url:
        yield [
            House("a file", f"sqlite:///{folder}/capacity.db"),
            House("PostgreSQL", url),
            House("PostgreSQL, two processes", new_database(url), workers=2),
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rates", default="100,200,400", help="actions a second that the clients try")
    given = parser.parse_args()
    rates = [float(rate) for rate in given.rates.split(",")]
    with houses() as all_houses:
        runs = [(house, rate) for house in all_houses for rate in rates]
        rows = [
            row(house, uvloop.run(measure(house, rate, given.seconds)))
            for house, rate in track(runs, "Playing", console=console)
        ]
    print("\n".join([HEAD, "|---|--:|--:|--:|--:|--:|", *rows]))


if __name__ == "__main__":
    main()
