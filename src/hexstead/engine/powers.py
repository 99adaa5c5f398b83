"""What tiles let you do: build, move."""

from hexstead.engine.actions import PIECE, TARGET, Action, Actions, Seat
from hexstead.engine.components import Place, Power, Wanted
from hexstead.engine.events import Event
from hexstead.engine.hexes import (
    EMPTY,
    GRID,
    NEIGHBOURS,
    NOWHERE,
    SINGLE,
    SPACE,
    Hex,
    Hexes,
    Step,
    around,
    count,
    first,
)
from hexstead.engine.state import Frame, State
from hexstead.engine.table import adjacent_if_possible, build, can_replace_card, is_full, move, replace_card
from hexstead.engine.world import World


class Build(Power):
    """Build one settlement at the place, next to your own if possible."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        if not state.supply[seat]:
            return False
        if self.place.find(world, state, seat) & state.free:
            return True
        return self.place.is_on_card and can_replace_card(world, state)

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        return _has_usable_card(world, state, self.place, events) or self.live(world, state, frame) != EMPTY

    def prompt(self, frame: Frame) -> str:
        return TARGET

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        eligible = self.place.find(world, state, frame.seat) & state.free
        return adjacent_if_possible(eligible, state.around[frame.seat])

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.place.find(world, state, frame.seat)
        return Wanted(self.place.words, ground, ground & state.free)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        build(world, state, frame.seat, action, events)
        return True


class BuildAnywhere(Build):
    """Build one settlement at the place; being next to your own does not matter."""

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self.place.find(world, state, frame.seat) & state.free


class _Move(Power):
    """Choose one of your settlements, then where it goes."""

    def prompt(self, frame: Frame) -> str:
        return PIECE if frame.lifted == NOWHERE else TARGET

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        if frame.lifted == NOWHERE:
            return self.movable(world, state, frame.seat)
        return self.destinations(world, state, frame.seat, frame.lifted)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if frame.lifted == NOWHERE:
            frame.lifted = action
            return False
        move(world, state, frame.seat, frame.lifted, action, events)
        return True

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        """The settlements that have somewhere to go."""
        raise NotImplementedError

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        raise NotImplementedError


class Move(_Move):
    """Move one of your settlements to the place, next to your others if possible."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        ground = self.place.find(world, state, seat)
        if not ground & state.free:
            return self.place.is_on_card and state.settlements[seat] != 0 and can_replace_card(world, state)
        return state.settlements[seat] & ~ground != 0 or self.movable(world, state, seat) != EMPTY

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        return _has_usable_card(world, state, self.place, events) or self.live(world, state, frame) != EMPTY

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        ground = self.place.find(world, state, seat)
        if not ground & state.free:
            return EMPTY
        return state.settlements[seat] & ~self._stuck(world, state, seat, ground)

    def _stuck(self, world: World, state: State, seat: Seat, ground: Hexes) -> Hexes:
        """The settlements that would leave behind the only such hex next to the others."""
        own = state.settlements[seat]
        near = ground & state.free & state.around[seat]
        if not near:
            return own & ground & state.around[seat]
        # This hex keeps a neighbour, and so serves, whichever settlement is lifted: unless it has only one.
        beside = NEIGHBOURS[first(near)] & own
        lonely = count(beside) == 1 and not self.destinations(world, state, seat, first(beside))
        return beside if lonely else EMPTY

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        lifted = SINGLE[origin]
        eligible = self.place.find(world, state, seat) & (state.free | lifted)
        others = around(state.settlements[seat] ^ lifted)
        return adjacent_if_possible(eligible, others) & ~lifted

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.place.find(world, state, frame.seat)
        return Wanted(self.place.way, ground, ground & state.free)


class MoveAlong(_Move):
    """Move one of your settlements to a suitable hex that is one such step away from where it stands."""

    def __init__(self, words: str, step: Step) -> None:
        self.words = words
        self.step = step
        self.from_hex = [step(SINGLE[hex] & GRID) for hex in range(SPACE)]

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        own = state.settlements[seat]
        if own and self.destinations(world, state, seat, first(own)):
            return True
        return self.movable(world, state, seat) != EMPTY

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        # The step leads back as well: who can be reached from a free hex can go there.
        return self.step(world.suitable & state.free) & state.settlements[seat]

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        return self.from_hex[origin] & world.suitable & state.free

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.from_hex[frame.lifted] & world.suitable if frame.lifted != NOWHERE else world.suitable
        return Wanted(self.words, ground, ground & state.free)


def _has_usable_card(world: World, state: State, place: Place, events: list[Event]) -> bool:
    """An action that needs the card's terrain gets a new card if that terrain is full."""
    if not place.is_on_card or not is_full(world, state):
        return True
    replace_card(world, state, events)
    return False
