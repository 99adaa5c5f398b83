"""The game for Gymnasium: one seat learns, bots play the others."""

from typing import Any, Final, SupportsIndex, Unpack

import gymnasium
import numpy as np

from hexstead.engine.actions import Actions, IllegalAction, Seat
from hexstead.engine.hexes import count, pick
from hexstead.engine.said import BadInput, error
from hexstead.envs.action_space import LiveActions
from hexstead.envs.choices import Choices, Chosen
from hexstead.envs.drawing import RENDER_MODES, check_render_mode, draw
from hexstead.envs.env_game import EnvGames
from hexstead.envs.observation_layout import Array, observation_space
from hexstead.envs.observer import Observation
from hexstead.envs.opponents import Opponents
from hexstead.envs.rewards import gold_of, new_reward
from hexstead.envs.speaking import speaking
from hexstead.setup.request import Words

ILLEGAL: Final = ["replace", "raise"]
"""What to do with an illegal action: play a random live one and say so, or raise IllegalAction."""

SEAT: Final[Seat] = 0
"""The seat that learns. The start player is drawn, so no seat is better than another."""


class KingdomBuilder(gymnasium.Env[Observation, SupportsIndex]):
    """A step is one action of the learning seat, and everything the others do until it is asked again."""

    metadata = {  # noqa: RUF012  as Gymnasium declares it
        "render_modes": RENDER_MODES,
        "render_fps": 4,
    }

    @speaking()
    def __init__(
        self,
        opponents: Words = "random",
        reward: str = "win",
        illegal: str = "replace",
        render_mode: str | None = None,
        **chosen: Unpack[Chosen],
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadInput(error("env-no-illegal", name=illegal, known=list(ILLEGAL)))
        self.illegal = illegal
        self.reward = reward
        self._payer = new_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self._games = EnvGames(Choices(**chosen))
        self._opponents = Opponents(opponents, self._games.choices.most_seats - 1)
        self.observation_space = observation_space()
        self.action_space = self._actions = LiveActions()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. `options["setup"]` overrides the environment's choices for this game."""
        self.begin(seed, options)
        return self._told({})

    @speaking()
    def begin(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Like `reset`, without an observation."""
        super().reset(seed=seed)
        self._game = self._actions.game = self._games.start(self.np_random, options)
        self._opponents.sit_down(self.np_random)
        self._payer = new_reward(self.reward)
        self._paid_before = self._let_others_play()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward, told = self.advance(action)
        observation, info = self._told(told)
        return observation, reward, self.is_over, False, info

    def advance(self, action: SupportsIndex) -> tuple[float, dict[str, Any]]:
        """Like `step`, without an observation: the reward, and the info except for the mask."""
        told: dict[str, Any] = {}
        refusal = self._play(action)
        if refusal:
            told["illegal"] = refusal
        reward = self._paid_before + self._paid() + self._let_others_play()
        self._paid_before = 0.0
        if self.is_over:
            told["gold"] = self._gold()
        return reward, told

    @property
    def is_over(self) -> bool:
        return self._game.state.over

    @property
    def live(self) -> Actions:
        """The live actions, in the numbers of this environment; none when the game is over."""
        return self._game.live

    @property
    def row(self) -> Array:
        """The current observation. Don't keep it: it follows the game."""
        return self._game.rows[SEAT].follow(self._game.decision)

    def _play(self, action: SupportsIndex) -> str:
        """Carry out the action. If it isn't live, returns what to say, and plays another one instead."""
        try:
            self._game.play(action)
        except IllegalAction as error:
            if self.illegal == "raise" or self._game.state.over:
                raise
            live = self._game.decision.live
            self._game.carry_out(pick(live, int(self.np_random.integers(count(live)))))
            return str(error)
        return ""

    def _let_others_play(self) -> float:
        """Until the seat is asked or the game is over; returns what the seat is paid in the meantime."""
        game, paid = self._game, 0.0
        while game.decision.seat != SEAT and not game.state.over:
            game.carry_out(self._opponents.choose(game))
            paid += self._paid()
        return paid

    def _paid(self) -> float:
        if not self._game.turn_ended:
            return 0.0
        paid = self._payer.pay(self._game.world, self._game.state)
        return 0.0 if paid is None else paid[SEAT]

    def _told(self, told: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        observation = self._game.look(SEAT)
        return observation, {"action_mask": observation["action_mask"], **told}

    def _gold(self) -> Array:
        """Of every seat there may be; 0 for those that are empty in this game."""
        gold = gold_of(self._game.world, self._game.state)
        return np.array(gold + [0] * (self._games.choices.most_seats - len(gold)))

    def render(self) -> str | Array | None:
        return draw(self._game, self.render_mode)
