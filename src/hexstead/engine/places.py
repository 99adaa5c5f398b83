"""The words for where: on a terrain, on the card's terrain, on the edge, at the ends of a line."""

from hexstead.engine.actions import Seat
from hexstead.engine.hands import foreign
from hexstead.engine.hexes import Hexes, around, ends_of_lines
from hexstead.engine.state import State
from hexstead.engine.terrain import Terrain
from hexstead.engine.tiles import Place
from hexstead.engine.world import World


def on(terrain: Terrain) -> Place:
    def find(world: World, state: State, seat: Seat) -> Hexes:
        return world.terrain[terrain]

    return Place("on", find, terrain, is_fixed=True)


def _on_suitable(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable


on_suitable = Place("on-suitable", _on_suitable, is_fixed=True)


def beside(terrain: Terrain) -> Place:
    def find(world: World, state: State, seat: Seat) -> Hexes:
        return world.beside[terrain] & world.suitable

    return Place("beside", find, terrain, is_fixed=True)


def _beside_special(world: World, state: State, seat: Seat) -> Hexes:
    return world.beside_special & world.suitable


beside_special = Place("beside-special", _beside_special, is_fixed=True)


def _beside_foreign(world: World, state: State, seat: Seat) -> Hexes:
    return around(foreign(world, state, seat)) & world.suitable


beside_foreign = Place("beside-foreign", _beside_foreign)


def _on_card(world: World, state: State, seat: Seat) -> Hexes:
    return world.terrain[state.terrain]


on_card = Place("on", _on_card, is_on_card=True)


def _on_edge(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable_edge


on_edge = Place("on-edge", _on_edge, is_fixed=True)


def _at_line_ends(world: World, state: State, seat: Seat) -> Hexes:
    return ends_of_lines(state.settlements[seat]) & world.suitable


at_line_ends = Place("at-line-ends", _at_line_ends)
