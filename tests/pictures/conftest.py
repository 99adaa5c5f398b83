"""Small maps to draw."""

import pytest

from hexstead.pictures import Scene, SceneFigure, SceneSpot

ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path class="fill" d="M4 4h9"/></svg>'
QUADRANT = (
    "GGGGCCCCDD",
    "GGGCCCCDDD",
    "GLGGCCMDDD",
    "GGTTTMMMDD",
    "TTTTWWMMFF",
    "TTTWWWFFFF",
    "TTWWXWFFLF",
    "SSWWWAAFFF",
    "SSSWAAAFFF",
    "NPIAAAAFFF",
)
WHOLE = tuple(row + row for row in QUADRANT) * 2


@pytest.fixture
def icon() -> str:
    return ICON


@pytest.fixture
def quadrant() -> Scene:
    return Scene(QUADRANT, {"C2": SceneSpot(ICON, "Tavern", 2), "G9": SceneSpot(ICON, "Tavern", 0)})


@pytest.fixture
def game() -> Scene:
    return Scene(
        WHOLE,
        {"C2": SceneSpot(ICON, "Tavern", 1)},
        {"A1": 0, "A2": 0, "B1": 1, "C1": 2, "D1": 3, "E1": 4},
        live=frozenset({"F1", "G1", "G2"}),
        lifted="E1",
        recent=("A2", "A1"),
        last=frozenset({"B1", "C1"}),
    )


@pytest.fixture
def crowded() -> Scene:
    """A map with everything that the boxes bring."""
    return Scene(
        WHOLE,
        {"J1": SceneSpot(ICON, "Sword", 1), "J11": SceneSpot(ICON, "Outpost", 0)},
        {"A1": 0},
        figures={"A9": SceneFigure(1, ICON), "C15": SceneFigure(2, ICON)},
        halls={"B5": 3, "M13": 4},
        walls=frozenset({"A2", "T20"}),
        marks={"F": 0, "C": 2},
    )
