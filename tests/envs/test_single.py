"""The environment for Gymnasium."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.play import SETUPS
from hexstead import IllegalAction, first_game
from hexstead.envs import ID, KingdomBuilder
from hexstead.envs.speaking import BadChoice

every_setup = pytest.mark.parametrize("chosen", SETUPS.values(), ids=SETUPS)


def steps(env: KingdomBuilder, seed: int) -> Iterator[tuple[Any, float, dict[str, Any]]]:
    """Play a game at random; observation, reward and info of each step."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    is_over = False
    while not is_over:
        observation, reward, is_over, is_cut_off, info = env.step(env.action_space.sample())
        assert not is_cut_off
        yield observation, reward, info


@every_setup
def test_it_passes_the_check_of_gymnasium(chosen: dict[str, Any]) -> None:
    check_env(gymnasium.make(ID, **chosen).unwrapped, skip_render_check=True)


def test_it_passes_the_check_of_gymnasium_with_pictures() -> None:
    check_env(gymnasium.make(ID, render_mode="ansi").unwrapped)


@every_setup
def test_it_plays_whole_games_under_the_eyes_of_gymnasium(chosen: dict[str, Any]) -> None:
    """`make` wraps the environment in checks of every step."""
    env = gymnasium.make(ID, **chosen)
    env.reset(seed=3)
    env.action_space.seed(3)
    rewards: list[Any] = []
    info: dict[str, Any] = {}
    is_over = False
    while not is_over:
        observation, reward, is_over, _, info = env.step(env.action_space.sample())
        assert env.observation_space.contains(observation)
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        rewards.append(reward)
    assert len(rewards) > 20
    assert not any(rewards[:-1])
    assert rewards[-1] in (-1, 0, 1)
    assert (rewards[-1] == 1) == (info["gold"][0] > info["gold"][1:].max())


@pytest.mark.parametrize("chosen", [{"opponents": "greedy"}, {"seats": 5, "expansions": "all"}])
def test_equal_seeds_give_equal_games(chosen: dict[str, Any]) -> None:
    env = KingdomBuilder(**chosen)
    games = [[(told["observation"].tobytes(), reward) for told, reward, _ in steps(env, 4)] for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != [(told["observation"].tobytes(), reward) for told, reward, _ in steps(env, 5)]


def test_opponents_are_the_bots_you_name() -> None:
    """The second seat plays well, the third at random, like the first."""
    env = KingdomBuilder(["greedy", "random"], seats=3)
    gold = sum([list(steps(env, seed))[-1][2]["gold"] for seed in range(3)])
    assert gold[1] > 1.3 * max(gold[0], gold[2])


def test_unknown_opponents_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadChoice, match="There is no bot “grandmaster”: write one of random, greedy"):
        KingdomBuilder("grandmaster")
    with pytest.raises(ValueError, match="Name one opponent, not 2"):
        KingdomBuilder(["random", "greedy"])
    with pytest.raises(ValueError, match="Name one opponent for all, or 3, not 2"):
        KingdomBuilder(["random", "greedy"], seats=4)
    with pytest.raises(ValueError, match=r"do “lose” with illegal actions\. Choose from: replace, raise"):
        KingdomBuilder(illegal="lose")


def test_an_illegal_action_is_replaced_and_the_reason_told() -> None:
    env = KingdomBuilder(setup=first_game(2))
    env.reset(seed=1)
    observation, *_, info = env.step(546)
    assert info["illegal"].startswith("Action 546 (end) is not live: ")
    assert observation["action_mask"].any()
    assert "illegal" not in env.step(env.action_space.sample())[-1]


def test_an_illegal_action_is_an_error_if_so_chosen() -> None:
    env = KingdomBuilder(illegal="raise", setup=first_game(2))
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"Action 546 \(end\) is not live"):
        env.step(546)


def test_after_the_end_only_a_reset_is_allowed() -> None:
    env = KingdomBuilder(setup=first_game(2))
    assert list(steps(env, 1))
    with pytest.raises(IllegalAction, match="The game is over: reset the environment"):
        env.step(0)


def test_without_its_packages_the_extra_is_named() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import hexstead.envs"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "The environments need more packages: pip install 'hexstead[envs]'" in run.stderr


def test_gold_after_each_turn_adds_up_to_the_lead() -> None:
    """Also that of opponents who had their turn before the first step."""
    env = KingdomBuilder(reward="gold-each-turn", seats=3, expansions="all")
    for seed in range(3):
        played = list(steps(env, seed))
        gold = played[-1][2]["gold"]
        assert sum([reward for _, reward, _ in played]) == gold[0] - max(gold[1:])


def test_gold_has_an_entry_for_every_seat_there_may_be_so_that_games_of_unequal_seats_can_be_stacked() -> (
    None
):
    env = KingdomBuilder(seats=(2, 4))
    gold = [list(steps(env, seed))[-1][2]["gold"] for seed in range(8)]
    assert {len(of_all) for of_all in gold} == {4}
    assert {np.count_nonzero(of_all) for of_all in gold} == {2, 4}
