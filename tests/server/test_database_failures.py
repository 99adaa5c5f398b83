"""When the database is full, locked, read-only or away: everybody is told, little is logged, play goes on."""

import asyncio
import json
import logging
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest
from sqlalchemy import event, text

from bad_line import BadLine
from hexstead.server.door.health import Check
from hexstead.server.logs import Lines, OncePerSecond
from hexstead.server.store.database import Unavailable
from not_here import needs
from server.databases import POSTGRES, Databases, needs_postgres
from server.processes import free_port, process
from server.running import Player, Running, Seen, as_read, file_url, running, settings_for, until

VOLUME_BYTES = 4_000_000

needs_limits = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no limits for other processes")


@contextmanager
def full_disk(server: Popen[bytes]) -> Iterator[None]:
    """No file can grow: what is written fails."""
    usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)


def readiness(player: Player) -> tuple[int, str]:
    answer = player.http.get("/readyz")
    return answer.status_code, as_read(answer.json()).get("reason", "")


def choice(look: Seen) -> str:
    return str((look.view["live"] or ["end"])[0])


def acted_or_refused(look: Seen) -> str:
    """The key of the refusal, or empty."""
    at = look.view["at"]
    look.send(at=at, do=choice(look), id=f"{time.monotonic()}")
    while look.view["at"] == at:
        message = look.next()
        if message["kind"] == "refused":
            return str(message["key"])
    return ""


@needs_limits
def test_a_full_disk_is_told_to_players_and_hosts_and_hardly_fills_the_log(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    with process(file_url(tmp_path), port, log=log) as server:
        anna = Player(f"http://127.0.0.1:{port}")
        look = anna.look(anna.create("here", "here")["id"])
        assert acted_or_refused(look) == ""
        assert readiness(anna)[0] == 200
        began = time.monotonic()
        with full_disk(server):
            until(lambda: readiness(anna)[0] == 503)
            refusals = [acted_or_refused(look) for _ in range(60)]
            for _ in range(100):
                assert anna.http.put("/api/me", json={"name": "Anna", "colour": 0}).status_code == 503
            assert anna.get("/healthz")["status"] == "ok"
            # Newcomers still see the table.
            assert anna.look(look.table["id"]).view["at"] == look.view["at"]
        took = time.monotonic() - began
        assert set(refusals) == {"not-stored"}
        assert acted_or_refused(look) == ""
        until(lambda: readiness(anna)[0] == 200)
        anna.close()
    lines = log.read_text("utf-8").splitlines()
    # One for a second and cause: the disk does not always say the same.
    assert 0 < len(lines) < 4 * (took + 2)
    assert "Traceback" not in log.read_text("utf-8")
    assert len(log.read_bytes()) < 50_000 * max(1.0, took / 25)
    assert all(["why" in json.loads(line) for line in lines])


def _can_mount() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        return hasattr(os, "geteuid") and os.geteuid() == 0 and _mounted(folder) and _unmounted(folder)


def _mounted(folder: str) -> bool:
    size = f"size={VOLUME_BYTES}"
    command = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", folder]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def _unmounted(folder: str) -> bool:
    return subprocess.run(["umount", "--lazy", folder], check=False).returncode == 0


needs_mounts = needs(_can_mount(), "a disk that is really full: only root can mount a small one.")


@pytest.fixture
def volume(tmp_path: Path) -> Iterator[Path]:
    """A small disk."""
    folder = tmp_path / "volume"
    folder.mkdir()
    assert _mounted(str(folder))
    yield folder
    assert _unmounted(str(folder))


def fill(volume: Path) -> None:
    """To the last byte."""
    with (volume / "others").open("ab", buffering=0) as file:
        for size in (4096, 1):
            with suppress(OSError):
                while file.write(b"x" * size):
                    pass


@needs_mounts
def test_a_volume_that_others_fill_is_called_full_until_there_is_room_again(volume: Path) -> None:
    port = free_port()
    with process(file_url(volume), port) as server:
        anna = Player(f"http://127.0.0.1:{port}")
        look = anna.look(anna.create("here", "here")["id"])
        assert acted_or_refused(look) == ""
        fill(volume)
        until(lambda: readiness(anna) == (503, "Not ready: the disk is full."))
        look.send(at=look.view["at"], do=choice(look))
        refused = look.until("refused")
        assert refused["key"] == "not-stored"
        assert refused["reason"].startswith("Can't store right now, your action was not taken.")
        look.send(kind="say", text="Is there no room?")
        assert look.until("trouble")["reason"] == "The server couldn't save your message. Try again."
        assert anna.http.put("/api/me", json={"name": "Anna", "colour": 0}).status_code == 503
        assert anna.look(look.table["id"]).view["at"] == look.view["at"]
        (volume / "others").unlink()
        until(lambda: readiness(anna)[0] == 200)
        assert acted_or_refused(look) == ""
        assert server.poll() is None
        anna.close()


def test_a_file_that_can_only_be_read_takes_no_action(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path))) as server:
        anna = Player(server.address)
        look = anna.look(anna.create("here", "here")["id"])
        with read_only_file(server):
            until(lambda: readiness(anna) == (503, "Not ready: the database is read-only."))
            assert acted_or_refused(look) == "not-stored"
            assert anna.get("/healthz")["database"]
        until(lambda: readiness(anna)[0] == 200)
        assert acted_or_refused(look) == ""
        anna.close()


@contextmanager
def read_only_file(server: Running) -> Iterator[None]:
    """All connections of a server to its file lose the right to write."""
    used = server.house.database
    value = "on"

    def set_right(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"pragma query_only={value}")
        cursor.close()

    async def set_right_of_writer() -> None:
        async with used._writer:
            set_right(used._file._opened())

    event.listen(used.engine.sync_engine, "checkout", set_right)
    server.do(set_right_of_writer())
    yield
    value = "off"
    server.do(set_right_of_writer())


def test_while_another_program_locks_the_file_nothing_is_taken_and_then_play_goes_on(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path))) as server:
        anna = Player(server.address)
        id = anna.create("here", "here")["id"]
        look = anna.look(id)
        lock = sqlite3.connect(tmp_path / "hexstead.db", isolation_level=None)
        lock.execute("begin immediate")
        look.send(at=0, do=choice(look))
        look.until("checking")
        assert look.until("refused")["key"] == "not-stored"
        assert readiness(anna) == (503, "Not ready: the database is locked by another program.")
        assert anna.get("/healthz")["database"]
        lock.execute("rollback")
        lock.close()
        until(lambda: readiness(anna)[0] == 200)
        assert acted_or_refused(look) == ""
        anna.close()


@pytest.fixture
def line(databases: Databases) -> Iterator[BadLine]:
    with BadLine(databases.new(POSTGRES)).running() as line:
        yield line


@needs_postgres
def test_without_postgres_everybody_is_told_and_afterwards_everything_goes_on(line: BadLine) -> None:
    with running(settings_for(line.url)) as server:
        anna = Player(server.address)
        id = anna.create("here", "random")["id"]
        look = anna.look(id)
        while not look.view["is_yours"]:
            look.next()
        line.is_down = True
        line.cut()
        until(lambda: readiness(anna) == (503, "Not ready: the database does not answer."))
        assert anna.http.get("/api/tables").status_code == 503
        assert anna.http.get("/healthz").json()["status"] == "ok"
        closed = anna.open(id)
        assert closed.closed_with() == 1013
        assert acted_or_refused(look) == "not-stored"
        look.send(kind="say", text="Is anybody there?")
        assert look.until("trouble")["reason"] == "The server couldn't save your message. Try again."
        line.is_down = False
        until(lambda: readiness(anna)[0] == 200)
        look.finish_turn()
        # The bot too.
        while not look.view["is_yours"]:
            look.next()
        anna.close()


@needs_postgres
def test_a_bot_whose_action_cannot_be_stored_acts_when_the_database_is_back(
    line: BadLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings_for(line.url, sweep_seconds=3600.0)) as server:
        anna = Player(server.address)
        look = anna.look(anna.create("here", "random")["id"])
        while not look.view["is_yours"]:
            look.next()
        while look.view["live"]:
            look.act(look.view["live"][0])
        table = server.house.hall.tables[look.table["id"]]
        thinking = server.house.bots.choose

        async def choose_without_database(*given: Any) -> Any:
            line.is_down = True
            line.cut()
            return await thinking(*given)

        monkeypatch.setattr(server.house.bots, "choose", choose_without_database)
        look.act("end")
        until(lambda: line.is_down)
        monkeypatch.undo()
        assert table.at == look.view["at"]
        line.is_down = False
        while not look.view["is_yours"]:
            look.next()
        anna.close()


@needs_postgres
def test_a_database_that_can_only_be_read_takes_no_action(databases: Databases) -> None:
    url = databases.new(POSTGRES)
    with running(settings_for(url)) as server:
        anna = Player(server.address)
        look = anna.look(anna.create("here", "here")["id"])
        server.do(make_read_only(server, "on"))
        try:
            until(lambda: readiness(anna) == (503, "Not ready: the database is read-only."))
            assert acted_or_refused(look) == "not-stored"
            assert anna.get("/healthz")["database"]
        finally:
            server.do(make_read_only(server, "off"))
        until(lambda: readiness(anna)[0] == 200)
        assert acted_or_refused(look) == ""
        anna.close()


async def make_read_only(server: Running, value: str) -> None:
    name = server.house.database.url.database
    change = text(f"alter database {name} set default_transaction_read_only = {value}")
    others = text("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
    async with server.house.database.engine.connect() as connection:
        await connection.execute(text("set transaction read write"))
        await connection.execute(change)
        await connection.commit()
        await connection.execute(text(f"{others.text} and datname = '{name}'"))
        await connection.invalidate()


def test_asking_again_within_a_second_gets_the_same_answer() -> None:
    async def run() -> None:
        tries, failure = [], Unavailable("database or disk is full")

        async def work() -> None:
            tries.append(1)
            await asyncio.sleep(0)
            raise failure

        check = Check(work)
        answers = await asyncio.gather(*[check.why_not() for _ in range(50)])
        assert answers == ["full"] * 50
        assert await check.why_not() == "full"
        assert len(tries) == 1
        check._began -= 1
        failure = Unavailable("attempt to write a readonly database")
        assert await check.why_not() == "read-only"
        assert len(tries) == 2

    asyncio.run(run())


def test_of_equal_warnings_one_a_second_is_logged_with_the_number_left_out() -> None:
    now = [0.0]
    only = OncePerSecond(lambda: now[0])

    def logged(message: str, level: int = logging.WARNING, **more: Any) -> dict[str, Any] | None:
        record = logging.makeLogRecord({"msg": message, "levelno": level, "name": "test", **more})
        return json.loads(Lines().format(record)) if only.filter(record) else None

    assert logged("full", why="disk")
    assert [logged("full", why="disk") for _ in range(7)] == [None] * 7
    assert logged("full", why="lock")
    assert logged("request", logging.INFO)
    assert logged("request", logging.INFO)
    try:
        raise ValueError("one")
    except ValueError:
        failure = sys.exc_info()
    assert logged("failed", exc_info=failure)
    assert logged("failed", exc_info=failure) is None
    assert logged("failed", exc_info=(ValueError, ValueError("two"), None))
    now[0] = 1.0
    line = logged("full", why="disk")
    assert line is not None
    assert line["left_out"] == 7
