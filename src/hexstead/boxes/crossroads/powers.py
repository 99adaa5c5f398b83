"""What only the tiles of this box do: place, move and take back figures, and lay the city hall."""

from typing import Final

from hexstead.engine.actions import DONE, Action, Actions, Seat
from hexstead.engine.events import Event
from hexstead.engine.hands import (
    adjacent_if_possible,
    beside_own,
    give_back,
    lay_elsewhere,
    place_figure,
    shift_figure,
)
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, SINGLE, Hexes, around, count, first, surrounded
from hexstead.engine.powers import TARGET, ToTarget, asked
from hexstead.engine.reasons import PLACES, STEPS
from hexstead.engine.said import Ask, Hint, Said
from hexstead.engine.state import Frame, State
from hexstead.engine.tiles import Figure, Wanted
from hexstead.engine.world import World

FIGURE: Final = "figure"
JOURNEY: Final = "journey"
GO_ON: Final = "steps"
PROMPTS: Final = (FIGURE, JOURNEY, GO_ON)


class PlaceOrTakeBack(ToTarget):
    """Place one of your figures where it may stand, next to your own if possible, or take one back."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.place = figure.ground

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self._choices(world, state, seat) != EMPTY

    def prompt(self, frame: Frame) -> str:
        return FIGURE

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        are_all_out = count(self._standing(world, state, frame.seat)) == self.figure.number
        asking = asked("figure-back" if are_all_out else "figure", world, state, frame)
        asking.args["figure"] = self.figure.said()
        return asking

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        out = count(self._standing(world, state, frame.seat))
        return Hint("figure", {"figure": self.figure.said()}) if 0 < out < self.figure.number else None

    def verb(self, frame: Frame) -> str:
        return PLACES

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self._choices(world, state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        if count(self._standing(world, state, frame.seat)) == self.figure.number:
            return Wanted(self.place.where(state), EMPTY, EMPTY)
        ground = self.place.find(world, state, frame.seat)
        return Wanted(self.place.where(state), ground, ground & state.free)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if self._standing(world, state, frame.seat) & SINGLE[action]:
            give_back(world, state, frame.seat, action, events)
        else:
            place_figure(world, state, frame.seat, self._number(world), SINGLE[action], events)
        return True

    def _number(self, world: World) -> int:
        return world.figures.index(self.figure)

    def _standing(self, world: World, state: State, seat: Seat) -> Hexes:
        return state.figures[self._number(world)][seat]

    def _choices(self, world: World, state: State, seat: Seat) -> Hexes:
        standing = self._standing(world, state, seat)
        if count(standing) == self.figure.number:
            return standing
        eligible = self.place.find(world, state, seat) & state.free
        return adjacent_if_possible(eligible, beside_own(world, state, seat)) | standing


class Travel(PlaceOrTakeBack):
    """Place your figure, move it up to `number` steps where it may stand, or take it back."""

    def __init__(self, figure: Figure, number: int) -> None:
        PlaceOrTakeBack.__init__(self, figure)
        self.number = number

    def prompt(self, frame: Frame) -> str:
        if frame.done:
            return GO_ON
        return JOURNEY if frame.left else FIGURE

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        asking = PlaceOrTakeBack.ask(self, world, state, frame)
        can_step = self._steps(world, state, frame.seat) != EMPTY
        asking.key = self.prompt(frame) if can_step or not frame.left else "figure-back"
        asking.args["count"] = frame.left
        return asking

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        if frame.done or not self._steps(world, state, frame.seat):
            return None
        return Hint("journey", {"figure": self.figure.said()})

    def verb(self, frame: Frame) -> str:
        return STEPS if frame.done or frame.left else PLACES

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        frame.left = self.number if self._standing(world, state, frame.seat) else 0
        return True

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        if frame.done:
            return self._steps(world, state, frame.seat) | SINGLE[DONE]
        return self._choices(world, state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        if not self._standing(world, state, frame.seat):
            return PlaceOrTakeBack.wanted(self, world, state, frame)
        steps = self._steps(world, state, frame.seat)
        return Wanted(Said("place-one-step", {"where": self.place.where(state)}), steps, steps)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action == DONE:
            return True
        standing = self._standing(world, state, frame.seat)
        if not standing or standing & SINGLE[action]:
            return PlaceOrTakeBack.act(self, world, state, frame, action, events)
        shift_figure(world, state, frame.seat, self._number(world), first(standing), action, events)
        frame.done += 1
        frame.left = self.number - frame.done
        return not (frame.left and self._steps(world, state, frame.seat))

    def _steps(self, world: World, state: State, seat: Seat) -> Hexes:
        standing = self._standing(world, state, seat)
        return around(standing) & self.place.find(world, state, seat) & state.free

    def _choices(self, world: World, state: State, seat: Seat) -> Hexes:
        standing = self._standing(world, state, seat)
        if standing:
            return standing | self._steps(world, state, seat)
        return PlaceOrTakeBack._choices(self, world, state, seat)


class LayHall(ToTarget):
    """Lay your hall of seven hexes next to one of your settlements. You choose its centre.

    If you use it again in the same turn, it moves the hall.
    """

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return not self._laid(world, state, seat) and self._centres(world, state, seat) != EMPTY

    def can_repeat(self, world: World, state: State, seat: Seat) -> bool:
        is_of_an_earlier_turn = self._laid(world, state, seat) & ~state.laid
        return not is_of_an_earlier_turn and self._centres(world, state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "none-to-place" if self._laid(world, state, seat) else "no-room"

    def prompt(self, frame: Frame) -> str:
        return TARGET

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("hall", world, state, frame)

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return Hint("hall")

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self._centres(world, state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        centres = self._centres(world, state, frame.seat)
        return Wanted(Said("place-hall"), centres, centres)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        lay = lay_elsewhere if self._laid(world, state, frame.seat) else place_figure
        number = world.figures.index(self.figure)
        lay(world, state, frame.seat, number, SINGLE[action] | NEIGHBOURS[action], events)
        return True

    def _centres(self, world: World, state: State, seat: Seat) -> Hexes:
        """A hall that is already on the map is lifted first, and can't go back to where it was."""
        hall = self._laid(world, state, seat)
        if not hall:
            return self._open_centres(world.suitable & state.free, beside_own(world, state, seat))
        open_hexes = world.suitable & (state.free | hall & ~state.blocked)
        others = around(state.settlements[seat] & ~hall)
        return self._open_centres(open_hexes, others) & ~surrounded(hall)

    def _open_centres(self, open_hexes: Hexes, beside: Hexes) -> Hexes:
        return open_hexes & surrounded(open_hexes) & around(beside)

    def _laid(self, world: World, state: State, seat: Seat) -> Hexes:
        return state.figures[world.figures.index(self.figure)][seat]
