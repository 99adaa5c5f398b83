"""Who is served next: everybody in turn, so that nobody waits for all of somebody else's requests."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Generic, TypeAlias, TypeVar

_HURRIED_IN_A_ROW: Final = 7
"""Every so often, serve somebody who isn't in a hurry, so that they wait long but not forever."""
_MOST: Final = 1000
_REMEMBERED: Final = 10_000

Item = TypeVar("Item")


class Busy(Exception):
    """No turn came in time."""


@dataclass(frozen=True)
class Asker:
    """For whom something is done. Guests are free to create, so all guests of one address share its turns."""

    address: str = ""
    guest: str = ""
    has_hurry: bool = True
    """Is somebody in front of a screen waiting for it?"""
    patience: float | None = None
    """Seconds after which it is better to be told to come back; None for those who wait in any case."""
    gone: Callable[[], Awaitable[None]] | None = field(default=None, compare=False)
    """Done when there is no point in waiting any more."""


class _Order:
    """
    Next is the one with the fewest turns since they came; among equals, the one who has waited longest.

    Newcomers start level with those already being served, and anybody who comes back at once
    starts where they left off.
    """

    def __init__(self) -> None:
        self._now = 0
        self._due: dict[str, int] = {}
        self._had: dict[str, int] = {}

    def come(self, one: str) -> None:
        self._due.setdefault(one, max(self._now, self._had.get(one, 0)))

    def go(self, one: str) -> None:
        self._due.pop(one, None)

    def next(self) -> str:
        one = min(self._due, key=self._due.__getitem__)
        self._now = self._due.pop(one)
        self._had[one] = self._now + 1
        if len(self._had) > _REMEMBERED:
            self._had = {known: had for known, had in self._had.items() if had > self._now}
        return one


class _Guests(Generic[Item]):
    """The requests from guests of one address."""

    def __init__(self) -> None:
        self.items: dict[str, deque[Item]] = {}
        self.order = _Order()

    def __len__(self) -> int:
        return sum(map(len, self.items.values()))

    def add(self, guest: str, item: Item) -> None:
        self.items.setdefault(guest, deque()).append(item)
        self.order.come(guest)

    def tidy(self, guest: str) -> None:
        """Some of this guest's requests are gone."""
        if self.items[guest]:
            self.order.come(guest)
        else:
            del self.items[guest]
            self.order.go(guest)


class _Rounds(Generic[Item]):
    """Addresses take turns, then the guests of each address; a guest's own requests keep their order."""

    def __init__(self) -> None:
        self._addresses: dict[str, _Guests[Item]] = {}
        self._order = _Order()

    def __bool__(self) -> bool:
        return bool(self._addresses)

    def number_at(self, address: str) -> int:
        return len(self._addresses[address]) if address in self._addresses else 0

    def add(self, asker: Asker, item: Item) -> None:
        self._addresses.setdefault(asker.address, _Guests()).add(asker.guest, item)
        self._order.come(asker.address)

    def next(self) -> Item:
        address = self._order.next()
        guests = self._addresses[address]
        guest = guests.order.next()
        item = guests.items[guest].popleft()
        self._tidy(address, guest)
        return item

    def remove(self, asker: Asker, item: Item) -> bool:
        guests = self._addresses.get(asker.address)
        if guests is None or item not in guests.items.get(asker.guest, ()):
            return False
        guests.items[asker.guest].remove(item)
        self._tidy(asker.address, asker.guest)
        return True

    def drop(self) -> Item:
        """The newest request of the busiest guest at the busiest address."""
        address = max(reversed(self._addresses), key=lambda one: len(self._addresses[one]))
        items = self._addresses[address].items
        guest = max(reversed(items), key=lambda one: len(items[one]))
        item = items[guest].pop()
        self._tidy(address, guest)
        return item

    def _tidy(self, address: str, guest: str) -> None:
        self._addresses[address].tidy(guest)
        if self._addresses[address].items:
            self._order.come(address)
        else:
            del self._addresses[address]
            self._order.go(address)


class WaitingLine(Generic[Item]):
    """Waiting requests. Those not in a hurry come after the others."""

    def __init__(self, most: int = _MOST) -> None:
        self.most = most
        self._hurried: _Rounds[Item] = _Rounds()
        self._unhurried: _Rounds[Item] = _Rounds()
        self._length = 0
        self._in_a_row = 0

    def __len__(self) -> int:
        return self._length

    def number_at(self, address: str) -> int:
        """How much waits for the guests of an address."""
        return self._hurried.number_at(address) + self._unhurried.number_at(address)

    def enter(self, asker: Asker, item: Item) -> Item | None:
        """Returns what has to go if the line gets too long; that may be this one."""
        (self._hurried if asker.has_hurry else self._unhurried).add(asker, item)
        self._length += 1
        if asker.patience is None or self._length <= self.most:
            return None
        self._length -= 1
        return self._hurried.drop() if self._hurried else self._unhurried.drop()

    def leave(self, asker: Asker, item: Item) -> None:
        """Leave early; does nothing if it isn't waiting any more."""
        rounds = self._hurried if asker.has_hurry else self._unhurried
        self._length -= rounds.remove(asker, item)

    def next(self) -> Item:
        """From a line that isn't empty."""
        takes_unhurried = not self._hurried or (self._unhurried and self._in_a_row >= _HURRIED_IN_A_ROW)
        self._in_a_row = 0 if takes_unhurried else self._in_a_row + 1
        self._length -= 1
        return (self._unhurried if takes_unhurried else self._hurried).next()


_Turn: TypeAlias = "asyncio.Future[None]"


class Desk:
    """Serves a few at once; the others wait in line."""

    def __init__(self, places: int, most: int = _MOST) -> None:
        self.free = places
        self.line: WaitingLine[_Turn] = WaitingLine(most)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Entered on the asker's turn; Busy if it doesn't come in time."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._serve_next()

    async def _wait(self, asker: Asker) -> None:
        turn: _Turn = asyncio.get_running_loop().create_future()
        if (dropped := self.line.enter(asker, turn)) is not None:
            dropped.set_exception(Busy())
        try:
            await self._until_turn(asker, turn)
        except BaseException:
            if turn.done() and not turn.exception():
                # The turn came at the very moment it was given up.
                self._serve_next()
            raise
        finally:
            self.line.leave(asker, turn)
        turn.result()

    async def _until_turn(self, asker: Asker, turn: _Turn) -> None:
        gone = asyncio.ensure_future(asker.gone()) if asker.gone else None
        try:
            waited = [one for one in (turn, gone) if one is not None]
            await asyncio.wait(waited, timeout=asker.patience, return_when="FIRST_COMPLETED")
        finally:
            if gone is not None:
                gone.cancel()
        if not turn.done():
            raise Busy

    def _serve_next(self) -> None:
        if self.line:
            self.line.next().set_result(None)
        else:
            self.free += 1
