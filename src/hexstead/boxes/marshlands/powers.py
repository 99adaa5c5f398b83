"""What only the tiles of this box do: set a settlement aside, react to others, leap over anything."""

from typing import Final

from hexstead.engine.actions import DONE, Action, Actions, Seat
from hexstead.engine.events import EVERYBODY, GOES, NOTHING, PLACE, USED, Event, Kind
from hexstead.engine.hands import build, figure_at, free_for, give_back, without_figures
from hexstead.engine.hexes import DIRECTIONS, EMPTY, SINGLE, Hex, Hexes, first
from hexstead.engine.powers import BuildOnEither, ChooseAndMove, asked
from hexstead.engine.reasons import PUTS, why_not_yours
from hexstead.engine.said import Ask, Hint, Reason, Said, player
from hexstead.engine.state import Frame, State
from hexstead.engine.tiles import Power, Wanted
from hexstead.engine.world import World

ASIDE: Final = "aside"
REACT: Final = "react"
PROMPTS: Final = (ASIDE, REACT)

SET_ASIDE: Final = "set-aside"
EVENTS: Final = (Kind(SET_ASIDE, PLACE, piece=GOES),)


class SetAside(Power):
    """Take one of your settlements off the board; you build it next turn, on top of the others."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return without_figures(state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "no-settlement"

    def sets_aside(self) -> bool:
        return True

    def prompt(self, frame: Frame) -> str:
        return ASIDE

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("aside", world, state, frame)

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        if reason := why_not_yours(state, frame.seat, hex):
            return reason
        figure = world.figures[figure_at(state, frame.seat, hex)]
        return Reason("settlements-only", {"figure": figure.said()})

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return without_figures(state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        own = without_figures(state, frame.seat)
        return Wanted(Said("place-yours"), own, own)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        give_back(world, state, frame.seat, action, events)
        state.supply[frame.seat] -= 1
        state.aside[frame.seat] += 1
        events.append((SET_ASIDE, frame.seat, action, NOTHING, EVERYBODY))
        return True


class React(BuildOnEither):
    """Build one settlement on one of the terrains in another player's turn, if you like."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return False

    def can_run_dry(self) -> bool:
        return True

    def is_idle(self, world: World, state: State, frame: Frame) -> bool:
        has_tile = self._ready(world, state, frame) != EMPTY
        return not has_tile or not BuildOnEither.can_use(self, world, state, frame.seat)

    def prompt(self, frame: Frame) -> str:
        return REACT

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        """It names who took the last tile of a location; a position from elsewhere may not know."""
        taker = first(frame.done) if frame.done else state.turn
        return Ask("react-own") if taker == frame.seat else Ask("react", {"who": player(taker)})

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return Hint("react", asked("react", world, state, frame).args)

    def verb(self, frame: Frame) -> str:
        return PUTS

    def stop(self) -> str:
        return "pass"

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return BuildOnEither.live(self, world, state, frame) | SINGLE[DONE]

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action != DONE:
            ready = self._ready(world, state, frame)
            state.used[frame.seat] |= SINGLE[first(ready)]
            events.append((USED, frame.seat, NOTHING, frame.tile, EVERYBODY))
            build(world, state, frame.seat, action, events)
        return True

    def _ready(self, world: World, state: State, frame: Frame) -> int:
        """A tile can react as soon as you have it, once until the end of your own turn."""
        return world.tiles_of[frame.tile] & state.held[frame.seat] & ~state.used[frame.seat]


class Leap(ChooseAndMove):
    """Move one of your settlements in a straight line to the first free suitable hex, over anything."""

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        # A settlement that a free hex reaches along a line can leap: to that hex, or to one before it.
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
        return self.within_reach("leap", world, state, frame)
