"""Tables of a database that an earlier release has filled: kept as they are, never played wrongly."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select, update
from websockets.exceptions import ConnectionClosed

from hexstead.engine.said import error
from hexstead.server.live.seating import again
from hexstead.server.store.database import Database, migrate
from hexstead.server.store.notices import Notices
from hexstead.server.store.schema import actions, seats, tables
from hexstead.server.store.store import OPEN, OVER, PLAYING, Store, TableRow
from hexstead.setup.documents import RULES
from hexstead.wording.say import say
from server.running import (
    Player,
    Running,
    file_url,
    running,
    settings_for,
    store_as_first,
    table_row,
)
from spoken import heard

WHY = "This game was played by the rules of Hexstead 0.1, which have changed since: "
WHY += "open it with Hexstead 0.1."
NEWER = "This was made by a newer Hexstead: update, then try again."


def keep(old: Connection, row: TableRow, *done: str) -> None:
    """As release 0.1 stored it. What was done need not be possible by today's rules."""
    later, added = ("why", "away_since", "since"), ("rules", "first_player")
    setup = {key: value for key, value in json.loads(row.setup).items() if key not in added}
    store_as_first(old, row, 8, setup=json.dumps(setup))
    sitting = [{key: value for key, value in vars(seat).items() if key not in later} for seat in row.seats]
    old.execute(insert(seats), [{"table_id": row.id, **seat} for seat in sitting])
    for number, do in enumerate(done):
        action = {"table_id": row.id, "n": number, "seat": 0, "do": do, "next": 1, "since": 0.0}
        old.execute(insert(actions).values(action))


def held(url: str) -> list[Any]:
    """All but who is away since when: the server notes that of every table."""
    engine = create_engine(url)
    away = ("away_since", "host_away_since")
    queries = [
        select(*[column for column in table.c if column.name not in away])
        for table in (tables, seats, actions)
    ]
    with engine.connect() as connection:
        found = [list(connection.execute(query).all()) for query in queries]
    engine.dispose()
    return found


ROWS = {
    PLAYING: table_row("here", "random"),
    OVER: replace(table_row("here", "random"), phase=OVER),
    OPEN: replace(table_row("here", "open"), phase=OPEN),
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    engine = create_engine(file_url(tmp_path))
    with engine.begin() as old:
        migrate(old, "0002")
        keep(old, ROWS[PLAYING], "Z9", "nonsense")
        keep(old, ROWS[OVER], "Z9")
        keep(old, ROWS[OPEN])
    engine.dispose()
    with running(replace(settings_for(file_url(tmp_path)), sweep_seconds=0.05)) as server:
        yield server


@pytest.fixture
def anna(server: Running) -> Iterator[Player]:
    player = Player(server.address)
    yield player
    player.close()


def ended(player: Player, table: str) -> tuple[int, str]:
    seen = player.open(table)
    with pytest.raises(ConnectionClosed) as closed:
        seen.next()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, say(heard(json.loads(closed.value.rcvd.reason)))


@pytest.mark.parametrize("phase", [PLAYING, OVER])
def test_a_game_of_the_first_rules_is_not_opened_and_the_reason_is_told(anna: Player, phase: str) -> None:
    id = ROWS[phase].id
    assert ended(anna, id) == (4410, WHY)
    assert ended(anna, id) == (4410, WHY)
    assert anna.get(f"/api/tables/{id}")["phase"] == phase
    for what in ("record", "replay"):
        assert anna.get(f"/api/games/{id}/{what}", 410)["reason"] == WHY


def test_nothing_of_it_is_lost_and_no_bot_acts_in_it(anna: Player, server: Running, tmp_path: Path) -> None:
    before = held(file_url(tmp_path))
    for phase in (PLAYING, OVER):
        ended(anna, ROWS[phase].id)
    assert held(file_url(tmp_path)) == before
    assert {row.rules for row in before[0]} == {1}
    assert len(before[2]) == 3


def test_a_table_that_waits_for_players_is_shown(anna: Player) -> None:
    assert anna.look(ROWS[OPEN].id).table["phase"] == OPEN


def test_a_table_that_waited_for_players_is_played_by_todays_rules(tmp_path: Path) -> None:
    async def run() -> None:
        database = await Database.open(file_url(tmp_path))
        store = Store(database, Notices(database, "test"))
        waiting = replace(table_row("here", "open"), rules=1)
        await store.create(waiting)
        assert not await store.sit(waiting.id, replace(waiting.seats[1], guest="ben"))
        assert await store.start(waiting.id)
        assert await store.deal(waiting.id)
        started = await store.table(waiting.id)
        assert started is not None
        assert (started.phase, started.rules, started.why_not_played) == (PLAYING, RULES, None)
        await database.close()

    asyncio.run(run())


def test_a_game_of_newer_rules_is_left_alone_too(anna: Player, tmp_path: Path) -> None:
    engine = create_engine(file_url(tmp_path))
    with engine.begin() as connection:
        connection.execute(update(tables).values(rules=RULES + 1))
    engine.dispose()
    for row in ROWS.values():
        assert ended(anna, row.id) == (4410, NEWER)
    assert anna.get(f"/api/games/{ROWS[OVER].id}/replay", 410)["reason"] == NEWER


def test_a_rematch_of_an_old_game_uses_todays_rules() -> None:
    old = replace(ROWS[OVER], rules=1)
    assert old.why_not_played == error("old-rules", release="0.1")
    assert again(old).why_not_played is None


def test_a_table_of_today_is_stored_with_its_rules(anna: Player, tmp_path: Path) -> None:
    id = anna.create("here", "here")["id"]
    (row,) = [row for row in held(file_url(tmp_path))[0] if row.id == id]
    assert row.rules == RULES
    assert json.loads(row.setup)["rules"] == RULES


def test_an_old_record_that_is_uploaded_is_refused_with_the_release_that_plays_it(anna: Player) -> None:
    record = {"hexstead": 1, "setup": json.loads(ROWS[OVER].setup), "seed": 1, "actions": ["Z9"]}
    assert anna.post("/api/replay", record, 422)["reason"] == f"rules: {WHY}"
