"""Tables, seats, guests, chat and presence in the database. Tells other processes about every change."""

import json
import logging
import re
import secrets as chance
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Exists,
    FromClause,
    Join,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy import Row as DatabaseRow
from sqlalchemy.ext.asyncio import AsyncConnection

from hexstead.bots.registry import DEFAULT_BOT
from hexstead.engine.chance import SHA256
from hexstead.engine.said import Said
from hexstead.match.fair import SeatShare, commitment_to, seed_from
from hexstead.match.seed import Seed
from hexstead.server.limits import Bucket, Limit
from hexstead.server.store.database import Damaged, Database
from hexstead.server.store.notices import Notices
from hexstead.server.store.schema import (
    actions,
    chat,
    guests,
    presence,
    probes,
    seats,
    secrets,
    shares,
    tables,
    talkers,
)
from hexstead.server.wire.messages import ChatLine
from hexstead.server.wire.said_json import says, written
from hexstead.setup.documents import RULES, why_not_played
from hexstead.wording.lookalikes import skeleton

OPEN: Final = "open"
SHUFFLING: Final = "shuffling"
"""The seats are taken, but the cards aren't dealt: browsers may still add to the seed."""
PLAYING: Final = "playing"
OVER: Final = "over"

NOBODY: Final = ""
"""The host of a table that everybody left before the start."""

LEFT: Final = "left"
AWAY: Final = "away"
IDLE: Final = "idle"
RESIGNED: Final = "resigned"
"""Why a bot plays for somebody: they left their seat to one, others called one because they were away or
did not act, or they resigned.
"""

_ID_BYTES: Final = 12
_ID: Final = re.compile(r"[A-Za-z0-9_-]+")
_SECRET_BYTES: Final = 32
CHAT_LINES: Final = 200
IDLE_SECONDS: Final = 300
_PROBE_SECONDS: Final = 1.2
"""How long a probe waits for other writers, at most twice: it must answer before the caller gives up."""
_TALKER_SECONDS: Final = 3600
"""After this much silence, it no longer matters what somebody said before."""
_LISTED: Final = 100
_LISTED_OF_HOST: Final = 3
_LISTED_SECONDS: Final = 24 * 3600


log = logging.getLogger(__name__)


def new_id() -> str:
    """Impossible to guess: anyone who knows the address of a table may enter it.

    It doesn't look like an option, because hosts type it after commands.
    """
    id = "-"
    while id.startswith("-"):
        id = chance.token_urlsafe(_ID_BYTES)
    return id


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
    why: str | None = None
    """Why a bot plays for a person."""
    away_since: float | None = None
    """By the database's clock."""
    since: float | None = None
    """When a person took this name here."""

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def holder(self) -> tuple[str | None, str, int, str | None]:
        """Who plays here, as everybody sees it."""
        return self.guest, self.name, self.colour, self.bot


@dataclass(frozen=True)
class Remark:
    """What somebody says at a table, with or without a seat."""

    table: str
    seat: int | None
    name: str
    text: str
    guest: str
    speaker: str
    """The same for everything one person says at one table."""
    since: float
    """By the database's clock."""


@dataclass(frozen=True)
class Note:
    """What the table itself says in the chat: about a seat, in the turn with this number."""

    said: Said
    seat: int
    turn: int | None


@dataclass(frozen=True)
class Poll:
    """Who wants a bot to act for a seat, in the position after this many rows."""

    at: int
    seat: int
    voters: frozenset[str]

    @classmethod
    def read(cls, text: str) -> "Poll | None":
        at, seat, *voters = text.split() or ("", "")
        return cls(int(at), int(seat), frozenset(voters)) if at else None

    def write(self) -> str:
        return " ".join([str(self.at), str(self.seat), *sorted(self.voters)])


@dataclass(frozen=True)
class Offer:
    """Somebody wants to play again; it starts when everybody wants it."""

    id: str
    map: str
    by: str
    accepted: frozenset[str]
    declined: frozenset[str] = frozenset()

    @classmethod
    def read(cls, text: str) -> "Offer | None":
        if not text:
            return None
        told = json.loads(text)
        both = {name: frozenset(told[name]) for name in ("accepted", "declined")}
        return cls(told["id"], told["map"], told["by"], **both)

    def write(self) -> str:
        both = {"accepted": sorted(self.accepted), "declined": sorted(self.declined)}
        return json.dumps({**vars(self), **both})


@dataclass(frozen=True)
class TableRow:
    id: str
    host: str
    phase: str
    setup: str
    """As JSON: reading it may mean generating its boards, which takes long."""
    drawn_by: Seed | None
    """What draws its cards; None until they are dealt."""
    is_listed: bool
    is_lesson: bool
    rematch: str | None
    since: float
    seats: tuple[SeatRow, ...]
    rules: int = RULES
    """The rules its game is played by."""
    stand_in: str = DEFAULT_BOT
    """The bot that plays for absent players."""
    several_seats: bool = False
    """May anyone but the host take more than one?"""
    removed: str = ""
    """The guests whom a host has removed, separated by spaces."""
    watchers_talk: bool = True
    """May people without a seat speak?"""
    server_seed: str = ""
    """The server's part of the seed; empty if the seed can't be checked."""
    idle_seconds: int = IDLE_SECONDS
    """After how long the others may vote for a bot; 0 if never."""
    votes: str = ""
    """The newest poll."""
    offer: str = ""
    """The offer of a rematch."""

    @property
    def is_dealt(self) -> bool:
        return self.phase not in (OPEN, SHUFFLING)

    @property
    def commitment(self) -> str:
        return commitment_to(self.server_seed) if self.server_seed else ""

    @property
    def poll(self) -> Poll | None:
        return Poll.read(self.votes)

    @property
    def offered(self) -> Offer | None:
        return Offer.read(self.offer)

    @property
    def people(self) -> frozenset[str]:
        """Who plays, without those in whose seats bots play."""
        return frozenset([one.guest for one in self.seats if one.guest and one.bot is None])

    def electors(self, seat: int, present: frozenset[str]) -> frozenset[str]:
        """Who may vote for a bot in this seat: the other people who still play and are there."""
        return (self.people & present) - {self.seats[seat].guest}

    @property
    def why_not_played(self) -> Said | None:
        """Why its game can't be opened here; None if it can. Before the start its rules can change."""
        if self.phase == OPEN and self.rules < RULES:
            return None
        return why_not_played(self.rules)

    def seats_of(self, guest: str) -> frozenset[int]:
        """Where this guest decides: not where a bot plays instead."""
        return frozenset([one.seat for one in self.seats if one.guest == guest and one.bot is None])

    @property
    def has_company(self) -> bool:
        """Do people play with each other? A player alone with bots keeps nobody waiting."""
        return len(self.people) > 1

    def goes_on_without(self, guest: str) -> bool:
        """Would somebody else play on?"""
        return bool(self.people - {guest})

    @property
    def guests(self) -> frozenset[str]:
        """Who has a seat, whether a bot plays there now or not."""
        return frozenset([one.guest for one in self.seats if one.guest is not None])

    def imitated(self, name: str, guest: str | None = None) -> int | None:
        """The seat whose name looks like this one, if it belongs to another guest."""
        look = skeleton(name)
        alike = [seat for seat in self.seats if seat.name and skeleton(seat.name) == look]
        first = min(alike, key=lambda seat: (seat.guest is not None, seat.since or 0.0), default=None)
        return None if first is None or (guest is not None and first.guest == guest) else first.seat

    @property
    def names(self) -> list[str]:
        return [one.name for one in self.seats]


@dataclass(frozen=True)
class Standing:
    """How far a game is, as far as that can be told without playing it."""

    at: int
    """How many rows are stored."""
    deciding: int | None
    """The seat that has to choose; None if nobody knows who begins."""
    since: float
    """When somebody last acted, or when the table was made."""


def _tell_nobody(id: str) -> None:
    pass


class Store:
    def __init__(self, database: Database, notices: Notices) -> None:
        self.database = database
        self.notices = notices
        self.on_change: Callable[[str], None] = _tell_nobody
        """Called with each table that this process has changed, once that is stored."""

    @asynccontextmanager
    async def _changing(self, *ids: str) -> AsyncIterator[AsyncConnection]:
        """A transaction on these tables; nobody else changes them until it ends."""
        async with self.database.writing() as connection:
            lock = update(tables).where(tables.c.id.in_(ids)).values(id=tables.c.id)
            await connection.execute(lock)
            yield connection
            await self.notices.send(connection, [[id] for id in ids])
        for id in ids:
            self.on_change(id)

    # Does the database work?

    async def try_reading(self) -> None:
        async with self.database.reading() as connection:
            await connection.execute(select(probes.c.id))

    async def try_writing(self) -> None:
        async with self.database.writing(_PROBE_SECONDS) as connection:
            await connection.execute(self.database.insert_if_new(probes).values(id=1))
            await connection.execute(update(probes).values(since=time.time()))

    # Secrets and guests.

    async def secret(self, name: str) -> str:
        """A secret that all processes share; created when first needed."""
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
            # Another request may be about to write the same guest: the later one waits here.
            new = self.database.insert_if_new(guests).values(id=guest.id, since=time.time(), **values)
            await connection.execute(new)
            await connection.execute(update(guests).where(guests.c.id == guest.id).values(values))

    # Tables.

    async def create(self, table: TableRow) -> None:
        async with self.database.writing() as connection:
            await _insert_table(connection, table)
            await self.notices.send(connection, [[table.id]])
        self.on_change(table.id)

    async def table(self, id: str) -> TableRow | None:
        if not _ID.fullmatch(id):
            # Not every database accepts every text.
            return None
        try:
            async with self.database.reading() as connection:
                found = await read_tables(connection, tables.c.id == id)
        except _UNREADABLE as error:
            raise Damaged(id) from error
        return found[0] if found else None

    async def listed(self, grace: float) -> list[TableRow]:
        """Public tables that aren't over, those with open seats first.

        Leaves out games whose host has been gone for longer than the grace time: nobody should wait for them.
        Shows each host's newest few, and everybody's newest before anybody's second: nobody fills the list.
        """
        lately = tables.c.since > time.time() - _LISTED_SECONDS
        is_left = and_(tables.c.phase == OPEN, tables.c.host_away_since <= self.database.now - grace)
        kept = func.coalesce(~is_left, true())
        shown = and_(tables.c.phase != OVER, tables.c.is_listed, lately, kept)
        of_host = func.row_number().over(
            partition_by=(tables.c.host, tables.c.phase), order_by=tables.c.since.desc()
        )
        numbered = select(tables.c.id, of_host.label("number")).where(shown).subquery()
        few = select(numbered.c.id).where(numbered.c.number <= _LISTED_OF_HOST)
        number = select(numbered.c.number).where(numbered.c.id == tables.c.id).scalar_subquery()
        found = await self._tables(tables.c.id.in_(few), tables.c.phase != OPEN, number)
        return sorted(found, key=lambda table: table.phase != OPEN)

    async def tables_of(self, guest: str) -> list[TableRow]:
        return await self._tables(_is_of(guest))

    async def games_of(self, guest: str, most_over: int) -> list[TableRow]:
        """The newest that are not over, then the newest that are."""
        going = await self._tables(and_(_is_of(guest), tables.c.phase != OVER))
        over = await self._tables(and_(_is_of(guest), tables.c.phase == OVER), most=most_over)
        return going + over

    async def finished_by(self, guest: str) -> int:
        """How many of this guest's games are over."""
        query = select(func.count()).select_from(tables).where(_is_of(guest), tables.c.phase == OVER)
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def tables_with(self, ids: Sequence[str]) -> list[TableRow]:
        return await self._tables(tables.c.id.in_(ids), most=len(ids))

    async def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """Of each of these games that is still stored."""
        joined, newest = _with_newest_action()
        since = func.coalesce(newest.c.since, tables.c.since)
        deciding = func.coalesce(newest.c.next, tables.c.first)
        columns = (tables.c.id, newest.c.n, deciding.label("deciding"), since.label("since"))
        query = select(*columns).select_from(joined).where(tables.c.id.in_(ids))
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return {row.id: Standing(0 if row.n is None else row.n + 1, row.deciding, row.since) for row in found}

    async def _tables(self, which: Any, *order: Any, most: int = _LISTED) -> list[TableRow]:  # noqa: ANN401 (any condition)
        """Without those that can't be read."""
        async with self.database.reading() as connection:
            return await read_tables(connection, which, *order, most=most, skips=True)

    async def start(self, id: str) -> bool:
        """Then it waits for the deal. False if it has already started, or somebody has left a seat."""
        empty = select(seats.c.seat).where(seats.c.table_id == id, _IS_OPEN).exists()
        change = update(tables).where(tables.c.id == id, tables.c.phase == OPEN, ~empty)
        change = change.values(phase=SHUFFLING, rules=RULES, barred="")
        async with self._changing(id) as connection:
            if (await connection.execute(change)).rowcount != 1:
                return False
            await connection.execute(update(seats).where(seats.c.table_id == id).values(trace=None))
        return True

    async def share(self, id: str, guest: str, bytes: str) -> None:
        """Only the first one counts, from a guest with a seat, before the deal."""
        is_in_time = and_(seats.c.table_id == id, seats.c.guest == guest, _in_phase(id, SHUFFLING))
        async with self._changing(id) as connection:
            found = await connection.execute(select(seats.c.seat).where(is_in_time))
            if found.first() is not None:
                values = {"table_id": id, "guest": guest, "bytes": bytes}
                await connection.execute(self.database.insert_if_new(shares).values(values))

    async def sharers(self, id: str) -> frozenset[str]:
        async with self.database.reading() as connection:
            found = await connection.execute(select(shares.c.guest).where(shares.c.table_id == id))
            return frozenset(found.scalars())

    async def shares(self, id: str) -> tuple[SeatShare, ...]:
        async with self.database.reading() as connection:
            return await _shares(connection, id)

    async def deal(self, id: str) -> bool:
        """Make the seed from everything shared so far. False if the cards are already dealt."""
        async with self._changing(id) as connection:
            waits = and_(tables.c.id == id, tables.c.phase == SHUFFLING)
            found = await connection.execute(select(tables.c.server_seed).where(waits))
            server_seed = found.scalar_one_or_none()
            if server_seed is None:
                return False
            seed = Seed("sha256", seed_from(id, server_seed, await _shares(connection, id)))
            values = {"phase": PLAYING, "generator": seed.generator, "seed": seed.text}
            await connection.execute(update(tables).where(waits).values(values))
            return True

    async def end(self, id: str) -> None:
        change = update(tables).where(tables.c.id == id, tables.c.phase == PLAYING).values(phase=OVER)
        async with self._changing(id) as connection:
            await connection.execute(change)

    async def answer_offer(self, id: str, answer: Callable[[TableRow], tuple[str, TableRow | None]]) -> None:
        """What follows from an answer to an offer: how it stands then, and the new table if all agree.

        The first new table counts.
        """
        this = tables.c.id == id
        async with self._changing(id) as connection:
            (row,) = await read_tables(connection, this)
            if row.rematch:
                return
            offer, following = answer(row)
            changed: dict[str, str] = {"offer": offer}
            if following is not None:
                await _insert_table(connection, following)
                await self.notices.send(connection, [[following.id]])
                changed = {"offer": "", "rematch": following.id}
            await connection.execute(update(tables).where(this).values(changed))
        if following is not None:
            self.on_change(following.id)

    # Seats.

    async def sit(self, id: str, seat: SeatRow, trace: str = "") -> str:
        """Take an open seat; returns the key of the reason if refused. You may swap an open seat's colour."""
        mine = and_(seats.c.table_id == id, seats.c.seat == seat.seat)
        wanted = and_(seats.c.table_id == id, seats.c.colour == seat.colour)
        async with self._changing(id) as connection:
            found = await connection.execute(
                select(seats.c.colour).where(mine, _IS_OPEN, _in_phase(id, OPEN))
            )
            old = found.scalar_one_or_none()
            if old is None:
                return "not-open"
            if why_not := await _why_no_seat(connection, id, str(seat.guest), trace):
                return why_not
            await connection.execute(update(seats).where(wanted, _IS_OPEN).values(colour=old))
            others = await connection.execute(select(func.count()).where(wanted, seats.c.seat != seat.seat))
            colour = old if others.scalar_one() else seat.colour
            values = {"guest": seat.guest, "name": seat.name, "colour": colour, "trace": trace}
            now = {"away_since": None, "since": time.time()}
            await connection.execute(update(seats).where(mine).values({**values, **now}))
            has_no_host = and_(tables.c.id == id, tables.c.host == NOBODY)
            await connection.execute(update(tables).where(has_no_host).values(host=seat.guest))
        return ""

    async def remove(self, table: TableRow, guest: str, host_trace: str) -> bool:
        """From all seats, for good; until the start also anyone from that address, except the host."""
        sits = and_(seats.c.table_id == table.id, seats.c.guest == guest)
        async with self._changing(table.id) as connection:
            query = select(seats.c.trace).where(sits, _in_phase(table.id, OPEN))
            traces = set((await connection.execute(query)).scalars())
            if not traces:
                return False
            barred = " ".join(sorted([trace for trace in traces if trace and trace != host_trace]))
            both = {"removed": tables.c.removed + f" {guest}", "barred": tables.c.barred + f" {barred}"}
            await connection.execute(update(tables).where(tables.c.id == table.id).values(both))
            empty = {"guest": None, "name": "", "trace": None, "away_since": None}
            await connection.execute(update(seats).where(sits).values(empty))
        return True

    async def vote(self, table: TableRow, at: int, seat: int, guest: str) -> Poll:
        """Returns everyone who voted for the same; votes for another position are void."""
        this = tables.c.id == table.id
        async with self._changing(table.id) as connection:
            before = Poll.read((await connection.execute(select(tables.c.votes).where(this))).scalar_one())
            is_same = before is not None and (before.at, before.seat) == (at, seat)
            poll = Poll(at, seat, frozenset([guest, *(before.voters if before and is_same else ())]))
            await connection.execute(update(tables).where(this).values(votes=poll.write()))
        return poll

    # Hosts.

    async def choose(self, table: TableRow, choices: dict[str, bool]) -> bool:
        """A host's decision about a table; False if the table has another host by now."""
        mine = and_(tables.c.id == table.id, tables.c.host == table.host)
        async with self._changing(table.id) as connection:
            return (await connection.execute(update(tables).where(mine).values(choices))).rowcount == 1

    async def give_up_hosting(self, table: TableRow) -> None:
        """The next player becomes host; if nobody is left before the start, the next one to take a seat."""
        async with self._changing(table.id) as connection:
            heirs = self._heirs(tables.c.id == table.id, only_there=table.phase != OPEN)
            heir = (await connection.execute(heirs)).first()
            if heir is not None:
                await _make_host(connection, heir)
            elif table.phase == OPEN:
                mine = and_(tables.c.id == table.id, tables.c.host == table.host)
                alone = {"host": NOBODY, "is_listed": False}
                await connection.execute(update(tables).where(mine).values(alone))

    async def replace_hosts(self, grace: float) -> list[str]:
        """For tables whose host has been away this long: the next player who is there becomes host."""
        is_long_away = tables.c.host_away_since <= self.database.now - grace
        async with self.database.reading() as connection:
            found = (await connection.execute(self._heirs(is_long_away, only_there=True))).all()
        changed = sorted({str(heir.id) for heir in found})
        for id in changed:
            async with self._changing(id) as connection:
                heirs = self._heirs(and_(tables.c.id == id, is_long_away), only_there=True)
                if heir := (await connection.execute(heirs)).first():
                    await _make_host(connection, heir)
        return changed

    def _heirs(self, which: ColumnElement[bool], *, only_there: bool) -> Select[Any]:
        """Other players of these tables, in the order in which they become host."""
        joined = tables.join(seats, seats.c.table_id == tables.c.id)
        plays = and_(tables.c.phase != OVER, seats.c.guest != tables.c.host, seats.c.bot.is_(None))
        heirs = select(tables.c.id, seats.c.guest, seats.c.seat, seats.c.name).select_from(joined)
        order = (seats.c.away_since.is_not(None), seats.c.seat)
        return heirs.where(which, plays, self._is_there() if only_there else true()).order_by(*order)

    async def change_seat(self, table: TableRow, seat: SeatRow, note: Note | None = None) -> bool:
        """False if the seat, or the phase of the table, no longer matches this row."""
        return await self._change_seat(table, seat, note, true())

    async def call_bot(self, table: TableRow, seat: SeatRow, note: Note, grace: float) -> bool:
        """For somebody who has been away this long; False if they haven't, or are back."""
        now = self.database.now
        is_long_away = func.coalesce(seats.c.away_since, now) <= now - grace
        return await self._change_seat(table, seat, note, and_(is_long_away, ~self._is_there()))

    async def _change_seat(
        self, table: TableRow, seat: SeatRow, note: Note | None, also: ColumnElement[bool]
    ) -> bool:
        before = table.seats[seat.seat]
        mine = and_(
            seats.c.table_id == table.id,
            seats.c.seat == seat.seat,
            seats.c.guest.is_not_distinct_from(before.guest),
            seats.c.bot.is_not_distinct_from(before.bot),
        )
        names = ("guest", "name", "bot", "why", "since")
        values = {name: getattr(seat, name) for name in names}
        change = update(seats).where(mine, _in_phase(table.id, table.phase), also).values(values)
        async with self._changing(table.id) as connection:
            is_done = (await connection.execute(change)).rowcount == 1
            if is_done and note:
                await _add_line(connection, table.id, note.seat, "", written(note.said), note.turn)
            return is_done

    async def running(self) -> list[str]:
        """The tables with a game in play."""
        async with self.database.reading() as connection:
            query = select(tables.c.id).where(tables.c.phase == PLAYING)
            return [str(id) for id in (await connection.execute(query)).scalars()]

    async def stalled(self, before: float, only: str | None = None) -> list[str]:
        """
        Games in play where a bot should have acted since then, or where nobody knows who begins.

        Where people do not play with each other, bots need not act unless somebody looks.
        """
        joined, newest = _with_newest_action()
        deciding = func.coalesce(newest.c.next, tables.c.first)
        joined = joined.outerjoin(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == deciding))
        waits = and_(
            or_(deciding.is_(None), seats.c.bot.is_not(None)),
            func.coalesce(newest.c.since, tables.c.since) < before,
        )
        plays = and_(
            tables.c.phase == PLAYING, tables.c.rules == RULES, or_(_has_company(), self._is_looked_at())
        )
        query = select(tables.c.id).select_from(joined).where(plays, waits)
        if only is not None:
            query = query.where(tables.c.id == only)
        async with self.database.reading() as connection:
            return [str(id) for id in (await connection.execute(query)).scalars()]

    def _is_looked_at(self) -> Exists:
        here = and_(presence.c.table_id == tables.c.id, presence.c.until > self.database.now)
        return select(presence.c.guest).where(here).correlate(tables).exists()

    def _host_is_there(self) -> Exists:
        here = and_(presence.c.table_id == tables.c.id, presence.c.guest == tables.c.host)
        is_there = select(presence.c.guest).where(here, presence.c.until > self.database.now)
        return is_there.correlate(tables).exists()

    async def note_first(self, id: str, seat: int) -> None:
        """Who begins, so that the game needn't be loaded again to find out whether a bot does."""
        is_unknown = and_(tables.c.id == id, tables.c.first.is_(None))
        async with self._changing(id) as connection:
            await connection.execute(update(tables).where(is_unknown).values(first=seat))

    # Chat.

    async def say(self, remarks: Sequence[Remark], limit: Limit) -> list[float]:
        """Returns how many seconds each has to wait; the others are stored, all of them or none."""
        async with self._changing(*sorted({one.table for one in remarks})) as connection:
            waits = await self._waits(connection, remarks, limit)
            for remark, wait in zip(remarks, waits, strict=True):
                if not wait:
                    who = (remark.table, remark.seat, remark.name)
                    await _add_line(connection, *who, remark.text, speaker=remark.speaker)
        return waits

    async def _waits(
        self, connection: AsyncConnection, remarks: Sequence[Remark], limit: Limit
    ) -> list[float]:
        """How long each guest has to be silent, whichever process they speak through."""
        if not self.database.is_shared:
            # The only process has already counted.
            return [0.0] * len(remarks)
        # In order, so that no two processes wait for each other.
        guests = sorted({one.guest for one in remarks})
        buckets = {guest: await self._bucket(connection, guest, limit) for guest in guests}
        waits = [_wait(buckets[one.guest], one.since) for one in remarks]
        for guest, bucket in buckets.items():
            level = {"level": bucket.level, "since": bucket.then}
            await connection.execute(update(talkers).where(talkers.c.guest == guest).values(level))
        return waits

    async def _bucket(self, connection: AsyncConnection, guest: str, limit: Limit) -> Bucket:
        """As all processes have left it; others wait until this transaction is over."""
        bucket = Bucket(*limit, clock=lambda: self.database.now)
        new = {"guest": guest, "level": limit.size, "since": 0.0}
        await connection.execute(self.database.insert_if_new(talkers).values(new))
        query = select(talkers).where(talkers.c.guest == guest).with_for_update()
        row = (await connection.execute(query)).one()
        bucket.level, bucket.then = row.level, row.since
        return bucket

    async def note(self, id: str, note: Note) -> None:
        async with self._changing(id) as connection:
            await _add_line(connection, id, note.seat, "", written(note.said), note.turn)

    async def chat(self, id: str, after: int = 0) -> list[ChatLine]:
        query = select(chat).where(chat.c.table_id == id, chat.c.n > after)
        query = query.order_by(chat.c.n.desc()).limit(CHAT_LINES)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [_chat_line(row) for row in reversed(found)]

    # Presence.

    async def arrive(self, id: str, guest: str, lasting: float) -> None:
        until = self.database.now + lasting
        values = {"table_id": id, "guest": guest, "process": self.notices.process, "until": until}
        sits = and_(seats.c.table_id == id, seats.c.guest == guest)
        async with self._changing(id) as connection:
            await connection.execute(self.database.insert_if_new(presence).values(values))
            await connection.execute(update(seats).where(sits).values(away_since=None))
            hosts = update(tables).where(tables.c.id == id, tables.c.host == guest)
            await connection.execute(hosts.values(host_away_since=None))

    async def depart(self, id: str, guest: str) -> None:
        gone = and_(presence.c.table_id == id, presence.c.guest == guest)
        sits = and_(seats.c.table_id == id, seats.c.guest == guest)
        async with self._changing(id) as connection:
            mine = presence.c.process == self.notices.process
            await connection.execute(delete(presence).where(gone, mine))
            is_away = update(seats).where(sits, ~self._is_there())
            await connection.execute(is_away.values(away_since=self.database.now))
            hosts = update(tables).where(tables.c.id == id, tables.c.host == guest, ~self._host_is_there())
            await connection.execute(hosts.values(host_away_since=self.database.now))

    def _is_there(self) -> Exists:
        """Is the guest of a seat looking at the table?"""
        at_table = and_(presence.c.table_id == seats.c.table_id, presence.c.guest == seats.c.guest)
        return select(presence.c.guest).where(at_table, presence.c.until > self.database.now).exists()

    async def note_absences(self) -> list[str]:
        """Tables with somebody who is away from now on: their process died, or they never came."""
        runs = select(tables.c.id).where(tables.c.phase != OVER)
        unnoted = and_(seats.c.guest.is_not(None), seats.c.away_since.is_(None), seats.c.table_id.in_(runs))
        change = update(seats).where(unnoted, ~self._is_there()).values(away_since=self.database.now)
        hosts = update(tables).where(tables.c.phase != OVER, tables.c.host_away_since.is_(None))
        async with self.database.writing() as connection:
            missing = hosts.where(~self._host_is_there()).values(host_away_since=self.database.now)
            await connection.execute(missing)
            found = await connection.execute(change.returning(seats.c.table_id))
            ids = sorted(set(found.scalars()))
            await self.notices.send(connection, [[id] for id in ids])
        return ids

    async def present(self, id: str) -> frozenset[str]:
        return (await self.present_at([id]))[id]

    async def present_at(self, ids: list[str]) -> dict[str, frozenset[str]]:
        """Who is watching each of these tables."""
        query = select(presence.c.table_id, presence.c.guest)
        query = query.where(presence.c.table_id.in_(ids), presence.c.until > self.database.now)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return {id: frozenset([row.guest for row in found if row.table_id == id]) for id in ids}

    async def noted_here(self) -> set[tuple[str, str]]:
        """Who is watching which table through this process, as stored."""
        mine = presence.c.process == self.notices.process
        async with self.database.reading() as connection:
            found = await connection.execute(select(presence.c.table_id, presence.c.guest).where(mine))
            return {(row.table_id, row.guest) for row in found}

    async def beat(self, lasting: float) -> None:
        """This process is alive; what others left behind expires, by the database's clock."""
        now = self.database.now
        mine = presence.c.process == self.notices.process
        async with self.database.writing() as connection:
            await connection.execute(update(presence).where(mine).values(until=now + lasting))
            await connection.execute(delete(presence).where(presence.c.until < now))
            await connection.execute(delete(talkers).where(talkers.c.since < now - _TALKER_SECONDS))

    async def forget_presence(self, *, of_all: bool) -> None:
        """When a process starts or ends: nobody is watching through it.

        Without any process nobody could come, so everyone who was away gets the full time again.
        """
        mine = presence.c.process == self.notices.process
        was_away = update(seats).where(seats.c.away_since.is_not(None))
        async with self.database.writing() as connection:
            await connection.execute(delete(presence) if of_all else delete(presence).where(mine))
            if of_all:
                await connection.execute(was_away.values(away_since=self.database.now))
                hosts = update(tables).where(tables.c.host_away_since.is_not(None))
                await connection.execute(hosts.values(host_away_since=self.database.now))


def _wait(bucket: Bucket, since: float) -> float:
    """Seconds somebody has to wait with what they said at this moment; 0 if it was in time."""
    return 0.0 if bucket.take(since) else (1 - bucket.level) / bucket.rate


def _is_of(guest: str) -> ColumnElement[bool]:
    """Where somebody has a seat, or is the host."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    return or_(tables.c.id.in_(sits), tables.c.host == guest)


def _with_newest_action() -> tuple[Join, FromClause]:
    """Tables, each with the last row of its game, if there is one; and that row's name in the query."""
    newest = actions.alias()
    last = (
        select(func.max(actions.c.n))
        .where(actions.c.table_id == tables.c.id)
        .correlate(tables)
        .scalar_subquery()
    )
    return tables.outerjoin(newest, and_(newest.c.table_id == tables.c.id, newest.c.n == last)), newest


_IS_OPEN: Final = and_(seats.c.guest.is_(None), seats.c.bot.is_(None))


def _has_company() -> ColumnElement[bool]:
    """As TableRow says it."""
    sitting = seats.alias()
    is_person = and_(sitting.c.guest.is_not(None), sitting.c.bot.is_(None))
    people = select(func.count(sitting.c.guest.distinct())).where(
        sitting.c.table_id == tables.c.id, is_person
    )
    return people.correlate(tables).scalar_subquery() > 1


async def _why_no_seat(connection: AsyncConnection, id: str, guest: str, trace: str) -> str:
    """The key of the reason why this guest gets no seat; empty if there is none."""
    row = (await connection.execute(select(tables).where(tables.c.id == id))).one()
    if guest in row.removed.split():
        return "removed"
    if trace in row.barred.split():
        return "barred"
    sits = select(func.count()).where(seats.c.table_id == id, seats.c.guest == guest)
    has_one = bool((await connection.execute(sits)).scalar_one())
    return "one-seat" if has_one and guest != row.host and not row.several_seats else ""


async def _make_host(connection: AsyncConnection, heir: DatabaseRow[Any]) -> None:
    values = {"host": heir.guest, "host_away_since": None}
    await connection.execute(update(tables).where(tables.c.id == heir.id).values(values))
    await _add_line(connection, heir.id, heir.seat, "", written(says("note-host", who=heir.name)))


def _in_phase(id: str, phase: str) -> Exists:
    return select(tables.c.id).where(tables.c.id == id, tables.c.phase == phase).exists()


async def _add_line(
    connection: AsyncConnection,
    id: str,
    seat: int | None,
    name: str,
    text: str,
    turn: int | None = None,
    speaker: str = "",
) -> None:
    last = await connection.execute(select(func.max(chat.c.n)).where(chat.c.table_id == id))
    number = (last.scalar_one_or_none() or 0) + 1
    values = {"table_id": id, "n": number, "seat": seat, "name": name, "text": text, "turn": turn}
    await connection.execute(insert(chat).values(**values, speaker=speaker, since=time.time()))


async def read_tables(
    connection: AsyncConnection,
    which: Any,  # noqa: ANN401 (any condition)
    *order: Any,  # noqa: ANN401 (any column)
    most: int = _LISTED,
    skips: bool = False,
) -> list[TableRow]:
    """Tables that match, in this order, then newest first."""
    query = select(tables).where(which).order_by(*order, tables.c.since.desc()).limit(most)
    found = (await connection.execute(query)).all()
    sitting = select(seats).where(seats.c.table_id.in_([row.id for row in found]))
    rows = (await connection.execute(sitting.order_by(seats.c.seat))).all()
    made: list[TableRow] = []
    for row in found:
        try:
            made.append(_table(row, [one for one in rows if one.table_id == row.id]))
        except _UNREADABLE as error:
            if not skips:
                raise
            log.error("a table is damaged", extra={"table": row.id, "why": str(error)})
    return made


_UNREADABLE: Final = (ValueError, KeyError, TypeError)


async def _shares(connection: AsyncConnection, id: str) -> tuple[SeatShare, ...]:
    """A guest with several seats shares once, through the first of them."""
    first = func.min(seats.c.seat)
    both = and_(seats.c.table_id == shares.c.table_id, seats.c.guest == shares.c.guest)
    query = select(first.label("seat"), shares.c.bytes).join(seats, both).where(shares.c.table_id == id)
    found = await connection.execute(query.group_by(shares.c.guest, shares.c.bytes).order_by(first))
    return tuple([SeatShare(seat=row.seat, bytes=row.bytes) for row in found])


async def _insert_table(connection: AsyncConnection, table: TableRow) -> None:
    values = vars(table).copy()
    rows = [{"table_id": table.id, **vars(one)} for one in values.pop("seats")]
    drawn_by = values.pop("drawn_by")
    dealt = {"generator": drawn_by.generator, "seed": drawn_by.text} if drawn_by else {"generator": SHA256}
    await connection.execute(insert(tables).values({**values, **dealt}))
    await connection.execute(insert(seats), rows)


def _drawn_by(row: DatabaseRow[Any]) -> Seed | None:
    """None also if it is damaged: that only harms this table, when its game is loaded."""
    try:
        return Seed(row.generator, row.seed) if row.seed else None
    except (ValueError, KeyError):
        return None


def _table(row: DatabaseRow[Any], sitting: list[DatabaseRow[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        host=row.host,
        phase=row.phase,
        setup=row.setup,
        drawn_by=_drawn_by(row),
        server_seed=row.server_seed,
        is_listed=row.is_listed,
        is_lesson=row.is_lesson,
        rematch=row.rematch,
        since=row.since,
        seats=tuple([_seat(one) for one in sitting]),
        rules=row.rules,
        stand_in=row.stand_in,
        several_seats=row.several_seats,
        removed=row.removed,
        watchers_talk=row.watchers_talk,
        idle_seconds=row.idle_seconds,
        votes=row.votes,
        offer=row.offer,
    )


def _seat(row: DatabaseRow[Any]) -> SeatRow:
    who = (row.seat, row.guest, row.name, row.colour, row.bot)
    return SeatRow(*who, row.why, row.away_since, row.since)


def _chat_line(row: DatabaseRow[Any]) -> ChatLine:
    # The table's own lines belong to nobody; until 0.3 they were stored as English sentences.
    is_said = not row.name and row.text.startswith("{")
    return ChatLine(
        number=row.n,
        name=row.name,
        seat=row.seat,
        text="" if is_said else row.text,
        said=json.loads(row.text) if is_said else None,
        turn=row.turn,
        speaker=row.speaker or "",
        like=None,
    )
