"""Whether you can use a tile."""

from hexstead.engine.actions import FIRST_TILE, Seat
from hexstead.engine.hexes import NOWHERE, SINGLE, Hexes
from hexstead.engine.powers import Passive
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.tiles import Figure
from hexstead.engine.world import World


def tile_state(world: World, state: State, seat: Seat, number: int) -> str:
    """The key of the words for it."""
    if state.over:
        return "over"
    tile, location = SINGLE[number], world.tiles[world.sites[number].tile]
    if location.is_reaction:
        return "reaction-used" if state.used[seat] & tile else "reaction-ready"
    if isinstance(location.power, Passive):
        # Tiles beside the board wait for the next turn like any tile; the others work from the start.
        is_waiting = world.sites[number].hex == NOWHERE and state.fresh[seat] & tile
        return "fresh" if is_waiting else "passive"
    if location.figure and location.figure.is_fixed and _standing(world, state, location.figure, seat):
        return "spent"
    kind = "fleeting-" if world.fleeting & tile else ""
    if state.used[seat] & tile:
        return f"{kind}used"
    if state.fresh[seat] & tile:
        return f"{kind}fresh"
    return f"{kind}ready" if kind or _can_be_used(world, state, seat, number) else "unused"


def _can_be_used(world: World, state: State, seat: Seat, number: int) -> bool:
    """Right now, by whoever chooses."""
    decision = decide(world, state)
    return decision.seat == seat and FIRST_TILE + world.sites[number].tile in decision


def _standing(world: World, state: State, figure: Figure, seat: Seat) -> Hexes:
    return state.figures[world.figures.index(figure)][seat]
