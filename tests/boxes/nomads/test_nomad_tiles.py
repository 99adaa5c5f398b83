"""Each nomad tile, with its timing and its edge cases."""

import pytest

from drawn import (
    buttons,
    do,
    earned,
    figures_of,
    give_tile,
    kinds,
    live,
    live_hexes,
    position,
    stands,
    starred,
    tiles_left,
    tiles_of,
)
from hexstead.engine.events import EXPIRED, LOST, RETURNED, TOOK
from hexstead.engine.scoring import score


def donates(tile: str, letter: str) -> None:
    """Three builds on this terrain, each next to the others if possible, whatever the card."""
    board = f"D1  {letter}   {letter}   {letter}   {letter}   X   {letter}"
    world, state = position(board, fill="X", card="G", tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}")
    assert live(world, state) == ["A2"]
    do(world, state, "A2")
    assert live(world, state) == ["A3"]
    do(world, state, "A3")
    assert live(world, state) == ["A4"]
    do(world, state, "A4")
    assert (live(world, state), stands(state, 0)) == (["end"], ["A1", "A2", "A3", "A4"])
    assert state.supply[0] == 36


def test_donation_grass_builds_three_on_grass() -> None:
    donates("donation-grass", "G")


def test_donation_canyon_builds_three_on_canyon() -> None:
    donates("donation-canyon", "C")


def test_donation_desert_builds_three_on_desert() -> None:
    donates("donation-desert", "D")


def test_donation_flower_builds_three_on_flower_fields() -> None:
    donates("donation-flower", "F")


def test_donation_forest_builds_three_on_forest() -> None:
    donates("donation-forest", "T")


def test_donation_water_builds_three_on_water() -> None:
    donates("donation-water", "W")


def test_donation_mountain_builds_three_on_mountains() -> None:
    donates("donation-mountain", "M")


def test_a_donation_goes_anywhere_on_its_terrain_if_no_own_settlement_touches_it() -> None:
    world, state = position("G1  X   W   W   X   W", fill="X", tiles=("donation-water",), owed=0)
    do(world, state, "use:donation-water")
    assert live(world, state) == ["A3", "A4", "A6"]
    do(world, state, "A6")
    assert live(world, state) == ["A3", "A4", "done"]


def test_a_donation_may_stop_only_where_the_next_settlement_could_not_stand_next_to_your_own() -> None:
    world, state = position("G1  F   W   F   F   G", tiles=("donation-flower",), owed=0)
    do(world, state, "use:donation-flower")
    assert live(world, state) == ["A2"]
    do(world, state, "A2")
    assert live(world, state) == ["A4", "A5", "done"]
    twin = state.copy()
    do(world, twin, "done")
    assert (live(world, twin), stands(twin, 0)) == (["end"], ["A1", "A2"])
    do(world, state, "A4")
    assert live(world, state) == ["A5"]


def test_a_donation_builds_as_many_as_there_are_hexes_or_settlements() -> None:
    world, state = position("G1  F   F   W", fill="X", tiles=("donation-flower",), owed=0)
    do(world, state, "use:donation-flower", "A2", "A3")
    assert live(world, state) == ["end"]
    world, state = position("G1  F   F   F", tiles=("donation-flower",), owed=0, supply=(2, 9))
    do(world, state, "use:donation-flower", "A2", "A3")
    assert (live(world, state), state.ending) == (["end"], True)


def test_a_donation_is_not_used_between_the_builds() -> None:
    world, state = position("G1  G   G   G   F", tiles=("donation-flower",))
    assert buttons(world, state) == ["use:donation-flower"]
    do(world, state, "A2")
    assert buttons(world, state) == []


def test_resettlement_moves_settlements_by_single_steps_onto_suitable_hexes() -> None:
    board = """
        W   W   G*  W   G
          G*  G1  W   W   W
        G*  W   D*  W   G
    """
    world, state = position(board, tiles=("resettlement",), owed=0, fill="W")
    do(world, state, "use:resettlement", "B2")
    assert live(world, state) == ["A3", "B1", "C3"]


def test_resettlement_needs_no_own_neighbour() -> None:
    world, state = position("G   G1  G   G1", tiles=("resettlement",), owed=0)
    do(world, state, "use:resettlement", "A2")
    assert live_hexes(world, state) == ["A1", "A3"]


def test_resettlement_may_stop_after_any_step_and_go_on_with_another_settlement() -> None:
    world, state = position("G1  G   G   W   G1  G", fill="W", tiles=("resettlement",), owed=0)
    do(world, state, "use:resettlement", "A1", "A2")
    assert live(world, state) == ["A1", "A3", "A5", "done"]
    do(world, state, "A5", "A6", "done")
    assert (live(world, state), stands(state, 0)) == (["end"], ["A2", "A6"])


def test_resettlement_takes_a_settlement_that_is_chosen_at_least_one_step() -> None:
    world, state = position("G1  G   W   W   G1  G", fill="W", tiles=("resettlement",), owed=0)
    do(world, state, "use:resettlement", "A1")
    assert live(world, state) == ["A2"]


def test_resettlement_takes_and_loses_tiles_with_every_step() -> None:
    board = """
        L   G1  G   G   N   W   W
          W   W   W   G   G   W   W
    """
    locations = {"A1": "farm", "A5": "donation-water"}
    world, state = position(
        board, fill="W", locations=locations, holds=("A1",), tiles=("resettlement",), owed=0
    )
    assert LOST in kinds(do(world, state, "use:resettlement", "A2", "A3"))
    assert TOOK in kinds(do(world, state, "A4"))
    do(world, state, "A3", "A2")
    assert tiles_of(world, state, 0) == ["donation-water", "resettlement"]
    assert tiles_left(world, state, "A1") == 1


def test_resettlement_moves_wagons_too_and_nothing_goes_beside_a_warrior() -> None:
    world, state = position("G1  G   G   G2w W   G1c G", fill="W", tiles=("resettlement",), owed=0)
    do(world, state, "use:resettlement")
    assert live(world, state) == ["A1", "A6"]
    do(world, state, "A6", "A7")
    assert figures_of(world, state, 0, "wagon") == ["A7"]
    assert live(world, state) == ["A1", "A6", "done"]
    do(world, state, "A1")
    assert live_hexes(world, state) == ["A2"]


def test_outpost_is_offered_for_every_mandatory_build_that_has_other_hexes() -> None:
    board = """
        G1  G   G   G   W   G   G   F
    """
    world, state = position(board, tiles=("outpost",))
    assert live(world, state) == ["A2", "use:outpost"]
    do(world, state, "A2")
    assert live(world, state) == ["A3", "use:outpost"]
    do(world, state, "use:outpost")
    assert live(world, state) == ["A3", "A4", "A6", "A7"]
    do(world, state, "A6")
    assert (live(world, state), state.owed) == (["A3", "A7"], 1)


def test_outpost_is_not_offered_if_it_would_open_no_hex() -> None:
    world, state = position("G1  G   G   W   W", fill="W", tiles=("outpost",))
    do(world, state, "A2")
    assert live(world, state) == ["A3"]
    world, state = position("C1  W   G   G   G   G", fill="W", tiles=("outpost",))
    assert live(world, state) == ["A3", "A4", "A5", "A6"]


def test_outpost_is_not_offered_when_nothing_is_being_built() -> None:
    world, state = position("G1  G   W   G", tiles=("outpost",), owed=0)
    assert live(world, state) == ["end"]


def test_outpost_helps_an_extra_build() -> None:
    world, state = position("G1  F   W   F", tiles=("outpost", "garden"), owed=0)
    do(world, state, "use:garden")
    assert live(world, state) == ["A2", "use:outpost"]
    do(world, state, "use:outpost")
    assert live(world, state) == ["A2", "A4"]
    do(world, state, "A4")
    assert live(world, state) == ["end"]


def test_outpost_helps_one_build_of_a_donation() -> None:
    world, state = position("G1  F   F   W   F   F", tiles=("outpost", "donation-flower"), owed=0)
    do(world, state, "use:donation-flower", "A2", "use:outpost", "A6")
    assert live(world, state) == ["A3", "A5"]
    do(world, state, "A5")
    assert (live(world, state), stands(state, 0)) == (["end"], ["A1", "A2", "A5", "A6"])


def test_outpost_is_decided_after_the_fort_has_drawn() -> None:
    world, state = position("G1  F   W   F", tiles=("outpost", "fort"), owed=0, deck="F")
    assert buttons(world, state) == ["end", "use:fort"]
    do(world, state, "use:fort")
    assert live(world, state) == ["A2", "use:outpost"]
    do(world, state, "use:outpost", "A4")
    assert (live(world, state), stands(state, 0)) == (["end"], ["A1", "A4"])


def test_outpost_waives_nothing_of_village_and_tavern() -> None:
    board = """
        G   G1  G1  G1  G
          G   G   G   G   G
    """
    for tile in ("village", "tavern"):
        world, state = position(
            board.replace("  G   G   G", "  G1  G   G", 1), tiles=("outpost", tile), owed=0
        )
        do(world, state, f"use:{tile}")
        assert buttons(world, state) == []


@pytest.mark.parametrize("tile", ["barracks", "wagon", "lighthouse", "city-hall", "barn", "harbor", "quarry"])
def test_outpost_is_for_settlements_and_not_for_figures_moves_or_walls(tile: str) -> None:
    world, state = position("G1  G   G   W   W   G", fill="G", tiles=("outpost", tile), owed=0)
    do(world, state, f"use:{tile}")
    assert buttons(world, state) == []


def test_outpost_is_spent_with_one_settlement_and_two_of_them_help_two() -> None:
    board = """
        G1  G   W   G   G   W   G
    """
    world, state = position(board, tiles=("outpost", "outpost"))
    do(world, state, "use:outpost", "A4")
    assert "use:outpost" in live(world, state)
    do(world, state, "use:outpost")
    assert buttons(world, state) == []
    do(world, state, "A7")
    assert buttons(world, state) == []


SWORD = """
    G1  G2  G2w G2h G2h G3c G1
      G   G   G2h G2h G2h M   M
    M   M   M   G2h G2h M   M
"""


def test_sword_takes_figures_but_never_a_city_hall() -> None:
    world, state = position(SWORD, seats=3, tiles=("sword",), owed=0)
    do(world, state, "use:sword")
    assert live(world, state) == ["A2", "A3", "A6"]
    assert kinds(do(world, state, "A3", "A6")) == [RETURNED, RETURNED]
    assert figures_of(world, state, 1, "warrior") == figures_of(world, state, 2, "wagon") == []
    assert state.supply == [38, 39, 40]
    assert len(figures_of(world, state, 1, "city-hall")) == 7


def test_sword_is_not_offered_if_the_others_have_nothing_but_city_halls() -> None:
    hall = SWORD.replace("G2  G2w", "G   G  ").replace("G3c", "G  ")
    world, state = position(hall, seats=3, tiles=("sword",), owed=0)
    assert live(world, state) == ["end"]


def test_sword_skips_players_without_pieces() -> None:
    world, state = position("G1  G3  G3", seats=3, tiles=("sword",), owed=0)
    do(world, state, "use:sword", "A2")
    assert live(world, state) == ["end"]


def test_sword_strikes_the_others_of_whatever_seat_has_it() -> None:
    world, state = position("G1  G2  G3  G4  G1", seats=4, turn=2, tiles=("sword",), owed=0)
    do(world, state, "use:sword", "A4")
    assert live(world, state) == ["A1", "A2", "A5"]
    do(world, state, "A2")
    assert live(world, state) == ["A1", "A5"]
    do(world, state, "A5")
    assert (live(world, state), stands(state, 2)) == (["end"], ["A3"])


def test_sword_may_cost_the_owner_a_tile() -> None:
    world, state = position("L   G2  G1  G", locations={"A1": "farm"}, tiles=("sword",), owed=0)
    give_tile(world, state, 1, "A1")
    assert kinds(do(world, state, "use:sword", "A2"))[1:] == [RETURNED, LOST]
    assert tiles_of(world, state, 1) == []


def test_sword_returns_a_settlement_that_must_be_built_again() -> None:
    board = """
        G1  G2  G   G   G   W   G
    """
    world, state = position(
        board, tiles=("sword",), owed=0, supply=(9, 2), hands=("", "G"), deck="GG", first=0
    )
    do(world, state, "use:sword", "A2")
    assert state.supply[1] == 3
    do(world, state, "end")
    assert state.owed == 3
    do(world, state, "A3", "A4", "A5")
    assert (state.supply[1], state.ending) == (0, True)


def test_sword_frees_the_hexes_around_a_warrior() -> None:
    world, state = position("G1  G   G2w G   G", tiles=("sword",))
    assert live(world, state) == ["A5", "use:sword"]
    do(world, state, "use:sword", "A3")
    assert live(world, state) == ["A2"]


def test_treasure_pays_the_first_who_comes_and_counts_in_the_score() -> None:
    world, state = position("G   N   G   G", locations={"A2": "treasure"}, hands=("", "G"), owed=1)
    do(world, state, "A1")
    assert earned(world, state, 0) == {"treasure": 3}
    assert score(world, state)[0].gold["treasure"] == score(world, state)[0].total == 3
    do(world, state, "end", "A3")
    assert earned(world, state, 1) == {}


def test_treasure_is_taken_on_the_way_of_a_resettlement() -> None:
    board = """
        G1  G   G   G
          W   N   W   W
    """
    world, state = position(board, fill="W", locations={"B2": "treasure"}, tiles=("resettlement",), owed=0)
    do(world, state, "use:resettlement", "A1", "A2", "A3", "A4", "A3")
    assert earned(world, state, 0) == {"treasure": 3}


def test_treasure_has_no_button() -> None:
    world, state = position("N   G   G   G   G", locations={"A1": "treasure"})
    do(world, state, "A2", "A3", "A4")
    assert live(world, state) == ["end"]


def test_a_nomad_tile_lies_once_on_its_space_and_is_never_refilled() -> None:
    world, state = position("G   N   G   G", locations={"A2": "sword"}, hands=("", "G"), owed=1)
    assert tiles_left(world, state, "A2") == 1
    do(world, state, "A1")
    assert (tiles_of(world, state, 0), tiles_left(world, state, "A2")) == (["sword"], 0)
    do(world, state, "end", "A3")
    assert tiles_of(world, state, 1) == []


def test_a_nomad_tile_is_kept_when_its_neighbours_leave() -> None:
    board = """
        N   G1  G   G
    """
    world, state = position(
        board, locations={"A1": "donation-water"}, holds=("A1",), tiles=("caravan",), owed=0
    )
    assert LOST not in kinds(do(world, state, "use:caravan", "A2", "A4"))
    assert buttons(world, state) == ["end"]
    assert tiles_of(world, state, 0) == ["donation-water", "caravan"]


def test_a_nomad_tile_is_gone_after_its_turn_though_it_was_used() -> None:
    world, state = position("G1  W   W   W", tiles=("donation-water",), owed=0)
    do(world, state, "use:donation-water", "A2", "A3", "A4")
    assert tiles_of(world, state, 0) == ["donation-water"]
    assert EXPIRED in kinds(do(world, state, "end"))
    assert tiles_of(world, state, 0) == []


def test_a_nomad_space_is_never_built_on() -> None:
    board = """
        N   G1  N   G*
          G*  G*  G   N
    """
    world, state = position(board)
    assert live_hexes(world, state) == [hex for hex in starred(board) if hex != "A4"]
