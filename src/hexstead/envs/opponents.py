"""Bots in the other seats of a single-player environment."""

import time
from typing import Final

import numpy as np

from hexstead.bots.at_random import AtRandom
from hexstead.bots.registry import bot, seconds
from hexstead.engine.actions import Action
from hexstead.engine.hexes import count, pick
from hexstead.engine.said import BadInput, error
from hexstead.engine.view import see
from hexstead.envs.env_game import EnvGame
from hexstead.setup.request import Words

_SEEDS: Final = 2**31


class Opponents:
    """Names for the seats after the first: one for all of them, or one for each."""

    def __init__(self, names: Words, most: int) -> None:
        named = (names,) if isinstance(names, str) else tuple(names)
        self.names = named * (most if len(named) == 1 else 1)
        if len(self.names) != most:
            raise BadInput(error("env-opponents", most=most, found=len(self.names)))
        self._seconds = [seconds(name) for name in self.names]
        self.sit_down(np.random.default_rng(0))

    def sit_down(self, random: np.random.Generator) -> None:
        """New bots for a new game, each with its own random numbers."""
        self._bots = [bot(name, int(random.integers(_SEEDS))) for name in self.names]

    def choose(self, game: EnvGame) -> Action:
        """The answer of the bot that must choose, in the engine's numbers."""
        decision = game.decision
        player = self._bots[decision.seat - 1]
        if isinstance(player, AtRandom):
            # It looks at nothing, and making a view would take longer than the whole action.
            return pick(decision.live, player.rng.below(count(decision.live)))
        view = see(game.world, game.state, decision.seat)
        deadline = time.monotonic() + self._seconds[decision.seat - 1]
        return player.choose(game.world, view, decision, deadline)
