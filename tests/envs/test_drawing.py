"""Games to look at."""

import re

import gymnasium
import numpy as np

from envs.play import steps
from hexstead import first_game
from hexstead.envs import ID, raw_env
from hexstead.envs.drawing import pixels


def test_characters_show_the_map_the_seats_and_what_is_asked() -> None:
    env = raw_env(render_mode="ansi", setup=first_game(2))
    env.reset(seed=1)
    text = str(env.render())
    live = int(env.observe(env.agent_selection)["action_mask"][:546].sum())
    assert text.count("[") == live > 0
    assert text.splitlines()[-1] == "player_0: Build 3 on grass."
    assert "player_0: 0 gold, 40 settlements left" in text
    env.step(np.flatnonzero(env.infos["player_0"]["action_mask"])[0])
    board = "".join(str(env.render()).splitlines()[1:21])
    assert board.count(" 0 ") == 1
    assert re.search(r"player_0: \d gold, 39 settlements left", str(env.render()))


def test_characters_can_be_drawn_at_every_moment_of_a_game() -> None:
    env = raw_env(render_mode="ansi", seats=4, expansions="all")
    texts = {str(env.render()) for _ in steps(env, 2)}
    assert len(texts) > 150
    assert str(env.render()).endswith("The game is over.\n")


def test_pixels_show_the_painted_board() -> None:
    env = raw_env(render_mode="rgb_array", seats=4, expansions="all")
    game = steps(env, 4)
    for _ in range(120):
        next(game)
    picture = pixels(env._game)
    assert picture.shape == (760 if env._game.world.island else 557, 640, 3)
    assert picture.dtype == np.uint8
    is_red = (picture[..., 0] > 200) & (picture[..., 1] < 80) & (picture[..., 2] < 80)
    is_blue = (picture[..., 2] > 180) & (picture[..., 0] < 60) & (picture[..., 1] < 110)
    assert is_red.sum() > 500
    assert is_blue.sum() > 500


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = gymnasium.make(ID)
    env.reset(seed=1)
    assert env.unwrapped.render() is None
