"""People who do something at the same moment do not undo each other's doing."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hexstead.server.store.database import Database
from hexstead.server.store.notices import Notices
from hexstead.server.store.store import SeatRow, Store, TableRow, new_id
from server.running import file_url, table_row


def at_a_table(folder: Path, check: Callable[[Store, TableRow], Awaitable[None]]) -> None:
    """Somebody has made a table for two; the second seat is open."""

    async def run() -> None:
        database = await Database.open(file_url(folder))
        store = Store(database, Notices(database, "test"))
        table = table_row("here", "open")
        await store.create(table)
        await check(store, table)
        await database.close()

    asyncio.run(run())


def taken(seat: SeatRow, guest: str) -> SeatRow:
    return replace(seat, guest=guest, name=guest)


def test_of_many_who_want_an_open_seat_one_gets_it(tmp_path: Path) -> None:
    async def check(store: Store, table: TableRow) -> None:
        wishes = [store.sit(table.id, taken(table.seats[1], f"guest {n}")) for n in range(5)]
        assert (await asyncio.gather(*wishes)).count("") == 1

    at_a_table(tmp_path, check)


def test_a_seat_that_was_taken_meanwhile_is_not_given_to_a_bot(tmp_path: Path) -> None:
    async def check(store: Store, table: TableRow) -> None:
        assert not await store.sit(table.id, taken(table.seats[1], "ben"))
        assert not await store.change_seat(table, replace(table.seats[1], bot="greedy"))
        now = await store.table(table.id)
        assert now is not None
        assert (now.seats[1].guest, now.seats[1].bot) == ("ben", None)

    at_a_table(tmp_path, check)


def test_a_game_does_not_start_without_a_player_who_has_just_left(tmp_path: Path) -> None:
    async def check(store: Store, table: TableRow) -> None:
        assert not await store.start(table.id)
        assert not await store.sit(table.id, taken(table.seats[1], "ben"))
        assert await store.start(table.id)
        assert not await store.start(table.id)

    at_a_table(tmp_path, check)


def test_a_seat_is_not_opened_in_a_game_that_has_started_meanwhile(tmp_path: Path) -> None:
    async def check(store: Store, table: TableRow) -> None:
        await store.sit(table.id, taken(table.seats[1], "ben"))
        before = await store.table(table.id)
        assert before is not None
        await store.start(table.id)
        assert not await store.change_seat(before, replace(before.seats[1], guest=None))
        assert await store.sit(table.id, taken(table.seats[1], "cleo")) == "not-open"

    at_a_table(tmp_path, check)


def test_of_several_who_agree_at_once_one_makes_the_rematch(tmp_path: Path) -> None:
    async def check(store: Store, table: TableRow) -> None:
        following = [replace(table, id=f"next-{n}") for n in range(3)]
        await asyncio.gather(
            *[store.answer_offer(table.id, lambda _, one=one: ("", one)) for one in following]  # type: ignore[misc]
        )
        row = await store.table(table.id)
        assert row is not None
        made = [await store.table(one.id) for one in following]
        assert [one.id for one in made if one] == [row.rematch]

    at_a_table(tmp_path, check)


def test_no_id_of_a_table_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Vsomething", "-", "fine-id"])
    monkeypatch.setattr("hexstead.server.store.store.chance.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "fine-id"
