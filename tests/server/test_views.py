"""What a view says of tiles, buttons, figures and the result, in games from all boxes."""

from hexstead.bots.registry import BOTS
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.hexes import count
from hexstead.engine.scoring import score, winners
from hexstead.match.match import Match
from hexstead.server.shown.game_info import game_info
from hexstead.server.shown.views import ViewMaker, view_of
from hexstead.server.wire.messages import GameView
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.layout import letters_of
from hexstead.wording.languages import bundle
from hexstead.wording.say import say
from spoken import heard

EVERY = BOXES


def views(seats: int, seed: int) -> list[tuple[Match, GameView]]:
    """Every position of a game, as the deciding player sees it; the match is the same all along."""
    match = Match(draw_setup(seats, seed, expansions=EVERY), seed)
    bots = [BOTS["random"](seat + seed) for seat in range(seats)]
    seen = []
    while not match.is_over:
        shared = ViewMaker(match).shared_view([f"Seat {seat}" for seat in range(seats)], len(match.steps))
        seen.append((match, view_of(shared, frozenset([match.decision().seat]), 0)))
        check_against_rules(*seen[-1])
        match.play(ask(match, bots[match.decision().seat], 1))
    shared = ViewMaker(match).shared_view([f"Seat {seat}" for seat in range(seats)], len(match.steps))
    return [*seen, (match, view_of(shared, frozenset(), 0))]


def test_every_view_holds_what_its_schema_says() -> None:
    for match, view in views(3, 5):
        assert GameView.model_validate_json(view.model_dump_json(), strict=True) == view, match


def check_against_rules(match: Match, view: GameView) -> None:
    """Everything live can be chosen in the view, once; every number is that of the table."""
    decision = match.decision()
    own = view.seats[decision.seat]
    buttons = [button.do for button in view.buttons if button.is_live]
    tiles = {tile.do for tile in own.tiles if tile.is_live}
    assert not set(buttons) & tiles
    assert len(view.live) + len(buttons) + len(tiles) == len(decision)
    assert all(button.is_live != bool(button.reason) for button in view.buttons)
    assert all(not tile.reason for tile in own.tiles if tile.is_live)
    for seat in view.seats:
        pieces = len(seat.settlements) + sum(
            [len(one.hexes) * (7 if one.key == "city-hall" else 1) for one in seat.figures]
        )
        assert pieces == count(match.state.settlements[seat.seat])
        assert seat.total == sum(seat.gold.values())
        assert all(bundle("en").has_message(f"tile-state-{tile.words}") for tile in seat.tiles)


def test_a_view_offers_all_that_is_live_and_nothing_else() -> None:
    seen = views(3, 2) + views(2, 5)
    states = {tile.state for _, view in seen for seat in view.seats for tile in seat.tiles}
    assert states >= {"ready", "used", "new"}


def test_the_last_view_has_the_result() -> None:
    match, last = views(4, 1)[-1]
    scores = score(match.world, match.state)
    assert last.result is not None
    assert last.result.winners == winners(scores)
    assert [place.total for place in last.result.places] == sorted(
        [one.total for one in scores], reverse=True
    )
    assert last.result.places[0].place == 1
    assert last.phase == "over"
    assert last.deciding is None
    assert last.buttons == []


def test_a_tile_that_cannot_be_used_says_why() -> None:
    seen = views(2, 8)
    reasons = {tile.reason["key"] for _, view in seen for tile in view.seats[view.turn].tiles if tile.reason}
    assert {"why-between", "why-fresh"} <= reasons


def test_the_ground_is_the_map_of_the_set_up() -> None:
    setup = first_game(2)
    ground = game_info(setup, setup.world()).ground
    assert [row.letters for row in ground.rows] == letters_of(setup.boards)
    assert "".join([row.name for row in ground.rows]) == "ABCDEFGHIJKLMNOPQRST"
    assert [board.key for board in ground.boards] == ["tavern", "paddock", "oasis", "farm"]
    letters = {row.name: row.letters for row in ground.rows}
    assert all(letters[spot.hex[0]][int(spot.hex[1:]) - 1] == "L" for spot in ground.spots)


def test_stand_in_boards_are_mentioned() -> None:
    setup = draw_setup(2, 1, boards=("temple", "oasis", "farm", "tavern"))
    game = game_info(setup, setup.world())
    assert "stand-in" in say(heard(game.notes[0]))


def test_views_of_a_game_that_is_followed_are_those_told_from_nothing() -> None:
    """What is kept between actions never tells of the position before; a take back is no exception."""
    match = Match(draw_setup(3, 4, expansions=EVERY), 4)
    bots = [BOTS["random"](seat) for seat in range(3)]
    kept, names = ViewMaker(match), ["Anna", "Ben", "Carla"]
    while not match.is_over:
        match.play(ask(match, bots[match.decision().seat], 1))
        if len(match.steps) % 4 == 0 and match.can_take_back(match.steps[-1].seat):
            match.take_back(match.steps[-1].seat)
            match.play(ask(match, bots[match.decision().seat], 1))
        for own in (frozenset[int](), frozenset([0]), frozenset([1, 2])):
            followed = view_of(kept.shared_view(names, 0), own, 0)
            assert followed == view_of(ViewMaker(match).shared_view(names, 0), own, 0)


def test_a_log_put_together_from_views_is_the_whole_log() -> None:
    match = Match(draw_setup(2, 3, expansions=EVERY), 3)
    bots = [BOTS["random"](seat) for seat in range(2)]
    maker, names = ViewMaker(match), ["Anna", "Ben"]
    lines = view_of(maker.shared_view(names, 0), frozenset(), maker.news_from()).log.lines
    while not match.is_over:
        match.play(ask(match, bots[match.decision().seat], 1))
        told = view_of(maker.shared_view(names, 0), frozenset(), maker.news_from()).log
        lines[told.first :] = told.lines
    assert lines == view_of(ViewMaker(match).shared_view(names, 0), frozenset(), 0).log.lines
