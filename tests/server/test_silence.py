"""A process that no longer hears the others notices it, and entering a table shows what is stored."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bad_line import BadLine
from hexstead.server.settings import Settings
from hexstead.server.store import notices
from hexstead.server.store.ledger import Row
from hexstead.server.store.notices import _within
from server.databases import POSTGRES, Databases, needs_postgres
from server.running import Player, Running, running, settings_for


@pytest.fixture
def line(databases: Databases) -> Iterator[BadLine]:
    with BadLine(databases.new(POSTGRES)).running() as line:
        yield line


@needs_postgres
def test_a_listener_that_goes_silent_is_replaced_and_nothing_is_missed(line: BadLine) -> None:
    near = settings_for(line.target.render_as_string(hide_password=False))
    with running(near) as one, running(settings_for(line.url, beat_seconds=0.3)) as other:
        anna = Player(one.address)
        id = anna.create("here", "here")["id"]
        here, there = anna.look(id), anna.look(id, other.address)
        here.act(here.view["live"][0])
        there.until_at(1)
        for at in (2, 3):
            line.silence_listeners()
            here.act((here.view["live"] or ["end"])[0])
            assert there.until_at(at)["seats"] == here.view["seats"]
        anna.close()


def test_with_the_usual_settings_silence_lasts_45_seconds_at_most() -> None:
    """The time until it is noticed, and until another connection hears: each at its worst."""
    noticed = Settings().beat_seconds * notices._MISSED_BEATS
    away = notices._CLOSE_SECONDS + notices._AGAIN_AFTER
    connecting, locking, listening = [notices._CONNECT_SECONDS] * 3
    assert noticed + away + connecting + locking + listening <= 45
    # A beat that is late, or lost with its own connection, does not yet mean silence.
    assert notices._MISSED_BEATS >= 2
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    assert f"after {notices._MISSED_BEATS:g} of these it reconnects" in page


def test_entering_a_table_shows_what_was_stored_without_a_notice(server: Running, anna: Player) -> None:
    id = anna.create("here", "here")["id"]
    look = anna.look(id)
    seat, first = look.view["turn"], look.view["live"][0]
    assert server.do(server.house.ledger.append(Row(id, 0, seat, first, seat)))
    assert anna.look(id).view["at"] == 1
    assert look.until_at(1)["seats"][seat]["settlements"] == [first]


def test_a_listener_ends_even_if_a_notice_comes_at_that_moment() -> None:
    async def run() -> None:
        payloads: asyncio.Queue[str | None] = asyncio.Queue()

        async def listen() -> None:
            while await _within(60, payloads.get()):
                pass

        task = asyncio.create_task(listen())
        await asyncio.sleep(0)
        payloads.put_nowait("a notice")
        await asyncio.sleep(0)
        task.cancel()
        done, _ = await asyncio.wait([task], timeout=5)
        task.cancel()
        assert done

    asyncio.run(run())
