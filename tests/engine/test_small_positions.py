"""Legality on small random drawings: what fails here is shrunk to a drawing that can be read."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from drawn import live, position
from hexstead.boxes.catalogue import LOCATIONS, TILES
from hexstead.engine.hexes import members
from hexstead.engine.rules import decide
from hexstead.match.notation import read_action
from referee import Referee
from slow_cards import is_full

COLUMNS = 6
hex_texts = st.sampled_from(["G", "G1", "W", "G2", "D", "D1", "W1", "F1", "T", "X"])
with_figures = st.one_of(
    hex_texts, st.sampled_from(["M", "C", "S", "A", "P", "I", "G1w", "D2w", "G1c", "M1c", "W1s", "W2s", "G#"])
)
NUMBERS = {"w": 2, "c": 1, "s": 1}


def draw(texts: list[str]) -> str:
    texts = [_if_in_the_box(texts[:number], text) for number, text in enumerate(texts)]
    rows = [texts[start : start + COLUMNS] for start in range(0, len(texts), COLUMNS)]
    lines = ["".join([text.ljust(4) for text in row]) for row in rows]
    return "\n".join([" " * (2 * (number % 2)) + line for number, line in enumerate(lines)])


def with_ground(drawing: str, card: str) -> str:
    """The same with a hex for the card in a row of its own, or most drawings would have none."""
    rows = drawing.splitlines()
    return "\n".join([*rows, " " * (2 * (len(rows) % 2)) + card])


def _if_in_the_box(before: list[str], text: str) -> str:
    """The same, but a settlement for a figure of which there are no more."""
    number = len([other for other in before if other[1:] == text[1:]])
    return text if len(text) < 3 or number < NUMBERS[text[2]] else text[:2]


drawings = st.lists(hex_texts, min_size=1, max_size=5 * COLUMNS).map(draw)
rich_drawings = st.lists(with_figures, min_size=1, max_size=5 * COLUMNS).map(draw)
TILES_TO_USE = sorted({*LOCATIONS, *TILES} - {"treasure"})


@settings(max_examples=500)
@given(
    st.one_of(drawings, rich_drawings),
    st.sampled_from("GDFT"),
    st.sampled_from(TILES_TO_USE),
    st.booleans(),
)
def test_tiles_allow_what_the_slow_definition_allows(drawing: str, card: str, tile: str, last: bool) -> None:
    world, state = position(
        with_ground(drawing, card), card=card, tiles=(tile,), owed=0, deck="" if last else "D"
    )
    referee = Referee(world, state)
    assume(not is_full(referee.table, card))
    referee.compare_live(state)
    if f"use:{tile}" not in live(world, state):
        return
    referee.follow(state, read_action(world, f"use:{tile}"))
    referee.compare_live(state)
    for piece in members(decide(world, state).hexes & state.settlements[0]):
        lifted, other = state.copy(), referee.copy()
        other.follow(lifted, piece)
        other.compare_live(lifted)


@given(
    st.one_of(drawings, rich_drawings),
    st.sampled_from("GDFT"),
    st.booleans(),
    st.permutations(TILES_TO_USE).map(lambda tiles: tuple(tiles[:8])),
)
def test_builds_go_where_the_slow_definition_says(
    drawing: str, card: str, begun: bool, tiles: tuple[str, ...]
) -> None:
    world, state = position(with_ground(drawing, card), card=card, begun=begun, tiles=tiles)
    referee = Referee(world, state)
    assume(not is_full(referee.table, card))
    referee.compare_live(state)
