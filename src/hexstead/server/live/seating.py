"""Who sits where: new tables, joining, leaving, bots in place of people, playing again."""

import secrets
import time
from dataclasses import replace
from typing import Final

from hexstead.bots.registry import BOTS, DEFAULT_BOT
from hexstead.engine.said import BadInput, named
from hexstead.match.fair import SERVER_BYTES
from hexstead.match.seed import Seed
from hexstead.pictures.seats import SEATS
from hexstead.server.shown.library import chosen_setup
from hexstead.server.store.store import (
    AWAY,
    IDLE,
    LEFT,
    OPEN,
    OVER,
    PLAYING,
    RESIGNED,
    SHUFFLING,
    Guest,
    Note,
    SeatRow,
    TableRow,
    new_id,
)
from hexstead.server.wire.forms import Join, NewTable, Reseat, SeatWish, SetupRequest
from hexstead.server.wire.said_json import says
from hexstead.setup.documents import RULES
from hexstead.setup.setup import Setup
from hexstead.wording.languages import ENGLISH
from hexstead.wording.names import bot_names
from hexstead.wording.player_names import clean_name
from hexstead.wording.say import say

_LESSON_SEED: Final = Seed.quick(8)
_LESSON: Final = ("here", "bot")


def stored_setup(asked: SetupRequest, seats: int) -> str:
    """A set-up as stored. Takes long if boards have to be generated; BadInput if the request can't be met."""
    return chosen_setup(asked, seats).model_dump_json()


def check_new(wanted: NewTable) -> None:
    """BadInput if these seats don't make a game."""
    kinds = [seat.kind for seat in wanted.seats]
    if set(kinds) == {"bot"}:
        raise BadInput(says("all-bots"))
    if wanted.is_lesson and tuple(kinds) != _LESSON:
        raise BadInput(says("lesson-seats"))
    colours = [seat.colour for seat in wanted.seats if seat.colour is not None]
    if len(set(colours)) < len(colours):
        raise BadInput(says("taken-colour"))
    for bot in [wanted.stand_in, *[seat.bot for seat in wanted.seats if seat.kind == "bot"]]:
        check_bot(bot)


def check_bot(key: str) -> None:
    if key and key not in BOTS:
        raise BadInput(says("no-bot", bot=key, bots=list(BOTS)))


def new_table(wanted: NewTable, setup: str, host: Guest, language: str = ENGLISH) -> TableRow:
    """Seats without a name get one in the language of the host."""
    seats = tuple(_seats(wanted.seats, host, language))
    return TableRow(
        id=new_id(),
        host=host.id,
        phase=_first_phase(wanted, seats),
        setup=setup,
        drawn_by=_LESSON_SEED if wanted.is_lesson else None,
        server_seed="" if wanted.is_lesson else secrets.token_hex(SERVER_BYTES),
        is_listed=wanted.is_listed,
        is_lesson=wanted.is_lesson,
        rematch=None,
        since=time.time(),
        seats=seats,
        stand_in=wanted.stand_in or DEFAULT_BOT,
        several_seats=wanted.several_seats,
        idle_seconds=60 * wanted.idle_minutes,
    )


def _first_phase(wanted: NewTable, seats: tuple[SeatRow, ...]) -> str:
    """A lesson always has the same cards, so nobody has to shuffle them."""
    if any([seat.is_open for seat in seats]):
        return OPEN
    return PLAYING if wanted.is_lesson else SHUFFLING


def _seats(wishes: list[SeatWish], host: Guest, language: str) -> list[SeatRow]:
    rows: list[SeatRow] = []
    for number, (wish, colour) in enumerate(zip(wishes, _colours(wishes, host), strict=True)):
        rows.append(_seated(wish, SeatRow(number, None, "", colour, None), host, rows, language))
    return rows


def _colours(wishes: list[SeatWish], host: Guest) -> list[int]:
    """Those asked for, the host's own colour for the first seat here, and the others as they come."""
    wanted = [wish.colour for wish in wishes]
    first = next((number for number, wish in enumerate(wishes) if wish.kind == "here"), None)
    if first is not None and wanted[first] is None and host.colour not in wanted:
        wanted[first] = host.colour
    free = iter([colour for colour in range(len(SEATS)) if colour not in wanted])
    return [next(free) if colour is None else colour for colour in wanted]


def _seated(wish: SeatWish, seat: SeatRow, host: Guest, others: list[SeatRow], language: str) -> SeatRow:
    if wish.kind == "open":
        return replace(seat, guest=None, bot=None, name="")
    if wish.kind == "bot":
        return replace(seat, guest=None, bot=wish.bot or DEFAULT_BOT, name=_bot_name(wish, others))
    is_first = host.id not in [one.guest for one in others]
    usual = host.name if is_first else say(says("seat", number=seat.seat + 1), language)
    name = clean_name(wish.name) or usual
    since = seat.since if name == seat.name else time.time()
    return replace(seat, guest=host.id, bot=None, name=name, since=since)


def _bot_name(wish: SeatWish, others: list[SeatRow]) -> str:
    """Equal bots get numbers: the first name that no other seat has."""
    taken = [one.name for one in others]
    names = bot_names([wish.bot or DEFAULT_BOT] * (len(others) + 1))
    return next(name for name in names if name not in taken)


def reseated(table: TableRow, wanted: Reseat, host: Guest, language: str) -> SeatRow:
    """A seat as the host wants it; BadInput if it can't be given away."""
    seat = seat_of(table, wanted.seat)
    check_bot(wanted.to.bot)
    if table.phase == OPEN:
        if seat.guest not in (None, host.id):
            raise BadInput(says("seat-taken"))
        others = [one for one in table.seats if one.seat != seat.seat]
        return _seated(wanted.to, seat, host, others, language)
    if wanted.to.kind != "bot" or seat.guest is None or seat.bot is not None:
        raise BadInput(says("started"))
    if wanted.to.bot not in ("", table.stand_in):
        raise BadInput(says("stand-in", bot=table.stand_in))
    return replace(seat, bot=table.stand_in, why=AWAY)


def seat_of(table: TableRow, number: int) -> SeatRow:
    if number >= len(table.seats):
        raise BadInput(says("no-seat"))
    return table.seats[number]


def wanted_seat(table: TableRow, join: Join, guest: Guest) -> SeatRow:
    """The open seat that the guest gets; BadInput if there is none."""
    seats = [seat_of(table, join.seat)] if join.seat is not None else list(table.seats)
    seat = next((one for one in seats if one.is_open), None)
    if seat is None or table.phase != OPEN:
        raise BadInput(says("no-open-seat" if join.seat is None else "not-open"))
    colour = join.colour if join.colour is not None else guest.colour
    return replace(seat, guest=guest.id, name=clean_name(join.name) or guest.name, colour=colour)


def left_to_bots(table: TableRow, guest: Guest) -> list[SeatRow]:
    """The guest's seats where a bot plays until they come back."""
    mine = [one for one in table.seats if one.guest == guest.id]
    return [one for one in mine if one.bot is not None and one.why != RESIGNED]


def resigned(table: TableRow, seat: SeatRow) -> SeatRow:
    return replace(seat, bot=seat.bot or table.stand_in, why=RESIGNED)


def voted_out(table: TableRow, seat: SeatRow) -> SeatRow:
    return replace(seat, bot=table.stand_in, why=IDLE)


def without_bot(seat: SeatRow) -> SeatRow:
    return replace(seat, bot=None, why=None)


def note(table: TableRow, seat: SeatRow, key: str, turn: int | None) -> Note:
    """What the table says about a seat."""
    return Note(says(key, who=seat.name, bot=named("bot", table.stand_in)), seat.seat, turn)


def vacated(table: TableRow, seat: SeatRow) -> SeatRow:
    """Before the start the seat is open again; after that a bot plays for the one who left."""
    if table.phase == OPEN:
        return replace(seat, guest=None, bot=None, name="")
    return seat if table.phase == OVER else replace(seat, bot=table.stand_in, why=LEFT)


def again(table: TableRow, setup: str = "") -> TableRow:
    """The same players on the same map, or another one, with new cards; bots where bots played at the end.

    After the guided game it is a normal one.
    """
    if table.phase != OVER:
        raise BadInput(says("not-over"))
    seats = tuple([_as_at_first(table, seat) for seat in table.seats])
    new = replace(table, id=new_id(), rules=RULES, rematch=None, offer="", since=time.time(), seats=seats)
    new = replace(new, removed="", votes="", is_lesson=False, setup=setup or table.setup)
    return replace(new, phase=SHUFFLING, drawn_by=None, server_seed=secrets.token_hex(SERVER_BYTES))


def _as_at_first(table: TableRow, seat: SeatRow) -> SeatRow:
    if seat.guest is None or seat.bot is None:
        return replace(seat, away_since=None)
    others = [one for one in table.seats if one.seat != seat.seat]
    name = _bot_name(SeatWish(kind="bot", bot=seat.bot), others)
    return SeatRow(seat.seat, None, name, seat.colour, seat.bot)


def redrawn(setup: str, seats: int) -> str:
    """Another map from the same boxes, by the same rules."""
    played = Setup.model_validate_json(setup)
    wishes = SetupRequest(boxes=played.expansions, edition=played.edition, options=played.options)
    try:
        return stored_setup(wishes, seats)
    except BadInput:
        # Such as boards of one's own, which no box has.
        return stored_setup(SetupRequest(edition=played.edition), seats)


def for_anybody(table: TableRow, guest: Guest) -> TableRow:
    """The map of a finished game for somebody who found it: they play it against bots."""
    others = [SeatWish(kind="bot", bot=seat.bot or table.stand_in) for seat in table.seats[1:]]
    wanted = NewTable(seats=[SeatWish(kind="here"), *others])
    return new_table(wanted, table.setup, guest)
