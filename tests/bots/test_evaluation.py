"""What the evaluation sees in a position."""

import pytest

from drawn import pile, position
from hexstead.bots.beam import turns
from hexstead.bots.evaluation import FEATURES, Outlook, chances, usual_weights
from hexstead.bots.search import Futures
from hexstead.engine.state import State
from hexstead.engine.terrain import DESERT, FLOWER, FOREST, GRASS
from hexstead.engine.view import see
from hexstead.engine.world import World

EVEN = dict.fromkeys(range(5), 0.2)


def features(world: World, state: State) -> dict[str, float]:
    outlook = Outlook(world, state, 0, EVEN, usual_weights())
    return dict(zip(FEATURES, outlook.features(state), strict=True))


def test_every_feature_has_a_weight() -> None:
    assert set(usual_weights()) == set(FEATURES)


def test_cards_that_were_seen_will_not_come_next() -> None:
    world, state = position("G", card="G", discards="GGGGFFFFF", deck="")
    found = chances(world, see(world, state, 0))
    assert GRASS not in found
    assert found[DESERT] == pytest.approx(5 / 15)
    assert sum(found.values()) == pytest.approx(1)


def test_a_seat_asked_in_the_turn_of_another_knows_its_next_card() -> None:
    world, state = position("G", card="G", hands=("", "T"))
    assert chances(world, see(world, state, 1)) == {FOREST: 1.0}


def test_when_hardly_a_card_is_left_any_may_come() -> None:
    world, state = position("G", card="G", discards="GGGGCCCCCDDDDDFFFFFTTT", deck="")
    assert chances(world, see(world, state, 0)) == dict.fromkeys(pile("GCDFT"), 0.2)


def test_gold_and_rival_are_what_the_cards_pay_now() -> None:
    found = features(*position("X   C1  G   C2  X", card="G"))
    assert (found["gold"], found["rival"]) == (3, 3)


def test_free_is_the_chance_of_a_terrain_that_is_not_adjacent() -> None:
    """Grass and canyon lie beside the piece, three terrains elsewhere; an occupied hex does not bind."""
    assert features(*position("G   C1  C   D", card="G"))["free"] == pytest.approx(0.6)
    assert features(*position("G   C1  C2  D", card="G"))["free"] == pytest.approx(0.8)


def test_room_counts_hexes_to_build_on_beside_the_pieces() -> None:
    assert features(*position("G   C1  C   D   W", card="G"))["room"] == 2
    assert features(*position("W   C1  M   D", card="G"))["room"] == 0


def test_sites_in_reach_are_those_with_a_tile_that_the_next_settlement_takes() -> None:
    drawing = "C1  G   L   G   C2"
    in_reach = features(*position(drawing, card="G", locations={"A3": "farm"}))
    out_of_reach = features(*position("C1  G   G   L", card="G", locations={"A4": "farm"}))
    world, state = position(drawing, card="G", locations={"A3": "farm"})
    state.stock[0] = 0
    assert (in_reach["sites"], out_of_reach["sites"], features(world, state)["sites"]) == (1, 0, 0)


def test_growth_is_more_beside_a_castle_than_elsewhere() -> None:
    near = features(*position("C1  G   X", card="G"))["growth"]
    far = features(*position("C1  G   G   X", card="G"))["growth"]
    assert near > far == 0


def test_next_is_what_the_coming_turn_may_bring() -> None:
    """A card of grass, one in five, reaches the castle with the second settlement; no other card does."""
    assert features(*position("C1  G   G   X", card="G"))["next"] == pytest.approx(3 / 5)
    assert features(*position("C1  G   G   X", card="G", supply=(1, 40)))["next"] == 0


def test_in_the_last_round_promise_counts_nothing() -> None:
    world, state = position("L   G   C1  G   X", card="G", ending=True, locations={"A1": "farm"})
    outlook = Outlook(world, state, 0, EVEN, usual_weights())
    assert outlook.worth([0, 0, 9, 9, 9, 9, 9, 9]) == 0
    assert outlook.worth([5, 0, 0, 0, 0, 0, 0, 0]) > 0 > outlook.worth([0, 5, 0, 0, 0, 0, 0, 0])


def test_a_future_shows_the_terrain_that_is_asked_for() -> None:
    """The castle can be reached in the next turn with a card of grass, and with no other."""
    drawing = "F   F   C1  G   X   M   F   F   F   F   F   F"
    world, state = position(drawing, card="F", owed=2, supply=(20, 0), ending=False)
    view = see(world, state, 0)
    futures = Futures(world, view, state, 0, usual_weights())
    turn = turns(futures.outlooks[0], state, 8)[0]
    assert futures.worth(turn, GRASS, seed=1) > futures.worth(turn, FLOWER, seed=1)
