"""`hexstead admin` beside a running server: what a host changes shows at once, on both databases."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner

from hexstead.cli import app
from hexstead.server.store.database import Database
from hexstead.server.store.keeping import Keeper
from hexstead.server.store.notices import Errands
from hexstead.server.store.schema import actions, chat, errands, seats, tables
from server.databases import BOTH, SQLITE, Databases
from server.running import Player, Running, running, settings_for, until

POLICY, NO_TABLE = 1008, 4404


@pytest.fixture(params=BOTH)
def hosted(request: pytest.FixtureRequest, databases: Databases) -> Iterator[tuple[Running, str]]:
    url = databases.new(request.param)
    with running(settings_for(url)) as server:
        yield server, url


def admin(url: str, *words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["admin", *words, "--database-url", url])
    assert done.exit_code == code, done.output
    return done.output


def listed(url: str, *words: str) -> Any:
    return json.loads(admin(url, *words, "--json"))


def stored(url: str, table: Any) -> list[Any]:
    async def read() -> list[Any]:
        database = await Database.beside(url)
        async with database.reading() as connection:
            rows = (await connection.execute(select(table))).all()
        await database.close()
        return list(rows)

    return asyncio.run(read())


def age(url: str, days: float, *ids: str) -> None:
    """Let tables and their games be older than they are."""

    async def run() -> None:
        database = await Database.open(url)
        async with database.writing() as connection:
            for work in (
                "update tables set since = since - :seconds where id = :id",
                "update actions set since = since - :seconds where table_id = :id",
            ):
                for id in ids:
                    await connection.execute(text(work), {"seconds": days * 86400, "id": id})
        await database.close()

    asyncio.run(run())


def over(url: str, id: str) -> None:
    async def run() -> None:
        database = await Database.open(url)
        async with database.writing() as connection:
            await connection.execute(text("update tables set phase = 'over' where id = :id"), {"id": id})
        await database.close()

    asyncio.run(run())


def test_tables_and_guests_are_listed_and_shown(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna = Player(server.address)
    anna.http.put("/api/me", json={"name": "Anna", "colour": 1})
    played = anna.create("here", "random")["id"]
    waiting = anna.create("here", "open")["id"]
    found = {one["id"]: one for one in listed(url, "tables")}
    assert found.keys() == {played, waiting}
    assert found[played]["players"][0] == "Anna"
    assert [one["id"] for one in listed(url, "tables", "--phase", "open")] == [waiting]
    [guest] = listed(url, "guests", "--name", "ann")
    assert (guest["name"], guest["tables"]) == ("Anna", 2)
    assert listed(url, "guests", "--name", "ben") == []
    assert {one["id"] for one in listed(url, "tables", "--guest", guest["id"][:8])} == {played, waiting}
    [here, bot] = listed(url, "table", played[:8])
    assert (here["guest"], bot["bot"]) == (guest["id"], "random")
    for words in (("tables",), ("guests",), ("table", played)):
        assert "Anna" in admin(url, *words)
    anna.close()


def test_a_deleted_table_is_gone_for_everyone_there(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna = Player(server.address)
    id, other = anna.create("here", "here")["id"], anna.create("here", "here")["id"]
    look, beside = anna.look(id), anna.look(other)
    look.finish_turn()
    look.send(kind="say", text="hello")
    look.until("chat")
    assert "Delete 1 table" in CliRunner().invoke(app, ["admin", "delete", id, "--database-url", url]).output
    assert [row.id for row in stored(url, tables) if row.id == id] == [id], "nobody has said yes"
    assert admin(url, "delete", id, "--yes") == "1 table deleted.\n"
    assert look.closed_with() == NO_TABLE
    anna.get(f"/api/tables/{id}", 404)
    for table in (seats, actions, chat):
        assert id not in [row.table_id for row in stored(url, table)]
    assert [row.id for row in stored(url, tables)] == [other]
    beside.finish_turn()
    anna.close()


def test_a_renamed_guest_is_called_so_at_the_table(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna = Player(server.address)
    anna.http.put("/api/me", json={"name": "Rude word", "colour": 1})
    look = anna.look(anna.create("here", "open")["id"])
    [guest] = listed(url, "guests")
    assert admin(url, "rename", guest["id"], "Anna") == "The guest is now called Anna.\n"
    while look.table["seats"][0]["name"] != "Anna":
        look.next()
    assert anna.get("/api/me")["name"] == "Anna"
    anna.close()


def test_a_banned_guest_is_told_why_and_cut_off_until_let_in_again(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna, ben = Player(server.address), Player(server.address)
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    spectator = ben.look(id)
    [seat, _] = listed(url, "table", id)
    said = admin(url, "ban", "--guest", seat["guest"][:8], "--reason", "insults", "--days", "2")
    assert "hexstead admin unban" in said
    assert look.closed_with() == POLICY
    refused = anna.get("/api/me", 403)["reason"]
    assert refused.startswith("You are banned from this server until 20")
    again = anna.open(id)
    assert again.closed_with() == POLICY
    assert ben.get("/api/me")
    [ban] = listed(url, "bans")
    assert (ban["kind"], ban["who"]) == ("guest", seat["guest"])
    admin(url, "unban", str(ban["number"]))
    until(lambda: anna.http.get("/api/me").status_code == 200)
    anna.look(id).finish_turn()
    spectator.until("view")
    anna.close()
    ben.close()


def test_a_banned_address_keeps_out_all_who_come_from_it(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna = Player(server.address)
    assert anna.get("/api/me")
    admin(url, "ban", "--address", "127.0.0.0/8")
    ben = Player(server.address)
    until(lambda: ben.http.get("/api/me").status_code == 403)
    ben.close()
    assert anna.get("/api/tables", 403)["reason"] == "You are banned from this server."
    assert anna.http.get("/healthz").status_code == 200
    [ban] = listed(url, "bans")
    assert ban["until"] is None
    anna.close()


def test_a_ban_that_has_ended_keeps_nobody_out(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna = Player(server.address)
    admin(url, "ban", "--address", "127.0.0.1", "--days", "0.001")
    until(lambda: anna.http.get("/api/me").status_code == 403)

    async def end() -> None:
        database = await Database.open(url)
        async with database.writing() as connection:
            await connection.execute(text("update bans set until = :now"), {"now": time.time()})
            await Errands(database).send(connection, [["*bans"]])
        await database.close()

    asyncio.run(end())
    until(lambda: anna.http.get("/api/me").status_code == 200)
    assert listed(url, "bans") == []
    anna.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("delete", "abcdefgh", "--yes"), "There is no table “abcdefgh”."),
        (("delete", "abc", "--yes"), "“abc” is too short: write at least 6 letters."),
        (("tables", "--phase", "lost"), "There is no phase “lost”: write open, playing or over."),
        (("ban",), "Say who: --guest or --address."),
        (("ban", "--guest", "abcdefgh", "--address", "::1"), "Say who: --guest or --address."),
        (("ban", "--address", "here"), "“here” isn't an address: write one such as 203.0.113.7"),
        (("ban", "--guest", "abcdefgh"), "There is no guest “abcdefgh”."),
        (("unban", "7"), "There is no ban 7"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    words: tuple[str, ...], said: str, databases: Databases
) -> None:
    url = databases.new(SQLITE)
    asyncio.run(_made(url))
    output = admin(url, *words, code=2)
    assert said in output
    assert output.count("\n") == 1


async def _made(url: str) -> None:
    await (await Database.open(url)).close()


def test_retention_deletes_what_is_old_and_keeps_the_rest(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna = Player(server.address)
    finished, running_game, fresh = (anna.create("here", "here")["id"] for _ in range(3))
    old, new = (anna.create("here", "open")["id"] for _ in range(2))
    for id in (finished, fresh):
        over(url, id)
    age(url, 40, finished, running_game, old)
    assert admin(url, "retention", "--over-days", "30", "--open-days", "30", "--dry-run") == (
        "2 tables are old enough to be deleted.\n"
    )
    assert len(stored(url, tables)) == 5
    admin(url, "retention", "--over-days", "30", "--open-days", "0", "--yes")
    admin(url, "retention", "--over-days", "0", "--open-days", "30", "--yes")
    assert {row.id for row in stored(url, tables)} == {running_game, fresh, new}
    anna.close()


@pytest.mark.parametrize("kind", BOTH)
def test_the_server_keeps_to_the_retention_by_itself(kind: str, databases: Databases) -> None:
    url = databases.new(kind)
    with running(settings_for(url)) as server:
        anna = Player(server.address)
        ids = [anna.create("here", "here")["id"] for _ in range(30)]
        kept = anna.create("here", "here")["id"]
        anna.close()
    for id in ids:
        over(url, id)
    age(url, 8, *ids)
    with running(settings_for(url, retention_days=7.0, sweep_seconds=0.2)):
        until(lambda: [row.id for row in stored(url, tables)] == [kept])


def test_statistics_count_what_is_there(hosted: tuple[Running, str]) -> None:
    server, url = hosted
    anna = Player(server.address)
    look = anna.look(anna.create("here", "here")["id"])
    look.finish_turn()
    anna.create("here", "open")
    found = listed(url, "statistics")
    assert found["tables"] == {"open": 1, "playing": 1, "over": 0}
    assert sum(found["games_by_day"].values()) == 1
    assert found["actions"] == look.view["at"]
    assert found["bytes"] > 10_000
    assert "games in progress" in admin(url, "statistics")
    anna.close()


def test_errands_do_not_pile_up(databases: Databases) -> None:
    url = databases.new(SQLITE)
    with running(settings_for(url)):
        pass

    async def send(number: int) -> None:
        database = await Database.beside(url)
        async with database.writing() as connection:
            await connection.execute(text("update errands set since = since - 100000"))
            await Errands(database).send(connection, [[f"table{number}"]])
        await database.close()

    for number in range(5):
        asyncio.run(send(number))
    assert [row.item for row in stored(url, errands)] == ['["table4"]']
    asyncio.run(_kept_bans(url))


async def _kept_bans(url: str) -> None:
    database = await Database.beside(url)
    assert await Keeper(database, Errands(database)).bans() == []
    await database.close()
