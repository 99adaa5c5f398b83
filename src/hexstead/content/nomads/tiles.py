"""The nomad tiles: each lies on a nomad space, is used in the turn after it was taken, and is gone."""

from hexstead.content.nomads.powers import STRIKES_ONE, StepByStep, StrikeEach
from hexstead.engine.components import Location
from hexstead.engine.places import on
from hexstead.engine.powers import BuildSeveral, Passive, WaiveAdjacency
from hexstead.engine.terrain import CANYON, DESERT, FLOWER, FOREST, GRASS, MOUNTAIN, NAMES, WATER, Terrain


def _donation(key: str, terrain: Terrain) -> Location:
    text = f"Next turn, build 3 settlements on {NAMES[terrain]}, or as many as you can."
    return Location(key, BuildSeveral(on(terrain), 3), text, is_fleeting=True)


DONATIONS = [
    _donation("donation-grass", GRASS),
    _donation("donation-canyon", CANYON),
    _donation("donation-desert", DESERT),
    _donation("donation-flower", FLOWER),
    _donation("donation-forest", FOREST),
    _donation("donation-water", WATER),
    _donation("donation-mountain", MOUNTAIN),
]

OTHERS = [
    Location(
        "resettlement",
        StepByStep(4),
        "Next turn, take up to 4 single steps with your settlements.",
        is_fleeting=True,
    ),
    Location(
        "outpost",
        WaiveAdjacency(),
        "Next turn, build one settlement without being next to your own.",
        is_fleeting=True,
        is_modifier=True,
    ),
    Location(
        "sword",
        StrikeEach(),
        "Next turn, remove one settlement of each other player.",
        is_fleeting=True,
        variants={STRIKES_ONE: "Next turn, remove one settlement of one other player."},
    ),
    Location("treasure", Passive(), "3 gold at once.", is_fleeting=True, gift=3),
]

TILES = DONATIONS + OTHERS
POOL = DONATIONS + OTHERS * 2
"""The 15 tiles of the box: each donation once, the others twice."""
