"""One visitor who asks for much does not stop the others."""

import asyncio
import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from hexstead.boards import shelf
from hexstead.boards.generator.recipes import Made
from hexstead.boxes.manifest import Board
from hexstead.server.live.reader import TRY_LATER
from hexstead.server.live.thinking import TooLong
from not_here import SECOND, needs_second_address
from server.running import PATIENCE, Player, Running, as_read, file_url, running, settings_for, until

EVE = SECOND


class Flooder(Player):
    """Somebody at another address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.http.close()
        transport = httpx.HTTPTransport(local_address=EVE)
        self.http = httpx.Client(base_url=address, timeout=120, transport=transport)


def flood(server: Running, number: int) -> list[socket.socket]:
    """Set-ups with made boards, asked for all at once by somebody who shows no cookie."""
    body = json.dumps({"boxes": ["endless"]})
    head = "POST /api/setup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    where = ("127.0.0.1", int(server.address.rpartition(":")[2]))
    callers = [socket.create_connection(where, PATIENCE, (EVE, 0)) for _ in range(number)]
    for caller in callers:
        caller.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    until(lambda: len(server.house.work_pool.desk.line) > number // 2)
    return callers


@needs_second_address
def test_set_ups_with_made_boards_do_not_keep_others_waiting(tmp_path: Path) -> None:
    """A hundred and fifty of them stopped all new tables, set-ups, pictures and replays for two minutes."""
    with running(settings_for(file_url(tmp_path), waiting_seconds=120)) as server:
        anna = Player(server.address)
        callers = flood(server, 60)
        line = server.house.work_pool.desk.line
        waiting = len(line)
        anna.create("here", "greedy")
        anna.post("/api/setup", {"boxes": ["base"]})
        assert anna.http.get("/pictures/examples/farm.svg").status_code == 200
        # Each time the other address had one turn, and some more between Anna's requests.
        assert waiting - len(line) <= 10
        for caller in callers:
            caller.close()
        anna.close()


@needs_second_address
def test_who_would_wait_for_too_long_is_told_when_to_try_again(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path), waiting_seconds=0.05)) as server:
        refused = 0
        for caller in flood(server, 20):
            answer = http.client.HTTPResponse(caller)
            answer.begin()
            text = answer.read()
            if answer.status == 503:
                refused += 1
                assert answer.headers["retry-after"] == "5"
                assert as_read(json.loads(text))["reason"] == "The server is busy. Try again in 5 s."
            caller.close()
        assert refused > 10


@needs_second_address
def test_an_asker_who_hangs_up_leaves_the_line(tmp_path: Path) -> None:
    """Otherwise work would be done that nobody takes."""
    with running(settings_for(file_url(tmp_path), waiting_seconds=600)) as server:
        for caller in flood(server, 40):
            caller.close()
        # They are forgotten at once, not worked off one after the other.
        until(lambda: not server.house.work_pool.desk.line, 10)


@needs_second_address
def test_bots_that_one_address_watches_at_many_tables_leave_the_others_their_turns(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path))) as server:
        eve, anna = Flooder(server.address), Player(server.address)
        looks = []
        for _ in range(10):
            id = eve.create("here", "search", "search")["id"]
            looks.append(eve.look(id, source=EVE))
            # Bots play for her to the end, and for as long as she looks.
            eve.on(id, "resign")
        house = server.house
        until(lambda: len(house.bots.desk.line) >= 8)

        def acted() -> int:
            return sum([table.at for table in house.hall.tables.values() if table.row.host != anna_id])

        anna_table = anna.create("here", "search", setup={"first_game": True, "first_player": 2})["id"]
        anna_id = server.do(house.store.table(anna_table)).host  # type: ignore[union-attr]
        look = anna.look(anna_table)
        before, at = acted(), look.view["at"]
        while not look.view["is_yours"]:
            look.next()
        bots_actions = look.view["at"] - at
        assert bots_actions >= 3
        # Ten tables would have had ten turns for each of Anna's.
        assert acted() - before <= 3 * bots_actions + 3
        eve.close()
        anna.close()


def test_no_board_is_made_where_everybody_would_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes up to half a second: tables come with boards that were made in another process."""

    def not_here(made: Made) -> Board:
        pytest.fail(f"{made.name} was made in the main process")

    monkeypatch.setattr(shelf, "make_board", not_here)
    settings = settings_for(file_url(tmp_path))
    id = ""
    for _ in range(2):
        monkeypatch.setattr(shelf, "_kept", {})
        # The second time the boards have to be made again for a stored table.
        with running(settings) as server:
            anna = Player(server.address)
            anna.post("/api/setup", {"boxes": ["endless"]})
            id = id or anna.create("random", "open", setup={"boxes": ["endless"]})["id"]
            assert anna.look(id).game
            assert len(shelf._kept) == 4
            anna.close()


def test_newcomers_are_asked_to_try_later_while_boards_cannot_be_generated(
    server: Running, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*given: object) -> None:
        raise TooLong("the process has died")

    id = anna.create("here", "random", setup={"boxes": ["endless"]})["id"]
    monkeypatch.setattr(shelf, "_kept", {})
    monkeypatch.setattr(server.house.work_pool, "answer", dies)
    assert anna.open(id).closed_with() == TRY_LATER
    monkeypatch.undo()
    assert anna.look(id).game


@contextmanager
def occupied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **settings: float
) -> Iterator[tuple[Running, str]]:
    """A server whose pool for long work has no time, and a table whose boards have to be made."""
    with running(settings_for(file_url(tmp_path), **settings)) as server:
        player = Player(server.address)
        id = player.create("here", "open", setup={"boxes": ["endless"]})["id"]
        player.close()
        monkeypatch.setattr(shelf, "_kept", {})
        desk = server.house.work_pool.desk
        until(lambda: desk.free)
        desk.free = 0
        yield server, id


def test_newcomers_to_generated_boards_are_told_when_it_takes_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with occupied(tmp_path, monkeypatch, waiting_seconds=0.2) as (server, id):
        # Nor do they share the patience of the server itself, which has all the time of the world.
        asyncio.run_coroutine_threadsafe(server.house.hall._wake(id), server.loop)  # type: ignore[arg-type]
        anna = Player(server.address)
        look = anna.open(id)
        assert look.closed_with() == TRY_LATER
        said = json.loads(look.connection.close_reason or "")
        assert said == {"key": "server-busy", "args": {"seconds": 5}}
        anna.on(id, "vote", {"at": 0}, 503)
        anna.close()


def test_a_guest_who_leaves_before_the_boards_are_generated_leaves_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with occupied(tmp_path, monkeypatch, waiting_seconds=600) as (server, id):
        anna, line = Player(server.address), server.house.work_pool.desk.line
        look = anna.open(id)
        until(lambda: len(line) == 1)
        look.close()
        until(lambda: not line)
        until(lambda: not server.house.connections)
        anna.close()
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_what_somebody_says_before_the_boards_are_made_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def serve(server: Running) -> None:
        server.house.work_pool.desk._serve_next()

    with occupied(tmp_path, monkeypatch, waiting_seconds=600) as (server, id):
        anna, ben = Player(server.address), Player(server.address)
        looks = [anna.open(id), ben.open(id)]
        for number, look in enumerate(looks):
            look.send(kind="explain", id=number, do="K6")
            look.send(kind="explain", id=7, do="K7")
        until(lambda: len(server.house.work_pool.desk.line) == 2)
        server.do(serve(server))
        for number, look in enumerate(looks):
            assert look.next()["kind"] == "whole"
            assert [look.until("explained")["id"] for _ in range(2)] == [number, 7]
        anna.close()
        ben.close()
