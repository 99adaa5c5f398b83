"""Cards that can be checked: the server commits itself, browsers add to the seed, the record opens all."""

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from hexstead.engine.said import named
from hexstead.match.fair import Fair, seed_from, why_not_fair
from hexstead.match.match import replay
from hexstead.match.record import Record
from hexstead.server.store.database import migrate
from hexstead.setup.documents import check
from server.running import Newcomer, Player, Running, Seen, file_url, running, settings_for, until

LONG = 600.0
"""Seconds that no test waits for."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """Deals only when everybody who is there has shared."""
    with running(settings_for(file_url(tmp_path), share_seconds=LONG)) as server:
        yield server


def shared(seen: Seen, bytes: str = "") -> str:
    bytes = bytes or secrets.token_hex(32)
    seen.send(kind="share", bytes=bytes)
    return bytes


def dealt(seen: Seen) -> dict[str, Any]:
    """The game after the deal."""
    while seen.next()["kind"] != "whole" or not seen.view:
        pass
    return seen.view


def finished(server: Running, player: Player, id: str, *sockets: Seen) -> dict[str, Any]:
    """Play until the end, no matter which of these has to act; returns the record."""
    while sockets[0].view["result"] is None:
        for seen in sockets:
            if seen.view["is_yours"] and seen.view["result"] is None:
                seen.act(seen.choices()[0])
            for other in sockets:
                other.until_at(seen.view["at"])
    until(lambda: player.http.get(f"/api/tables/{id}").json()["phase"] == "over")
    record: dict[str, Any] = player.get(f"/api/games/{id}/record")
    return record


def two_at_a_table(anna: Player, ben: Player) -> tuple[str, Seen, Seen]:
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {})
    first, second = anna.look(id), ben.look(id)
    anna.on(id, "start")
    return id, first, second


def test_a_game_waits_for_the_bytes_of_everybody_who_is_there(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first, second = two_at_a_table(anna, ben)
    while first.table["phase"] != "shuffling":
        first.until("table")
    shared(first)
    assert server.do(server.house.store.table(id)).drawn_by is None  # type: ignore[union-attr]
    shared(second)
    assert dealt(first)["at"] == dealt(second)["at"] == 0
    assert anna.get(f"/api/tables/{id}")["phase"] == "playing"


def test_all_that_the_seed_is_made_of_is_opened_at_the_end(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first, second = two_at_a_table(anna, ben)
    commitment = anna.get(f"/api/tables/{id}")["commitment"]
    shares = [shared(first), shared(second)]
    dealt(first), dealt(second)
    record = finished(server, anna, id, first, second)
    fair = record["fair"]
    assert (fair["table"], fair["commitment"]) == (id, commitment)
    assert sha256(bytes.fromhex(fair["server_seed"])).hexdigest() == commitment
    assert fair["shares"] == [{"seat": seat, "bytes": one} for seat, one in enumerate(shares)]
    text = f"hexstead fair cards 1\n{id}\n{fair['server_seed']}\n0 {shares[0]}\n1 {shares[1]}\n"
    assert (record["generator"], record["seed"]) == ("sha256", sha256(text.encode()).hexdigest())
    assert replay(check(record, Record)).is_over
    assert anna.http.cookies["hexstead"].partition(".")[0] not in json.dumps(record)


def test_until_the_end_nothing_is_told_but_the_commitment(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    stranger = newcomer()
    id, first, second = two_at_a_table(anna, ben)
    look = stranger.look(id)
    secret = server.do(server.house.store.table(id)).server_seed  # type: ignore[union-attr]
    shares = [shared(first), shared(second)]
    for seen in (first, second, look):
        dealt(seen)
    seed = server.do(server.house.store.table(id)).drawn_by.text  # type: ignore[union-attr]
    turn = first if first.view["is_yours"] else second
    turn.finish_turn()
    told = [*first.frames, *second.frames, *look.frames, anna.http.get(f"/api/tables/{id}").text]
    told += [anna.http.get("/api/tables/mine").text, anna.http.get(f"/api/games/{id}/record").text]
    for hidden in (secret, seed, *shares):
        assert not [text for text in told if hidden in text]
    assert [text for text in told if sha256(bytes.fromhex(secret)).hexdigest() in text], "looked where it is"


def test_while_shuffling_there_is_no_card_and_no_first_player(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first, _ = two_at_a_table(anna, ben)
    first.send(kind="explain", id=1, do="end")
    assert first.until("explained")["reason"] == "The game has not started yet."
    first.send(at=0, do="end")
    assert first.until("refused")["key"] == "not-started"
    again = ben.look(id)
    assert (again.table["phase"], again.view) == ("shuffling", {})
    row = server.do(server.house.store.table(id))
    assert row is not None
    assert (row.phase, row.drawn_by) == ("shuffling", None)
    anna.get(f"/api/games/{id}/record", 409)


def test_only_the_first_share_of_a_guest_counts_and_none_after_the_deal(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first, second = two_at_a_table(anna, ben)
    mine = shared(first)
    shared(first)
    shared(second)
    dealt(first), dealt(second)
    seed = server.do(server.house.store.table(id)).drawn_by  # type: ignore[union-attr]
    shared(first)
    first.send(kind="explain", id=1, do="end")
    first.until("explained")
    assert server.do(server.house.store.shares(id))[0].bytes == mine
    assert server.do(server.house.store.table(id)).drawn_by == seed  # type: ignore[union-attr]


def test_a_spectator_adds_nothing(server: Running, anna: Player, ben: Player, newcomer: Newcomer) -> None:
    id, first, second = two_at_a_table(anna, ben)
    shared(newcomer().look(id), "ee" * 32)
    shared(first), shared(second)
    dealt(first)
    assert "ee" * 32 not in [share.bytes for share in server.do(server.house.store.shares(id))]


@pytest.mark.parametrize(
    "bytes", ["", "ab" * 15, "ab" * 33, "AB" * 16, "zz" * 16, "a" * 33, 7, None, "ab" * 16 + "\n"]
)
def test_anything_but_a_share_is_not_understood(anna: Player, server: Running, bytes: object) -> None:
    seen = anna.look(anna.create("here", "random")["id"])
    seen.send(kind="share", bytes=bytes)
    assert seen.until("trouble")["key"] == "message"


def test_the_deal_does_not_wait_for_a_player_who_goes(server: Running, anna: Player, ben: Player) -> None:
    _, first, second = two_at_a_table(anna, ben)
    shared(first)
    second.close()
    assert dealt(first)["at"] == 0


def test_the_deal_waits_for_a_silent_player_no_longer_than_set(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path / "other"), share_seconds=0.2)) as server:
        anna = Player(server.address)
        id = anna.create("here", "random")["id"]
        seen = anna.look(id)
        if not seen.view:
            dealt(seen)
        assert server.do(server.house.store.shares(id)) == ()
        anna.close()


def test_nobody_is_waited_for_where_the_host_sets_it_so(tmp_path: Path) -> None:
    with running(settings_for(file_url(tmp_path / "other"))) as server:
        anna = Player(server.address)
        assert anna.create("here", "random")["phase"] == "playing"
        anna.close()


def test_a_player_with_several_seats_shares_once(server: Running, anna: Player) -> None:
    id = anna.create("random", "here", "here")["id"]
    seen = anna.look(id)
    mine = shared(seen)
    dealt(seen)
    (share,) = server.do(server.house.store.shares(id))
    assert (share.seat, share.bytes) == (1, mine)


def test_a_seat_left_while_shuffling_is_played_by_a_bot(server: Running, anna: Player, ben: Player) -> None:
    id, first, second = two_at_a_table(anna, ben)
    shared(second)
    assert ben.on(id, "leave", {})["seats"][1]["bot"] == "greedy"
    shared(first)
    dealt(first)
    assert len(server.do(server.house.store.shares(id))) == 2


def test_a_rematch_has_a_seed_and_a_commitment_of_its_own(server: Running, anna: Player, ben: Player) -> None:
    id, first, second = two_at_a_table(anna, ben)
    shared(first), shared(second)
    dealt(first), dealt(second)
    record = finished(server, anna, id, first, second)
    offer = anna.on(id, "rematch")["offer"]["id"]
    new = ben.get(f"/api/tables/{ben.on(id, 'rematch', {'answer': 'accept', 'offer': offer})['rematch']}")
    assert new["phase"] == "shuffling"
    assert new["commitment"] not in ("", record["fair"]["commitment"])
    seen = anna.look(new["id"])
    shared(seen)
    assert dealt(seen)["at"] == 0


def test_a_guided_game_is_not_made_to_be_checked_and_starts_at_once(server: Running, anna: Player) -> None:
    made = anna.create("here", "greedy", is_lesson=True)
    assert (made["phase"], made["commitment"]) == ("playing", "")
    row = server.do(server.house.store.table(made["id"]))
    assert row is not None
    assert row.drawn_by is not None
    assert (row.drawn_by.generator, row.drawn_by.text) == ("quick", "8")


def test_a_killed_server_goes_on_by_itself_and_keeps_what_was_shared(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path / "other"), share_seconds=LONG)
    with running(settings) as server:
        anna, ben = Player(server.address), Player(server.address)
        id, first, _ = two_at_a_table(anna, ben)
        mine = shared(first)
        until(lambda: server.do(server.house.store.sharers(id)))
    with running(replace(settings, share_seconds=0.1)) as server:
        again = Player(server.address, anna.http.cookies["hexstead"])
        seen = again.look(id)
        if not seen.view:
            dealt(seen)
        row, shares = server.do(server.house.store.table(id)), server.do(server.house.store.shares(id))
        assert row is not None
        assert [share.bytes for share in shares] == [mine]
        assert row.drawn_by is not None
        assert row.drawn_by.text == seed_from(id, row.server_seed, shares)
    for player in (anna, ben, again):
        player.close()


def test_two_deals_at_once_make_one_seed(server: Running, anna: Player, ben: Player) -> None:
    id, first, _ = two_at_a_table(anna, ben)
    shared(first)

    async def deal_twice() -> list[bool]:
        return list(await asyncio.gather(*[server.house.store.deal(id) for _ in range(5)]))

    assert sorted(server.do(deal_twice())) == [False] * 4 + [True]


def test_open_tables_of_an_older_database_become_checkable(tmp_path: Path) -> None:
    """Running games keep what draws them; tables that wait for players get a server's seed."""
    url = file_url(tmp_path / "old.d")
    (tmp_path / "old.d").mkdir()
    engine = create_engine(url)
    columns = "id, host, phase, setup, code, boxes, seed, is_listed, is_lesson, since"
    with engine.begin() as old:
        migrate(old, "0006")
        for phase in ("open", "playing"):
            values = f"'{phase}', 'anna', '{phase}', '{{}}', '', '', 255, false, false, 0"
            old.execute(text(f"insert into tables ({columns}) values ({values})"))
        migrate(old)
        found = {row.id: row for row in old.execute(text("select * from tables")).all()}
    engine.dispose()
    assert (found["playing"].generator, found["playing"].seed) == ("quick", "ff")
    assert found["playing"].server_seed == ""
    assert (found["open"].generator, found["open"].seed) == ("sha256", None)
    assert len(bytes.fromhex(found["open"].server_seed)) == 32


def test_a_record_whose_parts_were_changed_does_not_hold() -> None:
    server_seed, share = "11" * 32, {"seat": 0, "bytes": "22" * 32}
    commitment = sha256(bytes.fromhex(server_seed)).hexdigest()
    plain: dict[str, Any] = {
        "table": "a-table",
        "commitment": commitment,
        "server_seed": server_seed,
        "shares": [share],
    }
    fair = check(plain, Fair)
    seed = seed_from("a-table", server_seed, fair.shares)
    assert why_not_fair(fair, "sha256", seed) is None
    other = {"seat": 1, "bytes": "22" * 32}
    changes: list[tuple[dict[str, Any], str]] = [
        ({"commitment": "0" * 64}, "commitment"),
        ({"server_seed": "12" * 32}, "commitment"),
        ({"table": "b-table"}, "seed"),
        ({"shares": []}, "seed"),
        ({"shares": [other]}, "seed"),
        ({"shares": [share, other]}, "seed"),
        ({"shares": [other, share]}, "order"),
        ({"shares": [share, share]}, "order"),
    ]
    for change, why in changes:
        assert why_not_fair(check({**plain, **change}, Fair), "sha256", seed) == named("unfair", why)
    assert why_not_fair(fair, "quick", seed) == named("unfair", "seed")
    assert why_not_fair(fair, "sha256", "0" * 64) == named("unfair", "seed")


def test_the_seed_is_not_in_the_file_before_the_deal(server: Running, anna: Player, tmp_path: Path) -> None:
    """It does not exist: it can only be computed when everybody has shared."""
    id = anna.create("here", "random")["id"]
    file = sqlite3.connect(tmp_path / "hexstead.db")
    assert file.execute("select seed from tables where id = ?", (id,)).fetchone() == (None,)
    file.close()
