"""Who is away for long is replaced by a bot; who comes back plays on."""

import asyncio
from pathlib import Path

from sqlalchemy import select

from hexstead.server.live.seating import note
from hexstead.server.store.database import Database
from hexstead.server.store.ledger import standing
from hexstead.server.store.notices import Notices
from hexstead.server.store.schema import seats
from hexstead.server.store.store import AWAY, SeatRow, Store
from server.running import (
    Newcomer,
    Player,
    Running,
    Seen,
    elsewhere,
    file_url,
    long_gone,
    on_turn,
    pair,
    running,
    settings_for,
    table_row,
    until,
    until_said,
)

TO_A_BOT = {"to": {"kind": "bot"}}


def goes(look: Seen, other: Seen, seat: int) -> None:
    """This player closes the page, and the other sees it."""
    look.close()
    while other.table["seats"][seat]["is_connected"] or other.table["seats"][seat]["bot_in"] is None:
        other.until("table")


def test_nobody_can_call_a_bot_because_of_a_reload(anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    assert anna.on(id, "seat", {"seat": 1, **TO_A_BOT}, 409)["reason"] == "This player is at the table."
    goes(second, first, 1)
    assert 0 < first.table["seats"][1]["bot_in"] <= 120
    refusal = anna.on(id, "seat", {"seat": 1, **TO_A_BOT}, 409)["reason"]
    assert refusal.startswith("Ben has only just left. You can let a bot play in 1")
    ben.look(id)
    while not first.table["seats"][1]["is_connected"]:
        first.until("table")
    assert first.table["seats"][1]["bot_in"] is None


def test_the_bot_of_the_table_plays_for_a_player_who_is_away_for_long_and_the_table_says_so(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first, second = pair(anna, ben, stand_in="random")
    goes(second, first, 1)
    long_gone(server, id)
    named = {"seat": 1, "to": {"kind": "bot", "bot": "search"}}
    assert anna.on(id, "seat", named, 422)["reason"].startswith("At this table the bot “random” plays")
    assert anna.on(id, "seat", {"seat": 1, "to": {"kind": "open"}}, 422)
    table = anna.on(id, "seat", {"seat": 1, **TO_A_BOT})
    assert (table["seats"][1]["bot"], table["stand_in"]) == ("random", "random")
    line = until_said(first, "Ben is away. The Random bot is playing.")
    assert (line["name"], line["seat"]) == ("", 1)
    assert line["turn"] == 0
    while not first.view["is_yours"]:
        first.next()


def test_a_player_who_comes_back_has_the_seat_at_once(server: Running, anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    goes(second, first, 1)
    long_gone(server, id)
    anna.on(id, "seat", {"seat": 1, **TO_A_BOT})
    back = ben.look(id)
    assert back.table["seats"][1]["bot"] is None
    assert back.table["you"]["seats"] == [1]
    until_said(first, "Ben is back.")
    chooser, _ = on_turn(first, back)
    chooser.finish_turn()


def test_a_player_who_left_the_seat_to_a_bot_is_back_on_opening_the_table(anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    ben.on(id, "leave")
    assert until_said(first, "Ben left. The Greedy bot is playing.")["seat"] == 1
    second.close()
    assert ben.look(id).table["you"]["seats"] == [1]
    until_said(first, "Ben is back.")


def replaced(server: Running, anna: Player, ben: Player) -> tuple[str, Seen]:
    """A bot has played a turn for Ben, who was away; it is Anna's turn."""
    id, first, second = pair(anna, ben)
    if first.view["is_yours"]:
        first.finish_turn()
    second.until_at(first.view["at"])
    goes(second, first, 1)
    long_gone(server, id)
    anna.on(id, "seat", {"seat": 1, **TO_A_BOT})
    while not first.view["is_yours"]:
        first.next()
    return id, first


def test_a_player_who_comes_back_takes_back_what_the_bot_did_and_gets_the_same_cards(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first = replaced(server, anna, ben)
    back = ben.look(id)
    drawn, built = back.view["seats"][1]["hand"], back.view["seats"][1]["settlements"]
    assert len(built) == 3
    assert back.view["can_take_back_turn"]
    assert not first.view["can_take_back_turn"]
    back.act("take-back-turn")
    assert back.view["is_yours"]
    assert back.view["seats"][1]["settlements"] == []
    assert not back.view["can_take_back_turn"]
    said = until_said(first, "Ben took back what the Greedy bot did. The same cards come again.")
    assert said["turn"] == len(back.view["log"]["lines"]) - 1 + back.view["log"]["first"]
    assert back.refused("take-back-turn")["reason"].startswith("No bot has just played for you")
    back.finish_turn()
    assert back.view["seats"][1]["hand"] == drawn
    first.until_at(back.view["at"])
    assert first.view["is_yours"]
    # Replaying the rows leads to the same position.
    server.do(forget(server, id))
    again = ben.look(id)
    assert again.view["seats"] == back.view["seats"]
    rows = server.do(server.house.ledger.rows(id))
    assert len(standing(rows)) == len(server.house.hall.tables[id].match.steps)


async def forget(server: Running, id: str) -> None:
    """The table leaves the memory of the server."""
    del server.house.hall.tables[id]


def test_once_the_next_player_has_acted_the_bots_turn_stays(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first = replaced(server, anna, ben)
    back = ben.look(id)
    first.act(first.view["live"][0])
    back.until_at(first.view["at"])
    assert not back.view["can_take_back_turn"]
    assert back.refused("take-back-turn")["key"] == "take-back"


def test_nobody_looks_at_cards_by_leaving_the_seat_to_a_bot(anna: Player, ben: Player) -> None:
    id, first, second = pair(anna, ben)
    if first.view["is_yours"]:
        first.finish_turn()
        second.until_at(first.view["at"])
    ben.on(id, "leave")
    while not first.view["is_yours"]:
        first.next()
    back = ben.look(id)
    assert not back.view["can_take_back_turn"]
    for do in ("take-back-turn", "take-back:3", "take-back:0"):
        assert back.refused(do)["key"] in ("take-back", "not-yours")
    first.finish_turn()
    back.until_at(first.view["at"])
    assert back.refused("take-back:3")["key"] == "no-action"


def test_only_players_and_the_host_call_a_bot(
    server: Running, anna: Player, ben: Player, newcomer: Newcomer
) -> None:
    id, first, second = pair(anna, ben)
    goes(first, second, 0)
    long_gone(server, id)
    stranger = newcomer().on(id, "seat", {"seat": 0, **TO_A_BOT}, 403)
    assert stranger["reason"].startswith("You have no seat")
    assert ben.on(id, "seat", {"seat": 0, **TO_A_BOT})["seats"][0]["bot"]


def test_who_took_a_seat_and_never_came_is_missed_all_the_same(
    server: Running, anna: Player, ben: Player
) -> None:
    id = anna.create("here", "open")["id"]
    ben.on(id, "join", {"name": "Ben"})
    anna.on(id, "start")
    look = anna.look(id)
    until(lambda: away_since(server, id, 1) is not None)
    assert 0 < anna.get(f"/api/tables/{id}")["seats"][1]["bot_in"] <= 120
    assert look.table["seats"][0]["bot_in"] is None
    long_gone(server, id)
    assert anna.on(id, "seat", {"seat": 1, **TO_A_BOT})["seats"][1]["bot"]


def away_since(server: Running, id: str, seat: int) -> float | None:
    async def read() -> float | None:
        row = await server.house.store.table(id)
        assert row is not None
        return row.seats[seat].away_since

    return server.do(read())


def test_a_player_who_was_away_before_a_restart_gets_the_whole_time_again(tmp_path: Path) -> None:
    settings = settings_for(file_url(tmp_path))
    with running(settings) as server:
        anna, ben = Player(server.address), Player(server.address)
        id, first, second = pair(anna, ben)
        goes(second, first, 1)
        long_gone(server, id)
        cookie = anna.http.cookies["hexstead"]
        for player in (anna, ben):
            player.close()
    with running(settings) as server:
        anna = Player(server.address, cookie)
        refusal = anna.on(id, "seat", {"seat": 1, **TO_A_BOT}, 409)["reason"]
        assert refusal.startswith("Ben has only just left")
        anna.close()


def test_whose_process_dies_is_away_from_when_that_is_noticed(server: Running, anna: Player) -> None:
    id = anna.create("here", "here")["id"]
    row = server.do(server.house.store.table(id))
    assert row is not None
    assert row.seats[0].guest is not None
    before = server.house.database.now
    # Another process has seen her come, and never says anything again.
    server.do(elsewhere(server.house.database).arrive(id, row.seats[0].guest, 0.0))
    until(lambda: (away_since(server, id, 0) or 0) >= before)


def test_a_bot_that_is_called_while_somebody_returns_does_not_stay(tmp_path: Path) -> None:
    """Either the call is refused, or the returning player finds the bot and sends it away."""

    async def run() -> None:
        database = await Database.open(file_url(tmp_path))
        store = Store(database, Notices(database, "test"))
        for _ in range(5):
            table = table_row("here", "here")
            await store.create(table)
            await store.depart(table.id, "anna")
            row = await store.table(table.id)
            assert row is not None
            called = SeatRow(0, "anna", "Anna", row.seats[0].colour, "random", AWAY)
            told = note(row, called, "note-away", 0)
            _, was_called = await asyncio.gather(
                store.arrive(table.id, "anna", 60), store.call_bot(row, called, told, 0.0)
            )
            if not was_called:
                assert not await store.call_bot(row, called, told, 0.0)
            async with database.reading() as connection:
                query = select(seats.c.bot).where(seats.c.table_id == table.id, seats.c.seat == 0)
                assert (await connection.execute(query)).scalar_one() == ("random" if was_called else None)
        await database.close()

    asyncio.run(run())


def test_the_log_says_which_turns_a_bot_played_for_somebody(
    server: Running, anna: Player, ben: Player
) -> None:
    id, first = replaced(server, anna, ben)
    assert [line["by_bot"] for line in first.view["log"]["lines"]][-2:] == [True, False]
    # Replaying the rows, or coming later, shows the same.
    server.do(forget(server, id))
    whole = anna.look(id).view["log"]["lines"]
    assert [(line["seat"], line["by_bot"]) for line in whole][-2:] == [(1, True), (0, False)]
    assert sum([line["by_bot"] for line in whole]) == 1
