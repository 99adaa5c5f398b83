"""What somebody wants of a set-up, and how it is drawn."""

import json
import pickle
from dataclasses import replace
from hashlib import sha256
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexstead.boxes.base import BASE
from hexstead.boxes.catalogue import BOXES, TOKENS, boxes
from hexstead.boxes.manifest import Expansion
from hexstead.engine.codec import encode
from hexstead.engine.hexes import name
from hexstead.engine.rules import start
from hexstead.engine.said import error
from hexstead.setup.code import read_code, write_code
from hexstead.setup.draw import draw, draw_setup, first_game
from hexstead.setup.layout import box_of, token_spots
from hexstead.setup.request import Request, RequestKeywords, Unmet
from hexstead.setup.setup import Setup
from hexstead.wording.say import say, say_error
from refusing import refuses

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
CARDS_THEN = {"base": 10, "nomads": 3, "marshlands": 6, "harvest": 6}
"""How many cards each box had at the time: a box that has grown draws something else."""
FIELDS = "boards cards tiles tasks removed_terrain island tokens selections castle_tiles edition options"


def boxes_then(keys: tuple[str, ...]) -> list[Expansion]:
    """The boxes without the cards that came later, which are at the end."""
    return [replace(box, cards=box.cards[: CARDS_THEN.get(box.key, 0)]) for box in boxes(keys)]


@pytest.mark.parametrize(("fields", "number", "digest"), DRAWN)
def test_a_seed_draws_what_it_has_always_drawn(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any], number: int, digest: str
) -> None:
    monkeypatch.setattr("hexstead.setup.draw.boxes", boxes_then)
    setups = [draw(Request(**fields), 2, seed) for seed in range(number)]
    plain = [[setup.model_dump(mode="json")[field] for field in FIELDS.split()] for setup in setups]
    assert sha256(json.dumps(plain).encode()).hexdigest()[:16] == digest


def refusal(seats: int = 2, **fields: Any) -> tuple[str, str]:
    with pytest.raises(Unmet) as refused:
        draw(Request(**fields), seats, 1)
    return refused.value.field, say(refused.value.why)


@pytest.mark.parametrize(
    ("fields", "field", "why"),
    [
        ({"boxes": ("nomad",)}, "boxes", "There is no box “nomad”. Did you mean nomads?"),
        ({"boxes": ("base", "base")}, "boxes", "“base” is named twice"),
        ({"boxes": ()}, "boxes", "Name one of these: base, nomads,"),
        (
            {"boxes": ("base", "newest")},
            "boxes",
            "with other boxes: choose the edition newest",
        ),
        ({"edition": "moon"}, "edition", "There is no edition “moon”"),
        ({"boards": ("barnyard",)}, "boards", "There is no board “barnyard”"),
        ({"boards": ("second-1a",)}, "boards", "only goes with the edition newest"),
        ({"boards": ("barn", "farm", "oasis", "tower", "harbor")}, "boards", "Choose at most 4, not 5"),
        ({"boards": ("tavern", "farm", "oasis", "tower"), "tiles": ("sword",)}, "tiles", "ask for none"),
        ({"boards": ("tavern", "farm", "oasis", "tower"), "tasks": ("road",)}, "tasks", "ask for none"),
        ({"cards": ("kings",)}, "cards", "There is no card “kings”"),
        ({"options": ("cheat",)}, "options", "There is no house rule “cheat”"),
        ({"island": "atlantis"}, "island", "There is no island “atlantis”"),
        ({"side": "a"}, "side", "This only goes with the edition newest"),
        ({"selections": ("farm",)}, "selections", "This only goes with the edition newest"),
        ({"castle_tiles": ("any",)}, "castle_tiles", "This only goes with the edition newest"),
        ({**NEWEST, "boxes": ("all",)}, "boxes", "doesn't go with the edition “newest”"),
        ({**NEWEST, "island": "tree-house"}, "island", "doesn't go with the edition “newest”"),
        ({**NEWEST, "as_first_printed": True}, "as_first_printed", "doesn't go with the edition “newest”"),
        ({**NEWEST, "boards": ("farm",)}, "boards", "There is no board “farm”. Choose from: second-1a"),
        ({**NEWEST, "boards": ("second-1a", "second-2b")}, "boards", "all have the same side up"),
        ({**NEWEST, "boards": ("second-1a",), "side": "b"}, "side", "The boards lie with side a up"),
        ({**NEWEST, "cards": ("scouts",)}, "cards", "There is no card “scouts”"),
        ({**NEWEST, "seats": 5}, "seats", "The edition “newest” is for up to 4 players, not 5"),
        ({"seats": 1}, "seats", "Expected 2 or more."),
    ],
)
def test_what_cannot_be_met_is_refused_by_its_field(fields: dict[str, Any], field: str, why: str) -> None:
    found = refusal(**fields)
    assert found[0] == field
    assert why in found[1]
    assert found[1].endswith(".")


def test_a_refusal_is_a_sentence_and_travels_from_process_to_process() -> None:
    unmet = pickle.loads(pickle.dumps(Unmet("boards", error("hex-twice"))))
    assert (unmet.field, unmet.why) == ("boards", error("hex-twice"))
    assert say_error(unmet) == "boards: A hex is named twice."


def test_keywords_take_single_names_and_are_named_when_they_are_wrong() -> None:
    assert draw_setup(2, 1, "tavern", "lords").boards[0] == "tavern"
    with refuses(r"^expansions: There is no box “moon”", Unmet):
        draw_setup(2, 1, expansions="moon")
    with refuses(r"^boards: Expected a list\.$", Unmet):
        draw_setup(2, 1, boards=3)  # type: ignore[arg-type]
    with refuses(r"^moon: There is no such field\.$", Unmet):
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
    assert {*RequestKeywords.__annotations__, *named} - {"expansions"} == set(Request.model_fields) - {
        "boxes"
    }


# Who begins.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_chosen_seat_begins_and_no_other_chance_changes(seats: int) -> None:
    drawn = draw_setup(seats, 4)
    for seat in range(1, seats + 1):
        chosen = draw_setup(seats, 4, first_player=seat)
        assert chosen == Setup(**{**dict(drawn), "first_player": seat})
        state, other = start(chosen.world(), 9), start(drawn.world(), 9)
        assert state.first == state.turn == seat - 1
        assert encode(state)["chance"] == encode(other)["chance"]
        assert state.deck == other.deck


def test_without_a_choice_every_seat_begins_at_times() -> None:
    world = draw_setup(4, 1).world()
    assert {start(world, seed).first for seed in range(60)} == {0, 1, 2, 3}


def test_the_first_game_leaves_open_who_begins() -> None:
    assert first_game(3, first_player=3).first_player == 3
    assert first_game(3).first_player is None


# The capitol.

EVERYWHERE = ("farm", "barn", "tower", "paddock")
BOTH = ("harbor", "tavern", "farm", "oracle")
"""Capitols may lie on E3 or I3, and on L14 or R13."""


@pytest.mark.parametrize(
    "fields",
    [
        {"boxes": ("base", "capitol")},
        {"boxes": ("all", "capitol")},
        {"boxes": ("nomads", "capitol")},
        {"boxes": ("harvest", "crossroads", "capitol", "caves"), "as_first_printed": True},
        {"boxes": BOXES, "one_capitol": True},
        {"capitols": ("any",)},
        {"boxes": ("base", "capitol"), "boards": EVERYWHERE[:3]},
    ],
)
def test_asking_for_the_capitol_brings_it(fields: dict[str, Any]) -> None:
    for seed in range(80):
        setup = draw(Request(**fields), 2, seed)
        assert setup.tokens["capitol"]
        assert setup.boards[: len(fields.get("boards", ()))] == fields.get("boards", ())


def test_the_boards_that_the_capitol_needs_come_anywhere_and_either_way() -> None:
    nomads = [draw_setup(2, seed, expansions=("nomads", "capitol")) for seed in range(80)]
    brought = [
        (place, name) for setup in nomads for place, name in enumerate(setup.boards) if box_of(name) is BASE
    ]
    assert len(brought) == len(nomads)
    turns = [f"{name}{turn}" for name in ("harbor", "oracle") for turn in ("", "@180")]
    assert {place for place, _ in brought} == {0, 1, 2, 3}
    assert {name for _, name in brought} == set(turns)


def test_made_boards_have_a_place_for_the_capitol_if_it_is_asked_for() -> None:
    for seed in range(4):
        setup = draw_setup(2, seed, expansions=("base", "harvest", "endless", "capitol"))
        assert setup.tokens["capitol"]
        assert all(name.startswith("endless-") for name in setup.boards)
    setup = draw_setup(2, 1, expansions=("nomads", "endless", "capitol"))
    assert len([name for name in setup.boards if name.startswith("endless-")]) == 3


@pytest.mark.parametrize("box", ["queenies", "all"])
def test_a_whole_box_allows_the_capitol_and_the_boards_decide(box: str) -> None:
    assert "capitol" not in draw_setup(2, 1, EVERYWHERE, expansions=box).tokens
    assert len(draw_setup(2, 1, BOTH, expansions=box).tokens["capitol"]) == 2
    has_one = ["capitol" in draw_setup(2, seed, expansions=("base", "queenies")).tokens for seed in range(60)]
    assert {True, False} == set(has_one)


def test_one_capitol_lies_on_either_board() -> None:
    found = {draw_setup(2, seed, BOTH, one_capitol=True).tokens["capitol"] for seed in range(60)}
    assert found == {("E3",), ("I3",), ("L14",), ("R13",)}


def test_a_chosen_capitol_lies_there_and_the_other_is_drawn() -> None:
    found = {draw_setup(2, seed, BOTH, capitols="i3").tokens["capitol"] for seed in range(30)}
    assert found == {("I3", "L14"), ("I3", "R13")}
    assert draw_setup(2, 1, BOTH, capitols=("R13", "E3")).tokens == {"capitol": ("E3", "R13")}
    assert draw_setup(2, 1, BOTH, capitols="R13", one_capitol=True).tokens == {"capitol": ("R13",)}


# Caves and castle tiles.


def test_chosen_caves_lie_there_and_those_of_other_quadrants_are_drawn() -> None:
    spots = token_spots(TOKENS["caves"], BOTH)
    first, *others = [[name(hex) for hex in there] for there in spots if there]
    found = {draw_setup(2, seed, BOTH, caves=first[-1]).tokens["caves"] for seed in range(200)}
    assert found == set(product([first[-1]], *others))
    chosen = tuple([there[0] for there in (first, *others)])
    assert draw_setup(2, 1, BOTH, caves=chosen[::-1]).tokens == {"caves": chosen}


def test_chosen_castle_tiles_bring_the_variant_and_the_second_one_is_drawn() -> None:
    boards = ("second-1a", "second-2a", "second-3a", "second-4a")
    found = [draw_setup(2, seed, boards, edition="newest", castle_tiles="p13") for seed in range(60)]
    tiles = {setup.castle_tiles for setup in found}
    assert all(len(pair) == 2 and pair[1] == "P13" for pair in tiles)
    assert len({pair[0] for pair in tiles}) == 6
    both = draw_setup(2, 1, boards, edition="newest", castle_tiles=("P13", "G3"))
    assert both.castle_tiles == ("G3", "P13")


NEWEST_BOARDS = ("second-1a", "second-2a", "second-3a", "second-4a")


@pytest.mark.parametrize(
    ("fields", "field", "why"),
    [
        ({"first_player": 7, "seats": 3}, "first_player", "There are 3 seats: choose one from 1 to 3, not 7"),
        ({"first_player": 0}, "first_player", "There are 2 seats: choose one from 1 to 2, not 0"),
        ({"first_player": -1}, "first_player", "choose one from 1 to 2, not -1"),
        ({"capitols": ("E3",)}, "capitols", "You can name hexes only when all four boards are named"),
        (
            {"capitols": ("E3",), "boards": BOTH[:3]},
            "capitols",
            "You can name hexes only when all four boards",
        ),
        (
            {"capitols": ("Z3",), "boards": BOTH},
            "capitols",
            "“Z3” is not a hex: write a row letter and a column",
        ),
        ({"capitols": ("E33",), "boards": BOTH}, "capitols", "“E33” is not a hex: columns go from 1 to 20"),
        ({"capitols": ("some",), "boards": BOTH}, "capitols", "“some” is not a hex"),
        ({"capitols": ("E3", "e3"), "boards": BOTH}, "capitols", "A hex is named twice"),
        (
            {"capitols": ("U4",), "boards": BOTH},
            "capitols",
            "You can't put one on U4, only on E3, I3, L14, R13",
        ),
        (
            {"capitols": ("E13",), "boards": BOTH},
            "capitols",
            "You can't put one on E13, only on E3, I3, L14, R13",
        ),
        (
            {"capitols": ("E3", "I3"), "boards": BOTH},
            "capitols",
            "There are two in one quadrant: leave one of them out",
        ),
        (
            {"capitols": ("E3",), "boards": EVERYWHERE},
            "capitols",
            "no place for a capitol without the board",
        ),
        ({"one_capitol": True, "boards": EVERYWHERE}, "one_capitol", "without the board oracle or harbor"),
        (
            {"boxes": ("base", "capitol"), "boards": EVERYWHERE},
            "boxes",
            "oracle or harbor: name it among the four",
        ),
        (
            {"capitols": ("E3", "L14"), "one_capitol": True, "boards": BOTH},
            "one_capitol",
            "E3 and L14 are named: leave out all but one of them",
        ),
        ({"caves": ("E3",), "boards": BOTH}, "caves", "You can't put one on E3, only on "),
        ({"caves": ("A1",)}, "caves", "You can name hexes only when all four boards are named"),
        ({"castle_tiles": ("G3",)}, "castle_tiles", "This only goes with the edition newest"),
        (
            {**NEWEST, "castle_tiles": ("G3",)},
            "castle_tiles",
            "You can name hexes only when all four boards are named",
        ),
        (
            {**NEWEST, "castle_tiles": ("G3", "P13", "A1"), "boards": NEWEST_BOARDS},
            "castle_tiles",
            "Choose at most 2, not 3",
        ),
        (
            {**NEWEST, "castle_tiles": ("A1",), "boards": NEWEST_BOARDS},
            "castle_tiles",
            "can't put one on A1, only on",
        ),
        (
            {**NEWEST, "castle_tiles": ("G3", "G8"), "boards": NEWEST_BOARDS},
            "castle_tiles",
            "There are two in one quadrant: leave one of them out",
        ),
        ({**NEWEST, "capitols": ("G3",)}, "capitols", "doesn't go with the edition “newest”"),
        ({**NEWEST, "one_capitol": True}, "one_capitol", "doesn't go with the edition “newest”"),
        ({**NEWEST, "caves": ("G3",)}, "caves", "doesn't go with the edition “newest”"),
    ],
)
def test_a_choice_that_cannot_be_met_is_refused_with_what_would_do(
    fields: dict[str, Any], field: str, why: str
) -> None:
    found = refusal(**fields)
    assert found[0] == field
    assert why in found[1]


@pytest.mark.parametrize("seed", range(60))
def test_several_parts_find_room_together_on_the_places_that_are_left(seed: int) -> None:
    """As first printed, each part needs boards of its own: exchanging one by one took the room of another."""
    request = Request(
        boxes=("crossroads", "caves", "island"),
        boards=("endless-base-0", "endless-nomads-0"),
        one_capitol=True,
        as_first_printed=True,
    )
    setup = draw(request, 4, seed)
    assert setup.boards[:2] == request.boards
    assert setup.island
    assert set(setup.tokens) == {"capitol", "caves"}


@given(st.data())
def test_whatever_is_chosen_is_laid_out_and_kept_in_the_code(data: st.DataObject) -> None:
    boards = data.draw(st.permutations([board.name for board in BASE.boards]))[:4]
    laid = tuple([name + data.draw(st.sampled_from(["", "@180"])) for name in boards])
    chosen: dict[str, list[str]] = {}
    for token in TOKENS.values():
        spots = [[name(hex) for hex in there] for there in token_spots(token, laid) if there]
        picks = [data.draw(st.sampled_from(["", *there])) for there in spots]
        chosen[token.field] = [hex for hex in picks if hex]
    seats = data.draw(st.integers(2, 5))
    request = Request(
        boards=laid,
        capitols=tuple(chosen["capitols"]),
        caves=tuple(chosen["caves"]),
        one_capitol=len(chosen["capitols"]) == 1 and data.draw(st.booleans()),
        first_player=data.draw(st.sampled_from([None, *range(1, seats + 1)])),
    )
    setup = draw(request, seats, data.draw(st.integers(0, 10**6)))
    for token in TOKENS.values():
        assert set(chosen[token.field]) <= set(setup.tokens.get(token.key, ()))
    if request.one_capitol:
        assert list(setup.tokens["capitol"]) == chosen["capitols"]
    assert setup.first_player == request.first_player
    assert read_code(write_code(setup)) == setup
