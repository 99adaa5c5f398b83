"""Your own games at a glance: the list, what it says of each game, and how it follows."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hexstead.server.live.hall import Hall
from server.databases import BOTH, Databases, needs_postgres
from server.running import (
    PATIENCE,
    Newcomer,
    Player,
    Running,
    Seen,
    file_url,
    on_turn,
    pair,
    running,
    settings_for,
    until,
)


class Followed:
    """A socket on which somebody follows their own games."""

    def __init__(self, player: Player, address: str = "") -> None:
        player.get("/api/me")
        url = (address or player.address).replace("http", "ws", 1) + "/api/games/socket"
        cookie = {"Cookie": f"hexstead={player.http.cookies['hexstead']}"}
        self.connection: ClientConnection = connect(url, additional_headers=cookie, compression=None)
        player.sockets.append(Seen(self.connection))
        self.games: dict[str, dict[str, Any]] = {}
        self.finished = 0
        self.told = 0

    def next(self, patience: float = PATIENCE) -> None:
        message = json.loads(self.connection.recv(patience))
        self.told += 1
        if message["kind"] == "games":
            self.games = {game["id"]: game for game in message["games"]}
            self.finished = message["finished"]
        else:
            self.games[message["game"]["id"]] = message["game"]

    def until(self, is_so: Any) -> None:
        while not is_so(self):
            self.next()

    def is_over(self) -> int:
        """The code with which it ends."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def waits(followed: Followed, id: str) -> bool:
    return id in followed.games and bool(followed.games[id]["is_yours"])


def end_turn(look: Seen) -> None:
    """Builds what has to be built, and ends the turn."""
    while look.view["is_yours"]:
        ends = [button["do"] for button in look.view["buttons"] if button["is_live"]]
        look.act(look.view["live"][0] if look.view["live"] else ends[0])


@pytest.mark.parametrize("kind", BOTH)
def test_a_list_says_whose_turn_it_is_and_follows_within_a_second(databases: Databases, kind: str) -> None:
    with running(settings_for(databases.new(kind))) as server:
        anna, ben = Player(server.address), Player(server.address)
        follows = Followed(anna), Followed(ben)
        for followed in follows:
            followed.next()
            assert (followed.games, followed.finished) == ({}, 0)
        id, first, second = pair(anna, ben)
        mover, _ = on_turn(first, second)
        his, other = follows if mover is first else follows[::-1]
        his.until(lambda one: waits(one, id))
        other.until(lambda one: id in one.games and one.games[id]["deciding"] is not None)
        assert not waits(other, id)
        assert [seat["name"] for seat in other.games[id]["seats"]][1] == "Ben"
        end_turn(mover)
        began = time.monotonic()
        other.until(lambda one: waits(one, id))
        assert time.monotonic() - began < 2
        his.until(lambda one: not waits(one, id))
        assert other.games[id]["ago"] < 20
        anna.close()
        ben.close()


def test_who_comes_back_is_told_the_same_from_what_is_stored(tmp_path: Path) -> None:
    url = file_url(tmp_path)
    with running(settings_for(url)) as server:
        anna, ben = Player(server.address), Player(server.address)
        id, first, second = pair(anna, ben)
        mover, _ = on_turn(first, second)
        mover.act(mover.view["live"][0])
        at, name = mover.view["at"], anna if mover is first else ben
        cookie = name.http.cookies["hexstead"]
        anna.close()
        ben.close()
    with running(settings_for(url)) as server:
        back = Player(server.address, cookie)
        (game,) = back.get("/api/games")["games"]
        assert (game["id"], game["at"], game["is_yours"], game["is_alone"]) == (id, at, True, False)
        glance = back.get(f"/api/games/{id}/glance")
        assert (glance["at"], glance["to_build"], glance["round"], glance["gold"]) == (at, 2, 1, [])
        assert sum(map(len, glance["pieces"])) == 1
        assert len(glance["rows"]) == 20
        assert glance["terrain"] in list("GCDFT")
        assert id not in server.house.hall.tables
        back.close()


def test_a_glance_from_memory_is_the_one_from_what_is_stored(server: Running, anna: Player) -> None:
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    look.act(look.view["live"][0])
    live = anna.get(f"/api/games/{id}/glance")

    async def forget() -> None:
        await server.house.hall.tables.pop(id).close()

    server.do(forget())
    assert anna.get(f"/api/games/{id}/glance") == live
    assert anna.get(f"/api/games/{id}/glance") == live


def test_a_game_that_has_not_begun_shows_its_map_and_waits_for_nobody(anna: Player) -> None:
    id = anna.create("here", "open")["id"]
    (game,) = anna.get("/api/games")["games"]
    assert (game["phase"], game["deciding"], game["is_yours"], game["at"]) == ("open", None, False, 0)
    glance = anna.get(f"/api/games/{id}/glance")
    assert (glance["at"], glance["to_build"], glance["terrain"]) == (0, 0, "")
    assert glance["pieces"] == [[], []]
    assert anna.get("/api/games/nowhere/glance", 404)


def test_games_that_are_over_come_last_and_only_a_few_at_first(server: Running, anna: Player) -> None:
    ids = [anna.create("here", "here")["id"] for _ in range(8)]

    async def end() -> None:
        for id in ids[1:]:
            await server.house.store.end(id)

    server.do(end())
    followed = Followed(anna)
    followed.next()
    phases = [game["phase"] for game in followed.games.values()]
    assert phases == ["playing", *["over"] * 5]
    assert followed.finished == 7
    assert len(anna.get("/api/games")["games"]) == 8


def test_a_list_follows_a_table_that_is_new_left_or_gone(server: Running, anna: Player, ben: Player) -> None:
    followed, host = Followed(ben), Followed(anna)
    id = anna.create("here", "open")["id"]
    host.until(lambda one: id in one.games)
    ben.on(id, "join", {"name": "Ben"})
    followed.until(lambda one: id in one.games)
    ben.on(id, "leave")
    followed.until(lambda one: id not in one.games)

    async def delete(hall: Hall) -> None:
        await hall.keeper.delete_tables([id])
        await hall.changed(id)

    server.do(delete(server.house.hall))
    host.until(lambda one: id not in one.games)


def test_alone_against_bots_a_game_is_paused_while_nobody_looks_and_a_bot_has_to_act(
    server: Running, anna: Player
) -> None:
    id = anna.create("here", "random")["id"]
    followed = Followed(anna)
    followed.next()
    assert followed.games[id]["is_alone"]
    assert followed.games[id]["is_paused"]
    anna.look(id)
    followed.until(lambda one: not one.games[id]["is_paused"] and one.games[id]["is_yours"])


def test_what_changes_nothing_of_a_list_is_not_told(server: Running, anna: Player, ben: Player) -> None:
    id, first, _ = pair(anna, ben)
    followed = Followed(anna)
    followed.until(lambda one: id in one.games and one.games[id]["deciding"] is not None)
    told = followed.told
    first.send(kind="say", text="Hello")
    first.until("chat")
    with pytest.raises(TimeoutError):
        followed.next(0.6)
    assert followed.told == told


def test_nobody_opens_more_lists_than_tables_or_says_anything_there(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path), connections_per_address=3)) as server:
        anna = Player(server.address)
        lists = [Followed(anna) for _ in range(3)]
        for one in lists:
            one.next()
        assert Followed(anna).is_over() == 1013
        lists[0].connection.send("Hello?")
        assert lists[0].is_over() == 1008
        until(lambda: len(server.house.hall.services.own_games.readers) == 2)
        Followed(anna).next()
        anna.close()


def test_who_is_banned_follows_nothing_any_more(newcomer: Newcomer, server: Running) -> None:
    player = newcomer()
    followed = Followed(player)
    followed.next()
    guest = server.house.hall.services.own_games.readers[0].guest.id

    async def ban() -> None:
        await server.house.hall.keeper.ban("guest", guest, "", None)
        await server.house.hall.bans_changed()

    server.do(ban())
    assert followed.is_over() == 1008


@needs_postgres
def test_a_list_follows_what_happens_through_another_process(databases: Databases) -> None:
    url = databases.new("postgres")
    with running(settings_for(url)) as one, running(settings_for(url)) as other:
        anna, ben = Player(one.address), Player(one.address)
        followed = {"anna": Followed(anna, other.address), "ben": Followed(ben, other.address)}
        id, first, second = pair(anna, ben)
        mover, _ = on_turn(first, second)
        mine, others = ("anna", "ben") if mover is first else ("ben", "anna")
        followed[mine].until(lambda seen: waits(seen, id))
        end_turn(mover)
        began = time.monotonic()
        followed[others].until(lambda seen: waits(seen, id))
        assert time.monotonic() - began < 2
        assert id not in other.house.hall.tables
        anna.close()
        ben.close()


def test_a_list_makes_up_for_what_it_missed(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path))) as server:
        anna = Player(server.address)
        followed = Followed(anna)
        followed.next()

        server.house.store.on_change = lambda _: None
        id = anna.create("here", "here")["id"]

        async def reconnect() -> None:
            await server.house.hall.all_may_have_changed()

        server.do(reconnect())
        followed.until(lambda seen: id in seen.games)
        anna.close()
