"""The search uses its time, keeps to its deadline, and needs no time where there is nothing to choose."""

import pytest

from bots.clocks import Ticking
from drawn import position
from hexstead.bots.at_random import AtRandom
from hexstead.bots.planner import RESERVE
from hexstead.bots.search import Search
from hexstead.bots.whole_games import ask
from hexstead.engine.rules import decide
from hexstead.engine.view import see
from hexstead.match.match import Match
from hexstead.setup.code import read_code
from hexstead.setup.draw import draw_setup


def a_position(actions: int) -> Match:
    """After this many random actions of a game from all boxes."""
    match = Match(read_code("HX-05QP-C380-2810-04MM-600C-4G12-2CWH-G02V"), 11)
    bot = AtRandom(5)
    while len(match.steps) < actions or len(match.decision()) == 1:
        match.play(ask(match, bot, 1.0))
    return match


def thought(match: Match, seconds: float, tick: float) -> Ticking:
    """The clock after a search has chosen."""
    clock, decision = Ticking(tick), match.decision()
    bot = Search(3, clock=clock)
    assert (
        bot.choose(match.world, see(match.world, match.state, decision.seat), decision, seconds) in decision
    )
    return clock


@pytest.mark.parametrize("actions", [0, 30, 60])
def test_the_search_stops_within_a_few_looks_at_the_clock_after_its_time(actions: int) -> None:
    for looks in (5, 50, 500):
        clock = thought(a_position(actions), seconds=looks + RESERVE, tick=1.0)
        assert looks <= clock.looks < looks + 6


def test_the_search_uses_the_time_it_is_given() -> None:
    match = a_position(30)
    assert thought(match, seconds=1.0, tick=0.002).time > 0.97
    assert thought(match, seconds=2.0, tick=0.002).time > 1.97


@pytest.mark.parametrize("seconds", [0.0, -5.0, 0.021, 0.05])
def test_without_time_the_search_still_answers_a_live_action_at_once(seconds: float) -> None:
    assert thought(a_position(30), seconds, tick=0.01).looks < 10


def test_a_forced_action_takes_no_time() -> None:
    world, state = position("G   C1  C", card="G", owed=1)
    clock = Ticking(1.0)
    assert Search(1, clock=clock).choose(world, see(world, state, 0), decide(world, state), 9.0) == 0
    assert clock.looks == 0


def test_following_the_plan_takes_no_time() -> None:
    match = Match(draw_setup(2, 2), 2)
    clock = Ticking(0.01)
    bot, seat = Search(1, clock=clock), match.state.turn
    match.play(bot.choose(match.world, see(match.world, match.state, seat), match.decision(), 1.0))
    looks = clock.looks
    while match.state.turn == seat:
        match.play(bot.choose(match.world, see(match.world, match.state, seat), match.decision(), 1.0))
    assert clock.looks == looks


def test_more_time_can_change_the_turn() -> None:
    """Otherwise looking into the future would be in vain."""
    firsts = []
    for actions in range(0, 60, 15):
        match = a_position(actions)
        decision = match.decision()
        view = see(match.world, match.state, decision.seat)
        firsts.append(
            [Search(3, clock=Ticking(tick)).choose(match.world, view, decision, 1.0) for tick in (2, 0.001)]
        )
    assert [quick for quick, _ in firsts] != [slow for _, slow in firsts]
