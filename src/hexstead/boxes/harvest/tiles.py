"""The eight locations of the Harvest box, the farm action and the silos."""

from hexstead.boxes.harvest.powers import (
    BuildBeside,
    EmptySilos,
    MoveWithinArea,
    Repeat,
    SendScouts,
    StoreOrSpend,
)
from hexstead.engine.actions import Seat
from hexstead.engine.hexes import Hexes
from hexstead.engine.places import beside, beside_foreign, beside_special, on, on_card
from hexstead.engine.powers import Build
from hexstead.engine.state import State
from hexstead.engine.terrain import FARMLAND, MOUNTAIN, WATER
from hexstead.engine.tiles import Figure, Place, Tile
from hexstead.engine.world import PASSING_ONLY_LEAD_BUILDS, World

SCOUT = Figure("scout", "Scout", "o", 2, is_passing=True)


def _on_anything(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable | world.terrain[MOUNTAIN] | world.terrain[WATER]


on_anything = Place("on-anything", _on_anything)

LOCATIONS = [
    Tile(
        "bazaar",
        "Bazaar",
        Repeat(),
        "Use another of your location tiles once more. Scouts and a city hall of this turn may be placed "
        "again; no second number tile is taken.",
    ),
    Tile("water-mill", "Water mill", Build(beside(WATER)), "Build one settlement beside water."),
    Tile(
        "mountain-station",
        "Mountain station",
        Build(beside(MOUNTAIN)),
        "Build one settlement beside a mountain.",
    ),
    Tile(
        "scout-cabin",
        "Scout cabin",
        SendScouts(SCOUT, on_anything),
        "Put up to 2 scouts next to your own; they count as settlements until the end of your turn.",
        figure=SCOUT,
        variants={
            PASSING_ONLY_LEAD_BUILDS: "Put up to 2 scouts next to your settlements; "
            "until the end of your turn you may build next to them."
        },
    ),
    Tile(
        "cathedral",
        "Cathedral",
        StoreOrSpend(on_card),
        "Take a number tile, or return some and build as many settlements on the terrain of your card.",
        stores=True,
    ),
    Tile("watchtower", "Watchtower", Build(beside_foreign), "Build one settlement beside another player's."),
    Tile("university", "University", Build(beside_special), "Build one settlement beside a special hex."),
    Tile(
        "palisade",
        "Palisade",
        MoveWithinArea(),
        "Move one of your settlements to a hex beside the rest of its own area.",
    ),
]

FARM_ACTION = Tile(
    "farm-action",
    "Farm action",
    BuildBeside(on(FARMLAND)),
    "Once per turn, build one settlement on farmland next to your own.",
    is_common=True,
)
SILOS = Tile(
    "silo-harvest",
    "Silo harvest",
    EmptySilos(),
    "After the last round, for each silo beside you, build up to 3 settlements or move up to 3 different "
    "ones, always next to your own.",
    is_final=True,
)
