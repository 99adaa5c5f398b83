"""What the deciding seat has to do, and how often."""

from typing import Final

from hexstead.content.harvest.powers import EmptySilos
from hexstead.engine.actions import HARVEST
from hexstead.engine.explain import ask
from hexstead.engine.hexes import NOWHERE
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.telling.words import counted

_SILO: Final = "Silo: {doing} next to your own, or stop. {silos}"
_LEFT: Final = "{silos} to go, with this one."
_LAST: Final = "This is your last one."


def prompt_of(world: World, state: State) -> str:
    """Of the silos, which are emptied one after the other, also how many there are and what is left to do."""
    text = ask(world, state)
    if decide(world, state).prompt != HARVEST:
        return text
    frame = state.frames[-1]
    silos = _LAST if frame.left == 1 else _LEFT.format(silos=counted(frame.left, "silo"))
    power = world.locations[frame.location].power
    if frame.lifted != NOWHERE or not frame.done or not isinstance(power, EmptySilos):
        return f"{text} {silos}"
    builds, moves = power.more(frame)
    doing = f"build up to {builds} more" if builds else f"move up to {moves} more"
    return _SILO.format(doing=doing.replace("up to 1 ", "1 "), silos=silos)
