"""Whole turns: every promising order of builds and tiles, found by a beam over live actions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from hexstead.bots.evaluation import Outlook
from hexstead.engine.actions import Action, Actions
from hexstead.engine.hexes import GRID, members, of
from hexstead.engine.rules import act, decide
from hexstead.engine.state import State

WIDE: Final = 16
"""How many hexes to try for a settlement."""
NARROW: Final = (6, 6, 2, 2)
"""How many hexes to try for each of a power's first choices; after as many choices it is judged as it is."""
LONG: Final = 16
"""A turn is cut off after this many actions, counting a power as one."""


@dataclass
class WholeTurn:
    """The actions of a seat until another one decides, and the position they lead to."""

    actions: tuple[Action, ...]
    after: State
    worth: float


_Key: TypeAlias = tuple[object, ...]


def never() -> bool:
    return False


def turns(outlook: Outlook, state: State, beam: int, is_late: Callable[[], bool] = never) -> list[WholeTurn]:
    """Turns for the seat that decides, best first, each leading to a different position.

    If time runs out before one is complete, the first actions of some; there is always at least one.
    """
    return _Beam(outlook, beam, is_late).search(state)


class _Beam:
    """The positions followed within a turn, and the complete turns found on the way."""

    def __init__(self, outlook: Outlook, width: int, is_late: Callable[[], bool]) -> None:
        self.outlook = outlook
        self.width = width
        self.is_late = is_late
        self.is_stopped = False
        self.found: dict[_Key, WholeTurn] = {}
        self.seen: set[_Key] = set()
        self.reached: list[WholeTurn] = []

    def search(self, state: State) -> list[WholeTurn]:
        level = [WholeTurn((), state, 0.0)]
        for _ in range(LONG):
            self.reached = []
            for turn in level:
                self._follow(turn)
            level = sorted(self.reached, key=_by_worth)[: self.width] or level
            if self.is_stopped or not self.reached:
                break
        return sorted(self.found.values(), key=_by_worth) or level

    def _follow(self, turn: WholeTurn) -> None:
        """Add one more action, or one more power to its end."""
        pending = [(turn, 0)]
        while pending and not self._must_stop():
            begun, choices = pending.pop()
            wide = NARROW[choices - 1] if choices else WIDE
            for action in self._worth_trying(decide(self.outlook.world, begun.after).live, wide):
                after = begun.after.copy()
                act(self.outlook.world, after, action)
                further = WholeTurn((*begun.actions, action), after, 0.0)
                if self._is_whole(begun.after, after):
                    self._keep(further)
                elif after.frames and choices < len(NARROW):
                    pending.append((further, choices + 1))
                else:
                    self._reach(further)

    def _must_stop(self) -> bool:
        """Is time up, and is there something to answer?"""
        if not self.is_stopped and (self.found or self.reached):
            self.is_stopped = self.is_late()
        return self.is_stopped

    def _worth_trying(self, live: Actions, wide: int) -> list[Action]:
        """All buttons, and the most promising hexes."""
        return self.outlook.promising(live & GRID, wide) + members(live & ~GRID)

    def _is_whole(self, before: State, after: State) -> bool:
        decider = after.frames[-1].seat if after.frames else after.turn
        return after.over or after.turn != before.turn or decider != self.outlook.seat

    def _keep(self, turn: WholeTurn) -> None:
        key = _key(turn.after, self.outlook.seat)
        if key not in self.found:
            turn.worth = self.outlook.glance(turn.after)
            self.found[key] = turn

    def _reach(self, turn: WholeTurn) -> None:
        key = _key(turn.after, self.outlook.seat)
        if key not in self.seen:
            self.seen.add(key)
            turn.worth = self.outlook.glance(turn.after)
            self.reached.append(turn)


def _by_worth(turn: WholeTurn) -> float:
    return -turn.worth


def _key(state: State, seat: int) -> _Key:
    """What tells apart the positions a turn may lead to: where it has built, in any order."""
    return (
        tuple(state.settlements),
        tuple([tuple(by_seat) for by_seat in state.figures]),
        tuple(state.supply),
        tuple(state.held),
        tuple(state.stock),
        tuple(state.marks),
        tuple([tuple(earned) for earned in state.earned]),
        tuple([frame.fields() for frame in state.frames]),
        (state.used[seat], state.fresh[seat], state.taken[seat], state.aside[seat], state.stored[seat]),
        (state.owed, state.terrain, state.in_use, state.binding, state.begun, state.quota),
        (state.walls, state.laid, state.built_this_turn, of(state.built), state.gathered, state.more_cards),
    )
