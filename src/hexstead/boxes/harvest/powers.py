"""What only the tiles of this box do: repeat, store, scout, stay with the area, and the silos at the end."""

from typing import Final

from hexstead.engine.actions import DONE, FIRST_TILE, STORE, Action, Actions, Seat
from hexstead.engine.events import EVERYBODY, NOTHING, STORED, USED, Event
from hexstead.engine.hands import (
    adjacent_if_possible,
    build,
    free_for,
    move,
    place_figure,
    remove_passing_figures,
    store,
    without_figures,
)
from hexstead.engine.hexes import (
    EMPTY,
    GRID,
    NEIGHBOURS,
    NOWHERE,
    SINGLE,
    Hex,
    Hexes,
    area_of,
    areas,
    around,
    count,
    last,
    members,
)
from hexstead.engine.piles import is_undecided
from hexstead.engine.powers import TARGET, Build, ChooseAndMove, PutBeside, ToTarget, asked
from hexstead.engine.reasons import BUILDS, MOVES, PUTS
from hexstead.engine.said import Ask, Hint, Reason, Said
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import SILO
from hexstead.engine.tiles import Figure, Place, Power, Wanted
from hexstead.engine.world import World

REPEAT: Final = "repeat"
SPEND: Final = "spend"
SCOUT: Final = "scout"
BUILD_OR_MOVE: Final = "build-or-move"
PROMPTS: Final = (REPEAT, SPEND, SCOUT, BUILD_OR_MOVE)


class Repeat(Power):
    """Use another of your tiles once more."""

    def takes_buttons(self) -> bool:
        return True

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self._buttons(world, state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "nothing-to-repeat"

    def prompt(self, frame: Frame) -> str:
        return REPEAT

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("repeat", world, state, frame)

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return Hint("repeat")

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        return Reason("choose-tile")

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self._buttons(world, state, frame.seat)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        return Wanted(Said("place-nowhere"), EMPTY, EMPTY)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        number = action - FIRST_TILE
        tile = world.tiles[number]
        events.append((USED, frame.seat, NOTHING, number, EVERYBODY))
        if tile.extra_cards:
            state.more_cards += tile.extra_cards
            return True
        repeated = Frame(number, frame.seat)
        if tile.power.begin(world, state, repeated, events):
            state.frames.append(repeated)
        return True

    def _buttons(self, world: World, state: State, seat: Seat) -> Actions:
        """The location tiles that could be used this turn, whether they have been or not."""
        buttons = EMPTY
        for number in range(len(world.tiles)):
            tiles = world.tiles_of[number] & state.held[seat] & ~state.fresh[seat]
            if tiles and self._can_repeat(world, state, seat, number):
                buttons |= SINGLE[FIRST_TILE + number]
        return buttons

    def _can_repeat(self, world: World, state: State, seat: Seat, number: int) -> bool:
        tile = world.tiles[number]
        is_on_board = world.sites[members(world.tiles_of[number])[0]].hex != NOWHERE
        if tile.is_fleeting or tile.is_reaction or not is_on_board or tile.power is self:
            return False
        return tile.extra_cards > 0 or tile.power.can_repeat(world, state, seat)


class StoreOrSpend(Build):
    """Take another number tile, or return some and build as many settlements at the place."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        if self._can_store(world, state, seat):
            return True
        return self._can_spend(state, seat) and self._hexes(world, state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return Build.lacks(self, world, state, seat) if state.stored[seat] else "no-number-left"

    def prompt(self, frame: Frame) -> str:
        return SPEND

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        can_build = self.live(world, state, frame) & GRID != EMPTY
        return asked("spend" if can_build else "store", world, state, frame)

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        if not self.live(world, state, frame) & GRID:
            return None
        can_store = not frame.done and self._can_store(world, state, frame.seat)
        return Hint("spend-or-store" if can_store else "spend", {"count": state.stored[frame.seat]})

    def verb(self, frame: Frame) -> str:
        return PUTS

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        if not state.stored[frame.seat]:
            return Reason("no-number")
        return Build.why_not(self, world, state, frame, hex)

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        hexes = self._hexes(world, state, frame.seat) if self._can_spend(state, frame.seat) else EMPTY
        if frame.done:
            return hexes | SINGLE[DONE]
        return hexes | (SINGLE[STORE] if self._can_store(world, state, frame.seat) else EMPTY)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.place.find(world, state, frame.seat)
        can_spend = self._can_spend(state, frame.seat)
        return Wanted(
            self.place.where(state),
            ground,
            ground & state.free if can_spend else EMPTY,
            self.place.is_on_card,
        )

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action == DONE:
            return True
        if action == STORE:
            store(world, state, frame.seat, events)
            state.gathered += 1
            return True
        state.stored[frame.seat] -= 1
        events.append((STORED, frame.seat, NOTHING, state.stored[frame.seat], EVERYBODY))
        build(world, state, frame.seat, action, events)
        frame.done += 1
        return not self._can_spend(state, frame.seat)

    def can_run_dry(self) -> bool:
        return True

    def is_idle(self, world: World, state: State, frame: Frame) -> bool:
        """Some were returned, and there is no hex for another build."""
        is_stuck = self._hexes(world, state, frame.seat) == EMPTY and not is_undecided(world, state)
        return frame.done > 0 and (is_stuck or not self._can_spend(state, frame.seat))

    def _can_store(self, world: World, state: State, seat: Seat) -> bool:
        """Each of the seat's tiles brings one number tile per turn, no matter how often it is used."""
        tiles = [
            world.tiles_of[number] & state.held[seat] & ~state.fresh[seat]
            for number, tile in enumerate(world.tiles)
            if tile.stores
        ]
        return sum(state.stored) < world.most_stored and state.gathered < sum([count(own) for own in tiles])

    def _can_spend(self, state: State, seat: Seat) -> bool:
        return state.stored[seat] > 0 and state.supply[seat] > 0

    def _hexes(self, world: World, state: State, seat: Seat) -> Hexes:
        return adjacent_if_possible(self.place.find(world, state, seat) & state.free, state.around[seat])


class SendScouts(PutBeside):
    """Put the scouts next to your own for this turn. Those already on the map come back first."""

    def __init__(self, figure: Figure, place: Place) -> None:
        self.figure = figure
        self.place = place

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        out = state.figures[world.figures.index(self.figure)][seat]
        empty = state.free | out & ~state.blocked
        beside = around(state.settlements[seat] & ~out)
        return self.place.find(world, state, seat) & empty & beside != EMPTY

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        remove_passing_figures(world, state, frame.seat, events)
        frame.left = self.figure.number
        return True

    def prompt(self, frame: Frame) -> str:
        return SCOUT

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("scout", world, state, frame)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action == DONE:
            return True
        number = world.figures.index(self.figure)
        place_figure(world, state, frame.seat, number, SINGLE[action], events)
        frame.left -= 1
        frame.done += 1
        return not (frame.left and self.open_hexes(world, state, frame.seat))


class BuildBeside(PutBeside):
    """Build one settlement at the place, but only next to one of your own."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return state.supply[seat] > 0 and self.open_hexes(world, state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "" if state.supply[seat] else "supply"

    def prompt(self, frame: Frame) -> str:
        return TARGET

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("build", world, state, frame)

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return None

    def verb(self, frame: Frame) -> str:
        return BUILDS

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.place.find(world, state, frame.seat)
        eligible = self.open_hexes(world, state, frame.seat)
        where = Said("place-beside-own", {"where": self.place.where(state)})
        return Wanted(where, ground, eligible)

    def open_hexes(self, world: World, state: State, seat: Seat) -> Hexes:
        return self.place.find(world, state, seat) & state.free & state.around[seat]

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        build(world, state, frame.seat, action, events)
        return True


class MoveWithinArea(ChooseAndMove):
    """Move one of your settlements to a suitable hex beside the area it belongs to."""

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        result = EMPTY
        for area in areas(state.settlements[seat]):
            result |= _with_room(area, world.suitable & state.free)
        return result & without_figures(state, seat)

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        others = area_of(origin, state.settlements[seat]) ^ SINGLE[origin]
        return around(others) & world.suitable & free_for(world, state, seat, origin)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        return self.within_reach("own-area", world, state, frame)


class EmptySilos(ChooseAndMove):
    """After the last round: for each silo beside your settlements, build up to 3 or move up to 3.

    In the frame, `left` counts the silos still to empty, and `done` what you did for the current one:
    builds from 1, moves from 10. A settlement moved for a silo stays put until the next silo.
    """

    MOST = 3
    MOVING = 10

    def more(self, frame: Frame) -> tuple[int, int]:
        """How many builds and moves the current silo still allows: starting with one rules out the other."""
        more = self.MOST - frame.done % self.MOVING
        return more * int(frame.done < self.MOVING), more * int(self._may_move(frame))

    def can_run_dry(self) -> bool:
        return True

    def is_idle(self, world: World, state: State, frame: Frame) -> bool:
        if not frame.left:
            frame.left = self._silos(world, state, frame.seat)
            return not frame.left
        return False

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return False

    def prompt(self, frame: Frame) -> str:
        return BUILD_OR_MOVE

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        """What is left to do for the current silo."""
        asking = ChooseAndMove.ask(self, world, state, frame)
        if frame.lifted == NOWHERE:
            asking.args["ways"] = self._ways(world, state, frame)
            asking.key = "silo" if asking.args["ways"] else "silo-nothing"
        return asking

    def _ways(self, world: World, state: State, frame: Frame) -> list[Said]:
        """How many may be built, how many moved: only what is possible."""
        live = self.live(world, state, frame) & GRID
        builds, moves = self.more(frame)
        builds = min(builds, state.supply[frame.seat]) if live & state.free else 0
        moves = moves if live & state.settlements[frame.seat] else 0
        ways = (("silo-build", builds), ("silo-go", moves))
        return [Said(key, {"count": more}) for key, more in ways if more]

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        """How many silos are left after this one."""
        return Hint("silo" if frame.lifted == NOWHERE else "silo-move", {"silos": frame.left - 1})

    def verb(self, frame: Frame) -> str:
        return PUTS if frame.lifted == NOWHERE else MOVES

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        is_own = state.settlements[frame.seat] & SINGLE[hex] != EMPTY
        if frame.lifted == NOWHERE and is_own and frame.moved & SINGLE[hex]:
            return Reason("moved-already")
        can_build = self.live(world, state, frame) & state.free != EMPTY
        if frame.lifted == NOWHERE and not can_build:
            return ChooseAndMove.why_not(self, world, state, frame, hex)
        return ToTarget.why_not(self, world, state, frame, hex)

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        if frame.lifted != NOWHERE:
            return self.destinations(world, state, frame.seat, frame.lifted)
        choices = SINGLE[DONE]
        if frame.done < self.MOVING and state.supply[frame.seat]:
            choices |= world.suitable & state.free & state.around[frame.seat]
        if self._may_move(frame):
            choices |= self.liftable(world, state, frame.seat) & ~frame.moved
        return choices

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = world.suitable
        return Wanted(Said("place-next-to-own"), ground, ground & state.free)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action == DONE:
            return self._next_silo(frame)
        if frame.lifted != NOWHERE:
            move(world, state, frame.seat, frame.lifted, action, events)
            frame.lifted = NOWHERE
            frame.moved |= SINGLE[action]
            frame.done = max(frame.done, self.MOVING) + 1
        elif state.settlements[frame.seat] & SINGLE[action]:
            frame.lifted = action
            return False
        else:
            build(world, state, frame.seat, action, events)
            frame.done += 1
        return frame.done % self.MOVING == self.MOST and self._next_silo(frame)

    def _may_move(self, frame: Frame) -> bool:
        return frame.done == 0 or frame.done >= self.MOVING

    def _next_silo(self, frame: Frame) -> bool:
        frame.done = 0
        frame.moved = EMPTY
        frame.left -= 1
        return frame.left == 0

    def _silos(self, world: World, state: State, seat: Seat) -> int:
        return count(world.terrain[SILO] & state.around[seat])

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        pieces = _with_room(state.settlements[seat], world.suitable & state.free)
        return pieces & without_figures(state, seat)

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        others = around(state.settlements[seat] ^ SINGLE[origin])
        return others & world.suitable & free_for(world, state, seat, origin) & ~SINGLE[origin]


def _with_room(pieces: Hexes, open_hexes: Hexes) -> Hexes:
    """Those of the pieces that, once lifted, could go to an open hex beside the others."""
    near = around(pieces) & open_hexes
    if not near:
        return EMPTY
    # This hex lies beside the others whichever piece is lifted, unless only one of them is beside it.
    beside = NEIGHBOURS[last(near)] & pieces
    if count(beside) > 1 or around(pieces ^ beside) & open_hexes:
        return pieces
    return pieces ^ beside
