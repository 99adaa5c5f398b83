"""The eight locations of the base game."""

from hexstead.engine.hexes import two_away
from hexstead.engine.places import at_line_ends, on, on_card, on_edge
from hexstead.engine.powers import Build, BuildAnywhere, Move, MoveAlong
from hexstead.engine.terrain import DESERT, GRASS, WATER
from hexstead.engine.tiles import Tile

LOCATIONS = [
    Tile("oracle", "Oracle", Build(on_card), "Build one settlement on the terrain of your card."),
    Tile("farm", "Farm", Build(on(GRASS)), "Build one settlement on grass."),
    Tile("oasis", "Oasis", Build(on(DESERT)), "Build one settlement on desert."),
    Tile("tower", "Tower", Build(on_edge), "Build one settlement at the edge of the board."),
    Tile(
        "tavern",
        "Tavern",
        BuildAnywhere(at_line_ends),
        "Build one settlement at either end of a straight line of 3 or more of yours, in any of the three "
        "directions.",
    ),
    Tile("barn", "Barn", Move(on_card), "Move one of your settlements to the terrain of your card."),
    Tile("harbor", "Harbor", Move(on(WATER)), "Move one of your settlements onto water."),
    Tile(
        "paddock",
        "Paddock",
        MoveAlong("two-hexes", two_away),
        "Move one of your settlements two hexes in a straight line. It may jump over anything.",
    ),
]
