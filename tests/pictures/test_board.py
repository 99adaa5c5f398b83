"""Pictures of the board."""

import gzip
import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from hexstead.pictures import Scene, SceneFigure, SceneSpot, board_svg, ground_svg
from hexstead.pictures.hexagons import WIDTH, around, centre
from refusing import refuses

SVG = "{http://www.w3.org/2000/svg}"


def of_class(picture: str, name: str) -> list[ElementTree.Element]:
    """The elements of this class, in the order they are drawn."""
    every = ElementTree.fromstring(picture).iter()
    return [element for element in every if name in element.get("class", "").split()]


def place(element: ElementTree.Element) -> tuple[float, float]:
    """Where an element was moved to."""
    match = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    assert match
    return float(match[1]), float(match[2])


def paintings(picture: str) -> list[list[ElementTree.Element]]:
    """The shapes that are painted on each hex, in the order of the hexes."""
    by_name = {element.get("id"): element for element in ElementTree.fromstring(picture).iter()}
    return [list(by_name[mark.get("href", "").removeprefix("#")]) for mark in of_class(picture, "mark")]


def texts(picture: str) -> list[str | None]:
    return [element.text for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_a_board_is_a_standalone_svg_document(game: Scene) -> None:
    root = ElementTree.fromstring(board_svg(game))
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "Hexstead map, 20 by 20 hexes"
    assert {"viewBox", "width", "height"} <= set(root.keys())


def test_the_same_scene_gives_the_same_bytes(game: Scene) -> None:
    shuffled = replace(
        game,
        live=frozenset(sorted(game.live, reverse=True)),
        pieces=dict(reversed(list(game.pieces.items()))),
    )
    assert board_svg(game) == board_svg(shuffled)


def test_the_order_in_which_pieces_are_named_does_not_matter(crowded: Scene) -> None:
    turned = replace(
        crowded,
        figures=dict(reversed(list(crowded.figures.items()))),
        halls=dict(reversed(list(crowded.halls.items()))),
        walls=frozenset(sorted(crowded.walls, reverse=True)),
        marks=dict(reversed(list(crowded.marks.items()))),
    )
    assert board_svg(crowded) == board_svg(turned)


def test_a_full_board_stays_small(game: Scene) -> None:
    assert len(board_svg(game)) < 600_000


def test_the_ground_of_a_map_travels_in_few_bytes(game: Scene) -> None:
    assert len(gzip.compress(ground_svg(game.letters).encode())) < 30_000


def test_every_ordinary_hex_has_its_marks(quadrant: Scene) -> None:
    ordinary = sum(letter not in "XLNPI" for row in quadrant.letters for letter in row)
    found = paintings(board_svg(quadrant))
    assert len(found) == ordinary == 94
    assert all(found)


@pytest.mark.parametrize("letter", "GCDFTWMSA")
def test_neighbours_of_one_terrain_are_painted_differently(letter: str) -> None:
    picture = board_svg(Scene((letter * 14,) * 14))
    every = [[shape.get("transform") for shape in painting] for painting in paintings(picture)]
    cells = [(row, column) for row in range(14) for column in range(14)]
    painted = dict(zip(cells, every, strict=True))
    pairs = [(cell, other) for cell in cells for other in around(cell) if other in painted]
    assert [pair for pair in pairs if painted[pair[0]] == painted[pair[1]]] == []


@pytest.mark.parametrize(("letter", "shapes"), [("S", {"pool": 2, "reed": 6}), ("A", {"furrow": 5})])
def test_swamps_have_reeds_in_two_pools_and_farmland_has_five_furrows(
    letter: str, shapes: dict[str, int]
) -> None:
    for painting in paintings(board_svg(Scene((letter * 20,) * 20))):
        assert Counter(shape.get("href", "").removeprefix("#") for shape in painting) == shapes


def test_furrows_lie_side_by_side_and_never_cross() -> None:
    for field in paintings(board_svg(Scene(("A" * 20,) * 20))):
        places = [place(furrow)[0] for furrow in field]
        assert all(right - left > 4 for left, right in pairwise(places))


@pytest.mark.parametrize("letter", "SA")
def test_a_map_of_swamp_or_farmland_alone_stays_small(letter: str) -> None:
    assert len(board_svg(Scene((letter * 20,) * 20))) < 600_000


def test_the_map_on_other_hexes_does_not_change_the_marks_of_a_hex() -> None:
    alone = paintings(board_svg(Scene(("GTW",))))[1]
    elsewhere = paintings(board_svg(Scene(("CTDD", "DDDD"))))[1]
    assert [tree.attrib for tree in alone] == [tree.attrib for tree in elsewhere]


@pytest.mark.parametrize(("seat", "count"), [(0, 2), (1, 1), (2, 1), (3, 1), (4, 1)])
def test_each_seat_has_its_settlements(game: Scene, seat: int, count: int) -> None:
    picture = board_svg(game)
    assert len(of_class(picture, f"seat-{seat}")) == count
    assert picture.count(f'id="seat-{seat}"') == 1


def test_settlements_further_down_stand_in_front(game: Scene) -> None:
    pieces = of_class(board_svg(game), "piece")
    assert [piece.findtext(f"{SVG}title") for piece in pieces] == [
        *("Poppy", "Poppy", "Cobalt", "Saffron", "Raven", "Chalk"),
    ]


def test_a_figure_is_a_disc_in_both_colours_of_its_seat(crowded: Scene) -> None:
    (figure,) = of_class(board_svg(crowded), "seat-1")
    assert figure.findtext(f"{SVG}title") == "Cobalt"
    assert {"#2A5BC7", "#B4C8F4"} <= {element.get("fill") for element in figure.iter()}
    assert [path for path in figure.iter(f"{SVG}path") if path.get("d") == "M4 4h9"]


def test_figures_and_settlements_further_down_stand_in_front(icon: str) -> None:
    figures = {"C1": SceneFigure(2, icon), "A1": SceneFigure(0, icon)}
    pieces = of_class(board_svg(Scene(("G", "G", "G"), pieces={"B1": 1}, figures=figures)), "piece")
    assert [piece.findtext(f"{SVG}title") for piece in pieces] == ["Poppy", "Cobalt", "Saffron"]


def test_a_lifted_figure_floats_over_all_others(crowded: Scene) -> None:
    picture = board_svg(replace(crowded, lifted="A9"))
    assert len(of_class(picture, "lifted")) == 1
    assert of_class(picture, "piece")[-1].findtext(f"{SVG}title") == "Cobalt"
    assert len(of_class(picture, "piece")) == len(of_class(board_svg(crowded), "piece"))


def test_a_city_hall_is_one_tile_with_a_large_house_and_six_small_ones(crowded: Scene) -> None:
    picture = board_svg(crowded)
    tiles = of_class(picture, "hall")
    assert [tile.findtext(f"{SVG}title") for tile in tiles] == ["City hall of Raven", "City hall of Chalk"]
    scales = [house.get("transform", "").split("scale")[1] for house in of_class(picture, "seat-3")]
    assert sorted(scales.count(scale) for scale in set(scales)) == [1, 6]


def test_the_tile_of_a_city_hall_lies_on_seven_hexes(crowded: Scene) -> None:
    outline = ElementTree.fromstring(board_svg(crowded)).find(".//*[@id='hall-B5']")
    assert outline is not None
    edges_outside, points_each = 18, 4
    assert len(re.findall("[Ml]", outline.get("d", ""))) == edges_outside * points_each


@pytest.mark.parametrize("middle", ["A5", "B20", "C1", "T5"])
def test_a_city_hall_that_hangs_over_the_edge_is_refused(game: Scene, middle: str) -> None:
    with pytest.raises(ValueError, match=f"middle on {middle} would hang over the edge"):
        replace(game, halls={middle: 0})


@pytest.mark.parametrize("middle", ["B2", "C19", "S2"])
def test_a_city_hall_may_touch_the_edge(game: Scene, middle: str) -> None:
    assert len(of_class(board_svg(replace(game, halls={middle: 0})), "hall")) == 1


def test_stone_walls_belong_to_nobody(crowded: Scene) -> None:
    picture = board_svg(crowded)
    walls = of_class(picture, "wall")
    assert [wall.findtext(f"{SVG}title") for wall in walls] == ["Stone wall", "Stone wall"]
    assert not any("seat" in str(wall.attrib) for wall in walls)
    assert picture.count('id="wall"') == 1


def test_a_map_without_walls_and_halls_does_not_carry_their_shapes(game: Scene) -> None:
    picture = board_svg(game)
    assert not re.search('id="(wall|hall|cut)', picture)


def test_a_nomad_tile_lies_face_up_on_its_space(crowded: Scene) -> None:
    full, empty, *_ = of_class(board_svg(crowded), "nomad")
    assert full.findtext(f"{SVG}title") == "Sword, 1 tile"
    drawn = [[path.get("d") for path in plate.iter(f"{SVG}path")].count("M4 4h9") for plate in (full, empty)]
    assert drawn == [1, 0]


def test_an_empty_nomad_space_looks_like_one_that_never_had_a_tile(crowded: Scene) -> None:
    _, empty, bare, *_ = of_class(board_svg(crowded), "nomad")
    assert empty.findtext(f"{SVG}title") == "Outpost, 0 tiles"
    assert [path.attrib for path in empty.iter(f"{SVG}path")] == [
        path.attrib for path in bare.iter(f"{SVG}path")
    ]


def test_a_marked_row_has_a_small_settlement_beside_the_map(crowded: Scene) -> None:
    markers = of_class(board_svg(crowded), "marker")
    assert [marker.findtext(f"{SVG}title") for marker in markers] == ["Row C, Saffron", "Row F, Poppy"]
    assert [marker.get("class") for marker in markers] == ["marker seat-2", "marker seat-0"]


@pytest.mark.parametrize(
    ("letter", "row", "shift"), [("A", 0, 0), ("F", 5, 0.5), ("S", 18, 0), ("T", 19, 0.5)]
)
def test_a_marker_lies_beside_the_right_end_of_its_row(
    game: Scene, letter: str, row: int, shift: float
) -> None:
    (marker,) = of_class(board_svg(replace(game, marks={letter: 2})), "marker")
    x, y = place(marker)
    end = WIDTH * (20 + shift)
    assert 10 < x - end < 20
    assert abs(y - centre((row, 19))[1]) < 1


def test_a_seat_that_only_has_a_marker_has_its_house() -> None:
    picture = board_svg(Scene(("GG",), marks={"A": 4}))
    assert picture.count('id="seat-4"') == 1
    assert not of_class(picture, "piece")


def test_the_table_makes_room_for_markers(game: Scene) -> None:
    def right_edge(scene: Scene) -> float:
        left, _, width, _ = map(float, ElementTree.fromstring(board_svg(scene)).get("viewBox", "").split())
        return left + width

    marked = replace(game, marks={"B": 0})
    (marker,) = of_class(board_svg(marked), "marker")
    assert right_edge(marked) > right_edge(game)
    assert place(marker)[0] + 12 < right_edge(marked)


@pytest.mark.parametrize("letter", ["K", "a", "", "AB", "A1", "1"])
def test_a_mark_at_a_row_that_the_map_does_not_have_is_refused(quadrant: Scene, letter: str) -> None:
    with pytest.raises(ValueError, match="is not a row of this map: its rows are A to J"):
        replace(quadrant, marks={letter: 0})


def test_a_lifted_settlement_leaves_a_dashed_outline(game: Scene) -> None:
    assert len(of_class(board_svg(game), "lifted")) == 1
    assert not of_class(board_svg(replace(game, lifted=None)), "lifted")


def test_live_hexes_shine_and_say_their_name(game: Scene) -> None:
    live = of_class(board_svg(game), "live")
    assert [hexagon.findtext(f"{SVG}title") for hexagon in live] == ["F1", "G1", "G2"]


def test_dead_hexes_are_veiled_only_while_there_is_a_choice(game: Scene) -> None:
    assert len(of_class(board_svg(game), "veil")) == 1
    assert not of_class(board_svg(replace(game, live=frozenset())), "veil")


def test_settlements_of_this_turn_are_numbered_in_order_of_play(game: Scene) -> None:
    badges = of_class(board_svg(game), "badge")
    assert [badge.findtext(f"{SVG}text") for badge in badges] == ["1", "2"]
    assert badges[0].get("transform") != badges[1].get("transform")


def test_last_turns_of_others_have_rings(game: Scene) -> None:
    (ring,) = of_class(board_svg(game), "last")
    assert ring.get("d", "").count("M") == 2


def test_a_location_shows_a_dot_for_each_tile_left(quadrant: Scene) -> None:
    full, empty = of_class(board_svg(quadrant), "location")
    assert len(full.findall(f"{SVG}circle")) == 2
    assert not empty.findall(f"{SVG}circle")
    assert full.findtext(f"{SVG}title") == "Tavern, 2 tiles"


def test_an_empty_location_fades(quadrant: Scene) -> None:
    full, empty = of_class(board_svg(quadrant), "location")
    assert [group.get("opacity") for group in empty.iter(f"{SVG}g")].count("0.45") == 1
    assert "0.45" not in [group.get("opacity") for group in full.iter(f"{SVG}g")]


@pytest.mark.parametrize("paint", ['class="fill" fill="red"', 'fill="red" class="fill"', 'class="fill"'])
def test_the_accent_of_an_icon_is_drawn_in_gold(paint: str) -> None:
    spot = SceneSpot(f'<svg viewBox="0 0 24 24"><path {paint} d="M4 4h9"/></svg>', "Farm")
    (plate,) = of_class(board_svg(Scene(("L",), {"A1": spot})), "location")
    (accent,) = [path for path in plate.iter(f"{SVG}path") if path.get("d") == "M4 4h9"]
    assert accent.get("fill") == "#E3A72F"


@pytest.mark.parametrize("kind", ["castle", "nomad", "palace", "silo"])
def test_every_special_hex_stands_on_a_plate(quadrant: Scene, kind: str) -> None:
    assert len(of_class(board_svg(quadrant), kind)) == 1


def test_a_special_hex_can_be_live(quadrant: Scene) -> None:
    assert 'href="#plate-J1"' in board_svg(replace(quadrant, live=frozenset({"J1"})))


def test_the_dark_theme_shows_the_same_things_in_other_colours(game: Scene) -> None:
    light, dark = board_svg(game), board_svg(game, theme="dark")
    assert light != dark
    things = re.compile(r' (?:id|class|transform)="[^"]+"')
    assert things.findall(light) == things.findall(dark)


def test_seats_keep_their_colours_at_dusk(game: Scene) -> None:
    assert all("#D23B2A" in board_svg(game, theme=theme) for theme in ("light", "dark"))


def test_a_quadrant_alone_has_its_own_coordinates(quadrant: Scene) -> None:
    labels = texts(board_svg(quadrant))
    assert labels == [*map(str, range(1, 11)), *"ABCDEFGHIJ"]


def test_coordinates_can_be_left_out(quadrant: Scene) -> None:
    assert texts(board_svg(quadrant, coordinates=False)) == []


def test_names_are_escaped(quadrant: Scene) -> None:
    spot = SceneSpot(quadrant.locations["C2"].icon, 'Fish & "Chips" <Inn>', None)
    picture = board_svg(replace(quadrant, locations={"C2": spot}))
    assert of_class(picture, "location")[0].findtext(f"{SVG}title") == 'Fish & "Chips" <Inn>'


@pytest.mark.parametrize("map_of", ["game", "crowded"])
def test_everything_referred_to_exists_once(map_of: str, request: pytest.FixtureRequest) -> None:
    picture = board_svg(request.getfixturevalue(map_of))
    names = re.findall(r' id="([^"]+)"', picture)
    assert len(names) == len(set(names))
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', picture)) <= set(names)


@pytest.mark.parametrize("letters", [(), ("GG", "G"), ("GZ",)])
def test_a_map_of_uneven_rows_or_unknown_letters_is_refused(letters: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"rows|written"):
        Scene(letters)


@pytest.mark.parametrize("name", ["K1", "A11"])
def test_a_hex_that_is_not_on_the_map_is_refused(quadrant: Scene, name: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is not on this map"):
        replace(quadrant, pieces={name: 0})


def test_a_hex_is_named_with_a_capital_letter(quadrant: Scene) -> None:
    with pytest.raises(ValueError, match="'a1' is not a hex: write A1"):
        replace(quadrant, pieces={"a1": 0})


@pytest.mark.parametrize("name", ["A0", "7", ""])
def test_what_is_not_a_hex_is_refused(quadrant: Scene, name: str) -> None:
    with refuses(f"“{name}” is not a hex"):
        replace(quadrant, pieces={name: 0})


@pytest.mark.parametrize(
    "things", [{"figures": {"A21": SceneFigure(0, "")}}, {"halls": {"A21": 0}}, {"walls": frozenset({"A21"})}]
)
def test_nothing_stands_beside_the_map(game: Scene, things: dict[str, Any]) -> None:
    with refuses("“A21” is not a hex"):
        replace(game, **things)


@pytest.mark.parametrize(
    "things",
    [
        {"pieces": {"A1": 5}},
        {"figures": {"A1": SceneFigure(5, "")}},
        {"halls": {"B2": -1}},
        {"marks": {"A": 5}},
    ],
)
def test_a_sixth_seat_is_refused(quadrant: Scene, things: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="seats go from 0 to 4"):
        replace(quadrant, **things)
