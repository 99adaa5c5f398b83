"""What many readers are told is made once, and nobody is told of every other one by one."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from hexstead.server.live import live_table
from hexstead.server.live.reader import TRY_LATER
from hexstead.server.shown.views import SharedView, view_of
from hexstead.server.wire.messages import GameView
from hexstead.server.wire.ready_messages import ReadyMessage
from server.running import Player, Running, Seen, file_url, on_turn, pair, running, settings_for, until

Newcomer = Callable[[], Player]


def watch(id: str, newcomer: Newcomer, number: int) -> list[Seen]:
    return [newcomer().look(id) for _ in range(number)]


def test_those_who_come_to_look_on_are_told_of_together(
    anna: Player, ben: Player, newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as they keep coming, here: 30 arrivals would have been 30 messages to each before."""
    monkeypatch.setattr(live_table, "_GATHERING", 5.0)
    id, first, _ = pair(anna, ben)
    watch(id, newcomer, 30)
    told = [first.until("table")]
    while told[-1]["table"]["watchers"] < 30:
        told.append(first.until("table"))
    assert len(told) < 15


def test_players_are_told_of_each_other_at_once(
    anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "_GATHERING", 1000.0)
    id, first, second = pair(anna, ben)
    second.close()
    while first.table["seats"][1]["is_connected"]:
        first.until("table")
    ben.look(id)
    while not first.table["seats"][1]["is_connected"]:
        first.until("table")


def test_spectators_share_one_view(
    anna: Player, ben: Player, newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, *players = pair(anna, ben)
    spectators = watch(id, newcomer, 8)
    made: list[frozenset[int]] = []

    def counted(shared: SharedView, own: frozenset[int], first: int) -> GameView:
        made.append(own)
        return view_of(shared, own, first)

    monkeypatch.setattr(live_table, "view_of", counted)
    acting, _ = on_turn(*players)
    at = acting.act(acting.choices()[0])["at"]
    texts = {json.dumps(one.until_at(at), sort_keys=True) for one in spectators}
    assert len(texts) == 1
    assert sorted(map(sorted, made)) == [[], [0], [1]]


def deaf_socket(server: Running, id: str) -> socket.socket:
    """Somebody who looks on but never reads a byte."""
    connection = socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])))
    lines = [
        f"GET /api/tables/{id}/socket HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: aGV4c3RlYWQgaGV4c3RlYQ==",
    ]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    return connection


def test_a_reader_who_reads_nothing_is_cut_off_and_nobody_else(
    server: Running, anna: Player, ben: Player
) -> None:
    id, *players = pair(anna, ben)
    table = server.house.hall.tables[id]
    with deaf_socket(server, id):
        until(lambda: len(table.readers) == 3)
        (deaf,) = [reader for reader in table.readers if reader.guest.id not in table.row.guests]

        async def shout() -> bool:
            deaf.pass_on(ReadyMessage("x" * 500_000))
            return deaf.is_cut_off

        until(lambda: server.do(shout()))
        assert deaf.code == TRY_LATER
        acting, other = on_turn(*players)
        at = acting.act(acting.choices()[0])["at"]
        assert other.until_at(at)["at"] == at
    until(lambda: len(table.readers) == 2)


def test_messages_go_the_usual_way_under_another_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_for(file_url(tmp_path_factory.mktemp("usual")))
    with running(settings, ws="websockets-sansio") as server:
        anna, ben = Player(server.address), Player(server.address)
        _, *players = pair(anna, ben)
        acting, other = on_turn(*players)
        at = acting.act(acting.choices()[0])["at"]
        assert other.until_at(at)["at"] == at
        for player in (anna, ben):
            player.close()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_protocol_asks_for(length: int) -> None:
    text = "æ" * (length // 2) + "x" * (length % 2)
    assert ReadyMessage(text).frame == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_a_message_is_put_into_its_frame_once() -> None:
    message = ReadyMessage("Anna built K6.")
    assert message.frame is message.frame


def test_a_process_that_serves_does_not_look_for_garbage_among_what_it_has_loaded(
    tmp_path: Path,
) -> None:
    """It did so every few actions."""
    said = "import gc; from hexstead.server.door.app import create; create(); "
    shown = "print(gc.get_threshold()[0], gc.get_freeze_count())"
    environment = {**os.environ, "HEXSTEAD_DATABASE_URL": file_url(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", said + shown], env=environment, capture_output=True, text=True, check=True
    )
    objects, frozen = map(int, done.stdout.split())
    assert objects > 10_000
    assert frozen > 50_000


def test_for_whom_bots_would_think_is_not_asked_where_none_plays(
    server: Running, anna: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With every action, for every one of those who look on."""
    _, *players = pair(anna, ben)
    monkeypatch.setattr(live_table.LiveTable, "_for_whom", lambda table: pytest.fail("nobody needs it"))
    acting, other = on_turn(*players)
    at = acting.act(acting.choices()[0])["at"]
    assert other.until_at(at)["at"] == at
