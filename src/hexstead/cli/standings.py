"""The results of a tournament as tables."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from hexstead.arena.numbers import duration, percent, percents, points
from hexstead.arena.plan import Plan
from hexstead.arena.standings import BotLine, Share, Standings
from hexstead.cli.facts import numbers_table
from hexstead.cli.paint import GOLD, QUIET
from hexstead.cli.words import ARENA
from hexstead.engine.explain import title
from hexstead.telling.words import counted


def tables(plan: Plan, found: Standings, file: Path, report: Path | None) -> RenderableType:
    parts: list[RenderableType] = [_bots(found), ""]
    if found.pairs:
        parts += [_pairs(found), ""]
    parts += [_seats(found), "", _thinking(found), "", _sources(found), ""]
    return Group(*parts, *_mishaps(found), *[Text(note, QUIET) for note in _notes(plan, found, file, report)])


def _notes(plan: Plan, found: Standings, file: Path, report: Path | None) -> list[str]:
    deals = counted(plan.deals, "deal")
    facts = ARENA["facts"].format(games=found.games, deals=deals, rounds=found.rounds, actions=found.actions)
    notes = [ARENA["shares"], facts, ARENA["kept"].format(file=file)]
    return [*notes, ARENA["reported"].format(file=report)] if report else notes


def _bots(found: Standings) -> RenderableType:
    heads = ("rating", "interval", "games", "first", "interval", "gold")
    table = numbers_table("", *[ARENA[head] for head in heads])
    for line in found.bots:
        rating = f"{line.rating.points:.0f}", points(line.rating.interval)
        table.add_row(line.bot, *rating, *_share(line.first), f"{line.gold:.1f}")
    return table


def _thinking(found: Standings) -> RenderableType:
    heads = ("decisions", "median", "most", "longest", "incidents")
    table = numbers_table(ARENA["thinking"], *[ARENA[head] for head in heads])
    for line in found.bots:
        times = (line.thinking.median, line.thinking.most, line.thinking.longest)
        spent = [duration(one) for one in times]
        table.add_row(line.bot, str(line.thinking.decisions), *spent, str(len(line.mishaps)))
    return table


def _pairs(found: Standings) -> RenderableType:
    table = numbers_table("", ARENA["games"], ARENA["wins"], ARENA["interval"], ARENA["draws"])
    for pair in found.pairs:
        name = ARENA["pair"].format(bot=pair.bot, other=pair.other)
        table.add_row(name, *_share(pair.share), str(pair.draws))
    return table


def _seats(found: Standings) -> RenderableType:
    table = numbers_table("", ARENA["games"], ARENA["first"], ARENA["interval"], ARENA["gold"])
    for number, seat in enumerate(found.seats, start=1):
        table.add_row(ARENA["seat"].format(number=number), *_share(seat.first), f"{seat.gold:.1f}")
    return table


def _share(share: Share) -> tuple[str, Text, str]:
    return str(share.games), Text(percent(share.value), GOLD), percents(share.interval)


def _sources(found: Standings) -> RenderableType:
    table = numbers_table(ARENA["sources"], *[line.bot for line in found.bots], whole=False)
    for source in found.sources:
        gold = [line.by_source.get(source) for line in found.bots]
        table.add_row(title(source), *["–" if one is None else f"{one:.1f}" for one in gold])
    return table


def _mishaps(found: Standings) -> list[Text]:
    return [_mishap(line) for line in found.bots if line.mishaps]


def _mishap(line: BotLine) -> Text:
    first = line.mishaps[0]
    sentence = ARENA["mishaps"].format(
        bot=line.bot,
        incidents=counted(len(line.mishaps), "incident"),
        game=first.game.number + 1,
        seat=first.seat + 1,
        action=first.incident.action,
        reason=first.incident.reason.rstrip("."),
    )
    return Text("".join([letter if letter.isprintable() else " " for letter in sentence]), "bold")
