"""Why a hex is not live: the answers that most powers share."""

from typing import Final

from hexstead.engine.actions import Seat
from hexstead.engine.events import NOTHING
from hexstead.engine.hands import figure_at, movable_figures
from hexstead.engine.hexes import NOWHERE, SINGLE, Hex, Hexes, count
from hexstead.engine.said import Argument, Reason, terrain_named
from hexstead.engine.state import State
from hexstead.engine.terrain import NO_TERRAIN
from hexstead.engine.tiles import NO_GROUND, Tile, Wanted, text_of
from hexstead.engine.world import World

BUILDS: Final = "build"
MOVES: Final = "move"
PUTS: Final = "put"
"""Something that doesn't count for building next to your own, such as a wall."""
PLACES: Final = "figure"
STEPS: Final = "step"
"""A figure that is already on the map moves on."""

_WRONG_PLACE: Final = {
    BUILDS: "place-build",
    PUTS: "place-build",
    MOVES: "place-move",
    PLACES: "place-figure",
    STEPS: "place-figure",
}


class Target:
    """A hex that a seat would like to choose, and what that hex needs to be."""

    __slots__ = ("hex", "lifted", "live", "seat", "tile", "verb", "wanted")

    def __init__(
        self,
        seat: Seat,
        hex: Hex,
        wanted: Wanted,
        live: Hexes,
        verb: str = BUILDS,
        tile: Tile | None = None,
        lifted: Hex = NOWHERE,
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.wanted = wanted
        self.live = live
        """The hexes it could choose instead."""
        self.verb = verb
        """What would happen there."""
        self.tile = tile
        """Whose power it is; None for the mandatory action."""
        self.lifted = lifted
        """Where the piece to be moved stands."""


def why_not_target(world: World, state: State, target: Target) -> Reason:
    place = SINGLE[target.hex]
    if target.hex == target.lifted:
        return Reason("origin")
    if not state.free & place:
        return _why_not_free(world, state, target)
    if world.special & place:
        return _special(world, state, target.hex)
    if not target.wanted.ground & place:
        return _wrong_place(world, state, target)
    return _not_adjacent(world, target)


def _why_not_free(world: World, state: State, target: Target) -> Reason:
    place = SINGLE[target.hex]
    if state.settlements[target.seat] & place:
        return Reason("own")
    if state.walls & place:
        return Reason("wall")
    if any([own & place for own in state.settlements]):
        return Reason("other")
    return Reason("blocked", {"figure": [figure.said() for figure in world.figures if figure.is_blocking]})


def _special(world: World, state: State, hex: Hex) -> Reason:
    """Of a location, also what it would give and how many of its tiles are left."""
    for number, site in enumerate(world.sites):
        if site.hex == hex:
            tile = world.tiles[site.tile]
            text = text_of(tile, world.options)
            return Reason("location", {"tile": tile.said(), "text": text, "count": state.stock[number]})
    return Reason("special", {"kind": terrain_named(world.kind_at(hex))})


def _wrong_place(world: World, state: State, target: Target) -> Reason:
    kind, wanted, tile = terrain_named(world.kind_at(target.hex)), target.wanted, target.tile
    if wanted.is_on_card:
        has_card = state.terrain != NO_TERRAIN
        args: dict[str, Argument] = {"kind": kind, "card": terrain_named(state.terrain)} if has_card else {}
        return Reason("card" if has_card else "no-card", args)
    if target.verb != STEPS and not _may_be_suitable(world, target):
        return Reason("unsuitable", {"kind": kind})
    if tile is not None and tile.figure is not None and target.verb != STEPS and not wanted.ground:
        return Reason("none-left", {"figure": tile.figure.said()})
    args = {"kind": kind, "where": wanted.where}
    if tile is not None:
        args["tile"] = tile.said()
    return Reason(_WRONG_PLACE[target.verb], args)


def _not_adjacent(world: World, target: Target) -> Reason:
    number = count(target.live & target.wanted.eligible)
    if target.verb not in (BUILDS, MOVES) or not number:
        return Reason("no-neighbour")
    key = "adjacent-move" if target.lifted != NOWHERE else "adjacent"
    if not _is_one_terrain(world, target.wanted):
        return Reason(key, {"count": number})
    return Reason(f"{key}-on", {"count": number, "kind": terrain_named(world.kind_at(target.hex))})


def _may_be_suitable(world: World, target: Target) -> bool:
    """Could a hex of this kind be chosen somewhere else?"""
    if world.suitable & SINGLE[target.hex] or _is_one_terrain(world, target.wanted):
        return True
    return target.wanted.ground & world.terrain[world.kind_at(target.hex)] != 0


def _is_one_terrain(world: World, wanted: Wanted) -> bool:
    return wanted.ground in world.terrain


def why_not_yours(state: State, seat: Seat, hex: Hex) -> Reason | None:
    """Why you can't choose a piece there; None if it is yours."""
    if state.settlements[seat] & SINGLE[hex]:
        return None
    foreign = any([own & SINGLE[hex] for own in state.settlements])
    return Reason("not-yours" if foreign else "not-a-settlement")


def why_not_movable(world: World, state: State, seat: Seat, hex: Hex, wanted: Wanted) -> Reason:
    """Why you can't choose a piece there to move."""
    if reason := why_not_yours(state, seat, hex):
        return reason
    number = figure_at(state, seat, hex)
    if number == NOTHING:
        return Reason("stuck", {"where": wanted.where})
    figure = world.figures[number]
    if movable_figures(world, state, seat) & SINGLE[hex]:
        return Reason("stuck-figure", {"figure": figure.said(), "where": wanted.where})
    return Reason("stays" if figure.ground is NO_GROUND else "figure", {"figure": figure.said()})
