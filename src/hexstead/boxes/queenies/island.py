"""The island: a second map, with one of two locations."""

from importlib.resources import files
from typing import Final

from hexstead.boxes.manifest import Board, parse_island
from hexstead.engine.places import on
from hexstead.engine.powers import Move
from hexstead.engine.terrain import CANYON, FOREST
from hexstead.engine.tiles import Tile

TRIGGERS: Final = ("harbor", "lighthouse")
"""As first printed, you only use the island with a board that has one of these locations."""

LOCATIONS = [
    Tile("rope-bridge", "Rope bridge", Move(on(CANYON)), "Move one of your settlements to a canyon."),
    Tile("tree-house", "Tree house", Move(on(FOREST)), "Move one of your settlements to a forest."),
]


def read_islands() -> tuple[Board, ...]:
    folder = files("hexstead.boxes.queenies") / "boards"
    names = [location.key for location in LOCATIONS]
    return tuple([parse_island((folder / f"{name}.txt").read_text("utf-8")) for name in names])
