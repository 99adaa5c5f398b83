"""The action space: a number for every action of every game, of which a few are live."""

from typing import Final

import numpy as np
from gymnasium.spaces import Discrete

from hexstead.engine.actions import Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import pick
from hexstead.envs.game import Game
from hexstead.envs.layout import Array
from hexstead.envs.numbering import ACTIONS

_NUMBERS: Final = [np.int64(action) for action in range(ACTIONS)]


class LiveActions(Discrete[np.int64]):
    """While its seat is asked, `sample` without a mask draws from the live actions."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(ACTIONS)
        self.seat = seat
        self.game: Game | None = None
        self._rng: Rng | None = None

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> np.int64:
        game = self.game
        if mask is not None or probability is not None or game is None or game.decision.seat != self.seat:
            return super().sample(mask, probability)
        rng = self._rng
        if rng is None:
            rng = self._rng = Rng(int(self.np_random.integers(2**31)))
        live = game.decision.live
        return _NUMBERS[game.outer[pick(live, rng.below(live.bit_count()))]]

    def seed(self, seed: int | None = None) -> int | list[int] | dict[str, int]:
        self._rng = None
        return super().seed(seed)
