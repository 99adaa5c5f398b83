"""`hexstead doctor` on sound databases and on such that somebody has spoiled."""

import asyncio
import json
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from hexstead.cli import app
from hexstead.server.live.doctor import Report, examine
from hexstead.server.store.backup import back_up, restore
from hexstead.server.store.database import Database
from hexstead.wording.languages import rooms
from hexstead.wording.say import say
from refusing import refuses
from server.databases import BOTH, SQLITE, Databases
from server.running import Player, file_url, running, settings_for


def examined(url: str) -> Report:
    return asyncio.run(examine(url, lambda done, total: None))


def problems(url: str) -> list[tuple[str, str]]:
    return [(one.table, say(one.what, rooms=rooms())) for one in examined(url).problems]


def spoil(url: str, *work: str, **values: Any) -> None:
    async def run() -> None:
        database = await Database.open(url)
        async with database.engine.connect() as connection:
            for one in work:
                await connection.execute(text(one), values)
            await connection.commit()
        await database.close()

    asyncio.run(run())


@dataclass(frozen=True)
class Played:
    """Where it is stored, and a game of a few turns with something taken back."""

    url: str
    game: str


@pytest.fixture(scope="module")
def kept(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A backup with a game and with a table that waits for players."""
    url, file = databases.new(SQLITE), tmp_path_factory.mktemp("kept") / "played.hexstead"
    with running(settings_for(url)) as server:
        player = Player(server.address)
        id = player.create("here", "here")["id"]
        look = player.look(id)
        look.act(look.view["live"][0])
        look.act("take-back")
        for _ in range(3):
            look.finish_turn()
        player.create("here", "open")
        assert problems(url) == [], "beside the running server"
        player.close()
    asyncio.run(back_up(url, file, lambda done, total: None))
    return file, id


@pytest.fixture(params=BOTH)
def played(request: pytest.FixtureRequest, databases: Databases, kept: tuple[Path, str]) -> Played:
    url = databases.new(request.param)
    asyncio.run(restore(url, kept[0], lambda done, total: None))
    return Played(url, kept[1])


def test_a_sound_database_is_called_sound(played: Played) -> None:
    url = played.url
    report = examined(url)
    assert (report.games, report.other_rules, report.problems) == (2, 0, [])
    done = CliRunner().invoke(app, ["doctor", "--database-url", url])
    assert done.output == "The database is sound: 2 tables examined, no problems found.\n"
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("work", "said"),
    [
        ("delete from actions where table_id = :id and n = 3", "Action 3 is missing."),
        (
            "update actions set \"do\" = 'end' where table_id = :id and n = 3",
            "Action 3 (end) can't be played. ",
        ),
        (
            "update actions set \"do\" = '%%' where table_id = :id and n = 3",
            "Action 3 (%%) can't be played. “%%” is",
        ),
        (
            "update actions set \"do\" = 'take-back:9' where table_id = :id and n = 3",
            "can't be played. It takes back more than was done.",
        ),
        ("update actions set seat = 1 - seat where table_id = :id and n = 3", "is stored for seat"),
        ("update actions set next = 1 - next where table_id = :id and n = 3", "to decide next, but seat"),
        ("update tables set phase = 'over' where id = :id", "It is stored as over, but its game goes on."),
        ("update tables set phase = 'open' where id = :id", "It hasn't started, but has actions."),
        ("update tables set phase = 'lost' where id = :id", "Its phase is “lost”, not open"),
        ("update tables set setup = '{}' where id = :id", "It can't be loaded. "),
        ("update tables set setup = 'x' where id = :id", "It can't be loaded. "),
        ("delete from seats where table_id = :id and seat = 0", "Its seats are 1 instead of 0 to 1."),
    ],
)
def test_what_is_wrong_is_named_by_its_table(played: Played, work: str, said: str) -> None:
    url, id = played.url, played.game
    spoil(url, work, id=id)
    [(table, what)] = problems(url)
    assert table == id
    assert said in what
    done = CliRunner().invoke(app, ["doctor", "--json", "--database-url", url])
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert (told["games"], told["problems"]) == (1, [{"what": what, "table": id}])


def test_a_game_by_other_rules_is_counted_and_left_alone(played: Played) -> None:
    url, id = played.url, played.game
    spoil(url, "update tables set rules = 1 where id = :id", id=id)
    report = examined(url)
    assert (report.games, report.other_rules, report.problems) == (1, 1, [])


@pytest.fixture
def file(databases: Databases) -> Path:
    """A SQLite file with a long game."""
    url = databases.new(SQLITE)
    with running(settings_for(url)) as server:
        player = Player(server.address)
        look = player.look(player.create("here", "here")["id"])
        for _ in range(10):
            look.finish_turn()
        player.close()
    path = Path(url.removeprefix("sqlite:///"))
    with sqlite3.connect(path) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()
    return path


def test_rows_that_belong_to_nothing_are_counted(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("delete from tables")
    connection.close()
    whats = [what for _, what in problems(file_url(file.parent))]
    assert "2 rows of seats refer to nothing in tables." in whats
    assert any("rows of actions refer to nothing in tables." in what for what in whats)


def test_a_damaged_page_is_said_and_not_thrown(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        query = "select rootpage from sqlite_master where name = 'actions'"
        page = connection.execute(query).fetchone()[0]
        size = connection.execute("pragma page_size").fetchone()[0]
    connection.close()
    with file.open("r+b") as bytes:
        bytes.seek((page - 1) * size)
        bytes.write(b"\xff" * size)
    done = CliRunner().invoke(app, ["doctor", "--database-url", file_url(file.parent)])
    assert done.exit_code == 1
    assert "The file is damaged: " in done.output
    assert "Traceback" not in done.output
    done = CliRunner().invoke(app, ["backup", str(file) + ".2", "--database-url", file_url(file.parent)])
    assert done.exit_code == 2
    assert "can't be read: database disk image is malformed. hexstead doctor tells you more." in done.output


def test_a_file_that_is_not_a_database_is_refused(file: Path) -> None:
    file.write_bytes(b"shopping list" * 1000)
    with refuses("Can't open the database .*: file is not a database"):
        examined(file_url(file.parent))


def test_a_newer_an_older_and_an_empty_database_are_told_apart(file: Path, tmp_path: Path) -> None:
    url = file_url(file.parent)
    spoil(url, "update alembic_version set version_num = '9999'")
    with refuses("was made by a newer Hexstead"):
        examined(url)
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '0001'")
    connection.close()
    with refuses("was made by an older Hexstead. Start the server once"):
        examined(url)
    with refuses("There is no database"):
        examined(file_url(tmp_path))
    (tmp_path / "hexstead.db").touch()
    with refuses("is empty: no server has used it yet"):
        examined(file_url(tmp_path))
