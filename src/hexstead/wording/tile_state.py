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
        return (
            "reaction-used"
            if state.used[seat] & tile
            else f"reaction-{_readiness(world, state, seat, number)}"
        )
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
    return f"{kind}{_readiness(world, state, seat, number)}"


def _readiness(world: World, state: State, seat: Seat, number: int) -> str:
    """Ready is only what whoever chooses can use right now, or what asks them to react."""
    decision, tile = decide(world, state), world.sites[number].tile
    is_asked = world.tiles[tile].is_reaction and bool(state.frames) and state.frames[-1].tile == tile
    can_be_used = decision.seat == seat and (is_asked or FIRST_TILE + tile in decision)
    return "ready" if can_be_used else "unused"


def _standing(world: World, state: State, figure: Figure, seat: Seat) -> Hexes:
    return state.figures[world.figures.index(figure)][seat]
