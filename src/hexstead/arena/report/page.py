"""The whole page."""

from html import escape
from importlib.resources import files
from string import Template

from hexstead.arena.numbers import percent, percents
from hexstead.arena.plan import Plan
from hexstead.arena.report.play import (
    gold_plot,
    incidents_list,
    length_plot,
    method,
    seats_plot,
    thinking_plot,
)
from hexstead.arena.report.strength import cross_table, pairs_plot, ratings_plot, standings_table
from hexstead.arena.report.words import HEADLINE
from hexstead.arena.standings import Standings
from hexstead.pictures.palette import tints_of
from hexstead.pictures.svg import tag


def page(plan: Plan, found: Standings, command: str) -> str:
    """`command` is what plays the tournament again."""
    template = Template((files(__package__) / "page.html").read_text("utf-8"))
    return template.substitute(
        title=escape(", ".join([line.bot for line in found.bots])),
        colours=_colours(),
        headline=escape(_headline(found)),
        facts="".join([tag("li", escape(fact)) for fact in _facts(plan, found)]),
        sections="".join(_sections(plan, found, command)),
    )


def _colours() -> str:
    """Each colour of the pictures, for both themes."""
    light, dark = tints_of("light"), tints_of("dark")
    named = [(token.replace("_", "-"), light[token], dark[token]) for token in light]
    return "".join([f"--{name}:light-dark({day},{dusk});" for name, day, dusk in named])


def _headline(found: Standings) -> str:
    if not found.pairs:
        return HEADLINE["alone"].format(bot=found.bots[0].bot)
    best = found.pairs[0]
    share, interval = percent(best.share.value), percents(best.share.interval)
    key = "beats" if best.share.interval.low > 0.5 else "level"
    return HEADLINE[key].format(bot=best.bot, other=best.other, share=share, interval=interval)


def _facts(plan: Plan, found: Standings) -> list[str]:
    boxes = plan.setup or ", ".join(plan.drawn_from)
    return [f"{found.games} games", f"{plan.seats} seats", boxes]


def _sections(plan: Plan, found: Standings, command: str) -> list[str]:
    """Those with nothing to show are left out."""
    return [
        standings_table(found),
        ratings_plot(found),
        pairs_plot(found) if found.pairs else "",
        cross_table(found) if len(found.bots) > 2 else "",
        seats_plot(found),
        length_plot(found),
        thinking_plot(found),
        incidents_list(found),
        gold_plot(found),
        method(plan, found, command),
    ]
