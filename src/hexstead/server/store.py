"""Tables, seats, guests, chat and presence in the database. Every change is told to the other processes."""

import re
import secrets as chance
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Exists, and_, delete, func, insert, or_, select, update
from sqlalchemy import Row as DatabaseRow
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead.match.documents import RULES, why_not_played
from hexstead.server.database import Database
from hexstead.server.messages import ChatLine
from hexstead.server.notices import Notices
from hexstead.server.schema import actions, chat, guests, presence, seats, secrets, tables

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

_ID_BYTES: Final = 12
_ID: Final = re.compile(r"[A-Za-z0-9_-]+")
_SECRET_BYTES: Final = 32
CHAT_LINES: Final = 200
_LISTED: Final = 100
_LISTED_SECONDS: Final = 24 * 3600


def new_id() -> str:
    """Not to be guessed: who knows the address of a table may enter it."""
    return chance.token_urlsafe(_ID_BYTES)


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    colour: int


@dataclass(frozen=True)
class SeatRow:
    """A person (guest), a bot (bot), a bot in place of a person who left (both), or open (neither)."""

    seat: int
    guest: str | None
    name: str
    colour: int
    bot: str | None

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None


@dataclass(frozen=True)
class TableRow:
    id: str
    host: str
    phase: str
    setup: str
    """As JSON: reading it may mean making its boards, and that takes long."""
    code: str
    boxes: str
    """The names of the boxes in play, with commas and no spaces between them."""
    seed: int
    is_listed: bool
    is_lesson: bool
    rematch: str | None
    since: float
    seats: tuple[SeatRow, ...]
    rules: int = RULES
    """Those that its game is played by."""

    @property
    def why_not_played(self) -> str:
        """Why its game cannot be opened here; nothing if it can. Before the start its rules can change."""
        if self.phase == OPEN and self.rules < RULES:
            return ""
        return why_not_played(self.rules)

    def seats_of(self, guest: str) -> frozenset[int]:
        """Where this guest decides: not where a bot plays instead."""
        return frozenset([one.seat for one in self.seats if one.guest == guest and one.bot is None])

    @property
    def names(self) -> list[str]:
        return [one.name for one in self.seats]

    @property
    def box_names(self) -> list[str]:
        """A comma within a name has a space after it."""
        return re.split(r",(?! )", self.boxes)


class Store:
    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices

    @asynccontextmanager
    async def _changing(self, *ids: str) -> AsyncIterator[AsyncConnection]:
        """A transaction on these tables; nobody else changes them before it ends."""
        async with self.database.writing() as connection:
            lock = update(tables).where(tables.c.id.in_(ids)).values(id=tables.c.id)
            await connection.execute(lock)
            yield connection
            await self.notices.send(connection, [[id] for id in ids])

    # Secrets and guests.

    async def secret(self, name: str) -> str:
        """A secret that all processes share; made when it is first wanted."""
        made = {"name": name, "value": chance.token_hex(_SECRET_BYTES)}
        async with self.database.writing() as connection:
            await connection.execute(self.database.insert_if_new(secrets).values(made))
            found = await connection.execute(select(secrets.c.value).where(secrets.c.name == name))
            return str(found.scalar_one())

    async def guest(self, id: str) -> Guest | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == id))).one_or_none()
        return Guest(row.id, row.name, row.colour) if row else None

    async def save_guest(self, guest: Guest) -> None:
        values = {"name": guest.name, "colour": guest.colour}
        async with self.database.writing() as connection:
            # Another request may be just about to write the same guest: whoever comes later waits here.
            new = self.database.insert_if_new(guests).values(id=guest.id, since=time.time(), **values)
            await connection.execute(new)
            await connection.execute(update(guests).where(guests.c.id == guest.id).values(values))

    # Tables.

    async def create(self, table: TableRow) -> None:
        async with self.database.writing() as connection:
            await _insert_table(connection, table)

    async def table(self, id: str) -> TableRow | None:
        if not _ID.fullmatch(id):
            # Not every database takes every text.
            return None
        found = await self._tables(tables.c.id == id)
        return found[0] if found else None

    async def listed(self) -> list[TableRow]:
        """Tables that everybody may find and that are not over, those with open seats first."""
        lately = tables.c.since > time.time() - _LISTED_SECONDS
        found = await self._tables(and_(tables.c.phase != OVER, tables.c.is_listed, lately))
        return sorted(found, key=lambda table: table.phase != OPEN)

    async def tables_of(self, guest: str) -> list[TableRow]:
        sits = select(seats.c.table_id).where(seats.c.guest == guest)
        return await self._tables(or_(tables.c.id.in_(sits), tables.c.host == guest))

    async def _tables(self, which: Any) -> list[TableRow]:  # noqa: ANN401 (any condition)
        query = select(tables).where(which).order_by(tables.c.since.desc()).limit(_LISTED)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
            sitting = select(seats).where(seats.c.table_id.in_([row.id for row in found]))
            rows = (await connection.execute(sitting.order_by(seats.c.seat))).all()
        return [_table(row, [one for one in rows if one.table_id == row.id]) for row in found]

    async def start(self, id: str) -> bool:
        """False if it has started, or somebody has just left a seat."""
        empty = select(seats.c.seat).where(seats.c.table_id == id, _IS_OPEN).exists()
        change = update(tables).where(tables.c.id == id, tables.c.phase == OPEN, ~empty)
        change = change.values(phase=PLAYING, rules=RULES)
        async with self._changing(id) as connection:
            return (await connection.execute(change)).rowcount == 1

    async def end(self, id: str) -> None:
        change = update(tables).where(tables.c.id == id, tables.c.phase == PLAYING).values(phase=OVER)
        async with self._changing(id) as connection:
            await connection.execute(change)

    async def rematch(self, id: str, following: TableRow) -> str:
        """The table where it goes on: this one, if nobody asked before."""
        async with self._changing(id) as connection:
            asked = await connection.execute(select(tables.c.rematch).where(tables.c.id == id))
            known = asked.scalar_one()
            if known:
                return str(known)
            await _insert_table(connection, following)
            await connection.execute(update(tables).where(tables.c.id == id).values(rematch=following.id))
        return following.id

    # Seats.

    async def sit(self, id: str, seat: SeatRow) -> bool:
        """Take an open seat; False if it is not open any more. A colour of another open seat is exchanged."""
        mine = and_(seats.c.table_id == id, seats.c.seat == seat.seat)
        wanted = and_(seats.c.table_id == id, seats.c.colour == seat.colour)
        async with self._changing(id) as connection:
            found = await connection.execute(
                select(seats.c.colour).where(mine, _IS_OPEN, _in_phase(id, OPEN))
            )
            old = found.scalar_one_or_none()
            if old is None:
                return False
            await connection.execute(update(seats).where(wanted, _IS_OPEN).values(colour=old))
            others = await connection.execute(select(func.count()).where(wanted, seats.c.seat != seat.seat))
            colour = old if others.scalar_one() else seat.colour
            values = {"guest": seat.guest, "name": seat.name, "colour": colour}
            await connection.execute(update(seats).where(mine).values(values))
        return True

    async def change_seat(self, table: TableRow, seat: SeatRow) -> bool:
        """False if the seat, or how far the table is, differs from this row by now."""
        before = table.seats[seat.seat]
        mine = and_(
            seats.c.table_id == table.id,
            seats.c.seat == seat.seat,
            seats.c.guest.is_not_distinct_from(before.guest),
            seats.c.bot.is_not_distinct_from(before.bot),
        )
        values = {"guest": seat.guest, "name": seat.name, "bot": seat.bot}
        change = update(seats).where(mine, _in_phase(table.id, table.phase)).values(values)
        async with self._changing(table.id) as connection:
            return (await connection.execute(change)).rowcount == 1

    async def stalled(self, before: float) -> list[str]:
        """Running games in which a bot should have acted since then, or in which nobody knows who begins."""
        newest = actions.alias()
        last = (
            select(func.max(actions.c.n))
            .where(actions.c.table_id == tables.c.id)
            .correlate(tables)
            .scalar_subquery()
        )
        deciding = func.coalesce(newest.c.next, tables.c.first)
        joined = tables.outerjoin(newest, and_(newest.c.table_id == tables.c.id, newest.c.n == last))
        joined = joined.outerjoin(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == deciding))
        waits = and_(
            or_(deciding.is_(None), seats.c.bot.is_not(None)),
            func.coalesce(newest.c.since, tables.c.since) < before,
        )
        plays = and_(tables.c.phase == PLAYING, tables.c.rules == RULES)
        query = select(tables.c.id).select_from(joined).where(plays, waits)
        async with self.database.reading() as connection:
            return [str(id) for id in (await connection.execute(query)).scalars()]

    async def note_first(self, id: str, seat: int) -> None:
        """Who begins, so that the game need not be loaded again to find out whether a bot does."""
        async with self.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(first=seat))

    # Chat.

    async def say(self, id: str, seat: int | None, name: str, text: str) -> ChatLine:
        async with self._changing(id) as connection:
            last = await connection.execute(select(func.max(chat.c.n)).where(chat.c.table_id == id))
            number, now = (last.scalar_one_or_none() or 0) + 1, time.time()
            values = {"table_id": id, "n": number, "seat": seat, "name": name, "text": text, "since": now}
            await connection.execute(insert(chat).values(values))
        return _chat_line(number, seat, name, text, now)

    async def chat(self, id: str, after: int = 0) -> list[ChatLine]:
        query = select(chat).where(chat.c.table_id == id, chat.c.n > after)
        query = query.order_by(chat.c.n.desc()).limit(CHAT_LINES)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [_chat_line(row.n, row.seat, row.name, row.text, row.since) for row in reversed(found)]

    # Presence.

    async def arrive(self, id: str, guest: str, until: float) -> None:
        values = {"table_id": id, "guest": guest, "process": self.notices.process, "until": until}
        async with self.database.writing() as connection:
            await connection.execute(self.database.insert_if_new(presence).values(values))
            await self.notices.send(connection, [[id]])

    async def depart(self, id: str, guest: str) -> None:
        gone = and_(presence.c.table_id == id, presence.c.guest == guest)
        async with self.database.writing() as connection:
            mine = presence.c.process == self.notices.process
            await connection.execute(delete(presence).where(gone, mine))
            await self.notices.send(connection, [[id]])

    async def present(self, id: str) -> frozenset[str]:
        return (await self.present_at([id]))[id]

    async def present_at(self, ids: list[str]) -> dict[str, frozenset[str]]:
        """Who looks at each of these tables."""
        query = select(presence.c.table_id, presence.c.guest)
        query = query.where(presence.c.table_id.in_(ids), presence.c.until > time.time())
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return {id: frozenset([row.guest for row in found if row.table_id == id]) for id in ids}

    async def beat(self, until: float) -> None:
        """This process lives; what others left behind runs out."""
        mine = presence.c.process == self.notices.process
        async with self.database.writing() as connection:
            await connection.execute(update(presence).where(mine).values(until=until))
            await connection.execute(delete(presence).where(presence.c.until < time.time()))

    async def forget_presence(self, *, of_all: bool) -> None:
        """When a process starts or ends: nobody looks on through it."""
        mine = presence.c.process == self.notices.process
        async with self.database.writing() as connection:
            await connection.execute(delete(presence) if of_all else delete(presence).where(mine))


_IS_OPEN: Final = and_(seats.c.guest.is_(None), seats.c.bot.is_(None))


def _in_phase(id: str, phase: str) -> Exists:
    return select(tables.c.id).where(tables.c.id == id, tables.c.phase == phase).exists()


async def _insert_table(connection: AsyncConnection, table: TableRow) -> None:
    values = vars(table).copy()
    rows = [{"table_id": table.id, **vars(one)} for one in values.pop("seats")]
    await connection.execute(insert(tables).values(values))
    await connection.execute(insert(seats), rows)


def _table(row: DatabaseRow[Any], sitting: list[DatabaseRow[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        host=row.host,
        phase=row.phase,
        setup=row.setup,
        code=row.code,
        boxes=row.boxes,
        seed=row.seed,
        is_listed=row.is_listed,
        is_lesson=row.is_lesson,
        rematch=row.rematch,
        since=row.since,
        seats=tuple([SeatRow(one.seat, one.guest, one.name, one.colour, one.bot) for one in sitting]),
        rules=row.rules,
    )


def _chat_line(number: int, seat: int | None, name: str, text: str, since: float) -> ChatLine:
    when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(since))
    return ChatLine(number=number, when=when, name=name, seat=seat, text=text)
