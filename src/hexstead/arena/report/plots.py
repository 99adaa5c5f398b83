"""Plots as SVG that fill their width: everything along the axis is placed in percent."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from hexstead.arena.intervals import Interval
from hexstead.arena.teller import Teller
from hexstead.pictures.seats import SEATS
from hexstead.pictures.svg import group, short, tag

_MARGIN: Final = 2.0
"""Percent to leave at both ends, so that marks aren't cut off."""
_STEPS: Final = (1, 2, 5, 10)
_MOST_TICKS: Final = 5
_HAIR: Final = 1e-9
"""So that an end at a round value has a tick."""

_SHAPES: Final = (
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z",
    "M-5.4-5.4H5.4V5.4H-5.4Z",
    "M0-7.2L7.2 0 0 7.2-7.2 0Z",
    "M0-6.8L7 5.4H-7Z",
    "M0 6.8L7-5.4H-7Z",
    "M0-7L6.1-3.5V3.5L0 7-6.1 3.5V-3.5Z",
)
_COLOURS: Final = ("accent", "new", "nomad", "palace", "silo", "token")


@dataclass(frozen=True)
class Axis:
    """Where a value lies between the ends, in percent of the width."""

    low: float
    high: float
    name: Callable[[float], str]

    def at(self, value: float) -> float:
        within = min(max(value, self.low), self.high)
        part = (within - self.low) / (self.high - self.low)
        return _MARGIN + part * (100 - 2 * _MARGIN)

    def ticks(self) -> list[float]:
        """A few round values."""
        raw = (self.high - self.low) / _MOST_TICKS
        size = 10 ** floor(log10(raw))
        step = next(size * step for step in _STEPS if size * step >= raw)
        first, last = ceil(self.low / step - _HAIR), floor(self.high / step + _HAIR)
        return [step * number for number in range(first, last + 1)]


@dataclass(frozen=True)
class LogAxis(Axis):
    """The same for values of very different size."""

    def at(self, value: float) -> float:
        plain = Axis(log10(self.low), log10(self.high), self.name)
        return plain.at(log10(max(value, self.low)))

    def ticks(self) -> list[float]:
        first, last = round(log10(self.low)), round(log10(self.high))
        return [10.0**n for n in range(first, last + 1)]


def share_axis(teller: Teller) -> Axis:
    return Axis(0, 1, teller.whole_percent)


def plot(height: float, words: str, *content: str) -> str:
    """Content that fills the width; the words are for those who can't see it."""
    return tag("svg", *content, class_="plot", width="100%", height=height, role="img", aria_label=words)


def percent_of(place: float) -> str:
    return f"{short(place, 2)}%"


def at(place: float, y: float, *content: str) -> str:
    """Content around a point."""
    return tag("svg", *content, x=percent_of(place), y=y, overflow="visible")


def mark(number: int) -> str:
    """The mark of a bot: a shape and a colour."""
    return tag(
        "path",
        d=_SHAPES[number % len(_SHAPES)],
        class_="mark",
        fill=f"var(--{colour_of(number)})",
    )


def colour_of(number: int) -> str:
    """The colour of a bot."""
    return _COLOURS[number % len(_COLOURS)]


def house(seat: int) -> str:
    """The piece of a seat."""
    one = SEATS[seat]
    wall = tag("path", d=one.wall, fill=one.wall_colour)
    roof = tag("path", d=one.roof, fill=one.roof_colour)
    outline = tag("path", d=one.silhouette, fill="none", stroke="#23201C", stroke_width=1.4)
    return group(wall, roof, tag("path", d=one.door, fill="#23201C"), outline)


def line(place: float, other: float, y: float, kind: str) -> str:
    return tag("line", x1=percent_of(place), x2=percent_of(other), y1=y, y2=y, class_=kind)


def upright(place: float, top: float, bottom: float, kind: str) -> str:
    return tag("line", x1=percent_of(place), x2=percent_of(place), y1=top, y2=bottom, class_=kind)


def bar(place: float, other: float, y: float, height: float, colour: str) -> str:
    return tag(
        "rect",
        x=percent_of(place),
        width=percent_of(max(0.0, other - place)),
        y=y,
        height=height,
        rx=min(3.0, height / 2),
        fill=f"var(--{colour})",
    )


def label(place: float, y: float, text: str, kind: str = "tick") -> str:
    return tag("text", escape(text), x=percent_of(place), y=y, text_anchor="middle", class_=kind)


def track(y: float) -> str:
    return line(_MARGIN, 100 - _MARGIN, y, "track")


def whisker(axis: Axis, interval: Interval, y: float) -> str:
    """An interval; where it leaves the axis it has no end."""
    ends = [end for end in (interval.low, interval.high) if axis.low <= end <= axis.high]
    span = line(axis.at(interval.low), axis.at(interval.high), y, "whisker")
    return span + "".join([upright(axis.at(end), y - 5, y + 5, "whisker") for end in ends])


def scale(axis: Axis, words: str) -> str:
    """The numbers under the rows of a plot."""
    ticks = [upright(axis.at(value), 0, 4, "line") for value in axis.ticks()]
    names = [label(axis.at(value), 18, axis.name(value)) for value in axis.ticks()]
    return plot(24, words, line(_MARGIN, 100 - _MARGIN, 0.5, "line"), *ticks, *names)
