"""The four locations of the Nomads box."""

from hexstead.boxes.nomads.powers import RaiseWalls, Slide
from hexstead.engine.actions import Seat
from hexstead.engine.hexes import Hexes, beside_at_least
from hexstead.engine.places import on, on_card
from hexstead.engine.powers import Build, BuildAnywhere
from hexstead.engine.state import State
from hexstead.engine.terrain import FLOWER
from hexstead.engine.tiles import Place, Tile
from hexstead.engine.world import World


def _beside_three(world: World, state: State, seat: Seat) -> Hexes:
    return beside_at_least(state.settlements[seat], 3) & world.suitable


beside_three = Place("beside-three", _beside_three)

LOCATIONS = [
    Tile(
        "quarry",
        "Quarry",
        RaiseWalls(on_card, 2),
        "Put 1 or 2 stone walls on the terrain of your card, each next to one of your settlements.",
    ),
    Tile(
        "caravan",
        "Caravan",
        Slide(),
        "Move one of your settlements in a straight line until something stops it.",
    ),
    Tile(
        "village",
        "Village",
        BuildAnywhere(beside_three),
        "Build one settlement next to at least 3 of your own.",
    ),
    Tile("garden", "Garden", Build(on(FLOWER)), "Build one settlement on a flower field."),
]
