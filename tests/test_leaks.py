"""What is hidden stays hidden: a seat that cannot tell two positions apart is told the same in both."""

from dataclasses import fields
from math import inf
from random import Random

import pytest

from bots.clocks import bot_of
from games import a_world, pick, some_position
from hexstead.bots.registry import BOTS
from hexstead.engine.actions import NOBODY, Decision
from hexstead.engine.chance import Rng
from hexstead.engine.codec import encode
from hexstead.engine.events import CHANCE
from hexstead.engine.rules import act, decide, start
from hexstead.engine.state import State
from hexstead.engine.view import View, guess, see
from hexstead.engine.world import World
from hexstead.setup.draw import draw_setup
from hidden import up_to_chance, with_other_secrets

chunks = pytest.mark.parametrize("chunk", range(4))


def pairs(chunk: int, number: int) -> list[tuple[Random, World, State, State, int]]:
    """Two positions, and a seat (or a spectator) that cannot tell them apart."""
    result = []
    for seed in range(1000 * chunk, 1000 * chunk + number):
        random = Random(seed)
        world = a_world(random)
        state = some_position(random, world)
        viewer = random.randint(NOBODY, world.seats - 1)
        result.append((random, world, state, with_other_secrets(random, state, viewer), viewer))
    return result


def told(decision: Decision) -> tuple[int, str, int]:
    return decision.seat, decision.prompt, decision.live


def test_the_pairs_differ_in_what_is_hidden() -> None:
    differ = [encode(state)["deck"] != encode(other)["deck"] for _, _, state, other, _ in pairs(0, 40)]
    assert differ.count(True) > 25


def test_a_view_has_these_fields_and_no_other() -> None:
    """A new field must be public to everybody, or belong to the viewer alone."""
    public = "first turn ending over discards removed played terrain owed begun built settlements figures"
    public += " walls supply earned stock held taken used fresh frames closing in_use quota recalled"
    public += " built_this_turn more_cards aside stored marks binding gathered laid"
    own = "viewer hand"
    counted = "hand_sizes deck_size"
    assert {field.name for field in fields(View)} == set(f"{public} {own} {counted}".split())


@chunks
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(chunk: int) -> None:
    for _, world, state, other, viewer in pairs(chunk, 100):
        assert see(world, state, viewer) == see(world, other, viewer)
        assert told(decide(world, state)) == told(decide(world, other))


@chunks
def test_the_next_action_tells_the_same_until_chance_decides(chunk: int) -> None:
    for random, world, state, other, viewer in pairs(chunk + 10, 100):
        for _ in range(8):
            if state.over:
                break
            action = pick(random, world, state)
            events, others = act(world, state, action), act(world, other, action)
            assert up_to_chance(events, viewer) == up_to_chance(others, viewer)
            if any(event[0] in CHANCE for event in events):
                break
            assert see(world, state, viewer) == see(world, other, viewer)


def test_a_view_shares_nothing_with_the_state() -> None:
    for random, world, state, _, viewer in pairs(20, 40):
        before = encode(state)
        view = see(world, state, viewer)
        for field in fields(View):
            value = getattr(view, field.name)
            if isinstance(value, list):
                value.append(random.random())
        assert encode(state) == before


def test_a_spectator_sees_no_hand() -> None:
    for _, world, state, _, _ in pairs(21, 20):
        assert see(world, state, NOBODY).hand == []


@chunks
def test_a_guess_looks_the_same_and_has_all_the_cards(chunk: int) -> None:
    for random, world, state, _, viewer in pairs(chunk + 30, 60):
        view = see(world, state, viewer)
        guessed = guess(world, view, Rng(random.randrange(10**9)))
        assert see(world, guessed, viewer) == view
        assert told(decide(world, guessed)) == told(decide(world, state))
        cards = guessed.deck + guessed.discards + guessed.removed + guessed.played
        assert sorted(cards + [card for hand in guessed.hands for card in hand]) == sorted(world.deck)
        assert (guessed.free, guessed.around) == (state.free, state.around)
        assert guessed.blocked == state.blocked


def test_guesses_differ_in_what_is_hidden() -> None:
    world = draw_setup(3, 1).world()
    state = start(world, 1)
    guesses = [guess(world, see(world, state, state.turn), Rng(seed)) for seed in range(30)]
    assert len({tuple(each.deck) for each in guesses}) == 30
    assert len({each.hands[state.turn - 1][0] for each in guesses}) == 5
    assert len({encode(each)["chance"]["state"] for each in guesses}) == 30


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    for random, world, state, _, _ in pairs(50, 25):
        if not state.over:
            seat = decide(world, state).seat
            other = with_other_secrets(random, state, seat)
            choices = [
                bot_of(name, 7).choose(world, see(world, each, seat), decide(world, each), inf)
                for each in (state, other)
            ]
            assert choices[0] == choices[1]
