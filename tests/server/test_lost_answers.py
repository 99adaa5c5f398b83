"""Players find out what became of an action, even if the database's answer is lost."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bad_line import BadLine
from hexstead.server.store.database import Database, Unavailable
from hexstead.server.store.ledger import Ledger, Row
from hexstead.server.store.notices import Notices
from hexstead.server.store.store import Store
from own_postgres import postgres
from server.databases import needs_postgres
from server.running import Player, Running, Seen, file_url, running, settings_for, table_row


class FailingCommits(sqlite3.Connection):
    """The driver reports an error for this many commits, which may have succeeded or not."""

    left = 0
    is_stored = True

    def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
        if statement != "commit" or not FailingCommits.left:
            return super().execute(statement, *given)
        FailingCommits.left -= 1
        if FailingCommits.is_stored:
            super().execute(statement)
        raise sqlite3.OperationalError("disk I/O error")


@contextmanager
def failing_commits(database: Database, *, is_stored: bool, times: int = 1) -> Iterator[None]:
    FailingCommits.left, FailingCommits.is_stored = times, is_stored
    connect = partial(sqlite3.connect, factory=FailingCommits)
    # What is open is opened again.
    database._file.close()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hexstead.server.store.database.sqlite3.connect", connect)
        yield
    database._file.close()


def row(table: str, n: int, do: str = "A1", token: str = "mine") -> Row:
    return Row(table, n, 0, do, 1, token)


async def opened(url: str) -> tuple[Database, Ledger, str]:
    database = await Database.open(url)
    notices = Notices(database, "test")
    table = table_row("here", "open")
    await Store(database, notices).create(table)
    return database, Ledger(database, notices), table.id


@pytest.mark.parametrize("is_stored", [True, False])
def test_after_a_failed_commit_the_row_is_looked_for(tmp_path: Path, is_stored: bool) -> None:
    async def run() -> None:
        database, ledger, table = await opened(file_url(tmp_path))
        with failing_commits(database, is_stored=is_stored):
            asked = [ledger.append(row(table, n)) for n in range(3)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
        if is_stored:
            assert answers == [True, True, True]
        else:
            assert all([isinstance(one, Unavailable) for one in answers])
        assert await ledger.length(table) == (3 if is_stored else 0)
        await ledger.close()
        await database.close()

    asyncio.run(run())


def test_the_same_row_asked_for_again_is_stored_and_anothers_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        database, ledger, table = await opened(file_url(tmp_path))
        assert await ledger.append(row(table, 0, token="mine"))
        assert await ledger.append(row(table, 0, token="mine"))
        assert not await ledger.append(row(table, 0, token="another's"))
        assert await ledger.length(table) == 1
        await ledger.close()
        await database.close()

    asyncio.run(run())


def acted_in_spite(look: Seen, do: str) -> list[str]:
    """The kinds of all messages until the view shows it; `refused` among them is a lie."""
    at = look.view["at"]
    look.send(at=at, do=do, id="a-word-of-my-own")
    kinds = []
    while look.view["at"] == at:
        kinds.append(look.next()["kind"])
    return kinds


def test_an_action_whose_commit_failed_after_it_was_stored_is_shown(server: Running, anna: Player) -> None:
    look = anna.look(anna.create("here", "here")["id"])
    with failing_commits(server.house.database, is_stored=True):
        assert "refused" not in acted_in_spite(look, look.view["live"][0])
    look.act(look.view["live"][0])


def test_an_action_that_is_not_stored_is_refused_as_such_and_can_be_done_again(
    server: Running, anna: Player
) -> None:
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    do = look.view["live"][0]
    with failing_commits(server.house.database, is_stored=False):
        refused = look.refused(do)
    assert refused["key"] == "not-stored"
    assert "your action was not taken" in refused["reason"]
    assert server.do(server.house.ledger.length(id)) == 0
    look.act(do)


def test_an_action_sent_again_over_a_new_connection_shows_as_done(anna: Player, ben: Player) -> None:
    id = anna.create("here", "here", "open")["id"]
    ben.on(id, "join")
    anna.on(id, "start")
    look = anna.look(id)
    if not look.view["is_yours"]:
        anna, ben = ben, anna
        look = anna.look(id)
    do = look.view["live"][0]
    acted_in_spite(look, do)
    look.close()
    again = anna.look(id)
    again.send(at=0, do=do, id="a-word-of-my-own")
    assert again.next()["kind"] == "view"
    # The word is the guest's own: another's is another.
    again.send(at=0, do=do, id="another-word")
    assert again.until("refused")["key"] == "stale"
    other = ben.look(id)
    other.send(at=0, do=do, id="a-word-of-my-own")
    assert other.until("refused")["key"] == "stale"


def test_a_refusal_comes_before_the_view_that_explains_it(server: Running, anna: Player) -> None:
    """Also if this process learns only now that another one has stored an action."""
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    seat, (first, second) = look.view["turn"], look.view["live"][:2]
    assert server.do(server.house.ledger.append(Row(id, 0, seat, first, seat)))
    look.send(at=0, do=second)
    assert look.next()["kind"] == "refused"
    assert look.next()["kind"] == "view"
    assert look.view["at"] == 1


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BadLine]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url, BadLine(url).running() as line:
        yield line


@pytest.fixture(scope="module")
def far(line: BadLine) -> Iterator[Running]:
    with running(settings_for(line.url, sweep_seconds=60.0)) as server:
        yield server


@needs_postgres
@pytest.mark.parametrize("what", ["answers_to_lose", "commits_to_lose"])
def test_no_action_is_refused_because_a_connection_was_cut_at_its_commit(
    line: BadLine, far: Running, what: str
) -> None:
    anna = Player(far.address)
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    for turn in range(5):
        before = line.lost
        setattr(line, what, 1)
        assert "refused" not in acted_in_spite(look, (look.view["live"] or ["end"])[0])
        assert line.lost == before + 1
        assert look.view["at"] == turn + 1
    assert far.do(far.house.ledger.length(id)) == 5
    anna.close()


@needs_postgres
def test_while_nobody_knows_the_player_is_told_so_and_then_the_truth(line: BadLine, far: Running) -> None:
    anna = Player(far.address)
    look = anna.look(anna.create("here", "here")["id"])
    assert far.loop is not None
    line.is_silent = True
    look.send(at=0, do=look.view["live"][0], id="once")
    checking = look.until("checking")
    assert checking["reason"].startswith("Checking whether your action was stored")
    line.is_silent = False
    line.cut()
    look.until_at(1)
    assert not [frame for frame in look.frames if '"kind":"refused"' in frame]
    anna.close()


@needs_postgres
def test_connections_that_died_while_nobody_used_them_refuse_nothing(line: BadLine, far: Running) -> None:
    anna = Player(far.address)
    look = anna.look(anna.create("here", "here")["id"])
    look.act(look.view["live"][0])
    line.cut()
    assert acted_in_spite(look, look.view["live"][0]) == ["view"]
    anna.close()
