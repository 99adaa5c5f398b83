"""The figures of all boxes by key, and where a figure is that covers several hexes."""

from typing import Final

from hexstead.boxes.catalogue import LOCATIONS
from hexstead.engine.hexes import Hexes, surrounded
from hexstead.engine.tiles import Figure

FIGURES: Final[dict[str, Figure]] = {
    location.figure.key: location.figure for location in LOCATIONS.values() if location.figure is not None
}


def middle_of(hexes: Hexes) -> Hexes:
    """The middle hex of a figure that covers several."""
    return hexes & surrounded(hexes)
