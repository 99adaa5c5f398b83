"""The eight locations of the Harvest box, the farm action and the silos."""

from hexstead.content.harvest.powers import (
    BuildBeside,
    EmptySilos,
    MoveWithinArea,
    Repeat,
    SendScouts,
    StoreOrSpend,
)
from hexstead.engine.actions import Seat
from hexstead.engine.components import Figure, Location, Place
from hexstead.engine.hexes import Hexes
from hexstead.engine.places import beside, beside_foreign, beside_special, on, on_card
from hexstead.engine.powers import Build
from hexstead.engine.state import State
from hexstead.engine.terrain import FARMLAND, MOUNTAIN, WATER
from hexstead.engine.world import PASSING_ONLY_LEAD_BUILDS, World

SCOUT = Figure("scout", 2, is_passing=True)


def _on_anything(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable | world.terrain[MOUNTAIN] | world.terrain[WATER]


on_anything = Place("on land, water or a mountain", "to land, water or a mountain", _on_anything)

LOCATIONS = [
    Location(
        "bazaar",
        Repeat(),
        "Use another of your location tiles once more. Scouts and a city hall of this turn may be placed "
        "again; no second number tile is taken.",
    ),
    Location("water-mill", Build(beside(WATER)), "Build one settlement beside water."),
    Location("mountain-station", Build(beside(MOUNTAIN)), "Build one settlement beside a mountain."),
    Location(
        "scout-cabin",
        SendScouts(SCOUT, on_anything),
        "Put up to 2 scouts next to your own; they count as settlements until the end of your turn.",
        figure=SCOUT,
        variants={
            PASSING_ONLY_LEAD_BUILDS: "Put up to 2 scouts next to your settlements; "
            "until the end of your turn you may build next to them."
        },
    ),
    Location(
        "cathedral",
        StoreOrSpend(on_card),
        "Take a number tile, or return some and build as many settlements on the terrain of your card.",
        stores=True,
    ),
    Location("watchtower", Build(beside_foreign), "Build one settlement beside another player's."),
    Location("university", Build(beside_special), "Build one settlement beside a special hex."),
    Location(
        "palisade", MoveWithinArea(), "Move one of your settlements to a hex beside the rest of its own area."
    ),
]

FARM_ACTION = Location(
    "farm-action",
    BuildBeside(on(FARMLAND)),
    "Once a turn, everybody may build one settlement on farmland next to their own.",
    is_common=True,
)
SILOS = Location(
    "silo-harvest",
    EmptySilos(),
    "After the last round, for each silo beside you, build up to 3 settlements or move up to 3 different "
    "ones, always next to your own.",
    is_final=True,
)
