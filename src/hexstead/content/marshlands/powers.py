"""What only the tiles of this box do: set a settlement aside, leap over anything."""

from hexstead.engine.actions import ASIDE, Action, Actions, Seat
from hexstead.engine.components import Power, Wanted
from hexstead.engine.events import Event
from hexstead.engine.hexes import DIRECTIONS, EMPTY, SINGLE, Hex, Hexes
from hexstead.engine.powers import ChooseAndMove
from hexstead.engine.state import Frame, State
from hexstead.engine.table import free_for, set_aside, without_figures
from hexstead.engine.world import World


class SetAside(Power):
    """Take one of your settlements off the board; it is built again next turn, besides the others."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return without_figures(state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "no-settlement"

    def sets_aside(self) -> bool:
        return True

    def prompt(self, frame: Frame) -> str:
        return ASIDE

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return without_figures(state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        own = without_figures(state, frame.seat)
        return Wanted("of yours", own, own)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        set_aside(world, state, frame.seat, action, events)
        return True


class Leap(ChooseAndMove):
    """Move one of your settlements in a straight line to the first free suitable hex, over anything."""

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        # Who can be reached from a free hex along a line can leap: to that hex, or to one before it.
        open_hexes = world.suitable & state.free
        reached = EMPTY
        for step in DIRECTIONS:
            line = step(open_hexes) & world.board
            while line:
                reached |= line
                line = step(line) & world.board
        return without_figures(state, seat) & reached

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        open_hexes = world.suitable & free_for(world, state, seat, origin)
        ends = EMPTY
        for step in DIRECTIONS:
            there = step(SINGLE[origin]) & world.board
            while there and not there & open_hexes:
                there = step(there) & world.board
            ends |= there
        return ends

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        return self.within_reach("in a straight line to the first free suitable hex", world, state, frame)
