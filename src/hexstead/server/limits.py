"""How much one connection, one address or one guest may ask for."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

_MOST_ADDRESSES: Final = 10_000
_OF_ONE_NETWORK: Final = 64
"""The bits that addresses of one network share: if you have one IPv6 address, you have a network of them."""


@lru_cache(_MOST_ADDRESSES)
def counted_as(address: str) -> str:
    """What this address counts as: a network for IPv6, and the same for every way to write it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, _OF_ONE_NETWORK), strict=False))


class Limit(NamedTuple):
    rate: float
    """How many per second."""
    size: float
    """How many at once."""


class Bucket:
    """Allows `size` at once, refilled at a steady rate."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.level = size
        self.then = clock()

    def take(self, at: float | None = None) -> bool:
        """Now, or at another moment by the same clock."""
        now = max(self.then, self.clock() if at is None else at)
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until you can take one."""
        return max(0.0, (1 - self.level) / self.rate - (self.clock() - self.then))


class Buckets:
    """One for each address; forgets those not seen for longest first."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def of_one(cls, workers: int, rate: float, size: float) -> "Buckets":
        """One worker's share of what all workers together may give."""
        return cls(rate / workers, max(1.0, size / workers))

    def wait(self, address: str) -> float:
        """Seconds until this address may take the next one."""
        bucket = self._buckets.get(address)
        return bucket.wait if bucket else 0.0

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.size, self.clock)
        self._buckets[address] = bucket
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
