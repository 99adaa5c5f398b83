"""Routes for tables and the people at them."""

import hashlib
import json
import math
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from hexstead.match.record import RECORD_VERSION, Record
from hexstead.server.door.asking import REFUSALS, TheAsker, TheGuest, TheHouse, TheLanguage
from hexstead.server.door.guard import Refusing, address_of
from hexstead.server.door.house import House
from hexstead.server.door.library_routes import as_json, by_clerk
from hexstead.server.live import seating
from hexstead.server.live.line import Asker
from hexstead.server.live.live_table import LiveTable
from hexstead.server.live.rematch import NEW, answered, is_agreed
from hexstead.server.live.table_messages import majority, table_message
from hexstead.server.shown import library
from hexstead.server.store.ledger import Row, standing
from hexstead.server.store.store import OPEN, OVER, PLAYING, RESIGNED, Guest, Note, SeatRow, TableRow
from hexstead.server.wire.forms import (
    HostChoices,
    Join,
    Leave,
    Me,
    NewMe,
    NewTable,
    Rematch,
    Remove,
    Replay,
    Reseat,
    Resign,
    SetupRequest,
    TableList,
    Vote,
)
from hexstead.server.wire.messages import TableInfo
from hexstead.wording.player_names import clean_name

routes = APIRouter(responses=REFUSALS)

Id = Annotated[str, Path(max_length=40)]
_TRACE: Final = 32


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


async def _shown(house: House, row: TableRow, guest: Guest) -> TableInfo:
    return table_message(row, guest, await house.store.present(row.id), house.hall.services.grace())


async def _list(house: House, rows: list[TableRow], guest: Guest, *, only_live: bool = False) -> TableList:
    """If only live ones are wanted, leave out running games where nobody is there."""
    present = await house.store.present_at([row.id for row in rows])
    shown = [row for row in rows if row.phase == OPEN or present[row.id] or not only_live]
    grace = house.hall.services.grace()
    return TableList(tables=[table_message(row, guest, present[row.id], grace) for row in shown])


async def _found(house: House, id: str) -> TableRow:
    row = await house.store.table(id)
    if row is None:
        raise Refusing(404, "no-table")
    return row


async def found_to_play(house: House, id: str) -> TableRow:
    row = await _found(house, id)
    if row.why_not_played:
        raise Refusing(410, "other-rules", why=row.why_not_played)
    return row


async def _changed(house: House, id: str, guest: Guest) -> TableInfo:
    """After a change: tell those at the table, and show it to the one who made it."""
    if id in house.hall.tables:
        await house.hall.tables[id].refresh()
    return await _shown(house, await _found(house, id), guest)


@routes.get("/api/tables")
async def listed(guest: TheGuest, house: TheHouse) -> TableList:
    """Tables to join, and running games to watch where somebody is there."""
    rows = await house.store.listed(house.settings.away_seconds)
    return await _list(house, rows, guest, only_live=True)


@routes.get("/api/tables/mine")
async def mine(guest: TheGuest, house: TheHouse) -> TableList:
    """Where you have a seat or are the host, newest first."""
    return await _list(house, await house.store.tables_of(guest.id), guest)


@routes.post("/api/tables", status_code=201)
async def create(
    wanted: NewTable,
    request: Request,
    guest: TheGuest,
    house: TheHouse,
    asker: TheAsker,
    language: TheLanguage,
) -> TableInfo:
    """A new table. Without open seats the game starts at once."""
    _count_new(house, request)
    seating.check_new(wanted)
    asked = SetupRequest(first_game=True) if wanted.is_lesson else wanted.setup
    setup = await house.ask_worker(asker, seating.stored_setup, asked, len(wanted.seats))
    row = seating.new_table(wanted, setup, guest, language)
    await house.store.create(row)
    await _deal_unless_waiting(house, row.id)
    return await _shown(house, await _found(house, row.id), guest)


async def _deal_unless_waiting(house: House, id: str) -> None:
    """For hosts who don't want to wait for players' browsers."""
    if not house.settings.share_seconds:
        await house.store.deal(id)


def _count_new(house: House, request: Request) -> None:
    if not house.new_tables.take(address_of(request.scope)):
        raise Refusing(429, "too-many")


@routes.get("/api/tables/{id}")
async def table(id: Id, guest: TheGuest, house: TheHouse) -> TableInfo:
    return await _shown(house, await _found(house, id), guest)


@routes.post("/api/tables/{id}/join")
async def join(
    id: Id, wanted: Join, request: Request, guest: TheGuest, house: TheHouse, asker: TheAsker
) -> TableInfo:
    """Take an open seat, or come back to a seat where a bot plays for you."""
    row = await _found(house, id)
    back = seating.left_to_bots(row, guest)
    for seat in back:
        await _change_seat(house, row, seating.without_bot(seat), "note-back", asker)
    if not back:
        if RESIGNED in [seat.why for seat in row.seats if seat.guest == guest.id]:
            raise Refusing(409, "resigned")
        seat = seating.wanted_seat(row, wanted, guest)
        if refusal := await house.store.sit(id, seat, _trace(request, row)):
            raise Refusing(409 if refusal == "not-open" else 403, refusal)
    return await _changed(house, id, guest)


def _trace(request: Request, row: TableRow) -> str:
    """What we keep of an address: enough to recognise it at this table, and only there."""
    return hashlib.sha256(f"{row.id} {address_of(request.scope)}".encode()).hexdigest()[:_TRACE]


@routes.post("/api/tables/{id}/leave")
async def leave(id: Id, wanted: Leave, guest: TheGuest, house: TheHouse, asker: TheAsker) -> TableInfo:
    """Stand up. In a running game a bot plays on until you come back; alone with bots, they wait for you."""
    row = await _found(house, id)
    seats = _own_seats(row, guest, wanted.seat)
    if row.phase != OPEN and not row.goes_on_without(guest.id):
        return await _shown(house, row, guest)
    for seat in seats:
        if seat.bot is None:
            await _change_seat(house, row, seating.vacated(row, seat), "note-left", asker)
    await _hand_on(house, row, guest, seats)
    return await _changed(house, id, guest)


@routes.post("/api/tables/{id}/resign")
async def resign(id: Id, wanted: Resign, guest: TheGuest, house: TheHouse, asker: TheAsker) -> TableInfo:
    """Leave a seat to a bot until the end of the game."""
    row = await _found(house, id)
    mine = _own_seats(row, guest, wanted.seat)
    if row.phase != PLAYING:
        raise Refusing(409, "moved-on" if row.is_dealt else "not-started")
    for seat in mine:
        if seat.why != RESIGNED:
            await _change_seat(house, row, seating.resigned(row, seat), "note-resigned", asker)
    await _hand_on(house, row, guest, mine)
    return await _changed(house, id, guest)


def _own_seats(row: TableRow, guest: Guest, number: int | None) -> list[SeatRow]:
    """The guest's seat with this number, or all of them."""
    own = [seat for seat in row.seats if seat.guest == guest.id and number in (None, seat.seat)]
    if not own:
        raise Refusing(403, "not-seated" if number is None else "not-your-seat")
    return own


async def _hand_on(house: House, row: TableRow, guest: Guest, left: list[SeatRow]) -> None:
    """A host who has left all seats is no longer the host."""
    if row.host == guest.id and len(left) == len([seat for seat in row.seats if seat.guest == guest.id]):
        await house.store.give_up_hosting(row)


@routes.post("/api/tables/{id}/vote")
async def vote(id: Id, wanted: Vote, guest: TheGuest, house: TheHouse, asker: TheAsker) -> TableInfo:
    """Let a bot act for somebody who doesn't, if most of the others who are there want it."""
    row = await _found(house, id)
    live = await house.hall.table(id, asker)
    if row.phase != PLAYING or live is None:
        raise Refusing(409, "no-vote")
    seat = _idler(row, guest, live, wanted.at)
    present = await house.store.present(id)
    poll = await house.store.vote(row, wanted.at, seat.seat, guest.id)
    electors = row.electors(seat.seat, present)
    if len(poll.voters & electors) >= majority(electors) and live.at == wanted.at:
        await _change_seat(house, row, seating.voted_out(row, seat), "note-idle", asker)
    return await _changed(house, id, guest)


def _idler(row: TableRow, guest: Guest, live: LiveTable, at: int) -> SeatRow:
    """Who keeps the others waiting; refused if nobody does, or not for long enough."""
    seat = row.seats[live.match.decision().seat]
    if not row.seats_of(guest.id):
        raise Refusing(403, "not-seated")
    if live.at != at:
        raise Refusing(409, "moved-on")
    if seat.guest == guest.id:
        raise Refusing(403, "own-vote")
    if seat.guest is None or seat.bot is not None:
        raise Refusing(409, "no-vote")
    if not row.idle_seconds:
        raise Refusing(409, "no-idle")
    if (left := math.ceil(row.idle_seconds - live.waited)) > 0:
        raise Refusing(409, "still-thinking", who=seat.name, seconds=left)
    return seat


@routes.post("/api/tables/{id}/remove")
async def remove(id: Id, wanted: Remove, request: Request, guest: TheGuest, house: TheHouse) -> TableInfo:
    """Before the start, the host sends somebody away, who can't take a seat here again."""
    row = await _found(house, id)
    _only_host(row, guest)
    sitting = seating.seat_of(row, wanted.seat).guest
    if row.phase != OPEN:
        raise Refusing(409, "started")
    if sitting in (None, guest.id):
        raise Refusing(422, "no-guest")
    if not await house.store.remove(row, str(sitting), _trace(request, row)):
        raise Refusing(409, "moved-on")
    return await _changed(house, id, guest)


@routes.post("/api/tables/{id}/choices")
async def choose(id: Id, wanted: HostChoices, guest: TheGuest, house: TheHouse) -> TableInfo:
    """The host's decisions about the table."""
    row = await _found(house, id)
    _only_host(row, guest)
    choices = wanted.model_dump(exclude_none=True)
    if choices and not await house.store.choose(row, choices):
        raise Refusing(409, "moved-on")
    return await _changed(house, id, guest)


async def _change_seat(house: House, row: TableRow, seat: SeatRow, told: str, asker: Asker) -> None:
    """In a running game, the table announces it."""
    note = await _note(house, row, seat, told, asker) if row.phase == PLAYING else None
    if not await house.store.change_seat(row, seat, note):
        raise Refusing(409, "moved-on")


async def _note(house: House, row: TableRow, seat: SeatRow, key: str, asker: Asker) -> Note:
    live = await house.hall.table(row.id, asker)
    return seating.note(row, seat, key, live.turn if live else None)


def _only_host(row: TableRow, guest: Guest) -> None:
    if row.host != guest.id:
        raise Refusing(403, "not-host")


def _only_players(row: TableRow, guest: Guest) -> None:
    if guest.id not in [seat.guest for seat in row.seats]:
        raise Refusing(403, "not-seated")


@routes.post("/api/tables/{id}/seat")
async def reseat(
    id: Id, wanted: Reseat, guest: TheGuest, house: TheHouse, asker: TheAsker, language: TheLanguage
) -> TableInfo:
    """The host gives a seat to a bot or opens it; later, players can also call a bot for someone absent."""
    row = await _found(house, id)
    if row.phase == OPEN:
        _only_host(row, guest)
    elif row.host != guest.id:
        _only_players(row, guest)
    seat = seating.reseated(row, wanted, guest, language)
    if row.phase == OPEN:
        await _change_seat(house, row, seat, "", asker)
    else:
        await _call_bot(house, row, seat, asker)
    return await _changed(house, id, guest)


async def _call_bot(house: House, row: TableRow, seat: SeatRow, asker: Asker) -> None:
    """Only for somebody who is away for longer than a reload or a lost connection takes."""
    grace = house.hall.services.grace()
    if not row.goes_on_without(str(seat.guest)):
        raise Refusing(409, "nobody-waits")
    if seat.guest in await house.store.present(row.id):
        raise Refusing(409, "present")
    if left := grace.left(seat):
        raise Refusing(409, "just-away", who=seat.name, seconds=left)
    note = await _note(house, row, seat, "note-away", asker)
    if not await house.store.call_bot(row, seat, note, grace.seconds):
        raise Refusing(409, "moved-on")


@routes.post("/api/tables/{id}/start")
async def start(id: Id, guest: TheGuest, house: TheHouse) -> TableInfo:
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
    await _deal_unless_waiting(house, id)
    return await _changed(house, id, guest)


@routes.post("/api/tables/{id}/rematch")
async def rematch(
    id: Id, wanted: Rematch, request: Request, guest: TheGuest, house: TheHouse, asker: TheAsker
) -> TableInfo:
    """Offer to play again, or answer an offer; when everybody wants it, `rematch` names the new table."""
    row = await _found(house, id)
    if row.phase != OVER:
        raise Refusing(409, "not-over")
    if guest.id not in row.people:
        raise Refusing(403, "not-seated")
    if not row.rematch:
        if not house.offers.take(guest.id):
            raise Refusing(429, "too-many")
        try:
            await _answer_offer(house, row, wanted, request, guest, asker)
        except _NoMapYet:
            await _answer_offer(house, await _found(house, id), wanted, request, guest, asker)
    after = await _changed(house, id, guest)
    if after.rematch:
        await _deal_unless_waiting(house, after.rematch)
    return after


class _NoMapYet(Exception):
    """Others have answered meanwhile, and now the game starts."""


async def _answer_offer(
    house: House, row: TableRow, wanted: Rematch, request: Request, guest: Guest, asker: Asker
) -> None:
    """The new map is drawn before the last answer is stored, so that an answer is never half done."""
    offer = answered(row, wanted, guest.id)
    setup = ""
    if is_agreed(row, offer):
        _count_new(house, request)
        if offer and offer.map == NEW:
            setup = await house.ask_worker(asker, seating.redrawn, row.setup, len(row.seats))

    def answer(now: TableRow) -> tuple[str, TableRow | None]:
        offer = answered(now, wanted, guest.id)
        if not is_agreed(now, offer):
            return offer.write() if offer else "", None
        if offer and offer.map == NEW and not setup:
            raise _NoMapYet
        return "", seating.again(now, setup)

    await house.store.answer_offer(row.id, answer)


@routes.post("/api/tables/{id}/play", status_code=201)
async def play_this_map(id: Id, request: Request, guest: TheGuest, house: TheHouse) -> TableInfo:
    """A new table on the map of a finished game, for you and bots."""
    row = await found_to_play(house, id)
    if row.phase != OVER:
        raise Refusing(409, "not-over")
    _count_new(house, request)
    new = seating.for_anybody(row, guest)
    await house.store.create(new)
    await _deal_unless_waiting(house, new.id)
    return await _shown(house, await _found(house, new.id), guest)


async def _done(house: House, row: TableRow) -> list[Row]:
    """Only of a finished game: the seed tells all cards."""
    if row.phase != OVER:
        raise Refusing(409, "not-over")
    return standing(await house.ledger.rows(row.id))


async def _record(house: House, row: TableRow, done: list[Row]) -> dict[str, Any]:
    by = {"generator": row.drawn_by.generator, "seed": row.drawn_by.text} if row.drawn_by else {}
    table = {"rules": row.rules, "setup": json.loads(row.setup), **by}
    fair, did = await _fair(house, row), [one.do for one in done]
    return {"hexstead": RECORD_VERSION, **table, "players": row.names, "actions": did, "fair": fair}


async def _fair(house: House, row: TableRow) -> dict[str, Any] | None:
    if not row.server_seed:
        return None
    parts = {"table": row.id, "commitment": row.commitment, "server_seed": row.server_seed}
    return {**parts, "shares": [share.model_dump() for share in await house.store.shares(row.id)]}


@routes.get("/api/games/{id}/record", response_model=Record)
async def record(id: Id, house: TheHouse) -> Response:
    """The record of a finished game."""
    row = await found_to_play(house, id)
    return as_json(json.dumps(await _record(house, row, await _done(house, row))))


@routes.get("/api/games/{id}/replay", response_model=Replay)
async def replay(id: Id, house: TheHouse, asker: TheAsker) -> Response:
    """Every position of a finished game."""
    row = await found_to_play(house, id)
    colours = [seat.colour for seat in row.seats]
    done = await _done(house, row)
    by_bots = [number for number, one in enumerate(done) if one.for_player]
    record = await _record(house, row, done)
    return await by_clerk(house, asker, library.replay_json, record, colours, by_bots)
