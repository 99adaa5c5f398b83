"""What the games of a tournament say about each bot, each pair, each seat, each card."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from hexstead.arena.duels import duels
from hexstead.arena.intervals import Interval, mean, quantile, wilson
from hexstead.arena.ratings import Rating, ratings
from hexstead.arena.schedule import ScheduledGame
from hexstead.arena.tournament_game import GameIncident, Outcome, Result
from hexstead.boxes.catalogue import ALWAYS, CARDS, TASKS, TILES
from hexstead.engine.actions import Seat

SOURCES: Final = (*CARDS, *TASKS, *ALWAYS, *TILES)
"""Everything that may pay gold, in the order to list it."""


@dataclass(frozen=True)
class ShareOfGames:
    """A share of this many games, with its uncertainty."""

    value: float
    games: int
    interval: Interval


def share_of(values: list[float]) -> ShareOfGames:
    value = mean(values)
    return ShareOfGames(value, len(values), wilson(value, len(values)))


@dataclass(frozen=True)
class Thinking:
    """Time for a decision, in microseconds."""

    decisions: int
    median: int
    most: int
    """95 decisions in 100 take no longer."""
    longest: int


@dataclass(frozen=True)
class Mishap:
    """An incident and where it happened."""

    game: ScheduledGame
    seat: Seat
    incident: GameIncident


@dataclass(frozen=True)
class BotLine:
    bot: str
    first: ShareOfGames
    """Share of first places; a tie divides it. With several seats, the mean over them."""
    gold: float
    by_source: dict[str, float]
    """Mean gold over the games with this source in play."""
    rating: Rating
    thinking: Thinking
    mishaps: tuple[Mishap, ...]


@dataclass(frozen=True)
class PairLine:
    """One bot against another: more gold wins, equal gold is a draw and counts half."""

    bot: str
    other: str
    share: ShareOfGames
    draws: int
    """Games that ended level."""


@dataclass(frozen=True)
class SeatLine:
    first: ShareOfGames
    gold: float


@dataclass(frozen=True)
class Standings:
    games: int
    bots: tuple[BotLine, ...]
    """Best rating first."""
    pairs: tuple[PairLine, ...]
    """The better one of each two first."""
    seats: tuple[SeatLine, ...]
    lengths: dict[int, int]
    """How many games had this many rounds."""
    rounds: float
    actions: float

    @property
    def sources(self) -> list[str]:
        """What paid gold to anybody, or could have."""
        in_play = {source for line in self.bots for source in line.by_source}
        return [source for source in SOURCES if source in in_play]


def standings(results: list[Result], seed: int) -> Standings:
    """`seed` is for the bootstrap of the ratings."""
    results = _with_labels(results)
    bots = list(dict.fromkeys([outcome.bot for result in results for outcome in result.outcomes]))
    rated = dict(zip(bots, ratings(bots, results, seed), strict=True))
    ranked = sorted(bots, key=lambda bot: -rated[bot].points)
    lengths = Counter([result.rounds for result in results])
    return Standings(
        games=len(results),
        bots=tuple([_bot_line(bot, rated[bot], results) for bot in ranked]),
        pairs=tuple(_pair_lines(ranked, results)),
        seats=tuple([_seat_line(seat, results) for seat in range(len(results[0].outcomes))]),
        lengths=dict(sorted(lengths.items())),
        rounds=mean([result.rounds for result in results]),
        actions=mean([result.actions for result in results]),
    )


def _with_labels(results: list[Result]) -> list[Result]:
    """With short names: files without their folders, unless two would get the same name."""
    bots = {bot for result in results for bot in result.game.bots}
    short = {bot: bot.rpartition("/")[2] for bot in bots}
    label = {bot: bot if list(short.values()).count(short[bot]) > 1 else short[bot] for bot in bots}
    return [
        replace(
            result,
            game=replace(result.game, bots=tuple([label[bot] for bot in result.game.bots])),
            outcomes=tuple([replace(outcome, bot=label[outcome.bot]) for outcome in result.outcomes]),
        )
        for result in results
    ]


def _bot_line(bot: str, rating: Rating, results: list[Result]) -> BotLine:
    with_it = [result for result in results if bot in result.game.bots]
    own = [outcome for result in with_it for outcome in result.outcomes if outcome.bot == bot]
    return BotLine(
        bot=bot,
        first=share_of([mean([r.share(seat) for seat in _seats(bot, r)]) for r in with_it]),
        gold=mean([outcome.total for outcome in own]),
        by_source=_by_source(own),
        rating=rating,
        thinking=_thinking(own),
        mishaps=tuple([mishap for result in with_it for mishap in _mishaps(bot, result)]),
    )


def _seats(bot: str, result: Result) -> list[Seat]:
    return [seat for seat, name in enumerate(result.game.bots) if name == bot]


def _by_source(outcomes: list[Outcome]) -> dict[str, float]:
    in_play = {source for outcome in outcomes for source in outcome.gold}
    return {
        source: mean([outcome.gold[source] for outcome in outcomes if source in outcome.gold])
        for source in SOURCES
        if source in in_play
    }


def _thinking(outcomes: list[Outcome]) -> Thinking:
    times = sorted([spent for outcome in outcomes for spent in outcome.thought])
    return Thinking(len(times), quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1))


def _mishaps(bot: str, result: Result) -> list[Mishap]:
    return [
        Mishap(result.game, seat, incident)
        for seat in _seats(bot, result)
        for incident in result.outcomes[seat].incidents
    ]


def _pair_lines(ranked: list[str], results: list[Result]) -> list[PairLine]:
    met: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for pair, share in duels(result).items():
            met.setdefault(pair, []).append(share)
    return [
        PairLine(bot, other, share_of(met[bot, other]), met[bot, other].count(0.5))
        for place, bot in enumerate(ranked)
        for other in ranked[place + 1 :]
        if (bot, other) in met
    ]


def _seat_line(seat: Seat, results: list[Result]) -> SeatLine:
    return SeatLine(
        share_of([result.share(seat) for result in results]),
        mean([result.outcomes[seat].total for result in results]),
    )
