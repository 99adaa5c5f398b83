"""What somebody wants of a set-up, and how it is drawn."""

import json
import pickle
from hashlib import sha256
from typing import Any

import pytest

from hexstead.content.catalogue import BOXES
from hexstead.match.drawing import draw, draw_setup, first_game
from hexstead.match.request import Request, Unmet, Wanted

NEWEST = {"edition": "newest"}
FOUR = ("oracle", "tavern", "harbor", "farm")
MUCH = {
    "boxes": ("base", "nomads", "crossroads"),
    "boards": ("farm@180", "village"),
    "cards": ("lords",),
    "tiles": ("sword",),
    "island": "tree-house",
    "options": ("capitols-are-castles",),
    "edition": "big-box-nl",
}
CASTLES = {**NEWEST, "castle_tiles": ("any",)}

DRAWN = [
    ({}, 60, "a8f90dcd1d805a7f"),
    ({"boxes": BOXES}, 60, "a94d9058dcfc4e6d"),
    ({"boxes": ("base", "caves", "island")}, 60, "7fec34356f251fc1"),
    ({"boxes": ("queenies",), "boards": FOUR}, 60, "de7b429d9c554029"),
    ({"boxes": BOXES, "as_first_printed": True}, 60, "9bb3d943cc2d86f5"),
    (MUCH, 60, "79bc535bd53dacac"),
    ({"boxes": ("base", "harvest", "endless"), "boards": ("tavern",)}, 3, "9b2a68c880162c49"),
    ({"boxes": ("base", "capitol"), "boards": FOUR[:2]}, 60, "fdb6c8cb550f08ca"),
    (NEWEST, 60, "225608b5e5fcb6f2"),
    ({**NEWEST, "side": "b"}, 60, "423745db2e5aa3e0"),
    ({**CASTLES, "cards": ("lords",), "selections": ("oracle",)}, 60, "3521cc13dd28a521"),
    ({**CASTLES, "boards": ("second-2a@180", "second-4a")}, 60, "f4c31b70c9e6b954"),
]
"""Requests, how many seeds to draw, and a digest of what they drew when seeds were first written down."""
FIELDS = "boards cards tiles tasks removed_terrain island tokens selections castle_tiles edition options"


@pytest.mark.parametrize(("fields", "number", "digest"), DRAWN)
def test_a_seed_draws_what_it_has_always_drawn(fields: dict[str, Any], number: int, digest: str) -> None:
    setups = [draw(Request(**fields), 2, seed) for seed in range(number)]
    plain = [[setup.model_dump(mode="json")[field] for field in FIELDS.split()] for setup in setups]
    assert sha256(json.dumps(plain).encode()).hexdigest()[:16] == digest


def refusal(seats: int = 2, **fields: Any) -> tuple[str, str]:
    with pytest.raises(Unmet) as error:
        draw(Request(**fields), seats, 1)
    return error.value.field, error.value.why


@pytest.mark.parametrize(
    ("fields", "field", "why"),
    [
        ({"boxes": ("nomad",)}, "boxes", "there is no box 'nomad' (did you mean 'nomads'?)"),
        ({"boxes": ("base", "base")}, "boxes", "the box 'base' is named twice"),
        ({"boxes": ()}, "boxes", "name base, nomads,"),
        (
            {"boxes": ("base", "second")},
            "boxes",
            "is not mixed with other boxes: choose the edition 'newest'",
        ),
        ({"edition": "moon"}, "edition", "there is no edition 'moon'"),
        ({"boards": ("barnyard",)}, "boards", "there is no board 'barnyard'"),
        ({"boards": ("second-1a",)}, "boards", "goes with the edition 'newest' only"),
        ({"boards": ("barn", "farm", "oasis", "tower", "harbor")}, "boards", "choose at most 4; here are 5"),
        ({"boards": ("tavern", "farm", "oasis", "tower"), "tiles": ("sword",)}, "tiles", "ask for none"),
        ({"boards": ("tavern", "farm", "oasis", "tower"), "tasks": ("road",)}, "tasks", "ask for none"),
        ({"cards": ("kings",)}, "cards", "there is no card 'kings'"),
        ({"options": ("cheat",)}, "options", "there is no house rule 'cheat'"),
        ({"island": "atlantis"}, "island", "there is no island 'atlantis'"),
        ({"side": "a"}, "side", "this goes with the edition 'newest' only"),
        ({"selections": ("farm",)}, "selections", "this goes with the edition 'newest' only"),
        ({"castle_tiles": ("any",)}, "castle_tiles", "this goes with the edition 'newest' only"),
        ({**NEWEST, "boxes": ("all",)}, "boxes", "does not go with the edition 'newest'"),
        ({**NEWEST, "island": "tree-house"}, "island", "does not go with the edition 'newest'"),
        ({**NEWEST, "as_first_printed": True}, "as_first_printed", "does not go with the edition 'newest'"),
        ({**NEWEST, "boards": ("farm",)}, "boards", "has no board 'farm'; it has second-1a"),
        ({**NEWEST, "boards": ("second-1a", "second-2b")}, "boards", "all have the same side up"),
        ({**NEWEST, "boards": ("second-1a",), "side": "b"}, "side", "the boards lie with side a up"),
        ({**NEWEST, "cards": ("scouts",)}, "cards", "there is no card 'scouts'"),
        ({**NEWEST, "seats": 5}, "seats", "the edition 'newest' is for up to 4 seats, here are 5"),
        ({"seats": 1}, "seats", "expected greater than or equal to 2"),
    ],
)
def test_what_cannot_be_met_is_refused_by_its_field(fields: dict[str, Any], field: str, why: str) -> None:
    found = refusal(**fields)
    assert found[0] == field
    assert why in found[1]
    assert not found[1].endswith(".")


def test_a_refusal_is_a_sentence_and_travels_from_process_to_process() -> None:
    unmet = pickle.loads(pickle.dumps(Unmet("boards", "there is none")))
    assert (str(unmet), unmet.field, unmet.why) == ("boards: there is none.", "boards", "there is none")


def test_keywords_take_single_names_and_are_named_when_they_are_wrong() -> None:
    assert draw_setup(2, 1, "tavern", "lords").boards[0] == "tavern"
    with pytest.raises(Unmet, match=r"^expansions: there is no box 'moon'"):
        draw_setup(2, 1, expansions="moon")
    with pytest.raises(Unmet, match=r"^boards: expected a list\.$"):
        draw_setup(2, 1, boards=3)  # type: ignore[arg-type]
    with pytest.raises(Unmet, match=r"^moon: there is no such field\.$"):
        draw_setup(2, 1, moon=3)  # type: ignore[call-arg]


def test_all_stands_for_every_box_and_parts_alone_are_added_to_the_base_game() -> None:
    assert draw_setup(2, 4, expansions="all") == draw_setup(2, 4, expansions=BOXES)
    assert draw_setup(2, 4, expansions="caves") == draw_setup(2, 4, expansions=("base", "caves"))


@pytest.mark.parametrize("edition", ["big-box", "big-box-nl", "newest"])
def test_the_first_game_leaves_nothing_to_chance(edition: str) -> None:
    setup = first_game(3, edition)
    assert (setup.seats, setup.edition) == (3, edition)
    assert setup.selections == (("tavern", "paddock", "oasis", "farm") if edition == "newest" else ())
    assert setup.cards == ("fishermen", "knights", "merchants")


def test_keywords_are_the_fields_of_a_request() -> None:
    named = {"boards", "cards", "options"}
    assert {*Wanted.__annotations__, *named} - {"expansions"} == set(Request.model_fields) - {"boxes"}
