"""The figures of a game: how many there are."""

from hexstead.engine.hexes import EMPTY, Hexes, count
from hexstead.engine.tiles import Figure
from hexstead.engine.world import World


def pieces_of(figure: Figure) -> int:
    """How many a seat takes from the box; a figure that covers several hexes is still one."""
    return 1 if figure.is_fixed else figure.number


def left_of(figure: Figure, standing: Hexes) -> int:
    """How many a seat has left to place, with these on the board."""
    if figure.is_fixed:
        return 1 if standing == EMPTY else 0
    return figure.number - count(standing)


def needs_walls(world: World) -> bool:
    """Does a tile put walls on the map?"""
    return any(tile.power.raises_walls() for tile in world.tiles)
