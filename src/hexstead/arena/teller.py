"""The results of a tournament and its numbers, in the reader's language.

>>> teller = Teller()
>>> teller.percent(0.785), teller.duration(3200), teller.duration(1_500_000)
('78.5 %', '3.2 ms', '1.50 s')
"""

from typing import Final

from fluent.runtime.types import FluentFloat

from hexstead.arena.intervals import Interval
from hexstead.wording.languages import ENGLISH
from hexstead.wording.say import Speaker

ROOM: Final = "hexstead.arena"
_UNITS: Final = (("seconds", 1_000_000, 2), ("milliseconds", 1000, 1), ("microseconds", 1, 0))
"""From how many microseconds on to use which unit, and with how many digits."""


class Teller(Speaker):
    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(language, rooms=(ROOM,))

    def number(self, value: float, digits: int = 0) -> str:
        return self.text("told-number", number=with_digits(value, digits))

    def percent(self, share: float) -> str:
        return self.text("told-percent", number=with_digits(100 * share, 1))

    def whole_percent(self, share: float) -> str:
        return self.text("told-percent", number=with_digits(100 * share, 0))

    def percents(self, interval: Interval) -> str:
        return self._interval(100 * interval.low, 100 * interval.high, 1)

    def points(self, interval: Interval) -> str:
        return self._interval(interval.low, interval.high, 0)

    def _interval(self, low: float, high: float, digits: int) -> str:
        return self.text("told-interval", low=with_digits(low, digits), high=with_digits(high, digits))

    def duration(self, microseconds: float) -> str:
        unit, size, digits = _unit(microseconds)
        return self.text(f"told-{unit}", number=with_digits(microseconds / size, digits))

    def round_duration(self, microseconds: float) -> str:
        unit, size, _ = _unit(microseconds)
        return self.text(f"told-{unit}", number=with_digits(microseconds / size, 0))


def with_digits(value: float, digits: int) -> float:
    """Shown with exactly this many digits after the decimal point or comma."""
    options = {"minimumFractionDigits": digits, "maximumFractionDigits": digits, "useGrouping": False}
    number: float = FluentFloat(value, **options)
    return number


def _unit(microseconds: float) -> tuple[str, int, int]:
    return next((unit for unit in _UNITS if microseconds >= unit[1]), _UNITS[-1])
