"""The contract of every player: given what a seat may know, choose one of the live actions."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from hexstead.engine.actions import Action, Decision
from hexstead.engine.view import View
from hexstead.engine.world import World

Clock: TypeAlias = Callable[[], float]
"""The type of `time.monotonic`; tests use other clocks."""


class Chooser(Protocol):
    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        """One of the live actions. `deadline` is the value of `time.monotonic()` by which to answer."""
        ...
