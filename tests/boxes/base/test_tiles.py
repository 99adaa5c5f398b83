"""Each location of the base game, with its edge cases."""

import pytest

from drawn import (
    buttons,
    do,
    kinds,
    live,
    live_hexes,
    pile,
    position,
    refreshed,
    stands,
    starred,
    tiles_of,
    used,
)
from hexstead.engine.events import BUILT, FULL, LOST, MOVED, NO_CARD, REVEALED, SHUFFLED, TOOK, USED
from hexstead.engine.state import State
from hexstead.engine.world import World


def test_oracle_builds_on_the_terrain_of_the_card_beside_own_settlements() -> None:
    board = """
        C1  F*  F   W   F
          F*  F   G   F   F
    """
    world, state = position(board, card="F", tiles=("oracle",))
    do(world, state, "use:oracle")
    assert live_hexes(world, state) == starred(board)
    do(world, state, "A2")
    assert (state.owed, state.supply[0]) == (3, 38)


def test_a_card_whose_terrain_the_last_build_fills_is_replaced_at_once_and_oracle_uses_the_new_one() -> None:
    world, state = position("C1  C   F   W   G", card="C", owed=1, tiles=("oracle",), deck="DFG")
    assert kinds(do(world, state, "A2")) == [BUILT, FULL, REVEALED, FULL, REVEALED]
    assert (state.removed, state.played) == (pile("CD"), pile("F"))
    assert kinds(do(world, state, "use:oracle")) == [USED]
    assert live_hexes(world, state) == ["A3"]


def test_oracle_is_not_offered_if_the_terrain_is_full_and_no_card_is_left() -> None:
    world, state = position("C1  C   F", card="C", owed=1, tiles=("oracle",), deck="")
    assert NO_CARD in kinds(do(world, state, "A2"))
    assert live(world, state) == ["end"]


@pytest.mark.parametrize("tile", ["oracle", "barn"])
def test_oracle_and_barn_use_a_card_that_comes_from_the_shuffled_discards(tile: str) -> None:
    world, state = position("C1  C   F   W   G", card="C", owed=1, tiles=(tile,), deck="", discards="F")
    assert kinds(do(world, state, "A2")) == [BUILT, FULL, SHUFFLED, REVEALED]
    assert buttons(world, state) == ["end", f"use:{tile}"]


def test_oracle_is_neither_offered_nor_spent_if_no_card_that_is_left_fits() -> None:
    world, state = position("C1  C   F", card="C", owed=1, tiles=("oracle",), deck="D", discards="G")
    assert NO_CARD in kinds(do(world, state, "A2"))
    assert live(world, state) == ["end"]
    assert used(world, state, 0) == []
    assert state.removed == pile("CDG")


def test_oracle_is_not_offered_if_the_whole_map_is_full() -> None:
    world, state = position("C1  C   W", card="C", owed=1, tiles=("oracle",))
    do(world, state, "A2")
    assert live(world, state) == ["end"]


def test_farm_builds_on_grass_whatever_the_card() -> None:
    board = """
        C1  G*  G
          G*  F   G
    """
    world, state = position(board, card="F", tiles=("farm",))
    do(world, state, "use:farm")
    assert live_hexes(world, state) == starred(board)


def test_farm_is_not_offered_without_free_grass() -> None:
    world, state = position("G1  F   F   F   G2", card="F", tiles=("farm",))
    assert buttons(world, state) == []


def test_farm_goes_anywhere_on_grass_if_no_settlement_touches_any() -> None:
    world, state = position("C1  F   G   W   G", card="F", tiles=("farm",))
    do(world, state, "use:farm")
    assert live_hexes(world, state) == ["A3", "A5"]


def test_farm_is_used_once_each_turn() -> None:
    world, state = position("C1  G   G   F   F   F", card="F", tiles=("farm",))
    do(world, state, "use:farm", "A2")
    assert buttons(world, state) == []
    do(world, state, "A4", "A5", "A6")
    assert live(world, state) == ["end"]


def test_oasis_builds_on_desert() -> None:
    board = """
        D   D*  C1  G   D
          D   D*  G   G   D
    """
    world, state = position(board, tiles=("oasis",))
    do(world, state, "use:oasis")
    assert live_hexes(world, state) == starred(board)


def test_oasis_is_not_offered_without_a_settlement_in_the_supply() -> None:
    world, state = position("D   D   G1", tiles=("oasis",), owed=0, supply=(0, 9))
    assert live(world, state) == ["end"]


def test_oasis_is_not_offered_without_free_desert() -> None:
    world, state = position("D1  F   F   F   D2", card="F", tiles=("oasis",))
    assert buttons(world, state) == []


def test_tower_goes_anywhere_on_the_edge_if_no_own_settlement_touches_it() -> None:
    board = """
        G*  M   T*
          D*  G   G
        W   G   G1
          F*  G   G
    """
    world, state = position(board, tiles=("tower",), owed=0)
    do(world, state, "use:tower")
    assert live_hexes(world, state) == starred(board)


def test_tower_knows_the_edge_on_all_four_sides() -> None:
    world, state = position("G", fill="G", tiles=("tower",), owed=0)
    do(world, state, "use:tower")
    hexes = live_hexes(world, state)
    assert len(hexes) == 76 - 1  # the tower itself lies on the edge here
    assert {"A1", "A20", "T1", "T20", "K1", "K20"} <= set(hexes)


def test_tavern_is_not_offered_for_a_line_of_two_or_a_bent_line() -> None:
    board = """
        G1  G1  G   G
          G   G1  G   G1
        G   G   G   G   G1
    """
    world, state = position(board, tiles=("tavern",), owed=0)
    assert live(world, state) == ["end"]


def test_tavern_offers_only_the_two_ends_of_a_line_of_four() -> None:
    board = """
        G*  G1  G1  G1  G1  F*  G
          G   G   G   G   G   G   G
    """
    world, state = position(board, tiles=("tavern",), owed=0)
    do(world, state, "use:tavern")
    assert live_hexes(world, state) == starred(board)


def test_tavern_looks_along_the_row_and_both_diagonals() -> None:
    board = """
        G   G   G   G*  G   G
          G   G   G1  G1  G   G
        G   G*  G1  G1  G1  G*  G
          G   G1  G   G   G1  G
        G   G*  G   G   G   G*  G
    """
    world, state = position(board, tiles=("tavern",), owed=0)
    do(world, state, "use:tavern")
    assert live_hexes(world, state) == starred(board)


def test_tavern_finds_no_end_beyond_the_border_of_the_map() -> None:
    board = """
          G   G1  G1  G1
        G   G   G   G
    """
    world, state = position(board, at="J17", fill="G", tiles=("tavern",), owed=0)
    do(world, state, "use:tavern")
    assert live_hexes(world, state) == ["J17"]


def test_tavern_does_not_go_onto_an_occupied_end() -> None:
    world, state = position("G2  G1  G1  G1  T", tiles=("tavern",), owed=0)
    do(world, state, "use:tavern")
    assert live_hexes(world, state) == ["A5"]


def test_tavern_does_not_count_the_settlements_of_others() -> None:
    world, state = position("G   G1  G2  G1  G1  G", tiles=("tavern",), owed=0)
    assert live(world, state) == ["end"]


def test_barn_moves_beside_the_others_after_lifting() -> None:
    board = """
        F*  G1  C1  F   F
          F*  F*  G   F   F
    """
    world, state = position(board, card="F", tiles=("barn",))
    do(world, state, "use:barn")
    assert live_hexes(world, state) == ["A2", "A3"]
    do(world, state, "A3")
    assert live_hexes(world, state) == starred(board)


def test_barn_may_not_move_a_settlement_that_leaves_the_only_adjacent_hex() -> None:
    world, state = position("F1  G1  W   F", card="F", owed=0, tiles=("barn",))
    do(world, state, "use:barn")
    assert live_hexes(world, state) == ["A2"]


def test_barn_may_not_move_the_only_neighbour_of_the_only_adjacent_hex() -> None:
    world, state = position("F   F1  G1", card="F", owed=0, tiles=("barn",))
    do(world, state, "use:barn")
    assert live_hexes(world, state) == ["A3"]


def test_barn_lets_a_lonely_settlement_on_the_terrain_move_far_away() -> None:
    world, state = position("F1  G   W   F   W   F", card="F", owed=0, tiles=("barn",))
    do(world, state, "use:barn", "A1")
    assert live_hexes(world, state) == ["A4", "A6"]


def test_barn_is_not_offered_if_no_settlement_could_move() -> None:
    world, state = position("F1  F1  W   F", card="F", owed=0, tiles=("barn",))
    assert live(world, state) == ["end"]


def test_barn_looks_at_the_full_terrain_without_lifting() -> None:
    world, state = position("F1  F   W   C   G1", card="F", owed=1, tiles=("barn",), deck="C")
    assert kinds(do(world, state, "A2")) == [BUILT, FULL, REVEALED]
    do(world, state, "use:barn")
    assert live_hexes(world, state) == ["A1", "A2", "A5"]
    do(world, state, "A1")
    assert live_hexes(world, state) == ["A4"]


def test_barn_that_fills_the_terrain_before_the_mandatory_action_costs_the_card() -> None:
    world, state = position("F   G1  C   C", card="F", tiles=("barn",), deck="C")
    assert kinds(do(world, state, "use:barn", "A2", "A1")) == [USED, MOVED, FULL, REVEALED]
    assert (state.owed, state.removed, live(world, state)) == (3, pile("F"), ["A3", "A4"])


def test_barn_is_not_offered_without_a_settlement_on_the_board() -> None:
    world, state = position("F   F", card="F", tiles=("barn",))
    assert buttons(world, state) == []


def test_harbor_moves_onto_water_and_from_there_onto_water_again() -> None:
    board = """
        W1  W   G   W*
          G   W*  G1  W*
        W   W   W*  W*  W
    """
    world, state = position(board, owed=0, tiles=("harbor",))
    do(world, state, "use:harbor", "A1")
    assert live_hexes(world, state) == starred(board)


def test_harbor_counts_the_vacated_hex_but_does_not_go_there() -> None:
    world, state = position("G1  W1  G   W", owed=0, tiles=("harbor",))
    do(world, state, "use:harbor")
    assert live_hexes(world, state) == ["A1"]
    do(world, state, "A1")
    assert live_hexes(world, state) == ["A4"]
    world, state = position("W   W1  G1  G   W", owed=0, tiles=("harbor",))
    do(world, state, "use:harbor")
    assert live_hexes(world, state) == ["A3"]
    world, state = position("W1  G1  W   W", owed=0, tiles=("harbor",))
    do(world, state, "use:harbor", "A1")
    assert live_hexes(world, state) == ["A3"]


def test_harbor_works_without_a_settlement_in_the_supply() -> None:
    world, state = position("G1  W", owed=0, tiles=("harbor",), supply=(0, 9))
    assert buttons(world, state) == ["end", "use:harbor"]


def test_harbor_is_not_offered_without_free_water() -> None:
    world, state = position("G1  W2", owed=0, tiles=("harbor",))
    assert live(world, state) == ["end"]


def test_harbor_takes_and_loses_tiles_on_the_way() -> None:
    board = """
        L   G1  G   W   L
    """
    world, state = position(
        board, locations={"A1": "farm", "A5": "oasis"}, holds=("A1",), tiles=("harbor",), owed=0
    )
    events = do(world, state, "use:harbor", "A2", "A4")
    assert kinds(events) == [USED, MOVED, LOST, TOOK]
    assert tiles_of(world, state, 0) == ["oasis", "harbor"]


def test_paddock_offers_only_settlements_that_can_jump() -> None:
    board = """
        G1  W   W   G   G
          W   W   W   W   G2
        G   W   G   W   W1
    """
    world, state = position(board, owed=0, tiles=("paddock",))
    do(world, state, "use:paddock")
    assert live_hexes(world, state) == ["C5"]
    do(world, state, "C5")
    assert live_hexes(world, state) == ["A4", "C3"]


def test_paddock_does_not_jump_over_the_border_of_the_map() -> None:
    world, state = position("G   G", fill="G", owed=0, tiles=("paddock",))
    state.settlements[0] = position("G1", at="J20")[1].settlements[0]
    do(world, refreshed(world, state), "use:paddock", "J20")
    assert live_hexes(world, state) == ["H19", "J18", "L19"]


def test_paddock_needs_no_own_neighbour() -> None:
    world, state = position("G   W   G1  W   G   G1", owed=0, tiles=("paddock",))
    do(world, state, "use:paddock", "A3")
    assert live_hexes(world, state) == ["A1", "A5"]


def test_paddock_is_not_offered_if_nothing_can_jump() -> None:
    world, state = position("G1  G   W", owed=0, tiles=("paddock",))
    assert live(world, state) == ["end"]


def test_paddock_may_lose_its_own_tile() -> None:
    world, state = position("L   G1  G   G", locations={"A1": "paddock"}, holds=("A1",), owed=0)
    assert kinds(do(world, state, "use:paddock", "A2", "A4")) == [USED, MOVED, LOST]
    assert (live(world, state), stands(state, 0)) == (["end"], ["A4"])


def test_paddock_of_two_can_be_used_again_though_the_other_is_lost() -> None:
    world, state = position(
        "L   G1  G   G   W   G1  L",
        locations={"A1": "paddock", "A7": "paddock"},
        holds=("A1", "A7"),
        owed=0,
    )
    assert LOST in kinds(do(world, state, "use:paddock", "A6", "A4"))
    assert buttons(world, state) == ["end", "use:paddock"]


@pytest.mark.parametrize("tile", ["oracle", "farm", "oasis", "tower", "harbor", "paddock", "barn"])
def test_a_tile_is_usable_before_and_after_the_builds_but_not_between(tile: str) -> None:
    board = """
        G1  G   G   W   D   D
          G   G   G   G   G   G
    """
    world, state = position(board, tiles=(tile,))
    assert buttons(world, state) == [f"use:{tile}"]
    do(world, state, "A2")
    assert buttons(world, state) == []
    do(world, state, "A3", "B1")
    assert buttons(world, state) == ["end", f"use:{tile}"]


@pytest.mark.parametrize("order", [("farm", "oasis"), ("oasis", "farm"), ("oasis",), ()])
def test_tiles_are_used_in_any_order_or_not_at_all(order: tuple[str, ...]) -> None:
    world, state = position("G   C1  D", tiles=("farm", "oasis"), owed=0)
    assert buttons(world, state) == ["end", "use:farm", "use:oasis"]
    for tile in order:
        do(world, state, f"use:{tile}", {"farm": "A1", "oasis": "A3"}[tile])
    assert sorted(used(world, state, 0)) == sorted(order)
    do(world, state, "end")
    assert state.turn == 1


def test_a_used_tile_that_is_lost_leaves_nothing_to_use() -> None:
    world, state = position(
        "L   G1  G   G   G", locations={"A1": "farm"}, holds=("A1",), tiles=("paddock",), owed=0
    )
    do(world, state, "use:farm", "A3", "use:paddock", "A2", "A4")
    assert tiles_of(world, state, 0) == ["paddock"]
    assert live(world, state) == ["end"]


TWO_FARMS = """
    L   G1  W   G   L
      W   W   W   W   W
    W   W   G   G   W
"""


def with_a_farm_gained_this_turn(*tiles: str) -> tuple[World, State]:
    """The farm at A1 is ready, the one at A5 was gained just now."""
    locations = {"A1": "farm", "A5": "farm"}
    world, state = position(
        TWO_FARMS, fill="W", locations=locations, holds=("A1",), tiles=tiles, owed=1, begun=True
    )
    assert TOOK in kinds(do(world, state, "A4"))
    return world, state


def test_a_tile_gained_this_turn_is_not_ready_though_an_older_equal_one_is_lost() -> None:
    world, state = with_a_farm_gained_this_turn("paddock")
    assert LOST in kinds(do(world, state, "use:paddock", "A2", "C3"))
    assert tiles_of(world, state, 0) == ["farm", "paddock"]
    assert buttons(world, state) == ["end"]


def test_a_tile_gained_this_turn_is_not_ready_though_a_used_equal_one_is_lost() -> None:
    world, state = with_a_farm_gained_this_turn("paddock")
    do(world, state, "use:farm", "C4")
    assert LOST in kinds(do(world, state, "use:paddock", "A2", "C3"))
    assert (tiles_of(world, state, 0), used(world, state, 0)) == (["farm", "paddock"], ["paddock"])
    assert buttons(world, state) == ["end"]


def test_a_ready_tile_stays_ready_when_an_equal_one_gained_this_turn_is_lost() -> None:
    world, state = with_a_farm_gained_this_turn("paddock")
    assert LOST in kinds(do(world, state, "use:paddock", "A4", "C3"))
    assert tiles_of(world, state, 0) == ["farm", "paddock"]
    assert buttons(world, state) == ["end", "use:farm"]
