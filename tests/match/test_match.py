"""A match, its record, and taking back."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import play_out
from hexstead.engine.actions import IllegalAction
from hexstead.engine.chance import Rng
from hexstead.engine.codec import encode
from hexstead.engine.hexes import members
from hexstead.engine.rules import start
from hexstead.match.match import Match, replay
from hexstead.match.notation import write_action
from hexstead.match.record import Record
from hexstead.match.seed import Generator, Seed
from hexstead.setup.documents import check, parse_json, read_json
from hexstead.setup.draw import first_game
from refusing import refuses


def built(number: int) -> Match:
    """A match in which the first seat has built this many."""
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


def test_an_illegal_action_makes_no_step() -> None:
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
        (built(0), True, "There's nothing to take back."),
        (built(2), False, "Another player has acted since, so you can't take it back."),
        (with_end(built(3)), True, "That revealed a hidden card, so you can't take it back."),
        (with_end(built(3)), False, "Another player has acted since, so you can't take it back."),
    ],
)
def test_barriers_say_why_nothing_is_taken_back(match: Match, by_first: bool, message: str) -> None:
    seat = match.state.first if by_first else 1 - match.state.first
    assert not match.can_take_back(seat)
    with refuses(f"^{re.escape(message)}$"):
        match.take_back(seat)


def test_after_the_end_nothing_is_taken_back() -> None:
    match = Match(first_game(2), 3)
    play_out(match, [AtRandom(1), AtRandom(2)])
    with refuses("The game is over. You can't take anything back"):
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
    assert (record.drawn_by, record.players, record.setup) == (Seed.quick(3), ("Ann", "Bob"), first_game(2))
    assert record.actions == tuple([write_action(match.world, step.action) for step in match.steps])
    assert record.actions[-1] == "end"


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (["end"], r"Action 1 \(end\) is not allowed: First build 3 more on "),
        (["use:farm"], r"Action 1 \(use:farm\) is not allowed: You have no Farm tile\."),
        (["Z9"], r"Action 1: “Z9” is not a hex"),
        (["use:inn"], r"Action 1: “use:inn” is not an action here"),
    ],
)
def test_a_record_that_does_not_fit_says_which_action_and_why(actions: list[str], message: str) -> None:
    record = Record(hexstead=2, setup=first_game(2), generator="quick", seed="3", actions=tuple(actions))
    with refuses(f"^{message}"):
        replay(record)


@pytest.mark.parametrize("at", [-1, 5])
def test_a_record_is_not_shown_beyond_its_end(at: int) -> None:
    with refuses("The record has 4 actions: choose a number from 0 to 4"):
        replay(with_end(built(3)).record(), at)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": -1}, "seed: "),
        (
            {"seed": 3},
            "seed: Expected hexadecimal digits. Only a record of version 1 has a number here, from 0 on.",
        ),
        ({"seed": "03"}, "seed: Expected 1 to 16 hexadecimal digits 0-9 and a-f, without a 0 in front."),
        ({"seed": "x"}, "seed: Expected 1 to 16 hexadecimal digits"),
        ({"generator": "sha256"}, "seed: Expected 16 to 64 bytes in hexadecimal: an even number of digits"),
        ({"generator": "sha256", "seed": "0" * 33}, "seed: Expected 16 to 64 bytes in hexadecimal"),
        ({"generator": "sha256", "seed": "A" * 32}, "seed: Expected 16 to 64 bytes in hexadecimal"),
        ({"generator": "sha256", "seed": "a" * 130}, "seed: Expected 16 to 64 bytes in hexadecimal"),
        ({"generator": "dice"}, "generator: Name what drew the cards: sha256 or quick."),
        ({"generator": 1}, "generator: Name what drew the cards: sha256 or quick."),
        (
            {"hexstead": 1},
            "hexstead: A record of version 1 has no generator: leave it out, or write version 2.",
        ),
        ({"actions": [3]}, "actions.0: "),
        ({"setup": {}}, "setup.seats: This field is required."),
        ({"hexstead": 0}, "hexstead: Expected 1 or 2."),
        ({"hexstead": 3}, "hexstead: This was made by a newer Hexstead: update, then try again."),
        ({"hexstead": True}, "hexstead: Expected 1 or 2."),
        ({"moves": []}, "moves: There is no such field."),
    ],
)
def test_a_wrong_record_is_refused_by_the_name_of_the_field(change: dict[str, object], message: str) -> None:
    plain = built(1).record().model_dump(mode="json")
    with refuses(f"^{re.escape(message)}"):
        check({**plain, **change}, Record)


def test_a_file_may_begin_with_the_mark_of_utf_8(tmp_path: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_text('{"a": "ä"}', "utf-8-sig")
    assert read_json(marked) == parse_json(marked.read_text("utf-8"), "text") == {"a": "ä"}


def test_an_empty_file_is_called_empty(tmp_path: Path) -> None:
    (tmp_path / "empty").write_text(" \n", "utf-8")
    with refuses("empty: not JSON: there is nothing in it"):
        read_json(tmp_path / "empty")


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    contents = {"none": None, "cut": b'{"a": ', "bits": b"\xff\xfe\x00", "deep": b"[" * 100_000}
    said = {"none": "no such file", "cut": "not JSON", "bits": "not a text file", "deep": "nested too deeply"}
    for name, content in contents.items():
        if content is not None:
            (tmp_path / name).write_bytes(content)
        with refuses(said[name]):
            read_json(tmp_path / name)
    with refuses("can't be read"):
        read_json(tmp_path)


def test_a_record_that_names_no_generator_is_refused_and_none_is_guessed() -> None:
    plain = built(1).record().model_dump(mode="json")
    del plain["generator"]
    with refuses(r"^generator: Name what drew the cards: sha256 or quick\.$"):
        check(plain, Record)


@pytest.mark.parametrize("seed", [0, 3, 2**52 - 1, 2**64 - 1, 2**80 + 5])
def test_a_record_with_a_number_as_seed_replays_as_it_always_did(seed: int) -> None:
    """Version 1: there was only the quick generator, which takes the last 64 bits of a number."""
    match = Match(first_game(2), seed)
    for _ in range(4):
        match.play(match.decision().actions[0])
    plain = match.record().model_dump(mode="json")
    del plain["generator"]
    old = check({**plain, "hexstead": 1, "seed": seed}, Record)
    assert encode(replay(old).state) == encode(match.state)
    assert encode(match.opening()) == encode(start(match.world, Rng(seed)))
    again = json.loads(old.model_dump_json())
    assert (again["hexstead"], again["generator"]) == (2, "quick"), "written in today's form"
    assert check(again, Record) == old


@pytest.mark.parametrize("seed", [-1, "3", 1.5, True, None, [3]])
def test_version_1_takes_nothing_but_numbers_as_seed(seed: object) -> None:
    plain = built(1).record().model_dump(mode="json")
    del plain["generator"]
    with refuses(r"^seed: Expected hexadecimal digits\. Only a record of version 1"):
        check({**plain, "hexstead": 1, "seed": seed}, Record)


@given(st.one_of(st.builds(Seed.quick, st.integers(0, 2**64)), st.builds(Seed.fresh)))
@settings(max_examples=20)
def test_a_record_names_what_drew_it_and_replays_the_same(seed: Seed) -> None:
    match = Match(first_game(2), seed)
    match.play(match.decision().actions[0])
    plain = json.loads(match.record().model_dump_json())
    assert (plain["generator"], plain["seed"]) == (seed.generator, seed.text)
    assert encode(replay(check(plain, Record)).state) == encode(match.state)


def test_fresh_seeds_have_at_least_128_bits_and_differ() -> None:
    seeds = {Seed.fresh() for _ in range(50)}
    assert len(seeds) == 50
    assert all(seed.generator == "sha256" and len(bytes.fromhex(seed.text)) >= 16 for seed in seeds)


@pytest.mark.parametrize(("generator", "text"), [("sha256", "00" * 15), ("quick", ""), ("quick", "1" * 17)])
def test_a_seed_of_the_wrong_length_is_none(generator: Generator, text: str) -> None:
    with refuses(f"{generator}: Expected"):
        Seed(generator, text)
