"""The figures of a game: what they are called, how many there are."""

from hexstead.engine.actions import WALL
from hexstead.engine.components import Figure
from hexstead.engine.hexes import EMPTY, Hexes, count
from hexstead.engine.state import Frame
from hexstead.engine.world import World


def called(key: str) -> str:
    """The figure in the middle of a sentence."""
    return key.replace("-", " ")


def pieces_of(figure: Figure) -> int:
    """How many a seat gets from the box; one that covers several hexes is still one."""
    return 1 if figure.is_fixed else figure.number


def left_of(figure: Figure, standing: Hexes) -> int:
    """How many a seat still has to place, when it has these on the board."""
    if figure.is_fixed:
        return 1 if standing == EMPTY else 0
    return figure.number - count(standing)


def needs_walls(world: World) -> bool:
    """Is there a tile that asks for a place for a wall?"""
    return any(location.power.prompt(Frame(n, 0)) == WALL for n, location in enumerate(world.locations))
