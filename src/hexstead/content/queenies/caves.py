"""The caves: one in each quadrant with a mountain far from everything special."""

from typing import Final

from hexstead.engine.actions import Seat
from hexstead.engine.components import Location, Wanted
from hexstead.engine.hexes import EMPTY, SINGLE, Hex, Hexes, around, at, of
from hexstead.engine.powers import ChooseAndMove
from hexstead.engine.state import Frame, State
from hexstead.engine.table import free_for, movable_pieces
from hexstead.engine.terrain import LETTERS, MOUNTAIN, SPECIAL
from hexstead.engine.world import World

CAVE: Final = "cave"
TRIGGERS: Final = ("tavern",)
"""As first printed, caves are only used with a board that has one of these locations."""


class MoveThroughCaves(ChooseAndMove):
    """Move one of your settlements from beside a cave to a suitable hex beside any cave."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self.liftable(world, state, seat) != EMPTY

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        ring = around(world.tokens[CAVE])
        return movable_pieces(world, state, seat) & ring if ring & world.suitable & state.free else EMPTY

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        ring = around(world.tokens[CAVE])
        if not ring & SINGLE[origin]:
            return EMPTY
        return ring & world.suitable & free_for(world, state, seat, origin)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = around(world.tokens[CAVE]) & world.suitable
        return Wanted("beside a cave", ground, ground & state.free)


CAVES = Location(
    CAVE,
    MoveThroughCaves(),
    "Once a turn, everybody may move one of their settlements from beside a cave to beside any cave.",
    is_common=True,
)


def where_caves_may_lie(letters: list[str]) -> Hexes:
    """The mountains of a whole map that are three or more steps from every special hex."""
    cells = [(at(r, c), letter) for r, row in enumerate(letters) for c, letter in enumerate(row)]
    special = of([hex for hex, letter in cells if LETTERS.index(letter) in SPECIAL])
    close = around(special) | around(around(special))
    return of([hex for hex, letter in cells if letter == LETTERS[MOUNTAIN]]) & ~close
