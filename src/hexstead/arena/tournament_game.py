"""One game of a tournament: played under a referee, reported in plain numbers."""

from dataclasses import dataclass

from hexstead.arena.bot_files import BotFile, fingerprint
from hexstead.arena.schedule import ScheduledGame
from hexstead.bots.referee import Referee
from hexstead.bots.registry import bot, seconds
from hexstead.engine.actions import Seat
from hexstead.engine.said import BadInput, Said, error
from hexstead.engine.scoring import score
from hexstead.match.match import Match
from hexstead.setup.code import read_code


@dataclass(frozen=True)
class GameIncident:
    """What a bot did wrong at an action of the game, counted from 1; a random action replaced it."""

    action: int
    reason: Said


@dataclass(frozen=True)
class Outcome:
    """One seat's result."""

    bot: str
    gold: dict[str, int]
    """By source."""
    thought: tuple[int, ...]
    """Microseconds for each decision."""
    incidents: tuple[GameIncident, ...]

    @property
    def total(self) -> int:
        return sum(self.gold.values())


@dataclass(frozen=True)
class Result:
    game: ScheduledGame
    rounds: int
    actions: int
    record: str
    """The record of the game as JSON, for `hexstead show`."""
    outcomes: tuple[Outcome, ...]
    """By seat."""

    def share(self, seat: Seat) -> float:
        """Share of the first place: 1 for the most gold, divided equally in a tie."""
        totals = [outcome.total for outcome in self.outcomes]
        return 1 / totals.count(max(totals)) if totals[seat] == max(totals) else 0.0


def play(game: ScheduledGame, files: tuple[BotFile, ...], code: str) -> Result:
    """Play it. The result is always and everywhere the same, except for bots that watch the clock.

    `code` is the fingerprint from where the tournament was planned: the rules may differ elsewhere.
    """
    if fingerprint() != code:
        raise BadInput(error("other-hexstead"))
    match = Match(read_code(game.setup), game.seed)
    here = {file.name: file.name_here() for file in files}
    bots = [bot(here.get(name, name), game.seed_in(seat)) for seat, name in enumerate(game.bots)]
    referee = Referee(bots, [seconds(name) for name in game.bots], game.seed)
    referee.play_out(match)
    return _result(game, match, referee)


def _result(game: ScheduledGame, match: Match, referee: Referee) -> Result:
    scores = score(match.world, match.state)
    outcomes = [_outcome(name, seat, scores[seat].gold, referee) for seat, name in enumerate(game.bots)]
    record = match.record(game.bots).model_dump_json()
    return Result(game, match.round, len(match.steps), record, tuple(outcomes))


def _outcome(name: str, seat: Seat, gold: dict[str, int], referee: Referee) -> Outcome:
    incidents = [one for one in referee.incidents if one.seat == seat]
    return Outcome(
        bot=name,
        gold=gold,
        thought=tuple([round(spent * 1e6) for spent in referee.thought[seat]]),
        incidents=tuple([GameIncident(one.number + 1, one.reason) for one in incidents]),
    )
