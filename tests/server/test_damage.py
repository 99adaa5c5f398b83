"""What is damaged harms one table, and says so."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from hexstead.server.store.ledger import Row
from hexstead.wording.say import say
from server.running import Player, Running, file_url, running, settings_for, table_row, until
from spoken import heard

DAMAGED = 4500
ANNA_BEGINS = {"first_game": True, "first_player": 1}


def change(server: Running, statement: str, **values: object) -> None:
    async def write() -> None:
        async with server.house.database.writing() as connection:
            await connection.execute(text(statement), values)

    server.do(write())


@pytest.mark.parametrize(
    "damage",
    [
        "update actions set do = 'nonsense' where table_id = :id and n = 0",
        "update actions set do = 'end' where table_id = :id and n = 0",
        "update tables set setup = '{}' where id = :id",
        "update tables set setup = 'nonsense' where id = :id",
        "update tables set generator = 'dice' where id = :id",
        "update tables set seed = '!' where id = :id",
        "delete from actions where table_id = :id and n = 0",
    ],
)
def test_a_damaged_row_harms_its_table_only(tmp_path: Path, damage: str) -> None:
    settings = settings_for(file_url(tmp_path), linger_seconds=0.5, sweep_seconds=0.2)
    with running(settings) as server:
        anna = Player(server.address)
        bad, good = [anna.create("here", "random", is_listed=True)["id"] for _ in range(2)]
        for id in (bad, good):
            look = anna.look(id)
            while not look.view["is_yours"]:
                look.next()
            look.act(look.view["live"][0])
            while look.view["live"]:
                look.act(look.view["live"][0])
            look.close()
        until(lambda: bad not in server.house.hall.tables)
        change(server, damage, id=bad)
        for _ in range(2):
            closed = anna.open(bad)
            assert closed.closed_with() == DAMAGED
            assert say(heard(json.loads(str(closed.connection.close_reason)))).startswith(
                "This game's data is damaged."
            )
        # The others play on, and the lists name them.
        look = anna.look(good)
        look.act("end")
        while not look.view["is_yours"]:
            look.next()
        for path in ("/api/tables", "/api/tables/mine"):
            assert good in [table["id"] for table in anna.get(path)["tables"]]
        assert anna.http.get(f"/api/tables/{bad}").status_code in (200, 410)
        anna.close()


def test_the_sweep_goes_on_although_a_table_is_damaged(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path))
    # Bots that pause for long are stopped when it is their turn.
    with running(replace(settings, bot_pause=60.0)) as server:
        anna, ben = Player(server.address), Player(server.address)
        # Of people who play with each other: alone with bots, nobody waits for them.
        bad, good = [anna.create("here", "random", "open", setup=ANNA_BEGINS)["id"] for _ in range(2)]
        for id in (bad, good):
            ben.on(id, "join", {"name": "Ben"})
            anna.on(id, "start")
            anna.look(id).finish_turn()
        anna.close()
        ben.close()
        cookie = anna.http.cookies["hexstead"]
        change(server, "update tables set setup = '{}' where id = :id", id=bad)
    with running(settings) as server:
        ben = Player(server.address, cookie)
        until(lambda: good in server.house.hall.tables)
        assert ben.look(good).view["seats"]
        assert ben.open(bad).closed_with() == DAMAGED
        ben.close()


def test_rows_that_do_not_fit_end_the_connections_of_a_table_in_memory(server: Running, anna: Player) -> None:
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    assert server.do(server.house.ledger.append(Row(id, 0, 0, "nonsense", 0)))
    assert anna.open(id).closed_with() == DAMAGED
    assert look.closed_with() == DAMAGED
    anna.look(anna.create("here", "here")["id"])


def test_a_damaged_page_harms_the_tables_on_it_only(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path), sweep_seconds=0.2)
    with running(settings) as server:
        anna = Player(server.address)
        bad, good = [anna.create("here", "random")["id"] for _ in range(2)]
        look = anna.look(good)
        while not look.view["is_yours"]:
            look.next()
        look.close()
        for n in range(600):
            server.do(server.house.ledger.append(Row(bad, n + 100, 0, f"filler{n}", 1)))
        cookie = anna.http.cookies["hexstead"]
        anna.close()
    file = tmp_path / "hexstead.db"
    with sqlite3.connect(file) as whole:
        whole.execute("pragma wal_checkpoint(truncate)")
    whole.close()
    spoil_page(file, b"filler300")
    with running(settings) as server:
        ben = Player(server.address, cookie)
        assert ben.open(bad).closed_with() == DAMAGED
        look = ben.look(good)
        while look.view["live"]:
            look.act(look.view["live"][0])
        look.act("end")
        while not look.view["is_yours"]:
            look.next()
        assert good in [table["id"] for table in ben.get("/api/tables/mine")["tables"]]
        # Bots of other tables are still woken.
        other = table_row("here", "ben", "random")
        server.do(server.house.store.create(other))
        until(lambda: other.id in server.house.hall.tables)
        ben.close()


def spoil_page(file: Path, word: bytes) -> None:
    """Overwrite the page on which this word stands."""
    content = bytearray(file.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    start = content.index(word) // size * size
    content[start : start + size] = b"\xff" * size
    file.write_bytes(content)
