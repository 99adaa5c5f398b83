"""The eight locations of the Harvest box, the farm action and the silos."""

import pytest

from drawn import (
    buttons,
    do,
    figures_of,
    kinds,
    live,
    live_hexes,
    paid,
    pile,
    position,
    refreshed,
    stands,
    starred,
    take_stock,
)
from hexstead.boxes.harvest.powers import BUILD_OR_MOVE, REPEAT, SPEND
from hexstead.engine.actions import NOBODY
from hexstead.engine.rules import decide
from hexstead.engine.scoring import score

# Bazaar


def test_bazaar_repeats_a_tile_that_was_not_used() -> None:
    world, state = position("G1  G   G   G", owed=0, tiles={0: ("bazaar", "farm")})
    do(world, state, "use:bazaar")
    assert (decide(world, state).prompt, live(world, state)) == (REPEAT, ["use:farm"])
    do(world, state, "use:farm", "A2", "use:farm", "A3")
    assert stands(state, 0) == ["A1", "A2", "A3"]
    assert buttons(world, state) == ["end"]


def test_bazaar_repeats_no_bonus_no_canoe_no_farm_action_and_not_itself() -> None:
    board = """
        G1  A   S   S
          W   W   G   G
    """
    world, state = position(
        board,
        owed=0,
        tiles={0: ("bazaar", "canoe", "canoe")},
        bonuses={0: ("canoe-bonus",)},
    )
    assert buttons(world, state) == ["end", "use:canoe-bonus", "use:farm-action"]


def test_bazaar_repeats_no_tile_taken_this_turn() -> None:
    world, state = position(
        "G1  G   L   G   G", locations={"A3": "farm"}, owed=1, tiles={0: ("bazaar", "tower")}
    )
    do(world, state, "A2", "use:bazaar")
    assert live(world, state) == ["use:tower"]


def test_bazaar_repeats_crossroads_for_a_third_card() -> None:
    world, state = position(
        "G1  G   C   D   F   T",
        owed=0,
        tiles={0: ("bazaar", "crossroads")},
        deck="G C D F T",
        hands=("", "T"),
    )
    do(world, state, "use:bazaar", "use:crossroads", "end")
    assert state.hands[0] == pile("G C D")
    state.owed = 0
    refreshed(world, state)
    do(world, state, "end")
    state.owed = 0
    refreshed(world, state)
    do(world, state, "end")
    assert len(state.hands[0]) == 2


def test_bazaar_repeats_the_cathedral_and_the_temple() -> None:
    world, state = position("G1  G1  G1  G", owed=0, tiles={0: ("bazaar", "cathedral", "temple")})
    do(world, state, "use:temple", "A1", "use:bazaar", "use:temple", "A2", "use:cathedral", "store")
    assert (state.aside[0], state.stored[0], stands(state, 0)) == (2, 1, ["A3"])


def test_bazaar_takes_no_second_number_tile_but_may_return_some() -> None:
    for first in (("use:cathedral",), ("use:bazaar", "use:cathedral")):
        world, state = position("G1  G   G   G   G", owed=0, tiles={0: ("bazaar", "cathedral")})
        do(world, state, *first, "store")
        again = ("use:cathedral",) if "use:bazaar" in first else ("use:bazaar", "use:cathedral")
        do(world, state, *again)
        assert (state.stored[0], live(world, state)) == (1, ["A2"])
        do(world, state, "A2")
        assert (state.stored[0], live(world, state)) == (0, ["end"])


def test_bazaar_takes_both_scouts_back_and_sends_up_to_two_but_no_third() -> None:
    board = """
        G1  G   G   G   G
          G   G   G   G   G
    """
    world, state = position(board, owed=0, tiles={0: ("bazaar", "scout-cabin")})
    do(world, state, "use:scout-cabin", "A2", "A3", "use:bazaar")
    assert kinds(do(world, state, "use:scout-cabin")) == ["used", "returned", "returned"]
    assert live(world, state) == ["A2", "B1"]
    do(world, state, "B1", "B2")
    assert figures_of(world, state, 0, "scout") == ["B1", "B2"]
    assert live(world, state) == ["end"]


def test_bazaar_takes_back_a_lone_scout_too_and_may_send_only_one() -> None:
    world, state = position("G1  G   G   G   G", owed=0, tiles={0: ("bazaar", "scout-cabin")})
    do(world, state, "use:scout-cabin", "A2", "done", "use:bazaar", "use:scout-cabin")
    assert (figures_of(world, state, 0, "scout"), live(world, state)) == ([], ["A2", "B1"])
    do(world, state, "A2", "done")
    assert figures_of(world, state, 0, "scout") == ["A2"]
    assert state.frames == []


def test_bazaar_repeats_the_fort_with_another_card() -> None:
    world, state = position(
        "G1  G   D   D   G", owed=0, tiles={0: ("bazaar", "fort")}, deck="G D", hands=("", "T")
    )
    do(world, state, "use:fort", "A2", "use:bazaar", "use:fort")
    assert live_hexes(world, state) == ["A3"]


@pytest.mark.parametrize(("tile", "letter"), [("wagon", "G"), ("lighthouse", "W")])
def test_bazaar_moves_a_figure_again_and_brings_no_second_one(tile: str, letter: str) -> None:
    board = f"D1  {letter}   {letter}   X   D1  {letter}"
    world, state = position(board, fill="X", owed=0, tiles={0: ("bazaar", tile)})
    do(world, state, f"use:{tile}", "A2", "use:bazaar", f"use:{tile}")
    assert live(world, state) == ["A2", "A3"]
    do(world, state, "A3", "done")
    assert stands(state, 0) == ["A1", "A3", "A5"]


# Water mill, mountain station, watchtower, university


def test_water_mill_builds_beside_water_next_to_the_own_if_possible() -> None:
    board = """
        W   G*  G1  G   G   W
          G   G   G   G   G   G
    """
    world, state = position(board, tiles={0: ("water-mill",)}, owed=0)
    do(world, state, "use:water-mill")
    assert live_hexes(world, state) == starred(board)


def test_water_mill_builds_anywhere_beside_water_if_none_is_adjacent() -> None:
    board = """
        W   S*  M   G1  G
          A*  M   G   G   G
    """
    world, state = position(board, tiles={0: ("water-mill",)}, owed=0)
    do(world, state, "use:water-mill")
    assert live_hexes(world, state) == starred(board)


def test_mountain_station_builds_beside_a_mountain() -> None:
    board = """
        M   G*  G1  G   G   M
          W   W   G   W   G   G
    """
    world, state = position(board, tiles={0: ("mountain-station",)}, owed=0, fill="W")
    do(world, state, "use:mountain-station")
    assert live_hexes(world, state) == starred(board)


def test_watchtower_builds_beside_a_foreign_piece() -> None:
    board = """
        G   G1  G*  G2  G
          G   G   G*  G   G
    """
    world, state = position(board, tiles={0: ("watchtower",)}, owed=0)
    do(world, state, "use:watchtower")
    assert live_hexes(world, state) == ["A3"]


def test_watchtower_builds_beside_foreign_figures() -> None:
    board = """
        G1  G   G*  W
          M   M   M   M
    """
    world, state = position(
        board, tiles={0: ("watchtower",), 1: ("lighthouse",)}, figures={1: {"ship": ("A4",)}}, owed=0
    )
    do(world, state, "use:watchtower")
    assert live_hexes(world, state) == starred(board)


def test_watchtower_needs_a_foreign_piece() -> None:
    world, state = position("G1  G   G", tiles={0: ("watchtower",)}, owed=0)
    assert buttons(world, state) == ["end"]


@pytest.mark.parametrize("letter", "XLNPI")
def test_university_builds_beside_every_kind_of_special_hex(letter: str) -> None:
    world, state = position(f"G1  G   G   {letter}", tiles={0: ("university",)}, owed=0)
    do(world, state, "use:university")
    assert live_hexes(world, state) == ["A3"]


def test_university_builds_next_to_the_own_if_possible() -> None:
    world, state = position("X   G   G1  G   G   X   G", tiles={0: ("university",)}, owed=0)
    do(world, state, "use:university")
    assert live_hexes(world, state) == ["A2"]


# Scout cabin


def test_scout_cabin_puts_scouts_strictly_next_to_the_own() -> None:
    board = """
        G1  W*  W   X
          M*  G   G   G
        G   G   G   G
    """
    world, state = position(board, tiles={0: ("scout-cabin",)}, owed=0)
    do(world, state, "use:scout-cabin")
    assert live(world, state) == starred(board)
    do(world, state, "A2")
    assert live(world, state) == ["A3", "B1", "B2", "done"]
    do(world, state, "A3")
    assert state.frames == []


def test_scout_cabin_may_send_only_one() -> None:
    world, state = position("G1  G   G", tiles={0: ("scout-cabin",)}, owed=0)
    do(world, state, "use:scout-cabin", "A2", "done")
    assert figures_of(world, state, 0, "scout") == ["A2"]


def test_scout_cabin_needs_a_piece() -> None:
    world, state = position("G   G   G2", tiles={0: ("scout-cabin",)}, owed=0)
    assert buttons(world, state) == ["end"]


def test_scout_cabin_scouts_are_no_settlements_for_moves() -> None:
    world, state = position("G1  G   G   G", tiles={0: ("scout-cabin", "paddock")}, owed=0)
    do(world, state, "use:scout-cabin", "A2", "done", "use:paddock")
    assert live(world, state) == ["A1"]


def test_scout_cabin_scouts_count_for_quarry_city_hall_and_tavern() -> None:
    board = """
        G1  G   G   G   G   G
          M   M   M   M   G   G
    """
    world, state = position(board, tiles={0: ("scout-cabin", "quarry", "tavern")}, owed=0)
    do(world, state, "use:scout-cabin", "A2", "A3", "use:quarry")
    assert live_hexes(world, state) == ["A4"]
    do(world, state, "A4")
    assert "use:tavern" not in buttons(world, state)


def test_scout_cabin_scouts_carry_a_city_hall() -> None:
    board = """
        M   G1  G   G   G   G
          M   M   M   G   G*  G
        M   M   M   M   G   G
    """
    world, state = position(board, tiles={0: ("scout-cabin", "city-hall")}, owed=0)
    assert "use:city-hall" not in buttons(world, state)
    do(world, state, "use:scout-cabin", "A3", "A4", "use:city-hall")
    assert live_hexes(world, state) == starred(board)


def test_scout_cabin_scouts_join_the_area_of_the_palisade() -> None:
    board = """
        G1  M   G   G
          M   M   M   M
    """
    world, state = position(board, tiles={0: ("scout-cabin", "palisade")}, owed=0)
    assert "use:palisade" not in buttons(world, state)
    do(world, state, "use:scout-cabin", "A2", "done", "use:palisade", "A1")
    assert live_hexes(world, state) == ["A3"]


def test_scout_cabin_scouts_mark_no_row_and_earn_nothing() -> None:
    world, state = position(
        "G1  G1  G1  G   G   G",
        tiles={0: ("scout-cabin",)},
        cards=("mayors", "rovers", "ambassadors"),
        owed=0,
    )
    do(world, state, "use:scout-cabin", "A4", "A5", "end")
    assert state.marks == [NOBODY] * 20
    assert [sum(each) for each in state.earned] == [0, 0]


def test_scouts_are_no_part_of_a_family_and_earn_nothing_from_shepherds() -> None:
    world, state = position(
        "G1  D   F   G   X", fill="X", tiles={0: ("scout-cabin",)}, cards=("families", "shepherds")
    )
    do(world, state, "use:scout-cabin", "A2", "A3")
    assert state.earned[0] == [0, 0]
    do(world, state, "A4")
    assert paid(world, state, "families") == [0, 0]


def test_scout_cabin_scouts_are_worth_nothing_in_the_middle_of_a_turn() -> None:
    world, state = position(
        "G1  G   G   X", tiles={0: ("scout-cabin",)}, cards=("hermits", "knights", "discoverers"), owed=0
    )
    do(world, state, "use:scout-cabin", "A2", "A3")
    assert score(world, state)[0].gold == {"hermits": 1, "knights": 2, "discoverers": 1, "castles": 0}


def test_scout_cabin_scouts_are_foreign_to_nobody() -> None:
    board = """
        L   G1  G   G   W   M
          G   M   M   M   W   M
    """
    world, state = position(
        board,
        locations={"A1": "refuge"},
        tiles={0: ("scout-cabin",), 1: ("canoe",)},
        cards=("ambassadors",),
        owed=1,
    )
    take_stock(world, state, "A1")
    do(world, state, "use:scout-cabin", "A3", "A4", "B1")
    assert decide(world, state).seat == 1
    do(world, state, "A5")
    assert paid(world, state, "ambassadors") == [0, 0]


# Cathedral


def test_cathedral_takes_a_number_tile_with_the_tile() -> None:
    world, state = position("G1  G   L", locations={"A3": "cathedral"}, owed=1)
    assert "stored" in kinds(do(world, state, "A2"))
    assert state.stored == [1, 0]


def test_cathedral_stores_or_spends() -> None:
    world, state = position("G1  G   G   G   G", tiles={0: ("cathedral",)}, owed=0)
    state.stored = [2, 0]
    do(world, state, "use:cathedral")
    assert (decide(world, state).prompt, live(world, state)) == (SPEND, ["A2", "store"])
    do(world, state, "A2")
    assert live(world, state) == ["A3", "done"]
    do(world, state, "done")
    assert (state.stored, buttons(world, state)) == ([1, 0], ["end"])


def test_cathedral_has_eighteen_number_tiles() -> None:
    world, state = position("G1  M   G   G   G", tiles={0: ("cathedral",)}, owed=0)
    state.stored = [0, world.most_stored]
    refreshed(world, state)
    assert world.most_stored == 18
    assert buttons(world, state) == ["end"]
    state.stored = [1, world.most_stored - 1]
    refreshed(world, state)
    do(world, state, "use:cathedral")
    assert live(world, state) == ["A3", "A4", "A5"]


def test_cathedral_loses_the_number_tiles_with_the_tile() -> None:
    world, state = position(
        "L   G1  G   G   G",
        locations={"A1": "cathedral"},
        holds={0: ("A1",)},
        tiles={0: ("paddock",)},
        owed=0,
    )
    state.stored = [3, 2]
    do(world, state, "use:paddock", "A2", "A4")
    assert state.stored == [0, 2]


def test_cathedral_keeps_the_number_tiles_with_a_second_tile() -> None:
    world, state = position(
        "L   G1  G   G   G",
        locations={"A1": "cathedral"},
        holds={0: ("A1",)},
        tiles={0: ("paddock", "cathedral")},
        owed=0,
    )
    state.stored = [3, 0]
    do(world, state, "use:paddock", "A2", "A4")
    assert state.stored == [3, 0]


def test_cathedral_without_supply_can_only_store() -> None:
    world, state = position(
        "G1  G   G   G   G", tiles={0: ("cathedral",)}, owed=0, supply=(0, 20), ending=True
    )
    state.stored = [2, 0]
    do(world, state, "use:cathedral")
    assert live(world, state) == ["store"]


def test_cathedral_uses_the_card_that_replaced_a_full_one() -> None:
    world, state = position("G   C1  C   C", tiles={0: ("cathedral",)}, owed=1, card="G", deck="C")
    state.stored = [1, 0]
    assert kinds(do(world, state, "A1")) == ["built", "full", "revealed"]
    do(world, state, "use:cathedral")
    assert live(world, state) == ["A3", "store"]


def test_cathedral_that_fills_the_terrain_goes_on_with_the_terrain_of_the_next_card() -> None:
    world, state = position("G1  G   C   C", tiles={0: ("cathedral",)}, owed=0, card="G", deck="C")
    state.stored = [2, 0]
    assert "full" in kinds(do(world, state, "use:cathedral", "A2"))
    assert live(world, state) == ["A3", "done"]
    do(world, state, "A3")
    assert (state.stored, live(world, state)) == ([0, 0], ["end"])


def test_cathedral_builds_away_from_the_own_with_an_outpost() -> None:
    world, state = position(
        "G1  G   M   G   M   M",
        locations={"K10": "outpost"},
        holds={0: ("K10",)},
        tiles={0: ("cathedral",)},
        owed=0,
    )
    state.stored = [2, 0]
    do(world, state, "use:cathedral")
    assert live(world, state) == ["A2", "store", "use:outpost"]
    do(world, state, "use:outpost")
    assert live(world, state) == ["A2", "A4"]
    do(world, state, "A4")
    assert (state.stored, live(world, state)) == ([1, 0], ["A2", "done"])


def test_cathedral_without_number_tiles_has_no_use_for_an_outpost() -> None:
    world, state = position(
        "G1  G   M   G   M   M",
        locations={"K10": "outpost"},
        holds={0: ("K10",)},
        tiles={0: ("cathedral",)},
        owed=0,
    )
    do(world, state, "use:cathedral")
    assert live(world, state) == ["store"]


def test_farm_action_has_no_use_for_an_outpost() -> None:
    world, state = position("G1  A   M   A", locations={"K10": "outpost"}, holds={0: ("K10",)}, owed=0)
    do(world, state, "use:farm-action")
    assert live(world, state) == ["A2"]


# Palisade


def test_palisade_moves_along_the_border_of_the_same_area() -> None:
    board = """
        G*  G1  G1  G*  G1  G
          G*  G*  G*  M   M   G
    """
    world, state = position(board, tiles={0: ("palisade",)}, owed=0)
    do(world, state, "use:palisade", "A2")
    assert live_hexes(world, state) == ["A4", "B2", "B3"]


def test_palisade_is_nothing_for_a_lone_settlement() -> None:
    world, state = position("G1  G   G   G1  G1  G", tiles={0: ("palisade",)}, owed=0)
    do(world, state, "use:palisade")
    assert live_hexes(world, state) == ["A4", "A5"]


def test_palisade_reaches_any_part_of_a_split_area() -> None:
    board = """
        G*  G1  G1  G1  G*  G1  G
    """
    world, state = position(board, tiles={0: ("palisade",)}, owed=0)
    do(world, state, "use:palisade", "A3")
    assert live_hexes(world, state) == starred(board)


# Farm action


@pytest.mark.parametrize(
    ("tile", "choices"), [("paddock", ["A3"]), ("tavern", ["A1", "A5"]), ("tower", ["A1", "A5"])]
)
def test_farmland_is_reached_by_paddock_tavern_and_tower(tile: str, choices: list[str]) -> None:
    board = "G1  X   A" if tile == "paddock" else "A   G1  G1  G1  A"
    world, state = position(board, fill="X", tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}", *(["A1"] if tile == "paddock" else []))
    assert live_hexes(world, state) == choices


def test_farm_action_is_for_everybody_once_a_turn() -> None:
    board = """
        G1  A   A   A2  A   A
    """
    world, state = position(board, owed=0, hands=("", "T"))
    do(world, state, "use:farm-action")
    assert live(world, state) == ["A2"]
    do(world, state, "A2")
    assert buttons(world, state) == ["end"]
    do(world, state, "end", "use:farm-action")
    assert live(world, state) == ["A3", "A5"]


def test_farm_action_is_strictly_adjacent() -> None:
    world, state = position("G1  G   A   A", owed=0)
    assert buttons(world, state) == ["end"]


def test_farm_action_needs_supply() -> None:
    world, state = position("G1  A   A", owed=0, supply=(0, 20), ending=True)
    assert buttons(world, state) == ["end"]


def test_farm_action_is_not_between_the_builds() -> None:
    board = """
        G1  A   A   G   G
          G   G   G   G   G
    """
    world, state = position(board)
    assert "use:farm-action" in buttons(world, state)
    do(world, state, "B1")
    assert buttons(world, state) == []


# Silos


def test_silo_harvest_comes_after_the_last_round_from_the_first_seat() -> None:
    board = """
        I   G1  G   G2  I   G   G3
          G   G   G   G   G   G   I
    """
    world, state = position(board, seats=3, first=1, turn=0, owed=0, ending=True)
    do(world, state, "end")
    asked = []
    while not state.over:
        assert decide(world, state).prompt == BUILD_OR_MOVE
        asked.append(decide(world, state).seat)
        do(world, state, "done")
    assert asked == [1, 2, 0]


def test_silo_harvest_counts_when_the_step_of_the_seat_begins() -> None:
    """Seat 0 reaches a second silo in its own step: it has one only. Seat 1 was cut off by nobody."""
    board = """
        I   G1  G   G   I   M   M
          M   M   M   M   M   M   M
    """
    world, state = position(board, turn=1, owed=0, ending=True)
    do(world, state, "end", "A3", "A4", "done")
    assert state.over


@pytest.mark.parametrize("letter", "PI")
def test_a_palace_and_a_silo_are_never_built_on(letter: str) -> None:
    world, state = position(f"G1  {letter}   G   X", fill="X", tiles={0: ("tower", "refuge")}, owed=0)
    assert buttons(world, state) == ["end", "use:tower"]
    do(world, state, "use:tower")
    assert live_hexes(world, state) == ["A3"]


def test_silo_harvest_is_for_those_beside_one() -> None:
    world, state = position("I   G   G1  G", turn=1, owed=0, ending=True)
    assert "over" in kinds(do(world, state, "end"))


def test_silo_harvest_builds_up_to_three_next_to_the_own() -> None:
    world, state = position("I   G1  S   A   G   M   G", turn=1, owed=0, ending=True)
    do(world, state, "end")
    assert live(world, state) == ["A3", "done"]
    do(world, state, "A3")
    assert live(world, state) == ["A4", "done"]
    do(world, state, "A4", "A5")
    assert state.over


def test_silo_harvest_lifts_the_settlement_first() -> None:
    board = """
        I   G1  G   G   G1  G
    """
    world, state = position(board, turn=1, owed=0, ending=True)
    do(world, state, "end", "A2")
    assert live(world, state) == ["A4", "A6"]


def test_silo_harvest_lets_a_lone_settlement_only_build() -> None:
    world, state = position("I   G1  G   G", turn=1, owed=0, ending=True, supply=(0, 0))
    do(world, state, "end")
    assert live(world, state) == ["done"]


def test_silo_harvest_moves_only_settlements() -> None:
    board = """
        I   G1  G1  G   G
    """
    world, state = position(
        board,
        turn=1,
        owed=0,
        ending=True,
        supply=(0, 0),
        tiles={0: ("monastery", "wagon")},
        figures={0: {"wagon": ("A3",)}},
    )
    do(world, state, "end")
    assert live(world, state) == ["A2", "done"]


def test_silo_harvest_builds_pay_no_red_card_but_mark_rows() -> None:
    board = """
        I   G1  G1  G1  G   G2  G
    """
    world, state = position(
        board, turn=1, owed=0, ending=True, cards=("mayors", "rovers", "ambassadors", "shepherds")
    )
    do(world, state, "end", "A5", "done")
    assert state.over
    found = {key: paid(world, state, key) for key in ("mayors", "rovers", "ambassadors", "shepherds")}
    assert found == {"mayors": [4, 0], "rovers": [0, 0], "ambassadors": [0, 0], "shepherds": [0, 0]}


def test_silo_harvest_build_that_takes_a_last_tile_calls_a_canoe() -> None:
    board = """
        I   G1  G   L   M   W   W
    """
    world, state = position(
        board, turn=1, owed=0, ending=True, locations={"A4": "refuge"}, tiles={1: ("canoe",)}
    )
    take_stock(world, state, "A4")
    do(world, state, "end", "A3")
    assert decide(world, state).seat == 1
    do(world, state, "A6")
    assert (decide(world, state).seat, live(world, state)) == (0, ["done"])
    do(world, state, "done")
    assert state.over


def test_silo_harvest_moves_and_stops() -> None:
    board = """
        I   G1  G1  G   G
    """
    world, state = position(board, turn=1, owed=0, ending=True)
    do(world, state, "end", "A2", "A4")
    assert live(world, state) == ["A3", "done"]
    do(world, state, "done")
    assert state.over


def test_silo_harvest_moves_a_settlement_again_only_for_another_silo() -> None:
    board = """
        I   G1  G1  I   G
          G   G   G   G   G
    """
    world, state = position(board, turn=1, owed=0, ending=True)
    do(world, state, "end", "A2", "B2")
    assert live(world, state) == ["A3", "done"]
    do(world, state, "done")
    assert {"A3", "B2"} <= set(live(world, state))
