"""The worked examples H1 to H5 of the rules: capitol, caves and island."""

import pytest

from drawn import buttons, do, gold, live_hexes, position, starred
from hexstead.boxes.catalogue import BOARDS, CARDS, TOKENS
from hexstead.boxes.manifest import SIZE
from hexstead.engine.hexes import count

GRASS = "G" * SIZE
DUTCH = ("knights-stay-on-the-mainland",)


def test_h1_a_capitol_pays_the_four_settlements_at_most_two_hexes_away() -> None:
    board = """
        G   G   G   G1  G   G   G
          G   G   G   G   G   G   G
        G   G   G1  X   G   G1  G1
          G   G   G   G1  G   G   G
    """
    assert gold(board, "capitols", tokens={"capitol": ("C4",)}) == [4]


@pytest.mark.parametrize(
    ("board", "places"),
    [("oracle", 2), ("farm", 2), ("oasis", 0), ("harbor", 1), ("tavern", 9), ("paddock", 13), ("tower", 9)],
)
def test_h2_a_cave_lies_three_or_more_steps_from_every_special_hex(board: str, places: int) -> None:
    letters = [row + GRASS for row in BOARDS[board].rows] + [GRASS * 2] * SIZE
    assert count(TOKENS["caves"].where(letters, [])) == places


def test_h3_a_settlement_beside_a_cave_goes_to_a_free_hex_beside_any_cave_once_a_turn() -> None:
    board = """
        G1  M   G*  G   W   W   G*  M   W
          G1  F*  G   D   W   W   T*  G2  W
        W   W   W   W   W   W   W   W   W
    """
    world, state = position(board, fill="W", tokens={"caves": ("A2", "A8")})
    do(world, state, "use:cave")
    assert live_hexes(world, state) == ["A1", "B1"]
    do(world, state, "B1")
    assert live_hexes(world, state) == starred(board)
    do(world, state, "A7")
    assert "use:cave" not in buttons(world, state)


ISLAND = """
      .   D*  D*  F
    .   F   D*  G   G
      C   C   L   G   F
    .   C   C   X   G
      .   F   F   F
"""


def test_h4_oasis_reaches_the_island_and_then_the_farm_must_build_there() -> None:
    board = """
        F   D   F   G   G
          D   D   W   W   W
        W   W   W   W   W
    """
    world, state = position(
        board,
        fill="W",
        island=ISLAND,
        locations={"W3": "rope-bridge"},
        card="D",
        tiles=("oasis", "farm"),
    )
    do(world, state, "A2", "B1", "B2", "use:oasis")
    assert live_hexes(world, state) == starred(ISLAND, "U1")
    do(world, state, "V3", "use:farm")
    assert live_hexes(world, state) == ["V4"]


EVERY_ROW = """
      G1  G1  G1
    G   G1  G
      G   G1  G
    G   G1  G
      G   G1  G
"""


def test_h5_discoverers_and_knights_look_at_the_rows_of_the_island_lords_and_farmers_do_not() -> None:
    def pays(card: str, options: tuple[str, ...] = ()) -> list[int]:
        assert card in CARDS
        return gold("G1  G   G2", card, seats=2, island=EVERY_ROW, options=options)

    assert pays("discoverers") == [1 + 5, 1]
    assert pays("lords") == gold("G1  G   G2", "lords", seats=2)
    assert pays("farmers") == [0, 0]
    assert pays("knights") == [6, 2]
    assert pays("knights", DUTCH) == [2, 2]
