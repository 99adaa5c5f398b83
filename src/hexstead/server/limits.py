"""How much one connection or one address may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

_MOST_ADDRESSES: Final = 10_000


class Bucket:
    """So many at once, refilled at a steady rate."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.level = size
        self.then = clock()

    def take(self) -> bool:
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One for each address; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.size, self.clock)
        self._buckets[address] = bucket
        if len(self._buckets) > _MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()
