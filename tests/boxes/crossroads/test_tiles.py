"""Each location of Crossroads, with its edge cases."""

import pytest

from drawn import (
    buttons,
    do,
    figures_of,
    kinds,
    live,
    live_hexes,
    pile,
    position,
    stands,
    starred,
    tiles_of,
)
from hexstead.engine.events import (
    CHOSE,
    FULL,
    LOST,
    PLACED,
    RETURNED,
    REVEALED,
    SHIFTED,
    SHUFFLED,
    TOOK,
    USED,
)
from hexstead.engine.explain import ask, explain
from hexstead.engine.state import State
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.world import World
from hexstead.match.notation import read_action
from hexstead.wording.say import say


def test_lighthouse_places_the_ship_on_water_next_to_own_pieces_if_possible() -> None:
    board = """
        W   W*  G1  W*  W
    """
    world, state = position(board, tiles=("lighthouse",), owed=0)
    do(world, state, "use:lighthouse")
    assert live(world, state) == starred(board)
    assert kinds(do(world, state, "A2")) == [PLACED]
    assert figures_of(world, state, 0, "ship") == ["A2"]
    assert (live(world, state), state.supply[0]) == (["end"], 39)


def test_lighthouse_places_the_ship_anywhere_on_water_if_none_is_beside_own_pieces() -> None:
    world, state = position("W   G   G1  G   W", tiles=("lighthouse",), owed=0)
    do(world, state, "use:lighthouse")
    assert live(world, state) == ["A1", "A5"]


def test_lighthouse_sails_up_to_three_steps_or_takes_the_ship_back() -> None:
    board = """
        W*  W1s*W*  W   W   W
    """
    world, state = position(board, tiles=("lighthouse",), owed=0)
    do(world, state, "use:lighthouse")
    assert live(world, state) == starred(board)
    do(world, state, "A3")
    assert live(world, state) == ["A2", "A4", "done"]
    assert kinds(do(world, state, "A4", "A5")) == [SHIFTED, SHIFTED]
    assert (live(world, state), figures_of(world, state, 0, "ship")) == (["end"], ["A5"])


def test_lighthouse_does_not_sail_through_pieces_land_or_hexes_beside_a_warrior() -> None:
    board = """
        W2  W1s G   W2s W
          G   W   G   W   W
        G   G   G2w W   W
    """
    world, state = position(board, tiles=("lighthouse",), owed=0)
    do(world, state, "use:lighthouse")
    assert live(world, state) == ["A2"]


def test_lighthouse_loses_a_location_tile_when_the_next_step_leaves_it_but_keeps_a_nomad_tile() -> None:
    board = """
        W1s W   W   W
          L   G   N   G
    """
    locations = {"B1": "farm", "B3": "sword"}
    world, state = position(board, fill="G", locations=locations, tiles=("lighthouse",), owed=0)
    assert kinds(do(world, state, "use:lighthouse", "A2")) == [USED, SHIFTED, TOOK]
    assert kinds(do(world, state, "A3")) == [SHIFTED, LOST, TOOK]
    assert tiles_of(world, state, 0) == ["sword", "lighthouse"]


def test_foresters_lodge_builds_on_forest() -> None:
    board = """
        T   T*  G1  T*  T
    """
    world, state = position(board, tiles=("foresters-lodge",), owed=0)
    do(world, state, "use:foresters-lodge")
    assert live(world, state) == starred(board)


def test_foresters_lodge_is_not_offered_without_free_forest() -> None:
    world, state = position("T2  T#  G1  W   T   T2w", tiles=("foresters-lodge",), owed=0)
    assert live(world, state) == ["end"]


def test_monastery_builds_on_canyon() -> None:
    board = """
        C   C*  G1  C*  C
    """
    world, state = position(board, tiles=("monastery",), owed=0)
    do(world, state, "use:monastery")
    assert live(world, state) == starred(board)
    do(world, state, "A2")
    assert (state.supply[0], live(world, state)) == (38, ["end"])


def test_monastery_is_not_offered_without_free_canyon() -> None:
    world, state = position("C2  C#  G1  W   C   C2w", tiles=("monastery",), owed=0)
    assert live(world, state) == ["end"]


def test_barracks_places_a_warrior_on_a_suitable_hex_next_to_own_pieces_if_possible() -> None:
    board = """
        W   F*  G1  T*  G
          M   D*  X   G   G
    """
    world, state = position(board, tiles=("barracks",), owed=0)
    do(world, state, "use:barracks")
    assert live(world, state) == starred(board)
    assert kinds(do(world, state, "A4")) == [PLACED]
    assert figures_of(world, state, 0, "warrior") == ["A4"]
    assert (state.supply[0], live(world, state)) == (39, ["end"])


def test_barracks_places_a_second_warrior_or_takes_one_back_but_has_no_third() -> None:
    board = """
        G   G   G1w*G   G   G*  G1  G*
    """
    world, state = position(board, tiles=("barracks",), owed=0)
    do(world, state, "use:barracks")
    assert live(world, state) == starred(board)
    board = """
        G   G   G1w*G   G   G   G1w*G
    """
    world, state = position(board, tiles=("barracks",), owed=0)
    do(world, state, "use:barracks")
    assert live(world, state) == starred(board)


def test_barracks_may_cost_a_tile_when_the_warrior_is_taken_back() -> None:
    world, state = position("L   G1w G   G1  G", locations={"A1": "barracks"}, holds=("A1",), owed=0)
    assert kinds(do(world, state, "use:barracks", "A2")) == [USED, RETURNED, LOST]
    assert (tiles_of(world, state, 0), live(world, state)) == ([], ["end"])


def test_barracks_warrior_takes_tiles_when_it_is_placed() -> None:
    world, state = position("L   G   G1  G", locations={"A1": "farm"}, tiles=("barracks",), owed=0)
    assert kinds(do(world, state, "use:barracks", "A2")) == [USED, PLACED, TOOK]


def test_barracks_warrior_stays_though_its_tile_is_lost() -> None:
    board = """
        L   G1  G   G   W   G1w G
    """
    world, state = position(board, locations={"A1": "barracks"}, holds=("A1",), tiles=("paddock",), owed=0)
    assert LOST in kinds(do(world, state, "use:paddock", "A2", "A4"))
    assert figures_of(world, state, 0, "warrior") == ["A6"]


def test_crossroads_lets_the_seat_choose_one_of_its_cards() -> None:
    world, state = position("G   C   G   C   F", card="GC")
    assert say(ask(world, state)) == "Choose your card: grass or canyon."
    world, state = position("G   C   G   C   F", card="GC", tiles=("crossroads",))
    assert live(world, state) == ["terrain:grass", "terrain:canyon"]
    assert kinds(do(world, state, "terrain:canyon")) == [CHOSE]
    assert live(world, state) == ["A2", "A4"]


def test_crossroads_draws_one_card_more_as_long_as_the_tile_is_held() -> None:
    world, state = position("G1  G   G", tiles=("crossroads",), owed=0, hands=("", "G"), deck="FTC")
    do(world, state, "end")
    assert state.hands[0] == pile("FT")


@pytest.mark.parametrize("tile", ["oracle", "barn", "quarry"])
def test_crossroads_choice_binds_the_tiles_that_need_the_card(tile: str) -> None:
    board = """
        D1  C   C   G   G   G   F
          F   F   F   F   F   F   F
    """
    world, state = position(board, card="CF", tiles=("crossroads", tile))
    assert live(world, state) == ["terrain:canyon", "terrain:flower-field"]
    do(world, state, "terrain:canyon", f"use:{tile}", *(["A1"] if tile == "barn" else []))
    hexes = [hex for hex in live(world, state) if hex != "done"]
    assert hexes
    assert set(hexes) <= {"A2", "A3"}


def test_crossroads_does_not_need_a_choice_for_tiles_without_card() -> None:
    world, state = position("G1  C   F   T", card="CF", tiles=("crossroads", "foresters-lodge"))
    assert live(world, state) == ["use:foresters-lodge", "terrain:canyon", "terrain:flower-field"]
    do(world, state, "use:foresters-lodge", "A4")
    assert live(world, state) == ["terrain:canyon", "terrain:flower-field"]


def test_crossroads_with_equal_cards_needs_no_choice() -> None:
    world, state = position("G   G   G   W   F", tiles=("crossroads",), hands=("", "FF"), card="G")
    do(world, state, "A1", "A2", "A3", "end")
    assert (state.terrain, live(world, state)) == (pile("F")[0], ["A5"])


def revealed_with(hand: str, deck: str) -> tuple[World, State]:
    """Seat 1 has just revealed these cards; there is room on grass, flower field and desert only."""
    world, state = position("G1  G   F   D", owed=0, hands=("", hand), tiles={1: ("crossroads",)}, deck=deck)
    do(world, state, "end")
    return world, state


def test_crossroads_replaces_a_card_whose_terrain_is_full_before_the_choice() -> None:
    world, state = revealed_with("CF", deck="TD")
    assert (state.removed, state.played) == (pile("C"), pile("DF"))
    assert live(world, state) == ["terrain:desert", "terrain:flower-field"]


def test_crossroads_replaces_all_cards_that_are_full_before_the_choice() -> None:
    world, state = revealed_with("CT", deck="TCFD")
    assert (state.removed, state.played) == (pile("CTC"), pile("DF"))
    assert live(world, state) == ["terrain:desert", "terrain:flower-field"]


def test_crossroads_replaces_both_cards_that_are_equal_and_full() -> None:
    world, state = revealed_with("CC", deck="TFF")
    assert (state.removed, state.played, live(world, state)) == (pile("CC"), pile("FF"), ["A3"])


def test_crossroads_discards_all_cards_at_the_end_of_the_turn() -> None:
    world, state = position(
        "G1  C   G", card="GC", chosen="G", tiles=("crossroads",), owed=0, hands=("", "G"), deck="FTD"
    )
    do(world, state, "end")
    assert sorted(state.discards) == sorted(pile("GC"))


def test_crossroads_card_is_kept_though_the_tile_is_lost() -> None:
    board = """
        L   G1  G   G
    """
    world, state = position(
        board,
        locations={"A1": "crossroads"},
        holds=("A1",),
        tiles=("paddock",),
        owed=0,
        turn=0,
        card="GT",
        chosen="G",
        hands=("", "G"),
        deck="FDC",
    )
    do(world, state, "use:paddock", "A2", "A4")
    assert (tiles_of(world, state, 0), state.played) == (["paddock"], pile("GT"))
    do(world, state, "end")
    assert state.hands[0] == pile("F")


def test_crossroads_cards_in_the_hand_are_kept_though_a_sword_costs_the_tile() -> None:
    board = """
        L   G1  G   F   D
    """
    world, state = position(
        board,
        locations={"A1": "crossroads"},
        holds={0: ("A1",)},
        tiles={1: ("sword",)},
        turn=1,
        owed=0,
        hands=("FD", ""),
    )
    do(world, state, "use:sword", "A2", "end")
    assert tiles_of(world, state, 0) == []
    assert (state.played, live(world, state)) == (pile("FD"), ["terrain:desert", "terrain:flower-field"])


def test_crossroads_replaces_only_the_chosen_card_when_its_terrain_is_full() -> None:
    world, state = position("G   F   F   C   C", card="GF", tiles=("crossroads",), deck="C")
    do(world, state, "terrain:grass", "A1")
    assert (state.removed, state.played, live(world, state)) == (
        pile("G"),
        pile("CF"),
        ["A4", "A5"],
    )


def test_crossroads_does_not_replace_the_card_that_was_not_chosen() -> None:
    world, state = position("G1  G   G   G   G   F", card="GF", tiles=("crossroads", "garden"))
    assert FULL not in kinds(do(world, state, "terrain:grass", "A2", "A3", "A4", "use:garden", "A6"))
    assert (state.removed, state.played, live(world, state)) == ([], pile("GF"), ["end"])


def test_crossroads_still_offers_the_cards_when_the_last_settlement_was_built_before_the_choice() -> None:
    board = """
        G1  G   C   F   D
    """
    world, state = position(board, card="CF", tiles=("crossroads", "farm", "barn"), supply=(1, 9))
    do(world, state, "use:farm", "A2")
    assert live(world, state) == ["end", "terrain:canyon", "terrain:flower-field"]
    do(world, state, "terrain:flower-field", "use:barn", "A1")
    assert live(world, state) == ["A4"]


def test_crossroads_without_a_choice_says_what_is_missing() -> None:
    world, state = position("G1  C   F", card="CF", tiles=("crossroads", "oracle"))
    reasons = {text: explain(world, state, read_action(world, text)) for text in ("end", "A2", "use:oracle")}
    assert [say(reason) if reason else "" for reason in reasons.values()] == [
        "First build 3 more on the terrain of your card.",
        "Choose one of your cards first.",
        "Choose one of your cards first.",
    ]


def test_city_hall_is_laid_once_a_game() -> None:
    lines = ["G   " * 7, "  " + "G   " * 7] * 3
    world, state = position("\n".join(["G1  " + lines[0][4:], *lines[1:]]), tiles=("city-hall",), owed=0)
    do(world, state, "use:city-hall", "B2")
    assert len(figures_of(world, state, 0, "city-hall")) == 7
    state.used[0] = 0
    state.decision = None
    assert live(world, state) == ["end"]


def test_city_hall_does_not_lie_at_the_edge_nor_over_it() -> None:
    world, state = position("G1", fill="G", tiles=("city-hall",), owed=0)
    do(world, state, "use:city-hall")
    assert live(world, state) == ["B2", "C2"]


@pytest.mark.parametrize("obstacle", ["W", "M", "X", "G2", "G#", "G1"])
def test_city_hall_needs_seven_free_suitable_hexes(obstacle: str) -> None:
    board = f"""
        G1  F   T   M   G   G
          G   G   {obstacle:<4}M   M   M
        G2  D   G   M   M   M
    """
    world, state = position(board, tiles=("city-hall",), owed=0)
    assert live(world, state) == ["end"]


def test_city_hall_does_not_lie_beside_a_warrior() -> None:
    board = """
        G1  F   T   M   G   G
          G   G   C   G2w M   M
        G2  D   G   M   M   M
    """
    world, state = position(board, tiles=("city-hall",), owed=0)
    assert live(world, state) == ["end"]


def test_city_hall_takes_the_tiles_around_it_and_is_adjacent() -> None:
    board = """
        G1  F   T   L   G   G
          G   G   C   G   G   M
        N   D   G   M   G   M
    """
    locations = {"A4": "farm", "C1": "sword"}
    world, state = position(board, locations=locations, tiles=("city-hall",))
    do(world, state, "use:city-hall", "B2")
    assert tiles_of(world, state, 0) == ["farm", "sword", "city-hall"]
    assert live_hexes(world, state) == ["B4"]


def test_city_hall_hexes_are_never_moved() -> None:
    board = """
        G   G1h G1h G
          G1h G1h G1h G
        G   G1h G1h G   G1
    """
    world, state = position(board, tiles=("caravan", "paddock", "barn", "resettlement"), owed=0)
    for tile in ("caravan", "paddock", "barn", "resettlement"):
        twin = state.copy()
        do(world, twin, f"use:{tile}")
        assert live(world, twin) == ["C5"]


def test_fort_builds_next_to_own_settlements_if_possible() -> None:
    board = """
        C   C*  G1  W   C
    """
    world, state = position(board, tiles=("fort",), owed=0, deck="C")
    do(world, state, "use:fort")
    assert live(world, state) == starred(board)


def test_fort_shuffles_the_discards_if_the_draw_pile_is_empty() -> None:
    world, state = position("G1  C   C   G", tiles=("fort",), owed=0, deck="", discards="C")
    assert kinds(do(world, state, "use:fort")) == [USED, SHUFFLED, REVEALED]
    assert (live(world, state), state.discards) == (["A2"], pile("C"))


def test_fort_is_not_offered_without_a_card_or_a_settlement() -> None:
    world, state = position("G1  C   C   G", tiles=("fort",), owed=0, deck="")
    assert live(world, state) == ["end"]
    world, state = position("G1  C   C   G", tiles=("fort",), owed=0, supply=(0, 9))
    assert live(world, state) == ["end"]


def test_fort_does_not_change_the_card_of_the_turn() -> None:
    world, state = position("G1  C   G", tiles=("fort",), deck="C")
    do(world, state, "use:fort", "A2")
    assert (live(world, state), state.owed) == (["A3"], 3)
    assert state.terrain != NO_TERRAIN


def test_wagon_is_placed_on_suitable_hexes_and_mountains() -> None:
    board = """
        W   M*  G1  T*  G
          X   D*  W   G   G
    """
    world, state = position(board, fill="W", tiles=("wagon",), owed=0)
    do(world, state, "use:wagon")
    assert live(world, state) == starred(board)
    assert kinds(do(world, state, "A2")) == [PLACED]
    assert (figures_of(world, state, 0, "wagon"), state.supply[0]) == (["A2"], 39)


def test_wagon_does_not_drive_through_pieces_walls_water_or_hexes_beside_a_warrior() -> None:
    board = """
        G#  G1c*G2  W   G
          W   G   W   G   G
        G   G2w G   W   G
    """
    world, state = position(board, fill="W", tiles=("wagon",), owed=0)
    do(world, state, "use:wagon")
    assert live(world, state) == starred(board)


def test_wagon_may_stop_after_each_step_and_go_back() -> None:
    world, state = position("G1c G   G   G", fill="W", tiles=("wagon",), owed=0)
    do(world, state, "use:wagon", "A2", "A1")
    assert live(world, state) == ["A2", "done"]
    do(world, state, "done")
    assert (stands(state, 0), live(world, state)) == (["A1"], ["end"])


def test_wagon_stops_where_it_cannot_go_on() -> None:
    board = """
        G1c G   W
    """
    world, state = position(board, fill="W", tiles=("wagon",), owed=0)
    assert kinds(do(world, state, "use:wagon", "A2")) == [USED, SHIFTED]
    assert live(world, state) == ["A1", "done"]


def test_wagon_takes_tiles_step_by_step_and_loses_them_again() -> None:
    board = """
        G1c G   G   G
          L   W   N   W
    """
    locations = {"B1": "farm", "B3": "treasure"}
    world, state = position(board, fill="W", locations=locations, tiles=("wagon",), owed=0)
    assert kinds(do(world, state, "use:wagon", "A2")) == [USED, SHIFTED, TOOK]
    assert kinds(do(world, state, "A3")) == [SHIFTED, LOST, TOOK, "earned"]
    assert tiles_of(world, state, 0) == ["wagon"]


def test_wagon_that_is_taken_back_may_cost_a_tile() -> None:
    world, state = position(
        "L   G1c G   G", fill="W", locations={"A1": "farm"}, holds=("A1",), tiles=("wagon",), owed=0
    )
    assert kinds(do(world, state, "use:wagon", "A2")) == [USED, RETURNED, LOST]


@pytest.mark.parametrize(("tile", "figure", "letter"), [("wagon", "c", "G"), ("lighthouse", "s", "W")])
def test_wagon_and_ship_are_single(tile: str, figure: str, letter: str) -> None:
    board = f"""
        {letter}1{figure}*{letter}*  X   D1  {letter}   {letter}
    """
    world, state = position(board, fill="X", tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}")
    assert live(world, state) == starred(board)


@pytest.mark.parametrize(
    ("tile", "piece", "figure"),
    [("barracks", "G1w", "warrior"), ("wagon", "G1c", "wagon"), ("lighthouse", "W1s", "ship")],
)
def test_a_figure_that_was_taken_back_is_placed_again_in_a_later_turn(
    tile: str, piece: str, figure: str
) -> None:
    board = f"""
        {piece} F   F   F   F
          T   T   T   T   T
    """
    world, state = position(board, tiles=(tile,), owed=0, hands=("", "T"), deck="FT")
    do(world, state, f"use:{tile}", "A1", "end", "B2", "B3", "B4", "end")
    assert figures_of(world, state, 0, figure) == []
    do(world, state, f"use:{tile}", "A1")
    assert figures_of(world, state, 0, figure) == ["A1"]


@pytest.mark.parametrize(
    "tile", ["lighthouse", "foresters-lodge", "barracks", "city-hall", "fort", "monastery", "wagon"]
)
def test_a_location_of_this_box_is_not_used_between_the_builds(tile: str) -> None:
    world, state = position("G1  G   W   T   C", fill="G", tiles=(tile,))
    assert buttons(world, state) == [f"use:{tile}"]
    do(world, state, "A2")
    assert buttons(world, state) == []
