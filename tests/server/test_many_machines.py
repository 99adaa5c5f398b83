"""Processes whose clocks differ, and figures of several workers."""

import asyncio
import os
import re
import signal

import httpx
import pytest
from sqlalchemy import select

from hexstead.server.store.database import Database
from hexstead.server.store.schema import presence
from server.databases import POSTGRES, Databases, needs_postgres
from server.processes import COMMAND, free_port, process
from server.running import Player, Running, running, settings_for, until

_SHIFTED = f"""
import time
real = time.time
time.time = lambda: real() + {{hours}} * 3600
{COMMAND}
"""


async def times(server: Running) -> dict[str, float]:
    """By guest and process, until when they are there."""
    async with server.house.database.reading() as connection:
        found = (await connection.execute(select(presence))).all()
    return {f"{row.guest} {row.process}": row.until for row in found}


@needs_postgres
@pytest.mark.parametrize("hours", [1, -1])
def test_a_process_with_another_clock_empties_no_seat(databases: Databases, hours: int) -> None:
    url, port = databases.new(POSTGRES), free_port()
    with (
        running(settings_for(url)) as server,
        process(url, port, code=_SHIFTED.format(hours=hours), HEXSTEAD_SWEEP_SECONDS="0.3"),
    ):
        anna, ben = Player(server.address), Player(f"http://127.0.0.1:{port}")
        id = anna.create("here", "open")["id"]
        look, other = anna.look(id), ben.look(id)
        here = set(server.do(times(server)))
        assert len(here) == 2
        # Both processes have swept.
        before = server.do(times(server))
        until(lambda: all([value > before.get(key, 0) for key, value in server.do(times(server)).items()]))
        assert set(server.do(times(server))) == here
        assert ben.get(f"/api/tables/{id}")["seats"][0]["is_connected"]
        assert anna.get(f"/api/tables/{id}")["watchers"] == 1
        look.close()
        other.close()
        anna.close()
        ben.close()


@needs_postgres
def test_any_worker_tells_the_figures_of_all(databases: Databases) -> None:
    url, port = databases.new(POSTGRES), free_port()
    address = f"http://127.0.0.1:{port}"
    with process(url, port, HEXSTEAD_WORKERS="2"):
        players = [Player(address) for _ in range(20)]
        for player in players:
            player.http.put("/api/me", json={"name": "Anna", "colour": 1}).raise_for_status()
        id = players[0].create("here", "here")["id"]
        looks = [player.look(id) for player in players[:6]]
        until(lambda: figure(address, "hexstead_connections ") == 6)
        puts = 'hexstead_requests_total{method="PUT",status="200"} '
        assert {figure(address, puts) for _ in range(10)} == {20.0}
        through = workers(url)
        os.kill(through[0], signal.SIGKILL)
        # What a worker has counted stays; what it had open is gone.
        left = len(looks) - through.count(through[0])
        until(lambda: figure(address, "hexstead_connections ") == left)
        assert {figure(address, puts) for _ in range(5)} == {20.0}
        for player in players:
            player.close()


def figure(address: str, name: str) -> float:
    """From whichever worker takes this new connection; none while one is being replaced."""
    try:
        text = httpx.get(f"{address}/metrics", timeout=5).text
    except httpx.HTTPError:
        return -1.0
    found = re.search(f"^{re.escape(name)}(.*)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def workers(url: str) -> list[int]:
    """For each who looks on, the process through which they do."""

    async def read() -> list[str]:
        database = await Database.beside(url)
        async with database.reading() as connection:
            found = list((await connection.execute(select(presence.c.process))).scalars())
        await database.close()
        return found

    return [int(process.partition("-")[0]) for process in asyncio.run(read())]
