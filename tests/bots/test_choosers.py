"""The contract of every bot, and that the greedy one plays better than chance."""

import pytest

from games import MIXES
from hexstead.bots.at_random import AtRandom
from hexstead.bots.game import BOTS, ask, play_out
from hexstead.bots.greedy import Greedy
from hexstead.engine.codec import encode
from hexstead.engine.scoring import score
from hexstead.engine.view import see
from hexstead.match.drawing import draw_setup
from hexstead.match.match import Match

every_bot = pytest.mark.parametrize("name", BOTS)


@every_bot
@pytest.mark.parametrize("mix", MIXES)
def test_a_bot_answers_a_live_action_at_every_decision(name: str, mix: tuple[str, ...]) -> None:
    seats = 2 + MIXES.index(mix) % 4
    match = Match(draw_setup(seats, seats, expansions=mix), seats)
    bots = [BOTS[name](seat) for seat in range(seats)]
    while not match.is_over:
        decision = match.decision()
        before = encode(match.state)
        action = ask(match, bots[decision.seat], 1.0)
        assert action in decision
        assert encode(match.state) == before
        match.play(action)


@every_bot
def test_a_bot_does_not_change_what_it_is_shown(name: str) -> None:
    match = Match(draw_setup(2, 9, expansions=MIXES[-1]), 9)
    bot = BOTS[name](1)
    while not match.is_over and len(match.steps) < 120:
        decision = match.decision()
        view = see(match.world, match.state, decision.seat)
        action = bot.choose(match.world, view, decision, 0.0)
        assert view == see(match.world, match.state, decision.seat)
        match.play(action)


@every_bot
def test_a_bot_with_the_same_seed_plays_the_same_game(name: str) -> None:
    matches = [Match(draw_setup(3, 4, expansions=MIXES[-1]), 4) for _ in range(2)]
    for match in matches:
        play_out(match, [BOTS[name](seat) for seat in range(3)])
    assert matches[0].record() == matches[1].record()


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
