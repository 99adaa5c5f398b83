"""Bots that raise, cheat or stall are reported and replaced, and the game goes on."""

import signal
import time
from threading import Thread
from typing import Any

import pytest

from hexstead.bots.at_random import AtRandom
from hexstead.bots.referee import Referee
from hexstead.bots.whole_games import play_out
from hexstead.engine.actions import Action, Decision
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.match.match import Match
from hexstead.setup.draw import draw_setup
from hexstead.wording.say import say


class Raises:
    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        raise KeyError("lost")


class Leaves:
    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        raise SystemExit(3)


class Answers:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        return self.answer  # type: ignore[no-any-return]


class Forges:
    """Makes every hex live for itself."""

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        decision.live = world.board
        view.supply[0] = 0
        return next(hex for hex in range(400) if not decision.live & ~world.suitable & 1 << hex)


class Sleeps:
    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        time.sleep(60)
        return 0


class Spins:
    """Never comes to an end, and catches whatever can be caught with `except Exception`."""

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        while True:
            try:
                deadline += 1
            except Exception:
                continue


class Clings:
    """Swallows the first interruption."""

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        try:
            time.sleep(60)
        except BaseException:
            time.sleep(60)
        return 0


class Clock:
    """Tells a time that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Late:
    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds

    def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
        self.clock.time += self.seconds
        return decision.actions[0]


def _match() -> Match:
    return Match(draw_setup(2, 3), 3)


@pytest.mark.parametrize(
    ("culprit", "reason"),
    [
        (Raises(), "raised KeyError: 'lost'"),
        (Leaves(), "raised SystemExit: 3"),
        (Answers(-1), "answered -1, which is not live"),
        (Answers(10**6), "answered 1000000, which is not live"),
        (Answers("K6"), "answered 'K6', which is not an action"),
        (Answers(None), "answered None, which is not an action"),
        (Answers(2.0), "answered 2.0, which is not an action"),
    ],
)
def test_a_bot_that_fails_every_time_is_reported_every_time_and_the_game_ends(
    culprit: Any, reason: str
) -> None:
    match = _match()
    referee = Referee([culprit, AtRandom(1)], [1.0, 1.0])
    referee.play_out(match)
    assert match.is_over
    asked = [number for number, step in enumerate(match.steps) if step.seat == 0]
    assert [incident.number for incident in referee.incidents] == asked
    assert {(incident.seat, say(incident.reason)) for incident in referee.incidents} == {(0, reason)}


def test_changing_what_one_is_shown_makes_nothing_live() -> None:
    match = _match()
    referee = Referee([Forges(), Forges()], [1.0, 1.0])
    referee.play_out(match)
    assert match.is_over
    assert {incident.reason.key for incident in referee.incidents} == {"incident-not-live"}


def test_bots_that_behave_play_the_game_they_would_play_by_themselves() -> None:
    refereed, alone = _match(), _match()
    referee = Referee([AtRandom(1), AtRandom(2)], [1.0, 1.0])
    referee.play_out(refereed)
    play_out(alone, [AtRandom(1), AtRandom(2)])
    assert refereed.record() == alone.record()
    assert referee.incidents == []


def test_the_random_actions_follow_from_the_seed() -> None:
    games = []
    for seed in (1, 1, 2):
        match = _match()
        Referee([Raises(), Raises()], [1.0, 1.0], seed).play_out(match)
        games.append(match.record())
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("culprit", [Sleeps(), Spins(), Clings()])
def test_a_bot_that_never_answers_is_interrupted(culprit: Any) -> None:
    match = _match()
    referee = Referee([culprit, culprit], [0.01, 0.01], grace=0.02)
    action = referee.ask(match)
    assert action in match.decision()
    assert [say(incident.reason) for incident in referee.incidents] == ["stalled: no answer within 30 ms"]


def test_no_alarm_is_left_behind() -> None:
    Referee([Sleeps(), Sleeps()], [0.01, 0.01], grace=0.0).ask(_match())
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) == signal.SIG_DFL


@pytest.mark.parametrize(("seconds", "incidents"), [(2.9, 0), (3.1, 1)])
def test_an_answer_after_deadline_and_grace_is_replaced_even_if_it_could_not_be_interrupted(
    seconds: float, incidents: int
) -> None:
    clock, match = Clock(), _match()
    referee = Referee([Late(clock, seconds)] * 2, [2.0, 2.0], grace=1.0, clock=clock)
    # Outside the main thread there are no signals.
    thread = Thread(target=referee.ask, args=[match])
    thread.start()
    thread.join()
    assert len(referee.incidents) == incidents


def test_the_thinking_time_of_each_seat_is_kept() -> None:
    clock, match = Clock(), _match()
    referee = Referee([Late(clock, 0.25), Late(clock, 0.5)], [2.0, 2.0], clock=clock)
    for _ in range(8):
        match.play(referee.ask(match))
    seats = [step.seat for step in match.steps]
    assert referee.thought == [[0.25] * seats.count(0), [0.5] * seats.count(1)]


def test_ctrl_c_is_not_taken_for_a_failure_of_the_bot() -> None:
    class Interrupted:
        def choose(self, world: World, view: View, decision: Decision, deadline: float) -> Action:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Referee([Interrupted(), Interrupted()], [1.0, 1.0]).ask(_match())
