"""Legality on small random drawings: what fails here is shrunk to a drawing that can be read."""

from hypothesis import given, settings
from hypothesis import strategies as st

import slow
from drawn import do, position
from games import BOXES, as_choice
from hexstead.content.catalogue import boxes
from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.hexes import members
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.world import World

COLUMNS = 6
hex_texts = st.sampled_from(["G", "G1", "W", "G2", "D", "D1", "W1", "F1", "T", "X"])
with_figures = st.one_of(
    hex_texts, st.sampled_from(["M", "C", "G1w", "D2w", "G1c", "M1c", "W1s", "W2s", "G#"])
)
NUMBERS = {"w": 2, "c": 1, "s": 1}


def draw(texts: list[str]) -> str:
    texts = [_if_in_the_box(texts[:number], text) for number, text in enumerate(texts)]
    rows = [texts[start : start + COLUMNS] for start in range(0, len(texts), COLUMNS)]
    lines = ["".join([text.ljust(4) for text in row]) for row in rows]
    return "\n".join([" " * (2 * (number % 2)) + line for number, line in enumerate(lines)])


def _if_in_the_box(before: list[str], text: str) -> str:
    """The same, but a settlement for a figure of which there are no more."""
    number = len([other for other in before if other[1:] == text[1:]])
    return text if len(text) < 3 or number < NUMBERS[text[2]] else text[:2]


drawings = st.lists(hex_texts, min_size=1, max_size=5 * COLUMNS).map(draw)
rich_drawings = st.lists(with_figures, min_size=1, max_size=5 * COLUMNS).map(draw)
KNOWN = [tile.key for box in boxes(BOXES) for tile in (*box.locations, *box.tiles)]
TILES_TO_USE = sorted({*KNOWN} - {"treasure"})


def check(world: World, state: State) -> None:
    live = {as_choice(world, action) for action in members(decide(world, state).live)}
    assert live == slow.choices(slow.read(world, state))


@settings(max_examples=500)
@given(
    st.one_of(drawings, rich_drawings),
    st.sampled_from("GDFT"),
    st.sampled_from(TILES_TO_USE),
    st.booleans(),
)
def test_tiles_allow_what_the_slow_definition_allows(drawing: str, card: str, tile: str, full: bool) -> None:
    world, state = position(drawing, card=card, tiles=(tile,), owed=0, deck="" if full else "D")
    check(world, state)
    if any(button >= FIRST_TILE for button in decide(world, state).buttons):
        do(world, state, f"use:{tile}")
        check(world, state)
        if tile in ("barn", "harbor", "paddock", "caravan", "resettlement") and state.frames:
            for piece in members(decide(world, state).live):
                lifted = state.copy()
                lifted.frames[-1].lifted = piece
                lifted.decision = None
                check(world, lifted)


@given(
    st.one_of(drawings, rich_drawings),
    st.sampled_from("GDFT"),
    st.booleans(),
    st.permutations(TILES_TO_USE).map(lambda tiles: tuple(tiles[:8])),
)
def test_builds_go_where_the_slow_definition_says(
    drawing: str, card: str, begun: bool, tiles: tuple[str, ...]
) -> None:
    world, state = position(drawing, card=card, begun=begun, tiles=tiles)
    if slow.read(world, state).is_full(card):
        state.owed = 0
    check(world, state)
