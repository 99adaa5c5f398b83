"""The environment for PettingZoo."""

import pickle
import sys
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from envs.play import SETUPS, steps
from hexstead import IllegalAction, draw_setup, first_game, write_code
from hexstead.engine.hexes import members, name
from hexstead.engine.said import BadInput
from hexstead.engine.scoring import score
from hexstead.envs import ACTIONS, action_name, env, raw_env
from hexstead.envs.numbering import FIRST_KIND
from hexstead.envs.rewards import REWARDS

every_setup = pytest.mark.parametrize("chosen", SETUPS.values(), ids=SETUPS)


@pytest.fixture
def _allowed() -> Any:
    """What PettingZoo remarks on any observation with a mask but those of its own games."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


@every_setup
@pytest.mark.usefixtures("_allowed")
def test_it_passes_the_tests_of_pettingzoo(chosen: dict[str, Any]) -> None:
    api_test(env(**chosen), num_cycles=300)  # type: ignore[no-untyped-call]


@every_setup
@pytest.mark.usefixtures("_allowed")
def test_equal_seeds_give_equal_games(chosen: dict[str, Any]) -> None:
    seed_test(lambda: env(**chosen), num_cycles=60)  # type: ignore[no-untyped-call]


def test_reset_without_a_seed_goes_on_to_another_game() -> None:
    game = raw_env()
    game.reset(seed=1)
    first = game.observe("player_0")["observation"]
    game.reset()
    second = game.observe("player_0")["observation"]
    game.reset(seed=1)
    assert not np.array_equal(first, second)
    assert np.array_equal(first, game.observe("player_0")["observation"])
    game.reset()
    assert np.array_equal(second, game.observe("player_0")["observation"])


@every_setup
def test_the_mask_is_the_set_of_live_actions(chosen: dict[str, Any]) -> None:
    game = raw_env(**chosen)
    for seed in range(3):
        for agent in steps(game, seed):
            played = game._game
            mask = game.observe(agent)["action_mask"]
            info = game.last()[-1]
            numbers = played.observer.translation.numbers
            outer = [numbers[action] for action in members(played.decision.live)]
            assert np.flatnonzero(mask).tolist() == sorted(outer)
            assert np.array_equal(info["action_mask"], mask)
            resting = [game.infos[other]["action_mask"] for other in game.agents if other != agent]
            resting += [game.observe(other)["action_mask"] for other in game.agents if other != agent]
            assert not np.any(resting)


def test_a_button_has_the_same_number_in_every_game() -> None:
    kinds = set()
    for seed in range(6):
        game = raw_env(expansions="all")
        for _ in steps(game, seed):
            played = game._game
            for action in members(played.decision.live):
                if played.world.first_terrain > action >= 549:
                    key = played.world.tiles[action - 549].key
                    number = played.observer.translation.outer[action]
                    assert action_name(number) == f"use:{key}"
                    assert number >= FIRST_KIND
                    kinds.add(key)
    assert len(kinds) > 15


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (-1, r"There is no action -1: they go from 0 to \d+\. Choose one with a 1 in action_mask\."),
        (ACTIONS, r"There is no action \d+"),
        (2.5, r"2\.5 is not an action: actions are whole numbers"),
        (FIRST_KIND + 20, r"Action \d+ \(use:.*\) is not live: This game has no such button\."),
        (546, r"Action 546 \(end\) is not live: .*Choose one with a 1 in action_mask\. What is asked: "),
        (None, "None is not an action: actions are whole numbers"),
    ],
)
def test_an_illegal_action_is_refused_with_the_reason(action: Any, words: str) -> None:
    game = raw_env(setup=first_game(2))
    game.reset(seed=1)
    before = game.observe(game.agent_selection)["observation"]
    with pytest.raises(IllegalAction, match=words):
        game.step(action)
    assert np.array_equal(before, game.observe(game.agent_selection)["observation"])


def test_a_hex_that_is_not_live_is_refused_with_the_reason_a_player_would_give() -> None:
    game = raw_env(setup=first_game(2))
    game.reset(seed=1)
    dead = next(hex for hex in range(20) if not game.observe(game.agent_selection)["action_mask"][hex])
    with pytest.raises(
        IllegalAction, match=rf"Action {dead} \(A{dead + 1}\) is not live: That's .*Build 3 on"
    ):
        game.step(dead)


def totals(game: raw_env, seed: int) -> list[float]:
    """What each agent was paid in a whole game."""
    paid = dict.fromkeys(game.possible_agents, 0.0)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        _, reward, is_over, *_ = game.last()
        paid[agent] += reward
        game.step(None if is_over else game.action_space(agent).sample())
    return list(paid.values())


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_agents_are_paid_what_the_reward_promises(reward: str, seats: int) -> None:
    game = raw_env(reward, seats=seats, expansions="all")
    for seed in range(3):
        paid = totals(game, seed)
        gold = [each.total for each in score(game._game.world, game._game.state)]
        best = max(gold)
        others = [max(gold[:seat] + gold[seat + 1 :]) for seat in range(seats)]
        expected = {
            "win": [
                0 if own == best == other else 1 if own == best else -1
                for own, other in zip(gold, others, strict=True)
            ],
            "gold": [own - other for own, other in zip(gold, others, strict=True)],
            "gold-each-turn": [own - other for own, other in zip(gold, others, strict=True)],
        }
        if reward == "place":
            assert sum(paid) == pytest.approx(0)
            assert sorted(range(seats), key=paid.__getitem__) == sorted(range(seats), key=gold.__getitem__)
        else:
            assert paid == pytest.approx(expected[reward])


def test_gold_is_paid_after_each_turn_if_so_chosen() -> None:
    game = raw_env("gold-each-turn")
    paid = []
    turns = []
    for _ in steps(game, 3):
        turns.append(game._game.state.turn)
        paid.append(any(game.rewards.values()))
    changes = [number for number in range(1, len(turns)) if turns[number] != turns[number - 1]]
    assert {number for number, is_paid in enumerate(paid) if is_paid} <= set(changes)
    assert sum(paid) > 10


def test_a_seat_that_is_asked_in_the_turn_of_another_becomes_the_agent() -> None:
    game = raw_env(seats=4, boards=["canoe"], expansions="marshlands")
    asked = [
        (agent, f"player_{game._game.state.turn}", game._game.decision.prompt)
        for seed in range(12)
        for agent in steps(game, seed)
    ]
    interruptions = [(agent, turn, prompt) for agent, turn, prompt in asked if agent != turn]
    assert len(interruptions) > 5
    assert {prompt for *_, prompt in interruptions} == {"react"}


@every_setup
def test_games_end_and_everybody_leaves(chosen: dict[str, Any]) -> None:
    game = env(**chosen)
    game.reset(seed=7)
    left = []
    for agent in game.agent_iter():
        _, reward, is_over, is_cut_off, info = game.last()
        assert not is_cut_off
        if is_over:
            left.append((agent, reward))
            assert not info["action_mask"].any()
        game.step(None if is_over else game.action_space(agent).sample())
    assert [agent for agent, _ in left] == game.possible_agents
    assert max([reward for _, reward in left]) >= 0
    assert game.agents == []


def test_the_set_up_is_chosen_when_the_environment_is_made_or_at_reset() -> None:
    code = write_code(draw_setup(3, 5, expansions=("nomads",)))
    game = raw_env(seats=[2, 3], cards="knights")
    seats, cards = set(), set()
    for seed in range(12):
        game.reset(seed=seed)
        seats.add(game.num_agents)
        cards |= {card.key for card in game._game.world.cards}
    assert seats == {2, 3}
    assert "knights" in cards
    game.reset(options={"setup": {"seats": 2, "cards": ("lords", "miners", "hermits")}})
    assert [card.key for card in game._game.world.cards[:3]] == ["lords", "miners", "hermits"]
    game.reset(options={"setup": code})
    assert write_code(draw_setup(3, 5, expansions=("nomads",))) == code
    assert game._game.world.letters == draw_setup(3, 5, expansions=("nomads",)).world().letters
    game.reset(options={"setup": {"house_rules": "lords-need-a-settlement"}})
    assert game._game.world.options == {"lords-need-a-settlement"}


BOTH = ["harbor", "tavern", "farm", "oracle"]


def test_all_that_players_may_choose_can_be_chosen() -> None:
    game = raw_env(
        seats=3,
        boards=BOTH,
        capitols="E3",
        one_capitol=True,
        caves="any",
        island="tree-house",
        first_player=2,
    )
    for seed in range(4):
        game.reset(seed=seed)
        world = game._game.world
        assert [name(hex) for hex in members(world.tokens["capitol"])] == ["E3"]
        assert world.tokens["caves"]
        assert world.island
        assert game.agent_selection == "player_1"
    newest = raw_env(edition="newest", side="b", selections=["oracle"], castle_tiles="any")
    newest.reset(seed=1)
    assert "oracle" in [location.key for location in newest._game.world.tiles]


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"seats": 6}, "A game has 2 to 5 seats, not 6"),
        ({"seats": []}, "A game has 2 to 5 seats"),
        (
            {"expansions": "marsh"},
            "expansions: There is no box “marsh”. Did you mean marshlands.* Choose from: base, nomads",
        ),
        ({"cards": ["knights", "kings"]}, "cards: There is no card “kings”"),
        ({"boards": "barnyard"}, "barnyard"),
        ({"house_rules": "none"}, "house_rules: There is no house rule “none”"),
        ({"house_rules": "moves-take-figures"}, "house_rules: “moves-take-figures” is the usual rule now"),
        ({"edition": "moon"}, "edition: There is no edition “moon”"),
        (
            {"seats": [2, 4], "first_player": 3},
            "first_player: There are 2 seats: choose one from 1 to 2, not 3",
        ),
        ({"boards": BOTH, "capitols": "B3"}, "capitols: You can't put one on B3, only on E3, I3, L14, R13"),
        ({"caves": "C4"}, "caves: You can name hexes only when all four boards are"),
        ({"options": "figures-stay"}, "You can't choose options here"),
        ({"setup": "HX-1234"}, "“HX-1234” is not a set-up code"),
        ({"seat": 2}, "You can't choose seat here. Choose from: seats, expansions"),
        ({"reward": "glory"}, "There is no reward “glory”. Choose from: win, place, gold"),
        ({"render_mode": "human"}, "There is no render mode “human”. Choose from: ansi, rgb_array"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_a_sentence(chosen: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        raw_env(**chosen)


def test_a_set_up_leaves_nothing_else_to_choose_but_a_reset_may_choose_otherwise() -> None:
    with pytest.raises(BadInput, match="A set-up leaves nothing to choose"):
        raw_env(setup=first_game(2), cards="lords")
    game = raw_env(setup=first_game(3))
    game.reset(seed=1, options={"setup": {"cards": ["lords", "miners", "hermits"]}})
    assert [card.key for card in game._game.world.cards[:3]] == ["lords", "miners", "hermits"]
    assert game.num_agents == 3
    game.reset(seed=1)
    assert [card.key for card in game._game.world.cards[:3]] == ["fishermen", "knights", "merchants"]


def test_a_copy_of_an_environment_goes_its_own_way() -> None:
    game = raw_env(expansions="all")
    for number, _ in enumerate(steps(game, 5)):
        if number == 40:
            break
    before = game.observe(game.agent_selection)["observation"].copy()
    twin = deepcopy(game)
    ends = []
    for each in (twin, game):
        assert np.array_equal(each.observe(each.agent_selection)["observation"], before)
        while not each.terminations[each.agent_selection]:
            each.step(each.action_space(each.agent_selection).sample())
        ends.append(each.observe("player_0")["observation"])
    assert np.array_equal(*ends)
    assert not np.array_equal(ends[0], before)


def test_the_space_of_a_game_under_way_can_be_saved_with_a_policy() -> None:
    game = raw_env(expansions="all")
    game.reset(seed=3)
    space = game.action_space(game.agent_selection)
    saved = pickle.loads(pickle.dumps(space))
    assert saved == space
    assert space.sample() in members(game._game.live)
    mask = np.zeros(ACTIONS, np.int8)
    mask[7] = 1
    assert saved.sample(mask) == 7


@contextmanager
def threads_that_change_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def wrong_masks(game: raw_env) -> int:
    """Play to the end; how often was the mask not the set of live actions?"""
    wrong = 0
    while not game.terminations[game.agent_selection]:
        live = members(game._game.live)
        wrong += np.flatnonzero(game.last()[-1]["action_mask"]).tolist() != live
        game.step(game.action_space(game.agent_selection).sample())
    return wrong


def test_copies_can_be_played_in_threads_of_their_own() -> None:
    game = raw_env(expansions="all")
    game.reset(seed=3)
    with threads_that_change_often(), ThreadPoolExecutor(4) as threads:
        assert [*threads.map(wrong_masks, [deepcopy(game) for _ in range(8)])] == [0] * 8


def test_more_seats_than_the_environment_has_are_refused() -> None:
    game = raw_env(seats=2)
    with pytest.raises(BadInput, match="This environment has 2 seats, not 4: make it with seats=4"):
        game.reset(options={"setup": {"seats": 4}})


def test_choices_for_a_game_that_stand_outside_of_its_setup_are_refused() -> None:
    """Whatever else stands there is for others, such as wrappers."""
    game = raw_env()
    with pytest.raises(
        BadInput, match=r'Put what you choose into `setup`: options=\{"setup": \{"cards": ...\}\}'
    ):
        game.reset(options={"cards": ["lords", "miners", "hermits"]})
    game.reset(seed=1, options={"anything": 1})


def test_sampling_without_a_mask_draws_from_all_live_actions_and_no_other() -> None:
    game = raw_env()
    game.reset(seed=2)
    space = game.action_space(game.agent_selection)
    mask = game.observe(game.agent_selection)["action_mask"]
    assert {int(space.sample()) for _ in range(2000)} == set(np.flatnonzero(mask))
    space.seed(5)
    drawn = [space.sample() for _ in range(20)]
    space.seed(5)
    assert [space.sample() for _ in range(20)] == drawn
