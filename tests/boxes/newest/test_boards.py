"""The four double-sided quadrants of the newest edition, and what goes with them."""

import re

import pytest

from hexstead.boxes.catalogue import BOARDS
from hexstead.boxes.newest import NEWEST, SIDES
from hexstead.match.match import Match
from hexstead.setup.documents import check
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.layout import sides_of
from hexstead.setup.setup import Setup
from refusing import refuses

INFERRED_FROM = {
    "second-1a": "tavern",
    "second-2a": "paddock",
    "second-3a": "oasis",
    "second-4a": "farm",
    "second-1b": "barn",
    "second-2b": "tower",
    "second-3b": "oracle",
    "second-4b": "harbor",
}


@pytest.mark.parametrize("name", INFERRED_FROM)
def test_a_side_is_inferred_from_a_printed_quadrant_but_for_the_second_location_hex(name: str) -> None:
    side, printed = BOARDS[name], BOARDS[INFERRED_FROM[name]]
    pairs = list(zip("".join(side.rows), "".join(printed.rows), strict=True))
    other = [(letter, as_printed) for letter, as_printed in pairs if letter != as_printed]
    assert other == ([] if "".join(printed.rows).count("L") == 2 else [("L", "X")])
    assert (side.is_inferred, side.is_stand_in, side.is_open) == (True, False, True)


def test_every_side_has_two_location_hexes_and_one_castle() -> None:
    letters = ["".join(board.rows) for board in NEWEST.boards]
    assert [(text.count("L"), text.count("X")) for text in letters] == [(2, 1)] * 8


def test_all_four_quadrants_lie_with_the_same_side_up() -> None:
    drawn = [draw_setup(2, seed, edition="newest") for seed in range(40)]
    sides = [set(sides_of(setup.boards)) for setup in drawn]
    assert {tuple(side) for side in sides} == {(side,) for side in SIDES}
    assert all(len({board[:8] for board in setup.boards}) == 4 for setup in drawn)


def test_a_side_may_be_chosen() -> None:
    assert {
        draw_setup(2, seed, edition="newest", side="b").boards[0].removesuffix("@180")[-1]
        for seed in range(9)
    } == {"b"}


def test_the_first_game_of_the_newest_edition() -> None:
    setup = first_game(2, "newest")
    assert setup.boards == ("second-1a", "second-2a", "second-3a", "second-4a")
    assert setup.selections == ("tavern", "paddock", "oasis", "farm")
    assert setup.world().letters == first_game(2).world().letters
    assert Match(setup, 1).decision().live


PLAIN = {
    "seats": 2,
    "boards": ["second-1a", "second-2a", "second-3a", "second-4a@180"],
    "cards": ["lords", "knights", "miners"],
    "selections": ["barn", "tower", "oracle", "harbor"],
    "edition": "newest",
}
OLD = ["tavern", "paddock", "oasis", "farm"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"edition": "big-box"},
            "boards: The board “second-1a” only goes with the edition newest: name that edition",
        ),
        (
            {"edition": "big-box", "boards": OLD, "selections": [], "castle_tiles": ["G3"]},
            "castle_tiles: This only goes with the edition newest.",
        ),
        ({"edition": "big-box", "boards": OLD}, "selections: Expected no selection tiles, found 4"),
        ({"boards": OLD}, "The edition “newest” has four boards of its own, all with the same side up"),
        (
            {"boards": ["second-1a", "second-2b", "second-3a", "second-4a"]},
            "The edition “newest” has four boards of its own, all with the same side up",
        ),
        ({"boards": ["second-1a", *OLD[1:]]}, "The edition “newest” has four boards of its own"),
        ({"selections": ["barn", "tower"]}, "Expected 4 selection tiles, found 2"),
        ({"selections": []}, "Expected 4 selection tiles, found 0"),
        ({"seats": 5}, "The edition “newest” is for up to 4 players, not 5"),
        (
            {"cards": ["lords", "knights", "rangers"]},
            "The edition “newest” has only the cards of the base game",
        ),
        ({"island": "tree-house"}, "island: The edition “newest” is played without this: leave it out"),
        ({"tokens": {"caves": ["A4"]}}, "tokens: The edition “newest” is played without this: leave it out"),
        ({"castle_tiles": ["G3"]}, "castle_tiles: Expected none or 2, found 1"),
        ({"castle_tiles": ["G3", "G8"]}, "castle_tiles: There are two in one quadrant"),
        ({"castle_tiles": ["G3", "K1"]}, "castle_tiles: You can't put one on K1, only on "),
    ],
)
def test_a_wrong_set_up_of_the_newest_edition_is_refused(change: dict[str, object], message: str) -> None:
    with refuses(re.escape(message)):
        check({**PLAIN, **change}, Setup)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"selections": ["barn"] * 4}, "selections: “barn” is named twice"),
        (
            {"selections": ["barn", "tower", "oracle", "quarry"]},
            "selections: There is no selection tile “qua",
        ),
        (
            {"edition": "first"},
            "edition: There is no edition “first”. Choose from: big-box, big-box-nl",
        ),
    ],
)
def test_a_wrong_field_of_the_newest_edition_is_named(change: dict[str, object], message: str) -> None:
    with refuses(f"^{re.escape(message)}"):
        check({**PLAIN, **change}, Setup)


def test_what_is_right_is_not_refused() -> None:
    assert check({**PLAIN, "castle_tiles": ["G3", "C19"]}, Setup).seats == 2


def test_the_newest_edition_is_not_mixed_with_other_boxes() -> None:
    with refuses("with other boxes: choose the edition newest"):
        draw_setup(2, 1, expansions=("base", "newest"))


def test_the_newest_edition_has_no_boxes_to_choose_from() -> None:
    with refuses("expansions: This doesn't go with the edition “newest”"):
        draw_setup(4, 3, expansions=("base", "harvest"), edition="newest")
    assert draw_setup(4, 3, expansions="newest", edition="newest") == draw_setup(4, 3, edition="newest")
