"""Positions as documents."""

from random import Random
from typing import Any

import pytest

from hexstead.bots.at_random import AtRandom
from hexstead.bots.game import play_out
from hexstead.engine.scoring import score
from hexstead.match.documents import BadInput, check
from hexstead.match.match import Match
from hexstead.match.position import Position, position_of
from hexstead.match.setup import draw_setup

GRASS = ["G" * 20] * 20
PLAIN = {
    "hexstead": 1,
    "map": ["X" + "G" * 19] + GRASS[1:],
    "cards": ["knights", "lords"],
    "tasks": [],
    "seats": [{"settlements": ["A2", "B3"]}, {"settlements": ["T20"]}],
}


def changed(**fields: Any) -> dict[str, Any]:
    """The plain document with other fields; None leaves a field out."""
    return {key: value for key, value in {**PLAIN, **fields}.items() if value is not None}


def test_a_position_is_scored() -> None:
    scores = check(PLAIN, Position).scores()
    assert scores[0].gold == {"knights": 2, "lords": 42, "castles": 3}
    assert (scores[0].total, scores[1].total) == (47, 44)


def test_boards_may_stand_instead_of_a_map() -> None:
    boards = ["tavern", "paddock", "oasis", "farm@180"]
    position = check(changed(map=None, boards=boards, seats=[{"settlements": ["D3"]}]), Position)
    assert position.world().letters[0] == "FDDMMDDCCC" + "CCCDDWDDDD"
    assert position.scores()[0].gold["castles"] == 3


def test_everything_but_the_map_and_the_seats_may_be_left_out() -> None:
    position = check({"hexstead": 1, "map": GRASS, "seats": [{}]}, Position)
    assert [each.gold for each in position.scores()] == [{"castles": 0}]


def seat(*hexes: str) -> dict[str, list[str]]:
    return {"settlements": list(hexes)}


EVERY_HEX = [f"{row}{column}" for row in "BCD" for column in range(1, 21)]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"hexstead": 2}, "hexstead: expected 1"),
        ({"hexstead": None}, "hexstead: this field is required"),
        ({"map": None}, "expected either 'map' or 'boards'"),
        ({"boards": ["tavern", "paddock", "oasis", "farm"]}, "expected either 'map' or 'boards'"),
        ({"map": GRASS[1:]}, "map: "),
        ({"map": [*GRASS[1:], "G" * 19]}, "map: expected 20 letters in row 20, found 19"),
        ({"map": [*GRASS[:2], "GGQ" + "G" * 17, *GRASS[3:]]}, "map: row 3, column 3: expected one of"),
        ({"map": 5}, "map: "),
        ({"map": None, "boards": ["inn", "paddock", "oasis", "farm"]}, "boards: there is no board 'inn'"),
        ({"map": None, "boards": ["farm"]}, "boards: "),
        ({"cards": ["knigths"]}, "cards: there is no card 'knigths'; there are fishermen, "),
        ({"cards": ["knights", "knights"]}, "cards: the card 'knights' is named twice"),
        ({"cards": "knights"}, "cards: "),
        ({"cards": [5]}, "cards.0: "),
        ({"tasks": ["road"]}, "tasks: "),
        ({"options": ["x"]}, "options: there is no option 'x'"),
        ({"seats": []}, "seats: "),
        ({"seats": None}, "seats: this field is required"),
        ({"seats": [{}] * 6}, "seats: "),
        ({"seats": [{"settlement": []}]}, "seats.0.settlement: there is no such field"),
        ({"seats": [seat(), {"settlements": [5]}]}, "seats.1.settlements.0: "),
        ({"seats": [seat("Z9")]}, "seats.0.settlements: 'Z9' is no hex"),
        ({"seats": [seat("B1", "b1")]}, "seats.0.settlements: a hex is named twice"),
        ({"seats": [seat(*EVERY_HEX[:41])]}, "seats.0.settlements: a seat has 40 settlements, here are 41"),
        ({"seats": [seat("A1")]}, "seats.0.settlements: A1 is a hex where nobody can build"),
        ({"seats": [seat("U1")]}, "seats.0.settlements: U1 is a hex outside the board"),
        ({"seats": [seat("B1"), seat("B1")]}, "seats.1.settlements: B1 is a hex where another seat stands"),
        ({"winner": 1}, "winner: there is no such field"),
    ],
)
def test_a_wrong_position_is_refused_by_the_name_of_the_field(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as error:
        check(changed(**fields), Position, "game.json")
    assert str(error.value).startswith("game.json: ")
    assert message in str(error.value)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("plain", [None, [], "x", 5, True])
def test_what_is_no_object_is_refused(plain: object) -> None:
    with pytest.raises(BadInput, match="document: expected an object"):
        check(plain, Position)


@pytest.mark.parametrize("version", [True, "1", [1], 1.5])
def test_the_version_is_the_number_one(version: object) -> None:
    with pytest.raises(BadInput, match="hexstead: expected 1"):
        check(changed(hexstead=version), Position)


@pytest.mark.parametrize("fields", [{"map": GRASS[1:]}, {"seats": []}, {"tasks": ["road"]}, {"boards": []}])
def test_messages_speak_of_lists_and_not_of_our_programming_language(fields: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        check(changed(**fields), Position)
    assert "Tuple" not in str(error.value)
    assert "after validation" not in str(error.value)


def test_forty_settlements_are_allowed() -> None:
    assert len(check(changed(seats=[seat(*EVERY_HEX[:40])]), Position).seats[0].settlements) == 40


@pytest.mark.parametrize("seed", range(8))
def test_the_position_of_a_match_scores_as_the_match(seed: int) -> None:
    match = Match(draw_setup(Random(seed).randint(2, 5), seed, options=("lords-need-a-settlement",)), seed)
    play_out(match, [AtRandom(seed + n) for n in range(match.setup.seats)])
    ours = [each.gold for each in position_of(match).scores()]
    assert ours == [each.gold for each in score(match.world, match.state)]
