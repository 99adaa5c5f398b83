"""The icons of all boxes: one family."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from xml.etree import ElementTree

import pytest

DRAWN = {
    "base": {
        *("tavern", "paddock", "oasis", "farm", "barn", "tower", "oracle", "harbor", "castle"),
        *("cards/fishermen", "cards/miners", "cards/workers", "cards/merchants", "cards/discoverers"),
        *("cards/knights", "cards/hermits", "cards/citizens", "cards/lords", "cards/farmers"),
    },
    "nomads": {
        *("quarry", "caravan", "village", "garden"),
        *("donation-grass", "donation-canyon", "donation-desert", "donation-flower", "donation-forest"),
        *("donation-water", "donation-mountain", "resettlement", "outpost", "sword", "treasure"),
        *("cards/families", "cards/shepherds", "cards/ambassadors"),
    },
    "crossroads": {
        *("lighthouse", "foresters-lodge", "barracks", "crossroads"),
        *("city-hall", "fort", "monastery", "wagon"),
        *("cards/home-country", "cards/fortress", "cards/road"),
        *("cards/place-of-refuge", "cards/advance", "cards/compass-points"),
        *("figures/warrior", "figures/wagon", "figures/ship", "figures/city-hall"),
    },
    "marshlands": {
        *("temple", "refuge", "canoe", "fountain", "palace"),
        *("temple-bonus", "refuge-bonus", "canoe-bonus", "fountain-bonus"),
        *("cards/geologists", "cards/messengers", "cards/noblewomen"),
        *("cards/vassals", "cards/captains", "cards/scouts"),
    },
    "harvest": {
        *("bazaar", "water-mill", "mountain-station", "scout-cabin"),
        *("cathedral", "watchtower", "university", "palisade"),
        *("farm-action", "silo-harvest", "figures/scout"),
        *("cards/rangers", "cards/chainers", "cards/mayors"),
        *("cards/travellers", "cards/homesteaders", "cards/rovers"),
    },
    "queenies": {"cave", "rope-bridge", "tree-house", "cards/capitols"},
}


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


def test_every_box_has_icons() -> None:
    assert BOXES.keys() == DRAWN.keys()


@pytest.mark.parametrize("box", DRAWN)
def test_there_is_an_icon_for_every_tile_card_and_figure_and_no_other(box: str) -> None:
    assert BOXES[box].keys() == DRAWN[box]


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
