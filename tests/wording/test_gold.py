"""Which pieces a card pays for."""

import pytest

from hexstead.boxes.catalogue import CARDS, NUMBERS
from hexstead.engine.codec import hexes_of, names
from hexstead.engine.world import World
from hexstead.setup.layout import lay_out
from hexstead.setup.setup import what_pays
from hexstead.wording.gold import earners

LETTERS, LOCATIONS = lay_out(("tavern", "paddock", "oasis", "farm"))


def world(card: str) -> World:
    return World(2, LETTERS, LOCATIONS, what_pays((card,), (), LETTERS, {}), [], numbers=NUMBERS)


def paid_for(card: str, own: list[str], other: list[str] | None = None) -> list[str]:
    return names(earners(world(card), [hexes_of(own), hexes_of(other or [])], 0, card))


def test_only_the_longest_row_earns_for_knights() -> None:
    assert paid_for("knights", ["A1", "A2", "A3", "B1", "C5"]) == ["A1", "A2", "A3"]


def test_one_piece_of_each_row_earns_for_discoverers() -> None:
    assert len(paid_for("discoverers", ["A1", "A2", "B1", "B7", "C5"])) == 3


def test_one_piece_of_each_area_earns_for_hermits() -> None:
    assert len(paid_for("hermits", ["A1", "A2", "A3", "C5", "E9", "E10"])) == 3


def test_a_card_that_pays_nothing_is_earned_by_nobody() -> None:
    assert paid_for("citizens", ["A1"]) == []


@pytest.mark.parametrize("card", CARDS)
def test_what_earns_pays_as_much_as_all_pieces_and_nothing_of_it_can_be_left_out(card: str) -> None:
    world_with_card = world(card)
    own = hexes_of([f"{row}{column}" for row in "ACDFHKMP" for column in (2, 3, 9, 14)])
    pieces = [own & world_with_card.suitable, hexes_of(["B5", "L12"])]
    pays = CARDS[card].gold
    kept = earners(world_with_card, pieces, 0, card)
    gold = pays(world_with_card, pieces, 0)
    assert pays(world_with_card, [kept, pieces[1]], 0) == gold
    for hex in names(kept):
        without = kept & ~hexes_of([hex])
        assert pays(world_with_card, [without, pieces[1]], 0) != gold
