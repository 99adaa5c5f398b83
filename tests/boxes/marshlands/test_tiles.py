"""Temple, refuge, canoe and fountain, their bonus tiles, and the cards of two terrains."""

import pytest

from drawn import (
    buttons,
    do,
    gold,
    kinds,
    live,
    live_hexes,
    paid,
    pile,
    position,
    refreshed,
    scattered,
    stands,
    starred,
    take_stock,
    tiles_left,
    tiles_of,
    used,
)
from hexstead.boxes.marshlands.powers import ASIDE, REACT
from hexstead.engine.actions import CARD
from hexstead.engine.hexes import SINGLE, parse
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.world import World

# Swamp


@pytest.mark.parametrize("tile", ["oracle", "barn", "quarry"])
def test_swamp_card_binds_the_tiles_that_use_the_card(tile: str) -> None:
    board = """
        S   G1  G   S
          G   S   G   S
    """
    world, state = position(board, card="SG", tiles={0: (tile,)})
    assert f"use:{tile}" not in buttons(world, state)
    do(world, state, "terrain:swamp", f"use:{tile}")
    if tile == "barn":
        do(world, state, "A2")
        assert live_hexes(world, state) == ["A1", "A4", "B2", "B4"]
    else:
        assert live_hexes(world, state) == ["A1", "B2"]


def test_swamp_card_binds_the_cathedral() -> None:
    board = """
        S   G1  G   S
          G   S   G   S
    """
    world, state = position(board, card="SG", tiles={0: ("cathedral",)})
    state.stored[0] = 1
    refreshed(world, state)
    do(world, state, "terrain:swamp", "use:cathedral")
    assert live(world, state) == ["A1", "B2", "store"]


def test_swamp_card_is_not_bound_by_storing_in_the_cathedral() -> None:
    board = """
        S   G1  G   S
          G   S   G   S
    """
    world, state = position(board, card="SG", tiles={0: ("cathedral",)})
    do(world, state, "use:cathedral", "store")
    assert live(world, state) == ["terrain:grass", "terrain:swamp"]


def test_swamp_card_with_one_face_full_is_decided_by_itself() -> None:
    board = """
        S   G1  S   M
    """
    world, state = position(board, card="G", turn=1, owed=0, hands=("SG", ""))
    do(world, state, "end")
    assert (state.owed, live_hexes(world, state)) == (2, ["A1", "A3"])


def test_swamp_card_with_both_faces_full_is_replaced() -> None:
    board = """
        S2  G1  C   C   C
    """
    world, state = position(board, card="C", turn=1, owed=0, hands=("SG", ""), deck="T C")
    do(world, state, "end")
    assert state.removed == pile("SG")
    assert (state.owed, state.played) == (3, pile("C"))


def test_swamp_with_too_few_hexes_owes_two_in_all_and_the_rest_on_the_next_card() -> None:
    board = """
        S   G1  C   C   C
          G   M   M   M   M
    """
    world, state = position(board, card="SG", deck="C")
    do(world, state, "terrain:swamp")
    assert state.owed == 2
    do(world, state, "A1")
    assert (state.removed, state.owed, live_hexes(world, state)) == (pile("SG"), 1, ["A3"])
    do(world, state, "A3")
    assert live(world, state) == ["end"]


def test_swamp_with_too_few_hexes_may_ask_again_with_a_card_of_two_terrains() -> None:
    board = """
        G   D1  C   C   C
          M   D   M   M   M
        M   M   M   M   M
          S   M   M   M   M
    """
    world, state = position(board, card="G", deck="SD C")
    do(world, state, "A1")
    assert (decide(world, state).prompt, live(world, state)) == (CARD, ["terrain:desert", "terrain:swamp"])
    do(world, state, "terrain:swamp")
    assert (state.owed, live_hexes(world, state)) == (2, ["D1"])


def test_swamp_card_beside_another_card_offers_all_their_terrains() -> None:
    board = """
        S   G1  D   D   D
    """
    world, state = position(board, card="SG D", tiles={0: ("crossroads",)})
    assert live(world, state) == ["terrain:desert", "terrain:swamp"]
    do(world, state, "terrain:desert")
    assert (state.owed, state.in_use) == (3, pile("D")[0])


def test_swamp_card_drawn_for_the_fort_lets_choose_either_terrain() -> None:
    board = """
        S   G1  D   D   D
          M   M   M   S   G
    """
    world, state = position(board, tiles={0: ("fort",)}, owed=0, deck="SD")
    do(world, state, "use:fort")
    assert live(world, state) == ["A1", "A3"]
    do(world, state, "A1")
    assert state.discards == pile("SD")


def test_swamp_is_not_water() -> None:
    assert gold("S   G1  W   G", "fishermen", fill="G") == [1]
    assert gold("S   G1  S   G", "fishermen", fill="G") == [0]
    world, state = position("S   G1  S", tiles=("harbor",), owed=0)
    assert buttons(world, state) == ["end"]


# Bonus tiles


def test_both_tiles_and_their_bonus_are_used_in_one_turn() -> None:
    world, state = position(
        "G1  G   G   G   G", tiles=("refuge", "refuge"), bonuses={0: ("refuge-bonus",)}, owed=0
    )
    do(world, state, "use:refuge", "A1", "A2", "use:refuge-bonus", "A2", "A3", "use:refuge", "A3", "A4")
    assert (stands(state, 0), buttons(world, state)) == (["A4"], ["end"])


@pytest.mark.parametrize("kind", ["refuge", "canoe"])
def test_a_bonus_is_not_used_between_the_builds(kind: str) -> None:
    bonus = f"use:{kind}-bonus"
    world, state = position("G1  G   G   G   S   W", tiles=(kind, kind), bonuses={0: (f"{kind}-bonus",)})
    assert bonus in buttons(world, state)
    do(world, state, "A2")
    assert buttons(world, state) == []
    do(world, state, "A3", "A4")
    assert bonus in buttons(world, state)


# Temple


def test_temple_sets_a_settlement_aside_for_the_next_turn() -> None:
    board = """
        G1  G1  G   G   G   G   G   G
    """
    world, state = position(board, tiles={0: ("temple",)}, owed=0, hands=("", "T"), deck="G")
    do(world, state, "use:temple")
    assert decide(world, state).prompt == ASIDE
    assert live(world, state) == ["A1", "A2"]
    do(world, state, "A1")
    assert (stands(state, 0), state.aside[0], state.supply[0]) == (["A2"], 1, 38)
    state.owed = 0
    do(world, state, "end")
    state.owed = 0
    refreshed(world, state)
    do(world, state, "end")
    assert (state.owed, state.aside[0], state.supply[0]) == (4, 0, 39)


def test_temple_adds_to_the_two_of_the_swamp() -> None:
    world, state = position(
        "S   S1  S   S   S   G   G", aside=(1, 0), turn=1, owed=0, hands=("SG", ""), tiles={0: ("temple",)}
    )
    do(world, state, "end")
    assert state.owed == 4
    do(world, state, "terrain:swamp")
    assert state.owed == 3
    do(world, state, "A1", "A3", "A4")
    assert live(world, state) == ["end", "use:temple"]


@pytest.mark.parametrize(
    ("drawing", "hand", "builds", "gold"),
    [
        ("G1  G   G   G   G", "G", ["A2", "A3", "A4", "A5"], 2),
        ("G1  G   F   G   G   G   F", "G", ["A2", "A4", "A5", "A6"], 0),
        ("S1  S   S   S   G   G", "SG", ["terrain:swamp", "A2", "A3", "A4"], 0),
    ],
)
def test_temple_settlements_are_no_part_of_a_family(
    drawing: str, hand: str, builds: list[str], gold: int
) -> None:
    """The first three are the regular ones; with swamp there are only two of them."""
    world, state = position(
        drawing, aside=(1, 0), turn=1, owed=0, hands=(hand, ""), tiles={0: ("temple",)}, cards=("families",)
    )
    do(world, state, "end", *builds)
    assert (state.owed, paid(world, state, "families")) == (0, [gold, 0])


def test_temple_lost_meanwhile_still_brings_the_settlement_back() -> None:
    board = """
        L   G1  G   G   G   G
          M   G1  G   G   M   M
    """
    world, state = position(
        board, locations={"A1": "temple"}, holds={0: ("A1",)}, owed=0, hands=("", "T"), deck="G G"
    )
    do(world, state, "use:temple", "A2")
    assert "temple" not in tiles_of(world, state, 0)
    do(world, state, "end")
    state.owed = 0
    refreshed(world, state)
    do(world, state, "end")
    assert state.owed == 4


def test_temple_delays_the_end_until_the_settlement_is_built() -> None:
    board = """
        G1  G1  G   G   G   G   G   G
    """
    world, state = position(board, tiles={0: ("temple",)}, supply=(3, 20), hands=("", "T"), deck="G G")
    do(world, state, "use:temple", "A1", "A1", "A3", "A4")
    assert (state.supply[0], state.aside[0], state.ending) == (0, 1, False)
    do(world, state, "end")
    state.owed = 0
    refreshed(world, state)
    do(world, state, "end")
    assert (state.owed, state.supply[0]) == (1, 1)
    assert "last-round" in kinds(do(world, state, "A5"))


def test_temple_takes_only_settlements() -> None:
    board = """
        G1  G1  G   G
    """
    world, state = position(
        board, tiles={0: ("temple", "barracks")}, figures={0: {"warrior": ("A2",)}}, owed=0
    )
    do(world, state, "use:temple")
    assert live(world, state) == ["A1"]


def test_temple_settlements_of_another_seat_do_not_add_to_a_replaced_card() -> None:
    board = """
        G1  G   G   G   G   G   G
          C2  C   C   C   C   C   C
        M   M   M   M   M   M   M
    """
    world, state = position(
        board, aside=(2, 0), turn=1, owed=0, hands=("G", "T"), tiles={0: ("temple",)}, deck="C C C C"
    )
    state.hands[1] = pile("")
    do(world, state, "end")
    assert state.owed == 5
    state.hands[1] = pile("T")
    do(world, state, "A2", "A3", "A4", "A5", "A6", "end")
    assert (state.turn, state.removed, state.owed) == (1, pile("T"), 3)


def test_temple_bonus_frees_only_the_first_of_the_mandatory_action() -> None:
    board = """
        G1  G   M   G   M   G
    """
    world, state = position(board, bonuses={0: ("temple-bonus",)}, tiles={0: ("temple", "temple")})
    assert live_hexes(world, state) == ["A2", "A4", "A6"]
    do(world, state, "A4")
    assert live_hexes(world, state) == ["A2"]


def test_temple_bonus_leaves_an_outpost_for_the_builds_after_the_first() -> None:
    world, state = position(
        "G1  G   W   G   G   W   G",
        tiles=("temple", "temple", "outpost"),
        bonuses={0: ("temple-bonus",)},
    )
    assert live(world, state) == ["A2", "A4", "A5", "A7", "use:temple"]
    do(world, state, "A4")
    assert live(world, state) == ["A2", "A5", "use:outpost"]


def test_temple_bonus_does_not_work_in_the_turn_it_was_taken() -> None:
    board = """
        G1  M   L   M   M   G
          G   G   C   M   M   M
    """
    world, state = position(board, locations={"A3": "temple"}, tiles={0: ("temple", "monastery")}, card="G")
    do(world, state, "use:monastery", "B3")
    assert "temple-bonus" in tiles_of(world, state, 0)
    assert live_hexes(world, state) == ["B1", "B2"]


def test_temple_bonus_is_lost_with_one_of_the_two_tiles() -> None:
    board = """
        L   G1  G   G   G
    """
    world, state = position(
        board,
        locations={"A1": "temple"},
        holds={0: ("A1",)},
        tiles={0: ("temple",)},
        bonuses={0: ("temple-bonus",)},
        owed=0,
    )
    do(world, state, "use:temple", "A2")
    assert tiles_of(world, state, 0).count("temple") == 1
    assert "temple-bonus" not in tiles_of(world, state, 0)


def test_temple_bonus_stays_as_long_as_two_of_three_tiles_do() -> None:
    world, state = position(
        "L   G1  G   G   G",
        locations={"A1": "temple"},
        holds={0: ("A1",)},
        tiles={0: ("temple", "temple")},
        bonuses={0: ("temple-bonus",)},
        owed=0,
    )
    do(world, state, "use:temple", "A2")
    assert tiles_of(world, state, 0) == ["temple", "temple", "temple-bonus"]


# Refuge


def test_refuge_moves_to_a_neighbouring_suitable_hex() -> None:
    board = """
        G   S*  G2  G
          A*  G1  X   G
        G   W   G*  G
    """
    world, state = position(board, tiles={0: ("refuge",)}, owed=0)
    do(world, state, "use:refuge", "B2")
    assert live_hexes(world, state) == starred(board)


@pytest.mark.parametrize("tile", ["refuge", "refuge-bonus"])
def test_refuge_and_its_bonus_need_no_own_neighbour(tile: str) -> None:
    world, state = position(
        "G   G1  G   G1", tiles=("refuge", "refuge"), bonuses={0: ("refuge-bonus",)}, owed=0
    )
    do(world, state, f"use:{tile}", "A2")
    assert live_hexes(world, state) == ["A1", "A3"]


def test_refuge_bonus_leaps_over_anything_to_the_first_eligible_hex() -> None:
    board = """
        G1  M   W   X   G2  S*  G   G
          M   G   G   G   G   G   G   G
        M   M   G   G   G   G   G   G
          M   G*  G   G   G   G   G   G
    """
    world, state = position(board, tiles={0: ("refuge", "refuge")}, bonuses={0: ("refuge-bonus",)}, owed=0)
    do(world, state, "use:refuge-bonus", "A1")
    assert live_hexes(world, state) == starred(board)


def test_refuge_bonus_leaps_from_wherever_a_line_leads_to_a_free_hex() -> None:
    board = scattered({"I4": "G", "P15": "G", "S3": "G", "P5": "M1", "G11": "M1", "A1": "M1"})
    world, state = position(
        board, bonuses={0: ("refuge-bonus",)}, tiles={0: ("refuge", "refuge")}, owed=0, card="G"
    )
    do(world, state, "use:refuge-bonus")
    assert live_hexes(world, state) == ["G11", "P5"]


def test_refuge_bonus_skips_a_hex_beside_a_warrior() -> None:
    board = """
        G1  M   G   G*  M
          M   W   G2  M   M
    """
    world, state = position(
        board,
        tiles={0: ("refuge", "refuge"), 1: ("barracks",)},
        bonuses={0: ("refuge-bonus",)},
        figures={1: {"warrior": ("A2",)}},
        owed=0,
    )
    do(world, state, "use:refuge-bonus", "A1")
    assert live_hexes(world, state) == starred(board)


def test_refuge_bonus_comes_with_the_second_tile_and_works_from_the_next_turn() -> None:
    board = """
        G1  G   L   M   M   G
          C   M   M   M   M   M
    """
    world, state = position(
        board, locations={"A3": "refuge"}, tiles={0: ("refuge",)}, owed=1, hands=("", "T"), deck="G"
    )
    do(world, state, "A2")
    assert tiles_of(world, state, 0).count("refuge-bonus") == 1
    assert buttons(world, state) == ["end", "use:refuge"]


# Canoe

EMPTIED = """
    G   L   M   M   M   M   M   M
      G   G   M   W   W   M   S   S
    G   G   M   W   W   M   S   S
"""


def test_canoe_reacts_from_the_left_of_the_taker() -> None:
    world, state = position(
        EMPTIED,
        seats=4,
        turn=2,
        locations={"A2": "refuge"},
        tiles={0: ("canoe",), 1: ("canoe",), 3: ("canoe",)},
    )
    take_stock(world, state, "A2")
    do(world, state, "A1")
    asked = []
    for _ in range(3):
        asked.append(decide(world, state).seat)
        do(world, state, "done")
    assert asked == [3, 0, 1]
    assert decide(world, state).seat == 2


def test_canoe_reacts_nested() -> None:
    """Seat 0 takes a last tile: 1, 2 are to be asked; what 1 builds takes another: 1, (2, 0), 2."""
    board = """
        G   L   M   L   W   M   M
          G   G   M   M   M   M   M
        G   G   M   W   W   W   W
    """
    world, state = position(
        board,
        seats=3,
        locations={"A2": "refuge", "A4": "farm"},
        tiles={0: ("canoe",), 1: ("canoe",), 2: ("canoe",)},
    )
    take_stock(world, state, "A2", "A4")
    do(world, state, "A1")
    assert decide(world, state).seat == 1
    do(world, state, "A5")
    assert tiles_left(world, state, "A4") == 0
    asked = []
    for _ in range(3):
        asked.append(decide(world, state).seat)
        do(world, state, "done")
    assert asked == [2, 0, 2]
    assert (decide(world, state).seat, state.owed) == (0, 2)


def test_canoe_nested_is_asked_no_more_once_it_is_used() -> None:
    board = """
        G   L   M   L   W   M   M
          G   G   M   M   M   M   M
        G   G   M   W   W   W   W
    """
    world, state = position(
        board, seats=3, locations={"A2": "refuge", "A4": "farm"}, tiles={1: ("canoe",), 2: ("canoe",)}
    )
    take_stock(world, state, "A2", "A4")
    do(world, state, "A1", "A5")
    assert decide(world, state).seat == 2
    do(world, state, "C4")
    assert decide(world, state).seat == 0


def test_canoe_is_never_for_the_taker() -> None:
    world, state = position(EMPTIED, locations={"A2": "refuge"}, tiles={0: ("canoe",)})
    take_stock(world, state, "A2")
    do(world, state, "A1")
    assert decide(world, state).seat == 0
    assert state.frames == []


def test_canoe_waits_for_the_last_tile() -> None:
    world, state = position(EMPTIED, locations={"A2": "refuge"}, tiles={1: ("canoe",)})
    do(world, state, "A1")
    assert decide(world, state).seat == 0


def test_canoe_is_used_once_until_the_end_of_its_owners_turn() -> None:
    board = """
        G   L   L   G   M   W   W
          G   G   G   G   M   W   W
        T   T   T   T   T   T   T
    """
    world, state = position(
        board,
        locations={"A2": "refuge", "A3": "farm"},
        tiles={1: ("canoe",)},
        owed=2,
        hands=("", "T"),
    )
    take_stock(world, state, "A2", "A3")
    do(world, state, "A1", "A6")
    assert used(world, state, 1) == ["canoe"]
    do(world, state, "B1")
    assert decide(world, state).seat == 0
    do(world, state, "end")
    assert used(world, state, 1) == ["canoe"]
    state.owed = 0
    refreshed(world, state)
    do(world, state, "end")
    assert used(world, state, 1) == []


def test_canoe_owner_of_two_is_asked_for_both() -> None:
    world, state = position(EMPTIED, locations={"A2": "refuge"}, tiles={1: ("canoe", "canoe")})
    take_stock(world, state, "A2")
    do(world, state, "A1", "B4")
    assert decide(world, state).seat == 1
    do(world, state, "C4")
    assert decide(world, state).seat == 0
    assert used(world, state, 1) == ["canoe", "canoe"]
    assert stands(state, 1) == ["B4", "C4"]


def test_canoe_taken_in_the_own_turn_may_react_in_it() -> None:
    board = """
        G   L   M   L   W   M   M
          L   G   M   M   M   M   M
        G   G   M   W   W   W   W
    """
    world, state = position(
        board,
        locations={"A2": "refuge", "A4": "farm", "B1": "canoe"},
        tiles={1: ("canoe",)},
        card="G",
    )
    take_stock(world, state, "A2", "A4")
    do(world, state, "A1")
    assert "canoe" in tiles_of(world, state, 0)
    do(world, state, "A5")
    assert (decide(world, state).seat, decide(world, state).prompt) == (0, REACT)
    do(world, state, "C4")
    assert used(world, state, 0) == ["canoe"]
    assert state.owed == 2


def test_canoe_reacts_to_a_nomad_tile() -> None:
    world, state = position(EMPTIED, locations={"A2": "treasure"}, tiles={1: ("canoe",)})
    do(world, state, "A1")
    assert decide(world, state).seat == 1


def test_canoe_may_place_the_last_settlement() -> None:
    world, state = position(EMPTIED, locations={"A2": "refuge"}, tiles={1: ("canoe",)}, supply=(20, 1))
    take_stock(world, state, "A2")
    events = do(world, state, "A1", "B4")
    assert "last-round" in kinds(events)
    assert (state.ending, state.owed, decide(world, state).seat) == (True, 2, 0)


def test_canoe_without_supply_is_not_asked() -> None:
    world, state = position(EMPTIED, locations={"A2": "refuge"}, tiles={1: ("canoe",)}, supply=(20, 0))
    take_stock(world, state, "A2")
    do(world, state, "A1")
    assert decide(world, state).seat == 0


def test_canoe_build_takes_a_tile_that_is_ready_in_the_owners_next_turn() -> None:
    board = """
        G   L   M   L   W   M   M
          G   G   G   M   M   M   M
        G   G   G   G   G   G   G
    """
    world, state = position(
        board, locations={"A2": "refuge", "A4": "farm"}, tiles={1: ("canoe",)}, owed=1, hands=("", "G")
    )
    take_stock(world, state, "A2")
    do(world, state, "A1", "A5", "end")
    assert "farm" in tiles_of(world, state, 1)
    assert "use:farm" in buttons(world, state)


def with_a_nomad_tile_taken_by_canoe(first: int) -> tuple[World, State]:
    """Seat 1 has taken a donation in the turn of seat 0, who began the game or came last in the round."""
    board = """
        G   L   M   N   W   M   M
          G   G   G   M   M   M   M
        G   G   G   G   G   G   G
    """
    world, state = position(
        board,
        locations={"A2": "refuge", "A4": "donation-grass"},
        tiles={1: ("canoe",)},
        owed=1,
        hands=("", "G"),
        deck="GGGGG",
        first=first,
    )
    take_stock(world, state, "A2")
    do(world, state, "A1", "A5", "end")
    return world, state


def end_without_building(world: World, state: State) -> None:
    state.owed = 0
    refreshed(world, state)
    do(world, state, "end")


def test_canoe_build_takes_a_nomad_tile_that_is_used_in_the_next_round_only() -> None:
    world, state = with_a_nomad_tile_taken_by_canoe(first=0)
    assert state.turn == 1
    assert "use:donation-grass" not in buttons(world, state)
    end_without_building(world, state)
    end_without_building(world, state)
    assert "use:donation-grass" in buttons(world, state)
    end_without_building(world, state)
    assert "donation-grass" not in tiles_of(world, state, 1)


def test_canoe_build_takes_a_nomad_tile_for_the_next_turn_if_the_owners_turn_of_the_round_is_over() -> None:
    world, state = with_a_nomad_tile_taken_by_canoe(first=1)
    assert "use:donation-grass" in buttons(world, state)
    end_without_building(world, state)
    assert "donation-grass" not in tiles_of(world, state, 1)


def test_canoe_does_not_stop_families_from_being_paid() -> None:
    board = """
        G   G   G   L   M   W   W
          M   M   M   M   M   W   W
    """
    world, state = position(board, locations={"A4": "refuge"}, tiles={1: ("canoe",)}, cards=("families",))
    take_stock(world, state, "A4")
    do(world, state, "A1", "A2", "A3")
    assert paid(world, state, "families") == [2, 0]


def test_canoe_between_the_builds_does_not_stop_families_from_being_paid() -> None:
    board = """
        G   G   G   L   M   W   W
          M   M   M   M   M   W   W
    """
    world, state = position(board, locations={"A4": "refuge"}, tiles={1: ("canoe",)}, cards=("families",))
    take_stock(world, state, "A4")
    do(world, state, "A3", "A6", "A2", "A1")
    assert paid(world, state, "families") == [2, 0]


def test_canoe_in_the_turn_of_another_pays_ambassadors_but_no_rovers() -> None:
    board = """
        G   L   W   M
          G   G1  M   M
    """
    world, state = position(
        board,
        at="A9",
        locations={"A10": "refuge"},
        tiles={1: ("canoe",)},
        cards=("ambassadors", "rovers"),
        owed=1,
    )
    take_stock(world, state, "A10")
    do(world, state, "B9", "A11", "end")
    assert paid(world, state, "ambassadors") == [0, 1]
    assert paid(world, state, "rovers") == [1, 0]


def test_canoe_that_builds_the_last_settlement_ends_the_donation_of_its_owner() -> None:
    """Seat 0 builds its last settlement but one; 1 reacts, and takes a last tile; 0 reacts with its last."""
    board = """
        W1  W   L   W   W   W   L   W   W2
    """
    world, state = position(
        board,
        locations={"A3": "farm", "A7": "tavern"},
        tiles={0: ("donation-water", "canoe", "outpost"), 1: ("canoe",)},
        owed=0,
        supply=(2, 9),
    )
    take_stock(world, state, "A3", "A7")
    do(world, state, "use:donation-water", "A2", "A8", "A4")
    assert state.supply == [0, 8]
    assert live(world, state) == ["end"]


def test_canoe_builds_away_the_last_hex_and_the_card_is_replaced() -> None:
    board = """
        S   L   M   C   C
          M   S   M   M   M
    """
    world, state = position(
        board, locations={"A2": "refuge"}, tiles={1: ("canoe",)}, card="S", deck="C SC", owed=2
    )
    take_stock(world, state, "A2")
    do(world, state, "A1", "B2")
    assert (state.terrain, state.owed, live_hexes(world, state)) == (pile("C")[0], 1, ["A4", "A5"])


def test_canoe_after_the_last_round_has_no_outpost() -> None:
    board = """
        I   G1  G   L   W2  W   M   W
          M   M   M   M   M   M   M   M
    """
    world, state = position(
        board,
        turn=1,
        owed=0,
        ending=True,
        locations={"A4": "refuge", "C8": "outpost"},
        tiles={1: ("canoe",)},
    )
    take_stock(world, state, "A4")
    number = [site.hex for site in world.sites].index(parse("C8"))
    state.held[1] |= SINGLE[number]
    state.taken[1] |= SINGLE[number]
    state.fresh[1] |= SINGLE[number]
    do(world, state, "end", "A3")
    assert live(world, state) == ["A6", "done"]


@pytest.mark.parametrize("tiles", [1, 2])
def test_canoe_at_five_seats_terminates(tiles: int) -> None:
    """Every build takes the last tile of another location; all that is asked is answered with a build."""
    board = """
        G   L   W   L   W   L   W   L   W   L   W   L   W   L   W   L   W   L   W   L
          G   G   M   M   M   M   M   M   M   M   M   M   M   M   M   M   M   M   M   M
    """
    locations = {f"A{column}": "farm" for column in range(2, 21, 2)}
    world, state = position(
        board, seats=5, locations=locations, tiles=dict.fromkeys(range(5), ("canoe",) * tiles)
    )
    take_stock(world, state, *locations)
    do(world, state, "A1")
    asked = 0
    while state.frames:
        do(world, state, live(world, state)[0])
        asked += 1
    assert asked == min(9, 5 * tiles)
    assert decide(world, state).seat == 0


def test_canoe_bonus_builds_on_swamp_or_water_in_the_own_turn() -> None:
    board = """
        G1  W*  M   W   M   S*  S*
    """
    world, state = position(board, tiles={0: ("canoe", "canoe")}, bonuses={0: ("canoe-bonus",)}, owed=0)
    assert buttons(world, state) == ["end", "use:canoe-bonus"]
    do(world, state, "use:canoe-bonus")
    assert live_hexes(world, state) == starred(board)


# Fountain


def test_fountain_wants_exactly_one_own_and_no_foreign_neighbour() -> None:
    board = """
        G*  G   G*  G   G2
          G1  G1  G   G   G
        G*  G   G*  G   G
    """
    world, state = position(board, tiles={0: ("fountain",)}, owed=0)
    do(world, state, "use:fountain")
    assert live_hexes(world, state) == [*starred(board)[:2], "B3", *starred(board)[2:]]


def test_fountain_bonus_builds_on_mountains_too() -> None:
    board = """
        M*  W   W
          G1  M*  W
        W   M*  W
    """
    world, state = position(
        board,
        fill="W",
        tiles={0: ("fountain", "fountain")},
        bonuses={0: ("fountain-bonus",)},
        owed=0,
    )
    do(world, state, "use:fountain")
    assert live_hexes(world, state) == starred(board)
    assert buttons(world, state) == []


def test_fountain_bonus_does_not_count_as_a_separate_build() -> None:
    world, state = position(
        "G1  G   G", tiles={0: ("fountain", "fountain")}, bonuses={0: ("fountain-bonus",)}, owed=0
    )
    assert buttons(world, state) == ["end", "use:fountain"]


def test_fountain_counts_scouts_as_own() -> None:
    board = """
        G1  G   G   G
    """
    world, state = position(board, tiles={0: ("fountain", "scout-cabin")}, owed=0)
    do(world, state, "use:scout-cabin", "A2", "done", "use:fountain")
    assert live_hexes(world, state) == ["A3"]


def test_a_third_bonus_tile_is_not_there() -> None:
    board = """
        G1  G   L   M
    """
    world, state = position(
        board,
        seats=3,
        locations={"A3": "refuge"},
        tiles={0: ("refuge",), 1: ("refuge", "refuge"), 2: ("refuge", "refuge")},
        bonuses={1: ("refuge-bonus",), 2: ("refuge-bonus",)},
        owed=1,
    )
    do(world, state, "A2")
    assert tiles_of(world, state, 0) == ["refuge", "refuge"]


def test_no_card_at_all_ends_the_mandatory_action() -> None:
    world, state = position("S   G1", card="S", deck="", owed=2)
    do(world, state, "A1")
    assert (state.terrain, state.owed, live(world, state)) == (NO_TERRAIN, 0, ["end"])
