"""What ends something for good is known before it is done."""

from hexstead import Match, draw_setup
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask as ask_bot
from hexstead.engine.actions import FIRST_TILE, NOBODY
from hexstead.engine.hexes import NOWHERE
from hexstead.match.ending import CHOICES, GAME, last_actions


def test_the_action_that_ends_the_game_is_known_and_no_other_is() -> None:
    kinds = set()
    for seed in range(12):
        boxes = ("harvest",) if seed % 2 else ("base",)
        match, bot = Match(draw_setup(2, seed, expansions=boxes), seed), AtRandom(seed)
        while not match.is_over:
            last = last_actions(match.world, match.state)
            seat, was_closing = match.decision().seat, match.state.closing
            action = ask_bot(match, bot, 1)
            match.play(action)
            following = match.decision().seat
            is_last = following == NOBODY or (was_closing and following != seat)
            assert (last is not None and action in last.actions) == is_last
            if last:
                kinds.add(last.ends)
                assert not match.is_over or last.ends == GAME
    assert kinds == {GAME, CHOICES}


def test_a_tile_with_which_nothing_was_done_can_be_put_back() -> None:
    cancelled = lifted = 0
    for seed in range(8):
        match, bot = Match(draw_setup(3, seed, expansions=("nomads",)), seed), AtRandom(seed)
        while not match.is_over:
            seat = match.decision().seat
            action = ask_bot(match, bot, 1)
            number, before = len(match.steps), match.state.copy()
            match.play(action)
            if FIRST_TILE <= action < match.world.first_terrain and match.to_cancel(seat):
                match.cancel(seat)
                assert (len(match.steps), match.state) == (number, before)
                cancelled += 1
                match.play(action)
            frames = match.state.frames
            if frames and frames[-1].lifted != NOWHERE and match.to_cancel(seat) == 2:
                lifted += 1
    assert cancelled > 20
    assert lifted > 5


def test_what_was_done_with_a_tile_is_not_put_back_with_it() -> None:
    for seed in range(4):
        match, bot = Match(draw_setup(3, seed, expansions=("nomads", "harvest")), seed), AtRandom(seed)
        while not match.is_over:
            seat = match.decision().seat
            match.play(ask_bot(match, bot, 1))
            number = match.to_cancel(seat)
            undone = match.steps[len(match.steps) - number :] if number else []
            assert [step for step in undone[1:] if step.events] == []
