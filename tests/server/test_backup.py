"""Backups: taken while people play, restored elsewhere, and refused when something is wrong."""

import asyncio
import gzip
import itertools
import json
import stat
import threading
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, text
from typer.testing import CliRunner

from hexstead.cli import app
from hexstead.server.store import backup
from hexstead.server.store.backup import back_up, restore
from hexstead.server.store.database import Database, migrate, revisions
from hexstead.server.store.notices import Notices
from hexstead.server.store.schema import actions, chat, guests, seats, secrets, tables
from hexstead.server.store.store import Store
from refusing import refuses
from server.databases import BOTH, POSTGRES, SQLITE, Databases, needs_postgres
from server.running import Player, Running, file_url, running, settings_for, store_as_first, table_row, until


def silent(done: int, total: int) -> None:
    """Nobody watches."""


def saved(url: str, path: Path, **how: bool) -> backup.Summary:
    return asyncio.run(back_up(url, path, silent, **how))


def restored(url: str, path: Path, **how: bool) -> backup.Summary:
    return asyncio.run(restore(url, path, silent, **how))


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows that a backup has to keep."""

    async def read() -> dict[str, list[tuple[object, ...]]]:
        database = await Database.beside(url)
        found = {}
        async with database.reading() as connection:
            for table in (secrets, guests, tables, seats, actions, chat):
                rows = (await connection.execute(select(table))).all()
                found[table.name] = sorted([tuple(row) for row in rows], key=str)
        await database.close()
        return found

    return asyncio.run(read())


class Playing:
    """Somebody who acts at several tables without a pause, and remembers what was acknowledged."""

    def __init__(self, server: Running, number: int) -> None:
        self.player = Player(server.address)
        self.looks = {}
        for _ in range(number):
            id = self.player.create("here", "here")["id"]
            self.looks[id] = self.player.look(id)
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.is_over = False
        self.thread = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        for id, look in itertools.cycle(self.looks.items()):
            if self.is_over or look.view["phase"] == "over":
                return
            at, do = look.view["at"], (look.view["live"] or ["end"])[0]
            look.act(do)
            self.acknowledged[id, at] = do

    def __enter__(self) -> "Playing":
        self.thread.start()
        until(lambda: len(self.acknowledged) >= 20)
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over = True
        self.thread.join()
        self.player.close()


@pytest.mark.parametrize("to", BOTH)
@pytest.mark.parametrize("kind", BOTH)
def test_a_backup_under_load_has_all_that_was_acknowledged_before(
    kind: str, to: str, databases: Databases, tmp_path: Path
) -> None:
    url, elsewhere, file = databases.new(kind), databases.new(to), tmp_path / "now.hexstead"
    with running(settings_for(url)) as server:
        with Playing(server, 3) as playing:
            before = dict(playing.acknowledged)
            saved(url, file)
            until(lambda: len(playing.acknowledged) > len(before) + 3)
        cookie, ids = playing.player.http.cookies["hexstead"], list(playing.looks)
    restored(elsewhere, file)
    stored = {(str(id), int(str(n))): do for id, n, _, do, *_ in everything(elsewhere)["actions"]}
    assert before.items() <= stored.items()
    assert all(n == 0 or (id, n - 1) in stored for id, n in stored)
    with running(settings_for(elsewhere)) as server:
        player = Player(server.address, cookie)
        look = player.look(ids[0])
        assert look.view["is_yours"]
        look.act((look.view["live"] or ["end"])[0])
        player.close()


@pytest.mark.parametrize("kind", BOTH)
def test_a_backup_holds_every_row_and_there_and_back_changes_nothing(
    kind: str, databases: Databases, tmp_path: Path
) -> None:
    url = databases.new(SQLITE)
    with running(settings_for(url)) as server:
        player = Player(server.address)
        player.http.put("/api/me", json={"name": "Zoë 🏰", "colour": 3})
        id = player.create("here", "random", is_listed=True)["id"]
        look = player.look(id)
        look.send(kind="say", text="a \\ line 'with' \"all\" sorts: ☃")
        look.until("chat")
        look.finish_turn()
        player.create("here", "open")
        player.close()
    middle, end = databases.new(kind), databases.new(SQLITE)
    first, second = tmp_path / "first", tmp_path / "second"
    summary = saved(url, first)
    restored(middle, first)
    saved(middle, second)
    restored(end, second)
    assert everything(end) == everything(middle) == everything(url)
    assert summary.rows["tables"] == 2
    assert summary.rows["chat"] == 1


@pytest.fixture
def full(databases: Databases) -> str:
    """A database with one game in it."""
    return with_game(databases.new(SQLITE))


def with_game(url: str) -> str:
    async def fill() -> None:
        database = await Database.open(url)
        await Store(database, Notices(database, "test")).create(table_row("here", "random"))
        await database.close()

    asyncio.run(fill())
    return url


def test_a_backup_is_for_its_owner_alone_and_overwrites_nothing_unasked(full: str, tmp_path: Path) -> None:
    file = tmp_path / "now.hexstead"
    saved(full, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    with refuses("already exists: choose another name, or overwrite it with --force"):
        saved(full, file)
    assert file.read_bytes() == before
    saved(full, file, is_forced=True)
    assert [one.name for one in tmp_path.iterdir()] == ["now.hexstead"]


def test_a_backup_that_fails_leaves_the_old_one_and_no_rest(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "now.hexstead"
    saved(full, file)
    before = file.read_bytes()

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with refuses("can't be written: No space left on device"):
        saved(full, file, is_forced=True)
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["now.hexstead"]


def test_a_database_with_games_is_only_replaced_by_force(
    full: str, databases: Databases, tmp_path: Path
) -> None:
    other, file = with_game(databases.new(SQLITE)), tmp_path / "now.hexstead"
    saved(full, file)
    before = everything(other)
    with refuses("isn't empty"):
        restored(other, file)
    assert everything(other) == before
    restored(other, file, is_forced=True)
    assert everything(other) == everything(full)


def test_a_database_that_a_server_was_only_started_on_counts_as_empty(
    full: str, databases: Databases, tmp_path: Path
) -> None:
    fresh, file = databases.new(SQLITE), tmp_path / "now.hexstead"
    with running(settings_for(fresh)):
        pass
    saved(full, file)
    restored(fresh, file)
    assert everything(fresh) == everything(full)


@needs_postgres
def test_a_postgres_that_is_being_served_is_not_replaced(databases: Databases, tmp_path: Path) -> None:
    url, file = databases.new(POSTGRES), tmp_path / "now.hexstead"
    with running(settings_for(url)):
        saved(url, file)
        with refuses(r"A server is running on .*: stop it before you restore"):
            restored(url, file, is_forced=True)
    restored(url, file, is_forced=True)


@pytest.mark.parametrize("kind", BOTH)
def test_tables_of_others_beside_ours_stay(
    kind: str, full: str, databases: Databases, tmp_path: Path
) -> None:
    url, file = databases.new(kind), tmp_path / "now.hexstead"
    saved(full, file)

    async def with_own(work: str) -> object:
        database = await Database.open(url, is_migrated=False)
        async with database.writing() as connection:
            result = await connection.execute(text(work))
            found = result.scalar() if result.returns_rows else None
        await database.close()
        return found

    asyncio.run(with_own("create table shopping (what text)"))
    asyncio.run(with_own("insert into shopping values ('milk')"))
    restored(url, file, is_forced=True)
    assert asyncio.run(with_own("select what from shopping")) == "milk"


def test_a_backup_of_an_older_database_is_brought_up_to_date(databases: Databases, tmp_path: Path) -> None:
    game = table_row("here", "random")
    url, new, file = databases.new(SQLITE), databases.new(SQLITE), tmp_path / "old.hexstead"
    engine = create_engine(url)
    with engine.begin() as old:
        migrate(old, "0001")
        store_as_first(old, game, 7)
    engine.dispose()
    assert saved(url, file).schema == "0001"
    restored(new, file)
    assert [row[0] for row in everything(new)["tables"]] == [game.id]

    async def revision(url: str) -> str | None:
        database = await Database.beside(url)
        found = await database.revision()
        await database.close()
        return found

    assert asyncio.run(revision(new)) == revisions()[0]
    assert asyncio.run(revision(url)) == "0001"


def damaged(file: Path, change: str) -> None:
    """Spoil a backup in one way."""
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    head = json.loads(lines[0])
    if change == "cut":
        file.write_bytes(file.read_bytes()[:-20])
        return
    if change == "bit":
        data = bytearray(file.read_bytes())
        data[len(data) // 2] ^= 4
        file.write_bytes(bytes(data))
        return
    if change == "text":
        file.write_text("hello")
        return
    spoiled = {
        "row left out": [*lines[:4], *lines[5:]],
        "end left out": lines[:-1],
        "more behind": [*lines, b"{}\n"],
        "other": [b'{"kind": "shopping list"}\n'],
        "format": [json.dumps({**head, "format": 2, "version": "9.0"}).encode() + b"\n", *lines[1:]],
        "schema": [json.dumps({**head, "schema": "9999", "version": "9.0"}).encode() + b"\n", *lines[1:]],
        "nothing": [],
    }
    file.write_bytes(gzip.compress(b"".join(spoiled[change])))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("cut", "this backup is damaged"),
        ("bit", "this backup is damaged"),
        ("row left out", "this backup is damaged"),
        ("end left out", r"this backup is damaged\. Its end is missing\. Nothing was restored\."),
        ("more behind", r"this backup is damaged\. Its checksum is wrong\. Nothing was restored\."),
        ("text", "now.hexstead: not a Hexstead backup"),
        ("other", "now.hexstead: not a Hexstead backup"),
        ("nothing", "now.hexstead: not a Hexstead backup"),
        ("format", r"made by a newer Hexstead \(9.0\): update Hexstead first"),
        ("schema", r"made by a newer Hexstead \(9.0\): update Hexstead first"),
    ],
)
def test_a_backup_that_is_not_sound_changes_nothing(
    change: str, words: str, full: str, databases: Databases, tmp_path: Path
) -> None:
    file, other = tmp_path / "now.hexstead", with_game(databases.new(SQLITE))
    saved(full, file)
    damaged(file, change)
    before = everything(other)
    with refuses(words):
        restored(other, file, is_forced=True)
    assert everything(other) == before


def test_the_commands_say_what_they_did_and_what_is_wrong(full: str, tmp_path: Path) -> None:
    run, file = CliRunner(), str(tmp_path / "now.hexstead")
    done = run.invoke(app, ["backup", file, "--database-url", full])
    assert (done.exit_code, done.output) == (
        0,
        f"{file} holds 1 table and 0 actions. Keep it to yourself: it also holds the server's secret.\n",
    )
    new = file_url(tmp_path)
    done = run.invoke(app, ["restore", file, "--database-url", new])
    assert done.exit_code == 0
    assert done.output.startswith("Restored 1 table and 0 actions from a backup of 2")
    for words, said in [
        (["backup", file, "--database-url", full], "already exists"),
        (["backup", f"{file}2", "--database-url", "sqlite:///nowhere.db"], "There is no database"),
        (["backup", str(tmp_path / "no" / "x"), "--database-url", full], "can't be written: No such file"),
        (["restore", file, "--database-url", full], "isn't empty"),
        (["restore", f"{file}2", "--database-url", new], "can't be read: No such file"),
    ]:
        done = run.invoke(app, words)
        assert done.exit_code == 2
        assert said in done.output
        assert done.output.count("\n") == 1
