"""The figures of all boxes, by key, and where one is that covers several hexes."""

from typing import Final

from hexstead.boxes.catalogue import LOCATIONS
from hexstead.engine.hexes import Hexes, surrounded
from hexstead.engine.tiles import Figure

FIGURES: Final[dict[str, Figure]] = {
    location.figure.key: location.figure for location in LOCATIONS.values() if location.figure is not None
}


def middle_of(hexes: Hexes) -> Hexes:
    """Of a figure that covers several hexes, the one in the middle."""
    return hexes & surrounded(hexes)
