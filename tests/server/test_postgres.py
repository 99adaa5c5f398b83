"""Several processes on one PostgreSQL serve the same tables."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from types import SimpleNamespace

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from hexstead.match.fair import seed_from
from hexstead.match.seed import Seed
from hexstead.server.store import database
from hexstead.server.store.database import Database
from hexstead.server.store.ledger import Row
from own_postgres import postgres
from refusing import refuses
from server.running import Player, Running, Seen, long_gone, long_idle, pair, running, settings_for, until
from server.test_limits import lists_a_few_of_each_host
from server.test_pauses import wakes_only_where_bots_play_for_somebody

pytestmark = pytest.mark.skipif(
    find_spec("pgserver") is None and "HEXSTEAD_TEST_POSTGRES" not in os.environ,
    reason="no PostgreSQL: name one in HEXSTEAD_TEST_POSTGRES",
)


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        # As hosts of databases write their addresses.
        address = make_url(url).update_query_dict({"sslmode": "prefer"})
        settings = settings_for(address.render_as_string(hide_password=False), bot_seconds=0.1)
        with running(settings) as first, running(settings) as second:
            yield first, second


def test_a_postgres_that_lets_nobody_in_is_named(workers: tuple[Running, Running]) -> None:
    url = workers[0].house.database.url.set(drivername="postgresql", username="nobody")
    with refuses(r'Can\'t open the database .*: role "nobody" does not exist'):
        asyncio.run(Database.open(url.render_as_string(hide_password=False)))


@pytest.fixture
def at(workers: tuple[Running, Running]) -> Iterator[Callable[[int], Player]]:
    """Makes players who talk to the first or to the second process."""
    made: list[Player] = []

    def new(worker: int) -> Player:
        made.append(Player(workers[worker].address))
        return made[-1]

    yield new
    for player in made:
        player.close()


def test_two_players_at_two_processes_play_at_one_table(at: Callable[[int], Player]) -> None:
    anna, ben = at(0), at(1)
    id = anna.create("here", "open")["id"]
    host = anna.look(id)
    ben.on(id, "join", {"name": "Ben"})
    guest = ben.look(id)
    while not host.table["seats"][1]["is_connected"]:
        host.until("table")
    anna.on(id, "start")
    for look in (host, guest):
        look.until("whole")
    chooser, other = host, guest
    for _ in range(4):
        chooser, other = (host, guest) if host.view["is_yours"] else (guest, host)
        chooser.finish_turn()
        other.until_at(chooser.view["at"])
        assert other.view["is_yours"]
        assert other.view["seats"][0]["settlements"] == chooser.view["seats"][0]["settlements"]
    chooser.send(kind="say", text="hello over there")
    assert other.until("chat")["line"]["text"] == "hello over there"


def test_any_process_takes_any_action_without_sticky_sessions(at: Callable[[int], Player]) -> None:
    anna = at(0)
    id = anna.create("here", "here")["id"]
    other_address = at(1).address
    here, there = anna.look(id), anna.look(id, other_address)
    for look, other in [(here, there), (there, here)] * 3:
        look.act((look.view["live"] or ["end"])[0])
        assert other.until_at(look.view["at"])["live"] == look.view["live"]
    here.act("take-back") if here.view["can_take_back"] else here.act(here.view["live"][0])
    assert there.until_at(here.view["at"])["seats"] == here.view["seats"]


def test_of_two_actions_at_the_same_moment_one_counts(
    workers: tuple[Running, Running], at: Callable[[int], Player]
) -> None:
    anna = at(0)
    id = anna.create("here", "here")["id"]
    looks = [anna.look(id), anna.look(id, at(1).address)]
    for turn in range(6):
        if not looks[0].view["live"]:
            break
        choices = looks[0].view["live"][0], looks[0].view["live"][-1]
        for look, do in zip(looks, choices, strict=True):
            look.send(at=turn, do=do)
        for look in looks:
            look.until_at(turn + 1)
        assert looks[0].view["seats"] == looks[1].view["seats"]
    rows = workers[0].do(workers[0].house.ledger.rows(id))
    assert [row.n for row in rows] == list(range(len(rows)))


def test_a_process_that_is_behind_catches_up_instead_of_acting(
    workers: tuple[Running, Running], at: Callable[[int], Player]
) -> None:
    """Even if a notice is lost, nobody acts on an old position."""
    anna = at(0)
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    first, second = look.view["live"][:2]
    seat = look.view["turn"]
    other = workers[1]
    # Stored by somebody who tells nobody.
    silent = other.house.ledger
    notices, silent.notices = silent.notices, _Silent()  # type: ignore[assignment]
    try:
        assert other.do(silent.append(Row(id, 0, seat, first, seat)))
    finally:
        silent.notices = notices
    assert look.refused(second)["key"] == "stale"
    assert look.until_at(1)["seats"][seat]["settlements"] == [first]


class _Silent:
    async def send(self, connection: object, tables: list[str]) -> None:
        await asyncio.sleep(0)


def test_bots_act_once_although_two_processes_know_the_table(
    workers: tuple[Running, Running], at: Callable[[int], Player]
) -> None:
    anna, ben = at(0), at(1)
    id = anna.create("here", "random", "random")["id"]
    look, watching = anna.look(id), ben.look(id)
    for _ in range(2):
        while not look.view["is_yours"]:
            look.next()
        look.finish_turn()
    while not look.view["is_yours"]:
        look.next()
    watching.until_at(look.view["at"])
    rows = workers[0].do(workers[0].house.ledger.rows(id))
    assert len(rows) == look.view["at"] == watching.view["at"]


def test_a_bot_whose_process_has_stopped_is_driven_by_another(
    workers: tuple[Running, Running], at: Callable[[int], Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = at(0)
    id = anna.create("here", "random")["id"]
    look = anna.look(id)
    while not look.view["is_yours"]:
        look.next()
    table = workers[0].house.hall.tables[id]
    monkeypatch.setattr(table, "drive_bots", lambda: None)
    anna.look(id, at(1).address)
    look.finish_turn()
    until(lambda: workers[1].house.hall.tables[id].at > look.view["at"])
    while not look.view["is_yours"]:
        look.next()


def test_what_happens_while_notices_are_lost_is_noticed_afterwards(
    workers: tuple[Running, Running], at: Callable[[int], Player]
) -> None:
    anna = at(0)
    id = anna.create("here", "here")["id"]
    here, there = anna.look(id), anna.look(id, at(1).address)
    end_listeners = text("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'")

    async def cut() -> int:
        async with workers[0].house.database.writing() as connection:
            return len((await connection.execute(end_listeners)).all())

    assert workers[0].do(cut()) == 2
    here.act(here.view["live"][0])
    assert there.until_at(1)["live"] == here.view["live"]
    assert here.until_at(there.act(there.view["live"][0])["at"])


def test_a_player_leaves_at_one_process_and_comes_back_at_another(at: Callable[[int], Player]) -> None:
    anna, ben = at(0), at(1)
    id, look, other = pair(anna, ben, setup={"first_game": True, "first_player": 2})
    anna.on(id, "leave")
    while look.table["seats"][0]["bot"] is None:
        look.until("table")
    elsewhere = Player(at(1).address, anna.http.cookies["hexstead"])
    assert elsewhere.on(id, "join")["you"]["seats"] == [0]
    while look.table["seats"][0]["bot"] is not None:
        look.until("table")
    other.finish_turn()
    while not look.view["is_yours"]:
        look.next()
    look.finish_turn()
    elsewhere.close()


def test_a_player_who_returns_at_one_process_while_a_bot_is_called_at_another_plays_on(
    workers: tuple[Running, Running], at: Callable[[int], Player]
) -> None:
    anna, ben = at(0), at(1)
    id, first, second = pair(anna, ben)
    for _ in range(4):
        second.close()
        while first.table["seats"][1]["is_connected"]:
            first.until("table")
        long_gone(workers[0], id)
        with ThreadPoolExecutor(2) as pool:
            body = {"seat": 1, "to": {"kind": "bot"}}
            called = pool.submit(anna.http.post, f"/api/tables/{id}/seat", json=body)
            second = pool.submit(ben.look, id).result()
            assert called.result().status_code in (200, 409)
        while not first.table["seats"][1]["is_connected"] or first.table["seats"][1]["bot"]:
            first.until("table")
        while second.table["seats"][1]["bot"]:
            second.until("table")


def test_a_bots_turn_that_is_taken_back_at_one_process_is_taken_back_at_all(
    workers: tuple[Running, Running], at: Callable[[int], Player]
) -> None:
    anna, ben = at(0), at(1)
    id, first, second = pair(anna, ben)
    if first.view["is_yours"]:
        first.finish_turn()
    second.until_at(first.view["at"])
    second.close()
    while first.table["seats"][1]["is_connected"]:
        first.until("table")
    long_gone(workers[0], id)
    anna.on(id, "seat", {"seat": 1, "to": {"kind": "bot"}})
    while not first.view["is_yours"]:
        first.next()
    back = ben.look(id)
    while not back.view["can_take_back_turn"]:
        back.next()
    back.act("take-back-turn")
    first.until_at(back.view["at"])
    assert first.view["seats"][1]["settlements"] == back.view["seats"][1]["settlements"] == []
    back.finish_turn()
    assert first.until_at(back.view["at"])["is_yours"]


def test_votes_at_two_processes_are_counted_together(
    workers: tuple[Running, Running], at: Callable[[int], Player]
) -> None:
    players = [at(0), at(1), at(0)]
    id = players[0].create("here", "open", "open")["id"]
    for player in players[1:]:
        player.on(id, "join", {})
    players[0].on(id, "start")
    looks = [player.look(id) for player in players]
    for look in looks:
        while not all(seat["is_connected"] for seat in look.table["seats"]):
            look.until("table")
    idler = looks[0].view["deciding"]
    for worker in workers:
        long_idle(worker, id)
    others = [player for seat, player in enumerate(players) if seat != idler]
    with ThreadPoolExecutor(2) as pool:
        body = {"at": looks[0].view["at"]}
        asked = [pool.submit(player.http.post, f"/api/tables/{id}/vote", json=body) for player in others]
    assert [one.result().status_code for one in asked] == [200, 200]
    for look in looks:
        while look.table["seats"][idler]["bot"] is None:
            look.until("table")


def test_all_processes_go_by_the_clock_of_the_database(
    workers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [worker.house.database for worker in workers]
    fast = SimpleNamespace(time=lambda: time.time() + 3600)
    monkeypatch.setattr(database, "time", fast)
    for worker in workers:
        worker.do(worker.house.database.set_clock())
    ahead = second.now - time.time()
    monkeypatch.undo()
    for worker in workers:
        worker.do(worker.house.database.set_clock())
    assert abs(ahead) < 60
    assert abs(first.now - time.time()) < 60


def test_no_address_that_postgres_cannot_store_breaks_the_server(at: Callable[[int], Player]) -> None:
    anna = at(0)
    for id in ("%00", "a%00b", "%C3%A4"):
        assert anna.get(f"/api/tables/{id}", 404) == {"reason": "There is no such table.", "field": ""}
        assert anna.open(id).closed_with() == 4404


def test_a_guest_named_for_the_first_time_in_many_requests_at_once_has_the_name(
    at: Callable[[int], Player],
) -> None:
    for anna in [at(0) for _ in range(3)]:
        anna.get("/api/me")
        rename = partial(anna.http.put, "/api/me")
        with ThreadPoolExecutor(8) as pool:
            asked = [pool.submit(rename, json={"name": f"Anna {n}", "colour": 0}) for n in range(8)]
        assert {one.result().status_code for one in asked} == {200}
        assert anna.get("/api/me")["name"].startswith("Anna ")


def test_the_sweep_wakes_only_where_bots_play_for_somebody(workers: tuple[Running, Running]) -> None:
    workers[0].do(wakes_only_where_bots_play_for_somebody(workers[0].house.store))


def test_nobody_fills_the_list_of_tables_alone(workers: tuple[Running, Running]) -> None:
    workers[0].do(lists_a_few_of_each_host(workers[0].house.store))


def test_two_processes_deal_one_deck_of_what_was_shared_through_both(
    workers: tuple[Running, Running], at: Callable[[int], Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    for worker in workers:
        waiting = replace(worker.house.settings, share_seconds=600.0)
        monkeypatch.setattr(worker.house, "settings", waiting)
        monkeypatch.setattr(worker.house.hall.services, "settings", waiting)
    anna, ben = at(0), at(1)
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    looks = [anna.look(id), ben.look(id)]
    anna.on(id, "start")
    for look, share in zip(looks, ("aa" * 16, "bb" * 32), strict=True):
        while look.table["phase"] != "shuffling":
            look.next()
        assert not look.view
        look.send(kind="share", bytes=share)
    for look in looks:
        while not look.view:
            look.next()
    first, second = (worker.house.hall.tables[id].match.seed for worker in workers)
    shares = workers[0].do(workers[0].house.store.shares(id))
    row = workers[1].do(workers[1].house.store.table(id))
    assert row is not None
    assert [share.bytes for share in shares] == ["aa" * 16, "bb" * 32]
    assert first == second == row.drawn_by == Seed("sha256", seed_from(id, row.server_seed, shares))


def test_a_guest_has_five_lines_at_once_however_many_processes(workers: tuple[Running, Running]) -> None:
    few = replace(workers[0].house.settings, chat_lines_per_second=0.001, chat_lines_at_once=5)
    with running(few) as first, running(few) as second:
        anna, ben = Player(first.address), Player(second.address)
        tables = [anna.create("here", "open")["id"] for _ in range(2)]
        looks = [anna.look(id, server.address) for id in tables for server in (first, second)]
        for number, look in enumerate(looks):
            for n in range(3):
                look.send(kind="say", text=f"{number} {n}")
        refused = [reason for number, look in enumerate(looks) for reason in _refusals(look, f"{number} ", 3)]
        assert refused == ["You are writing too fast. Try again in 1,000 s."] * 7
        assert _stored_lines(first, tables) == 5
        other = ben.look(tables[0])
        other.send(kind="say", text="I have said nothing yet")
        assert other.until("chat")["line"]["text"] == "I have said nothing yet"
        assert _stored_lines(first, tables) == 6
        anna.close()
        ben.close()


def _refusals(look: Seen, beginning: str, number: int) -> list[str]:
    """The reasons for those of these lines that nobody was told."""
    refused: list[str] = []
    said = 0
    while said + len(refused) < number:
        message = look.next()
        if message["kind"] == "trouble":
            refused.append(message["reason"])
        elif message["kind"] == "chat" and message["line"]["text"].startswith(beginning):
            said += 1
    return refused


def _stored_lines(server: Running, tables: list[str]) -> int:
    return sum([len(server.do(server.house.store.chat(id))) for id in tables])
