"""Position documents as somebody at that table sees them."""

from random import Random

from expansions.random_games import a_setup, pick
from hexstead.cli.screen.tables import seen_at_a_table
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import ISLAND_ROW, at, last
from hexstead.engine.rules import act, decide
from hexstead.engine.said import BadInput
from hexstead.engine.terrain import LETTERS, NAMES
from hexstead.engine.view import guess
from hexstead.match.match import Match
from hexstead.match.position import position_of
from hexstead.setup.setup import CARD_LETTERS


def some_match(random: Random) -> Match:
    match = Match(a_setup(random), random.randrange(10**6))
    for _ in range(random.randrange(120)):
        if not match.is_over:
            match.play(pick(random, match.world, match.state))
    return match


def test_a_position_from_any_boxes_can_be_played_on_from_any_seat() -> None:
    random, played, settled_islands = Random(1), 0, 0
    for _ in range(60):
        match = some_match(random)
        seat, terrain = random.randrange(match.world.seats), random.choice(CARD_LETTERS)
        try:
            world, view = seen_at_a_table(position_of(match), seat + 1, NAMES[LETTERS.index(terrain)])
        except BadInput:
            continue
        played += 1
        settled_islands += any(last(own) >= at(ISLAND_ROW, 0) for own in view.settlements if own)
        state = guess(world, view, Rng(1))
        assert decide(world, state).seat == seat
        for _ in range(40):
            if not state.over:
                act(world, state, pick(random, world, state))
    assert played > 40
    assert settled_islands


def test_a_position_has_the_world_of_its_game() -> None:
    """But for what lies on nomad spaces, and the locations of the newest edition, which it does not tell."""
    random = Random(2)
    for _ in range(60):
        match = some_match(random)
        world = position_of(match).world()
        for field in ("letters", "island", "tokens", "deck", "options", "removed_terrain"):
            assert getattr(world, field) == getattr(match.world, field), field
        assert {site.hex for site in world.sites} <= {site.hex for site in match.world.sites}
        if not match.setup.tiles and not match.setup.selections:
            assert [each.key for each in world.tiles] == [each.key for each in match.world.tiles]
