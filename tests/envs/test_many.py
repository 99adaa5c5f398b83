"""Many games at once for Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from envs.play import SETUPS
from hexstead import first_game
from hexstead.envs import ID, KingdomBuilders


def a_few_live_actions(random: np.random.Generator, mask: Any) -> Any:
    """For each game a live action, or sometimes one that may be illegal."""
    live = [np.flatnonzero(row) for row in mask]
    drawn = [random.choice(each) if len(each) else 0 for each in live]
    return np.array([random.integers(600) if random.random() < 0.02 else action for action in drawn])


def assert_same(one: Any, other: Any) -> None:
    assert type(one) is type(other)
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        assert_same([*one.values()], [other[key] for key in one])
    elif isinstance(one, list):
        for each, its_like in zip(one, other, strict=True):
            assert_same(each, its_like)
    else:
        assert one.dtype == other.dtype
        assert np.array_equal(one, other)


@pytest.mark.parametrize(
    "chosen",
    [*SETUPS.values(), {"seats": (2, 3, 4, 5), "reward": "gold-each-turn"}],
    ids=[*SETUPS, "drawn seats, gold after each turn"],
)
def test_they_answer_what_gymnasiums_own_vector_of_single_games_answers(chosen: dict[str, Any]) -> None:
    ours = gymnasium.make_vec(ID, num_envs=4, **chosen)
    theirs = gymnasium.make_vec(ID, num_envs=4, vectorization_mode="sync", **chosen)
    assert isinstance(ours, KingdomBuilders)
    assert ours.metadata == theirs.metadata
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    random = np.random.default_rng(1)
    observation, info = ours.reset(seed=7)
    assert_same([observation, info], [*theirs.reset(seed=7)])
    over = 0
    for _ in range(160):
        actions = a_few_live_actions(random, observation["action_mask"])
        told = ours.step(actions)
        assert_same([*told], [*theirs.step(actions)])
        observation, _, is_over, _, _ = told
        over += int(is_over.sum())
    assert over >= 3


def test_some_of_the_games_can_start_over() -> None:
    envs = KingdomBuilders(3, setup=first_game(2))
    before, _ = envs.reset(seed=[4, 5, 6])
    options = {"reset_mask": np.array([True, False, True])}
    after, _ = envs.reset(seed=[9, 9, 9], options=options)
    assert options
    unchanged = [np.array_equal(old, new) for old, new in zip(*map(rows_of, (before, after)), strict=True)]
    assert unchanged == [False, True, False]
    assert np.array_equal(after["observation"][0], after["observation"][2])


def rows_of(observation: dict[str, Any]) -> Any:
    return observation["observation"]


def test_observations_are_kept_as_they_were() -> None:
    envs = KingdomBuilders(2)
    observation, info = envs.reset(seed=1)
    kept = observation["observation"].copy()
    envs.step(a_few_live_actions(np.random.default_rng(2), info["action_mask"]))
    assert np.array_equal(observation["observation"], kept)


def test_every_game_has_its_picture() -> None:
    envs = KingdomBuilders(2, render_mode="ansi")
    envs.reset(seed=1)
    first, second = envs.render()
    assert isinstance(first, str)
    assert first != second
    silent = KingdomBuilders(2)
    silent.reset(seed=1)
    assert silent.render() == ()


def test_wrong_numbers_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="There must be at least one game, not 0"):
        KingdomBuilders(0)
    with pytest.raises(ValueError, match="Give one seed, or one for each of the 2 games, not 3"):
        KingdomBuilders(2).reset(seed=[1, 2, 3])
    envs = KingdomBuilders(2)
    with pytest.raises(ResetNeeded, match="call reset before the first step"):
        envs.step(np.array([5, 5]))
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="Give an action for each of the 2 games, not 1"):
        envs.step(np.array([5]))


@pytest.mark.parametrize("mode", ["vector_entry_point", "sync", "async"])
def test_many_games_are_played_at_once(mode: str) -> None:
    envs = gymnasium.make_vec(ID, num_envs=3, vectorization_mode=mode, seats=3, expansions="all")
    _, info = envs.reset(seed=5)
    envs.action_space.seed(5)
    over = np.zeros(3, int)
    for _ in range(130):
        actions = envs.action_space.sample(mask=tuple(info["action_mask"]))
        observation, _, is_over, _, info = envs.step(actions)
        assert "illegal" not in info
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        over += is_over
    assert over.min() >= 1
    envs.close()
