"""A table that somebody is looking at: its game in memory, kept in step with the stored rows."""

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import takewhile
from typing import Final

from hexstead.engine.actions import Action, Seat
from hexstead.engine.explain import explain
from hexstead.engine.rules import act, decide
from hexstead.engine.said import BadInput, Reason, Said
from hexstead.engine.view import see
from hexstead.match.match import Match
from hexstead.match.notation import read_action, write_action
from hexstead.server import metrics
from hexstead.server.limits import Limit
from hexstead.server.live import replaying
from hexstead.server.live.line import Asker, Busy
from hexstead.server.live.own_games import OwnGamesLists
from hexstead.server.live.reader import DAMAGED, NO_TABLE, Reader
from hexstead.server.live.seating import left_to_bots, note, without_bot
from hexstead.server.live.table_messages import Grace, marked_line, speaker_of, table_message, why_silent
from hexstead.server.live.talk import Talk
from hexstead.server.live.thinking import Thinkers
from hexstead.server.settings import Settings
from hexstead.server.shown.game_info import game_info
from hexstead.server.shown.questions import Answers, Question, not_yet
from hexstead.server.shown.views import SharedView, ViewMaker, view_of
from hexstead.server.store.database import Damaged, Unavailable
from hexstead.server.store.ledger import Ledger, Row, new_token, take_back_all
from hexstead.server.store.store import (
    AWAY,
    CHAT_LINES,
    PLAYING,
    SHUFFLING,
    Guest,
    Remark,
    Store,
    TableRow,
)
from hexstead.server.wire.messages import (
    CANCEL,
    TAKE_BACK,
    TAKE_BACK_TURN,
    Act,
    ChatLine,
    Checking,
    GameInfo,
    Refused,
    Spoken,
    TableChanged,
    TableInfo,
    Told,
    ViewChanged,
    Whole,
    unchecked,
)
from hexstead.server.wire.ready_messages import ReadyMessage
from hexstead.server.wire.said_json import says, told

_PATIENCE: Final = 2.0
"""Seconds another process gets beyond a bot's thinking time before this one steps in."""
_SECONDS_OF_SILENCE: Final = 1.0
"""How long a player waits before hearing that an action is still being checked."""
_PAUSE_AFTER_FAILURE: Final = 1.0
_TOKEN_LETTERS: Final = 32

_NONE: Final[frozenset[Seat]] = frozenset()
_GATHERING: Final = 1.0
"""Seconds during which new spectators are gathered into one message."""

_ViewChanged: Final = unchecked(ViewChanged)

log = logging.getLogger(__name__)


class TableServices:
    """What tables work with."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        ledger: Ledger,
        thinkers: Thinkers,
        work_pool: Thinkers,
        bot_secret: str,
    ) -> None:
        self.settings = settings
        self.store = store
        self.ledger = ledger
        self.thinkers = thinkers
        self.work_pool = work_pool
        self.own_games = OwnGamesLists(store)
        self.talk = Talk(store, Limit(settings.chat_lines_per_second, settings.chat_lines_at_once))
        self._bot_secret = bot_secret.encode()

    def bot_seed(self, table: str, at: int) -> int:
        """For a bot's choice at this moment; it gives away nothing about the cards or other choices."""
        digest = hmac.digest(self._bot_secret, f"{table} {at}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    def grace(self) -> Grace:
        return Grace(self.store.database.now, self.settings.away_seconds)


class LiveTable:
    def __init__(self, row: TableRow, match: Match, game: GameInfo, services: TableServices) -> None:
        self.row = row
        self.match = match
        self.game = game
        self.at = 0
        self.done: list[Row] = []
        """The rows that count: one for each action of the match."""
        self.services = services
        self.readers: set[Reader] = set()
        self.present: frozenset[str] = frozenset()
        self.chat: list[ChatLine] = []
        self.quiet_since = self._moved_at = time.monotonic()
        self._lock = asyncio.Lock()
        self._door = asyncio.Lock()
        """Serialises arrivals and departures: a guest may reconnect while the old socket closes."""
        self._maker = ViewMaker(match)
        self._answers: Answers | None = None
        """About the position as it is now, if somebody has asked."""
        self.is_damaged = False
        """Stored rows don't fit the game in memory."""
        self._is_ours = True
        """This process stored the last action, so its bots continue at once."""
        self._tells_soon = False
        self._bots: asyncio.Task[None] | None = None
        self._dealer: asyncio.Task[None] | None = None
        self._asker = Asker()
        """For whom a bot is waiting its turn, or last did."""
        self._asker_changed = asyncio.Event()

    @classmethod
    async def load(cls, row: TableRow, services: TableServices) -> "LiveTable":
        """Damaged if the stored rows don't make a game."""
        with looking_for_damage(row.id):
            match, game = await asyncio.to_thread(_begin, row)
            table = cls(row, match, game, services)
            rows = await services.ledger.rows(row.id) if row.is_dealt else []
            table._play(rows)
        table._is_ours = not rows or not services.ledger.database.is_shared
        table.chat = [marked_line(row, line) for line in await services.store.chat(row.id)]
        table.present = await services.store.present(row.id)
        await table.note_first()
        await table.note_the_end()
        table.drive_bots()
        return table

    @property
    def is_playing(self) -> bool:
        return self.row.is_dealt

    @property
    def is_paused(self) -> bool:
        """Nobody looks, through any process, and nobody waits for another: bots wait until somebody does."""
        return not self.present and not self.row.has_company

    @property
    def is_idle(self) -> bool:
        """Nobody is watching, no bot has to act, and no cards are about to be dealt."""
        return not self.readers and all([task is None or task.done() for task in (self._bots, self._dealer)])

    # Readers.

    async def enter(self, reader: Reader) -> None:
        """The same message for the first load, a reconnect and a spectator."""
        id = reader.guest.id
        async with self._door:
            before, self.present = self.present, self.present | {id}
            with suppress(Unavailable):
                await self._prepare_for(reader.guest)
            self.present |= {id}
            self._tell_present(before)
            self.readers.add(reader)
        reader.send(self._whole(reader))
        self.drive_bots()
        self._see_to_the_deal()

    async def _prepare_for(self, guest: Guest) -> None:
        """Store and read what works now; the sweep makes up for the rest."""
        await self._compare()
        if guest.id not in self.guests:
            await self._arrive(guest.id)
        if guest.id in self.row.guests:
            await self.give_back(guest)

    async def _compare(self) -> None:
        """Compare with the stored rows: a notice may have been lost."""
        if await self.services.ledger.length(self.row.id) > self.at:
            async with self._lock:
                await self._catch_up()

    async def leave(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self.quiet_since = time.monotonic()
        if reader.guest.id not in self.guests:
            with suppress(Unavailable):
                await self.note_presence(reader.guest.id)

    async def note_presence(self, guest: str) -> None:
        """Store whether this guest is watching through this process."""
        async with self._door:
            if guest in self.guests:
                await self._arrive(guest)
            else:
                await self.services.store.depart(self.row.id, guest)
                await self.refresh()
                await self._deal_if_all_have_shared()

    async def _arrive(self, guest: str) -> None:
        await self.services.store.arrive(self.row.id, guest, 3 * self.services.settings.sweep_seconds)

    async def give_back(self, guest: Guest) -> None:
        """A player who returns takes over again at once from the bot that played for them."""
        async with self._lock:
            await self._reload()
            for seat in left_to_bots(self.row, guest):
                back = note(self.row, seat, "note-back", self.turn)
                await self.services.store.change_seat(self.row, without_bot(seat), back)
                await self._reload()
            await self._tell_new_lines()

    @property
    def turn(self) -> int:
        """Which line of the log is about the current turn."""
        return self._maker.turn

    @property
    def guests(self) -> set[str]:
        """Who is watching through this process."""
        return {reader.guest.id for reader in self.readers}

    def _whole(self, reader: Reader) -> Whole:
        view = view_of(self._shared_view(), self._own(reader), 0) if self.is_playing else None
        table = self.table_for(reader.guest)
        return Whole(table=table, game=self.game, view=view, waited=int(self.waited), chat=self.chat)

    @property
    def waited(self) -> float:
        """Seconds since the last action, or since it was loaded if there was none."""
        return time.monotonic() - self._moved_at

    def _own(self, reader: Reader) -> frozenset[Seat]:
        return self.row.seats_of(reader.guest.id)

    def _shared_view(self) -> SharedView:
        by_bots = frozenset([n for n, row in enumerate(self.done) if row.for_player])
        return self._maker.shared_view(self.row.names, self.at, self._seats_played_for(), by_bots)

    def table_for(self, guest: Guest) -> TableInfo:
        return table_message(self.row, guest, self.present, self.services.grace())

    def _tell_table(self) -> None:
        self._tells_soon = False
        for reader in self.readers:
            reader.send(TableChanged(table=self.table_for(reader.guest)))

    def _tell_present(self, before: frozenset[str]) -> None:
        """Announce players at once; gather many spectators into one message."""
        if self.row.guests & (before ^ self.present):
            self._tell_table()
        elif before != self.present and not self._tells_soon:
            self._tells_soon = True
            asyncio.get_running_loop().call_later(_GATHERING, self._tell_gathered)

    def _tell_gathered(self) -> None:
        if self._tells_soon:
            self._tell_table()

    def _tell_view(self) -> None:
        """Readers with the same seats, such as all spectators, share one message."""
        if not self.readers or not self.is_playing:
            return
        shared, first = self._shared_view(), self._maker.news_from()
        seats = {guest: self.row.seats_of(guest) for guest in self.row.guests}
        messages: dict[frozenset[Seat], ReadyMessage] = {}
        for reader in self.readers:
            own = seats.get(reader.guest.id, _NONE)
            if own not in messages:
                view = view_of(shared, own, first)
                messages[own] = ReadyMessage(_ViewChanged(kind="view", view=view).model_dump_json())
            reader.pass_on(messages[own])

    # What players do.

    async def act(self, reader: Reader, message: Act) -> None:
        """Carry out an action, or send the reason why not."""
        started = time.perf_counter()
        with _telling_of_doubt(reader):
            refusal = await self._try_until_known(reader, message)
        if refusal is None:
            metrics.ACTIONS_OF_PERSONS.inc()
            metrics.ACTION_SECONDS.observe(time.perf_counter() - started)
            return
        key, reason = refusal
        metrics.REFUSALS.labels(key).inc()
        reader.send(Refused(do=message.do, key=key, reason=told(reason)))
        if key == "stale":
            async with self._lock:
                with suppress(Unavailable):
                    await self._catch_up()
                self._show_again(reader)

    def _show_again(self, reader: Reader) -> None:
        reader.send(ViewChanged(view=view_of(self._shared_view(), self._own(reader), 0)))

    async def _try_until_known(self, reader: Reader, message: Act) -> tuple[str, Said] | None:
        """While the stored rows can't be read, nobody knows whether they include an action."""
        while True:
            try:
                return await self._try(reader, message)
            except Unavailable:
                await asyncio.sleep(_PAUSE_AFTER_FAILURE)

    async def _try(self, reader: Reader, message: Act) -> tuple[str, Said] | None:
        """The key and reason of the refusal, if any."""
        async with self._lock:
            if not self.is_playing:
                return "not-started", says("not-started")
            token = _token(reader, message)
            if message.at > self.at:
                # The sender has seen more than we have.
                await self._catch_up()
            if message.at < self.at and await self.services.ledger.token(self.row.id, message.at) == token:
                self._show_again(reader)
                return None
            own = self._own(reader)
            if not own:
                return "not-yours", self._why_no_seat(reader)
            if message.at != self.at:
                return "stale", says("stale")
            if message.do == TAKE_BACK:
                return await self._take_back(own, token)
            if message.do == TAKE_BACK_TURN:
                return await self._take_back_turn(own, token)
            if message.do == CANCEL:
                return await self._cancel(own, token)
            return await self._choose(own, message.do, token)

    def _why_no_seat(self, reader: Reader) -> Said:
        if left_to_bots(self.row, reader.guest):
            return says("bot-plays")
        return says("resigned" if reader.guest.id in self.row.guests else "watching")

    async def _take_back(self, own: frozenset[Seat], token: str) -> tuple[str, Said] | None:
        for seat in own:
            if self.match.can_take_back(seat):
                return await self._store(Row(self.row.id, self.at, seat, TAKE_BACK, seat, token))
        why_not = self.match.why_no_take_back(min(own))
        return TAKE_BACK, why_not or Reason("take-back-nothing")

    async def _cancel(self, own: frozenset[Seat], token: str) -> tuple[str, Said] | None:
        """The tile that was taken up is put back; what was lifted for it as well."""
        for seat in own:
            if number := self.match.to_cancel(seat):
                return await self._store(Row(self.row.id, self.at, seat, take_back_all(number), seat, token))
        return TAKE_BACK, Reason("cancel-nothing")

    async def _take_back_turn(self, own: frozenset[Seat], token: str) -> tuple[str, Said] | None:
        """Take back what a bot last did for a player who was away, hidden cards or not."""
        seat = next(iter(own & self._seats_played_for()), None)
        if seat is None:
            return TAKE_BACK, says("no-bot-turn")
        undone = take_back_all(self._actions_of_stand_in())
        refusal = await self._store(Row(self.row.id, self.at, seat, undone, seat, token))
        if refusal is None:
            told = note(self.row, self.row.seats[seat], "note-undone", self.turn)
            await self.services.store.note(self.row.id, told)
            await self._tell_new_lines()
        return refusal

    def _seats_played_for(self) -> frozenset[Seat]:
        """The seats whose last action a bot did while their player was away."""
        if self.match.is_over or not self.done or not self.done[-1].stands_in:
            return frozenset()
        return frozenset([self.done[-1].seat])

    def _actions_of_stand_in(self) -> int:
        """How many of the last actions a bot did for the same player."""
        seat = self.done[-1].seat
        return len(list(takewhile(lambda row: row.seat == seat and row.stands_in, reversed(self.done))))

    async def _choose(self, own: frozenset[Seat], do: str, token: str) -> tuple[str, Said] | None:
        decision = self.match.decision()
        if decision.seat not in own and not self.match.is_over:
            return "not-yours", says("not-yours")
        try:
            action = read_action(self.match.world, do)
        except BadInput as wrong:
            return "no-action", wrong.said
        reason = explain(self.match.world, self.match.state, action)
        if reason is not None:
            return reason.key, reason
        return await self._store(self._row(decision.seat, action, token))

    def _row(self, seat: Seat, action: Action, token: str) -> Row:
        """The action as a row. It is tried on a copy, because nothing counts until it is stored."""
        after = self.match.state.copy()
        act(self.match.world, after, action)
        following = decide(self.match.world, after).seat
        do, sitting = write_action(self.match.world, action), self.row.seats[seat]
        by = {"stands_in": sitting.why == AWAY, "for_player": bool(sitting.guest and sitting.bot)}
        return Row(self.row.id, self.at, seat, do, following, token, **by)

    async def _store(self, row: Row) -> tuple[str, Said] | None:
        """Store it, then play it here, then tell everyone."""
        try:
            if not await self.services.ledger.append(row):
                self._is_ours = False
                return "stale", says("stale")
        except Unavailable:
            return "not-stored", says("not-stored")
        self._is_ours = True
        self._play([row])
        self._tell_view()
        await self.note_the_end()
        self.drive_bots()
        return None

    def _play(self, rows: list[Row]) -> None:
        """Play these rows on the game in memory."""
        if [row.n for row in rows] != list(range(self.at, self.at + len(rows))):
            raise ValueError("a row is missing")
        replaying.play(self.match, rows, self.done)
        if rows:
            self.at = rows[-1].n + 1
            self._answers = None
            self._moved_at = time.monotonic()
            self.services.own_games.acted(self.row.id)

    async def _catch_up(self) -> None:
        """Play what other processes have stored."""
        try:
            with looking_for_damage(self.row.id):
                rows = await self.services.ledger.rows(self.row.id, self.at)
                if rows and not self.is_playing:
                    # Another process has also dealt the cards.
                    await self._reload()
                self._play(rows)
        except Damaged:
            self.is_damaged = True
            for reader in self.readers:
                reader.cut_off(DAMAGED)
            raise
        if rows:
            self._tell_view()

    async def hear(self, row: Row) -> None:
        """Another process has stored this row."""
        async with self._lock:
            if row.n == self.at and self.is_playing:
                self._play([row])
                self._tell_view()
                self._is_ours = False
            elif row.n >= self.at:
                self._is_ours = False
                await self._catch_up()
        self.drive_bots()

    async def note_first(self) -> None:
        """Who begins: otherwise you have to load the game to know. If that fails, the sweep tries again."""
        if self.row.phase == PLAYING and not self.at:
            with suppress(Unavailable):
                await self.services.store.note_first(self.row.id, self.match.decision().seat)

    async def note_the_end(self) -> None:
        """If it can't be stored now, the sweep tries again."""
        if not self.match.is_over or self.row.phase != PLAYING:
            return
        with suppress(Unavailable):
            await self.services.store.end(self.row.id)
            await self._reload()

    # Changes around the game.

    async def refresh(self, *, by_others: bool = False) -> None:
        """Something about this table has changed in the database."""
        async with self._lock:
            if by_others:
                before = self.at
                await self._catch_up()
                self._is_ours = self._is_ours and self.at == before
            await self._reload()
            await self._tell_new_lines()
            await self.note_the_end()
        self.drive_bots()
        self._see_to_the_deal()

    async def _reload(self) -> None:
        row = await self.services.store.table(self.row.id)
        present = await self.services.store.present(self.row.id)
        if row is None:
            self._send_away()
            return
        if row.is_dealt and not self.row.is_dealt:
            await self._take_the_deal(row)
            return
        before, self.row = self.row, row
        if (row, present) == (before, self.present):
            return
        were_present, self.present = self.present, present
        if row.names != before.names:
            self._maker.tell_all_again()
        if row == before:
            self._tell_present(were_present)
            return
        self._tell_table()
        if [seat.holder for seat in row.seats] != [seat.holder for seat in before.seats]:
            self._tell_view()

    is_gone = False
    """It is no longer stored."""

    def _send_away(self) -> None:
        """The server's host has deleted this table."""
        self.is_gone = True
        for reader in self.readers:
            reader.cut_off(NO_TABLE)

    def why_silent(self, reader: Reader) -> Said | None:
        """Why somebody may not speak here; None if they may."""
        return why_silent(self.row, reader.guest)

    # The deal.

    async def _take_the_deal(self, row: TableRow) -> None:
        """From here on there are cards: show everybody the game."""
        present = await self.services.store.present(row.id)
        match = await asyncio.to_thread(Match, self.match.setup, replaying.seed_of(row))
        self.row, self.present, self.match, self._maker = row, present, match, ViewMaker(match)
        for reader in self.readers:
            reader.send(self._whole(reader))
        await self.note_first()

    async def share(self, reader: Reader, bytes: str) -> None:
        """What a player's browser adds to the seed. Ignored if it comes late, twice or without a seat."""
        if self.row.phase == SHUFFLING:
            await self.services.store.share(self.row.id, reader.guest.id, bytes)
            await self._deal_if_all_have_shared()

    async def _deal_if_all_have_shared(self) -> None:
        if self.row.phase != SHUFFLING:
            return
        players = self.row.guests & await self.services.store.present(self.row.id)
        if players and players <= await self.services.store.sharers(self.row.id):
            await self._deal()

    async def _deal(self) -> None:
        await self.services.store.deal(self.row.id)
        await self.refresh()

    def _see_to_the_deal(self) -> None:
        """Somebody is watching: from now on, don't wait much longer for browsers that don't answer."""
        if self.row.phase == SHUFFLING and self.readers and self._dealer is None:
            self._dealer = asyncio.create_task(self._deal_in_time())

    async def _deal_in_time(self) -> None:
        await asyncio.sleep(self.services.settings.share_seconds)
        while self.row.phase == SHUFFLING:
            with suppress(Unavailable):
                await self._deal()
                return
            await asyncio.sleep(_PAUSE_AFTER_FAILURE)

    async def say(self, reader: Reader, text: str) -> float:
        """0 if it is stored; otherwise how many seconds to wait, because of what was said elsewhere."""
        own = [seat for seat in self.row.seats if seat.guest == reader.guest.id]
        seat, name = (own[0].seat, own[0].name) if own else (None, reader.guest.name)
        speaker, now = speaker_of(self.row, reader.guest), self.services.store.database.now
        remark = Remark(self.row.id, seat, name, text, reader.guest.id, speaker, now)
        wait = await self.services.talk.say(remark)
        await self._tell_new_lines()
        return wait

    async def _tell_new_lines(self) -> None:
        for line in await self.services.store.chat(self.row.id, self._last_line()):
            # Another task may have told it while this one was waiting.
            if line.number > self._last_line():
                marked = marked_line(self.row, line)
                self.chat = [*self.chat[1 - CHAT_LINES :], marked]
                told = ReadyMessage(Spoken(line=marked).model_dump_json())
                for reader in self.readers:
                    reader.pass_on(told)

    def _last_line(self) -> int:
        return self.chat[-1].number if self.chat else 0

    def answer(self, reader: Reader, question: Question) -> Told:
        if not self.is_playing:
            return not_yet(question)
        if self._answers is None:
            self._answers = Answers(self.match)
        return self._answers.to(self._own(reader), question)

    # Bots.

    def drive_bots(self) -> None:
        """Make a bot act if it has to."""
        if self._bots is not None and not self._bots.done():
            if self.is_paused or self._for_whom() != self._asker:
                self._asker_changed.set()
        elif self._bot_to_act() is not None:
            self._bots = asyncio.create_task(self._let_bots_act())

    def _bot_to_act(self) -> str | None:
        if self.row.phase != PLAYING or self.match.is_over or self.is_paused:
            return None
        return self.row.seats[self.match.decision().seat].bot

    async def _let_bots_act(self) -> None:
        try:
            while (bot := self._bot_to_act()) is not None:
                try:
                    if not await self._leave_it_to_others():
                        await self._let_act(bot)
                except Unavailable:
                    await asyncio.sleep(_PAUSE_AFTER_FAILURE)
        except Exception:
            # The sweep tries again.
            log.exception("a bot could not act", extra={"table": self.row.id})

    async def _leave_it_to_others(self) -> bool:
        """The process that stored the last action also drives the bot: was it another one?"""
        if self._is_ours:
            return False
        at = self.at
        settings = self.services.settings
        await asyncio.sleep(settings.bot_seconds + settings.bot_pause + _PATIENCE)
        return self.at != at

    async def _let_act(self, bot: str) -> None:
        at, seat, match = self.at, self.match.decision().seat, self.match
        seconds = self.services.settings.bot_seconds
        seed = self.services.bot_seed(self.row.id, at)
        view = see(match.world, match.state, seat)
        pause = asyncio.create_task(asyncio.sleep(self.services.settings.bot_pause))
        self._asker = self._for_whom()
        self._asker_changed.clear()
        try:
            action = await self.services.thinkers.choose(self._asker, bot, match.setup, view, seed, seconds)
        except Busy:
            # Somebody has come or gone: the bot now waits in another line, or not at all.
            return
        await pause
        async with self._lock:
            is_due = self.at == at and self._bot_to_act() == bot and action in match.decision()
            if not is_due:
                return
            refusal = await self._store(self._row(seat, action, new_token()))
            if refusal is None:
                metrics.ACTIONS_OF_BOTS.inc()
            elif refusal[0] == "stale":
                await self._catch_up()
        if refusal is not None:
            await asyncio.sleep(_PAUSE_AFTER_FAILURE)

    def _for_whom(self) -> Asker:
        """A bot thinks for those who play with it here, or else for those who watch it."""
        playing = [reader for reader in self.readers if self._own(reader)] or list(self.readers)
        if not self.present or not playing:
            return Asker(guest=self.row.host, has_hurry=bool(self.present), gone=self._until_asker_changes)
        first = min(playing, key=lambda reader: reader.guest.id)
        return Asker(first.address, first.guest.id, gone=self._until_asker_changes)

    async def _until_asker_changes(self) -> None:
        await self._asker_changed.wait()

    async def close(self) -> None:
        for task in (self._bots, self._dealer):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


def _begin(row: TableRow) -> tuple[Match, GameInfo]:
    """The game before its first action."""
    match = replaying.begin(row)
    return match, game_info(match.setup, match.world)


def _token(reader: Reader, message: Act) -> str:
    """The same whenever the same guest resends the same action, over any connection or process."""
    if not message.id:
        return new_token()
    return hashlib.sha256(f"{reader.guest.id} {message.id}".encode()).hexdigest()[:_TOKEN_LETTERS]


@contextmanager
def looking_for_damage(table: str) -> Iterator[None]:
    """Anything that goes wrong while reading and playing stored rows, except a missing database."""
    try:
        yield
    except Exception as error:
        if isinstance(error, Unavailable) and error.kind != "damaged":
            raise
        log.error("a table is damaged", extra={"table": table, "why": f"{type(error).__name__}: {error}"})
        raise Damaged(table) from error


@contextmanager
def _telling_of_doubt(reader: Reader) -> Iterator[None]:
    """Announces an answer that takes long."""
    timer = asyncio.get_running_loop().call_later(_SECONDS_OF_SILENCE, _tell_of_doubt, reader)
    try:
        yield
    finally:
        timer.cancel()


def _tell_of_doubt(reader: Reader) -> None:
    reader.send(Checking(reason=told(says("checking"))))
