"""The eight locations of the base game."""

from hexstead.engine.components import Location
from hexstead.engine.hexes import two_away
from hexstead.engine.places import at_line_ends, on, on_card, on_edge
from hexstead.engine.powers import Build, BuildAnywhere, Move, MoveAlong
from hexstead.engine.terrain import DESERT, GRASS, WATER

LOCATIONS = [
    Location("oracle", Build(on_card), "Build one settlement on the terrain of your card."),
    Location("farm", Build(on(GRASS)), "Build one settlement on grass."),
    Location("oasis", Build(on(DESERT)), "Build one settlement on desert."),
    Location("tower", Build(on_edge), "Build one settlement at the edge of the board."),
    Location(
        "tavern",
        BuildAnywhere(at_line_ends),
        "Build one settlement at either end of a straight line of 3 or more of yours, in any of the three "
        "directions.",
    ),
    Location("barn", Move(on_card), "Move one of your settlements to the terrain of your card."),
    Location("harbor", Move(on(WATER)), "Move one of your settlements onto water."),
    Location(
        "paddock",
        MoveAlong("two hexes in a straight line", two_away),
        "Move one of your settlements two hexes in a straight line. It may jump over anything.",
    ),
]
