"""Who talks a lot is held back, and nobody's action waits for what somebody says."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hexstead.server.limits import Bucket, Buckets, Limit
from hexstead.server.live.talk import Talk
from hexstead.server.store.database import Database
from hexstead.server.store.notices import Notices
from hexstead.server.store.store import Remark, Store
from server.running import Player, Seen, file_url, running, settings_for, table_row, until
from server.test_guard import Clock

SLOW = 0.001
"""Lines a second: for the time of a test, none."""


def test_a_bucket_says_how_long_to_wait() -> None:
    clock = Clock()
    bucket, buckets = Bucket(2, 1, clock), Buckets(2, 1, clock)
    assert (bucket.wait, buckets.wait("a")) == (0, 0)
    bucket.take()
    buckets.take("a")
    assert (bucket.wait, buckets.wait("a")) == (0.5, 0.5)
    clock.now = 0.25
    assert (bucket.wait, buckets.wait("a"), buckets.wait("b")) == (0.25, 0.25, 0)


def say(look: Seen, number: int) -> list[str]:
    """The kinds of the answers to this many lines."""
    for n in range(number):
        look.send(kind="say", text=f"line {n}")
    kinds: list[str] = []
    while len(kinds) < number:
        kinds += [kind for kind in [look.next()["kind"]] if kind in ("chat", "trouble")]
    return sorted(kinds)


def test_a_guest_has_five_lines_at_once_however_many_sockets(tmp_path: Path) -> None:
    with running(
        settings_for(file_url(tmp_path), chat_lines_per_second=SLOW, chat_lines_at_once=5)
    ) as server:
        anna, ben = Player(server.address), Player(server.address)
        id = anna.create("here", "here")["id"]
        assert say(anna.look(id), 7) == ["chat"] * 5 + ["trouble"] * 2
        other = anna.look(id)
        other.send(kind="say", text="one more")
        trouble = other.until("trouble")
        assert (trouble["key"], trouble["reason"]) == (
            "chat",
            "You are writing too fast. Try again in 1,000 s.",
        )
        assert say(ben.look(id), 1) == ["chat"]
        anna.close()
        ben.close()


def test_guests_without_number_at_one_address_share_its_lines(tmp_path: Path) -> None:
    limits = {"address_chat_lines_per_second": SLOW, "address_chat_lines_at_once": 10}
    with running(settings_for(file_url(tmp_path), chat_lines_at_once=5, **limits)) as server:
        anna = Player(server.address)
        id = anna.create("here", "here")["id"]
        crowd = [Player(server.address) for _ in range(7)]
        looks = [one.look(id) for one in crowd]
        for look in looks:
            # Who goes on although there is trouble is cut off, perhaps before the last line.
            with suppress(ConnectionClosed):
                for n in range(60):
                    look.send(kind="say", text=f"line {n}")
        assert {look.closed_with() for look in looks} == {1008}
        until(lambda: len(server.do(server.house.store.chat(id))) == 10)
        for player in (anna, *crowd):
            player.close()


def test_actions_do_not_wait_for_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(file_url(tmp_path))) as server:
        store = server.house.store
        say_now, may_write = store.say, asyncio.Event()

        async def slow(remarks: Sequence[Remark], limit: Limit) -> list[float]:
            await may_write.wait()
            return await say_now(remarks, limit)

        monkeypatch.setattr(store, "say", slow)
        anna = Player(server.address)
        look = anna.look(anna.create("here", "here")["id"])
        look.send(kind="say", text="I think I build")
        assert look.act(look.view["live"][0])["at"] == 1

        async def go_on() -> None:
            may_write.set()

        server.do(go_on())
        assert look.until("chat")["line"]["text"] == "I think I build"
        anna.close()


def test_a_line_that_cannot_be_stored_is_told_to_who_said_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings_for(file_url(tmp_path))) as server:

        async def broken(remarks: Sequence[Remark], limit: Limit) -> None:
            raise OSError("no space left")

        monkeypatch.setattr(server.house.store, "say", broken)
        anna = Player(server.address)
        look = anna.look(anna.create("here", "here")["id"])
        look.send(kind="say", text="hello")
        assert look.until("trouble")["reason"] == "The server couldn't save your message. Try again."
        assert look.act(look.view["live"][0])["at"] == 1
        anna.close()


class Written:
    """Lines said while others are written share a transaction; one table's fault is not the others'."""

    def __init__(self, store: Store) -> None:
        self.batches: list[int] = []
        self.say = store.say
        self.broken = ""

    async def __call__(self, remarks: Sequence[Remark], limit: Limit) -> list[float]:
        self.batches.append(len(remarks))
        if self.broken in [remark.table for remark in remarks]:
            raise OSError
        return await self.say(remarks, limit)


def remark(table: str, text: str) -> Remark:
    return Remark(table, 0, "Anna", text, "anna", "", 0.0)


def test_lines_share_transactions_and_keep_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        database = await Database.open(file_url(tmp_path))
        store = Store(database, Notices(database, "test"))
        written = Written(store)
        monkeypatch.setattr(store, "say", written)
        rows = [table_row("here", "here") for _ in range(3)]
        for row in rows:
            await store.create(row)
        talk = Talk(store, Limit(1, 5))
        said = [talk.say(remark(row.id, f"line {n}")) for n in range(20) for row in rows]
        written.broken = rows[2].id
        results = await asyncio.gather(*said, return_exceptions=True)
        assert [type(one) for one in results] == [float, float, OSError] * 20
        assert len(written.batches) <= 2 * (1 + len(rows))
        for row in rows[:2]:
            assert [line.text for line in await store.chat(row.id)] == [f"line {n}" for n in range(20)]
        last = asyncio.create_task(talk.say(remark(rows[0].id, "goodbye")))
        await asyncio.sleep(0)
        await talk.close()
        await last
        assert (await store.chat(rows[0].id))[-1].text == "goodbye"
        await database.close()

    asyncio.run(run())
