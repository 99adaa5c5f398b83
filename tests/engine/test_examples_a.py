"""The worked examples A1 to A17 of the rules: the turn, building, tiles, the end."""

import pytest

from drawn import buttons, do, gold, kinds, live, live_hexes, position, stands, starred, tiles_left, tiles_of
from hexstead.engine.events import FULL, LAST_ROUND, LOST, OVER, REVEALED, TOOK
from hexstead.engine.hexes import name
from hexstead.engine.terrain import FLOWER
from hexstead.setup.draw import first_game


def test_a1_three_settlements_are_built_on_the_terrain_of_the_card() -> None:
    board = """
        G*  G*  W   G*
          G*  F   W   G*
    """
    world, state = position(board)
    assert live_hexes(world, state) == starred(board)
    do(world, state, "A1", "B1", "A2")
    assert (state.supply[0], live(world, state)) == (37, ["end"])


def test_a1_the_second_and_third_settlement_touch_an_own_one_if_possible() -> None:
    world, state = position("G   G   W   G")
    do(world, state, "A1")
    assert live_hexes(world, state) == ["A2"]
    do(world, state, "A2")
    assert live_hexes(world, state) == ["A4"]


def test_a2_only_the_two_free_neighbours_of_the_terrain_are_live() -> None:
    board = """
        F   G*  G2  G
          G*  F1  F   G
        F   C   W   G
    """
    world, state = position(board)
    assert live_hexes(world, state) == starred(board)


def test_a3_without_a_settlement_beside_the_terrain_every_free_hex_of_it_is_live() -> None:
    board = """
        F1  F   W   G*
          C   W   G*  G2
        G*  W   G*  X
    """
    world, state = position(board)
    assert live_hexes(world, state) == starred(board)


def test_a4_mats_finds_five_locations_beside_flower_fields_in_the_first_game() -> None:
    world = first_game(2).world()
    beside = [site for site in world.sites if site.ring & world.terrain[FLOWER]]
    found = [(name(site.hex), world.tiles[site.tile].key) for site in beside]
    assert found == [("C19", "paddock"), ("G3", "tavern"), ("L18", "farm"), ("M8", "oasis"), ("P13", "farm")]


def test_a5_a_fresh_start_on_far_canyon_takes_the_oasis_tile() -> None:
    board = """
        T   F1  F1  T   W   C*  L
          T   F1  T   W   W   C*  C*
        W   T   T   W   W   W   C*
    """
    world, state = position(board, card="C", locations={"A7": "oasis"})
    assert live_hexes(world, state) == starred(board)
    assert TOOK in kinds(do(world, state, "A6"))
    assert tiles_of(world, state, 0) == ["oasis"]


def test_a6_a_location_gives_one_tile_to_each_of_the_first_two_seats() -> None:
    world, state = position("G", fill="G", seats=3, hands=("", "G", "G"), locations={"E5": "farm"})
    do(world, state, "E4", "D4", "D5", "end")
    assert (tiles_of(world, state, 0), tiles_left(world, state, "E5")) == (["farm"], 1)
    do(world, state, "E6", "E7", "E8", "end")
    assert (tiles_of(world, state, 1), tiles_left(world, state, "E5")) == (["farm"], 0)
    do(world, state, "F5", "F6", "F7")
    assert tiles_of(world, state, 2) == []


def test_a7_a_tile_is_lost_with_its_last_neighbour_and_never_regained() -> None:
    board = """
        L   G1  G   G   G
    """
    world, state = position(board, locations={"A1": "farm"}, holds=("A1",), tiles=("paddock",))
    assert LOST in kinds(do(world, state, "use:paddock", "A2", "A4"))
    assert tiles_of(world, state, 0) == ["paddock"]
    assert tiles_left(world, state, "A1") == 1
    do(world, state, "A3", "A2")
    assert tiles_of(world, state, 0) == ["paddock"]


def test_a8_a_tile_is_usable_from_the_next_turn_on() -> None:
    world, state = position("L   G   G   G   G   G", fill="G", locations={"A1": "farm"}, hands=("", "G"))
    do(world, state, "A2", "A3", "A4")
    assert live(world, state) == ["end"]
    do(world, state, "end", "T1", "T2", "T3", "end")
    assert buttons(world, state) == ["use:farm"]


def test_a9_two_equal_tiles_are_two_actions_each_turn() -> None:
    board = """
        L   G1  W   G1  L
    """
    world, state = position(board, fill="G", locations={"A1": "farm", "A5": "farm"}, holds=("A1", "A5"))
    do(world, state, "use:farm", "B1", "use:farm", "B2")
    assert buttons(world, state) == []
    assert state.supply[0] == 36


def test_a9_of_two_equal_tiles_the_used_one_is_given_up() -> None:
    board = """
        L   G1  G   G1  L
          G   G   G   G   G
        G   G   G   G   G
    """
    locations = {"A1": "farm", "A5": "farm"}
    world, state = position(board, locations=locations, holds=("A1", "A5"), tiles=("paddock",), owed=0)
    do(world, state, "use:farm", "B2")
    assert LOST in kinds(do(world, state, "use:paddock", "A4", "C3"))
    assert tiles_of(world, state, 0) == ["farm", "paddock"]
    assert buttons(world, state) == ["end", "use:farm"]


def test_a10_each_castle_pays_three_once() -> None:
    board = """
        G1  G1  G   G   G
          X   G1  X   G1  G
    """
    assert gold(board, "castles") == [6]


def test_a11_a_full_terrain_costs_the_card_and_the_rest_is_built_on_the_next() -> None:
    board = """
        C1  C   C2  W   G   G
    """
    world, state = position(board, card="C", deck="FGT")
    events = do(world, state, "A2")
    assert [event for event in kinds(events) if event in (FULL, REVEALED)] == [FULL, REVEALED, FULL, REVEALED]
    assert (state.removed, state.played, state.discards, state.owed) == ([1, 3], [0], [], 2)
    assert live(world, state) == ["A5", "A6"]


def test_a12_after_the_last_settlement_of_the_second_seat_the_round_is_finished() -> None:
    world, state = position("G", fill="G", seats=4, turn=1, supply=(9, 1, 9, 9), hands=("G", "", "G", "G"))
    assert LAST_ROUND in kinds(do(world, state, "A1"))
    do(world, state, "end", "C1", "C2", "C3", "end", "E1", "E2", "E3")
    assert not state.over
    assert OVER in kinds(do(world, state, "end"))
    assert live(world, state) == []


def test_a12_after_the_last_settlement_of_the_last_seat_the_game_ends_with_its_turn() -> None:
    world, state = position("G", fill="G", seats=4, turn=3, supply=(9, 9, 9, 2), hands=("G", "G", "G", ""))
    do(world, state, "A1", "A2")
    assert live(world, state) == ["end"]
    assert OVER in kinds(do(world, state, "end"))


def test_a13_without_settlements_left_one_may_still_move_but_not_build() -> None:
    world, state = position("G   G   G   G", supply=(2, 9), tiles=("oracle", "paddock"))
    assert buttons(world, state) == ["use:oracle"]
    do(world, state, "A1", "A2")
    assert live(world, state) == ["end", "use:paddock"]


@pytest.mark.parametrize(("tile", "card", "goal"), [("harbor", "G", "W"), ("barn", "D", "D")])
def test_a14_a_lifted_settlement_no_longer_counts_as_neighbour(tile: str, card: str, goal: str) -> None:
    board = f"""
        {goal}   F1  {goal}   F   F
          F   F   F   F   F1
        F   F   F   {goal}   {goal}*
    """
    world, state = position(board, card=card, tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}", "A2")
    assert live_hexes(world, state) == starred(board)


def test_a15_paddock_jumps_straight_over_anything_onto_free_suitable_hexes() -> None:
    board = """
        F   G*  C   W   G
          G   X   F2  G   G
        W   M   D1  M   G*
          G   C2  G   C2  G
        F   F*  G   T2  G
    """
    world, state = position(board, tiles=("paddock",), owed=0)
    do(world, state, "use:paddock", "C3")
    assert live_hexes(world, state) == starred(board)


def test_a16_tavern_goes_to_either_end_of_a_diagonal_of_three() -> None:
    board = """
        G*  G   G   G
          F1  G   G   G
        G   C1  G   G
          G   D1  G   G
        G   G   G*  G
    """
    world, state = position(board, tiles=("tavern",), owed=0)
    do(world, state, "use:tavern")
    assert live_hexes(world, state) == starred(board)


def test_a16_tavern_does_not_go_onto_water_at_one_end() -> None:
    board = """
        W   G1  G1  G1  T*
    """
    world, state = position(board, tiles=("tavern",), owed=0)
    do(world, state, "use:tavern")
    assert live_hexes(world, state) == starred(board)


def test_a17_tower_goes_to_free_edge_hexes_beside_own_settlements() -> None:
    board = """
        W   G2  T*  D*  F
          G   C   G1  C   D
        T   G   G   G   G
    """
    world, state = position(board, tiles=("tower",), owed=0)
    do(world, state, "use:tower")
    assert live_hexes(world, state) == starred(board)
    do(world, state, "A3")
    assert stands(state, 0) == ["A3", "B3"]
