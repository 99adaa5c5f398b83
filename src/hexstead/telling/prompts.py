"""What the deciding seat has to do, and how often."""

from typing import Final

from hexstead.content.harvest.powers import EmptySilos
from hexstead.engine.actions import BUILD_OR_MOVE
from hexstead.engine.explain import ask, title
from hexstead.engine.hexes import NOWHERE
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.telling.words import counted

_SILO: Final = "{tile}: {doing} {words}, or stop. {silos}"
_LEFT: Final = "{silos} to go, with this one."
_LAST: Final = "This is your last one."


def prompt_of(world: World, state: State) -> str:
    """Of the silos, which are emptied one after the other, also how many there are and what is left to do."""
    text = ask(world, state)
    if decide(world, state).prompt != BUILD_OR_MOVE:
        return text
    frame = state.frames[-1]
    silos = _LAST if frame.left == 1 else _LEFT.format(silos=counted(frame.left, "silo"))
    location = world.locations[frame.location]
    if frame.lifted != NOWHERE or not isinstance(location.power, EmptySilos):
        return f"{text} {silos}"
    words = location.power.wanted(world, state, frame).words
    doing = _doing(*location.power.more(frame), is_begun=frame.done > 0)
    return _SILO.format(tile=title(location.key), doing=doing, words=words, silos=silos)


def _doing(builds: int, moves: int, *, is_begun: bool) -> str:
    more = " more" if is_begun else ""
    ways = [f"{verb} up to {number}{more}" for verb, number in (("build", builds), ("move", moves)) if number]
    return " or ".join(ways).replace("up to 1 ", "1 ")
