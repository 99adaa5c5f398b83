"""The lists of their own games that guests look at through this process, and how they stay true."""

import asyncio
import time
from collections.abc import Set
from typing import Final

from hexstead.server.live.reader import RESTART, Reader
from hexstead.server.store.database import Unavailable
from hexstead.server.store.store import OVER, PLAYING, Standing, Store, TableRow
from hexstead.server.wire.messages import GameSeat, OwnGame, OwnGameChanged, OwnGames, Told
from hexstead.server.wire.ready_messages import ReadyMessage

_FINISHED: Final = 5
"""How many finished games a list shows at first."""
_GATHERING: Final = 0.25
"""Seconds during which changes are gathered: bots act quickly, and nobody looks at each single action."""
_AT_ONCE: Final = 100
"""How many changed tables are read together."""
_PAUSE_AFTER_FAILURE: Final = 1.0


def own_game(row: TableRow, standing: Standing, guest: str, present: frozenset[str]) -> OwnGame:
    deciding = standing.deciding if row.phase == PLAYING else None
    is_alone = row.phase == PLAYING and not row.has_company
    return OwnGame(
        id=row.id,
        phase=row.phase,  # type: ignore[arg-type]  # only these are stored
        seats=[
            GameSeat(seat=one.seat, name=one.name, colour=one.colour, is_yours=one.guest == guest)
            for one in row.seats
        ],
        at=standing.at,
        deciding=deciding,
        is_yours=deciding in row.seats_of(guest),
        is_alone=is_alone,
        is_paused=is_alone and not present,
        ago=max(0, int(time.time() - standing.since)),
    )


class _List:
    """One guest's list, as the readers have been told it; somebody may look at it in several windows."""

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self.games: dict[str, OwnGame] = {}
        self.finished = 0

    def enter(self, reader: Reader, told: OwnGames) -> None:
        """Others who look at the same list have been told what it was."""
        self.tell_all(told)
        self.readers.add(reader)
        reader.send(told)

    def takes(self, game: OwnGame) -> bool:
        """Is it enough to tell this game? Not if it moves to those that are over, or wasn't there."""
        before = self.games.get(game.id)
        return before is not None and (before.phase == OVER) == (game.phase == OVER)

    def tell(self, game: OwnGame) -> None:
        if self.games[game.id] != _apart_from_time(game):
            self.games[game.id] = _apart_from_time(game)
            self._send(OwnGameChanged(game=game))

    def tell_all(self, told: OwnGames) -> None:
        """If it isn't what they know."""
        games = {game.id: _apart_from_time(game) for game in told.games}
        if (games, told.finished) != (self.games, self.finished):
            self.games, self.finished = games, told.finished
            self._send(told)

    def _send(self, told: Told) -> None:
        message = ReadyMessage(told.model_dump_json())
        for reader in self.readers:
            reader.pass_on(message)


def _apart_from_time(game: OwnGame) -> OwnGame:
    return game.model_copy(update={"ago": 0})


class OwnGamesLists:
    def __init__(self, store: Store) -> None:
        self.store = store
        store.on_change = self.changed
        self._lists: dict[str, _List] = {}
        """By guest."""
        self._acted: set[str] = set()
        self._changed: set[str] = set()
        self._stale: set[str] = set()
        """Guests whose list has to be read again."""
        self._telling: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        """So that nobody is told something older after something newer."""

    async def of(self, guest: str, most_over: int) -> OwnGames:
        """Everything, for somebody who has just come."""
        rows = await self.store.games_of(guest, most_over)
        games = [game for _, game in await self._shown(rows, {guest})]
        return OwnGames(games=games, finished=await self.store.finished_by(guest))

    async def enter(self, reader: Reader) -> None:
        # What changes from now on is told, too.
        self._lists.setdefault(reader.guest.id, _List())
        async with self._lock:
            told = await self.of(reader.guest.id, _FINISHED)
            self._lists.setdefault(reader.guest.id, _List()).enter(reader, told)

    def leave(self, reader: Reader) -> None:
        one = self._lists.get(reader.guest.id)
        if one is not None:
            one.readers.discard(reader)
            if not one.readers:
                del self._lists[reader.guest.id]

    @property
    def readers(self) -> list[Reader]:
        return [reader for one in self._lists.values() for reader in one.readers]

    def acted(self, table: str) -> None:
        """Somebody has acted there."""
        if self._lists:
            self._acted.add(table)
            self._tell_soon()

    def changed(self, table: str) -> None:
        """Somebody has taken a seat there, or left it; the game has begun or is over; the table is gone."""
        if self._lists:
            self._changed.add(table)
            self._tell_soon()

    def all_may_have_changed(self) -> None:
        self._stale |= self._lists.keys()
        self._tell_soon()

    def _tell_soon(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_until_done())

    async def _tell_until_done(self) -> None:
        await asyncio.sleep(_GATHERING)
        while (ids := self._next()) or self._stale:
            stale, self._stale = self._stale, set()
            try:
                async with self._lock:
                    await self._tell(ids, stale)
            except Unavailable:
                self._changed.update(ids)
                self._stale |= stale
                await asyncio.sleep(_PAUSE_AFTER_FAILURE)

    def _next(self) -> list[str]:
        """Some of the changed tables."""
        known = {id for one in self._lists.values() for id in one.games}
        self._changed |= self._acted & known
        self._acted.clear()
        ids = sorted(self._changed)[:_AT_ONCE]
        self._changed.difference_update(ids)
        return ids

    async def _tell(self, ids: list[str], stale: set[str]) -> None:
        """These tables have changed; to some guests everything is told again."""
        rows = await self.store.tables_with(ids)
        unseen = {(guest, id) for guest, one in self._lists.items() for id in one.games.keys() & set(ids)}
        for guest, game in await self._shown(rows, self._lists.keys()):
            unseen.discard((guest, game.id))
            one = self._lists.get(guest)
            if one is not None and one.takes(game):
                one.tell(game)
            else:
                stale.add(guest)
        stale |= {guest for guest, _ in unseen}
        for guest in stale & self._lists.keys():
            told = await self.of(guest, _FINISHED)
            if guest in self._lists:
                self._lists[guest].tell_all(told)

    async def _shown(self, rows: list[TableRow], guests: Set[str]) -> list[tuple[str, OwnGame]]:
        """Each of these games, for each of these guests whose game it is."""
        ids = [row.id for row in rows]
        standings, present = await self.store.standings(ids), await self.store.present_at(ids)
        return [
            (guest, own_game(row, standings[row.id], guest, present[row.id]))
            for row in rows
            if row.id in standings
            for guest in sorted((row.guests | {row.host}) & guests)
        ]

    async def close(self) -> None:
        """The server stops."""
        for reader in self.readers:
            reader.cut_off(RESTART)
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
