"""The drawings that other tests are made of."""

import pytest

from drawn import cells, live_hexes, position, stands, starred

DRAWING = """
    G*  G1  G*
      G*  G*  G2
    W   G   G
"""


def test_a_drawing_is_read_hex_by_hex() -> None:
    assert list(cells(DRAWING)) == ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]


def test_stars_are_what_is_expected_to_be_live() -> None:
    world, state = position(DRAWING)
    assert stands(state, 0) == ["A2"]
    assert stands(state, 1) == ["B3"]
    assert live_hexes(world, state) == starred(DRAWING) == ["A1", "A3", "B1", "B2"]


def test_a_drawing_can_lie_anywhere() -> None:
    assert list(cells("  G   G1\nG   G", at="D7")) == ["D7", "D8", "E7", "E8"]


@pytest.mark.parametrize("crooked", ["G   G\nG   G", "G  G", "G   G\n    G", "g   G"])
def test_a_crooked_drawing_is_refused(crooked: str) -> None:
    with pytest.raises(ValueError, match="not a row of hexes"):
        cells(crooked)
