"""The course of the game: edge cases of the turn, the cards, the tiles and the end."""

import pytest

from drawn import (
    buttons,
    do,
    give_tile,
    kinds,
    live,
    live_hexes,
    pile,
    position,
    stands,
    tiles_left,
    tiles_of,
    world_of,
)
from hexstead.boxes.catalogue import NUMBERS
from hexstead.engine.actions import BUILD, EXTRA, GAME_OVER, NOBODY, IllegalAction
from hexstead.engine.chance import Rng
from hexstead.engine.codec import encode
from hexstead.engine.events import (
    DREW,
    FULL,
    LAST_ROUND,
    NO_CARD,
    NOTHING,
    OVER,
    REVEALED,
    SHUFFLED,
    TOOK,
    is_for,
    shows_something_hidden,
)
from hexstead.engine.explain import ask, explain
from hexstead.engine.powers import PIECE, TARGET
from hexstead.engine.rules import act, decide, start
from hexstead.engine.scoring import score, winners
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.view import see
from hexstead.engine.world import World
from hexstead.setup.draw import first_game
from hexstead.wording.say import say


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_starts_with_forty_settlements_and_one_card(seats: int) -> None:
    state = start(first_game(seats).world(), 7)
    assert state.supply == [40] * seats
    assert [len(hand) for hand in state.hands] == [0 if seat == state.turn else 1 for seat in range(seats)]
    assert (len(state.played), state.owed, len(state.deck)) == (1, 3, 25 - seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_may_be_the_first(seats: int) -> None:
    world = first_game(seats).world()
    states = [start(world, seed) for seed in range(60)]
    assert {state.first for state in states} == set(range(seats))
    assert all(state.turn == state.first for state in states)


def test_the_draw_pile_is_shuffled_before_the_cards_are_dealt() -> None:
    world = first_game(2).world()
    states = [start(world, seed) for seed in range(30)]
    assert len({tuple(state.deck) for state in states}) == 30
    assert {state.played[0] for state in states} == set(world.deck)


def test_each_location_starts_with_two_tiles() -> None:
    world = first_game(2).world()
    assert start(world, 1).stock == [2] * 8


def test_seats_take_turns_clockwise() -> None:
    world, state = position("G", fill="G", seats=5, turn=3, first=3, hands=("G", "G", "G", "", "G"))
    order = []
    for row in "ACEGI":
        order.append(decide(world, state).seat)
        do(world, state, f"{row}1", f"{row}2", f"{row}3", "end")
    assert (order, state.turn) == ([3, 4, 0, 1, 2], 3)


def test_a_turn_shows_the_card_to_everybody() -> None:
    world, state = position("G   G   C", owed=0, hands=("", "C"))
    shown = [event for event in do(world, state, "end") if event[0] == REVEALED]
    assert [event[3] for event in shown] == pile("C")
    assert all(is_for(event, seat) for event in shown for seat in (0, 1, NOBODY))
    assert [see(world, state, seat).played for seat in (0, 1, NOBODY)] == [pile("C")] * 3


def test_the_turn_must_not_end_before_the_builds() -> None:
    world, state = position("G   G   G   G")
    with pytest.raises(IllegalAction):
        do(world, state, "end")


def test_prompts_name_what_is_asked() -> None:
    world, state = position("G1  G   G   G   W   W", tiles=("paddock",))
    prompts = [decide(world, state).prompt]
    for action in ("use:paddock", "A1", "A3", "A2", "A4", "A1"):
        do(world, state, action)
        prompts.append(decide(world, state).prompt)
    assert prompts == [BUILD, PIECE, TARGET, BUILD, BUILD, BUILD, EXTRA]


def test_a_supply_of_two_is_built_and_ends_the_mandatory_action() -> None:
    world, state = position("G   G   G   G", supply=(2, 9), owed=2)
    assert LAST_ROUND not in kinds(do(world, state, "A1"))
    assert LAST_ROUND in kinds(do(world, state, "A2"))
    assert (state.owed, live(world, state)) == (0, ["end"])


def test_a_turn_begins_with_no_more_builds_than_there_are_settlements() -> None:
    world, state = position("G   G   G   G", owed=0, supply=(9, 2), hands=("", "G"))
    do(world, state, "end")
    assert state.owed == 2


def test_an_extra_build_of_the_last_settlement_ends_the_mandatory_action_and_starts_the_last_round() -> None:
    world, state = position("G   G   G   G", supply=(1, 9), owed=1, tiles=("farm",))
    assert LAST_ROUND in kinds(do(world, state, "use:farm", "A1"))
    assert (state.owed, state.ending, live(world, state)) == (0, True, ["end"])


def test_an_extra_build_before_the_mandatory_action_leaves_less_to_build() -> None:
    world, state = position("G   G   G   G", supply=(3, 9), tiles=("farm",))
    do(world, state, "use:farm", "A1", "A2", "A3")
    assert (state.owed, state.supply[0], live(world, state)) == (0, 0, ["end"])


def test_the_prompt_never_asks_for_more_settlements_than_there_are() -> None:
    world, state = position("G   G   G   G", supply=(3, 9), tiles=("farm",))
    do(world, state, "use:farm", "A1")
    assert say(ask(world, state)) == "Build 2 on grass."


def test_the_last_round_is_announced_once() -> None:
    world, state = position("G", fill="G", seats=3, supply=(1, 1, 9), hands=("", "G", "G"))
    events = do(world, state, "A1", "end", "C1", "end")
    assert kinds(events).count(LAST_ROUND) == 1


def test_the_round_ends_before_the_first_seat_no_matter_which_it_is() -> None:
    world, state = position("G", fill="G", seats=3, turn=2, first=2, supply=(9, 9, 1), hands=("G", "G", ""))
    do(world, state, "A1", "end", "C1", "C2", "C3", "end", "E1", "E2", "E3")
    assert OVER in kinds(do(world, state, "end"))


def test_the_seat_before_the_first_one_plays_the_last_turn() -> None:
    world, state = position("G", fill="G", seats=3, turn=1, first=2, supply=(9, 1, 9), hands=("G", "", "G"))
    do(world, state, "A1")
    assert OVER in kinds(do(world, state, "end"))


def test_after_the_end_nobody_has_anything_to_decide() -> None:
    world, state = position("G   G", supply=(1, 9), owed=1, first=1)
    do(world, state, "A1", "end")
    decision = decide(world, state)
    assert (decision.seat, decision.prompt, len(decision)) == (NOBODY, GAME_OVER, 0)
    with pytest.raises(IllegalAction):
        do(world, state, "A2")


def test_equal_gold_is_a_shared_victory() -> None:
    world, state = position("G1  G1  W   G2  G2  W   G3", seats=3, cards=("citizens", "miners"))
    scores = score(world, state)
    assert [each.total for each in scores] == [3, 3, 1]
    assert winners(scores) == [0, 1]


def test_a_card_whose_terrain_is_full_at_the_start_of_the_turn_is_replaced_at_once() -> None:
    world, state = position("G1  C   C", owed=0, hands=("", "G"), deck="TC", discards="F")
    events = do(world, state, "end")
    assert kinds(events)[-3:] == [REVEALED, FULL, REVEALED]
    assert (state.turn, state.terrain, state.owed) == (1, pile("C")[0], 3)
    assert (state.hands[0], state.removed) == (pile("T"), pile("G"))


def test_a_card_that_is_not_full_goes_to_the_discards() -> None:
    world, state = position("G   G   G", owed=0, hands=("", "G"), deck="FT")
    do(world, state, "end")
    assert (state.discards, state.removed, state.played) == (pile("G"), [], pile("G"))


def test_the_replaced_card_is_used_by_the_extra_actions_too() -> None:
    world, state = position("G   C   C   C   C", deck="C", tiles=("oracle",))
    do(world, state, "A1", "A2", "A3", "use:oracle")
    assert live_hexes(world, state) == ["A4"]


def test_an_empty_deck_is_made_of_the_discards_with_the_card_just_played() -> None:
    world, state = position("G   G", owed=0, hands=("", "G"), deck="", discards="FFF")
    events = do(world, state, "end")
    assert SHUFFLED in kinds(events)
    assert sorted(state.deck + state.hands[0]) == pile("GFFF")
    assert state.discards == []


def test_the_shuffle_follows_the_seed_of_the_game() -> None:
    orders = set()
    for seed in range(6):
        world, state = position("G   G", owed=0, hands=("", "G"), deck="", discards="GCDFTGCDFT")
        state.rng = Rng(seed)
        do(world, state, "end")
        orders.add(tuple(state.deck))
    assert len(orders) > 1


def test_without_a_card_left_the_mandatory_action_ends() -> None:
    world, state = position("G   C   C", deck="", hands=("", "C"))
    assert kinds(do(world, state, "A1"))[-2:] == [FULL, NO_CARD]
    assert (state.owed, state.terrain, state.ending) == (0, NO_TERRAIN, False)
    assert live(world, state) == ["end"]


def test_without_a_card_left_anywhere_the_game_ends_with_the_round() -> None:
    world, state = position("G   C   C", deck="", hands=("", ""))
    assert kinds(do(world, state, "A1"))[-1] == LAST_ROUND
    do(world, state, "end")
    assert (state.turn, live(world, state)) == (1, ["end"])
    assert OVER in kinds(do(world, state, "end"))


def test_a_seat_without_a_card_draws_one_when_its_turn_begins() -> None:
    world, state = position("G   G   C   C", owed=0, deck="", hands=("", ""), card="G", discards="")
    events = do(world, state, "end")
    assert state.hands[0] == pile("G")
    assert NO_CARD in kinds(events)
    assert live(world, state) == ["end"]


def test_a_settlement_beside_two_locations_takes_both_tiles() -> None:
    world, state = position("L   G   L", locations={"A1": "farm", "A3": "oasis"})
    assert kinds(do(world, state, "A2")).count(TOOK) == 2
    assert tiles_of(world, state, 0) == ["farm", "oasis"]


def test_a_move_beside_another_location_keeps_what_still_has_a_neighbour() -> None:
    board = """
        L   G1  G   G   L
          G1  G   G   G   G
    """
    locations = {"A1": "farm", "A5": "oasis"}
    world, state = position(board, locations=locations, holds=("A1",), tiles=("paddock",), owed=0)
    do(world, state, "use:paddock", "A2", "A4")
    assert tiles_of(world, state, 0) == ["farm", "oasis", "paddock"]


def test_a_location_without_tiles_gives_none_and_stays_closed_to_later_seats() -> None:
    world, state = position("L   G   G", locations={"A1": "farm"}, owed=1)
    state.stock = [0]
    do(world, state, "A2")
    assert (tiles_of(world, state, 0), state.taken[0], tiles_left(world, state, "A1")) == ([], 0, 0)


def test_a_lost_tile_does_not_go_back_to_its_location() -> None:
    world, state = position("L   G1  G   G", locations={"A1": "paddock"}, holds=("A1",), owed=0)
    do(world, state, "use:paddock", "A2", "A4")
    assert (tiles_left(world, state, "A1"), state.held[0], state.taken[0]) == (1, 0, 1)


def test_used_tiles_are_ready_again_in_the_next_turn() -> None:
    world, state = position("G", fill="G", hands=("", "G"), tiles=("farm",), deck="GG")
    do(world, state, "use:farm", "A1", "A2", "A3", "A4", "end", "C1", "C2", "C3", "end")
    assert buttons(world, state) == ["use:farm"]


def test_the_tiles_of_others_cannot_be_used() -> None:
    world, state = position("G", fill="G", locations={"E5": "farm"})
    give_tile(world, state, 1, "E5")
    assert buttons(world, state) == []


def test_own_settlements_elsewhere_still_allow_a_group_to_be_left() -> None:
    world, state = position("G1  G   W   W   G   G1")
    do(world, state, "A2")
    assert live_hexes(world, state) == ["A5"]
    world, state = position("G1  G   G   W   G   G1")
    do(world, state, "A2")
    assert live_hexes(world, state) == ["A3", "A5"]


def test_settlements_of_others_do_not_count_as_own() -> None:
    world, state = position("G2  G   W   G1  G")
    assert live_hexes(world, state) == ["A5"]


def test_the_card_drawn_is_told_to_its_owner_alone() -> None:
    world, state = position("G   G", owed=0, hands=("", "G"), deck="F")
    drawn = [event for event in do(world, state, "end") if event[0] == DREW]
    told = [[event[3] for event in drawn if is_for(event, seat)] for seat in (0, 1, NOBODY)]
    assert pile("F")[0] in told[0]
    assert set(told[1] + told[2]) <= {NOTHING}


def test_drawing_and_revealing_show_something_hidden_and_building_does_not() -> None:
    world, state = position("G   G   C", deck="C")
    assert not shows_something_hidden(do(world, state, "A1"))
    assert shows_something_hidden(do(world, state, "A2"))


@pytest.mark.parametrize("action", [-(10**6), -421, -1, 5, 20, 425, 545, 546, 547, 548, 549, 673, 674, 10**6])
def test_an_illegal_action_is_refused_whatever_its_number(action: int) -> None:
    world, state = position("G   G   G", tiles=("farm",))
    do(world, state, "A1")
    before = encode(state)
    assert action not in decide(world, state)
    assert explain(world, state, action) is not None
    with pytest.raises(IllegalAction):
        act(world, state, action)
    assert encode(state) == before


def test_a_world_needs_no_location() -> None:
    world = world_of("G   G   G", fill="G")
    assert (start(world, 1).stock, world.sites) == ([], [])


def test_settlements_stay_where_they_were_built() -> None:
    world, state = position("G   G   G")
    do(world, state, "A3", "A2", "A1")
    assert (stands(state, 0), stands(state, 1)) == (["A1", "A2", "A3"], [])


def test_a_first_card_without_any_hex_of_its_terrain_is_replaced() -> None:
    world = World(2, ["G" * 20] * 20, {}, [], pile("CCCG"), numbers=NUMBERS)
    states = [start(world, seed) for seed in range(20)]
    assert all(decide(world, state).live for state in states)
    assert any(state.removed for state in states)
