"""The game for PettingZoo: agents `player_0` to `player_4`, each asked when it has to choose."""

from typing import Any, SupportsIndex, Unpack

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from hexstead.envs.action_space import LiveActions
from hexstead.envs.choices import Choices, Chosen
from hexstead.envs.drawing import RENDER_MODES, check_render_mode, draw
from hexstead.envs.env_game import EnvGames
from hexstead.envs.observation_layout import Array, observation_space
from hexstead.envs.observer import NO_ACTIONS, Observation
from hexstead.envs.rewards import new_reward
from hexstead.envs.speaking import speaking


def env(
    reward: str = "win", render_mode: str | None = None, **chosen: Unpack[Chosen]
) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's checks on the order of calls."""
    return OrderEnforcingWrapper(raw_env(reward, render_mode, **chosen))


class raw_env(AECEnv[str, Observation, SupportsIndex]):  # noqa: N801  PettingZoo's name for it
    metadata = {  # noqa: RUF012  as PettingZoo declares it
        "name": "hexstead_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 4,
        "is_parallelizable": False,
    }

    @speaking()
    def __init__(self, reward: str = "win", render_mode: str | None = None, **chosen: Unpack[Chosen]) -> None:
        new_reward(reward)
        self.reward = reward
        self.render_mode = check_render_mode(render_mode)
        self._games = EnvGames(Choices(**chosen))
        self.possible_agents = [f"player_{seat}" for seat in range(self._games.choices.most_seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: LiveActions() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> LiveActions:
        return self._action_spaces[agent]

    @speaking()
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. `options["setup"]` overrides the environment's choices for this game."""
        if self._random is None or seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._game = self._games.start(self._random, options)
        self._payer = new_reward(self.reward)
        self.agents = self.possible_agents[: self._game.world.seats]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": NO_ACTIONS} for agent in self.agents}
        self._has_paid = False
        self.agent_selection = self.agents[0]
        for space in self._action_spaces.values():
            space.game = self._game
        self._ask()

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out the action of the selected agent; None for one whose game is over."""
        game = self._game
        if game.state.over:
            self._was_dead_step(action)  # type: ignore[arg-type]  # PettingZoo wants None here
            return
        game.play(action)  # type: ignore[arg-type]  # None is refused there
        if self._has_paid:
            self._settle(self.agent_selection)
        if game.turn_ended:
            self._pay()
            if game.state.over:
                self._end()
                return
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that must choose. It isn't always the next: some tiles act in others' turns."""
        game = self._game
        decision = game.decision
        agent = self.possible_agents[decision.seat]
        if agent is not self.agent_selection:
            self.infos[self.agent_selection] = {"action_mask": NO_ACTIONS}
            self.agent_selection = agent
        self.infos[agent] = {"action_mask": game.masker.mask(decision.live)}

    def _pay(self) -> None:
        paid = self._payer.pay(self._game.world, self._game.state)
        if paid is not None:
            self._has_paid = True
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self._accumulate_rewards()

    def _settle(self, agent: str) -> None:
        """Report the pay for the last turn once, and add it up for each agent until it acts again."""
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._has_paid = any(self._cumulative_rewards.values())

    def _end(self) -> None:
        self.infos[self.agent_selection] = {"action_mask": NO_ACTIONS}
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """PettingZoo's answer, only faster: every step asks for it."""
        agent, game = self.agent_selection, self._game
        info = self.infos[agent]
        observation: Observation | None = None
        if observe:
            row = game.rows[self._seats[agent]].follow(game.decision)
            observation = {"observation": row.copy(), "action_mask": info["action_mask"]}
        return observation, self._cumulative_rewards[agent], self.terminations[agent], False, info

    def observe(self, agent: str) -> Observation:
        return self._game.look(self._seats[agent])

    def render(self) -> str | Array | None:
        return draw(self._game, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""
