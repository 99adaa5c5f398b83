"""Whole turns: every order of building and using tiles that looks good, found by a beam over live actions."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from hexstead.bots.evaluation import Outlook
from hexstead.engine.actions import Action, Actions
from hexstead.engine.hexes import GRID, members
from hexstead.engine.rules import act, decide
from hexstead.engine.state import State

BEAM: Final = 8
"""Positions within the turn that are followed further."""
WIDE: Final = 16
"""Hexes tried for a settlement."""
NARROW: Final = 6
"""Hexes tried for each choice of a power under way."""
DEEP: Final = 4
"""Choices of one power that are tried together before it is judged."""
LONG: Final = 16
"""Actions of a turn, counting a power as one, after which it is cut off."""


@dataclass
class Turn:
    """The actions of a seat until another one decides, and the position they lead to."""

    actions: tuple[Action, ...]
    after: State
    worth: float


_Key: TypeAlias = tuple[object, ...]


def never() -> bool:
    return False


def turns(
    outlook: Outlook, state: State, beam: int = BEAM, is_late: Callable[[], bool] = never
) -> list[Turn]:
    """Turns for the seat that decides, the best first, each leading to another position.

    If it gets late before one is whole, the first actions of some; there is always at least one.
    """
    found: dict[_Key, Turn] = {}
    seen: set[_Key] = set()
    level = [Turn((), state, 0.0)]
    for _ in range(LONG):
        reached: list[Turn] = []
        for turn in level:
            reached += _followed(outlook, turn, found, seen)
            if is_late():
                break
        if not reached:
            break
        level = sorted(reached, key=_by_worth)[:beam]
        if is_late():
            break
    return sorted(found.values(), key=_by_worth) or level


def _by_worth(turn: Turn) -> float:
    return -turn.worth


def _followed(outlook: Outlook, turn: Turn, found: dict[_Key, Turn], seen: set[_Key]) -> list[Turn]:
    """The turn with one more action, or one more power to its end; whole turns go into `found`."""
    reached = []
    pending = [(turn, WIDE, DEEP)]
    while pending:
        begun, wide, deep = pending.pop()
        for action in _worth_trying(outlook, decide(outlook.world, begun.after).live, wide):
            after = begun.after.copy()
            act(outlook.world, after, action)
            further = Turn((*begun.actions, action), after, 0.0)
            if _is_whole(outlook, begun.after, after):
                _keep_if_better(outlook, further, found)
            elif after.frames and deep:
                pending.append((further, NARROW, deep - 1))
            elif (key := _key(after, outlook.seat)) not in seen:
                seen.add(key)
                further.worth = outlook.glance(after)
                reached.append(further)
    return reached


def _worth_trying(outlook: Outlook, live: Actions, wide: int) -> list[Action]:
    """All buttons, and the most promising hexes."""
    return outlook.promising(live & GRID, wide) + members(live & ~GRID)


def _is_whole(outlook: Outlook, before: State, after: State) -> bool:
    return after.over or after.turn != before.turn or decide(outlook.world, after).seat != outlook.seat


def _keep_if_better(outlook: Outlook, turn: Turn, found: dict[_Key, Turn]) -> None:
    key = _key(turn.after, outlook.seat)
    if key not in found:
        turn.worth = outlook.glance(turn.after)
        found[key] = turn


def _key(state: State, seat: int) -> _Key:
    """What distinguishes positions that a turn may lead to."""
    return (
        tuple(state.settlements),
        tuple(state.held),
        state.used[seat],
        state.owed,
        state.terrain,
        state.walls,
        state.aside[seat],
        state.stored[seat],
        tuple(tuple(earned) for earned in state.earned),
        tuple(frame.fields() for frame in state.frames),
    )
