"""What only the tiles of this box do: walls, slides, single steps, the sword."""

from typing import Final

from hexstead.engine.actions import DONE, Action, Actions, Seat
from hexstead.engine.events import EVERYBODY, LIES, NOTHING, PLACE, WOOD, Event, Kind
from hexstead.engine.hands import figure_at, free_for, give_back, move, without_figures
from hexstead.engine.hexes import (
    DIRECTIONS,
    EMPTY,
    NEIGHBOURS,
    NOWHERE,
    SINGLE,
    Hex,
    Hexes,
    around,
    count,
)
from hexstead.engine.piles import is_undecided
from hexstead.engine.powers import PIECE, ChooseAndMove, PutBeside, asked
from hexstead.engine.reasons import PLACES
from hexstead.engine.said import Ask, Hint, Reason, Said
from hexstead.engine.state import Frame, State
from hexstead.engine.tiles import Place, Power, Wanted
from hexstead.engine.world import World

WALL: Final = "wall"
STEPS: Final = "steps"
STRIKE: Final = "strike"
PROMPTS: Final = (WALL, STEPS, STRIKE)

WALLED: Final = "walled"
EVENTS: Final = (Kind(WALLED, PLACE, piece=LIES, sound=WOOD),)

STRIKES_ONE = "strikes-one"
"""The variant where you remove a piece of only one other player."""


class RaiseWalls(PutBeside):
    """Put up to `number` walls at the place, each next to one of your settlements."""

    def __init__(self, place: Place, number: int) -> None:
        self.place = place
        self.number = number

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return count(state.walls) < world.most_walls and self.open_hexes(world, state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "no-wall" if count(state.walls) == world.most_walls else ""

    def uses_card(self) -> bool:
        return self.place.is_on_card

    def raises_walls(self) -> bool:
        return True

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        frame.left = min(self.number, world.most_walls - count(state.walls))
        return True

    def prompt(self, frame: Frame) -> str:
        return WALL

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("wall", world, state, frame)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action == DONE:
            return True
        state.walls |= SINGLE[action]
        state.free ^= SINGLE[action]
        events.append((WALLED, frame.seat, action, NOTHING, EVERYBODY))
        frame.left -= 1
        frame.done += 1
        return not frame.left

    def can_run_dry(self) -> bool:
        return True

    def is_idle(self, world: World, state: State, frame: Frame) -> bool:
        return not (is_undecided(world, state) or self.open_hexes(world, state, frame.seat))


class Slide(ChooseAndMove):
    """Move one of your settlements in a straight line as far as it can go."""

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        return without_figures(state, seat) & around(world.suitable & state.free)

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        open_hexes = world.suitable & free_for(world, state, seat, origin)
        ends = EMPTY
        for step in DIRECTIONS:
            there = SINGLE[origin]
            while step(there) & open_hexes:
                there = step(there)
            ends |= there
        return ends & ~SINGLE[origin]

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        return self.within_reach("slide", world, state, frame)


class StepByStep(ChooseAndMove):
    """Take `number` single steps onto suitable hexes, with one or several of your settlements.

    Once you have chosen a settlement, it takes a step before you may choose another, or choosing could go on
    forever; the frame notes in `done` whether it has.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        frame.left = self.number
        return True

    def prompt(self, frame: Frame) -> str:
        return PIECE if frame.lifted == NOWHERE else STEPS

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        if frame.lifted == NOWHERE:
            return ChooseAndMove.ask(self, world, state, frame)
        asking = asked("steps" if frame.left < self.number else "first-step", world, state, frame)
        asking.args["count"] = frame.left
        return asking

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return ChooseAndMove.hint(self, world, state, frame) if frame.lifted == NOWHERE else None

    def verb(self, frame: Frame) -> str:
        return PLACES

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        pieces = self.liftable(world, state, frame.seat)
        if frame.lifted == NOWHERE:
            return pieces
        targets = self.destinations(world, state, frame.seat, frame.lifted)
        others = pieces & ~SINGLE[frame.lifted] if frame.done else EMPTY
        stop = SINGLE[DONE] if frame.left < self.number else EMPTY
        return targets | others | stop

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = world.suitable if frame.lifted == NOWHERE else NEIGHBOURS[frame.lifted] & world.suitable
        return Wanted(Said("way-step-by-step"), ground, ground & state.free)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action == DONE:
            return True
        if state.settlements[frame.seat] & SINGLE[action]:
            frame.lifted = action
            frame.done = 0
            return False
        move(world, state, frame.seat, frame.lifted, action, events)
        frame.lifted = action
        frame.left -= 1
        frame.done = 1
        return not (frame.left and self.liftable(world, state, frame.seat))

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        return without_figures(state, seat) & around(world.suitable & state.free)

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        return NEIGHBOURS[origin] & world.suitable & free_for(world, state, seat, origin)


class StrikeEach(Power):
    """Remove one piece of each other player. The frame notes in `done` which seats were struck."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self._targets(world, state, SINGLE[seat]) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "no-foreign"

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        frame.done = SINGLE[frame.seat]
        return True

    def prompt(self, frame: Frame) -> str:
        return STRIKE

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("strike", world, state, frame)

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return Hint("strike", {"count": self._more(world, state, frame)})

    def _more(self, world: World, state: State, frame: Frame) -> int:
        """How many pieces are still to be removed."""
        others = [SINGLE[seat] for seat in range(world.seats) if not frame.done & SINGLE[seat]]
        within_reach = [seat for seat in others if self._targets(world, state, ~seat)]
        return min(len(within_reach), 1) if STRIKES_ONE in world.options else len(within_reach)

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        owners = [seat for seat, own in enumerate(state.settlements) if own & SINGLE[hex]]
        if not owners or owners[0] == frame.seat:
            return Reason("not-foreign")
        figure = figure_at(state, owners[0], hex)
        if figure != NOTHING and world.figures[figure].is_fixed:
            return Reason("fixed", {"figure": world.figures[figure].said()})
        return Reason("struck")

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self._targets(world, state, frame.done)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        targets = self._targets(world, state, frame.done)
        return Wanted(Said("place-foreign"), targets, targets)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        owner = [own & SINGLE[action] != EMPTY for own in state.settlements].index(True)
        give_back(world, state, owner, action, events)
        frame.done |= SINGLE[owner]
        return STRIKES_ONE in world.options or self._targets(world, state, frame.done) == EMPTY

    def _targets(self, world: World, state: State, spared: int) -> Hexes:
        """What you can remove: all pieces of the other seats, except those that never leave the board."""
        targets = EMPTY
        for seat, own in enumerate(state.settlements):
            if not spared & SINGLE[seat]:
                targets |= own
        for figure, by_seat in enumerate(state.figures):
            if world.figures[figure].is_fixed:
                for hexes in by_seat:
                    targets &= ~hexes
        return targets
