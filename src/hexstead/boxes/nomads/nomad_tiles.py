"""The nomad tiles: each lies on a nomad space, works only in the turn after you take it, and is gone."""

from hexstead.boxes.nomads.powers import STRIKES_ONE, StepByStep, StrikeEach
from hexstead.engine.places import on
from hexstead.engine.powers import BuildSeveral, Passive, WaiveAdjacency
from hexstead.engine.terrain import CANYON, DESERT, FLOWER, FOREST, GRASS, MOUNTAIN, NAMES, WATER, Terrain
from hexstead.engine.tiles import Tile


def _donation(key: str, terrain: Terrain) -> Tile:
    text = f"Next turn, build 3 settlements on {NAMES[terrain]}, or as many as you can."
    name = f"Donation {NAMES[terrain]}"
    return Tile(key, name, BuildSeveral(on(terrain), 3), text, is_fleeting=True)


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
    Tile(
        "resettlement",
        "Resettlement",
        StepByStep(4),
        "Next turn, take up to 4 single steps with your settlements.",
        is_fleeting=True,
    ),
    Tile(
        "outpost",
        "Outpost",
        WaiveAdjacency(),
        "Next turn, build one settlement without being next to your own.",
        is_fleeting=True,
        is_modifier=True,
    ),
    Tile(
        "sword",
        "Sword",
        StrikeEach(),
        "Next turn, remove one settlement of each other player.",
        is_fleeting=True,
        variants={STRIKES_ONE: "Next turn, remove one settlement of one other player."},
    ),
    Tile("treasure", "Treasure", Passive(), "3 gold at once.", is_fleeting=True, gift=3),
]

TILES = DONATIONS + OTHERS
POOL = DONATIONS + OTHERS * 2
"""The 15 tiles of the box: each donation once, the others twice."""
