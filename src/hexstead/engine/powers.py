"""What tiles let you do: build, move. Powers that only one box needs live in that box."""

from typing import Final

from hexstead.engine.actions import DONE, Action, Actions, Seat
from hexstead.engine.events import EVERYBODY, NOTHING, REVEALED, Event
from hexstead.engine.hands import (
    adjacent_if_possible,
    beside_own,
    build,
    build_owed,
    free_for,
    movable_figures,
    move,
    remove_frame,
    without_figures,
)
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
    last,
    members,
    name,
    of,
)
from hexstead.engine.piles import bind, draw
from hexstead.engine.reasons import BUILDS, MOVES, PUTS, Target, why_not_movable, why_not_target
from hexstead.engine.said import Ask, Hint, Reason, Said, card_named, terrain_named
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import NO_TERRAIN, Terrain, faces
from hexstead.engine.tiles import Place, Power, Wanted
from hexstead.engine.world import World

PIECE: Final = "piece"
TARGET: Final = "target"


def asked(key: str, world: World, state: State, frame: Frame) -> Ask:
    """A question that names the tile and where its piece must go."""
    tile = world.tiles[frame.tile]
    return Ask(key, {"tile": tile.said(), "where": tile.power.wanted(world, state, frame).where})


class ToTarget(Power):
    """A power that puts something on a hex. What it wants of that hex also says why others aren't live."""

    def verb(self, frame: Frame) -> str:
        return BUILDS

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        wanted, live = self.wanted(world, state, frame), self.live(world, state, frame) & GRID
        tile = world.tiles[frame.tile]
        return why_not_target(
            world, state, Target(frame.seat, hex, wanted, live, self.verb(frame), tile, frame.lifted)
        )


class Passive(Power):
    """There is nothing to use: the tile works by itself."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return False

    def is_passive(self) -> bool:
        return True

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "passive"

    def prompt(self, frame: Frame) -> str:
        return TARGET

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        return Wanted(Said("place-nowhere"), EMPTY, EMPTY)


class Build(ToTarget):
    """Build one settlement at the place, next to your own if possible."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return state.supply[seat] > 0 and self.place.find(world, state, seat) & state.free != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "" if state.supply[seat] else "supply"

    def sure_ground(self, world: World, state: State, seat: Seat) -> Hexes:
        return self.place.find(world, state, seat) if self.place.is_fixed else EMPTY

    def uses_card(self) -> bool:
        return self.place.is_on_card

    def prompt(self, frame: Frame) -> str:
        return TARGET

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("build", world, state, frame)

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        eligible = self.place.find(world, state, frame.seat) & state.free
        return eligible & state.around[frame.seat] or eligible

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.place.find(world, state, frame.seat)
        return Wanted(self.place.where(state), ground, ground & state.free, self.place.is_on_card)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        build(world, state, frame.seat, action, events)
        return True


class BuildAnywhere(Build):
    """Build one settlement at the place, even if it isn't next to your own."""

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self.place.find(world, state, frame.seat) & state.free


class BuildSeveral(Build):
    """Build `number` settlements at the place, one by one, each next to your own if possible.

    You may stop after the first only if the next one could not go next to your own.
    """

    def __init__(self, place: Place, number: int) -> None:
        self.place = place
        self.number = number

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        frame.left = self.number
        return True

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        hexes = Build.live(self, world, state, frame)
        may_stop = frame.done and not hexes & state.around[frame.seat]
        return hexes | SINGLE[DONE] if may_stop else hexes

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        if action == DONE:
            return True
        build(world, state, frame.seat, action, events)
        frame.left -= 1
        frame.done += 1
        return not frame.left

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return Hint("up-to", {"count": min(frame.left, state.supply[frame.seat])})

    def can_run_dry(self) -> bool:
        return True

    def is_idle(self, world: World, state: State, frame: Frame) -> bool:
        return not (state.supply[frame.seat] and self.wanted(world, state, frame).eligible)


class BuildOnEither(Build):
    """Build one settlement on one of the terrains; on each of them, next to your own if possible."""

    def __init__(self, terrains: list[Terrain]) -> None:
        self.terrains = terrains

    def sure_ground(self, world: World, state: State, seat: Seat) -> Hexes:
        return EMPTY

    def uses_card(self) -> bool:
        return False

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return state.supply[seat] > 0 and world.all_of(self.terrains) & state.free != EMPTY

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self.each_adjacent(world, state, frame.seat, self.terrains)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = world.all_of(self.terrains)
        named = [terrain_named(terrain) for terrain in self.terrains]
        return Wanted(Said("place-on-either", {"terrains": named}), ground, ground & state.free)

    def each_adjacent(self, world: World, state: State, seat: Seat, terrains: list[Terrain]) -> Hexes:
        """You choose the terrain first, so rule 3 applies within each."""
        result = EMPTY
        for terrain in terrains:
            result |= adjacent_if_possible(world.terrain[terrain] & state.free, state.around[seat])
        return result


class DrawAndBuild(BuildOnEither):
    """Draw a terrain card, then build one settlement on its terrain, next to your own if possible."""

    def __init__(self) -> None:
        pass

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return state.supply[seat] > 0 and bool(state.deck or state.discards)

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "no-draw" if state.supply[seat] else "supply"

    def begin(self, world: World, state: State, frame: Frame, events: list[Event]) -> bool:
        frame.drawn = draw(state, events)
        state.discards.append(frame.drawn)
        events.append((REVEALED, frame.seat, NOTHING, frame.drawn, EVERYBODY))
        return self.live(world, state, frame) != EMPTY

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self.each_adjacent(world, state, frame.seat, self._shown(frame))

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = world.all_of(self._shown(frame))
        where = Said("place-on-drawn")
        if frame.drawn != NO_TERRAIN:
            where = Said("place-on-either", {"terrains": card_named(frame.drawn)})
        return Wanted(where, ground, ground & state.free)

    def _shown(self, frame: Frame) -> list[Terrain]:
        return [] if frame.drawn == NO_TERRAIN else faces(frame.drawn)


class WaiveAdjacency(ToTarget):
    """The settlement you are building right now need not be next to your own."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        build_under_way = state.frames[-1] if state.frames else None
        return self._opened(world, state, seat, build_under_way) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "not-in-build"

    def prompt(self, frame: Frame) -> str:
        return TARGET

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        return asked("build", world, state, frame)

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self._eligible(world, state, self._below(state))

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        eligible = self._eligible(world, state, self._below(state))
        return Wanted(Said("place-anywhere"), eligible, eligible)

    def act(self, world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> bool:
        below = self._below(state)
        # It leaves the stack first, so that the build continues as if nothing had happened in between.
        state.frames.pop()
        if below is None:
            build_owed(world, state, action, events)
        else:
            carry_out(world, state, below, action, events)
        return False

    def _below(self, state: State) -> Frame | None:
        return state.frames[-2] if len(state.frames) > 1 else None

    def _eligible(self, world: World, state: State, frame: Frame | None) -> Hexes:
        if frame is None:
            return world.terrain[state.terrain] & state.free if state.owed else EMPTY
        power = world.tiles[frame.tile].power
        return power.wanted(world, state, frame).eligible if isinstance(power, Build) else EMPTY

    def _opened(self, world: World, state: State, seat: Seat, frame: Frame | None) -> Hexes:
        """The hexes that become live."""
        eligible = self._eligible(world, state, frame)
        if frame is None:
            if not state.begun and world.opening & state.held[seat] & ~state.fresh[seat]:
                return EMPTY
            return eligible & ~adjacent_if_possible(eligible, state.around[seat])
        return eligible and eligible & ~world.tiles[frame.tile].power.live(world, state, frame)


class PutBeside(ToTarget):
    """Put something at the place, but only next to one of your own; several until you are done."""

    place: Place

    def verb(self, frame: Frame) -> str:
        return PUTS

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return Hint("beside", {"count": frame.left})

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        return self.open_hexes(world, state, frame.seat) | (SINGLE[DONE] if frame.done else EMPTY)

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.place.find(world, state, frame.seat)
        return Wanted(self.place.where(state), ground, ground & state.free, self.place.is_on_card)

    def open_hexes(self, world: World, state: State, seat: Seat) -> Hexes:
        return self.place.find(world, state, seat) & state.free & beside_own(world, state, seat)


class ChooseAndMove(ToTarget):
    """Choose one of your settlements, then where it goes. Figures can go too, where they may stand."""

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        return self.liftable(world, state, seat) != EMPTY

    def lacks(self, world: World, state: State, seat: Seat) -> str:
        return "no-mover"

    def prompt(self, frame: Frame) -> str:
        return PIECE if frame.lifted == NOWHERE else TARGET

    def ask(self, world: World, state: State, frame: Frame) -> Ask:
        asking = asked("move-piece" if frame.lifted == NOWHERE else "move", world, state, frame)
        if frame.lifted != NOWHERE:
            asking.args["hex"] = name(frame.lifted)
        return asking

    def hint(self, world: World, state: State, frame: Frame) -> Hint | None:
        return Hint("move", {"where": self.wanted(world, state, frame).where})

    def verb(self, frame: Frame) -> str:
        return MOVES

    def why_not(self, world: World, state: State, frame: Frame, hex: Hex) -> Reason:
        if frame.lifted == NOWHERE:
            return why_not_movable(world, state, frame.seat, hex, self.wanted(world, state, frame))
        return ToTarget.why_not(self, world, state, frame, hex)

    def live(self, world: World, state: State, frame: Frame) -> Actions:
        if frame.lifted == NOWHERE:
            return self.liftable(world, state, frame.seat)
        return self.destinations(world, state, frame.seat, frame.lifted)

    def liftable(self, world: World, state: State, seat: Seat) -> Hexes:
        """Everything with somewhere to go. Each figure has its own ground, so each is checked separately."""
        liftable = self.movable(world, state, seat)
        if world.figures_move:
            for hex in members(movable_figures(world, state, seat)):
                if self.destinations(world, state, seat, hex):
                    liftable |= SINGLE[hex]
        return liftable

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

    def within_reach(self, way: str, world: World, state: State, frame: Frame) -> Wanted:
        """Wanted is exactly where the lifted piece can go."""
        is_lifted = frame.lifted != NOWHERE
        ground = self.destinations(world, state, frame.seat, frame.lifted) if is_lifted else EMPTY
        return Wanted(Said(f"way-{way}"), ground, ground)


class Move(ChooseAndMove):
    """Move one of your settlements to the place, next to your others if possible."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        ground = self.place.find(world, state, seat)
        own = without_figures(state, seat) if state.figures else state.settlements[seat]
        if ground & state.free and own & ground != own:
            return True
        return self.liftable(world, state, seat) != EMPTY

    def uses_card(self) -> bool:
        return self.place.is_on_card

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        ground = self.place.find(world, state, seat)
        if not ground & state.free:
            return EMPTY
        return without_figures(state, seat) & ~self._stuck(world, state, seat, ground)

    def _stuck(self, world: World, state: State, seat: Seat, ground: Hexes) -> Hexes:
        """The settlements with nowhere to go, because the only such hex next to the others is their own."""
        own, beside_others = state.settlements[seat], beside_own(world, state, seat)
        near = ground & state.free & beside_others
        if not near:
            return own & ground & beside_others & ~state.blocked
        # This hex keeps a neighbour, whichever settlement is lifted, unless it has only one.
        beside = NEIGHBOURS[last(near)] & own
        lonely = count(beside) == 1 and not self.destinations(world, state, seat, last(beside))
        return beside if lonely else EMPTY

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        lifted = SINGLE[origin]
        free = free_for(world, state, seat, origin) if world.figures_move else state.free
        if not state.blocked & lifted:
            free |= lifted
        eligible = self.place.find(world, state, seat) & free
        others = around(state.settlements[seat] ^ lifted)
        found = adjacent_if_possible(eligible, others)
        return found ^ found & lifted

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.place.find(world, state, frame.seat)
        return Wanted(self.place.whereto(state), ground, ground & state.free, self.place.is_on_card)


class MoveAlong(ChooseAndMove):
    """Move one of your settlements to a suitable hex that is one such step of two hexes away."""

    def __init__(self, way: str, step: Step) -> None:
        self.way = way
        self.step = step
        self.from_hex = [step(SINGLE[hex] & GRID) for hex in range(SPACE)]

    def can_use(self, world: World, state: State, seat: Seat) -> bool:
        own = without_figures(state, seat) if state.figures else state.settlements[seat]
        if own and self.destinations(world, state, seat, last(own)):
            return True
        return self.liftable(world, state, seat) != EMPTY

    def movable(self, world: World, state: State, seat: Seat) -> Hexes:
        # Steps work both ways: a piece that a free hex can reach can go to that hex.
        reached = self.step(world.suitable & state.free) & without_figures(state, seat)
        if world.island:
            reached = of([hex for hex in members(reached) if self.destinations(world, state, seat, hex)])
        return reached

    def destinations(self, world: World, state: State, seat: Seat, origin: Hex) -> Hexes:
        free = free_for(world, state, seat, origin) if world.figures_move else state.free
        reached = self.from_hex[origin] & world.suitable & free
        if world.island:
            # The hex in between must exist: no step crosses a bay.
            reached &= NEIGHBOURS[origin] | around(NEIGHBOURS[origin] & world.board)
        return reached

    def wanted(self, world: World, state: State, frame: Frame) -> Wanted:
        ground = self.from_hex[frame.lifted] & world.suitable if frame.lifted != NOWHERE else world.suitable
        return Wanted(Said(f"way-{self.way}"), ground, ground & state.free)


def carry_out(world: World, state: State, frame: Frame, action: Action, events: list[Event]) -> None:
    """Let the power of a frame act; it leaves the stack when it is finished."""
    power = world.tiles[frame.tile].power
    is_finished = power.act(world, state, frame, action, events)
    # Choosing the piece to move isn't a move yet: nothing has happened.
    if world.has_several_cards and action < SPACE and events and power.uses_card():
        bind(state)
    if is_finished:
        remove_frame(state, frame)
