"""The results of a tournament as tables."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from hexstead.arena.schedule import Tournament
from hexstead.arena.standings import BotLine, ShareOfGames, Standings
from hexstead.arena.teller import Teller
from hexstead.cli.screen.facts import numbers_table
from hexstead.cli.screen.language import language, say, text
from hexstead.cli.screen.paint import GOLD, QUIET
from hexstead.wording.names import component_named


def tables(tournament: Tournament, found: Standings, file: Path, report: Path | None) -> RenderableType:
    parts: list[RenderableType] = [_bots(found), ""]
    if found.pairs:
        parts += [_pairs(found), ""]
    parts += [_seats(found), "", _thinking(found), "", _sources(found), ""]
    return Group(
        *parts, *_mishaps(found), *[Text(note, QUIET) for note in _notes(tournament, found, file, report)]
    )


def _notes(tournament: Tournament, found: Standings, file: Path, report: Path | None) -> list[str]:
    means = {"rounds": float(found.rounds), "actions": float(found.actions)}
    facts = text("arena-facts", games=found.games, deals=tournament.deals, **means)
    notes = [text("arena-shares"), facts, text("arena-kept", file=file)]
    return [*notes, text("arena-reported", file=report)] if report else notes


def _bots(found: Standings) -> RenderableType:
    teller = Teller(language())
    heads = ("arena-rating", "arena-interval", "arena-games", "arena-first", "arena-interval", "arena-gold")
    table = numbers_table("", *[text(head) for head in heads])
    for line in found.bots:
        rating = teller.number(line.rating.points), teller.points(line.rating.interval)
        table.add_row(line.bot, *rating, *_share(line.first), teller.number(line.gold, 1))
    return table


def _thinking(found: Standings) -> RenderableType:
    heads = ("arena-decisions", "arena-median", "arena-most", "arena-longest", "arena-incidents")
    table = numbers_table(text("arena-thinking"), *[text(head) for head in heads])
    for line in found.bots:
        times = (line.thinking.median, line.thinking.most, line.thinking.longest)
        spent = [Teller(language()).duration(one) for one in times]
        table.add_row(line.bot, str(line.thinking.decisions), *spent, str(len(line.mishaps)))
    return table


def _pairs(found: Standings) -> RenderableType:
    table = numbers_table(
        "", text("arena-games"), text("arena-wins"), text("arena-interval"), text("arena-draws")
    )
    for pair in found.pairs:
        name = text("arena-pair", bot=pair.bot, other=pair.other)
        table.add_row(name, *_share(pair.share), str(pair.draws))
    return table


def _seats(found: Standings) -> RenderableType:
    table = numbers_table(
        "", text("arena-games"), text("arena-first"), text("arena-interval"), text("arena-gold")
    )
    for number, seat in enumerate(found.seats, start=1):
        gold = Teller(language()).number(seat.gold, 1)
        table.add_row(text("seat-number", number=number), *_share(seat.first), gold)
    return table


def _share(share: ShareOfGames) -> tuple[str, Text, str]:
    teller = Teller(language())
    return str(share.games), Text(teller.percent(share.value), GOLD), teller.percents(share.interval)


def _sources(found: Standings) -> RenderableType:
    table = numbers_table(text("arena-sources"), *[line.bot for line in found.bots], whole=False)
    for source in found.sources:
        gold = [_mean(line.by_source.get(source)) for line in found.bots]
        table.add_row(say(component_named(source)), *gold)
    return table


def _mean(gold: float | None) -> str:
    return "–" if gold is None else Teller(language()).number(gold, 1)


def _mishaps(found: Standings) -> list[Text]:
    return [_mishap(line) for line in found.bots if line.mishaps]


def _mishap(line: BotLine) -> Text:
    first = line.mishaps[0]
    sentence = text(
        "arena-mishaps",
        bot=line.bot,
        count=len(line.mishaps),
        game=first.game.number + 1,
        seat=first.seat + 1,
        action=first.incident.action,
        reason=say(first.incident.reason).rstrip("."),
    )
    return Text("".join([letter if letter.isprintable() else " " for letter in sentence]), "bold")
