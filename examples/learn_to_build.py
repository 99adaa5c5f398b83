"""Learns to play the base game in a few minutes, with nothing but numpy.

    python examples/learn_to_build.py                  # learn, then play against the random bot
    python examples/learn_to_build.py --games 30000    # learn for longer

The player describes every live action in a few numbers: how many of its own settlements lie beside that
hex, whether there are tiles to take, castles, water and so on. It weighs them and draws an action: the more
weight, the more likely. It learns the weights by REINFORCE: actions that were followed by more gold than
usual become more likely. The kingdom cards decide what is worth gold, so every card has its own weights.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import gymnasium
import numpy as np
from rich.console import Console
from rich.progress import track

from hexstead.engine.hexes import COLUMNS, NEIGHBOURS, PITCH, ROWS, SPACE, members
from hexstead.engine.terrain import CASTLE, LOCATION, MOUNTAIN, WATER
from hexstead.envs import ACTIONS, CARDS, ID, PROMPTS, part

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]

BATCH = 64
"""Games between two changes of the weights."""
RATE = 0.03
"""How far the weights move in one change."""
MEMORY = 0.9
"""How much credit an action gets for later gold, per action in between."""

# Hexes at the border have fewer than six neighbours: a hex beyond it, which is always empty, fills up.
BEYOND = COLUMNS
AROUND = np.array([(members(NEIGHBOURS[hex]) + 6 * [BEYOND])[:6] for hex in range(SPACE)])
ROW, COLUMN = np.divmod(np.arange(SPACE), PITCH)
QUADRANT = 2 * (ROW // 10) + COLUMN // 10
LANDMARKS = np.array([CASTLE, LOCATION, WATER, MOUNTAIN])
PIECE = PROMPTS.index("piece")

OF_A_HEX = 8 + len(LANDMARKS)
OF_A_BUTTON = ACTIONS - SPACE
SHAPE = (2 * (1 + len(CARDS)), OF_A_HEX + OF_A_BUTTON)
"""Of the weights: what it depends on, by what is weighed."""


class Step(NamedTuple):
    """Everything needed to learn from one action."""

    context: Array
    surprise: Array
    """The features of the chosen action, minus the expected ones."""
    gold: float


def context_of(observation: Array) -> Array:
    """The cards in play. Choosing a piece to move away has its own weights."""
    cards = np.append(1.0, part(observation, "setup", "cards"))
    is_left = part(observation, "numbers", "prompt")[PIECE]
    return np.concatenate([cards * (1 - is_left), cards * is_left])


def features_of(observation: Array, live: Array) -> Array:
    """A row for each live action: numbers for the hexes, which come first, and a 1 for each button."""
    hexes = live[live < SPACE]
    buttons = live[len(hexes) :] - SPACE
    features = np.zeros((len(live), SHAPE[1]))
    features[: len(hexes), :OF_A_HEX] = features_of_hexes(observation, hexes)
    features[np.arange(len(hexes), len(live)), OF_A_HEX + buttons] = 1
    return features


def features_of_hexes(observation: Array, hexes: Array) -> Array:
    pieces = part(observation, "board", "pieces").ravel()
    own, others = pieces == 1, pieces > 1
    tiles = part(observation, "board", "tiles").ravel()
    # Observations count terrains from 1.
    landmarks = part(observation, "map", "terrain").ravel() == LANDMARKS[:, None] + 1
    beside = AROUND[hexes]
    own_beside = own[beside].sum(1)
    own_in_row = np.bincount(ROW, own, ROWS)[ROW[hexes]]
    own_in_quadrant = np.bincount(QUADRANT, own)[QUADRANT[hexes]]
    return np.column_stack(
        [
            own_beside > 0,
            own_beside / 6,
            others[beside].sum(1) / 6,
            tiles[beside].any(1),
            own_in_row == 0,
            own_in_row / 20,
            own_in_quadrant == 0,
            own_in_quadrant / 40,
            landmarks[:, beside].any(2).T,
        ]
    )


@cache
def environment(reward: str) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(ID, opponents="random", reward=reward)


def play(weights: Array, seed: int, reward: str = "gold-each-turn", boldness: float = 1.0) -> list[Step]:
    """A whole game against the random bot. The bolder, the more surely it takes what it likes best."""
    env, random = environment(reward), np.random.default_rng(seed)
    told, _ = env.reset(seed=seed)
    steps, is_over = [], False
    while not is_over:
        live = np.flatnonzero(told["action_mask"])
        context, features = context_of(told["observation"]), features_of(told["observation"], live)
        liking = boldness * (features @ (context @ weights))
        chances = np.exp(liking - liking.max())
        chances /= chances.sum()
        chosen = random.choice(len(live), p=chances)
        told, gold, is_over, _, _ = env.step(live[chosen])
        steps.append(Step(context, features[chosen] - chances @ features, float(gold)))
    return steps


def credits_of(steps: list[Step]) -> list[float]:
    """For each action the gold from then on; later gold counts less."""
    credits, later = [], 0.0
    for step in reversed(steps):
        later = step.gold + MEMORY * later
        credits.append(later)
    return credits[::-1]


def slope_of(games: list[list[Step]]) -> Array:
    """Where the weights should go to favour what went better than usual at that point of a game."""
    table = np.full((len(games), max([len(steps) for steps in games])), np.nan)
    for row, steps in zip(table, games, strict=True):
        row[: len(steps)] = credits_of(steps)
    better = (table - np.nanmean(table, 0)) / (np.nanstd(table) + 1e-9)
    slope = np.zeros(SHAPE)
    for row, steps in zip(better, games, strict=True):
        contexts = np.array([step.context for step in steps])
        surprises = np.array([step.surprise for step in steps])
        slope += (contexts * row[: len(steps), None]).T @ surprises
    return slope / len(games)


class Adam:
    """Moves about equally far for every weight, however rarely it matters."""

    def __init__(self) -> None:
        self.mean, self.square, self.times = np.zeros(SHAPE), np.zeros(SHAPE), 0

    def change(self, slope: Array) -> Array:
        self.times += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.times), self.square / (1 - 0.99**self.times)
        change: Array = RATE * mean / (np.sqrt(square) + 1e-6)
        return change


def learn(pool: ProcessPoolExecutor, games: int, jobs: int) -> Array:
    weights, adam = np.zeros(SHAPE), Adam()
    for first in track(range(0, games, BATCH), "learning", console=Console(stderr=True)):
        seeds = range(first, first + BATCH)
        played = pool.map(play, [weights] * BATCH, seeds, chunksize=BATCH // jobs)
        weights = weights + adam.change(slope_of(list(played)))
    return weights


def result(weights: Array, seed: int) -> float:
    """1 for a victory, a half for a shared one."""
    return (1 + play(weights, seed, reward="win", boldness=4.0)[-1].gold) / 2


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(
        description="Learn to play the base game, and play against the random bot."
    )
    parser.add_argument("--games", type=int, default=6400, help="to learn from")
    parser.add_argument("--test-games", type=int, default=1000, help="to find the win rate")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    options = parser.parse_args(arguments)
    number = options.test_games
    with ProcessPoolExecutor(options.jobs) as pool:
        weights = learn(pool, options.games, options.jobs)
        # Seeds, and so set-ups, that it didn't learn from.
        seeds = range(10**6, 10**6 + number)
        rate: float = sum(pool.map(result, [weights] * number, seeds, chunksize=10)) / number
    error = 1.96 * (rate * (1 - rate) / number) ** 0.5
    Console().print(f"Wins {100 * rate:.1f} ± {100 * error:.1f} % of {number} games against random.")
    return rate


if __name__ == "__main__":
    main()
