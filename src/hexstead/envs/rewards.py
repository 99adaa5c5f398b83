"""What a game pays to its seats."""

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from hexstead.engine.said import BadInput, error
from hexstead.engine.scoring import score
from hexstead.engine.state import State
from hexstead.engine.world import World

Gold: TypeAlias = list[int]
Rewards: TypeAlias = list[float]


class Reward(Protocol):
    def pay(self, world: World, state: State) -> Rewards | None:
        """What each seat gets for the turn or game that has just ended; None for nothing."""
        ...


def win(gold: Gold) -> Rewards:
    """1 for a victory, 0 for a shared one, -1 for a defeat.

    >>> win([30, 41]), win([41, 41, 30])
    ([-1.0, 1.0], [0.0, 0.0, -1.0])
    """
    most = max(gold)
    prize = 1.0 if gold.count(most) == 1 else 0.0
    return [prize if own == most else -1.0 for own in gold]


def place(gold: Gold) -> Rewards:
    """From 1 for the first place down to -1 for the last, in equal steps; ties share their places.

    >>> place([30, 41, 50]), place([41, 30, 41])
    ([-1.0, 0.0, 1.0], [0.5, -1.0, 0.5])
    """
    return [sum([(own > other) - (own < other) for other in gold]) / (len(gold) - 1) for own in gold]


def lead(gold: Gold) -> Rewards:
    """How much gold each seat is ahead of the best of the others.

    >>> lead([30, 41, 50])
    [-20.0, -9.0, 9.0]
    """
    return [float(own - max(gold[:seat] + gold[seat + 1 :])) for seat, own in enumerate(gold)]


class AtTheEnd:
    """Pays once, when the game is over."""

    def __init__(self, worth: Callable[[Gold], Rewards]) -> None:
        self.worth = worth

    def pay(self, world: World, state: State) -> Rewards | None:
        return self.worth(gold_of(world, state)) if state.over else None


class EachTurn:
    """Pays after every turn how much it has changed the value of the game; the sum is the same."""

    def __init__(self, worth: Callable[[Gold], Rewards]) -> None:
        self.worth = worth
        self._before: Rewards = []

    def pay(self, world: World, state: State) -> Rewards | None:
        now = self.worth(gold_of(world, state))
        gained = [new - old for new, old in zip(now, self._before or [0.0] * len(now), strict=True)]
        self._before = now
        return gained


def gold_of(world: World, state: State) -> Gold:
    return [each.total for each in score(world, state)]


REWARDS: Final[dict[str, Callable[[], Reward]]] = {
    "win": lambda: AtTheEnd(win),
    "place": lambda: AtTheEnd(place),
    "gold": lambda: AtTheEnd(lead),
    "gold-each-turn": lambda: EachTurn(lead),
}
"""By name; each game gets its own."""


def new_reward(name: str) -> Reward:
    if name not in REWARDS:
        raise BadInput(error("env-no-reward", name=name, known=list(REWARDS)))
    return REWARDS[name]()
