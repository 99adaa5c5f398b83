"""The words for where: on a terrain, on the card's terrain, on the edge, at the ends of a line."""

from hexstead.engine.actions import Seat
from hexstead.engine.components import Place
from hexstead.engine.hexes import Hexes, ends_of_lines
from hexstead.engine.state import State
from hexstead.engine.terrain import NAMES, Terrain
from hexstead.engine.world import World


def on(terrain: Terrain) -> Place:
    def find(world: World, state: State, seat: Seat) -> Hexes:
        return world.terrain[terrain]

    return Place(f"on {NAMES[terrain]}", f"to {NAMES[terrain]}", find)


def _on_suitable(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable


on_suitable = Place("on a suitable hex", "to a suitable hex", _on_suitable)


def _on_card(world: World, state: State, seat: Seat) -> Hexes:
    return world.terrain[state.terrain]


on_card = Place("on {card}", "to {card}", _on_card, is_on_card=True)


def _on_edge(world: World, state: State, seat: Seat) -> Hexes:
    return world.suitable_edge


on_edge = Place("at the edge of the board", "to the edge of the board", _on_edge)


def _at_line_ends(world: World, state: State, seat: Seat) -> Hexes:
    return ends_of_lines(state.settlements[seat]) & world.suitable


at_line_ends = Place(
    "at either end of a straight line of at least 3 of your settlements",
    "to either end of a straight line of at least 3 of your settlements",
    _at_line_ends,
)
