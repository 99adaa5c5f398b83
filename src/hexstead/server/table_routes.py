"""Addresses for tables and the people at them."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from hexstead.match.documents import VERSION
from hexstead.match.record import Record
from hexstead.server import library, seating
from hexstead.server.forms import Join, Leave, Me, NewMe, NewTable, Replay, Reseat, SetupRequest, TableList
from hexstead.server.guard import address_of
from hexstead.server.house import House
from hexstead.server.ledger import standing
from hexstead.server.library_routes import as_json, by_clerk
from hexstead.server.live import table_message
from hexstead.server.messages import Table
from hexstead.server.replies import REFUSALS, Refusing, TheGuest, TheHouse
from hexstead.server.store import OPEN, OVER, Guest, SeatRow, TableRow
from hexstead.telling.words import clean_name

routes = APIRouter(responses=REFUSALS)

Id = Annotated[str, Path(max_length=40)]


@routes.get("/api/me")
async def me(guest: TheGuest) -> Me:
    return Me(name=guest.name, colour=guest.colour)


@routes.put("/api/me")
async def rename(wanted: NewMe, guest: TheGuest, house: TheHouse) -> Me:
    name = clean_name(wanted.name)
    if not name:
        raise Refusing(422, "name")
    await house.store.save_guest(Guest(guest.id, name, wanted.colour))
    return Me(name=name, colour=wanted.colour)


async def _shown(house: House, row: TableRow, guest: Guest) -> Table:
    return table_message(row, guest, await house.store.present(row.id))


async def _found(house: House, id: str) -> TableRow:
    row = await house.store.table(id)
    if row is None:
        raise Refusing(404, "no-table")
    return row


async def _changed(house: House, id: str, guest: Guest) -> Table:
    """After a change: those at the table are told, and whoever made it sees it."""
    if id in house.hall.tables:
        await house.hall.tables[id].refresh()
    return await _shown(house, await _found(house, id), guest)


@routes.get("/api/tables")
async def listed(guest: TheGuest, house: TheHouse) -> TableList:
    """Tables to join, and running games to watch in which somebody is there."""
    rows = await house.store.listed()
    present = await house.store.present_at([row.id for row in rows])
    shown = [row for row in rows if row.phase == OPEN or present[row.id]]
    return TableList(tables=[table_message(row, guest, present[row.id]) for row in shown])


@routes.get("/api/tables/mine")
async def mine(guest: TheGuest, house: TheHouse) -> TableList:
    """Where you sit or are the host, the newest first."""
    rows = await house.store.tables_of(guest.id)
    present = await house.store.present_at([row.id for row in rows])
    return TableList(tables=[table_message(row, guest, present[row.id]) for row in rows])


@routes.post("/api/tables", status_code=201)
async def create(wanted: NewTable, request: Request, guest: TheGuest, house: TheHouse) -> Table:
    """A new table. Without open seats the game starts at once."""
    _count_new(house, request)
    seating.check_new(wanted)
    asked = SetupRequest(first_game=True) if wanted.is_lesson else wanted.setup
    planned = await house.ask_clerk(seating.plan, asked, len(wanted.seats))
    row = seating.new_table(wanted, planned, guest)
    await house.store.create(row)
    return await _shown(house, row, guest)


def _count_new(house: House, request: Request) -> None:
    if not house.new_tables.take(address_of(request.scope)):
        raise Refusing(429, "too-many")


@routes.get("/api/tables/{id}")
async def table(id: Id, guest: TheGuest, house: TheHouse) -> Table:
    return await _shown(house, await _found(house, id), guest)


@routes.post("/api/tables/{id}/join")
async def join(id: Id, wanted: Join, guest: TheGuest, house: TheHouse) -> Table:
    """Take an open seat, or come back to a seat where a bot plays for you."""
    row = await _found(house, id)
    back = seating.left_to_bots(row, guest)
    for seat in back:
        await _change_seat(house, row, seating.without_bot(seat))
    if not back and not await house.store.sit(id, seating.wanted_seat(row, wanted, guest)):
        raise Refusing(409, "not-open")
    return await _changed(house, id, guest)


@routes.post("/api/tables/{id}/leave")
async def leave(id: Id, wanted: Leave, guest: TheGuest, house: TheHouse) -> Table:
    """Stand up. In a running game a bot plays on until you join again."""
    row = await _found(house, id)
    seats = [seat for seat in row.seats if seat.guest == guest.id and wanted.seat in (None, seat.seat)]
    if not seats:
        raise Refusing(403, "not-seated" if wanted.seat is None else "not-your-seat")
    for seat in seats:
        await _change_seat(house, row, seating.vacated(row, seat))
    return await _changed(house, id, guest)


async def _change_seat(house: House, row: TableRow, seat: SeatRow) -> None:
    if not await house.store.change_seat(row, seat):
        raise Refusing(409, "moved-on")


def _only_host(row: TableRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Refusing(403, "not-host")


def _only_players(row: TableRow, guest: Guest) -> None:
    if guest.id not in [seat.guest for seat in row.seats]:
        raise Refusing(403, "not-seated")


@routes.post("/api/tables/{id}/seat")
async def reseat(id: Id, wanted: Reseat, guest: TheGuest, house: TheHouse) -> Table:
    """The host gives a seat to a bot or opens it; later, players too call a bot for who is away."""
    row = await _found(house, id)
    if row.phase == OPEN:
        _only_host(row, guest)
    elif row.host != guest.id:
        _only_players(row, guest)
    seat = seating.reseated(row, wanted, guest)
    is_away = row.seats[seat.seat].guest not in await house.store.present(id)
    if row.phase != OPEN and not is_away:
        raise Refusing(409, "present")
    await _change_seat(house, row, seat)
    return await _changed(house, id, guest)


@routes.post("/api/tables/{id}/start")
async def start(id: Id, guest: TheGuest, house: TheHouse) -> Table:
    row = await _found(house, id)
    _only_host(row, guest)
    if row.phase != OPEN:
        raise Refusing(409, "started")
    if any([seat.is_open for seat in row.seats]):
        raise Refusing(409, "seats-open")
    if all([seat.guest is None for seat in row.seats]):
        raise Refusing(409, "all-bots")
    if not await house.store.start(id):
        raise Refusing(409, "moved-on")
    return await _changed(house, id, guest)


@routes.post("/api/tables/{id}/rematch")
async def rematch(id: Id, request: Request, guest: TheGuest, house: TheHouse) -> Table:
    """Where the same players play the same set-up once more."""
    row = await _found(house, id)
    _only_players(row, guest)
    if not row.rematch:
        _count_new(house, request)
    following = row.rematch or await house.store.rematch(id, seating.again(row))
    await _changed(house, id, guest)
    return await _shown(house, await _found(house, following), guest)


async def _record(house: House, row: TableRow) -> dict[str, Any]:
    """Only of a finished game: the seed tells all cards."""
    if row.why_not_played:
        raise Refusing(410, "other-rules", why=row.why_not_played)
    if row.phase != OVER:
        raise Refusing(409, "not-over")
    done = [one.do for one in standing(await house.ledger.rows(row.id))]
    table = {"rules": row.rules, "setup": json.loads(row.setup), "seed": row.seed}
    return {"hexstead": VERSION, **table, "players": row.names, "actions": done}


@routes.get("/api/games/{id}/record", response_model=Record)
async def record(id: Id, house: TheHouse) -> Response:
    """The record of a finished game."""
    return as_json(json.dumps(await _record(house, await _found(house, id))))


@routes.get("/api/games/{id}/replay", response_model=Replay)
async def replay(id: Id, house: TheHouse) -> Response:
    """Every position of a finished game."""
    row = await _found(house, id)
    colours = [seat.colour for seat in row.seats]
    return await by_clerk(house, library.replay_json, await _record(house, row), colours)
