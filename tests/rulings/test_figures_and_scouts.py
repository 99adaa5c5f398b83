"""Rulings 52, 55, 57, 58, 63, 69, 70 and 71: what moves figures, and what scouts and city halls count for."""

from typing import Any

import pytest

from drawn import (
    buttons,
    do,
    earned,
    figures_of,
    kinds,
    live,
    live_hexes,
    position,
    stands,
    tiles_of,
)
from hexstead.boxes.catalogue import EDITIONS
from hexstead.engine.actions import NOBODY
from hexstead.engine.events import EARNED, LOST, TOOK
from hexstead.engine.hexes import members, name
from hexstead.engine.state import State
from hexstead.engine.world import World

# 52: what moves a settlement moves a figure too, where both grounds agree

ON_LAND = ["barn", "paddock", "caravan", "palisade", "resettlement", "rope-bridge", "tree-house", "refuge"]


def with_figure(tile: str, figure: str, *options: str) -> tuple[World, State]:
    """The figure stands on A2, beside a settlement on A1, with grass, canyon and forest around."""
    board = f"""
        G1  G1{figure} G   C   T   G
          G   G   G   C   T   G
        M   G   G   C   T   G
    """
    return position(board, tiles=(tile,), owed=0, options=options)


@pytest.mark.parametrize("tile", ON_LAND)
@pytest.mark.parametrize(("letter", "figure"), [("w", "warrior"), ("c", "wagon")])
def test_ruling_52_what_moves_a_settlement_on_land_moves_a_warrior_or_a_wagon(
    tile: str, letter: str, figure: str
) -> None:
    world, state = with_figure(tile, letter)
    do(world, state, f"use:{tile}", "A2")
    target = live_hexes(world, state)[0]
    do(world, state, target)
    assert (figures_of(world, state, 0, figure), stands(state, 0)) == ([target], ["A1", target])


@pytest.mark.parametrize("tile", ON_LAND)
def test_ruling_52_the_house_rule_leaves_figures_to_their_own_tile(tile: str) -> None:
    world, state = with_figure(tile, "c", "figures-stay")
    do(world, state, f"use:{tile}")
    assert live(world, state) == ["A1"]


def test_ruling_52_the_refuge_bonus_moves_a_warrior() -> None:
    world, state = position(
        "G1w M   G   G", tiles=("refuge", "refuge"), bonuses={0: ("refuge-bonus",)}, owed=0
    )
    do(world, state, "use:refuge-bonus", "A1", "A3")
    assert figures_of(world, state, 0, "warrior") == ["A3"]


def test_ruling_52_caves_move_a_warrior() -> None:
    world, state = position("G1w M   G   G", tokens={"caves": ("A2",)}, owed=0)
    do(world, state, "use:cave", "A1", "A3")
    assert figures_of(world, state, 0, "warrior") == ["A3"]


@pytest.mark.parametrize("tile", ["barn", "paddock", "caravan", "refuge", "palisade", "resettlement"])
def test_ruling_52_a_ship_goes_by_no_move_on_land(tile: str) -> None:
    board = """
        G1  W1s G   G   G   G
          G   G   G   W   G   G
    """
    world, state = position(board, tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}")
    assert "A2" not in live(world, state)


def test_ruling_52_a_harbor_moves_a_ship_and_no_figure_of_the_land() -> None:
    board = """
        G1w M   W1s W   M   G
          M   M   W   M   G1c G
    """
    world, state = position(board, tiles=("harbor",), owed=0)
    do(world, state, "use:harbor")
    assert live(world, state) == ["A3"]
    do(world, state, "A3", "A4")
    assert figures_of(world, state, 0, "ship") == ["A4"]


def test_ruling_52_a_wagon_leaves_a_mountain_by_a_barn_but_does_not_go_onto_one_by_a_paddock() -> None:
    world, state = position("M1c M   G   G   M", tiles=("barn",), owed=0, fill="W")
    do(world, state, "use:barn", "A1")
    assert live_hexes(world, state) == ["A3", "A4"]
    world, state = position("G1c G   M   G   G", tiles=("paddock",), owed=0, fill="W")
    assert "use:paddock" not in buttons(world, state)


def test_ruling_52_a_city_hall_and_scouts_do_not_move_this_way() -> None:
    board = """
        M   G1h G1h G   G
          G1h G1h G1h G   G
        M   G1h G1h M   G1
    """
    world, state = position(board, tiles=("paddock",), owed=0)
    do(world, state, "use:paddock")
    assert live(world, state) == ["C5"]
    world, state = position("G1  G   G   G   G", tiles=("scout-cabin", "paddock"), owed=0)
    do(world, state, "use:scout-cabin", "A2", "done", "use:paddock")
    assert live(world, state) == ["A1"]


def test_ruling_52_a_temple_takes_no_figure_off_the_board() -> None:
    world, state = position("G1w M   G1c M   G1  G", tiles=("temple",), owed=0)
    do(world, state, "use:temple")
    assert live(world, state) == ["A5"]


def test_ruling_52_a_warrior_that_moves_opens_the_hexes_it_kept_closed() -> None:
    board = """
        G1w G   G   G   G
          G   G   G   G   G
    """
    world, state = position(board, tiles=("paddock",), owed=0)
    do(world, state, "use:paddock", "A1", "A3")
    open_hexes = [name(hex) for hex in members(state.free & world.suitable)]
    assert open_hexes == ["A1", "A5", "B1", "B4", "B5"]


def test_ruling_52_a_silo_moves_a_warrior_but_no_ship() -> None:
    board = """
        I   G1  G1w M   G1  G
          W   W1s W   M   M   M
    """
    world, state = position(board, turn=1, owed=0, ending=True, supply=(0, 0))
    do(world, state, "end")
    assert live(world, state) == ["A2", "A3", "done"]
    do(world, state, "A3", "A6")
    assert figures_of(world, state, 0, "warrior") == ["A6"]


# 55 and 69: the scouts are sent once more

SCOUTED = """
    G1  G   G   G   G
      G   G   G   G   G
"""


def test_ruling_55_both_scouts_are_placed_again_by_the_bazaar() -> None:
    world, state = position(SCOUTED, owed=0, tiles=("bazaar", "scout-cabin"))
    do(world, state, "use:scout-cabin", "A2", "A3", "use:bazaar", "use:scout-cabin", "B1", "B2")
    assert (figures_of(world, state, 0, "scout"), state.frames) == (["B1", "B2"], [])


def test_ruling_55_there_is_never_a_third_scout() -> None:
    world, state = position(SCOUTED, owed=0, tiles=("bazaar", "scout-cabin"))
    do(world, state, "use:scout-cabin", "A2", "done", "use:bazaar", "use:scout-cabin", "A2", "A3")
    assert (figures_of(world, state, 0, "scout"), state.frames) == (["A2", "A3"], [])


@pytest.mark.parametrize("first", [("A2", "A3"), ("A2", "done")])
def test_ruling_69_the_scouts_on_the_board_are_taken_back_before_they_are_placed(
    first: tuple[str, ...],
) -> None:
    world, state = position(SCOUTED, owed=0, tiles=("bazaar", "scout-cabin"))
    do(world, state, "use:scout-cabin", *first, "use:bazaar", "use:scout-cabin")
    assert (figures_of(world, state, 0, "scout"), live(world, state)) == ([], ["A2", "B1"])


def test_ruling_69_one_scout_is_enough_the_second_time_too() -> None:
    world, state = position(SCOUTED, owed=0, tiles=("bazaar", "scout-cabin"))
    do(world, state, "use:scout-cabin", "A2", "A3", "use:bazaar", "use:scout-cabin", "B1", "done")
    assert figures_of(world, state, 0, "scout") == ["B1"]


def test_ruling_69_a_hex_that_a_scout_leaves_can_be_used_again() -> None:
    world, state = position("G1  G   M   G   G", owed=0, tiles=("bazaar", "scout-cabin"), fill="L")
    do(world, state, "use:scout-cabin", "A2", "done")
    assert "use:bazaar" in buttons(world, state)


# 57 and 70: the city hall is laid elsewhere in the turn in which it was laid

HALLS = """
    G1  G   G   G   G   G   G   G
      G   G   G   G   G   G   G   G
    G   G   G   G   G   G   G   G
      G   G   G   G   G   G   G   G
    G   G   G   G   G   G   G   G1
"""


def laid_at(centre: str, drawing: str = HALLS, **more: Any) -> tuple[World, State]:
    world, state = position(drawing, owed=0, tiles=("bazaar", "city-hall"), **more)
    do(world, state, "use:city-hall", centre)
    return world, state


def test_ruling_57_the_bazaar_lifts_the_city_hall_whole_and_lays_it_elsewhere() -> None:
    world, state = laid_at("C2")
    do(world, state, "use:bazaar", "use:city-hall", "C7")
    hall = ["B6", "B7", "C6", "C7", "C8", "D6", "D7"]
    assert (figures_of(world, state, 0, "city-hall"), stands(state, 0)) == (hall, ["A1", *hall, "E8"])


def test_ruling_57_it_lies_next_to_another_piece_and_not_where_it_was() -> None:
    world, state = laid_at("C2")
    do(world, state, "use:bazaar", "use:city-hall")
    assert live_hexes(world, state) == ["B2", "C7", "D6"]


def test_ruling_57_its_own_hexes_are_free_for_it() -> None:
    world, state = laid_at("C2", HALLS.replace("G1  G   G", "G1  G1  G"))
    do(world, state, "use:bazaar", "use:city-hall")
    assert "C3" in live_hexes(world, state)


def test_ruling_57_a_hex_beside_a_warrior_stays_closed_to_it() -> None:
    world, state = laid_at("C2", HALLS.replace("G1\n", "G1w\n"))
    do(world, state, "use:bazaar", "use:city-hall")
    assert live_hexes(world, state) == ["B2"]


def test_ruling_70_a_city_hall_of_an_earlier_turn_stays() -> None:
    world, state = laid_at("C2", hands=("", "G"), deck="GGG")
    do(world, state, "end")
    for _ in range(3):
        do(world, state, live_hexes(world, state)[0])
    do(world, state, "end")
    assert (state.turn, "use:bazaar" in buttons(world, state)) == (0, False)


LOCATED = """
    G1  G   G   G   G   G   G   G
      G   G   G   G   G   G   G   G
    G   G   G   G   G   G   G   G
      G   G   G   G   G   G   G   G1
    L   G   G   G   G   G   L   G2
"""


def test_ruling_70_laying_it_elsewhere_loses_and_takes_tiles() -> None:
    world, state = laid_at("C2", LOCATED, locations={"E1": "farm", "E7": "oasis"})
    assert set(tiles_of(world, state, 0)) == {"farm", "bazaar", "city-hall"}
    events = do(world, state, "use:bazaar", "use:city-hall", "C7")
    assert [kind for kind in kinds(events) if kind in (TOOK, LOST)] == [LOST, TOOK]
    assert set(tiles_of(world, state, 0)) == {"oasis", "bazaar", "city-hall"}


def test_ruling_70_laying_it_elsewhere_pays_no_red_card() -> None:
    board = LOCATED.replace("L", "G")
    world, state = laid_at("C2", board, cards=("ambassadors", "shepherds", "rovers"))
    built = state.built_this_turn
    events = do(world, state, "use:bazaar", "use:city-hall", "C7")
    assert (EARNED in kinds(events), state.built_this_turn) == (False, built)


def test_ruling_70_laying_it_elsewhere_marks_a_row_as_any_move_does() -> None:
    board = """
        G   G   G   G   G   G   G   G
          G   G   G   G   G   G   G   G
        G   G   G   G   G   G   G   G1
          G   G   G   G   G   G   G   G
        G1  G   G   G   G   G   G   G
    """
    world, state = laid_at("D2", board, cards=("mayors",))
    assert state.marks == [NOBODY] * 20
    do(world, state, "use:bazaar", "use:city-hall", "C6")
    assert (state.marks[2], state.supply[0]) == (0, 37)


# 58: for Shepherds a hex with a scout is an empty hex


@pytest.mark.parametrize("options", [(), ("passing-only-lead-builds",)])
def test_ruling_58_a_scout_on_the_last_empty_neighbour_does_not_make_shepherds_pay(
    options: tuple[str, ...],
) -> None:
    world, state = position(
        "G1  G   G   M   D", owed=0, tiles=("scout-cabin", "farm"), cards=("shepherds",), options=options
    )
    do(world, state, "use:scout-cabin", "A2", "done", "use:farm", "A3")
    assert earned(world, state, 0) == {}


def test_ruling_58_without_an_empty_neighbour_shepherds_pay() -> None:
    world, state = position("G1  G   M   D   G", owed=0, tiles=("farm",), cards=("shepherds",))
    do(world, state, "use:farm", "A2")
    assert earned(world, state, 0) == {"shepherds": 2}


# 63 and 71: scouts in the Dutch edition only lead builds

BOTH = pytest.mark.parametrize(
    ("options", "counts"), [((), True), (("passing-only-lead-builds",), False)], ids=["english", "dutch"]
)


def scouted(
    board: str, scout: str, *tiles: str, options: tuple[str, ...], **more: Any
) -> tuple[World, State]:
    world, state = position(board, tiles=("scout-cabin", *tiles), options=options, **{"owed": 0, **more})
    do(world, state, "use:scout-cabin", scout, "done")
    return world, state


def test_ruling_63_the_variant_belongs_to_the_dutch_edition_alone() -> None:
    found = [key for key, edition in EDITIONS.items() if "passing-only-lead-builds" in edition.variants]
    assert found == ["big-box-nl"]


@BOTH
def test_ruling_71_settlements_are_built_next_to_a_scout(options: tuple[str, ...], counts: bool) -> None:
    world, state = scouted("G1  M   G   G   G", "A2", options=options, owed=3)
    assert live_hexes(world, state) == ["A3"]
    world, state = scouted("G1  M   G   G   G", "A2", "farm", options=options)
    do(world, state, "use:farm")
    assert live_hexes(world, state) == ["A3"]
    world, state = scouted("G1  M   A   A   G", "A2", options=options)
    do(world, state, "use:farm-action")
    assert live_hexes(world, state) == ["A3"]


@BOTH
def test_ruling_71_the_second_scout_borders_the_first_one_only_in_the_english_edition(
    options: tuple[str, ...], counts: bool
) -> None:
    world, state = position(SCOUTED, tiles=("scout-cabin",), options=options, owed=0)
    do(world, state, "use:scout-cabin", "A2")
    assert live(world, state) == (["A3", "B1", "B2", "done"] if counts else ["B1", "done"])


@BOTH
def test_ruling_63_a_scout_makes_a_line_for_the_tavern(options: tuple[str, ...], counts: bool) -> None:
    world, state = scouted("G1  G1  G   G   M   G", "A3", "tavern", options=options)
    assert ("use:tavern" in buttons(world, state)) == counts


@BOTH
def test_ruling_63_a_scout_is_one_of_three_for_the_village(options: tuple[str, ...], counts: bool) -> None:
    board = """
        G1  G1  G
          G   G   G
    """
    world, state = scouted(board, "B2", "village", options=options)
    assert ("use:village" in buttons(world, state)) == counts


@BOTH
def test_ruling_63_a_scout_is_a_second_neighbour_for_the_fountain(
    options: tuple[str, ...], counts: bool
) -> None:
    board = """
        W   G1  G   D   G
          W   W   W   W   W
    """
    world, state = scouted(board, "B2", "fountain", options=options)
    assert ("use:fountain" in buttons(world, state)) != counts


@BOTH
def test_ruling_63_a_scout_belongs_to_the_area_of_a_palisade(options: tuple[str, ...], counts: bool) -> None:
    world, state = scouted("G1  G1  W   G   G   D", "A3", "palisade", options=options)
    assert ("use:palisade" in buttons(world, state)) == counts


@BOTH
@pytest.mark.parametrize("tile", ["quarry", "barracks"])
def test_ruling_71_walls_and_figures_go_next_to_a_scout(
    tile: str, options: tuple[str, ...], counts: bool
) -> None:
    world, state = scouted("M   G   D1  W   G   M", "A4", tile, options=options)
    do(world, state, f"use:{tile}")
    hexes = [hex for hex in live_hexes(world, state) if hex in ("A2", "A5")]
    assert hexes == (["A2", "A5"] if counts else ["A2"])


@BOTH
def test_ruling_71_a_city_hall_lies_next_to_a_scout(options: tuple[str, ...], counts: bool) -> None:
    board = """
        W   W   G   G   W
          W   G   G   G   W
        D1  W   G   G   D
    """
    world, state = scouted(board, "C2", "city-hall", options=options, card="D")
    assert ("use:city-hall" in buttons(world, state)) == counts


@BOTH
def test_ruling_71_a_move_goes_next_to_a_scout(options: tuple[str, ...], counts: bool) -> None:
    world, state = scouted("D1  M   W   D   W   D1  M", "A2", "harbor", options=options, card="D")
    do(world, state, "use:harbor", "A1")
    assert live_hexes(world, state) == (["A3", "A5"] if counts else ["A5"])


@BOTH
def test_ruling_71_a_scout_saves_no_piece_that_leaves_the_only_hex_next_to_the_others(
    options: tuple[str, ...], counts: bool
) -> None:
    world, state = scouted("C1  G1  W   C", "A3", "barn", options=options, card="C")
    do(world, state, "use:barn")
    assert live_hexes(world, state) == (["A1", "A2"] if counts else ["A2"])


@BOTH
def test_ruling_71_a_hex_left_beside_a_scout_does_not_keep_its_piece_there(
    options: tuple[str, ...], counts: bool
) -> None:
    world, state = scouted("G1  W   C1  M   C", "A2", "barn", options=options, card="C")
    do(world, state, "use:barn")
    assert live_hexes(world, state) == (["A1"] if counts else ["A1", "A3"])


@BOTH
def test_ruling_71_a_scout_keeps_a_tile_until_the_turn_ends(options: tuple[str, ...], counts: bool) -> None:
    board = """
        L   G1  G   G   G
          G   G   G   G   G
    """
    world, state = scouted(board, "B1", "paddock", options=options, locations={"A1": "farm"}, holds=("A1",))
    do(world, state, "use:paddock", "A2", "A4")
    assert ("farm" in tiles_of(world, state, 0)) == counts


@BOTH
def test_ruling_71_scouts_leave_at_the_end_of_the_turn(options: tuple[str, ...], counts: bool) -> None:
    world, state = scouted("G1  G   G   G   G", "A2", options=options, hands=("", "G"), deck="GG")
    do(world, state, "end")
    assert (figures_of(world, state, 0, "scout"), stands(state, 0)) == ([], ["A1"])
    assert [name(hex) for hex in members(state.free & world.suitable)] == ["A2", "A3", "A4", "A5"]
