"""What an acknowledged action costs the server: against another source tree, with spectators, up to the knee.

    python bench/telling.py --before ../old/src [--rounds 5] [--rate 200] [--seconds 15] [--spectators 100]
    python bench/telling.py --knee

Both trees take turns, so that whatever else the machine does hits both. Processor time is that of the
server's own process; waiting for the disk doesn't count. With --spectators the same tables are played
without spectators and with that many each. With --knee the rate grows until the 95th percentile of the
waits doubles.

The exit code is 1 if an action costs more than 60 % of what it cost in the other tree, if a hundred
spectators add more than a millisecond to it, or if the rate at the knee is below 600 actions a second.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table
from websockets.asyncio.client import connect

from load import Chair, Client, Figures, Pace, Server, make_tables

SOURCE = Path(__file__).parents[1] / "src"
TICKS = os.sysconf("SC_CLK_TCK")
KNEE = 2.0
PROMISED_RATIO, PROMISED_MORE, PROMISED_KNEE = 0.60, 1.0, 600
"""Of the processor time before; milliseconds that a hundred spectators add; actions a second."""
FIRST_RATE, STEP, LAST_RATE = 200, 100, 1500
console = Console()


@dataclass(frozen=True)
class Cost:
    actions: int
    seconds: float
    """Of the processor."""
    p95: float

    @property
    def of_action(self) -> float:
        """Milliseconds."""
        return 1000 * self.seconds / max(1, self.actions)


@dataclass(frozen=True)
class Traffic:
    tables: int
    rate: float
    seconds: float
    spectators: int = 0


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def measure(source: Path, plan: Traffic) -> Cost:
    """Play on a server from this source tree."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/bench.db", 1, {"PYTHONPATH": str(source)})
        await server.start()
        try:
            return await _measure(server, plan)
        finally:
            await server.kill()


async def _measure(server: Server, plan: Traffic) -> Cost:
    chairs = await make_tables(server.address, plan.tables)
    figures, pace = Figures(), Pace(plan.tables, plan.rate)
    clients = [Client(server.address, chair, pace, figures) for pair in chairs for chair in pair]
    tasks = [asyncio.create_task(client.play()) for client in clients]
    watched = [chair for chair, _ in chairs for _ in range(plan.spectators)]
    looking = asyncio.Semaphore(0)
    tasks += [asyncio.create_task(_watch(server.address, chair, looking)) for chair in watched]
    for _ in watched:
        await looking.acquire()
    while pace.here < len(clients):
        await asyncio.sleep(0.1)
    assert server.process is not None
    pace.begin.set()
    # The first actions load what later ones find.
    await asyncio.sleep(1)
    before, acted = processor_seconds(server.process.pid), len(figures.acknowledged)
    await asyncio.sleep(plan.seconds)
    used = processor_seconds(server.process.pid) - before
    cost = Cost(len(figures.acknowledged) - acted, used, figures.share(0.95))
    pace.is_over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return cost


async def _watch(address: str, chair: Chair, looking: asyncio.Semaphore) -> None:
    async with connect(
        f"ws://{address}/api/tables/{chair.table}/socket", compression=None, max_size=None
    ) as connection:
        await connection.recv()
        looking.release()
        async for _ in connection:
            pass


async def compare(before: Path, plan: Traffic, rounds: int) -> bool:
    """Is it as much cheaper as promised?"""
    ratios: list[float] = []
    costs: dict[Path, list[float]] = {before: [], SOURCE: []}
    for _ in track(range(rounds), "Comparing", console=console):
        for source, found in costs.items():
            found.append((await measure(source, plan)).of_action)
        ratios.append(costs[SOURCE][-1] / costs[before][-1])
    table = Table("", "ms of the processor for an action", title=f"{plan.rate:.0f} actions a second")
    table.add_row("before", _spread(costs[before]))
    table.add_row("now", _spread(costs[SOURCE]))
    table.add_row("ratio", f"{_spread(ratios)}, promised {PROMISED_RATIO:.2f}")
    console.print(table)
    return is_cheap(ratios)


def is_cheap(ratios: list[float]) -> bool:
    return statistics.median(ratios) <= PROMISED_RATIO


def _spread(values: list[float]) -> str:
    return f"{statistics.median(values):.3f} ({min(values):.3f} to {max(values):.3f})"


async def watch(source: Path, plan: Traffic, rounds: int) -> bool:
    """Do spectators cost as little as promised?"""
    alone, watched = [], []
    for _ in track(range(rounds), "Watching", console=console):
        alone.append((await measure(source, Traffic(plan.tables, plan.rate, plan.seconds))).of_action)
        watched.append((await measure(source, plan)).of_action)
    more = [one - other for one, other in zip(watched, alone, strict=True)]
    console.print(f"{plan.spectators} spectators: {_spread(more)} ms more for an action ({source})")
    return is_watched_cheaply(more, plan.spectators)


def is_watched_cheaply(more: list[float], spectators: int) -> bool:
    return statistics.median(more) <= PROMISED_MORE * spectators / 100


async def find_knee(plan: Traffic) -> bool:
    """Does it come as late as promised?"""
    table = Table("tried a second", "acknowledged a second", "p95 ms", "processor ms")
    waits: dict[int, float] = {}
    for rate in range(FIRST_RATE, LAST_RATE, STEP):
        cost = await measure(SOURCE, Traffic(plan.tables, rate, plan.seconds))
        shown = [f"{cost.actions / plan.seconds:.0f}", f"{1000 * cost.p95:.1f}", f"{cost.of_action:.2f}"]
        table.add_row(str(rate), *shown)
        waits[rate] = cost.p95
        if knee(waits) != rate:
            break
    console.print(table)
    console.print(f"The knee: {knee(waits)} actions a second, promised {PROMISED_KNEE}")
    return knee(waits) >= PROMISED_KNEE


def knee(waits: dict[int, float]) -> int:
    """The last rate before the 95th percentile is twice that of the first."""
    first = next(iter(waits.values()))
    return list(takewhile(lambda rate: waits[rate] <= KNEE * first, waits))[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--before", type=Path, help="the source tree to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--knee", action="store_true")
    given = parser.parse_args()
    plan = Traffic(given.tables, given.rate, given.seconds, given.spectators)
    if given.knee:
        is_kept = uvloop.run(find_knee(plan))
    elif given.spectators:
        if given.before:
            uvloop.run(watch(given.before.resolve(), plan, given.rounds))
        is_kept = uvloop.run(watch(SOURCE, plan, given.rounds))
    elif given.before:
        is_kept = uvloop.run(compare(given.before.resolve(), plan, given.rounds))
    else:
        parser.error("name --before, --spectators or --knee")
    sys.exit(0 if is_kept else 1)


if __name__ == "__main__":
    main()
