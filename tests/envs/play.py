"""Whole games in the environments, played at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

from expansions.random_games import a_world, pick
from hexstead.engine.rules import act, start
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.envs import raw_env

SETUPS: dict[str, dict[str, Any]] = {
    "base, 2 seats": {"seats": 2},
    "base, 5 seats": {"seats": 5},
    "all boxes, 2 seats": {"seats": 2, "expansions": "all"},
    "all boxes, 5 seats": {"seats": 5, "expansions": "all"},
}


def steps(env: raw_env, seed: int) -> Iterator[str]:
    """Play a game; at each decision the agent that is asked."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    while not env.terminations[env.agent_selection]:
        yield env.agent_selection
        env.step(env.action_space(env.agent_selection).sample())


def positions(seeds: range) -> Iterator[tuple[World, State]]:
    """Positions of random games with all boxes, some of them on cramped maps where rare things are common."""
    for seed in seeds:
        random = Random(seed)
        world = a_world(random)
        state = start(world, seed)
        while not state.over:
            yield world, state
            act(world, state, pick(random, world, state))
        yield world, state
