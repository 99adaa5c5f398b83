"""Who meets whom, on which set-ups, in which seats.

A deal is one set-up with one shuffled deck. Every field of bots plays every deal in every seating, so that
neither a lucky set-up nor a good seat favours anyone.

>>> fields(("greedy", "planner", "search"), seats=2)
[('greedy', 'planner'), ('greedy', 'search'), ('planner', 'search')]
>>> seatings(3)
[(0, 1, 2), (1, 2, 0), (2, 0, 1)]
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import ceil

from hexstead.arena.bot_files import BotFile, bot_files
from hexstead.bots.registry import bot
from hexstead.bots.seeds import seed_of
from hexstead.engine.actions import Seat
from hexstead.engine.said import BadInput, error
from hexstead.setup.code import write_code
from hexstead.setup.draw import draw
from hexstead.setup.request import Request, boxes_of, names_in
from hexstead.setup.setup import USUAL_EDITION


@dataclass(frozen=True)
class ScheduledGame:
    """Everything that determines a game, except for bots that watch the clock."""

    number: int
    deal: int
    setup: str
    """The code of the set-up."""
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat, the bot's place in its field: its random numbers move with it from seat to seat."""

    def seed_in(self, seat: Seat) -> int:
        return seed_of(self.seed, 1 + self.places[seat])


@dataclass(frozen=True)
class Tournament:
    """A tournament; without a code, each deal draws its own set-up."""

    bots: tuple[str, ...]
    seats: int
    request: Request
    seed: int
    games: int
    """Play at least this many: only complete deals."""
    setup: str = ""

    @property
    def drawn_from(self) -> list[str]:
        """The boxes and everything else you asked for, by key; the usual edition goes without saying."""
        others = [field for field in Request.model_fields if field != "boxes"]
        asked = [key for field in others for key in names_in(self.request, field) if key != USUAL_EDITION]
        return [*boxes_of(self.request), *asked]

    @property
    def games_in_a_deal(self) -> int:
        return len(fields(self.bots, self.seats)) * self.seats

    @property
    def deals(self) -> int:
        return ceil(self.games / self.games_in_a_deal)

    @property
    def total(self) -> int:
        """How many games there are."""
        return self.deals * self.games_in_a_deal

    @property
    def contestants(self) -> list[str]:
        """The bots, each once, in the order you named them."""
        return list(dict.fromkeys(self.bots))

    @property
    def files(self) -> tuple[BotFile, ...]:
        return bot_files(self.contestants)

    def check(self) -> None:
        """BadInput if it can't be played."""
        for name in self.contestants:
            bot(name, seed=0)
        if len(self.bots) < self.seats:
            such = " ".join(_filled(self.bots, self.seats))
            raise BadInput(error("too-few-bots", seats=self.seats, such=such))

    def schedule(self) -> Iterator[ScheduledGame]:
        """All games, deal by deal: a longer tournament starts with the games of a shorter one."""
        number = 0
        for deal in range(self.deals):
            seed = seed_of(self.seed, deal)
            setup = self.setup or write_code(draw(self.request, self.seats, seed))
            for field in fields(self.bots, self.seats):
                for places in seatings(self.seats):
                    bots = tuple([field[place] for place in places])
                    yield ScheduledGame(number, deal, setup, seed, bots, places)
                    number += 1


def fields(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who plays together: every choice of `seats` bots, each once."""
    chosen: dict[tuple[str, ...], tuple[str, ...]] = {}
    for field in combinations(bots, seats):
        chosen.setdefault(tuple(sorted(field)), field)
    return list(chosen.values())


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Everybody moves on by one seat until all have sat everywhere."""
    return [tuple([(seat + turn) % seats for seat in range(seats)]) for turn in range(seats)]


def _filled(bots: tuple[str, ...], seats: int) -> list[str]:
    return [*bots, *[bots[-1]] * (seats - len(bots))]
