"""The four locations of the Marshlands box and their bonus tiles."""

from hexstead.boxes.marshlands.powers import Leap, React, SetAside
from hexstead.engine.actions import Seat
from hexstead.engine.hands import foreign, has_ready
from hexstead.engine.hexes import Hexes, around, beside_at_least
from hexstead.engine.powers import BuildAnywhere, BuildOnEither, MoveAlong, Passive
from hexstead.engine.state import State
from hexstead.engine.terrain import MOUNTAIN, SWAMP, WATER
from hexstead.engine.tiles import Place, Tile
from hexstead.engine.world import REACT_TO_OWN, World

TEMPLE_BONUS = Tile(
    "temple-bonus",
    "Temple bonus",
    Passive(),
    "The first settlement of your mandatory action need not be next to your own.",
    opens_first=True,
)
REFUGE_BONUS = Tile(
    "refuge-bonus",
    "Refuge bonus",
    Leap(),
    "Move one of your settlements in a straight line, over anything, to the first free hex to build on.",
)
CANOE_BONUS = Tile(
    "canoe-bonus", "Canoe bonus", BuildOnEither([SWAMP, WATER]), "Build one settlement on swamp or water."
)
FOUNTAIN_BONUS = Tile("fountain-bonus", "Fountain bonus", Passive(), "Your fountains build on mountains too.")


def _beside_one_own(world: World, state: State, seat: Seat) -> Hexes:
    own = state.settlements[seat]
    lonely = around(own) & ~beside_at_least(own, 2) & ~around(foreign(world, state, seat))
    mountains = world.terrain[MOUNTAIN] if has_ready(world, state, seat, FOUNTAIN_BONUS) else 0
    return lonely & (world.suitable | mountains)


beside_one_own = Place("beside-one-own", _beside_one_own)

LOCATIONS = [
    Tile(
        "temple",
        "Temple",
        SetAside(),
        "Take one of your settlements off the board; next turn, build it in addition to the others.",
        bonus=TEMPLE_BONUS,
    ),
    Tile(
        "refuge",
        "Refuge",
        MoveAlong("to-neighbour", around),
        "Move one of your settlements to a neighbouring hex.",
        bonus=REFUGE_BONUS,
    ),
    Tile(
        "canoe",
        "Canoe",
        React([SWAMP, WATER]),
        "When another player takes the last tile from a hex, build one settlement on swamp or water.",
        bonus=CANOE_BONUS,
        is_reaction=True,
        variants={
            REACT_TO_OWN: "When any player, you included, takes the last tile from a hex, "
            "build one settlement on swamp or water."
        },
    ),
    Tile(
        "fountain",
        "Fountain",
        BuildAnywhere(beside_one_own),
        "Build one settlement next to exactly one of yours and none of other players'.",
        bonus=FOUNTAIN_BONUS,
    ),
]

BONUSES = [TEMPLE_BONUS, REFUGE_BONUS, CANOE_BONUS, FOUNTAIN_BONUS]
