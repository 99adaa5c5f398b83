"""What a server logs: lines that programs can read, and nothing that would let their readers cheat."""

import json
import logging
import sqlite3
import sys
from pathlib import Path

import pytest

from hexstead.server.logs import Lines, log_name, without_secrets
from server.processes import free_port, process
from server.running import Player, file_url


def test_a_log_of_a_game_at_the_most_talkative_level_has_no_secrets(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    with process(file_url(tmp_path), port, log=log, HEXSTEAD_LOG_LEVEL="debug"):
        anna = Player(f"http://127.0.0.1:{port}")
        id = anna.create("here", "random", "open")["id"]
        anna.on(id, "join", {"name": "Ben"})
        anna.get(f"/api/games/{id}/record", 409)
        anna.http.get(f"/table/{id}")
        game = anna.create("here", "random")["id"]
        look = anna.look(game)
        look.finish_turn()
        look.send(kind="say", text="nobody else should read this")
        look.until("chat")
        cookie = anna.http.cookies["hexstead"]
        anna.close()
    database = sqlite3.connect(tmp_path / "hexstead.db")
    seeds = [row[0] for row in database.execute("select seed from tables where seed is not null")]
    secrets = [row[0] for row in database.execute("select value from secrets")]
    database.close()
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"/api/tables", f"/api/games/{log_name(id)}/record"} <= {line.get("path") for line in lines}
    guest, _, signature = cookie.partition(".")
    for secret in [id, game, guest, signature, "nobody else should read this", *seeds, *secrets]:
        assert str(secret) not in text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("/api/tables/Ab-_9/socket", f"/api/tables/{log_name('Ab-_9')}/socket"),
        ("/games/hexstead/table/Ab9/result", f"/games/hexstead/table/{log_name('Ab9')}/result"),
        ('"WebSocket /api/tables/Ab9/socket"', f'"WebSocket /api/tables/{log_name("Ab9")}/socket"'),
        ("/api/tables", "/api/tables"),
        ("/api/tables/mine", "/api/tables/mine"),
        ("postgresql://me:pass:word@host/x", "postgresql://me:***@host/x"),
        ("Cookie: hexstead=12ab.34cd; a=b", "Cookie: hexstead=***; a=b"),
    ],
)
def test_ids_passwords_and_cookies_are_taken_out_of_texts(text: str, written: str) -> None:
    assert without_secrets(text) == written


def test_a_table_named_beside_an_error_is_called_by_its_name_for_logs() -> None:
    try:
        raise ValueError("Ab9 is damaged")
    except ValueError:
        record = logging.makeLogRecord({"msg": "work failed", "table": "Ab9", "exc_info": sys.exc_info()})
    line = json.loads(Lines().format(record))
    assert line["table"] == log_name("Ab9")
    assert f"ValueError: {log_name('Ab9')} is damaged" in line["exception"]
