"""Who is stronger: the standings, the ratings, and each pair."""

from html import escape
from math import ceil, floor
from typing import Final

from hexstead.arena.report.plots import (
    Axis,
    at,
    bar,
    colour_of,
    mark,
    plot,
    scale,
    share_axis,
    track,
    upright,
    whisker,
)
from hexstead.arena.report.rows import emblem, named, paired, panel, quiet, row, scrolling, valued
from hexstead.arena.standings import BotLine, PairLine, Standings
from hexstead.arena.teller import Teller
from hexstead.pictures.svg import tag

_HEIGHT: Final = 22.0
_FAR: Final = 600.0
"""How many points beyond the ratings themselves the axis shows, at most."""
_GRAIN: Final = 50
_HEADS: Final = (
    "rating",
    "interval",
    "games",
    "first",
    "interval",
    "gold",
    "median",
    "most",
    "incidents",
)


def standings_table(teller: Teller, found: Standings) -> str:
    heads = [" ", *[escape(teller.text(f"report-head-{key}")) for key in _HEADS]]
    head = tag("thead", tag("tr", *[tag("th", one, scope="col") for one in heads]))
    lines = [_standing(teller, number, line) for number, line in enumerate(found.bots)]
    return panel(teller, "standings", scrolling(tag("table", head, tag("tbody", *lines))), kind="whole")


def _standing(teller: Teller, number: int, line: BotLine) -> str:
    cells = [
        teller.number(line.rating.points),
        quiet(teller.points(line.rating.interval)),
        str(line.first.games),
        tag("b", teller.percent(line.first.value)),
        quiet(teller.percents(line.first.interval)),
        tag("b", teller.number(line.gold, 1), class_="gold"),
        teller.duration(line.thinking.median),
        teller.duration(line.thinking.most),
        tag("b", str(len(line.mishaps)), class_="bad") if line.mishaps else "0",
    ]
    return tag("tr", tag("th", named(number, line.bot), scope="row"), *[tag("td", cell) for cell in cells])


def ratings_plot(teller: Teller, found: Standings) -> str:
    axis = _rating_axis(teller, found)
    rows = [_rating(teller, number, line, axis) for number, line in enumerate(found.bots)]
    return panel(teller, "ratings", *rows, scale(axis, teller.text("report-axis-rating")))


def _rating_axis(teller: Teller, found: Standings) -> Axis:
    """Wide enough for all bars, except those of bots that never lost."""
    ratings = [line.rating for line in found.bots]
    worst, best = min([one.points for one in ratings]), max([one.points for one in ratings])
    low = max(worst - _FAR, min([one.interval.low for one in ratings]))
    high = min(best + _FAR, max([one.interval.high for one in ratings]))
    ends = (floor(low / _GRAIN) - 1) * _GRAIN, (ceil(high / _GRAIN) + 1) * _GRAIN
    return Axis(*ends, teller.number)


def _rating(teller: Teller, number: int, line: BotLine, axis: Axis) -> str:
    value, middle = teller.number(line.rating.points), _HEIGHT / 2
    picture = plot(
        _HEIGHT,
        teller.text("report-row", name=line.bot, value=value),
        track(middle),
        whisker(axis, line.rating.interval, middle),
        at(axis.at(line.rating.points), middle, mark(number)),
    )
    return row(named(number, line.bot), valued(value, teller.points(line.rating.interval)), picture)


def pairs_plot(teller: Teller, found: Standings) -> str:
    places = {line.bot: number for number, line in enumerate(found.bots)}
    rows = [_pair(teller, pair, places[pair.bot], places[pair.other]) for pair in found.pairs]
    return panel(teller, "pairs", *rows, scale(share_axis(teller), teller.text("report-axis-share")))


def _pair(teller: Teller, pair: PairLine, one: int, other: int) -> str:
    axis, share = share_axis(teller), pair.share.value
    names, value = teller.text("report-pair", bot=pair.bot, other=pair.other), teller.percent(share)
    picture = plot(
        _HEIGHT,
        teller.text("report-row", name=names, value=value),
        bar(axis.at(0), axis.at(share), 4, 14, colour_of(one)),
        tag("g", bar(axis.at(share), axis.at(1), 4, 14, colour_of(other)), opacity=0.28),
        upright(axis.at(0.5), 0, _HEIGHT, "middle"),
        tag("g", whisker(axis, pair.share.interval, _HEIGHT / 2), class_="halo"),
        whisker(axis, pair.share.interval, _HEIGHT / 2),
    )
    interval = teller.percents(pair.share.interval)
    doubt = teller.text("report-pair-doubt", interval=interval, games=pair.share.games)
    head = paired(teller, named(one, pair.bot), named(other, pair.other))
    return row(head, valued(value, doubt), picture)


def cross_table(teller: Teller, found: Standings) -> str:
    """Everybody against everybody."""
    shares = {(pair.bot, pair.other): pair.share.value for pair in found.pairs}
    shares |= {(other, bot): 1 - share for (bot, other), share in shares.items()}
    bots = [line.bot for line in found.bots]
    marks = [tag("th", emblem(number), scope="col", title=escape(bot)) for number, bot in enumerate(bots)]
    lines = [
        _cross_line(teller, number, bot, [shares.get((bot, one)) for one in bots])
        for number, bot in enumerate(bots)
    ]
    table = tag("table", tag("tr", tag("td", " "), *marks), *lines, class_="cross")
    return panel(teller, "cross", scrolling(table))


def _cross_line(teller: Teller, number: int, bot: str, shares: list[float | None]) -> str:
    cells = [_cross_cell(teller, share) for share in shares]
    return tag("tr", tag("th", named(number, bot), scope="row"), *cells)


def _cross_cell(teller: Teller, share: float | None) -> str:
    """The further from even, the stronger its background."""
    if share is None:
        return tag("td", "·", class_="quiet")
    colour = "accent" if share >= 0.5 else "nomad"
    ground = f"color-mix(in oklab,var(--{colour}) {8 + 68 * abs(share - 0.5):.0f}%,transparent)"
    return tag("td", teller.number(100 * share, 1), style=f"background:{ground}")
