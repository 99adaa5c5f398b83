"""Several processes on one PostgreSQL serve the same tables."""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from hexstead.match.documents import BadInput
from hexstead.server.database import Database
from hexstead.server.ledger import Row
from own_postgres import postgres
from server.running import Player, Running, running, settings_for, until

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
    with pytest.raises(BadInput, match='cannot be opened: role "nobody" does not exist'):
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
    assert there.until_at(here.view["at"])["actions"] == here.view["actions"]


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
    assert look.view["seats"][seat]["settlements"] == [first]


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


def test_who_leaves_at_one_process_comes_back_at_another(at: Callable[[int], Player]) -> None:
    anna = at(0)
    id = anna.create("here", "random")["id"]
    look = anna.look(id)
    anna.on(id, "leave")
    elsewhere = Player(at(1).address, anna.http.cookies["hexstead"])
    assert elsewhere.on(id, "join")["you"]["seats"] == [0]
    while look.table["seats"][0]["bot"] is not None or not look.view["is_yours"]:
        look.next()
    look.finish_turn()
    elsewhere.close()


def test_no_address_that_postgres_cannot_store_breaks_the_server(at: Callable[[int], Player]) -> None:
    anna = at(0)
    for id in ("%00", "a%00b", "%C3%A4"):
        assert anna.get(f"/api/tables/{id}", 404) == {"reason": "There is no such table.", "field": ""}
        assert anna.open(id).closed_with() == 4404


def test_who_is_named_for_the_first_time_in_many_requests_at_once_is_named(
    at: Callable[[int], Player],
) -> None:
    for anna in [at(0) for _ in range(3)]:
        anna.get("/api/me")
        rename = partial(anna.http.put, "/api/me")
        with ThreadPoolExecutor(8) as pool:
            asked = [pool.submit(rename, json={"name": f"Anna {n}", "colour": 0}) for n in range(8)]
        assert {one.result().status_code for one in asked} == {200}
        assert anna.get("/api/me")["name"].startswith("Anna ")
