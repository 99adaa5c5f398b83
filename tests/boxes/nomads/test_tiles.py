"""Each location of Nomads, with its edge cases."""

import pytest

from drawn import buttons, do, kinds, live, live_hexes, pile, position, stands, starred, tiles_of, walls
from hexstead.boxes.nomads.powers import WALLED
from hexstead.engine.actions import IllegalAction
from hexstead.engine.events import BUILT, FULL, LOST, MOVED, REVEALED, TOOK, USED


def test_quarry_puts_up_to_two_walls_on_the_terrain_of_the_card_beside_own_settlements() -> None:
    board = """
        G   G*  G1  G*  G
          F   G*  G*  G   G
    """
    world, state = position(board, tiles=("quarry",), owed=0)
    do(world, state, "use:quarry")
    assert live(world, state) == starred(board)
    assert kinds(do(world, state, "A2")) == [WALLED]
    assert live(world, state) == ["A4", "B2", "B3", "done"]
    do(world, state, "A4")
    assert (live(world, state), walls(state)) == (["end"], ["A2", "A4"])


def test_quarry_may_stop_after_one_wall() -> None:
    world, state = position("G   G   G1  G   G", tiles=("quarry",), owed=0)
    do(world, state, "use:quarry", "A2", "done")
    assert (live(world, state), walls(state)) == (["end"], ["A2"])


def test_quarry_has_no_fallback_to_hexes_away_from_own_settlements() -> None:
    world, state = position("C1  W   G   G", tiles=("quarry",), owed=0)
    assert live(world, state) == ["end"]


def test_quarry_walls_stay_and_nobody_builds_on_them_or_passes_them() -> None:
    board = """
        G1  G#  G   G
          W   W   W   W
    """
    world, state = position(board, tiles=("paddock", "caravan"), owed=1)
    assert live_hexes(world, state) == ["A3", "A4"]
    assert buttons(world, state) == ["use:paddock"]


def test_quarry_walls_are_twenty_five_at_most() -> None:
    eight = "G#  " * 8
    board = f"{eight}\n  {eight}\n{eight}\n  X   G   G1  G   G"
    world, state = position(board, tiles=("quarry",), owed=0)
    assert len(walls(state)) == 24
    do(world, state, "use:quarry", "D2")
    assert live(world, state) == ["end"]
    world, state = position(board.replace("X   G ", "X   G#"), tiles=("quarry",), owed=0)
    assert len(walls(state)) == 25
    assert live(world, state) == ["end"]


def test_quarry_uses_the_card_that_replaced_a_full_one() -> None:
    world, state = position("C1  C   F   W   G", card="C", owed=1, tiles=("quarry",), deck="F")
    assert kinds(do(world, state, "A2")) == [BUILT, FULL, REVEALED]
    do(world, state, "use:quarry")
    assert live(world, state) == ["A3"]
    assert state.removed == pile("C")


def test_quarry_that_fills_the_terrain_goes_on_with_the_terrain_of_the_next_card() -> None:
    world, state = position("G   C1  F   F   F", card="G", tiles=("quarry",), deck="F")
    assert kinds(do(world, state, "use:quarry", "A1")) == [USED, WALLED, FULL, REVEALED]
    assert (state.owed, live(world, state)) == (3, ["A3", "done"])
    do(world, state, "A3")
    assert (walls(state), state.owed, live(world, state)) == (["A1", "A3"], 3, ["A4", "A5"])


def test_quarry_that_fills_the_terrain_ends_if_the_next_one_is_not_beside_own_settlements() -> None:
    world, state = position("G   C1  W   F   F", card="G", tiles=("quarry",), deck="F")
    assert FULL in kinds(do(world, state, "use:quarry", "A1"))
    assert (state.owed, live(world, state)) == (3, ["A4", "A5"])


def test_quarry_walls_never_pay_and_never_belong_to_anybody() -> None:
    world, state = position(
        "L   G   G1  G   G", locations={"A1": "farm"}, tiles=("quarry",), owed=0, cards=("shepherds",)
    )
    do(world, state, "use:quarry", "A2", "A4")
    assert (tiles_of(world, state, 0), state.earned[0], state.supply[0]) == (["quarry"], [0], 39)


def test_caravan_goes_as_far_as_it_can_in_each_direction() -> None:
    board = """
        W   G*  W   G   G
          W   F   T   W   W
        G*  G   G1  D   C*
          W   W   W   W   W
    """
    world, state = position(board, tiles=("caravan",), owed=0)
    do(world, state, "use:caravan", "C3")
    assert live_hexes(world, state) == ["A2", "A4", "C1", "C5"]


@pytest.mark.parametrize("obstacle", ["W", "M", "X", "L", "N", "G2", "G1", "G#", "G2c"])
def test_caravan_stops_before_everything_that_is_not_free_and_suitable(obstacle: str) -> None:
    board = f"G1  G   G   {obstacle:<4}G   G"
    world, state = position(board, tiles=("caravan",), owed=0)
    do(world, state, "use:caravan", "A1")
    assert live_hexes(world, state) == ["A3"]


def test_caravan_stops_before_a_hex_beside_a_warrior() -> None:
    world, state = position("G1  G   G   G   G2w G", tiles=("caravan",), owed=0)
    do(world, state, "use:caravan", "A1")
    assert live_hexes(world, state) == ["A3"]


def test_caravan_needs_no_own_neighbour() -> None:
    world, state = position("G   G1  G   G1", tiles=("caravan",), owed=0)
    do(world, state, "use:caravan", "A2")
    assert live_hexes(world, state) == ["A1", "A3"]


def test_caravan_takes_no_tile_on_its_way() -> None:
    board = """
        G1  G   G   G   G   G   W
          W   W   N   W   W   L   W
    """
    world, state = position(
        board, locations={"B3": "sword", "B6": "farm"}, tiles=("caravan",), owed=0, fill="W"
    )
    assert kinds(do(world, state, "use:caravan", "A1", "A6")) == [USED, MOVED, TOOK]
    assert tiles_of(world, state, 0) == ["farm", "caravan"]


def test_caravan_may_cost_a_tile() -> None:
    world, state = position(
        "L   G1  G   G", locations={"A1": "farm"}, holds=("A1",), tiles=("caravan",), owed=0
    )
    assert LOST in kinds(do(world, state, "use:caravan", "A2", "A4"))


def test_caravan_does_not_move_figures() -> None:
    world, state = position("G1w W   G   G1  G", fill="W", tiles=("caravan",), owed=0)
    do(world, state, "use:caravan")
    assert live_hexes(world, state) == ["A4"]


def test_village_builds_beside_three_own_settlements_on_any_suitable_terrain() -> None:
    board = """
        G1  G1  W
          G1  F*  G1
        G1  T*  G   G
    """
    world, state = position(board, tiles=("village",), owed=0)
    do(world, state, "use:village")
    assert live_hexes(world, state) == ["B2"]
    do(world, state, "B2")
    assert state.supply[0] == 40 - 6


def test_village_counts_figures_as_settlements() -> None:
    board = """
        G   G1c G1
          G1  G*  G
    """
    world, state = position(board, tiles=("village",), owed=0)
    do(world, state, "use:village")
    assert live_hexes(world, state) == starred(board)


def test_village_is_not_offered_without_a_settlement_in_the_supply() -> None:
    world, state = position("G   G1  G1\n  G1  G   G", tiles=("village",), owed=0, supply=(0, 9))
    assert live(world, state) == ["end"]


def test_garden_builds_on_a_flower_field_next_to_own_settlements_if_possible() -> None:
    board = """
        F   F*  G1  F*  F
          G   F*  G   G   F
    """
    world, state = position(board, tiles=("garden",), owed=0)
    do(world, state, "use:garden")
    assert live_hexes(world, state) == starred(board)
    world, state = position("G1  W   F   W   F", tiles=("garden",), owed=0)
    do(world, state, "use:garden")
    assert live_hexes(world, state) == ["A3", "A5"]


def test_garden_is_not_offered_without_a_free_flower_field() -> None:
    world, state = position("G1  W   F2  F#", tiles=("garden",), owed=0)
    assert live(world, state) == ["end"]


@pytest.mark.parametrize("tile", ["quarry", "caravan", "village", "garden"])
def test_a_location_of_this_box_is_not_used_between_the_builds(tile: str) -> None:
    board = """
        G   G1  G1  G   F
          G1  G   G   G   F
    """
    world, state = position(board, tiles=(tile,))
    assert buttons(world, state) == [f"use:{tile}"]
    do(world, state, "A1")
    assert buttons(world, state) == []
    with pytest.raises(IllegalAction):
        do(world, state, f"use:{tile}")
    do(world, state, "A4", "B3")
    assert f"use:{tile}" in buttons(world, state)
    assert len(stands(state, 0)) == 6
