"""A table that somebody looks at: its game in memory, kept in step with the stored rows."""

import asyncio
import logging
import time
from typing import Final

from hexstead.bots.seeds import seed_of
from hexstead.engine.actions import Action, Seat
from hexstead.engine.explain import explain
from hexstead.engine.rules import act, decide
from hexstead.engine.view import see
from hexstead.match.documents import BadInput
from hexstead.match.match import Match
from hexstead.match.notation import read_action, write_action
from hexstead.match.setup import Setup
from hexstead.server import metrics
from hexstead.server.faces import game_of
from hexstead.server.ledger import Ledger, Row, standing
from hexstead.server.messages import (
    TAKE_BACK,
    Act,
    ChatLine,
    Game,
    Refused,
    Said,
    Table,
    TableChanged,
    Told,
    ViewChanged,
    Whole,
    You,
)
from hexstead.server.messages import Seat as SeatMessage
from hexstead.server.questions import Question, answer, not_yet
from hexstead.server.reader import Reader
from hexstead.server.settings import Settings
from hexstead.server.store import CHAT_LINES, OPEN, PLAYING, Guest, Store, TableRow
from hexstead.server.thinking import Thinkers
from hexstead.server.views import Scene, view_of
from hexstead.server.words import SAYS

_TURNS_THAT_MAY_CHANGE: Final = 2
"""An action may add to the running turn and to the one before."""
_PATIENCE: Final = 2.0
"""Seconds that another process gets beyond a bot's thinking time before this one steps in."""

log = logging.getLogger(__name__)


class Means:
    """What tables work with."""

    def __init__(self, settings: Settings, store: Store, ledger: Ledger, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.ledger = ledger
        self.thinkers = thinkers


class LiveTable:
    def __init__(self, row: TableRow, match: Match, game: Game, means: Means) -> None:
        self.row = row
        self.match = match
        self.game = game
        self.at = 0
        self.means = means
        self.readers: set[Reader] = set()
        self.present: frozenset[str] = frozenset()
        self.chat: list[ChatLine] = []
        self.quiet_since = time.monotonic()
        self._lock = asyncio.Lock()
        self._door = asyncio.Lock()
        """One at a time comes or goes: who goes by one connection may come by another at the same moment."""
        self._told_turns = 0
        self._is_ours = True
        """The last action was stored by this process, so its bots go on at once."""
        self._bots: asyncio.Task[None] | None = None

    @classmethod
    async def load(cls, row: TableRow, means: Means) -> "LiveTable":
        match, game = await asyncio.to_thread(_begin, row)
        table = cls(row, match, game, means)
        rows = await means.ledger.rows(row.id)
        table._play(rows)
        table._is_ours = not rows or not means.ledger.database.is_shared
        table.chat = await means.store.chat(row.id)
        table.present = await means.store.present(row.id)
        await table._note_the_end()
        table.drive_bots()
        return table

    @property
    def is_playing(self) -> bool:
        return self.row.phase != OPEN

    @property
    def is_idle(self) -> bool:
        """Nobody looks on and no bot has to act."""
        return not self.readers and (self._bots is None or self._bots.done())

    # Readers.

    async def enter(self, reader: Reader) -> None:
        """The same message for the first load, a reconnect and a spectator."""
        id = reader.guest.id
        async with self._door:
            if id not in self._guests():
                lasting = 3 * self.means.settings.sweep_seconds
                await self.means.store.arrive(self.row.id, id, time.time() + lasting)
            self.present |= {id}
            self._tell_table()
            self.readers.add(reader)
        reader.send(self._whole(reader))
        self.drive_bots()

    async def leave(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self.quiet_since = time.monotonic()
        id = reader.guest.id
        async with self._door:
            if id not in self._guests():
                await self.means.store.depart(self.row.id, id)
                self.present = await self.means.store.present(self.row.id)
                self._tell_table()

    def _guests(self) -> set[str]:
        return {reader.guest.id for reader in self.readers}

    def _whole(self, reader: Reader) -> Whole:
        view = view_of(self._scene(), self._own(reader), 0) if self.is_playing else None
        return Whole(table=self.table_for(reader.guest), game=self.game, view=view, chat=self.chat)

    def _own(self, reader: Reader) -> frozenset[Seat]:
        return self.row.seats_of(reader.guest.id)

    def _scene(self) -> Scene:
        return Scene(self.match, self.row.names, self.at)

    def table_for(self, guest: Guest) -> Table:
        return table_message(self.row, guest, self.present)

    def _tell_table(self) -> None:
        for reader in self.readers:
            reader.send(TableChanged(table=self.table_for(reader.guest)))

    def _tell_view(self) -> None:
        """Readers who hold the same seats, such as all spectators, share one text."""
        if not self.readers or not self.is_playing:
            return
        scene = self._scene()
        first = max(0, min(self._told_turns, len(scene.turns)) - _TURNS_THAT_MAY_CHANGE)
        self._told_turns = len(scene.turns)
        texts: dict[frozenset[Seat], str] = {}
        for reader in self.readers:
            own = self._own(reader)
            if own not in texts:
                texts[own] = ViewChanged(view=view_of(scene, own, first)).model_dump_json()
            reader.send_text(texts[own])

    # What players do.

    async def act(self, reader: Reader, message: Act) -> None:
        """Carry out an action, or send the reason why not."""
        started = time.perf_counter()
        refusal = await self._try(reader, message)
        if refusal is None:
            metrics.ACTIONS.labels("person").inc()
            metrics.ACTION_SECONDS.observe(time.perf_counter() - started)
            return
        key, reason = refusal
        metrics.REFUSALS.labels(key).inc()
        reader.send(Refused(at=message.at, do=message.do, key=key, reason=reason))
        if key == "stale":
            reader.send(ViewChanged(view=view_of(self._scene(), self._own(reader), 0)))

    async def _try(self, reader: Reader, message: Act) -> tuple[str, str] | None:
        """Key and reason of the refusal, if there is one."""
        async with self._lock:
            if not self.is_playing:
                return "not-started", SAYS["not-started"]
            own = self._own(reader)
            if not own:
                return "not-yours", self._why_no_seat(reader)
            if message.at != self.at:
                return "stale", SAYS["stale"]
            if message.do == TAKE_BACK:
                return await self._take_back(own)
            return await self._choose(own, message.do)

    def _why_no_seat(self, reader: Reader) -> str:
        has_left = reader.guest.id in [seat.guest for seat in self.row.seats]
        return SAYS["bot-plays" if has_left else "watching"]

    async def _take_back(self, own: frozenset[Seat]) -> tuple[str, str] | None:
        for seat in own:
            if self.match.can_take_back(seat):
                return await self._store(Row(self.row.id, self.at, seat, TAKE_BACK, seat))
        return TAKE_BACK, self.match.why_no_take_back(min(own))

    async def _choose(self, own: frozenset[Seat], do: str) -> tuple[str, str] | None:
        decision = self.match.decision()
        if decision.seat not in own and not self.match.is_over:
            return "not-yours", SAYS["not-yours"]
        try:
            action = read_action(self.match.world, do)
        except BadInput as error:
            return "no-action", str(error)
        reason = explain(self.match.world, self.match.state, action)
        if reason is not None:
            return reason.key, reason.text
        return await self._store(self._row(decision.seat, action))

    def _row(self, seat: Seat, action: Action) -> Row:
        """The action as a row; it is tried on a copy, because nothing counts before it is stored."""
        after = self.match.state.copy()
        act(self.match.world, after, action)
        following = decide(self.match.world, after).seat
        return Row(self.row.id, self.at, seat, write_action(self.match.world, action), following)

    async def _store(self, row: Row) -> tuple[str, str] | None:
        """Stored first, then done here, then told."""
        if not await self.means.ledger.append(row):
            self._is_ours = False
            await self._catch_up()
            return "stale", SAYS["stale"]
        self._is_ours = True
        self._play([row])
        self._tell_view()
        if self.match.is_over:
            await self._note_the_end()
        self.drive_bots()
        return None

    def _play(self, rows: list[Row]) -> None:
        """Bring the game in memory to where these rows lead."""
        for row in standing(rows):
            if row.do == TAKE_BACK:
                self.match.take_back(row.seat)
            else:
                self.match.play(read_action(self.match.world, row.do))
        if rows:
            self.at = rows[-1].n + 1

    async def _catch_up(self) -> None:
        """Play what other processes have stored."""
        rows = await self.means.ledger.rows(self.row.id, self.at)
        if rows:
            self._play(rows)
            self._tell_view()

    async def hear(self, row: Row) -> None:
        """Another process has stored this row."""
        async with self._lock:
            if row.n == self.at:
                self._play([row])
                self._tell_view()
                self._is_ours = False
            elif row.n > self.at:
                self._is_ours = False
                await self._catch_up()
        self.drive_bots()

    async def _note_the_end(self) -> None:
        if self.match.is_over and self.row.phase == PLAYING:
            await self.means.store.end(self.row.id)
            await self._reload()

    # What changes around the game.

    async def refresh(self, *, by_others: bool = False) -> None:
        """Something about this table has changed in the database."""
        async with self._lock:
            if by_others:
                before = self.at
                await self._catch_up()
                self._is_ours = self._is_ours and self.at == before
            await self._reload()
            await self._tell_new_lines()
            await self._note_the_end()
        self.drive_bots()

    async def _reload(self) -> None:
        row = await self.means.store.table(self.row.id)
        present = await self.means.store.present(self.row.id)
        if row is None:
            return
        before, self.row = self.row, row
        if (row, present) == (before, self.present):
            return
        self.present = present
        if before.phase == OPEN and row.phase != OPEN:
            for reader in self.readers:
                reader.send(self._whole(reader))
            return
        self._tell_table()
        if row.seats != before.seats:
            self._tell_view()

    async def say(self, reader: Reader, text: str) -> None:
        own = self._own(reader)
        seat = min(own) if own else None
        name = self.row.seats[seat].name if seat is not None else reader.guest.name
        await self.means.store.say(self.row.id, seat, name, text)
        await self._tell_new_lines()

    async def _tell_new_lines(self) -> None:
        for line in await self.means.store.chat(self.row.id, self._last_line()):
            # Another task may have told it while this one was waiting.
            if line.number > self._last_line():
                self.chat = [*self.chat[1 - CHAT_LINES :], line]
                for reader in self.readers:
                    reader.send(Said(line=line))

    def _last_line(self) -> int:
        return self.chat[-1].number if self.chat else 0

    def answer(self, reader: Reader, question: Question) -> Told:
        if not self.is_playing:
            return not_yet(question)
        return answer(self.match, self._own(reader), question)

    # Bots.

    def drive_bots(self) -> None:
        """See to it that a bot acts if one has to."""
        is_idle = self._bots is None or self._bots.done()
        if is_idle and self._bot_to_act() is not None:
            self._bots = asyncio.create_task(self._let_bots_act())

    def _bot_to_act(self) -> str | None:
        if self.row.phase != PLAYING or self.match.is_over:
            return None
        return self.row.seats[self.match.decision().seat].bot

    async def _let_bots_act(self) -> None:
        try:
            while (bot := self._bot_to_act()) is not None:
                if not await self._leave_it_to_others():
                    await self._let_act(bot)
        except Exception:
            # The sweep tries again.
            log.exception("a bot could not act", extra={"table": self.row.id})

    async def _leave_it_to_others(self) -> bool:
        """Whoever stored the last action also drives the bot; has another process done so?"""
        if self._is_ours:
            return False
        at = self.at
        settings = self.means.settings
        await asyncio.sleep(settings.bot_seconds + settings.bot_pause + _PATIENCE)
        return self.at != at

    async def _let_act(self, bot: str) -> None:
        at, seat, match = self.at, self.match.decision().seat, self.match
        seconds = self.means.settings.bot_seconds
        seed = seed_of(match.seed, at)
        view = see(match.world, match.state, seat)
        pause = asyncio.create_task(asyncio.sleep(self.means.settings.bot_pause))
        action = await self.means.thinkers.choose(bot, match.setup, view, seed, seconds)
        await pause
        async with self._lock:
            is_due = self.at == at and self._bot_to_act() == bot and action in match.decision()
            if is_due and await self._store(self._row(seat, action)) is None:
                metrics.ACTIONS.labels("bot").inc()

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)


def _begin(row: TableRow) -> tuple[Match, Game]:
    """The game before its first action."""
    setup = Setup.model_validate_json(row.setup)
    match = Match(setup, row.seed)
    return match, game_of(setup, match.world)


def table_message(row: TableRow, guest: Guest, present: frozenset[str]) -> Table:
    sitting = {one.guest for one in row.seats if one.guest}
    return Table(
        id=row.id,
        phase=row.phase,  # type: ignore[arg-type]  # what is stored is one of these
        is_listed=row.is_listed,
        is_lesson=row.is_lesson,
        seats=[
            SeatMessage(
                seat=one.seat,
                kind="open" if one.is_open else "person" if one.guest else "bot",
                name=one.name,
                colour=one.colour,
                bot=one.bot,
                is_yours=one.guest == guest.id,
                is_connected=one.guest in present,
            )
            for one in row.seats
        ],
        you=You(seats=sorted(row.seats_of(guest.id)), is_host=row.host == guest.id, name=guest.name),
        watchers=len(present - sitting),
        code=row.code,
        boxes=row.box_names,
        rematch=row.rematch,
    )
