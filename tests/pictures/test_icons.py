"""The icons of the base game: one family."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

import pytest

ICONS = files("hexstead") / "content" / "base" / "icons"
PLACES = ("tavern", "paddock", "oasis", "farm", "barn", "tower", "oracle", "harbor", "castle")
CARDS = (
    *("fishermen", "miners", "workers", "merchants", "discoverers"),
    *("knights", "hermits", "citizens", "lords", "farmers"),
)
EVERY_ICON = [
    *(ICONS / f"{place}.svg" for place in PLACES),
    *(ICONS / "cards" / f"{card}.svg" for card in CARDS),
]

every_icon = pytest.mark.parametrize("file", EVERY_ICON, ids=lambda file: file.name)


def drawn(folder: Traversable) -> set[str]:
    return {file.name.removesuffix(".svg") for file in folder.iterdir() if file.name.endswith(".svg")}


def test_there_is_an_icon_for_every_location_and_card_and_no_other() -> None:
    assert drawn(ICONS) == set(PLACES)
    assert drawn(ICONS / "cards") == set(CARDS)


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


def test_no_two_icons_are_the_same() -> None:
    assert len({file.read_text() for file in EVERY_ICON}) == len(EVERY_ICON)
