"""The whole page."""

from html import escape
from importlib.resources import files
from string import Template

from hexstead.arena.report.how_played import (
    gold_plot,
    incidents_list,
    length_plot,
    method,
    seats_plot,
    thinking_plot,
)
from hexstead.arena.report.strength import cross_table, pairs_plot, ratings_plot, standings_table
from hexstead.arena.schedule import Tournament
from hexstead.arena.standings import Standings
from hexstead.arena.teller import Teller
from hexstead.pictures.palette import tints_of
from hexstead.pictures.svg import tag
from hexstead.wording.languages import ENGLISH


def page(tournament: Tournament, found: Standings, command: str, language: str = ENGLISH) -> str:
    """`command` plays the tournament again."""
    teller = Teller(language)
    template = Template((files(__package__) / "page.html").read_text("utf-8"))
    return template.substitute(
        language=language,
        title=escape(teller.text("report-title", bots=[line.bot for line in found.bots])),
        arena=escape(teller.text("report-arena")),
        theme=escape(teller.text("report-theme")),
        colours=_colours(),
        headline=escape(_headline(teller, found)),
        facts="".join([tag("li", escape(fact)) for fact in _facts(teller, tournament, found)]),
        sections="".join(_sections(teller, tournament, found, command)),
    )


def _colours() -> str:
    """Each colour of the pictures, for both themes."""
    light, dark = tints_of("light"), tints_of("dark")
    named = [(token.replace("_", "-"), light[token], dark[token]) for token in light]
    return "".join([f"--{name}:light-dark({day},{dusk});" for name, day, dusk in named])


def _headline(teller: Teller, found: Standings) -> str:
    if not found.pairs:
        return teller.text("report-alone", bot=found.bots[0].bot)
    best = found.pairs[0]
    share, interval = teller.percent(best.share.value), teller.percents(best.share.interval)
    key = "report-beats" if best.share.interval.low > 0.5 else "report-level"
    return teller.text(key, bot=best.bot, other=best.other, share=share, interval=interval)


def _facts(teller: Teller, tournament: Tournament, found: Standings) -> list[str]:
    games, seats = (
        teller.text("report-fact-games", games=found.games),
        teller.text("report-fact-seats", seats=tournament.seats),
    )
    return [games, seats, tournament.setup or teller.listed(tournament.drawn_from, "comma")]


def _sections(teller: Teller, tournament: Tournament, found: Standings, command: str) -> list[str]:
    """Those with something to show."""
    return [
        standings_table(teller, found),
        ratings_plot(teller, found),
        pairs_plot(teller, found) if found.pairs else "",
        cross_table(teller, found) if len(found.bots) > 2 else "",
        seats_plot(teller, found),
        length_plot(teller, found),
        thinking_plot(teller, found),
        incidents_list(teller, found),
        gold_plot(teller, found),
        method(teller, tournament, found, command),
    ]
