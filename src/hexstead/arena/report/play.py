"""How it was played: seats, rounds, thinking time, incidents, gold by card, and how to play it again."""

from html import escape
from math import ceil, floor, log10
from typing import Final

from hexstead.arena.intervals import Interval
from hexstead.arena.numbers import duration, percent, percents
from hexstead.arena.plan import Plan
from hexstead.arena.report.plots import (
    Axis,
    LogAxis,
    at,
    bar,
    colour_of,
    house,
    label,
    mark,
    percent_of,
    plot,
    scale,
    share_axis,
    track,
    upright,
    whisker,
)
from hexstead.arena.report.rows import emblem, named, panel, quiet, row, valued
from hexstead.arena.report.words import INCIDENTS, METHOD, NOTES
from hexstead.arena.standings import BotLine, Mishap, SeatLine, Standings
from hexstead.content.catalogue import icon
from hexstead.engine.explain import title
from hexstead.pictures.svg import tag

_HEIGHT: Final = 26.0
_TALLEST: Final = 128.0
_ABOVE: Final = 20.0
"""Room for the number above a column."""
_LABELS: Final = 12
"""Rounds that are named under the columns, at most."""
_SHOWN: Final = 12
"""Incidents of a bot that are told one by one."""


def seats_plot(found: Standings) -> str:
    rows = [_seat(seat, line, 1 / len(found.seats)) for seat, line in enumerate(found.seats)]
    return panel("seats", *rows, scale(share_axis(), "share of the first places"))


def _seat(seat: int, line: SeatLine, even: float) -> str:
    axis, name = share_axis(), f"Seat {seat + 1}"
    picture = plot(
        _HEIGHT,
        f"{name}: {percent(line.first.value)}",
        track(_HEIGHT / 2),
        upright(axis.at(even), 0, _HEIGHT, "middle"),
        whisker(axis, line.first.interval, _HEIGHT / 2),
        at(axis.at(line.first.value), _HEIGHT / 2, house(seat)),
    )
    doubt = f"{percents(line.first.interval)} · {line.gold:.1f} gold"
    return row(tag("b", name), valued(percent(line.first.value), doubt), picture)


def length_plot(found: Standings) -> str:
    first, last = min(found.lengths), max(found.lengths)
    axis = Axis(first - 0.5, last + 0.5, str)
    most = max(found.lengths.values())
    columns = [_column(axis, rounds, games, most) for rounds, games in found.lengths.items()]
    mean = upright(axis.at(found.rounds), _ABOVE, _ABOVE + _TALLEST, "middle")
    named_rounds = range(first, last + 1, ceil((last - first + 1) / _LABELS))
    names = plot(24, "rounds", *[label(axis.at(rounds), 18, str(rounds)) for rounds in named_rounds])
    note = NOTES["length"].format(rounds=found.rounds, actions=found.actions)
    picture = plot(_ABOVE + _TALLEST, "games by number of rounds", *columns, mean)
    return panel("length", picture, names, note=note)


def _column(axis: Axis, rounds: int, games: int, most: int) -> str:
    height = _TALLEST * games / most
    top = _ABOVE + _TALLEST - height
    column = bar(axis.at(rounds - 0.42), axis.at(rounds + 0.42), top, height, "water")
    return column + label(axis.at(rounds), top - 5, str(games))


def thinking_plot(found: Standings) -> str:
    lines = [line.thinking for line in found.bots]
    low = 10 ** floor(log10(max(1, min([one.median for one in lines]))))
    high = 10 ** ceil(log10(max([10 * low, *[one.longest for one in lines]])))
    axis = LogAxis(low, high, _round_duration)
    rows = [_thinking(number, line, axis) for number, line in enumerate(found.bots)]
    return panel("thinking", *rows, scale(axis, "time for a decision"))


def _round_duration(microseconds: float) -> str:
    number, unit = duration(microseconds).split()
    return f"{float(number):.0f} {unit}"


def _thinking(number: int, line: BotLine, axis: Axis) -> str:
    times, middle = line.thinking, _HEIGHT / 2
    picture = plot(
        _HEIGHT,
        f"{line.bot}: {duration(times.median)}",
        track(middle),
        whisker(axis, Interval(times.median, times.most), middle),
        tag("circle", cx=percent_of(axis.at(times.longest)), cy=middle, r=3, class_="longest"),
        at(axis.at(times.median), middle, mark(number)),
    )
    rest = f"95 % within {duration(times.most)} · longest {duration(times.longest)}"
    return row(named(number, line.bot), valued(duration(times.median), rest), picture)


def incidents_list(found: Standings) -> str:
    # Beside the table of everybody against everybody there is no place left for half a panel.
    kind = "whole" if len(found.bots) > 2 else ""
    bots = [_incidents(number, line) for number, line in enumerate(found.bots) if line.mishaps]
    return panel("incidents", *(bots or [tag("p", INCIDENTS["none"])]), kind=kind)


def _incidents(number: int, line: BotLine) -> str:
    told = [_incident(mishap) for mishap in line.mishaps[:_SHOWN]]
    more = len(line.mishaps) - len(told)
    rest = [tag("li", INCIDENTS["more"].format(number=more), class_="quiet")] if more else []
    total = tag("span", str(len(line.mishaps)), class_="value bad")
    return row(named(number, line.bot), total, tag("ul", *told, *rest))


def _incident(mishap: Mishap) -> str:
    where = INCIDENTS["where"].format(
        game=mishap.game.number + 1, seat=mishap.seat + 1, action=mishap.incident.action
    )
    return tag("li", quiet(where), f" {escape(mishap.incident.reason)}")


def gold_plot(found: Standings) -> str:
    most = max([gold for line in found.bots for gold in line.by_source.values()])
    cards = [_card(source, found, max(most, 1.0)) for source in found.sources]
    return panel("gold", tag("div", *cards, class_="cards"), kind="whole")


def _card(source: str, found: Standings, most: float) -> str:
    head = tag("h3", _icon(source), tag("span", escape(title(source))))
    bars = [
        _gold(number, line.bot, line.by_source[source], most)
        for number, line in enumerate(found.bots)
        if source in line.by_source
    ]
    return tag("div", head, *bars, class_="card")


def _gold(number: int, bot: str, gold: float, most: float) -> str:
    picture = plot(
        10,
        f"{bot}: {gold:.1f} gold",
        bar(0, 100, 2, 6, "well"),
        bar(0, 100 * gold / most, 2, 6, colour_of(number)),
    )
    return tag("div", emblem(number), picture, tag("span", f"{gold:.1f}", class_="number"), class_="bar")


def _icon(source: str) -> str:
    """A place that pays is drawn under its name in the singular."""
    for key in (source, source.removesuffix("s")):
        try:
            drawing = icon(key)
        except KeyError:
            continue
        inner = drawing[drawing.index(">", drawing.index("<svg")) + 1 : drawing.rindex("</svg>")]
        return tag("svg", inner.strip(), class_="icon", viewBox="0 0 24 24", aria_hidden="true")
    return ""


def method(plan: Plan, found: Standings, command: str) -> str:
    seatings = METHOD["both"] if plan.seats == 2 else METHOD["all"].format(seats=plan.seats)
    boxes = ", ".join([title(key) for key in plan.drawn_from])
    facts = {
        "games": METHOD["deals"].format(games=found.games, each=plan.games_in_a_deal, seatings=seatings),
        "boxes": METHOD["setup"].format(code=escape(plan.setup)) if plan.setup else escape(boxes),
        "seed": str(plan.seed),
        "again": tag("code", escape(command)),
    }
    items = [tag("dt", METHOD[key]) + tag("dd", text) for key, text in facts.items()]
    return panel("method", tag("dl", *items), kind="whole")
