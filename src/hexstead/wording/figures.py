"""The figures of a game: how many there are."""

from hexstead.engine.hexes import EMPTY, Hexes, count
from hexstead.engine.tiles import Figure
from hexstead.engine.world import World


def pieces_of(figure: Figure) -> int:
    """How many a seat gets from the box; one that covers several hexes is still one."""
    return 1 if figure.is_fixed else figure.number


def left_of(figure: Figure, standing: Hexes) -> int:
    """How many a seat still has to place, when it has these on the board."""
    if figure.is_fixed:
        return 1 if standing == EMPTY else 0
    return figure.number - count(standing)


def needs_walls(world: World) -> bool:
    """Is there a tile that puts walls on the map?"""
    return any(tile.power.raises_walls() for tile in world.tiles)
