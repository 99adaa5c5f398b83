"""The eight locations of the Crossroads box, and the figures they bring."""

from hexstead.boxes.crossroads.powers import LayHall, PlaceOrTakeBack, Travel
from hexstead.engine.actions import Seat
from hexstead.engine.hexes import Hexes
from hexstead.engine.places import on, on_suitable
from hexstead.engine.powers import Build, DrawAndBuild, Passive
from hexstead.engine.state import State
from hexstead.engine.terrain import CANYON, FOREST, MOUNTAIN, WATER
from hexstead.engine.tiles import Figure, Place, Tile
from hexstead.engine.world import FIGURES_STAY, World


def _on_land(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable | world.terrain[MOUNTAIN]


on_land = Place("on-land", _on_land)

WARRIOR = Figure("warrior", "Warrior", "w", 2, ground=on_suitable, is_blocking=True)
# A wagon is a cart: warriors have the w.
WAGON = Figure("wagon", "Wagon", "c", 1, ground=on_land)
SHIP = Figure("ship", "Ship", "s", 1, ground=on(WATER))
CITY_HALL = Figure("city-hall", "City hall", "h", 7, is_fixed=True)

LOCATIONS = [
    Tile(
        "lighthouse",
        "Lighthouse",
        Travel(SHIP, 3),
        "Place your ship on water, move it up to 3 steps, or take it off the map.",
        figure=SHIP,
        variants={
            FIGURES_STAY: "Place your ship on water, move it up to 3 steps, or take it off the map. "
            "No other tile moves it."
        },
    ),
    Tile("foresters-lodge", "Forester's lodge", Build(on(FOREST)), "Build one settlement on forest."),
    Tile(
        "barracks",
        "Barracks",
        PlaceOrTakeBack(WARRIOR),
        "Place a warrior, or take one off the map; nobody may enter a hex beside a warrior.",
        figure=WARRIOR,
        variants={
            FIGURES_STAY: "Place a warrior, or take one off the map; nobody may enter a hex beside a "
            "warrior. No tile moves it."
        },
    ),
    Tile(
        "crossroads",
        "Crossroads",
        Passive(),
        "Draw one more terrain card at the end of your turn; next turn, use one of your cards.",
        extra_cards=1,
    ),
    Tile(
        "city-hall",
        "City hall",
        LayHall(CITY_HALL),
        "Once a game, lay your city hall on 7 free hexes next to your settlements.",
        figure=CITY_HALL,
    ),
    Tile("fort", "Fort", DrawAndBuild(), "Draw a terrain card and build one settlement on its terrain."),
    Tile("monastery", "Monastery", Build(on(CANYON)), "Build one settlement on canyon."),
    Tile(
        "wagon",
        "Wagon",
        Travel(WAGON, 3),
        "Place your wagon on land or a mountain, move it up to 3 steps there, or take it off the map.",
        figure=WAGON,
        variants={
            FIGURES_STAY: "Place your wagon on land, move it up to 3 steps, mountains too, or take it off "
            "the map. No other tile moves it."
        },
    ),
]
