"""A rematch is an offer: everybody sees it at once, and it starts when everybody wants it."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hexstead.server.store.store import OVER
from server.running import Newcomer, Player, Running, Seen, file_url, pair, running, settings_for


def over(server: Running, id: str) -> None:
    """As if the game had been played to its end."""

    async def end() -> None:
        await server.house.store.end(id)
        await server.house.hall.tables[id].refresh()

    server.do(end())


def finished(server: Running, anna: Player, ben: Player, **more: Any) -> tuple[str, Seen, Seen]:
    id, first, second = pair(anna, ben, **more)
    over(server, id)
    for look in (first, second):
        while look.table["phase"] != OVER:
            look.until("table")
    return id, first, second


def answers(table: dict[str, Any]) -> list[str]:
    return [one["answer"] for one in table["offer"]["answers"]]


def setup_of(server: Running, id: str) -> str:
    row = server.do(server.house.store.table(id))
    assert row is not None
    return row.setup


def test_an_offer_is_seen_at_once_and_starts_when_all_accept(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first, second = finished(server, anna, ben)
    assert first.table["offer"] is None
    began = time.monotonic()
    offered = anna.on(id, "rematch", {"map": "new"})
    told = second.until("table")["table"]
    assert time.monotonic() - began < 10
    assert told["offer"] == offered["offer"]
    assert (told["offer"]["by"], told["offer"]["map"], answers(told)) == (0, "new", ["yes", "waiting"])
    started = ben.on(id, "rematch", {"answer": "accept", "offer": told["offer"]["id"]})
    while not first.table["rematch"]:
        first.until("table")
    assert first.table["rematch"] == started["rematch"]
    new = anna.get(f"/api/tables/{started['rematch']}")
    assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in told["seats"]]
    assert new["you"]["seats"] == [0]
    assert setup_of(server, new["id"]) != setup_of(server, id)


def test_an_offer_can_be_refused_taken_up_later_and_withdrawn(
    server: Running, anna: Player, ben: Player
) -> None:
    id, _, _ = finished(server, anna, ben)
    offer = anna.on(id, "rematch", {"map": "same"})["offer"]["id"]
    refused = ben.on(id, "rematch", {"answer": "decline", "offer": offer})
    assert answers(refused) == ["yes", "no"]
    gone = anna.on(id, "rematch", {"answer": "withdraw", "offer": offer})
    assert gone["offer"] is None
    late = ben.on(id, "rematch", {"answer": "accept", "offer": offer})
    assert (late["offer"], late["rematch"]) == (None, None)
    offer = ben.on(id, "rematch", {"map": "same"})["offer"]["id"]
    anna.on(id, "rematch", {"answer": "decline", "offer": offer})
    started = anna.on(id, "rematch", {"answer": "accept", "offer": offer})["rematch"]
    assert setup_of(server, started) == setup_of(server, id)


def test_two_offers_at_once_are_one_and_nobody_accepts_what_they_did_not_ask_for(
    server: Running, anna: Player, ben: Player
) -> None:
    id, _, _ = finished(server, anna, ben)
    with ThreadPoolExecutor(2) as both:
        wanted = [(anna, "new"), (ben, "same")]
        list(both.map(lambda one: one[0].on(id, "rematch", {"map": one[1]}), wanted))
    table = anna.get(f"/api/tables/{id}")
    assert table["rematch"] is None
    assert sorted(answers(table)) == ["waiting", "yes"]
    for player in (anna, ben):
        player.on(id, "rematch", {"map": table["offer"]["map"]})
    assert anna.get(f"/api/tables/{id}")["rematch"]


def test_spectators_neither_offer_nor_accept_and_a_flood_is_stopped(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    id, _, _ = finished(server, anna, ben)
    offer = anna.on(id, "rematch")["offer"]["id"]
    eve = newcomer()
    for body in ({}, {"answer": "accept", "offer": offer}, {"answer": "withdraw", "offer": offer}):
        eve.on(id, "rematch", body, 403)
    codes = [
        ben.http.post(f"/api/tables/{id}/rematch", json={"answer": answer, "offer": offer}).status_code
        for answer in ["decline", "withdraw"] * 10
    ]
    assert (codes[0], codes[-1]) == (200, 429)
    assert anna.get(f"/api/tables/{id}")["offer"]["id"] == offer


def test_an_offer_survives_a_restart(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path))
    with running(settings) as server:
        anna, ben = Player(server.address), Player(server.address)
        id, _, _ = finished(server, anna, ben)
        offer = anna.on(id, "rematch")["offer"]
        cookie = ben.http.cookies["hexstead"]
        for player in (anna, ben):
            player.close()
    with running(settings) as server:
        ben = Player(server.address, cookie)
        assert ben.get(f"/api/tables/{id}")["offer"] == offer
        assert ben.on(id, "rematch", {"answer": "accept", "offer": offer["id"]})["rematch"]
        ben.close()


def test_whoever_left_their_seat_to_a_bot_is_not_waited_for(
    server: Running, anna: Player, ben: Player
) -> None:
    id, _, _ = pair(anna, ben)
    ben.on(id, "resign")
    over(server, id)
    ben.on(id, "rematch", {}, 403)
    new = anna.get(f"/api/tables/{anna.on(id, 'rematch')['rematch']}")
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]


def test_after_the_guided_game_comes_a_normal_one_and_anybody_can_play_its_map(
    server: Running, anna: Player, ben: Player
) -> None:
    lesson = anna.create("here", "greedy", is_lesson=True)
    assert ben.on(lesson["id"], "play", status=409)["reason"].startswith("The game is not over yet")
    anna.look(lesson["id"])
    over(server, lesson["id"])
    again = anna.get(f"/api/tables/{anna.on(lesson['id'], 'rematch')['rematch']}")
    assert (again["is_lesson"], again["commitment"] != "") == (False, True)
    own = ben.on(lesson["id"], "play", status=201)
    assert (own["you"]["seats"], [seat["kind"] for seat in own["seats"]]) == ([0], ["person", "bot"])
    assert setup_of(server, own["id"]) == setup_of(server, lesson["id"])
