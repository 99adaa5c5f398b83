"""Before the start: who is the host, who may sit down, and who is sent away."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from hexstead.server.store.database import Database
from hexstead.server.store.notices import Notices
from hexstead.server.store.schema import seats, tables
from hexstead.server.store.store import SeatRow, Store
from server.running import Newcomer, Player, Running, file_url, running, settings_for, table_row, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Behind a proxy, so that players can come from several addresses."""
    settings = settings_for(file_url(tmp_path_factory.mktemp("lobby")), proxies="127.0.0.1")
    with running(settings) as server:
        yield server


def host_of(table: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["is_host"]]


def host_long_gone(server: Running, id: str) -> None:
    """As if the host had been away for an hour."""

    async def turn_back() -> None:
        hour = update(tables).where(tables.c.id == id)
        async with server.house.database.writing() as connection:
            await connection.execute(hour.values(host_away_since=tables.c.host_away_since - 3600))

    server.do(turn_back())


def host_is_missed(server: Running, id: str) -> bool:
    async def read() -> bool:
        async with server.house.database.reading() as connection:
            query = select(tables.c.host_away_since).where(tables.c.id == id)
            return (await connection.execute(query)).scalar_one() is not None

    return server.do(read())


def test_when_the_host_gives_up_the_seat_the_next_player_becomes_host(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open", "random")["id"]
    ben.on(id, "join", {"name": "Ben"})
    look = ben.look(id)
    left = anna.on(id, "leave")
    assert host_of(left) == [1]
    assert not left["you"]["is_host"]
    assert look.until("chat")["line"]["text"] == "Ben is the host now."
    ben.on(id, "seat", {"seat": 0, "to": {"kind": "bot"}})
    assert ben.on(id, "start")["phase"] == "playing"


def test_when_the_host_is_gone_for_long_the_next_player_who_is_there_becomes_host(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    id = anna.create("here", "open", "open")["id"]
    host = anna.look(id)
    newcomer().on(id, "join", {"name": "Away"})
    ben.on(id, "join", {"name": "Ben"})
    look = ben.look(id)
    host.close()
    until(lambda: host_is_missed(server, id))
    assert host_of(look.table) == [0]
    host_long_gone(server, id)
    while host_of(look.table) != [2]:
        look.next()
    assert look.table["you"]["is_host"]
    # After coming back they are a player like the others.
    assert not anna.look(id).table["you"]["is_host"]


def test_a_host_who_only_reloads_stays_host(server: Running, anna: Player, ben: Player) -> None:
    id = anna.create("here", "open")["id"]
    anna.look(id).close()
    ben.on(id, "join", {"name": "Ben"})
    look = ben.look(id)
    until(lambda: host_is_missed(server, id))
    again = anna.look(id)
    until(lambda: not host_is_missed(server, id))
    assert again.table["you"]["is_host"]
    assert host_of(look.table) == [0]


def test_during_the_game_too_somebody_who_is_there_is_host(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    anna.on(id, "start")
    look = ben.look(id)
    anna.on(id, "leave")
    while not look.table["you"]["is_host"]:
        look.until("table")


def test_a_table_that_everybody_left_is_not_listed_and_belongs_to_the_next_to_sit_down(
    anna: Player, ben: Player
) -> None:
    id = anna.create("here", "open", is_listed=True)["id"]
    listed = [table["id"] for table in ben.get("/api/tables")["tables"]]
    assert id in listed
    anna.on(id, "leave")
    assert id not in [table["id"] for table in ben.get("/api/tables")["tables"]]
    assert ben.on(id, "join", {"name": "Ben"})["you"]["is_host"]


def test_a_table_whose_host_is_gone_for_long_is_not_listed(
    server: Running, anna: Player, ben: Player
) -> None:
    id = anna.create("here", "open", is_listed=True)["id"]
    until(lambda: host_is_missed(server, id))
    assert id in [table["id"] for table in ben.get("/api/tables")["tables"]]
    host_long_gone(server, id)
    assert id not in [table["id"] for table in ben.get("/api/tables")["tables"]]


def test_a_stranger_takes_one_seat_unless_the_host_allows_more(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open", "open", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    refusal = ben.on(id, "join", {"name": "Bea"}, 403)["reason"]
    assert refusal == "You already have a seat. The host can allow more than one."
    assert ben.on(id, "choices", {"several_seats": True}, 403)["reason"] == "Only the host can do this."
    assert anna.on(id, "choices", {"several_seats": True})["several_seats"]
    assert ben.on(id, "join", {"name": "Bea"})["you"]["seats"] == [1, 2]
    assert not anna.on(id, "choices", {"several_seats": False})["several_seats"]
    assert ben.on(id, "join", {}, 403)
    assert anna.on(id, "join", {"name": "Otto"})["you"]["seats"] == [0, 3]


def test_asking_for_two_seats_at_once_gets_you_one(tmp_path: Path) -> None:
    async def run() -> None:
        database = await Database.open(file_url(tmp_path))
        store = Store(database, Notices(database, "test"))
        table = table_row("here", "open", "open")
        await store.create(table)
        wishes = [SeatRow(seat, "ben", "Ben", seat, None) for seat in (1, 2)]
        answers = await asyncio.gather(*[store.sit(table.id, wish) for wish in wishes])
        assert sorted(answers) == ["", "one-seat"]
        await database.close()

    asyncio.run(run())


def test_a_removed_guest_can_no_longer_sit_down_here(anna: Player, ben: Player, newcomer: Newcomer) -> None:
    cleo, dora = newcomer(), newcomer()
    for player, address in ((ben, "10.0.0.2"), (cleo, "10.0.0.2"), (dora, "10.0.0.3")):
        player.http.headers["X-Forwarded-For"] = address
    id = anna.create("here", "open", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    look = ben.look(id)
    assert ben.on(id, "remove", {"seat": 0}, 403)["reason"] == "Only the host can do this."
    for seat in (0, 2):
        assert anna.on(id, "remove", {"seat": seat}, 422)["reason"].startswith("There is no guest")
    assert anna.on(id, "seat", {"seat": 1, "to": {"kind": "bot"}}, 422)["reason"].startswith("Somebody sits")
    assert anna.on(id, "remove", {"seat": 1})["seats"][1]["kind"] == "open"
    while not look.table["you"]["is_removed"]:
        look.until("table")
    ben.http.headers["X-Forwarded-For"] = "10.0.0.4"
    assert ben.on(id, "join", {"name": "Ben"}, 403)["reason"].startswith("The host has removed you")
    # The same person without the cookie.
    assert cleo.on(id, "join", {"name": "Cleo"}, 403)["reason"].startswith("The host has removed somebody")
    assert dora.on(id, "join", {"name": "Dora"})["you"]["seats"] == [1]
    anna.on(id, "seat", {"seat": 2, "to": {"kind": "bot"}})
    anna.on(id, "start")
    assert anna.on(id, "remove", {"seat": 1}, 409)["reason"] == "The game has already started."


def test_what_is_kept_of_addresses_is_forgotten_at_the_start(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    cleo = newcomer()
    for number, player in enumerate((ben, cleo)):
        player.http.headers["X-Forwarded-For"] = f"10.0.1.{number}"
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    anna.on(id, "remove", {"seat": 1})
    cleo.on(id, "join", {"name": "Cleo"})

    async def traces() -> tuple[str, list[str]]:
        async with server.house.database.reading() as connection:
            barred = await connection.execute(select(tables.c.barred).where(tables.c.id == id))
            kept = await connection.execute(select(seats.c.trace).where(seats.c.table_id == id))
            return str(barred.scalar_one()), [str(trace) for trace in kept.scalars() if trace]

    barred, kept = server.do(traces())
    assert barred.strip()
    assert len(kept) == 1
    assert "10.0.1" not in barred + kept[0]
    anna.on(id, "start")
    assert server.do(traces()) == ("", [])


def test_guests_at_the_hosts_address_can_still_come_when_one_of_them_is_removed(
    anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    anna.on(id, "remove", {"seat": 1})
    assert ben.on(id, "join", {}, 403)
    assert newcomer().on(id, "join", {"name": "Cleo"})["you"]["seats"] == [1]


def test_a_name_that_imitates_another_at_the_table_is_marked(
    anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    id = anna.create("open", "here", "open", "greedy")["id"]
    anna.on(id, "seat", {"seat": 1, "to": {"kind": "here", "name": "Sam"}})
    ben.on(id, "join", {"seat": 0, "name": "S\u0430m"})
    table = newcomer().on(id, "join", {"seat": 2, "name": "greedy  B0t"})
    assert [seat["like"] for seat in table["seats"]] == [1, None, 3, None]


def test_several_seats_of_one_guest_may_have_one_name(anna: Player) -> None:
    table = anna.create("here", "here", "open")
    for seat in (0, 1):
        table = anna.on(table["id"], "seat", {"seat": seat, "to": {"kind": "here", "name": "Sam"}})
    assert [seat["like"] for seat in table["seats"]] == [None, None, None]


def test_a_spectator_under_the_name_of_a_player_is_marked_in_the_chat(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open")["id"]
    anna.on(id, "seat", {"seat": 0, "to": {"kind": "here", "name": "Sam"}})
    ben.http.put("/api/me", json={"name": "5am", "colour": 0})
    host, watching = anna.look(id), ben.look(id)
    watching.send(kind="say", text="I give up")
    line = host.until("chat")["line"]
    assert (line["seat"], line["like"]) == (None, 0)
    assert line["speaker"] == watching.table["you"]["speaker"] != host.table["you"]["speaker"]
    host.send(kind="say", text="not me")
    line = watching.until("chat")["line"]
    while line["seat"] is None:
        line = watching.until("chat")["line"]
    assert (line["seat"], line["like"], line["speaker"]) == (0, None, host.table["you"]["speaker"])
    assert [line["like"] for line in json.loads(anna.look(id).frames[0])["chat"]] == [0, None]


def test_the_host_switches_the_chat_of_spectators_off(anna: Player, ben: Player, newcomer: Newcomer) -> None:
    cleo = newcomer()
    id = anna.create("here", "open", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    host, player, watching = anna.look(id), ben.look(id), cleo.look(id)
    assert cleo.on(id, "choices", {"watchers_talk": False}, 403)
    assert not anna.on(id, "choices", {"watchers_talk": False})["watchers_talk"]
    while watching.table["you"]["can_talk"]:
        watching.until("table")
    watching.send(kind="say", text="take the castle")
    refusal = watching.until("trouble")
    assert refusal["reason"] == "The host has switched off the chat for spectators."
    player.send(kind="say", text="quiet here")
    assert host.until("chat")["line"]["text"] == "quiet here"
    anna.on(id, "choices", {"watchers_talk": True})
    while not watching.table["you"]["can_talk"]:
        watching.until("table")
    watching.send(kind="say", text="hello")
    assert host.until("chat")["line"]["text"] == "hello"


def test_a_removed_guest_can_no_longer_speak(anna: Player, ben: Player) -> None:
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    look = ben.look(id)
    anna.on(id, "remove", {"seat": 1})
    while look.table["you"]["can_talk"]:
        look.until("table")
    look.send(kind="say", text="why?")
    assert look.until("trouble")["reason"].startswith("The host has removed you")
