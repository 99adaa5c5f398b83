"""The examples of components as pictures: what a sketch shows is painted, and no more."""

import gzip
from xml.etree import ElementTree

import pytest

from hexstead.boxes.catalogue import ALWAYS, BONUSES, CARDS, EXTRAS, LOCATIONS, TASKS, TILES
from hexstead.engine.hexes import count
from hexstead.match.examples import Example, example_of
from hexstead.pictures import Scene, SceneFigure, SceneSpot
from hexstead.pictures.example_picture import example_size, example_svg
from hexstead.pictures.palette import Theme

KEYS = [*LOCATIONS, *TILES, *BONUSES, *EXTRAS, *CARDS, *TASKS, *ALWAYS]
SVG = "{http://www.w3.org/2000/svg}"
HEAVIEST = 20_000
WHOLE_MAP = 80_000
"""Over the network, for the one example that shows all of the map."""


def painted(key: str, theme: Theme = "light") -> ElementTree.Element:
    return ElementTree.fromstring(example_svg(example_of(key), theme=theme))


def of_class(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [one for one in picture.iter() if name in one.get("class", "").split()]


def pane(key: str) -> dict[str, float]:
    """The window through which the map is seen."""
    rect = painted(key).find(f".//{SVG}mask/{SVG}rect")
    assert rect is not None
    return {side: float(rect.get(side, "0")) for side in ("x", "y", "width", "height")}


@pytest.mark.parametrize("key", KEYS)
def test_an_example_is_painted_with_its_stars_and_its_gold(key: str) -> None:
    example, picture = example_of(key), painted(key)
    assert len(of_class(picture, "live")) == count(example.marked)
    assert len(of_class(picture, "coin")) == len(example.pays)
    title = picture.find(f"{SVG}title")
    assert title is not None
    assert title.text == example.says


@pytest.mark.parametrize("key", KEYS)
def test_the_size_of_an_example_is_known_before_it_is_painted(key: str) -> None:
    picture = painted(key, "dark")
    assert (int(picture.get("width", "")), int(picture.get("height", ""))) == example_size(example_of(key))


@pytest.mark.parametrize("key", KEYS)
def test_an_example_is_light_to_send(key: str) -> None:
    weight = len(gzip.compress(example_svg(example_of(key)).encode(), 5))
    assert weight < (HEAVIEST if example_of(key).window.height < 20 else WHOLE_MAP)


def test_an_example_is_always_painted_alike_and_otherwise_in_the_dark() -> None:
    light, dark = (example_svg(example_of("tavern"), theme=theme) for theme in ("light", "dark"))
    assert example_svg(example_of("tavern")) == light != dark


def test_the_map_ends_only_where_the_board_ends() -> None:
    inside, at_the_top = pane("oracle"), pane("tower")
    assert inside["x"] == at_the_top["x"]
    assert at_the_top["y"] < 0 < inside["y"]


def test_where_boards_meet_the_seam_is_seen() -> None:
    (seam,) = of_class(painted("lords"), "seams")
    assert all([path.get("d") for path in seam])
    assert not any([path.get("d") for path in of_class(painted("oracle"), "seams")[0]])


def test_cards_that_were_not_chosen_are_pale() -> None:
    (chip,) = of_class(painted("crossroads"), "chip")
    assert [card.get("opacity") for card in chip if card.tag == f"{SVG}g"] == ["0.35", "1"]


def test_an_island_lies_in_its_sea_and_fades_nowhere() -> None:
    picture = painted("rope-bridge")
    assert of_class(picture, "sea")
    assert picture.find(f".//{SVG}mask") is None


def test_a_part_of_a_map_is_named_from_its_own_first_hex(icon: str) -> None:
    map = Scene(
        ("GGGGGG", "GGLGGG", "GGGXGG", "GWWGGG", "GGGGGG"),
        {"B3": SceneSpot(icon, "Farm", 1)},
        {"C2": 0, "D5": 1, "A1": 2},
        live=frozenset({"C3", "E6"}),
        lifted="D5",
        recent=("C2", "A1"),
        last=frozenset({"D5"}),
        figures={"E3": SceneFigure(1, icon)},
        walls=frozenset({"D2", "A2"}),
        marks={"C": 0, "A": 1},
        tokens={"C4": SceneSpot(icon, "Capitol")},
    )
    assert map.part(2, 1, 3, 4) == Scene(
        ("GGXG", "WWGG", "GGGG"),
        {},
        {"A1": 0, "B4": 1},
        live=frozenset({"A2"}),
        lifted="B4",
        recent=("A1",),
        last=frozenset({"B4"}),
        figures={"C2": SceneFigure(1, icon)},
        walls=frozenset({"B1"}),
        marks={"A": 0},
        tokens={"A3": SceneSpot(icon, "Capitol")},
    )


def test_the_chips_of_a_wide_map_are_larger() -> None:
    small = Example("castles", "says: A castle pays.\npays: 3\n\nG1* X   G\n  G   G   G\n")
    text = example_svg(small)
    assert "scale(2" not in text[text.index('class="chip"') - 200 :]
    whole = example_svg(example_of("compass-points"))
    assert "scale(2" in whole[whole.index('class="chip"') - 200 :]
