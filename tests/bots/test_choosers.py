"""The contract of every bot, and that the greedy one plays better than chance."""

from math import inf

import pytest

from bots.clocks import bot_of
from games import MIXES
from hexstead.bots.at_random import AtRandom
from hexstead.bots.greedy import Greedy
from hexstead.bots.registry import BOTS
from hexstead.bots.whole_games import ask, play_out
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.chance import Rng
from hexstead.engine.codec import encode
from hexstead.engine.rules import decide
from hexstead.engine.scoring import score
from hexstead.engine.view import guess, see
from hexstead.match.match import Match
from hexstead.setup.draw import draw_setup

every_bot = pytest.mark.parametrize("name", BOTS)
ALL_BOXES = BOXES
GAMES = [(2 + number % 4, mix) for number, mix in enumerate([*MIXES[:1], ("nomads",), ALL_BOXES, ALL_BOXES])]


@every_bot
@pytest.mark.parametrize(("seats", "mix"), GAMES)
def test_a_bot_answers_a_live_action_at_every_decision(name: str, seats: int, mix: tuple[str, ...]) -> None:
    match = Match(draw_setup(seats, seats, expansions=mix), seats)
    bots = [bot_of(name, seat) for seat in range(seats)]
    while not match.is_over:
        decision = match.decision()
        before = encode(match.state)
        # With all boxes games are long: chance plays the other seats.
        bot = bots[decision.seat] if mix != ALL_BOXES or match.state.turn == 0 else AtRandom(seats)
        action = ask(match, bot, 1.0)
        assert action in decision
        assert encode(match.state) == before
        match.play(action)


@every_bot
def test_a_bot_does_not_change_what_it_is_shown(name: str) -> None:
    match = Match(draw_setup(2, 9, expansions=ALL_BOXES), 9)
    bot = bot_of(name, 1)
    while not match.is_over and len(match.steps) < 60:
        decision = match.decision()
        view, shown = see(match.world, match.state, decision.seat), decision.live
        action = bot.choose(match.world, view, decision, inf)
        assert view == see(match.world, match.state, decision.seat)
        assert decision.live == shown
        match.play(action)


@every_bot
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str) -> None:
    matches = [Match(draw_setup(3, 4, expansions=MIXES[-1]), 4) for _ in range(2)]
    for match in matches:
        bots = [bot_of(name, seat) for seat in range(3)]
        while not match.is_over and len(match.steps) < 60:
            match.play(ask(match, bots[match.decision().seat], 1.0))
    assert matches[0].record() == matches[1].record()


@every_bot
def test_a_bot_chooses_the_same_whatever_is_hidden(name: str) -> None:
    """A guess differs from the position in hidden cards alone: to the seat both look the same."""
    match = Match(draw_setup(3, 5, expansions=ALL_BOXES), 5)
    player, differing = AtRandom(3), 0
    while not match.is_over and len(match.steps) < 100:
        decision = match.decision()
        view = see(match.world, match.state, decision.seat)
        if len(match.steps) % 8 == 0 and len(decision) > 1:
            other = guess(match.world, view, Rng(len(match.steps)))
            differing += (other.deck, other.hands) != (match.state.deck, match.state.hands)
            choices = [
                bot_of(name, 7).choose(match.world, see(match.world, each, decision.seat), shown, inf)
                for each, shown in ((match.state, decision), (other, decide(match.world, other)))
            ]
            assert choices[0] == choices[1]
        match.play(ask(match, player, 1.0))
    assert differing > 5


def test_bots_with_other_seeds_play_other_games() -> None:
    records = set()
    for seed in range(3):
        match = Match(draw_setup(2, 4), 4)
        play_out(match, [AtRandom(10 * seed), AtRandom(10 * seed + 1)])
        records.add(match.record().actions)
    assert len(records) == 3


@pytest.mark.parametrize("chunk", range(4))
def test_greedy_beats_chance_nearly_always(chunk: int) -> None:
    won = 0
    for seed in range(10 * chunk, 10 * chunk + 10):
        match = Match(draw_setup(2, seed), seed)
        greedy = seed % 2
        play_out(match, [Greedy(seed) if seat == greedy else AtRandom(seed) for seat in range(2)])
        totals = [each.total for each in score(match.world, match.state)]
        won += totals[greedy] > totals[1 - greedy]
    assert won >= 9
