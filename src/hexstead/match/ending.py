"""What ends something for good, so that whoever is about to do it can be asked first."""

from typing import Final

from hexstead.engine.actions import END, Action
from hexstead.engine.rules import act, decide
from hexstead.engine.state import State
from hexstead.engine.world import World

GAME: Final = "game"
CHOICES: Final = "choices"


class Ending:
    """Live actions after which the deciding seat has nothing more to choose."""

    __slots__ = ("actions", "ends")

    def __init__(self, ends: str, actions: list[Action]) -> None:
        self.ends = ends
        """The game, or just the choices of this seat after the last round."""
        self.actions = actions


def last_actions(world: World, state: State) -> Ending | None:
    """Each is tried on a copy, and only where the end is near: in the last turn, and after it."""
    if state.over or not (state.closing or _is_last_turn(world, state)):
        return None
    decision = decide(world, state)
    found: list[Action] = []
    ends_game = False
    for action in decision.actions if state.closing else [END] if END in decision else []:
        tried = state.copy()
        act(world, tried, action)
        ends_game = ends_game or tried.over
        if tried.over or (tried.closing and state.closing and tried.frames[-1].seat != decision.seat):
            found.append(action)
    return Ending(GAME if ends_game else CHOICES, found) if found else None


def _is_last_turn(world: World, state: State) -> bool:
    return state.ending and (state.turn + 1) % world.seats == state.first
