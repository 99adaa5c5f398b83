"""The caves: one in each quadrant with a mountain far from everything special."""

from typing import Final

from hexstead.boxes.manifest import Token, hexes_with
from hexstead.engine.actions import Seat
from hexstead.engine.hands import free_for, without_figures
from hexstead.engine.hexes import EMPTY, SINGLE, Hex, Hexes, around
from hexstead.engine.powers import ChooseAndMove
from hexstead.engine.said import Said
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import LETTERS, MOUNTAIN, SPECIAL
from hexstead.engine.tiles import Tile, Wanted
from hexstead.engine.world import World

_KEY: Final = "caves"


class MoveThroughCaves(ChooseAndMove):
    """Move one of your settlements from beside a cave to a suitable hex beside any cave."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        is_beside = world.beside_tokens[_KEY] & state.settlements[seat] != EMPTY
        return is_beside and self.liftable(world, state, seat) != EMPTY

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        ring = world.beside_tokens[_KEY]
        return without_figures(state, seat) & ring if ring & world.suitable & state.free else EMPTY

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        ring = world.beside_tokens[_KEY]
        if not ring & SINGLE[origin]:
            return EMPTY
        return ring & world.suitable & free_for(world, state, seat, origin)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = world.beside_tokens[_KEY] & world.suitable
        return Wanted(Said("way-beside-cave"), ground, ground & state.free)


CAVE_ACTION = Tile(
    "cave",
    "Cave",
    MoveThroughCaves(),
    "Once per turn, move one of your settlements from beside a cave to beside any cave.",
    is_common=True,
)


def _where(letters: list[str], locations: list[tuple[str, ...]]) -> Hexes:
    """The mountains that are three or more steps from every special hex."""
    special = hexes_with("".join([LETTERS[kind] for kind in SPECIAL]), letters)
    close = around(special) | around(around(special))
    return hexes_with(LETTERS[MOUNTAIN], letters) & ~close


CAVES = Token(_KEY, "Caves", _where, triggers=("tavern",), action=CAVE_ACTION, field="caves")
