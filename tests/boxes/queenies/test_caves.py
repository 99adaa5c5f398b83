"""The caves: where they lie, and how one moves through them."""

import re

import pytest

from drawn import buttons, do, live, live_hexes, position, starred, tiles_of
from hexstead.boxes.catalogue import BOARDS, TOKENS
from hexstead.boxes.manifest import SIZE
from hexstead.engine.explain import ask
from hexstead.engine.hexes import EMPTY, at, column_of, members, name, row_of
from hexstead.engine.terrain import MOUNTAIN
from hexstead.setup.documents import check
from hexstead.setup.layout import token_spots
from hexstead.setup.setup import Setup
from hexstead.wording.say import say
from refusing import refuses

PLACES = {
    "oracle": "r5c0 r8c7",
    "farm": "r7c4 r8c1",
    "tavern": "r0c3 r0c4 r1c5 r1c6 r2c7 r2c8 r2c9 r3c8 r3c9",
    "tower": "r0c4 r0c5 r0c7 r1c1 r1c7 r1c8 r2c9 r3c8 r3c9",
    "harbor": "r3c6",
    "paddock": "r1c0 r1c1 r2c0 r2c1 r2c3 r2c4 r3c0 r3c2 r3c3 r3c5 r4c5 r4c6 r5c7",
    "barn": "r2c0 r2c1 r2c2 r3c1 r3c2 r3c3 r4c4 r5c4",
    "oasis": "",
    "quarry": "r0c6 r2c1 r2c9",
    "caravan": "r3c7",
    "village": "r2c1 r8c9 r9c8 r9c9",
    "garden": "r1c8 r2c8 r3c7 r4c6 r8c1",
    "lighthouse": "r7c1 r7c8 r8c8",
    "barracks": "r7c8",
    "city-hall": "r2c0 r3c9 r5c8 r6c0 r7c3 r7c9",
    "monastery": "r0c0 r0c4 r1c3 r3c0 r4c0 r5c0",
}
"""As printed: row and column on each quadrant by itself."""

GRASS = "G" * SIZE


def places_on(letters: list[str]) -> list[str]:
    return [f"r{row_of(hex)}c{column_of(hex)}" for hex in members(TOKENS["caves"].where(letters, []))]


@pytest.mark.parametrize("board", PLACES)
def test_a_cave_may_lie_on_these_hexes_of_a_printed_board(board: str) -> None:
    letters = [row + GRASS for row in BOARDS[board].rows] + [GRASS * 2] * SIZE
    assert places_on(letters) == PLACES[board].split()


@pytest.mark.parametrize("special", "LXNPI")
def test_every_special_hex_keeps_caves_away_also_across_the_border_of_a_quadrant(special: str) -> None:
    row = "GGGGGGGMMMG".ljust(20, "G")
    letters = [row[:10] + special + row[11:]] + ["G" * 20] * 19
    assert places_on(letters) == ["r0c7"]


def test_a_quadrant_without_such_a_mountain_has_no_cave() -> None:
    spots = token_spots(TOKENS["caves"], ("oasis", "tavern", "farm", "harbor"))
    assert [len(there) for there in spots] == [0, 9, 2, 1]


PLAIN = {"seats": 2, "boards": ["oasis", "tavern", "farm", "harbor"], "cards": ["lords", "knights", "miners"]}


@pytest.mark.parametrize(
    ("hexes", "message"),
    [
        (["A14", "A15"], "tokens.caves: There are two in one quadrant"),
        (["A1"], "tokens.caves: You can't put one on A1, only on A14, A15, "),
    ],
)
def test_a_cave_elsewhere_is_refused(hexes: list[str], message: str) -> None:
    with refuses(f"^{re.escape(message)}"):
        check({**PLAIN, "tokens": {"caves": hexes}}, Setup)


def test_a_cave_is_a_mountain() -> None:
    world = check({**PLAIN, "tokens": {"caves": ["A14"]}}, Setup).world()
    assert world.kind_at(at(0, 13)) == MOUNTAIN
    assert world.tiles[-1].key == "cave"


def test_without_a_cave_nobody_has_the_action() -> None:
    keys = [location.key for location in check(PLAIN, Setup).world().tiles]
    assert "cave" not in keys


TWO_CAVES = """
    G1  M   F*  G   W   W   D*  M   L
      G1  S*  G   W   W   W   A*  X   W
    G   G   G   W   W   W   W   W   W
"""
CAVES = {"caves": ("A2", "A8")}


def test_cave_goes_only_to_free_suitable_hexes_beside_a_cave_and_needs_no_neighbour() -> None:
    world, state = position(TWO_CAVES, fill="W", tokens=CAVES, owed=0)
    do(world, state, "use:cave", "A1")
    assert live_hexes(world, state) == starred(TWO_CAVES)


def test_cave_may_be_used_before_and_after_the_mandatory_action_but_not_between() -> None:
    world, state = position(TWO_CAVES, fill="W", tokens=CAVES, card="G")
    assert "use:cave" in buttons(world, state)
    do(world, state, "C1")
    assert "use:cave" not in buttons(world, state)
    do(world, state, "C2", "C3")
    assert "use:cave" in buttons(world, state)


def test_cave_is_there_for_everybody_once_in_each_turn() -> None:
    board = "G1  M   G   G   W   G2  M   G"
    world, state = position(board, fill="W", tokens={"caves": ("A2", "A7")}, owed=0, hands=("", "G"))
    do(world, state, "use:cave", "A1", "A8")
    assert live(world, state) == ["end"]
    do(world, state, "end", "use:cave", "A6")
    assert live_hexes(world, state) == ["A1", "A3"]
    do(world, state, "A3")
    assert "use:cave" not in buttons(world, state)


def test_cave_does_not_move_what_stands_on_the_cave_itself() -> None:
    world, state = position("M1  G   M   G", fill="W", tokens={"caves": ("A1",)}, owed=0)
    assert "use:cave" not in buttons(world, state)
    board = """
        M1  G1* W
          G   W   W
    """
    world, state = position(board, fill="W", tokens={"caves": ("A1",)}, owed=0)
    do(world, state, "use:cave")
    assert live_hexes(world, state) == starred(board)


def test_cave_moves_what_stands_on_one_cave_beside_another() -> None:
    world, state = position("M1  M   G   G", fill="W", tokens={"caves": ("A1", "A2")}, owed=0)
    do(world, state, "use:cave", "A1")
    assert live_hexes(world, state) == ["A3"]


def test_cave_needs_a_settlement_beside_a_cave_and_a_free_hex() -> None:
    far = position("M   G   G   G1", fill="W", tokens={"caves": ("A1",)}, owed=0)
    assert "use:cave" not in buttons(*far)
    full = position("G1  M   G2", fill="W", tokens={"caves": ("A2",)}, owed=0)
    assert "use:cave" not in buttons(*full)


def test_cave_respects_a_warrior() -> None:
    board = "G1  M   G   G2w"
    world, state = position(board, fill="W", tokens={"caves": ("A2",)}, owed=0)
    assert "use:cave" not in buttons(world, state)


def test_cave_takes_and_loses_tiles() -> None:
    board = """
        L   G1  M   G   L
          W   W   W   W   W
    """
    world, state = position(
        board,
        fill="W",
        tokens={"caves": ("A3",)},
        locations={"A1": "farm", "A5": "oasis"},
        holds=("A1",),
        owed=0,
    )
    do(world, state, "use:cave", "A2", "A4")
    assert tiles_of(world, state, 0) == ["oasis", "cave"]


def test_cave_says_what_to_do() -> None:
    world, state = position(TWO_CAVES, fill="W", tokens=CAVES, owed=0)
    do(world, state, "use:cave")
    assert say(ask(world, state)) == "Cave: choose a settlement to move."
    do(world, state, "A1")
    assert say(ask(world, state)) == "Cave: move the settlement from A1."


def test_cave_is_not_repeated_by_a_bazaar() -> None:
    world, state = position(TWO_CAVES, fill="W", tokens=CAVES, owed=0, tiles=("bazaar", "farm"))
    do(world, state, "use:bazaar")
    assert buttons(world, state) == ["use:farm"]


def test_caves_lie_on_the_map_they_were_measured_on() -> None:
    setup = check({**PLAIN, "tokens": {"caves": ["A14", "R5"]}}, Setup)
    world = setup.world()
    assert [name(hex) for hex in members(world.tokens["caves"])] == ["A14", "R5"]
    assert world.tokens["caves"] & ~world.terrain[MOUNTAIN] == EMPTY
