"""What the deciding seat has to do, and how often."""

from typing import Final

from hexstead.engine.actions import HARVEST
from hexstead.engine.explain import ask
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.telling.words import counted

_LEFT: Final = "{silos} to go, with this one."
_LAST: Final = "This is your last one."


def prompt_of(world: World, state: State) -> str:
    """Of the silos, which are emptied one after the other, also how many there are."""
    text = ask(world, state)
    if decide(world, state).prompt != HARVEST:
        return text
    silos = state.frames[-1].left
    return f"{text} {_LAST if silos == 1 else _LEFT.format(silos=counted(silos, 'silo'))}"
