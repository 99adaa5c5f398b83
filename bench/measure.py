"""Measures the build of Hexstead that runs this file, and prints the figures as JSON."""

import itertools
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from hexstead import act, decide, draw_setup, guess, score, see, start
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.actions import Action
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import count, pick
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.envs import KingdomBuilder, KingdomBuilders, raw_env

LOOP = 25_000
GAMES = 300
ROUNDS = 5
SETUPS = 20
POSITIONS = 400
MANY = 64
STEPS_OF_MANY = 60

# Drawn before the clock starts: we measure the engine, not the random generator.
_random = random.Random(2)
_numbers = itertools.cycle([_random.getrandbits(30) for _ in range(99_991)])


def empty_loop() -> None:
    for _ in range(LOOP):
        pass


def random_game(world: World, seed: int) -> list[Action]:
    """Play to the end, every live action equally likely, and score."""
    state = start(world, seed)
    actions: list[Action] = []
    while live := decide(world, state).live:
        actions.append(pick(live, next(_numbers) % live.bit_count()))
        act(world, state, actions[-1])
    score(world, state)
    return actions


def play_again(world: World, seed: int, actions: list[Action]) -> None:
    """The same game through `decide` and `act` alone, without choosing."""
    state = start(world, seed)
    for action in actions:
        decide(world, state)
        act(world, state, action)
    score(world, state)


def seconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def measure_games(seats: int, expansions: tuple[str, ...] = ("base",), mark: str = "") -> dict[str, float]:
    worlds = [draw_setup(seats, seed, expansions=expansions).world() for seed in range(SETUPS)]
    for seed in range(30):
        random_game(worlds[seed % SETUPS], seed)
    looping = choosing = playing = 0.0
    decisions = 0
    for seed in range(GAMES):
        world = worlds[seed % SETUPS]
        looping += seconds(empty_loop)
        begin = time.perf_counter()
        actions = random_game(world, seed)
        choosing += time.perf_counter() - begin
        begin = time.perf_counter()
        play_again(world, seed, actions)
        playing += time.perf_counter() - begin
        decisions += len(actions)
    return {
        f"games per second, {seats} seats{mark}": GAMES / playing,
        f"decisions per second, {seats} seats{mark}": decisions / playing,
        f"loop passes per game, {seats} seats{mark}": playing / looping * LOOP,
        f"games per second with choosing, {seats} seats{mark}": GAMES / choosing,
    }


def bare_game(world: World, seed: int) -> int:
    """A random game of the engine alone, drawing as the environments do; returns the number of actions."""
    state, rng, number = start(world, seed), Rng(seed), 0
    while live := decide(world, state).live:
        act(world, state, pick(live, rng.below(count(live))))
        number += 1
    score(world, state)
    return number


def game_with_views(world: World, seed: int) -> int:
    """The same, but the deciding seat gets a view of what it may know, as bots do."""
    state, rng, number = start(world, seed), Rng(seed), 0
    while live := decide(world, state).live:
        see(world, state, decide(world, state).seat)
        act(world, state, pick(live, rng.below(count(live))))
        number += 1
    score(world, state)
    return number


def game_of_all_seats(env: raw_env, observe: bool) -> int:
    """Play to the end; returns the number of steps. Random players need only the mask."""
    env.reset()
    players = {agent: env.action_space(agent).sample for agent in env.agents}
    is_over, number = False, 0
    while not is_over:
        env.step(players[env.agent_selection]())
        _, _, is_over, _, _ = env.last(observe)
        number += 1
    return number


def game_of_one_seat(env: KingdomBuilder) -> int:
    """The same for one seat against a random bot."""
    env.reset()
    is_over, number = False, 0
    while not is_over:
        _, _, is_over, _, _ = env.step(env.action_space.sample())
        number += 1
    return number


def seed_all(env: raw_env, single: KingdomBuilder, seed: int) -> None:
    """So that the games are the same in every round."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    single.reset(seed=seed)
    single.action_space.seed(seed)


def measure_environments(expansions: tuple[str, ...], mark: str) -> dict[str, float]:
    """Random games of two seats in the environments, alternating with the bare engine that picks at random.

    Each figure is the lowest of several rounds, because a busy machine only ever makes things slower.
    """
    setups = [draw_setup(2, seed, expansions=expansions) for seed in range(SETUPS)]
    tables = [(setup.world(), raw_env(setup=setup), KingdomBuilder(setup=setup)) for setup in setups]
    rounds = [_round_of_environments(tables) for _ in range(ROUNDS)]
    bare, with_views, all_seats, blindly, one_seat, step, blind_step, own_step = [
        min(figures) for figures in zip(*rounds, strict=True)
    ]
    return {
        f"environment steps per second, all seats{mark}": 1 / step,
        f"environment steps per second, all seats, masks alone{mark}": 1 / blind_step,
        f"environment steps per second, one seat{mark}": 1 / own_step,
        f"environment game against bare game, all seats{mark}": all_seats / bare,
        f"environment game against bare game, all seats, masks alone{mark}": blindly / bare,
        f"environment game against bare game, one seat{mark}": one_seat / bare,
        f"environment game against game with views, all seats{mark}": all_seats / with_views,
        f"environment game against game with views, all seats, masks alone{mark}": blindly / with_views,
        f"environment game against game with views, one seat{mark}": one_seat / with_views,
    }


def _round_of_environments(tables: list[tuple[World, raw_env, KingdomBuilder]]) -> list[float]:
    """The seconds for the games in each way of playing, then for one step of each environment."""
    times = [0.0] * 5
    steps = [0] * 5
    for seed in range(GAMES // ROUNDS):
        world, env, single = tables[seed % SETUPS]
        ways: list[Callable[[], int]] = [
            partial(bare_game, world, seed),
            partial(game_with_views, world, seed),
            partial(game_of_all_seats, env, observe=True),
            partial(game_of_all_seats, env, observe=False),
            partial(game_of_one_seat, single),
        ]
        for number, play in enumerate(ways):
            seed_all(env, single, seed)
            begin = time.process_time()
            steps[number] += play()
            times[number] += time.process_time() - begin
    return [*times, *[spent / number for spent, number in zip(times[2:], steps[2:], strict=True)]]


def measure_many() -> dict[str, float]:
    """Steps of many games at once, each drawing its own live actions."""
    envs = KingdomBuilders(MANY, setup=draw_setup(2, 1))
    envs.reset(seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        begin = time.process_time()
        for _ in range(STEPS_OF_MANY):
            envs.step(np.array([env.action_space.sample() for env in envs.envs]))
        best = max(best, MANY * STEPS_OF_MANY / (time.process_time() - begin))
    return {f"environment steps per second, one seat, {MANY} games at once": best}


def positions() -> list[tuple[World, State]]:
    """Positions from all over random games of two to five seats."""
    found = []
    for number in range(POSITIONS):
        world = draw_setup(2 + number % 4, number).world()
        state = start(world, number)
        for _ in range(number % 100):
            live = decide(world, state).live
            act(world, state, pick(live, next(_numbers) % live.bit_count()))
        found.append((world, state))
    return found


def microseconds_each(work: Callable[[World, State], object], spots: list[tuple[World, State]]) -> float:
    begin = time.perf_counter()
    for world, state in spots:
        work(world, state)
    return (time.perf_counter() - begin) / len(spots) * 1e6


def decide_afresh(world: World, state: State) -> None:
    state.decision = None
    decide(world, state)


def act_at_random(world: World, state: State) -> None:
    live = decide(world, state).live
    act(world, state, pick(live, next(_numbers) % live.bit_count()))


def measure_verbs() -> dict[str, float]:
    spots = positions()
    figures = {
        "copy, µs": microseconds_each(lambda world, state: state.copy(), spots),
        "decide, µs": microseconds_each(decide_afresh, spots),
        "score, µs": microseconds_each(score, spots),
        "see, µs": microseconds_each(lambda world, state: see(world, state, 0), spots),
    }
    views = [(world, see(world, state, 0)) for world, state in spots]
    rng = Rng(1)
    begin = time.perf_counter()
    for world, view in views:
        guess(world, view, rng)
    figures["guess, µs"] = (time.perf_counter() - begin) / len(views) * 1e6
    figures["act, µs"] = microseconds_each(act_at_random, spots)
    return figures


def main() -> None:
    figures = measure_verbs()
    for seats in (2, 3, 4, 5):
        figures |= measure_games(seats)
    figures |= measure_games(2, BOXES[:3], ", two boxes more")
    figures |= measure_games(2, BOXES, ", all boxes")
    figures |= measure_environments(("base",), "")
    figures |= measure_environments(BOXES, ", all boxes")
    figures |= measure_many()
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
