"""The eight locations of the Crossroads box, and the figures they bring."""

from hexstead.content.crossroads.powers import LayHall, PlaceOrTakeBack, Travel
from hexstead.engine.actions import Seat
from hexstead.engine.components import Figure, Location, Place
from hexstead.engine.hexes import Hexes
from hexstead.engine.places import on, on_suitable
from hexstead.engine.powers import Build, DrawAndBuild, Passive
from hexstead.engine.state import State
from hexstead.engine.terrain import CANYON, FOREST, MOUNTAIN, WATER
from hexstead.engine.world import FIGURES_STAY, World


def _on_land(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable | world.terrain[MOUNTAIN]


on_land = Place("on a suitable hex or a mountain", "to a suitable hex or a mountain", _on_land)

WARRIOR = Figure("warrior", 2, ground=on_suitable, is_blocking=True)
WAGON = Figure("wagon", 1, ground=on_land)
SHIP = Figure("ship", 1, ground=on(WATER))
CITY_HALL = Figure("city-hall", 7, is_fixed=True)

LOCATIONS = [
    Location(
        "lighthouse",
        Travel(SHIP, 3),
        "Place your ship on water, move it up to 3 steps, or take it back.",
        figure=SHIP,
        variants={
            FIGURES_STAY: "Place your ship on water, move it up to 3 steps, or take it back. "
            "No other tile moves it."
        },
    ),
    Location("foresters-lodge", Build(on(FOREST)), "Build one settlement on forest."),
    Location(
        "barracks",
        PlaceOrTakeBack(WARRIOR),
        "Place a warrior, or take one back; nobody may enter a hex beside a warrior.",
        figure=WARRIOR,
        variants={
            FIGURES_STAY: "Place a warrior, or take one back; nobody may enter a hex beside a warrior. "
            "No tile moves it."
        },
    ),
    Location(
        "crossroads",
        Passive(),
        "Draw one more terrain card at the end of your turn; next turn, use one of your cards.",
        extra_cards=1,
    ),
    Location(
        "city-hall",
        LayHall(CITY_HALL),
        "Once a game, lay your city hall on 7 free hexes next to your settlements.",
        figure=CITY_HALL,
    ),
    Location("fort", DrawAndBuild(), "Draw a terrain card and build one settlement on its terrain."),
    Location("monastery", Build(on(CANYON)), "Build one settlement on canyon."),
    Location(
        "wagon",
        Travel(WAGON, 3),
        "Place your wagon on land or a mountain, move it up to 3 steps there, or take it back.",
        figure=WAGON,
        variants={
            FIGURES_STAY: "Place your wagon on land, move it up to 3 steps, mountains too, or take it back. "
            "No other tile moves it."
        },
    ),
]
