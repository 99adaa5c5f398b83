"""Who is stronger: the standings, the ratings, and each pair."""

from html import escape
from math import ceil, floor
from typing import Final

from hexstead.arena.numbers import duration, percent, percents, points
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
from hexstead.arena.report.rows import emblem, named, panel, quiet, row, scrolling, valued
from hexstead.arena.report.words import HEADS
from hexstead.arena.standings import BotLine, PairLine, Standings
from hexstead.pictures.svg import tag

_HEIGHT: Final = 22.0
_FAR: Final = 600.0
"""Points beyond the ratings themselves that the axis shows at most."""
_GRAIN: Final = 50


def standings_table(found: Standings) -> str:
    head = tag("thead", tag("tr", *[tag("th", head or " ", scope="col") for head in HEADS]))
    lines = [_standing(number, line) for number, line in enumerate(found.bots)]
    return panel("standings", scrolling(tag("table", head, tag("tbody", *lines))), kind="whole")


def _standing(number: int, line: BotLine) -> str:
    cells = [
        f"{line.rating.points:.0f}",
        quiet(points(line.rating.interval)),
        str(line.first.games),
        tag("b", percent(line.first.value)),
        quiet(percents(line.first.interval)),
        tag("b", f"{line.gold:.1f}", class_="gold"),
        duration(line.thinking.median),
        duration(line.thinking.most),
        tag("b", str(len(line.mishaps)), class_="bad") if line.mishaps else "0",
    ]
    return tag("tr", tag("th", named(number, line.bot), scope="row"), *[tag("td", cell) for cell in cells])


def ratings_plot(found: Standings) -> str:
    axis = _rating_axis(found)
    rows = [_rating(number, line, axis) for number, line in enumerate(found.bots)]
    return panel("ratings", *rows, scale(axis, "rating"))


def _rating_axis(found: Standings) -> Axis:
    """Wide enough for all bars, but for those of bots that never lost."""
    ratings = [line.rating for line in found.bots]
    worst, best = min([one.points for one in ratings]), max([one.points for one in ratings])
    low = max(worst - _FAR, min([one.interval.low for one in ratings]))
    high = min(best + _FAR, max([one.interval.high for one in ratings]))
    ends = (floor(low / _GRAIN) - 1) * _GRAIN, (ceil(high / _GRAIN) + 1) * _GRAIN
    return Axis(*ends, lambda value: f"{value:.0f}")


def _rating(number: int, line: BotLine, axis: Axis) -> str:
    text, middle = f"{line.rating.points:.0f}", _HEIGHT / 2
    picture = plot(
        _HEIGHT,
        f"{line.bot}: {text}",
        track(middle),
        whisker(axis, line.rating.interval, middle),
        at(axis.at(line.rating.points), middle, mark(number)),
    )
    return row(named(number, line.bot), valued(text, points(line.rating.interval)), picture)


def pairs_plot(found: Standings) -> str:
    places = {line.bot: number for number, line in enumerate(found.bots)}
    rows = [_pair(pair, places[pair.bot], places[pair.other]) for pair in found.pairs]
    return panel("pairs", *rows, scale(share_axis(), "share of the games"))


def _pair(pair: PairLine, one: int, other: int) -> str:
    axis, share = share_axis(), pair.share.value
    picture = plot(
        _HEIGHT,
        f"{pair.bot} against {pair.other}: {percent(share)}",
        bar(axis.at(0), axis.at(share), 4, 14, colour_of(one)),
        tag("g", bar(axis.at(share), axis.at(1), 4, 14, colour_of(other)), opacity=0.28),
        upright(axis.at(0.5), 0, _HEIGHT, "middle"),
        tag("g", whisker(axis, pair.share.interval, _HEIGHT / 2), class_="halo"),
        whisker(axis, pair.share.interval, _HEIGHT / 2),
    )
    doubt = f"{percents(pair.share.interval)} · {pair.share.games} games"
    names = named(one, pair.bot) + quiet("against") + named(other, pair.other)
    return row(names, valued(percent(share), doubt), picture)


def cross_table(found: Standings) -> str:
    """Everybody against everybody."""
    shares = {(pair.bot, pair.other): pair.share.value for pair in found.pairs}
    shares |= {(other, bot): 1 - share for (bot, other), share in shares.items()}
    bots = [line.bot for line in found.bots]
    marks = [tag("th", emblem(number), scope="col", title=escape(bot)) for number, bot in enumerate(bots)]
    lines = [
        _cross_line(number, bot, [shares.get((bot, one)) for one in bots]) for number, bot in enumerate(bots)
    ]
    return panel("cross", scrolling(tag("table", tag("tr", tag("td", " "), *marks), *lines, class_="cross")))


def _cross_line(number: int, bot: str, shares: list[float | None]) -> str:
    return tag("tr", tag("th", named(number, bot), scope="row"), *[_cross_cell(share) for share in shares])


def _cross_cell(share: float | None) -> str:
    """The farther from even, the stronger its ground."""
    if share is None:
        return tag("td", "·", class_="quiet")
    colour = "accent" if share >= 0.5 else "nomad"
    ground = f"color-mix(in oklab,var(--{colour}) {8 + 68 * abs(share - 0.5):.0f}%,transparent)"
    return tag("td", f"{100 * share:.1f}", style=f"background:{ground}")
