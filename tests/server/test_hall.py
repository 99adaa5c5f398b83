"""Tables come into memory when there is something to do at them, and go when there is not."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from hexstead.server.forms import NewTable, SeatWish, Wishes
from hexstead.server.house import House
from hexstead.server.seating import new_table, plan
from hexstead.server.store import Guest, TableRow
from server.running import file_url, settings_for

PLAN = plan(Wishes(first_game=True), 2)
PERSON, BOT = SeatWish(kind="here"), SeatWish(kind="bot", bot="random")


def in_a_house(folder: Path, check: Callable[[House], Awaitable[None]], **changes: float) -> None:
    """Everything that a server has, but nobody who comes."""

    async def run() -> None:
        house = await House.open(settings_for(file_url(folder), **changes))
        try:
            await asyncio.wait_for(check(house), 20)
        finally:
            await house.close()

    asyncio.run(run())


def a_game(*seats: SeatWish) -> TableRow:
    """It has begun, but nobody has acted."""
    return new_table(NewTable(seats=list(seats)), PLAN, Guest("anna", "Anna", 0))


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_a_table_that_cannot_be_loaded_does_not_keep_the_bots_of_others_waiting(tmp_path: Path) -> None:
    async def check(house: House) -> None:
        games = [a_game(BOT, BOT) for _ in range(5)]
        first, *sound, last = games
        for row in (replace(first, setup="{}"), *sound, replace(last, setup="{}")):
            await house.store.create(row)
        await until(lambda: {row.id for row in sound} <= house.hall.tables.keys())

    in_a_house(tmp_path, check, sweep_seconds=0.05)
