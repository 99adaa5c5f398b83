"""`hexstead serve`, up to the moment when it listens."""

import importlib
import socket
import urllib.request
import webbrowser
from typing import TypeAlias

import pytest
import uvicorn
from typer.testing import CliRunner

from hexstead.cli import app

Told: TypeAlias = list[dict[str, object]]


@pytest.fixture(autouse=True)
def started(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> list[dict[str, object]]:
    """Nothing really listens; what uvicorn was told is kept."""
    told: Told = []
    folder = tmp_path_factory.mktemp("serve")
    monkeypatch.setenv("HEXSTEAD_DATABASE_URL", f"sqlite:///{folder}/game.db")
    monkeypatch.setattr(uvicorn, "run", lambda *_, **options: told.append(options))
    return told


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["serve", *words])
    return done.exit_code, done.output


def test_it_says_where_the_game_is(started: Told) -> None:
    code, said = run("--port", "0")
    assert code == 0
    port = started[0]["port"]
    assert f"Hexstead is at http://127.0.0.1:{port}\n" in said
    assert "Others in your network" not in said


def test_for_others_it_says_the_address_to_share(started: Told) -> None:
    _, said = run("--host", "0.0.0.0", "--port", "0")
    assert f"Hexstead is at http://localhost:{started[0]['port']}\n" in said
    assert "Others in your network find it at http://" in said
    assert started[0]["host"] == "0.0.0.0"


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = run("--port", port)
    assert code == 2
    assert said.startswith(f"127.0.0.1, port {port}, cannot be used: address already in use. ")
    assert "--port 0 takes any" in said


def test_several_workers_need_a_shared_database() -> None:
    code, said = run("--workers", "2", "--port", "0")
    assert code == 2
    assert said.startswith("Several workers need PostgreSQL")


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_opened_is_said_before_anything_starts(url: str, started: Told) -> None:
    code, said = run("--database-url", url, "--port", "0")
    assert code == 2
    assert len(said.splitlines()) == 1
    assert not started


def test_the_browser_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    asked: list[str] = []

    class Answer:
        def close(self) -> None:
            asked.append("closed")

    def open_address(address: str, timeout: float) -> Answer:
        asked.append(address)
        if len(asked) < 3:
            raise OSError("not yet")
        return Answer()

    monkeypatch.setattr(urllib.request, "urlopen", open_address)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    module = importlib.import_module("hexstead.cli.serve")
    module._open("http://here")
    assert asked == ["http://here/healthz"] * 3 + ["closed"]
    assert opened == ["http://here"]
