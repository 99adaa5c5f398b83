"""What a host does with stored data: look at it, delete it, ban somebody, count."""

import ipaddress
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    TextClause,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead.engine.said import BadInput, error
from hexstead.server.logs import log_name
from hexstead.server.store.database import Database
from hexstead.server.store.notices import BANS, Notices
from hexstead.server.store.schema import actions, bans, chat, guests, metadata, seats, tables
from hexstead.server.store.store import OPEN, OVER, PLAYING
from hexstead.server.wire.said_json import says
from hexstead.wording.player_names import clean_name

GUEST, ADDRESS = "guest", "address"
DAY: Final = 24 * 3600.0
_SHORTEST: Final = 6
"""How many letters of an id a host needs to name a table or guest."""
_NETWORK_BITS: Final = 64
"""The part of an IPv6 address that counts: one household has all the rest."""


@dataclass(frozen=True)
class TableLine:
    """A table as a host sees it."""

    id: str
    log_name: str
    """Its name in logs."""
    phase: str
    since: float
    last: float
    """When somebody last acted, or when it was created."""
    actions: int
    host: str
    players: list[str]


@dataclass(frozen=True)
class SeatSummary:
    seat: int
    name: str
    guest: str | None
    bot: str | None


@dataclass(frozen=True)
class GuestLine:
    id: str
    name: str
    since: float
    tables: int


@dataclass(frozen=True)
class Ban:
    number: int
    kind: str
    who: str
    reason: str
    since: float
    until: float | None
    """None means for good."""


@dataclass(frozen=True)
class ServerStatistics:
    tables: dict[str, int]
    """By phase."""
    games_by_day: dict[str, int]
    """Started in the last two weeks."""
    guests: int
    actions: int
    chat_lines: int
    bans: int
    bytes: int


class Keeper:
    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices

    # Tables.

    async def tables(self, phase: str = "", guest: str = "", limit: int = 50) -> list[TableLine]:
        """Newest first."""
        wanted: list[ColumnElement[bool]] = [tables.c.phase == phase] if phase else []
        if guest:
            sits = select(seats.c.table_id).where(seats.c.guest == guest)
            wanted.append(or_(tables.c.host == guest, tables.c.id.in_(sits)))
        query = _with_last().where(*wanted).order_by(tables.c.since.desc()).limit(limit)
        return await self._lines(query)

    async def _lines(self, query: Select[Any]) -> list[TableLine]:
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
            ids = [row.id for row in found]
            sitting = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(ids))
            names = (await connection.execute(sitting.order_by(seats.c.seat))).all()
        return [
            TableLine(
                *(
                    row.id,
                    log_name(row.id),
                    row.phase,
                    row.since,
                    row.last or row.since,
                    row.actions,
                    row.host,
                ),
                [one.name for one in names if one.table_id == row.id],
            )
            for row in found
        ]

    async def seats(self, table: str) -> list[SeatSummary]:
        query = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [SeatSummary(row.seat, row.name, row.guest, row.bot) for row in rows]

    async def table_id(self, beginning: str) -> str:
        """The whole id of a table; BadInput if there is none or it isn't clear which."""
        return await self._whole("admin-no-table", beginning, tables.c.id)

    async def guest_id(self, beginning: str) -> str:
        """The whole id of a guest who has a name, a seat or a table to host."""
        return await self._whole("admin-no-guest", beginning, guests.c.id, seats.c.guest, tables.c.host)

    async def _whole(self, none: str, beginning: str, *columns: Any) -> str:  # noqa: ANN401 (columns of text)
        if len(beginning) < _SHORTEST:
            raise BadInput(error("admin-short", id=beginning, letters=_SHORTEST))
        queries = [select(one).where(one.startswith(beginning, autoescape=True)) for one in columns]
        async with self.database.reading() as connection:
            ids = (await connection.execute(union(*queries))).scalars()
            # Not every database tells capital from small letters here.
            found = [str(id) for id in ids if str(id).startswith(beginning)]
        if len(found) != 1:
            raise BadInput(error("admin-several" if found else none, id=beginning))
        return found[0]

    async def delete_tables(self, ids: Sequence[str]) -> int:
        """With everything that belongs to them; returns how many. Tells everyone there that it is gone."""
        async with self.database.writing() as connection:
            for table in reversed(metadata.sorted_tables):
                if "table_id" in table.c:
                    await connection.execute(delete(table).where(table.c.table_id.in_(ids)))
            gone = update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None)
            await connection.execute(gone)
            done = await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            await self.notices.send(connection, [[id] for id in ids])
        return done.rowcount

    async def old(self, over_days: float, open_days: float, limit: int | None = None) -> list[TableLine]:
        """Finished games and tables that never started, unchanged for this many days; 0 keeps them."""
        now = time.time()
        limits = [(OVER, over_days), (OPEN, open_days)]
        query = _with_last()
        last = func.coalesce(query.selected_columns.last, tables.c.since)
        aged = [and_(tables.c.phase == phase, last < now - DAY * days) for phase, days in limits if days]
        if not aged:
            return []
        return await self._lines(query.where(or_(*aged)).order_by(tables.c.since).limit(limit))

    # Guests and bans.

    async def guests(self, name: str = "", limit: int = 50) -> list[GuestLine]:
        """Newest first."""
        sits = (
            select(func.count(func.distinct(seats.c.table_id)))
            .where(seats.c.guest == guests.c.id)
            .correlate(guests)
            .scalar_subquery()
        )
        query = select(guests, sits.label("tables")).order_by(guests.c.since.desc()).limit(limit)
        if name:
            query = query.where(func.lower(guests.c.name).contains(name.lower(), autoescape=True))
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [GuestLine(row.id, row.name, row.since, row.tables) for row in rows]

    async def rename_guest(self, guest: str, name: str) -> str:
        """Also where they sit; returns the name as it is stored."""
        kept = clean_name(name)
        if not kept:
            raise BadInput(says("name"))
        async with self.database.writing() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=kept))
            sits = select(seats.c.table_id).where(seats.c.guest == guest)
            ids = (await connection.execute(sits)).scalars().all()
            await connection.execute(update(seats).where(seats.c.guest == guest).values(name=kept))
            await self.notices.send(connection, [[id] for id in set(ids)])
        return kept

    async def bans(self) -> list[Ban]:
        """Those still in force."""
        lasts = or_(bans.c.until.is_(None), bans.c.until > time.time())
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(bans).where(lasts).order_by(bans.c.number))).all()
        return [Ban(row.number, row.kind, row.who, row.reason, row.since, row.until) for row in rows]

    async def ban(self, kind: str, who: str, reason: str, days: float | None) -> Ban:
        """From now on, for this many days or for good."""
        whom = str(network(who)) if kind == ADDRESS else who
        now = time.time()
        values = {"kind": kind, "who": whom, "reason": reason, "since": now}
        until = None if days is None else now + days * DAY
        async with self.database.writing() as connection:
            made = await connection.execute(
                insert(bans).values(**values, until=until).returning(bans.c.number)
            )
            number = int(made.scalar_one())
            await self.notices.send(connection, [[BANS]])
        return Ban(number, kind, whom, reason, now, until)

    async def unban(self, number: int) -> None:
        async with self.database.writing() as connection:
            done = await connection.execute(delete(bans).where(bans.c.number == number))
            await self.notices.send(connection, [[BANS]])
        if not done.rowcount:
            raise BadInput(error("admin-no-ban", number=str(number)))

    # Counts.

    async def statistics(self) -> ServerStatistics:
        async with self.database.reading() as connection:
            phases = (await connection.execute(_PHASES)).all()
            lately = and_(tables.c.phase != OPEN, tables.c.since > time.time() - 14 * DAY)
            begun = (await connection.execute(select(tables.c.since).where(lately))).scalars()
            days = [time.strftime("%Y-%m-%d", time.gmtime(since)) for since in sorted(begun)]
            counts = [await _count(connection, table) for table in (guests, actions, chat, bans)]
            named, acted, lines, banned = counts
            size = int((await connection.execute(self._size())).scalar_one())
        by_phase = dict.fromkeys((OPEN, PLAYING, OVER), 0) | {row.phase: row.number for row in phases}
        return ServerStatistics(by_phase, dict(Counter(days)), named, acted, lines, banned, size)

    def _size(self) -> TextClause:
        if self.database.is_shared:
            return text("select pg_database_size(current_database())")
        return text("select page_count * page_size from pragma_page_count(), pragma_page_size()")


_PHASES: Final = select(tables.c.phase, func.count().label("number")).group_by(tables.c.phase)


async def _count(connection: AsyncConnection, table: Any) -> int:  # noqa: ANN401 (any table)
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def _with_last() -> Select[Any]:
    """Tables with the number of their actions and the time of the last."""
    mine = actions.c.table_id == tables.c.id
    last = select(func.max(actions.c.since)).where(mine).correlate(tables).scalar_subquery()
    number = select(func.count()).where(mine).correlate(tables).scalar_subquery()
    return select(tables, last.label("last"), number.label("actions"))


def network(who: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """The addresses it means; BadInput if it isn't any."""
    try:
        meant = ipaddress.ip_network(who, strict=False)
    except ValueError:
        raise BadInput(error("admin-address", who=who)) from None
    is_single = meant.version == 6 and meant.prefixlen == meant.max_prefixlen
    return meant.supernet(new_prefix=_NETWORK_BITS) if is_single else meant
