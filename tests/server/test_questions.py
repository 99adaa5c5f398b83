"""What a reader may ask about a position."""

from drawn import do, position, take_stock
from hexstead import Match, first_game
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.notation import write_action
from hexstead.server.shown.questions import Answers
from hexstead.server.wire.messages import Describe, Described, Preview, Previewed


def at_table(drawn: tuple[World, State]) -> Match:
    match = Match(first_game(2), 1)
    match.world, match.state = drawn
    return match


def previewed(match: Match, own: int, action: str) -> Previewed:
    found = Answers(match).to(frozenset([own]), Preview(kind="preview", id=1, do=action))
    assert isinstance(found, Previewed)
    return found


def described(match: Match, own: tuple[int, ...], hex: str) -> Described:
    found = Answers(match).to(frozenset(own), Describe(kind="describe", id=1, hex=hex))
    assert isinstance(found, Described)
    return found


def test_ruling_75_a_preview_tells_the_tiles_that_a_step_takes_and_loses() -> None:
    path = """
        L   M   L   M   M
          G1c G   G   G   G
    """
    drawn = position(path, locations={"A1": "farm", "A3": "oasis"}, holds=("A1",), tiles=("wagon",), owed=0)
    do(*drawn, "use:wagon")
    found = previewed(at_table(drawn), 0, "B2")
    assert (found.took, found.lost, found.gold, found.total) == (["oasis"], ["farm"], {}, 0)
    assert [(piece.hex, piece.seat, piece.figure) for piece in found.pieces] == [("B2", 0, "wagon")]


def test_a_preview_tells_what_changes_for_others_and_nothing_else() -> None:
    drawn = position("G1  W   G2", seats=3, cards=("fishermen",), tiles=("sword",), owed=0)
    do(*drawn, "use:sword")
    found = previewed(at_table(drawn), 0, "A3")
    assert [(other.seat, other.gold) for other in found.others] == [(1, {"fishermen": -1})]
    assert (found.gold, found.pieces) == ({}, [])


def test_a_preview_names_the_middle_of_a_city_hall_and_a_wall_of_nobody() -> None:
    wide = """
        M   G   G   G1
          G   G   G   G
        M   G   G   M
    """
    drawn = position(wide, tiles=("city-hall", "quarry"), owed=0)
    hall, wall = at_table(drawn), at_table((drawn[0], drawn[1].copy()))
    do(hall.world, hall.state, "use:city-hall")
    do(wall.world, wall.state, "use:quarry")
    pieces = previewed(hall, 0, "B2").pieces + previewed(wall, 0, "A3").pieces
    found = [(piece.hex, piece.seat, piece.figure) for piece in pieces]
    assert found == [("B2", 0, "city-hall"), ("A3", None, None)]


def test_a_preview_tells_rows_and_the_end_that_come_with_a_hex() -> None:
    drawn = position("G1  G1  G1  G   G", cards=("mayors",), owed=1, supply=(2, 9))
    found = previewed(at_table(drawn), 0, "A4")
    assert (found.rows, found.starts_last_round, found.ends_game) == (["A"], True, False)


def test_a_place_tells_who_has_its_tiles_and_where_to_build_for_one() -> None:
    drawn = position("L   G   G1  G", locations={"A1": "farm"}, holds={1: ("A1",)}, owed=1)
    match = at_table(drawn)
    found = described(match, (0,), "A1")
    assert (found.tiles, found.left, found.holders, found.yours, found.hexes) == (2, 1, [1], "now", ["A2"])
    assert [described(match, own, "A1").yours for own in ((1,), ())] == ["held", ""]
    assert described(match, (0,), "A2").tiles == 0


def test_a_place_tells_whether_you_can_still_have_its_tile() -> None:
    drawn = position("L   M   G1  G", locations={"A1": "farm"}, owed=1)
    assert described(at_table(drawn), (0,), "A1").yours == "later"
    take_stock(*drawn, "A1", "A1")
    assert described(at_table(drawn), (0,), "A1").yours == ""
    world, state = position("L   G   G1  G", locations={"A1": "farm"}, holds=("A1",), owed=1)
    state.held[0] = 0
    assert described(at_table((world, state)), (0,), "A1").yours == "had"


def test_a_preview_says_nothing_to_a_player_who_is_not_choosing() -> None:
    match = Match(first_game(2), 1)
    live = write_action(match.world, match.decision().actions[0])
    found = previewed(match, 1 - match.decision().seat, live)
    assert (found.gold, found.took, found.lost, found.pieces) == ({}, [], [], [])
