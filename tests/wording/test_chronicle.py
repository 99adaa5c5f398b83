"""The turns of a game that is followed from action to action are those told from its beginning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexstead import Match, draw_setup
from hexstead.boxes.catalogue import BOXES
from hexstead.engine.hexes import pick
from hexstead.match.turns import Chronicle, Turn, turns

Facts = list[tuple[int, list[object], bool]]


def facts(told: list[Turn]) -> Facts:
    return [(turn.seat, list(turn.events), turn.is_closing) for turn in told]


def play_any(match: Match, number: int) -> None:
    decision = match.decision()
    match.play(pick(decision.live, number % len(decision)))


def take_back_if_possible(match: Match) -> None:
    if match.steps and match.can_take_back(match.steps[-1].seat):
        match.take_back(match.steps[-1].seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_followed_game_has_the_turns_told_from_its_beginning(seats: int) -> None:
    match = Match(draw_setup(seats, seats, expansions=BOXES), seats)
    chronicle = Chronicle(match)
    while not match.is_over:
        play_any(match, 7 * len(match.steps))
        chronicle.follow()
        assert facts(chronicle.turns) == facts(turns(match))


@given(seed=st.integers(0, 50), choices=st.lists(st.integers(0, 1000), max_size=60))
def test_turns_before_the_first_that_changed_are_as_they_were(seed: int, choices: list[int]) -> None:
    """Whatever is played or taken back, one action or several between two looks."""
    match = Match(draw_setup(2, seed), seed)
    chronicle = Chronicle(match)
    for choice in choices:
        before = facts(chronicle.turns)
        for number in range(choice % 3):
            play_any(match, choice + number)
        if choice % 5 == 0:
            take_back_if_possible(match)
        first = chronicle.follow()
        after = facts(chronicle.turns)
        assert after == facts(turns(match))
        assert after[:first] == before[:first]
        assert before == after or before[first:] != after[first:]


def test_following_reads_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(draw_setup(2, 1), 1)
    chronicle = Chronicle(match)
    monkeypatch.delattr(Match, "opening")
    monkeypatch.setattr(Chronicle, "_add", counted := Counting(Chronicle._add))
    for number in range(30):
        play_any(match, number)
        chronicle.follow()
    assert counted.calls == 30


class Counting:
    """Counts the calls of a method."""

    def __init__(self, method: object) -> None:
        self.method = method
        self.calls = 0

    def __get__(self, owner: object, kind: type) -> object:
        def call(*given: object) -> object:
            self.calls += 1
            return self.method(owner, *given)  # type: ignore[operator]

        return call
