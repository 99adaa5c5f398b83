"""Numbers as people read them.

>>> percent(0.785), duration(3200), duration(1_500_000)
('78.5 %', '3.2 ms', '1.50 s')
"""

from hexstead.arena.intervals import Interval


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percents(interval: Interval) -> str:
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"


def points(interval: Interval) -> str:
    return f"{interval.low:.0f}–{interval.high:.0f}"


def duration(microseconds: float) -> str:
    if microseconds >= 1_000_000:
        return f"{microseconds / 1e6:.2f} s"
    return f"{microseconds / 1000:.1f} ms" if microseconds >= 1000 else f"{microseconds:.0f} µs"
