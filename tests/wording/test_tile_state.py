"""Whether a tile can be used."""

from hexstead import Match, first_game
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import play_out
from hexstead.engine.hexes import members
from hexstead.wording.tile_state import tile_state


def test_no_tile_is_ready_once_the_game_is_over() -> None:
    match = Match(first_game(2), 3)
    play_out(match, [AtRandom(1), AtRandom(2)])
    held = [(seat, number) for seat in range(2) for number in members(match.state.held[seat])]
    assert {tile_state(match.world, match.state, seat, number) for seat, number in held} == {"over"}
