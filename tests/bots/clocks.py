"""Clocks for bots that think for a time: what they do must not depend on how busy the machine is."""

from hexstead.bots.chooser import Chooser
from hexstead.bots.registry import BOTS
from hexstead.bots.search import Search


class Ticking:
    """Every look at it takes this many seconds."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.time = 0.0
        self.looks = 0

    def __call__(self) -> float:
        self.time += self.tick
        self.looks += 1
        return self.time


class Thinking(Search):
    """A search that thinks for a fixed number of looks at its clock, whatever deadline it is given."""

    LOOKS = 200

    def __init__(self, seed: int) -> None:
        super().__init__(seed, clock=Ticking(1.0))

    def choose(self, world, view, decision, deadline):  # type: ignore[no-untyped-def]
        return super().choose(world, view, decision, self.clock() + self.LOOKS)


def bot_of(name: str, seed: int) -> Chooser:
    """The bot of this name; one that thinks gets a clock of its own."""
    return Thinking(seed) if name == "search" else BOTS[name](seed)
