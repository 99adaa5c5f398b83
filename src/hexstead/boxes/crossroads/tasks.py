"""The six tasks of the Crossroads box: gold for every player who completes them, once."""

from hexstead.engine.actions import Seat
from hexstead.engine.hexes import EMPTY, Hexes, count, has_diagonal_run, surrounded
from hexstead.engine.tiles import Card
from hexstead.engine.world import World


def _home_country(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 5 if any([not area & ~pieces[seat] for area in world.terrain_areas()]) else 0


def _fortress(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 6 if pieces[seat] & surrounded(pieces[seat]) else 0


def _road(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 7 if has_diagonal_run(pieces[seat], 7) else 0


def _place_of_refuge(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 8 if world.special & surrounded(pieces[seat]) else 0


def _advance(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 9 if any([count(pieces[seat] & side) >= 7 for side in world.sides]) else 0


def _compass_points(world: World, pieces: list[Hexes], seat: Seat) -> int:
    return 10 if all([pieces[seat] & side != EMPTY for side in world.sides]) else 0


TASKS = [
    Card("home-country", "Home country", _home_country, "5 gold if you occupy a whole area of one terrain."),
    Card(
        "fortress", "Fortress", _fortress, "6 gold if 6 settlements of yours surround another one of yours."
    ),
    Card("road", "Road", _road, "7 gold for 7 settlements in an unbroken diagonal line."),
    Card(
        "place-of-refuge",
        "Place of refuge",
        _place_of_refuge,
        "8 gold if 6 settlements of yours surround a special hex.",
    ),
    Card("advance", "Advance", _advance, "9 gold for 7 settlements on one edge of the board."),
    Card(
        "compass-points",
        "Compass points",
        _compass_points,
        "10 gold for a settlement on each of the 4 edges of the board.",
    ),
]
