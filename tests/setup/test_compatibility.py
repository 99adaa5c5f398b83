"""What set-ups and positions refuse alike, each with a sentence that begins with the field."""

import re
from typing import Any

import pytest

from hexstead.match.position import Position
from hexstead.setup.documents import check
from hexstead.setup.layout import by_quadrant
from hexstead.setup.setup import Setup
from refusing import refuses

BIG_BOX = {"boards": ["harbor", "oracle", "farm", "oasis"], "cards": ["knights", "lords", "miners"]}
NEWEST = {
    "boards": ["second-1a", "second-2a", "second-3a", "second-4a"],
    "cards": ["knights", "lords", "miners"],
    "edition": "newest",
}
SELECTED = {"selections": ["barn", "tower", "oracle", "harbor"]}
QUADRANTS = ["second-1a", "second-2b", "second-3a", "second-4a"]
"""One of them lies with its other side up."""

REFUSED: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (BIG_BOX, {"tokens": {"capitol": ["E3", "I3"]}}, "tokens.capitol: There are two in one quadrant"),
    (BIG_BOX, {"tokens": {"caves": ["F9", "F9"]}}, "tokens.caves: A hex is named twice"),
    (
        {**BIG_BOX, "boards": ["tavern", "barn", "farm", "oasis"]},
        {"tokens": {"caves": ["A4", "A5"]}},
        "tokens.caves: There are two in one quadrant: leave one of them out",
    ),
    (BIG_BOX, {"tokens": {"capitol": ["A1"]}}, "tokens.capitol: You can't put one on A1, only on "),
    (
        {**BIG_BOX, "boards": ["tavern", "barn", "farm", "oasis"]},
        {"tokens": {"capitol": ["D3"]}},
        "tokens.capitol: You can't put one on D3: there is no hex for one here",
    ),
    (
        BIG_BOX,
        {"boards": ["harbor", "oracle", "farm", "second-1a"]},
        "boards: The board “second-1a” only goes with the edition newest: name that edition",
    ),
    (BIG_BOX, {"castle_tiles": ["G3", "G13"]}, "castle_tiles: This only goes with the edition newest"),
    (
        BIG_BOX,
        {"cards": ["scouts", "lords", "miners"]},
        "removed_terrain: The card Scouts removes a terrain: name it by its letter",
    ),
    (BIG_BOX, {"removed_terrain": "G"}, "removed_terrain: No card here removes a terrain: leave this out"),
    (
        BIG_BOX,
        {"removed_terrain": "W"},
        "removed_terrain: Expected one of the letters G, C, D, F, T, found “W”",
    ),
    (NEWEST, {"boards": QUADRANTS}, "boards: The edition “newest” has four boards of its own, all with"),
    (
        NEWEST,
        {"boards": ["second-1a", "second-2a", "second-3a", "farm"]},
        "boards: The edition “newest” has four boards of its own, all with the same side up",
    ),
    (NEWEST, {"castle_tiles": ["G3"]}, "castle_tiles: Expected none or 2, found 1"),
    (NEWEST, {"castle_tiles": ["G3", "G8"]}, "castle_tiles: There are two in one quadrant"),
    (NEWEST, {"castle_tiles": ["G3", "K1"]}, "castle_tiles: You can't put one on K1, only on G3, G8, "),
    (NEWEST, {"seats": 5}, "seats: The edition “newest” is for up to 4 players, not 5"),
    (NEWEST, {"island": "tree-house"}, "island: The edition “newest” is played without this"),
    (NEWEST, {"tokens": {"caves": ["A4"]}}, "tokens: The edition “newest” is played without this"),
    (
        NEWEST,
        {"island": "tree-house", "tokens": {"caves": ["A4"]}},
        "island: The edition “newest” is played without this: leave it out",
    ),
    (
        NEWEST,
        {"cards": ["knights", "lords", "rangers"]},
        "cards: The edition “newest” has only the cards of the base game, not “rangers”",
    ),
]


def as_setup(fields: dict[str, Any]) -> dict[str, Any]:
    return {"seats": 2, **(SELECTED if fields.get("edition") == "newest" else {}), **fields}


def as_position(fields: dict[str, Any]) -> dict[str, Any]:
    return {"hexstead": 1, **fields, "seats": [{}] * fields.get("seats", 2)}


@pytest.mark.parametrize(("plain", "change", "message"), REFUSED)
def test_a_set_up_refuses_what_does_not_go_together(
    plain: dict[str, Any], change: dict[str, Any], message: str
) -> None:
    check(as_setup(plain), Setup)
    with refuses(f"^{re.escape(message)}"):
        check(as_setup({**plain, **change}), Setup)


@pytest.mark.parametrize(("plain", "change", "message"), REFUSED)
def test_a_position_refuses_the_same_with_the_same_sentence(
    plain: dict[str, Any], change: dict[str, Any], message: str
) -> None:
    check(as_position(plain), Position)
    with refuses(rf"^game\.json: {re.escape(message)}"):
        check(as_position({**plain, **change}), Position, "game.json")


CASTLES = ["X" + "G" * 18 + "X", *["G" * 20] * 8, "G" * 9 + "XX" + "G" * 9, *["G" * 20] * 10]
PEAKS = ["M" * 20] * 20


@pytest.mark.parametrize(
    ("map", "tokens", "message"),
    [
        (CASTLES, {"capitol": ["A1", "J10"]}, "tokens.capitol: There are two in one quadrant"),
        (CASTLES, {"capitol": ["A2"]}, "tokens.capitol: You can't put one on A2, only on A1, J10, A20, J11"),
        (PEAKS, {"caves": ["A1", "J10", "K1"]}, "tokens.caves: There are two in one quadrant"),
        (["G" + "M" * 19, *PEAKS[1:]], {"caves": ["A1"]}, "tokens.caves: You can't put one on A1."),
    ],
)
def test_the_quadrants_of_a_map_hold_one_token_of_a_kind_each(
    map: list[str], tokens: dict[str, list[str]], message: str
) -> None:
    with refuses(f"^{re.escape(message)}"):
        check({"hexstead": 1, "map": map, "tokens": tokens, "seats": [{}]}, Position)


@pytest.mark.parametrize(
    ("fields", "refused"),
    [
        ({"seats": [{}] * 5}, "seats"),
        ({"island": "tree-house"}, "island"),
        ({"tokens": {"caves": ["K10"]}}, "tokens"),
        ({"cards": ["mayors"]}, "cards"),
        ({"tasks": ["road"]}, "tasks"),
        ({}, ""),
        ({"cards": ["lords", "knights"]}, ""),
    ],
)
def test_a_map_may_be_one_of_the_newest_edition_if_nothing_else_contradicts_it(
    fields: dict[str, Any], refused: str
) -> None:
    document = {"hexstead": 1, "map": PEAKS, "edition": "newest", "seats": [{}], **fields}
    if not refused:
        assert check(document, Position).edition == "newest"
        return
    with refuses(f"^{refused}: The edition “newest”"):
        check(document, Position)


def test_two_capitols_in_two_quadrants_pay_for_each() -> None:
    seats = [{"settlements": ["B2", "A18"]}]
    tokens = {"capitol": ["A1", "A20"]}
    position = check({"hexstead": 1, "map": CASTLES, "tokens": tokens, "seats": seats}, Position)
    assert position.scores()[0].gold["capitols"] == 2


@pytest.mark.parametrize(("terrain", "gold"), [("G", 0), ("D", 1)])
def test_the_card_scouts_pays_for_the_terrain_that_was_removed(terrain: str, gold: int) -> None:
    map = ["GD" + "G" * 18, *["G" * 20] * 19]
    document = {"hexstead": 1, "map": map, "cards": ["scouts"], "removed_terrain": terrain}
    position = check({**document, "seats": [{"settlements": ["A1"]}]}, Position)
    assert position.scores()[0].gold["scouts"] == gold


def test_hexes_of_an_island_lie_in_no_quadrant() -> None:
    assert by_quadrant([0, 500]) == [[0], [], [], []]
