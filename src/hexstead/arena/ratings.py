"""Bradley-Terry ratings on the scale of chess: 400 points more means ten wins for each defeat.

The error bars come from a Bayesian bootstrap over deals: the games of one deal share their luck, so they
get one weight. Every pair gets half a win each way (Jeffreys' prior), with its own spread in the bootstrap:
a bot that has never lost gets a finite rating, and a long bar.
"""

from dataclasses import dataclass
from importlib.util import find_spec
from math import log
from typing import TYPE_CHECKING, Final

from hexstead.arena.duels import duels
from hexstead.arena.intervals import Interval
from hexstead.arena.tournament_game import Result
from hexstead.engine.said import BadInput, error

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

MIDDLE: Final = 1500.0
"""The mean of all ratings."""
_POINTS: Final = 400 / log(10)
_PRIOR: Final = 0.5
_DRAWS: Final = 1000
_ENOUGH: Final = 10_000
"""Steps of the fit: a few are enough, except for very uneven bots."""


@dataclass(frozen=True)
class Rating:
    points: float
    interval: Interval


def need_library() -> None:
    """BadInput if ratings can't be computed here: better to say so before the games than after."""
    if find_spec("choix") is None:
        raise BadInput(error("no-choix"))


def ratings(bots: list[str], results: list[Result], seed: int) -> list[Rating]:
    """The rating of each bot; `seed` is for the bootstrap, so that the same games give the same bars."""
    import numpy as np

    wins = _wins(bots, results)
    rng = np.random.default_rng(seed)
    others = 1 - np.eye(len(bots))
    points = _fit(wins.sum(axis=0) + _PRIOR * others)
    drawn = np.array([_fit(_drawn(wins, rng) * others) for _ in range(_DRAWS)])
    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    return [Rating(float(points[n]), Interval(float(low[n]), float(high[n]))) for n in range(len(bots))]


def _wins(bots: list[str], results: list[Result]) -> "Matrix":
    """By deal, winner and loser."""
    import numpy as np

    place = {bot: number for number, bot in enumerate(bots)}
    wins = np.zeros((1 + max([result.game.deal for result in results]), len(bots), len(bots)))
    for result in results:
        for (one, other), share in duels(result).items():
            wins[result.game.deal, place[one], place[other]] += share
    return wins


def _drawn(wins: "Matrix", rng: "np.random.Generator") -> "Matrix":
    """The games as they might have been: each deal, and the prior, with a random weight."""
    import numpy as np

    weights = rng.standard_exponential(wins.shape[0])
    prior: Matrix = rng.standard_gamma(_PRIOR, wins.shape[1:])
    found: Matrix = np.tensordot(weights, wins, axes=1) + prior
    return found


def _fit(wins: "Matrix") -> "Matrix":
    import choix

    if len(wins) == 1:
        strength = wins[0] * 0
    else:
        strength = choix.ilsr_pairwise_dense(wins, max_iter=_ENOUGH, tol=1e-6)
    points: Matrix = MIDDLE + _POINTS * (strength - strength.mean())
    return points
