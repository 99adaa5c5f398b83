"""What only the tiles of this box do: figures are placed, moved and taken back; the city hall is laid."""

from hexstead.engine.actions import DONE, FIGURE, JOURNEY, STEPS, TARGET, Action, Actions, Seat
from hexstead.engine.components import Figure, Place, Power, Wanted
from hexstead.engine.events import Event
from hexstead.engine.hexes import EMPTY, NEIGHBOURS, SINGLE, Hexes, around, count, first, surrounded
from hexstead.engine.state import Frame, State
from hexstead.engine.table import adjacent_if_possible, give_back, place_figure, shift_figure
from hexstead.engine.world import World


class PlaceOrTakeBack(Power):
    """Place one of your figures at the place, next to your own if possible, or take one back."""

    def __init__(self, figure: Figure, place: Place) -> None:
        self.figure = figure
        self.place = place

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self._choices(world, state, seat) != EMPTY

    def prompt(self, frame: Frame) -> str:
        return FIGURE

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self._choices(world, state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        if count(self._standing(world, state, frame.seat)) == self.figure.number:
            return Wanted(self.place.words, EMPTY, EMPTY)
        ground = self.place.find(world, state, frame.seat)
        return Wanted(self.place.words, ground, ground & state.free)

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
        return adjacent_if_possible(eligible, state.around[seat]) | standing


class Travel(PlaceOrTakeBack):
    """Place your figure, or move it up to so many steps at the place, or take it back."""

    def __init__(self, figure: Figure, place: Place, number: int) -> None:
        self.figure = figure
        self.place = place
        self.number = number

    def prompt(self, frame: Frame) -> str:
        if frame.done:
            return STEPS
        return JOURNEY if frame.left else FIGURE

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
        return Wanted(f"one step from where it stands, {self.place.words}", steps, steps)

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


class LayHall(Power):
    """Lay your hall of seven hexes next to one of your settlements. The choice is its centre."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self._centres(world, state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "none-to-place" if self._is_laid(world, state, seat) else "no-room"

    def prompt(self, frame: Frame) -> str:
        return TARGET

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self._centres(world, state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        centres = self._centres(world, state, frame.seat)
        return Wanted("on 7 free hexes next to your settlements; choose the middle one", centres, centres)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        number = world.figures.index(self.figure)
        place_figure(world, state, frame.seat, number, SINGLE[action] | NEIGHBOURS[action], events)
        return True

    def _centres(self, world: World, state: State, seat: Seat) -> Hexes:
        if self._is_laid(world, state, seat):
            return EMPTY
        open_hexes = world.suitable & state.free
        return open_hexes & surrounded(open_hexes) & around(state.around[seat])

    def _is_laid(self, world: World, state: State, seat: Seat) -> bool:
        return state.figures[world.figures.index(self.figure)][seat] != EMPTY
