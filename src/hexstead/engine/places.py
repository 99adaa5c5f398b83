"""The words for where: on a terrain, on the card's terrain, on the edge, at the ends of a line."""

from hexstead.engine.actions import Seat
from hexstead.engine.components import Place
from hexstead.engine.hexes import Hexes, around, ends_of_lines
from hexstead.engine.state import State
from hexstead.engine.table import foreign
from hexstead.engine.terrain import NAMES, Terrain
from hexstead.engine.world import World


def on(terrain: Terrain) -> Place:
    def find(world: World, state: State, seat: Seat) -> Hexes:
        return world.terrain[terrain]

    return Place(f"on {NAMES[terrain]}", f"to {NAMES[terrain]}", find, is_fixed=True)


def _on_suitable(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable


on_suitable = Place("on a suitable hex", "to a suitable hex", _on_suitable, is_fixed=True)


def beside(terrain: Terrain) -> Place:
    def find(world: World, state: State, seat: Seat) -> Hexes:
        return world.beside[terrain] & world.suitable

    return Place(f"beside {NAMES[terrain]}", f"beside {NAMES[terrain]}", find, is_fixed=True)


def _beside_special(world: World, state: State, seat: Seat) -> Hexes:
    return world.beside_special & world.suitable


beside_special = Place("beside a special hex", "beside a special hex", _beside_special, is_fixed=True)


def _beside_foreign(world: World, state: State, seat: Seat) -> Hexes:
    return around(foreign(world, state, seat)) & world.suitable


beside_foreign = Place("beside another player's piece", "beside another player's piece", _beside_foreign)


def _on_card(world: World, state: State, seat: Seat) -> Hexes:
    return world.terrain[state.terrain]


on_card = Place("on {card}", "to {card}", _on_card, is_on_card=True)


def _on_edge(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable_edge


on_edge = Place("at the edge of the board", "to the edge of the board", _on_edge, is_fixed=True)


def _at_line_ends(world: World, state: State, seat: Seat) -> Hexes:
    return ends_of_lines(state.settlements[seat]) & world.suitable


at_line_ends = Place(
    "at either end of a straight line of at least 3 of your settlements",
    "to either end of a straight line of at least 3 of your settlements",
    _at_line_ends,
)
