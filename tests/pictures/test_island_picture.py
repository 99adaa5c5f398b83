"""The island and tokens in pictures."""

import re
from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from hexstead.engine.hexes import row_name
from hexstead.pictures import Scene, SceneSpot, board_svg, ground_svg
from hexstead.pictures.ground import seams
from hexstead.pictures.hexagons import ISLAND_AT, ROW_HEIGHT, SIDE, cell_of, centre, name_of
from hexstead.pictures.island_picture import SEA, extent, frame
from hexstead.pictures.palette import tints_of
from refusing import refuses

SVG = "{http://www.w3.org/2000/svg}"
ISLAND = (".GG.", "GGLW", "CCXM", ".TTT", ".TT.")


@pytest.fixture
def both(game: Scene) -> Scene:
    return replace(game, island=ISLAND)


def texts(picture: str) -> list[str | None]:
    return [element.text for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def of_class(picture: str, name: str) -> list[ElementTree.Element]:
    every = ElementTree.fromstring(picture).iter()
    return [element for element in every if name in element.get("class", "").split()]


def test_rows_of_the_island_have_the_letters_after_those_of_the_map() -> None:
    assert (row_name(19), row_name(21), row_name(25)) == ("T", "U", "Y")
    assert cell_of("U3") == (21, 2)
    assert name_of((25, 0)) == "Y1"
    with refuses("is not a hex"):
        cell_of(" 3")


def test_an_island_lies_below_the_map_with_its_letters_and_numbers(both: Scene) -> None:
    picture = board_svg(both)
    assert Counter(texts(picture))["4"] == 2
    assert Counter(texts(picture))["5"] == 1
    assert [text for text in texts(picture) if text in list("UVWXY")] == list("UVWXY")
    # Between the two there is room for the sea, its rim and a line of words.
    assert min(centre(cell)[1] for cell in both.island_cells()) - SIDE - SEA > extent(both)[1] + 40
    assert len(of_class(picture, "sea")) == 1
    assert "and an island" in (ElementTree.fromstring(picture).findtext(f"{SVG}title") or "")


def test_there_is_a_hex_where_the_island_has_a_letter_and_none_where_it_has_a_dot(both: Scene) -> None:
    assert len(both.island_cells()) == 15
    marks = {mark.get("id") for mark in of_class(board_svg(both), "mark")}
    assert {"mark-U2", "mark-Y3"} < marks
    assert "mark-U1" not in marks
    with pytest.raises(ValueError, match="U1 is not on this map"):
        replace(both, pieces={"U1": 0})


def test_pieces_stand_on_the_island_and_markers_beside_its_rows(both: Scene) -> None:
    scene = replace(
        both,
        pieces={"U2": 0},
        marks={"X": 1},
        live=frozenset({"Y2"}),
        lifted=None,
        recent=(),
        last=frozenset(),
    )
    picture = board_svg(scene)
    (piece,) = of_class(picture, "piece")
    x, y = centre((21, 1))
    assert piece.get("transform", "").startswith(f"translate({x:.1f} {y + 0.6:.1f})")
    (marker,) = of_class(picture, "marker")
    place = re.match(r"translate\((\S+) (\S+)\)", marker.get("transform", ""))
    assert place
    assert 0 < float(place[1]) - centre((24, 3))[0] < 60


def test_a_map_without_an_island_has_no_sea_around_it(game: Scene) -> None:
    picture = board_svg(game)
    assert not of_class(picture, "sea")
    assert 'id="island"' not in picture
    assert frame(game) == (0, 0, *extent(game))


def test_an_island_can_be_painted_alone() -> None:
    scene = Scene((), island=ISLAND)
    left, top, width, height = frame(scene)
    assert (left, top) == (ISLAND_AT[0] - SEA, 21 * ROW_HEIGHT + ISLAND_AT[1] - SEA)
    assert height < width + 100
    assert ElementTree.fromstring(board_svg(scene)).findtext(f"{SVG}title") == "Hexstead island"


def test_the_ground_of_the_island_is_painted_too(both: Scene) -> None:
    assert "mark-U2" in ground_svg(both.letters, island=ISLAND)
    assert "mark-U2" not in ground_svg(both.letters)


def test_a_wide_island_has_no_seams_and_widens_the_picture(game: Scene) -> None:
    wide = replace(game, island=("G" * 20,) * 5)
    assert seams(game, tints_of("light")) == seams(wide, tints_of("light"))
    assert frame(wide)[2] > frame(game)[2]


def test_a_token_is_a_disc_with_its_icon_over_its_hex(both: Scene, icon: str) -> None:
    scene = replace(
        both, tokens={"G5": SceneSpot(icon, "Capitol"), "W4": SceneSpot(icon, "Cave")}, live=frozenset({"W4"})
    )
    tokens = of_class(board_svg(scene), "token")
    assert [token.get("id") for token in tokens] == ["token-G5", "token-W4"]
    assert [token.findtext(f"{SVG}title") for token in tokens] == ["Capitol", "Cave"]
    assert board_svg(scene).count('href="#token-W4"') == 1
    with pytest.raises(ValueError, match="not on this map"):
        replace(scene, tokens={"Y9": SceneSpot(icon, "Cave")})


@pytest.mark.parametrize(
    ("letters", "island", "why"),
    [
        ((), (), "a map needs rows"),
        (("G" * 20,) * 21, (), "at most 20 rows"),
        (("GG",), ("G?",), "no hex is written as ?"),
        (("G.",), (), "no hex is written as ."),
    ],
)
def test_maps_that_cannot_be_are_refused(letters: tuple[str, ...], island: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        Scene(letters, island=island)
