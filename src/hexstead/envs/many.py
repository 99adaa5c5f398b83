"""Many games for Gymnasium at once: the same answers as `gymnasium.vector.SyncVectorEnv`, only faster."""

from collections.abc import Sequence
from typing import Any, Final, Unpack

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from hexstead.engine.said import BadInput, error
from hexstead.envs.choices import Chosen
from hexstead.envs.observation_layout import Array
from hexstead.envs.observer import Observation, masks
from hexstead.envs.single import KingdomBuilder
from hexstead.envs.speaking import say, speaking
from hexstead.setup.request import Words

_MASK: Final = "reset_mask"
"""Gymnasium's name for the option that resets only some of the games."""


class KingdomBuilders(VectorEnv[Observation, Array, Array]):
    """A finished game restarts with the next step, whatever action you give it."""

    metadata = {**KingdomBuilder.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    @speaking()
    def __init__(
        self,
        num_envs: int = 1,
        opponents: Words = "random",
        reward: str = "win",
        illegal: str = "replace",
        render_mode: str | None = None,
        **chosen: Unpack[Chosen],
    ) -> None:
        if num_envs < 1:
            raise BadInput(error("env-no-games", found=num_envs))
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.envs = [
            KingdomBuilder(opponents, reward, illegal, render_mode, **chosen) for _ in range(num_envs)
        ]
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._are_over: Array | None = None
        """Unknown before the first reset."""

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin new games. A seed counts up from game to game."""
        options = dict(options or {})
        every = np.ones(self.num_envs, np.bool_)
        # Games that haven't begun can't stay as they are.
        chosen = every if self._are_over is None else options.pop(_MASK, every)
        for env, own, is_chosen in zip(self.envs, self._seeds(seed), chosen, strict=True):
            if is_chosen:
                env.begin(own, options)
        self._are_over = np.array([env.is_over for env in self.envs])
        return self._told({})

    @speaking()
    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return range(seed, seed + self.num_envs)
        if len(seed) != self.num_envs:
            raise BadInput(error("env-seeds", games=self.num_envs, found=len(seed)))
        return seed

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        if self._are_over is None:
            raise ResetNeeded(say(error("env-not-begun")))
        chosen = self._actions(actions)
        rewards = np.zeros(self.num_envs)
        info: dict[str, Any] = {}
        for number, (env, action) in enumerate(zip(self.envs, chosen, strict=True)):
            if self._are_over[number]:
                env.begin()
                continue
            rewards[number], told = env.advance(action)
            if told:
                self._add_info(info, told, number)
        self._are_over = np.array([env.is_over for env in self.envs])
        observation, info = self._told(info)
        return observation, rewards, self._are_over.copy(), np.zeros(self.num_envs, np.bool_), info

    @speaking()
    def _actions(self, actions: Array) -> list[Any]:
        chosen: list[Any] = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise BadInput(error("env-actions", games=self.num_envs, found=len(chosen)))
        return chosen

    def _told(self, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        mask = masks([env.live for env in self.envs])
        info |= {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}
        return {"observation": np.stack([env.row for env in self.envs]), "action_mask": mask}, info

    def render(self) -> tuple[str | Array, ...]:
        """A picture of each game; None without a render mode."""
        return tuple([picture for env in self.envs if (picture := env.render()) is not None])
