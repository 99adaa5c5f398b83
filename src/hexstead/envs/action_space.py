"""The action space: a number for every action of every game, of which a few are live."""

from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete

from hexstead.engine.chance import Rng
from hexstead.engine.hexes import pick
from hexstead.envs.env_game import EnvGame
from hexstead.envs.numbering import ACTIONS
from hexstead.envs.observation_layout import Array

_SEEDS: Final = 2**31


class LiveActions(Discrete[np.int64]):
    """During a game, `sample` without a mask draws from its live actions."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.game: EnvGame | None = None
        self._rng = self._new_rng()

    def _new_rng(self) -> Rng:
        return Rng(int(self.np_random.integers(_SEEDS)))

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> np.int64:
        game = self.game
        if mask is not None or probability is not None or game is None:
            return super().sample(mask, probability)
        live = game.decision.live
        if not live:
            return super().sample()
        return game.numbers[pick(live, self._rng.below(live.bit_count()))]

    def __getstate__(self) -> dict[str, Any]:
        """A space sent to a worker or saved with a policy leaves its game behind."""
        return {**self.__dict__, "game": None}

    def __deepcopy__(self, memo: dict[int, Any]) -> "LiveActions":
        """The space of a copied environment belongs to the copied game."""
        copied = LiveActions()
        copied.__setstate__(deepcopy(self.__getstate__(), memo))
        copied.game = deepcopy(self.game, memo)
        return copied

    def seed(self, seed: int | None = None) -> int | list[int] | dict[str, int]:
        seeds = super().seed(seed)
        self._rng = self._new_rng()
        return seeds
