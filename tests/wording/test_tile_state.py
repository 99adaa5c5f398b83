"""Whether a tile can be used."""

from hexstead import Match, first_game
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask, play_out
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.hexes import members
from hexstead.setup.draw import draw_setup
from hexstead.wording.tile_state import tile_state


def test_no_tile_is_ready_once_the_game_is_over() -> None:
    match = Match(first_game(2), 3)
    play_out(match, [AtRandom(1), AtRandom(2)])
    held = [(seat, number) for seat in range(2) for number in members(match.state.held[seat])]
    assert {tile_state(match.world, match.state, seat, number) for seat, number in held} == {"over"}


def test_ready_is_only_what_can_be_used_now() -> None:
    seen: set[str] = set()
    for chance in range(12):
        match = Match(draw_setup(2, chance, expansions=BOXES), chance)
        bot = AtRandom(chance)
        while not match.is_over:
            decision = match.decision()
            for seat in range(2):
                for number in members(match.state.held[seat]):
                    state = tile_state(match.world, match.state, seat, number)
                    tile = match.world.sites[number].tile
                    is_asked = any(frame.tile == tile for frame in match.state.frames[-1:])
                    can_be_used = FIRST_TILE + tile in decision or is_asked
                    if state.endswith("ready"):
                        assert decision.seat == seat
                        assert can_be_used
                    seen.add(state)
            match.play(ask(match, bot, 1.0))
    assert {"ready", "unused", "fleeting-ready", "fleeting-unused", "reaction-unused"} <= seen
