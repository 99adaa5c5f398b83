"""Games with bots that may fail. If one raises, cheats or stalls, it is reported and acts at random.

A bot that never returns is interrupted by a timer signal, which wakes it even from sleep. Signals reach only
the main thread of a process, and not every system has the timer: elsewhere a late answer is reported when
it comes. Code inside the process can still reach everything there: the referee is not a sandbox.
"""

import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from types import FrameType
from typing import Final, TypeAlias

from hexstead.bots.chooser import Chooser, Clock
from hexstead.engine.actions import Action, Decision, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import pick
from hexstead.engine.said import Argument, Said
from hexstead.engine.view import see
from hexstead.match.match import Match

GRACE: Final = 1.0
"""Seconds after the deadline before a bot counts as stalling: a busy machine isn't the bot's fault."""

_AGAIN: Final = 0.5
"""Interrupt a bot again after this many seconds if it swallows the interruption."""

Handler: TypeAlias = Callable[[int, FrameType | None], object] | int | None


@dataclass(frozen=True)
class Incident:
    """What a bot did wrong, and at which action of the match, counted from 0."""

    seat: Seat
    number: int
    reason: Said


class Stalled(BaseException):
    """Raised inside a bot that doesn't answer. Not an Exception, so the bot's own `except` lets it pass."""


class Misplay(Exception):
    """The bot's answer can't be used."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key)
        self.reason = Said(f"incident-{key}", args)


class Referee:
    def __init__(
        self,
        choosers: list[Chooser],
        seconds: list[float],
        seed: int = 0,
        grace: float = GRACE,
        clock: Clock = time.monotonic,
    ) -> None:
        """`seconds` is the thinking time of each seat; `seed` is for the random actions of bots that fail."""
        self.choosers = choosers
        self.seconds = seconds
        self.grace = grace
        self.clock = clock
        self.incidents: list[Incident] = []
        self.thought: list[list[float]] = [[] for _ in choosers]
        """How many seconds each decision took, by seat."""
        self._rng = Rng(seed)

    def play_out(self, match: Match) -> None:
        while not match.is_over:
            match.play(self.ask(match))

    def ask(self, match: Match) -> Action:
        """The bot's answer, or a random action in its place; always live."""
        decision = match.decision()
        seat = decision.seat
        begun = self.clock()
        try:
            return self._answer(match, decision, begun + self.seconds[seat])
        except Misplay as misplay:
            self.incidents.append(Incident(seat, len(match.steps), misplay.reason))
            return pick(decision.live, self._rng.below(len(decision)))
        finally:
            self.thought[seat].append(self.clock() - begun)

    def _answer(self, match: Match, decision: Decision, deadline: float) -> Action:
        seat = decision.seat
        view = see(match.world, match.state, seat)
        allowed = self.seconds[seat] + self.grace

        def choose() -> Action:
            return self.choosers[seat].choose(match.world, view, _twin(decision), deadline)

        try:
            answer = _interrupted_after(allowed, choose)
        except Stalled:
            raise Misplay("stalled", milliseconds=_milliseconds(allowed)) from None
        except (Exception, SystemExit) as error:
            raise Misplay("raised", error=type(error).__name__, why=str(error)) from error
        if self.clock() > deadline + self.grace:
            raise Misplay("late", milliseconds=_milliseconds(allowed))
        return _checked(answer, decision)


def _twin(decision: Decision) -> Decision:
    """A copy for the bot: nothing it does to that changes the game."""
    copied = Decision()
    copied.seat, copied.prompt, copied.live = decision.seat, decision.prompt, decision.live
    return copied


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)


def _checked(answer: object, decision: Decision) -> Action:
    try:
        action = index(answer)  # type: ignore[arg-type]  # it comes from outside, so it can be anything
    except TypeError:
        raise Misplay("no-action", answer=repr(answer)) from None
    if action not in decision:
        raise Misplay("not-live", answer=str(action))
    return action


def _interrupted_after(seconds: float, work: Callable[[], Action]) -> Action:
    """Do the work; if it takes longer, raise Stalled inside it."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        return work()
    before = signal.signal(signal.SIGALRM, _stop)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
            return work()
        finally:
            _end_alarm(before)
    except Stalled:
        # It may have fired while the timer was being stopped.
        _end_alarm(before)
        raise


def _end_alarm(before: Handler) -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stalled
