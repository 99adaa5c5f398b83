"""Who is served next: everybody in turn, so that nobody waits for all that somebody else asked for."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, Generic, TypeAlias, TypeVar

_HURRIED_IN_A_ROW: Final = 7
"""Then somebody without hurry is served, so that they wait for long but not for ever."""
_MOST: Final = 1000
_REMEMBERED: Final = 10_000

Item = TypeVar("Item")


class Busy(Exception):
    """There was no turn in time."""


@dataclass(frozen=True)
class Asker:
    """For whom something is done. Guests cost nothing, so all guests of one address share its turns."""

    address: str = ""
    guest: str = ""
    has_hurry: bool = True
    """Somebody sits in front of a screen and waits for it."""
    patience: float | None = None
    """Seconds after which it is better to be told to come again; nothing for those who wait in any case."""
    gone: Callable[[], Awaitable[None]] | None = field(default=None, compare=False)
    """Ends when there is no more use in waiting."""


class _Order:
    """
    Who is next: whoever had fewest turns since they came, and of these who waits longest.

    Who comes while others have been served for long has no more credit than they, and who comes back
    at once has no more than before.
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
    """What the guests of one address wait for."""

    def __init__(self) -> None:
        self.items: dict[str, deque[Item]] = {}
        self.order = _Order()

    def __len__(self) -> int:
        return sum(map(len, self.items.values()))

    def add(self, guest: str, item: Item) -> None:
        self.items.setdefault(guest, deque()).append(item)
        self.order.come(guest)

    def tidy(self, guest: str) -> None:
        """Some of this guest's have gone."""
        if self.items[guest]:
            self.order.come(guest)
        else:
            del self.items[guest]
            self.order.go(guest)


class _Rounds(Generic[Item]):
    """Addresses take turns, at each address its guests do; a guest's own come in their order."""

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
        """The newest of the guest who asks for most, at the address that asks for most."""
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
    """What waits. Those who have no hurry come after the others."""

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
        """What has to go instead if the line is too long, perhaps this one."""
        (self._hurried if asker.has_hurry else self._unhurried).add(asker, item)
        self._length += 1
        if asker.patience is None or self._length <= self.most:
            return None
        self._length -= 1
        return self._hurried.drop() if self._hurried else self._unhurried.drop()

    def leave(self, asker: Asker, item: Item) -> None:
        """Out of turn; nothing happens if it does not wait any more."""
        rounds = self._hurried if asker.has_hurry else self._unhurried
        self._length -= rounds.remove(asker, item)

    def next(self) -> Item:
        """Of a line in which somebody waits."""
        takes_unhurried = not self._hurried or (self._unhurried and self._in_a_row >= _HURRIED_IN_A_ROW)
        self._in_a_row = 0 if takes_unhurried else self._in_a_row + 1
        self._length -= 1
        return (self._unhurried if takes_unhurried else self._hurried).next()


_Turn: TypeAlias = "asyncio.Future[None]"


class Desk:
    """A few are served at once; the others wait in line."""

    def __init__(self, places: int, most: int = _MOST) -> None:
        self.free = places
        self.line: WaitingLine[_Turn] = WaitingLine(most)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """While it is the asker's turn; Busy if it does not come in time."""
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
                # The turn came at the moment when it was given up.
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
