"""A match, its record, and taking back."""

from pathlib import Path

import pytest

from hexstead.bots.at_random import AtRandom
from hexstead.bots.game import play_out
from hexstead.engine.actions import IllegalAction
from hexstead.engine.codec import encode
from hexstead.engine.hexes import members
from hexstead.match.documents import BadInput, check, parse_json, read_json
from hexstead.match.drawing import first_game
from hexstead.match.match import Match, replay
from hexstead.match.notation import write_action
from hexstead.match.record import Record


def built(number: int) -> Match:
    """A match in which the first seat has built so many."""
    match = Match(first_game(2), 3)
    for _ in range(number):
        match.play(members(match.decision().hexes)[0])
    return match


def with_end(match: Match) -> Match:
    match.play(match.decision().buttons[0])
    return match


def test_a_match_keeps_its_steps() -> None:
    match = built(3)
    assert [step.seat for step in match.steps] == [match.state.first] * 3
    assert [step.is_final for step in with_end(match).steps] == [False, False, False, True]


def test_an_illegal_action_is_no_step() -> None:
    match = built(1)
    before = encode(match.state)
    with pytest.raises(IllegalAction):
        match.play(-1)
    assert (len(match.steps), encode(match.state)) == (1, before)


def test_builds_are_taken_back_one_by_one() -> None:
    match, seat = built(3), Match(first_game(2), 3).state.first
    actions = [step.action for step in match.steps]
    assert [match.take_back(seat) for _ in range(3)] == actions[::-1]
    assert encode(match.state) == encode(built(0).state)


@pytest.mark.parametrize(
    ("match", "by_first", "message"),
    [
        (built(0), True, "There is nothing to take back."),
        (built(2), False, "Another player has acted since: nothing can be taken back."),
        (with_end(built(3)), True, "That action showed a hidden card: it cannot be taken back."),
        (with_end(built(3)), False, "Another player has acted since: nothing can be taken back."),
    ],
)
def test_barriers_say_why_nothing_is_taken_back(match: Match, by_first: bool, message: str) -> None:
    seat = match.state.first if by_first else 1 - match.state.first
    assert not match.can_take_back(seat)
    with pytest.raises(BadInput) as error:
        match.take_back(seat)
    assert str(error.value) == message


def test_after_the_end_nothing_is_taken_back() -> None:
    match = Match(first_game(2), 3)
    play_out(match, [AtRandom(1), AtRandom(2)])
    with pytest.raises(BadInput, match="The game is over: nothing can be taken back"):
        match.take_back(match.steps[-1].seat)


def test_the_following_seat_takes_back_its_own_build_only() -> None:
    match = with_end(built(3))
    before, seat = encode(match.state), 1 - match.state.first
    match.play(members(match.decision().hexes)[0])
    assert not match.can_take_back(match.state.first)
    match.take_back(seat)
    assert encode(match.state) == before


def test_a_record_names_the_players_and_the_actions() -> None:
    match = with_end(built(3))
    record = match.record(("Ann", "Bob"))
    assert (record.seed, record.players, record.setup) == (3, ("Ann", "Bob"), first_game(2))
    assert record.actions == tuple([write_action(match.world, step.action) for step in match.steps])
    assert record.actions[-1] == "end"


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (["end"], r"Action 1 \(end\) is not allowed: Build first: 3 more on "),
        (["use:farm"], r"Action 1 \(use:farm\) is not allowed: You have no Farm tile\."),
        (["Z9"], r"Action 1: 'Z9' is no hex"),
        (["use:inn"], r"Action 1: 'use:inn' is no action here"),
    ],
)
def test_a_record_that_does_not_fit_says_which_action_and_why(actions: list[str], message: str) -> None:
    record = Record(hexstead=1, setup=first_game(2), seed=3, actions=tuple(actions))
    with pytest.raises(BadInput, match=message):
        replay(record)


@pytest.mark.parametrize("at", [-1, 5])
def test_a_record_is_not_shown_beyond_its_end(at: int) -> None:
    with pytest.raises(BadInput, match="The record has 4 actions: choose a number from 0 to 4"):
        replay(with_end(built(3)).record(), at)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": -1}, "seed: "),
        ({"seed": "3"}, "seed: "),
        ({"actions": [3]}, "actions.0: "),
        ({"setup": {}}, "setup.seats: this field is required."),
        ({"hexstead": 2}, "hexstead: expected 1."),
        ({"moves": []}, "moves: there is no such field."),
    ],
)
def test_a_wrong_record_is_refused_by_the_name_of_the_field(change: dict[str, object], message: str) -> None:
    plain = built(1).record().model_dump(mode="json")
    with pytest.raises(BadInput) as error:
        check({**plain, **change}, Record)
    assert str(error.value).startswith(message)


def test_a_file_may_begin_with_the_mark_of_utf_8(tmp_path: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_text('{"a": "ä"}', "utf-8-sig")
    assert read_json(marked) == parse_json(marked.read_text("utf-8"), "text") == {"a": "ä"}


def test_an_empty_file_is_called_empty(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text(" \n", "utf-8")
    with pytest.raises(BadInput, match="empty: not JSON: there is nothing in it"):
        read_json(tmp_path / "empty")


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    contents = {"none": None, "cut": b'{"a": ', "bits": b"\xff\xfe\x00", "deep": b"[" * 100_000}
    said = {"none": "no such file", "cut": "not JSON", "bits": "not a text file", "deep": "nested too deeply"}
    for name, content in contents.items():
        if content is not None:
            (tmp_path / name).write_bytes(content)
        with pytest.raises(BadInput, match=said[name]):
            read_json(tmp_path / name)
    with pytest.raises(BadInput, match="cannot be read"):
        read_json(tmp_path)
