"""How the games went: seats, rounds, thinking time, incidents, gold by card, and how to replay them."""

from html import escape
from math import ceil, floor, log10
from typing import Final

from hexstead.arena.intervals import Interval
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
from hexstead.arena.schedule import Tournament
from hexstead.arena.standings import BotLine, Mishap, SeatLine, Standings
from hexstead.arena.teller import Teller, with_digits
from hexstead.boxes.catalogue import icon
from hexstead.pictures.svg import tag
from hexstead.wording.names import called, component_named

_HEIGHT: Final = 26.0
_TALLEST: Final = 128.0
_ABOVE: Final = 20.0
"""Room for the number above a column."""
_LABELS: Final = 12
"""How many rounds to name under the columns, at most."""
_SHOWN: Final = 12
"""How many incidents of a bot to list one by one."""


def seats_plot(teller: Teller, found: Standings) -> str:
    rows = [_seat(teller, seat, line, 1 / len(found.seats)) for seat, line in enumerate(found.seats)]
    return panel(teller, "seats", *rows, scale(share_axis(teller), teller.text("report-axis-first")))


def _seat(teller: Teller, seat: int, line: SeatLine, even: float) -> str:
    axis, name = share_axis(teller), teller.text("report-seat", seat=seat + 1)
    value, interval = teller.percent(line.first.value), teller.percents(line.first.interval)
    picture = plot(
        _HEIGHT,
        teller.text("report-row", name=name, value=value),
        track(_HEIGHT / 2),
        upright(axis.at(even), 0, _HEIGHT, "middle"),
        whisker(axis, line.first.interval, _HEIGHT / 2),
        at(axis.at(line.first.value), _HEIGHT / 2, house(seat)),
    )
    doubt = teller.text("report-seat-doubt", interval=interval, gold=with_digits(line.gold, 1))
    return row(tag("b", escape(name)), valued(value, doubt), picture)


def length_plot(teller: Teller, found: Standings) -> str:
    first, last = min(found.lengths), max(found.lengths)
    axis = Axis(first - 0.5, last + 0.5, str)
    most = max(found.lengths.values())
    columns = [_column(axis, rounds, games, most) for rounds, games in found.lengths.items()]
    mean = upright(axis.at(found.rounds), _ABOVE, _ABOVE + _TALLEST, "middle")
    named_rounds = range(first, last + 1, ceil((last - first + 1) / _LABELS))
    labels = [label(axis.at(rounds), 18, str(rounds)) for rounds in named_rounds]
    names = plot(24, teller.text("report-axis-rounds"), *labels)
    picture = plot(_ABOVE + _TALLEST, teller.text("report-axis-games"), *columns, mean)
    rounds, actions = with_digits(found.rounds, 1), with_digits(found.actions, 0)
    return panel(teller, "length", picture, names, rounds=rounds, actions=actions)


def _column(axis: Axis, rounds: int, games: int, most: int) -> str:
    height = _TALLEST * games / most
    top = _ABOVE + _TALLEST - height
    column = bar(axis.at(rounds - 0.42), axis.at(rounds + 0.42), top, height, "water")
    return column + label(axis.at(rounds), top - 5, str(games))


def thinking_plot(teller: Teller, found: Standings) -> str:
    lines = [line.thinking for line in found.bots]
    low = 10 ** floor(log10(max(1, min([one.median for one in lines]))))
    high = 10 ** ceil(log10(max([10 * low, *[one.longest for one in lines]])))
    axis = LogAxis(low, high, teller.round_duration)
    rows = [_thinking(teller, number, line, axis) for number, line in enumerate(found.bots)]
    return panel(teller, "thinking", *rows, scale(axis, teller.text("report-axis-thinking")))


def _thinking(teller: Teller, number: int, line: BotLine, axis: Axis) -> str:
    times, middle = line.thinking, _HEIGHT / 2
    median, most, longest = [teller.duration(one) for one in (times.median, times.most, times.longest)]
    picture = plot(
        _HEIGHT,
        teller.text("report-row", name=line.bot, value=median),
        track(middle),
        whisker(axis, Interval(times.median, times.most), middle),
        tag("circle", cx=percent_of(axis.at(times.longest)), cy=middle, r=3, class_="longest"),
        at(axis.at(times.median), middle, mark(number)),
    )
    rest = teller.text("report-thinking-rest", most=most, longest=longest)
    return row(named(number, line.bot), valued(median, rest), picture)


def incidents_list(teller: Teller, found: Standings) -> str:
    # Beside the table of everybody against everybody, half a panel has no room.
    kind = "whole" if len(found.bots) > 2 else ""
    bots = [_incidents(teller, number, line) for number, line in enumerate(found.bots) if line.mishaps]
    none = tag("p", escape(teller.text("report-incidents-none")))
    return panel(teller, "incidents", *(bots or [none]), kind=kind)


def _incidents(teller: Teller, number: int, line: BotLine) -> str:
    told = [_incident(teller, mishap) for mishap in line.mishaps[:_SHOWN]]
    more = len(line.mishaps) - len(told)
    rest = (
        [tag("li", escape(teller.text("report-incidents-more", number=more)), class_="quiet")] if more else []
    )
    total = tag("span", str(len(line.mishaps)), class_="value bad")
    return row(named(number, line.bot), total, tag("ul", *told, *rest))


def _incident(teller: Teller, mishap: Mishap) -> str:
    incident = mishap.incident
    game, seat = str(mishap.game.number + 1), str(mishap.seat + 1)
    where = teller.text("report-incident-at", game=game, seat=seat, action=str(incident.action))
    return tag("li", quiet(where), f" {escape(teller.say(incident.reason))}")


def gold_plot(teller: Teller, found: Standings) -> str:
    most = max([gold for line in found.bots for gold in line.by_source.values()])
    cards = [_card(teller, source, found, max(most, 1.0)) for source in found.sources]
    return panel(teller, "gold", tag("div", *cards, class_="cards"), kind="whole")


def _card(teller: Teller, source: str, found: Standings, most: float) -> str:
    head = tag("h3", _icon(source), tag("span", escape(teller.say(component_named(source)))))
    bars = [
        _gold(teller, number, line.bot, line.by_source[source], most)
        for number, line in enumerate(found.bots)
        if source in line.by_source
    ]
    return tag("div", head, *bars, class_="card")


def _gold(teller: Teller, number: int, bot: str, gold: float, most: float) -> str:
    picture = plot(
        10,
        teller.text("report-row-gold", bot=bot, gold=with_digits(gold, 1)),
        bar(0, 100, 2, 6, "well"),
        bar(0, 100 * gold / most, 2, 6, colour_of(number)),
    )
    value = tag("span", teller.number(gold, 1), class_="number")
    return tag("div", emblem(number), picture, value, class_="bar")


def _icon(source: str) -> str:
    """A place that pays has its drawing under its name in the singular."""
    for key in (source, source.removesuffix("s")):
        try:
            drawing = icon(key)
        except KeyError:
            continue
        inner = drawing[drawing.index(">", drawing.index("<svg")) + 1 : drawing.rindex("</svg>")]
        return tag("svg", inner.strip(), class_="icon", viewBox="0 0 24 24", aria_hidden="true")
    return ""


def method(teller: Teller, tournament: Tournament, found: Standings, command: str) -> str:
    facts = {
        "games": escape(_deals(teller, tournament, found)),
        "boxes": escape(_boxes(teller, tournament)),
        "seed": str(tournament.seed),
        "again": tag("code", escape(command)),
    }
    items = [
        tag("dt", escape(teller.text(f"report-method-{key}"))) + tag("dd", fact)
        for key, fact in facts.items()
    ]
    return panel(teller, "method", tag("dl", *items), kind="whole")


def _deals(teller: Teller, tournament: Tournament, found: Standings) -> str:
    each = tournament.games_in_a_deal
    return teller.text("report-method-deals", games=found.games, each=each, seats=tournament.seats)


def _boxes(teller: Teller, tournament: Tournament) -> str:
    if tournament.setup:
        return teller.text("report-method-setup", code=tournament.setup)
    return teller.listed([teller.say(called(key)) for key in tournament.drawn_from], "comma")
