"""`hexstead serve`, up to the moment when it listens."""

import asyncio
import importlib
import os
import re
import socket
import urllib.request
import webbrowser
from dataclasses import fields
from pathlib import Path
from typing import TypeAlias

import pytest
import uvicorn
from sqlalchemy import create_engine
from typer.testing import CliRunner

from hexstead.cli import app
from hexstead.server.settings import Settings
from hexstead.server.store.database import Database, migrate

Told: TypeAlias = list[dict[str, object]]


@pytest.fixture(autouse=True)
def started(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> list[dict[str, object]]:
    """Nothing really listens; what uvicorn was told is kept."""
    told: Told = []
    folder = tmp_path_factory.mktemp("serve")
    monkeypatch.setenv("HEXSTEAD_DATABASE_URL", f"sqlite:///{folder}/game.db")
    # What the command tells its processes through the environment ends with the test.
    monkeypatch.setenv("HEXSTEAD_CONFIG", "")
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
    assert "Others in your network can open http://" in said
    assert started[0]["host"] == "0.0.0.0"


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, said = run("--port", port)
    assert code == 2
    assert said.startswith(f"Can't use port {port} of 127.0.0.1: address already in use. ")
    assert "--port 0 takes any" in said


def test_several_workers_need_a_shared_database() -> None:
    code, said = run("--workers", "2", "--port", "0")
    assert code == 2
    assert said.startswith("More than one worker needs PostgreSQL")


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
    module = importlib.import_module("hexstead.cli.commands.serve")
    module._open("http://here")
    assert asked == ["http://here/healthz"] * 3 + ["closed"]
    assert opened == ["http://here"]


def test_a_file_of_settings_reaches_the_processes(started: Told, tmp_path: Path) -> None:
    config = tmp_path / "hexstead.toml"
    config.write_text('host = "0.0.0.0"\nport = 0\n')
    code, _ = run("--config", str(config))
    assert code == 0
    assert started[0]["host"] == "0.0.0.0"
    assert os.environ["HEXSTEAD_CONFIG"] == str(config)


def test_check_prints_every_setting_and_where_it_comes_from(
    started: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tmp_path / "hexstead.toml"
    config.write_text("port = 0\n")
    (tmp_path / "index.html").touch()
    monkeypatch.setenv("HEXSTEAD_STATIC", str(tmp_path))
    url = f"sqlite:///{tmp_path}/no/game.db"
    code, said = run("--check", "--config", str(config), "--database-url", url, "--host", "127.0.0.1")
    assert code == 0, said
    values = dict(re.findall(r"^(\w+) += (.*)$", said, re.MULTILINE))
    assert values.keys() == {one.name for one in fields(Settings)}
    assert values["host"] == '"127.0.0.1"  # option'
    assert values["port"] == f"0  # {config}"
    assert values["static"] == f'"{tmp_path}"  # HEXSTEAD_STATIC'
    assert values["metrics"] == "true  # default"
    assert said.endswith(
        "is empty: the server will create its tables.\nAll settings are fine: the server would start.\n"
    )
    assert not started
    assert not (tmp_path / "no").exists()


def test_check_names_all_that_is_wrong_and_hides_the_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXSTEAD_STATIC", str(tmp_path))
    monkeypatch.setenv("HEXSTEAD_PROT", "80")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        url = "postgresql://me:geheim@127.0.0.1:1/none"
        code, said = run("--check", "--port", port, "--database-url", url)
    assert code == 2
    assert "geheim" not in said
    assert "There is no setting HEXSTEAD_PROT. Did you mean HEXSTEAD_PORT?" in said
    assert f"Can't use port {port} of 127.0.0.1" in said
    assert f"{tmp_path}: the web app isn't there" in said
    assert "Can't open the database postgresql://me:***@127.0.0.1:1/none: " in said
    assert "would start" not in said


def test_check_leaves_an_older_database_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/game.db"
    engine = create_engine(url)
    with engine.begin() as old:
        migrate(old, "0001")
    engine.dispose()
    _, said = run("--check", "--port", "0", "--database-url", url)
    assert "was made by an older Hexstead: the server will bring it up to date." in said
    assert asyncio.run(_revision(url)) == "0001"


async def _revision(url: str) -> str | None:
    database = await Database.beside(url)
    found = await database.revision()
    await database.close()
    return found
