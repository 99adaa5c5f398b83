"""The icons of all boxes: one family."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

import pytest

from hexstead.boxes.catalogue import EXPANSIONS
from hexstead.boxes.manifest import Expansion

SPECIAL_HEXES = {"castles": "castle", "palaces": "palace"}
"""What always pays for a special hex is shown by the icon of that hex."""


def wanted(box: Expansion) -> set[str]:
    """An icon for all that has a name and a text, and one for each figure."""
    figures = {f"figures/{tile.figure.key}" for tile in box.locations if tile.figure}
    return figures | {SPECIAL_HEXES.get(one.key, one.key) for one in box.components()}


def icons_in(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """The icons of a folder and of the folders in it, each with its path."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from icons_in(entry, f"{path}{entry.name}/")
        else:
            yield path + entry.name.removesuffix(".svg"), entry


BOXES = {
    box.name: dict(icons_in(box / "icons"))
    for box in (files("hexstead") / "boxes").iterdir()
    if (box / "icons").is_dir()
}
EVERY_ICON = [
    pytest.param(file, id=f"{box}/{path}")
    for box, icons in sorted(BOXES.items())
    for path, file in icons.items()
]

every_icon = pytest.mark.parametrize("file", EVERY_ICON)


def paths(file: Traversable) -> list[ElementTree.Element]:
    _, *elements = ElementTree.fromstring(file.read_text()).iter()
    return elements


@pytest.mark.parametrize("box", EXPANSIONS, ids=lambda box: box.key)
def test_there_is_an_icon_for_every_tile_card_and_figure_and_no_other(box: Expansion) -> None:
    drawn = {path.removeprefix("cards/") for path in BOXES.get(box.key, {})}
    assert drawn == wanted(box)


@every_icon
def test_an_icon_is_drawn_on_a_grid_of_24(file: Traversable) -> None:
    root = ElementTree.fromstring(file.read_text())
    assert root.tag.endswith("}svg")
    assert root.get("viewBox") == "0 0 24 24"


@every_icon
def test_an_icon_is_outlined_in_ink_of_one_width(file: Traversable) -> None:
    elements = list(ElementTree.fromstring(file.read_text()).iter())
    assert [element.get("stroke-width") for element in elements if element.get("stroke-width")] == ["1.75"]
    assert [element.get("stroke") for element in elements if element.get("stroke")] == ["currentColor"]


@every_icon
def test_an_icon_has_exactly_one_filled_accent(file: Traversable) -> None:
    elements = list(ElementTree.fromstring(file.read_text()).iter())
    accents = [element for element in elements if element.get("class") == "fill"]
    filled = [element for element in elements if element.get("fill") not in (None, "none")]
    assert len(accents) == 1
    assert filled == accents


@every_icon
def test_the_accent_is_gold_and_the_ink_lies_over_it(file: Traversable) -> None:
    accent, *ink = paths(file)
    assert accent.get("fill") == "#E3A72F"
    assert ink
    assert not any(path.get("fill") for path in ink)


@pytest.mark.parametrize("kind", ["temple", "refuge", "canoe", "fountain"])
def test_a_bonus_tile_has_a_plus_that_its_location_has_not(kind: str) -> None:
    plus = "M18.4 3.4v5M15.9 5.9h5"
    assert plus in BOXES["marshlands"][f"{kind}-bonus"].read_text()
    assert plus not in BOXES["marshlands"][kind].read_text()


def test_no_two_icons_are_the_same() -> None:
    texts = [file.read_text() for icons in BOXES.values() for file in icons.values()]
    assert len(set(texts)) == len(texts)
