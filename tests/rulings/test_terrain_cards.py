"""Rulings 49, 50, 51, 62, 65, 67 and 68: when a terrain card is useless, and what takes its place."""

import pytest

from drawn import buttons, do, kinds, live, live_hexes, pile, position, take_stock, walls
from hexstead.engine.actions import CARD
from hexstead.engine.events import CHOSE, FULL, NO_CARD, REVEALED
from hexstead.engine.rules import decide
from hexstead.engine.terrain import CANYON, DESERT, FLOWER, GRASS, NO_TERRAIN, SWAMP
from hexstead.setup.documents import check
from hexstead.setup.setup import Setup

PLAIN = {"seats": 2, "boards": ["oasis", "tavern", "farm", "harbor"], "cards": ["lords", "knights", "miners"]}
SWAMP_ALWAYS = ["swamp-cards-always"]


# 49: at once, at any moment of the turn


def test_ruling_49_a_card_is_replaced_right_after_the_last_build_fills_its_terrain() -> None:
    world, state = position("G1  G   D   D", owed=1, begun=True, deck="D")
    events = do(world, state, "A2")
    assert kinds(events)[-2:] == [FULL, REVEALED]
    assert (state.owed, state.removed, state.played, state.terrain) == (0, pile("G"), pile("D"), DESERT)


def test_ruling_49_the_card_is_replaced_though_no_tile_needs_it() -> None:
    world, state = position("G1  G   D   D", owed=1, begun=True, deck="TD")
    do(world, state, "A2")
    assert (buttons(world, state), state.removed) == (["end"], pile("GT"))


@pytest.mark.parametrize(("tile", "before"), [("oracle", ()), ("barn", ("A1",)), ("quarry", ())])
def test_ruling_49_a_tile_uses_the_new_card(tile: str, before: tuple[str, ...]) -> None:
    world, state = position("G1  G   D   D", owed=1, begun=True, tiles=(tile,), deck="D")
    do(world, state, "A2", f"use:{tile}", *before)
    assert live_hexes(world, state) == ["A3"]


def test_ruling_49_the_cathedral_uses_the_new_card() -> None:
    world, state = position("G1  G   D   D", owed=1, begun=True, tiles=("cathedral",), deck="D")
    state.stored[0] = 1
    do(world, state, "A2", "use:cathedral")
    assert live_hexes(world, state) == ["A3"]


def test_ruling_49_another_tile_that_fills_the_terrain_costs_the_card_at_once() -> None:
    world, state = position("G1  G   D   D", owed=0, tiles=("farm", "oracle"), deck="D")
    do(world, state, "use:farm", "A2")
    assert (state.removed, state.terrain) == (pile("G"), DESERT)


def test_ruling_49_a_build_of_another_player_costs_the_card_at_once_too() -> None:
    board = """
        S   L   M   M   S   W
          M   M   M   M   M   D
    """
    world, state = position(board, card="SG", locations={"A2": "refuge"}, tiles={1: ("canoe",)}, deck="D")
    take_stock(world, state, "A2")
    do(world, state, "terrain:swamp", "A1")
    assert (decide(world, state).seat, state.removed) == (1, [])
    do(world, state, "A5")
    assert (state.removed, state.terrain, state.owed) == (pile("SG"), DESERT, 1)


def test_ruling_49_a_warrior_that_closes_the_last_hex_costs_the_card() -> None:
    world, state = position("G1  D   G   M   D", owed=0, tiles=("barracks",), deck="D")
    do(world, state, "use:barracks", "A2")
    assert (state.removed, state.terrain) == (pile("G"), DESERT)


def test_ruling_49_at_the_beginning_of_a_turn_with_nothing_to_build_the_card_is_replaced_too() -> None:
    world, state = position(
        "G1  D   D   M   D2", owed=0, card="D", supply=(9, 0), hands=("", "G"), deck="TD", ending=True
    )
    do(world, state, "end")
    assert (state.turn, state.owed, state.removed, state.played) == (1, 0, pile("G"), pile("D"))


def test_ruling_49_without_another_card_there_is_none_for_the_rest_of_the_turn() -> None:
    world, state = position("G1  G   D   D", owed=1, begun=True, tiles=("oracle",), deck="")
    events = do(world, state, "A2")
    assert kinds(events)[-1] == NO_CARD
    assert (state.terrain, buttons(world, state)) == (NO_TERRAIN, ["end"])


# 67: in the middle of a tile's action, what is left of it goes on with the new card


def test_ruling_67_the_second_wall_goes_onto_the_new_terrain() -> None:
    world, state = position("D   G1  G   M   D", owed=0, tiles=("quarry",), deck="DT")
    do(world, state, "use:quarry", "A3")
    assert (state.terrain, live(world, state)) == (DESERT, ["A1", "done"])
    do(world, state, "A1")
    assert (walls(state), state.frames) == (["A1", "A3"], [])


def test_ruling_67_walls_stop_if_the_new_terrain_is_not_beside_your_own() -> None:
    world, state = position("M   G1  G   M   D", owed=0, tiles=("quarry",), deck="DT")
    do(world, state, "use:quarry", "A3")
    assert (walls(state), state.frames, buttons(world, state)) == (["A3"], [], ["end"])


def test_ruling_67_a_new_card_of_two_terrains_is_chosen_before_the_second_wall() -> None:
    world, state = position("D   G1  G   M   S", owed=0, tiles=("quarry",), deck="SD")
    do(world, state, "use:quarry", "A3")
    assert live(world, state) == ["done", "terrain:desert", "terrain:swamp"]
    do(world, state, "terrain:desert", "A1")
    assert walls(state) == ["A1", "A3"]


def test_ruling_67_the_cathedral_goes_on_with_the_new_card() -> None:
    world, state = position("G1  G   D   D   M", owed=0, tiles=("cathedral",), deck="DT")
    state.stored[0] = 3
    do(world, state, "use:cathedral", "A2")
    assert (state.terrain, live(world, state)) == (DESERT, ["A3", "done"])
    do(world, state, "A3", "A4")
    assert (state.stored[0], state.frames) == (0, [])


def test_ruling_67_the_mandatory_action_goes_on_with_the_new_card() -> None:
    world, state = position("G1  G   D   D   D", deck="DT")
    do(world, state, "A2")
    assert (state.owed, live_hexes(world, state)) == (2, ["A3"])


# 50 and 68: several cards


def test_ruling_50_a_full_card_is_replaced_so_that_there_are_two_to_choose_from() -> None:
    world, state = position("G   G   G   F   D   G", tiles=("crossroads",), hands=("", "CF"), deck="TTD")
    do(world, state, "A1", "A2", "A3", "end")
    assert sorted(state.played) == [DESERT, FLOWER]
    assert live(world, state) == ["terrain:desert", "terrain:flower-field"]


def test_ruling_68_before_the_choice_every_full_card_is_replaced() -> None:
    world, state = position("F1  F   C   D   D", card="FC", tiles=("crossroads", "garden"), deck="D")
    do(world, state, "use:garden", "A2")
    assert (state.removed, state.played) == (pile("F"), pile("DC"))
    assert live(world, state) == ["terrain:canyon", "terrain:desert"]


def test_ruling_68_two_equal_cards_are_both_replaced_before_the_first_build() -> None:
    world, state = position("F1  F   C   D   D", card="FF", tiles=("crossroads", "garden"), deck="DC")
    do(world, state, "use:garden", "A2")
    assert (state.removed, state.played) == (pile("FF"), pile("DC"))


def test_ruling_68_after_the_choice_the_replacement_takes_the_place_of_the_chosen_card() -> None:
    world, state = position("G   F   F   C   C", card="GF", tiles=("crossroads",), deck="C")
    do(world, state, "terrain:grass", "A1")
    assert (state.removed, state.played, live(world, state)) == (pile("G"), pile("CF"), ["A4", "A5"])


def test_ruling_68_after_the_choice_the_other_card_is_not_available_again() -> None:
    world, state = position("G   F   F   C   C", card="GF", tiles=("crossroads",), deck="")
    do(world, state, "terrain:grass", "A1")
    assert (state.terrain, state.owed, live(world, state)) == (NO_TERRAIN, 0, ["end"])


def test_ruling_68_after_the_choice_the_other_card_is_not_replaced() -> None:
    world, state = position("G1  G   F   G   G", card="GF", tiles=("crossroads", "garden"), deck="C")
    do(world, state, "terrain:grass", "use:garden", "A3")
    assert (state.removed, state.played) == ([], pile("GF"))


def test_ruling_68_of_two_equal_cards_one_is_in_use_once_something_was_built() -> None:
    world, state = position("F1  F   C   D   D", card="FF", tiles=("crossroads",), deck="DC")
    do(world, state, "A2")
    assert (state.removed, state.played, state.owed) == (pile("F"), pile("DF"), 2)


# 51 and 65: the two sides of a swamp card


def test_ruling_51_a_side_that_is_full_before_the_first_build_leaves_the_other_one() -> None:
    board = """
        S   S1  G   G   G
    """
    world, state = position(board, card="SG", tiles={0: ("canoe", "canoe")}, bonuses={0: ("canoe-bonus",)})
    events = do(world, state, "use:canoe-bonus", "A1")
    assert kinds(events)[-1] == CHOSE
    assert (state.terrain, state.owed, state.removed, live_hexes(world, state)) == (GRASS, 3, [], ["A3"])


def test_ruling_51_a_card_leaves_only_when_both_sides_are_full() -> None:
    board = """
        S   S1  M   M   D
    """
    world, state = position(
        board, card="SG", tiles={0: ("canoe", "canoe")}, bonuses={0: ("canoe-bonus",)}, deck="D"
    )
    do(world, state, "use:canoe-bonus", "A1")
    assert (state.removed, state.played, state.owed) == (pile("SG"), pile("D"), 3)


def test_ruling_65_a_side_that_was_only_named_gives_way_when_it_fills_up() -> None:
    board = """
        S   S1  G   G   G
    """
    world, state = position(board, card="SG", tiles={0: ("canoe", "canoe")}, bonuses={0: ("canoe-bonus",)})
    do(world, state, "terrain:swamp")
    assert state.owed == 2
    do(world, state, "use:canoe-bonus", "A1")
    assert (state.terrain, state.owed, state.removed) == (GRASS, 3, [])


def test_ruling_65_after_the_first_build_the_card_leaves_though_the_other_side_has_room() -> None:
    world, state = position("S   S1  G   G   D", card="SG", deck="D")
    do(world, state, "terrain:swamp", "A1")
    assert (state.removed, state.terrain, state.owed) == (pile("SG"), DESERT, 1)


def test_ruling_65_a_build_by_a_tile_chooses_the_side_for_good() -> None:
    world, state = position("S   S1  G   G   D", card="SG", tiles=("oracle",), deck="D")
    do(world, state, "terrain:swamp", "use:oracle", "A1")
    assert (state.removed, state.terrain) == (pile("SG"), DESERT)


def test_ruling_65_a_move_by_a_tile_chooses_the_side_for_good() -> None:
    board = """
        S   S1  G   G   D
          M   M   G1  M   M
    """
    world, state = position(board, card="SG", tiles=("barn",), deck="D")
    do(world, state, "terrain:swamp", "use:barn", "B3", "A1")
    assert (state.removed, state.terrain) == (pile("SG"), DESERT)


def test_ruling_65_if_the_mandatory_action_has_not_begun_the_new_card_says_how_many() -> None:
    world, state = position("S   S1  G   G   D", card="SG", tiles=("oracle",), deck="D")
    do(world, state, "terrain:swamp")
    assert state.owed == 2
    do(world, state, "use:oracle", "A1")
    assert state.owed == 3


def test_ruling_65_a_begun_number_goes_on_with_the_new_card() -> None:
    world, state = position("G   G1  S   S   S", card="G", deck="SD")
    do(world, state, "A1")
    assert (state.terrain, state.owed) == (SWAMP, 2)


def test_ruling_65_choosing_the_piece_that_moves_is_not_yet_a_move() -> None:
    board = """
        S   S1  G   G   D
          M   M   G1  M   M
    """
    world, state = position(board, card="SG", tiles=("barn",), deck="D")
    do(world, state, "terrain:swamp", "use:barn", "B3")
    assert state.binding == 1


def test_ruling_65_a_side_that_has_room_again_can_be_chosen() -> None:
    world, state = position(
        "S2  G   G   G   D1  D", card="D", hands=("", "SG"), tiles={1: ("refuge",)}, owed=0, deck="D"
    )
    do(world, state, "end")
    assert state.terrain == GRASS
    do(world, state, "use:refuge", "A1", "A2")
    assert live(world, state) == ["terrain:grass", "terrain:swamp"]


# 62: swamp cards in every game


def test_ruling_62_swamp_cards_come_without_swamp_only_by_the_house_rule() -> None:
    usual, always = check(PLAIN, Setup), check({**PLAIN, "options": SWAMP_ALWAYS}, Setup)
    assert (len(usual.world().deck), len(always.world().deck)) == (25, 30)


def test_ruling_62_the_swamp_on_a_card_is_ignored_without_swamp_on_the_map() -> None:
    world, state = position("D1  G   G   G   D", card="D", hands=("", "SG"), owed=0, deck="D")
    do(world, state, "end")
    assert (state.terrain, state.owed, decide(world, state).prompt != CARD) == (GRASS, 3, True)


def test_ruling_62_a_removed_terrain_takes_its_swamp_card_along() -> None:
    plain = {**PLAIN, "cards": ["scouts", "knights", "miners"], "removed_terrain": "G"}
    world = check({**plain, "options": SWAMP_ALWAYS}, Setup).world()
    assert len(world.deck) == 24
    assert CANYON in world.deck
