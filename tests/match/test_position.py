"""Positions as documents."""

import re
from random import Random
from typing import Any

import pytest

from expansions.random_games import a_setup as anything
from games import MIXES, pick
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import play_out
from hexstead.engine.said import BadInput
from hexstead.engine.scoring import Score, score
from hexstead.match.match import Match
from hexstead.match.position import Position, position_of
from hexstead.setup.documents import check
from hexstead.setup.draw import draw_setup
from hexstead.wording.say import say_error
from refusing import refuses

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
    assert scores[0].gold == {"knights": 2, "lords": 18, "castles": 3}
    assert (scores[0].total, scores[1].total) == (23, 20)


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
        ({"hexstead": 2}, "hexstead: Expected 1"),
        ({"hexstead": None}, "hexstead: This field is required"),
        ({"map": None}, "Expected either a map or boards"),
        ({"boards": ["tavern", "paddock", "oasis", "farm"]}, "Expected either a map or boards"),
        ({"map": GRASS[1:]}, "map: "),
        ({"map": [*GRASS[1:], "G" * 19]}, "map: Row 20: expected 20 letters, found 19"),
        ({"map": [*GRASS[:2], "GGQ" + "G" * 17, *GRASS[3:]]}, "map: Row 3, column 3: expected one of"),
        ({"map": 5}, "map: "),
        ({"map": None, "boards": ["inn", "paddock", "oasis", "farm"]}, "boards: There is no board “inn”"),
        ({"map": None, "boards": ["farm"]}, "boards: "),
        (
            {"cards": ["knigths"]},
            "cards: There is no card “knigths”. Did you mean knights? Choose from: fishermen, ",
        ),
        ({"cards": ["knights", "knights"]}, "cards: “knights” is named twice"),
        ({"cards": "knights"}, "cards: "),
        ({"cards": [5]}, "cards.0: "),
        (
            {"tasks": ["raod"]},
            "tasks: There is no task “raod”. Did you mean road? Choose from: home-country, ",
        ),
        ({"tasks": ["road", "road"]}, "tasks: “road” is named twice"),
        ({"tasks": ["families"]}, "tasks: There is no task “families”"),
        ({"options": ["x"]}, "options: There is no house rule “x”"),
        ({"seats": []}, "seats: "),
        ({"seats": None}, "seats: This field is required"),
        ({"seats": [{}] * 6}, "seats: "),
        ({"seats": [{"settlement": []}]}, "seats.0.settlement: There is no such field"),
        ({"seats": [seat(), {"settlements": [5]}]}, "seats.1.settlements.0: "),
        ({"seats": [seat("Z9")]}, "seats.0.settlements.0: “Z9” is not a hex"),
        ({"seats": [seat("B1", "b1")]}, "seats.0.settlements: A hex is named twice"),
        (
            {"seats": [seat(*EVERY_HEX[:41])]},
            "seats.0.settlements: A player has 40 settlements, but this one has 41, marks included: remove 1",
        ),
        (
            {"seats": [{**seat(*EVERY_HEX[:39]), "marks": ["A", "B", "C"]}]},
            "seats.0.settlements: A player has 40 settlements, but this one has 42, marks included: remove 2",
        ),
        ({"seats": [seat("A1")]}, "seats.0.settlements: Nobody can build on A1"),
        ({"seats": [seat("U1")]}, "seats.0.settlements: U1 is outside the board"),
        ({"seats": [seat("B1"), seat("B1")]}, "seats.1.settlements: Something else stands on B1"),
        ({"winner": 1}, "winner: There is no such field"),
    ],
)
def test_a_wrong_position_is_refused_by_the_name_of_the_field(fields: dict[str, Any], message: str) -> None:
    with refuses(rf"^game\.json: .*{re.escape(message)}.*\.$"):
        check(changed(**fields), Position, "game.json")


@pytest.mark.parametrize("plain", [None, [], "x", 5, True])
def test_anything_but_an_object_is_refused(plain: object) -> None:
    with refuses("^Expected an object with fields"):
        check(plain, Position)


@pytest.mark.parametrize("version", [True, "1", [1], 1.5])
def test_the_version_is_the_number_one(version: object) -> None:
    with refuses("hexstead: Expected 1"):
        check(changed(hexstead=version), Position)


@pytest.mark.parametrize("fields", [{"map": GRASS[1:]}, {"seats": []}, {"walls": "B1"}, {"boards": []}])
def test_messages_speak_of_lists_and_not_of_our_programming_language(fields: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        check(changed(**fields), Position)
    said = say_error(error.value)
    assert "Expected" in said
    assert "Tuple" not in said
    assert "after validation" not in said


def test_forty_settlements_are_allowed() -> None:
    assert len(check(changed(seats=[seat(*EVERY_HEX[:40])]), Position).seats[0].settlements) == 40


@pytest.mark.parametrize("seed", range(8))
def test_the_position_of_a_match_scores_as_the_match(seed: int) -> None:
    match = Match(draw_setup(Random(seed).randint(2, 5), seed, options=("lords-need-a-settlement",)), seed)
    play_out(match, [AtRandom(seed + n) for n in range(match.setup.seats)])
    ours = [each.gold for each in position_of(match).scores()]
    assert ours == [each.gold for each in score(match.world, match.state)]


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(4))
def test_the_position_of_a_match_with_figures_scores_as_the_match(mix: tuple[str, ...], seed: int) -> None:
    random = Random(seed)
    match = Match(draw_setup(2 + seed, seed, expansions=mix), seed)
    while not match.is_over:
        match.play(pick(random, match.world, match.state))
    document = position_of(match).model_dump(mode="json", exclude_defaults=True)
    position = check(document, Position)
    assert position.pieces() == match.state.settlements
    assert _paying(position.scores()) == _paying(score(match.world, match.state))


def _paying(scores: list[Score]) -> list[dict[str, int]]:
    return [{key: gold for key, gold in each.gold.items() if gold} for each in scores]


LANDS = ["X" + "G" * 19, "WWWMMM" + "G" * 14, *GRASS[2:]]


def test_figures_and_walls_stand_in_a_position_and_count_as_settlements() -> None:
    first = {
        "settlements": ["F2"],
        "warriors": ["K1", "K3"],
        "wagon": "B4",
        "ship": "B1",
        "city_hall": "P5",
    }
    seats = [first, {"ship": "b2", "city_hall": "P10"}, {}]
    position = check(
        changed(map=LANDS, seats=seats, walls=["C1", "D1"], tasks=["fortress"], cards=["knights"]), Position
    )
    assert [bin(own).count("1") for own in position.pieces()] == [12, 8, 0]
    assert [each.gold for each in position.scores()] == [
        {"knights": 6, "fortress": 6, "castles": 3},
        {"knights": 6, "fortress": 6, "castles": 0},
        {"knights": 0, "fortress": 0, "castles": 0},
    ]


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([{"warriors": ["E5", "E7", "E9"]}], "seats.0.warriors: Expected at most 2, found 3"),
        ([{"warriors": ["E5", "e5"]}], "seats.0.warriors: A hex is named twice"),
        ([{"warriors": ["Z5"]}], "seats.0.warriors.0: “Z5” is not a hex"),
        ([{"warriors": ["A1"]}], "seats.0.warriors: Nobody can build on A1"),
        ([{"warriors": ["B1"]}], "seats.0.warriors: No warrior can stand on B1"),
        ([{"warriors": ["B4"]}], "seats.0.warriors: No warrior can stand on B4"),
        ([{"warriors": "E5"}], "seats.0.warriors: "),
        ([{"wagon": "Z5"}], "seats.0.wagon: “Z5” is not a hex"),
        ([{"wagon": ["E5"]}], "seats.0.wagon: "),
        ([{"wagon": "B1"}], "seats.0.wagon: No wagon can stand on B1"),
        ([{"wagon": "U1"}], "seats.0.wagon: U1 is outside the board"),
        ([{}, {"ship": "B4"}], "seats.1.ship: There is no water on B4"),
        ([{}, {"ship": "E5"}], "seats.1.ship: There is no water on E5"),
        ([{"city_hall": "A2"}], "seats.0.city_hall: Nobody can build on A1"),
        ([{"city_hall": "C9"}, {"city_hall": "C10"}], "seats.1.city_hall: Something else stands on B9"),
        ([{"city_hall": "C3"}], "seats.0.city_hall: No city hall can lie on B2"),
        ([{"city_hall": "K1"}], "seats.0.city_hall: The middle must have six neighbours"),
        ([{"city_hall": "E5", "settlements": ["E6"]}], "seats.0.city_hall: Something else stands on E6"),
        ([{"wagon": "E5"}, {"settlements": ["E5"]}], "seats.1.settlements: Something else stands on E5"),
        ([{"settlements": ["F1"]}], "seats.0.settlements: Something else stands on F1"),
        ([{"warrior": []}], "seats.0.warrior: There is no such field"),
    ],
)
def test_a_wrong_figure_is_refused_by_the_name_of_the_field(seats: list[Any], message: str) -> None:
    with refuses(re.escape(message)):
        check(changed(map=LANDS, seats=seats, walls=["F1"]), Position, "game.json")


@pytest.mark.parametrize(
    ("walls", "message"),
    [
        (["C1", "c1"], "walls: A hex is named twice"),
        (["A1"], "walls: Nobody can build on A1"),
        (["B1"], "walls: Nobody can build on B1"),
        (["B4"], "walls: Nobody can build on B4"),
        (["Z1"], "walls.0: “Z1” is not a hex"),
        (
            [f"{row}{column}" for row in "DE" for column in range(1, 14)],
            "walls: Expected at most 25, found 26",
        ),
    ],
)
def test_wrong_walls_are_refused(walls: list[str], message: str) -> None:
    with refuses(re.escape(message)):
        check(changed(map=LANDS, walls=walls, seats=[{}]), Position)


MOUNTAINS = ["M" * 20] * 20
ISLANDS = [["rope-bridge", "U2"], ["tree-house", "X3"]]


@pytest.mark.parametrize(("island", "hex"), ISLANDS)
def test_an_island_lies_beside_the_map_of_a_position(island: str, hex: str) -> None:
    position = check(changed(island=island, seats=[seat("A2", hex)], cards=["discoverers"]), Position)
    assert position.scores()[0].gold == {"discoverers": 2, "castles": 3}
    assert check(position.model_dump(mode="json", exclude_defaults=True), Position) == position


def test_marks_may_stand_in_the_rows_of_an_island() -> None:
    seats = [{"marks": ["A", "Y"]}, {"marks": ["U"]}]
    position = check(changed(island="tree-house", cards=["mayors"], seats=seats), Position)
    assert [each.gold["mayors"] for each in position.scores()] == [8, 4]


def test_tokens_lie_on_the_map_of_a_position() -> None:
    boards = ["harbor", "tavern", "farm", "oasis"]
    tokens = {"caves": ["A14"], "capitol": ["E3"]}
    position = check(changed(map=None, boards=boards, tokens=tokens, seats=[seat("E2", "D12")]), Position)
    assert position.scores()[0].gold["capitols"] == 1
    assert position.scores()[0].gold["castles"] == 0
    assert check(position.model_dump(mode="json", exclude_defaults=True), Position) == position


QUADRANTS = ["second-1a", "second-2a", "second-3a", "second-4a"]
NEWEST = changed(map=None, boards=QUADRANTS, cards=["merchants"], edition="newest")


def test_castle_tiles_make_castles_of_location_hexes() -> None:
    plain = check({**NEWEST, "seats": [seat("G2", "G4")]}, Position)
    covered = check({**NEWEST, "seats": [seat("G2", "G4")], "castle_tiles": ["G3", "R6"]}, Position)
    assert [one.scores()[0].gold["castles"] for one in (plain, covered)] == [0, 3]
    assert check(covered.model_dump(mode="json", exclude_defaults=True), Position) == covered


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"castle_tiles": ["A1", "R6"]}, "castle_tiles: You can't put one on A1, only on G3, G8, "),
        ({"castle_tiles": ["U1", "R6"]}, "castle_tiles: You can't put one on U1, only on G3, G8, "),
        ({"castle_tiles": ["G3", "G8"]}, "castle_tiles: There are two in one quadrant"),
        ({"castle_tiles": ["G3", "G12", "R6"]}, "castle_tiles: Expected at most 2, found 3"),
        ({"castle_tiles": ["G3"]}, "castle_tiles: Expected none or 2, found 1"),
        (
            {"boards": ["farm", "oasis", "barn", "tower"], "edition": "big-box", "castle_tiles": ["G3"]},
            "castle_tiles: This only goes with the edition newest",
        ),
        (
            {"boards": [], "map": GRASS, "castle_tiles": ["G3"]},
            "castle_tiles: These go with boards. On a map, write X on their hexes",
        ),
        ({"castle_tiles": ["G3", "R6"], "seats": [seat("G3")]}, "Nobody can build on G3"),
    ],
)
def test_castle_tiles_that_cannot_lie_there_are_refused(fields: dict[str, Any], message: str) -> None:
    with refuses(re.escape(message)):
        check({key: value for key, value in {**NEWEST, "seats": [{}], **fields}.items() if value}, Position)


@pytest.mark.parametrize("seed", range(3))
def test_the_position_of_a_match_of_the_newest_edition_names_boards_and_castle_tiles(seed: int) -> None:
    match = Match(draw_setup(2, seed, edition="newest", castle_tiles="any"), seed)
    play_out(match, [AtRandom(seed), AtRandom(seed + 1)])
    position = position_of(match)
    assert (position.boards, position.castle_tiles) == (match.setup.boards, match.setup.castle_tiles)
    assert position.world().letters == match.world.letters
    assert _paying(position.scores()) == _paying(score(match.world, match.state))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"tokens": {"volcano": ["B1"]}}, "tokens: There is no token “volcano”. Choose from: capitol, caves"),
        (
            {"tokens": {"caves": ["B1"]}},
            "tokens.caves: You can't put one on B1: there is no hex for one here",
        ),
        ({"tokens": {"capitol": ["B1"]}}, "tokens.capitol: You can't put one on B1, only on A1"),
        ({"tokens": {"caves": ["Z1"]}}, "tokens.caves.0: “Z1” is not a hex"),
        ({"tokens": ["caves"]}, "tokens: "),
        ({"island": "atlantis"}, "island: There is no island “atlantis”"),
        (
            {"island": "tree-house", "seats": [seat("U1")]},
            "seats.0.settlements: U1 is outside the board",
        ),
        ({"island": "tree-house", "seats": [seat("W3")]}, "Nobody can build on W3"),
        ({"edition": "first"}, "edition: There is no edition “first”"),
        ({"seats": [{"marks": ["Z"]}]}, "seats.0.marks.0: Expected a row letter from A to T"),
        (
            {"cards": ["mayors"], "seats": [{"marks": ["A"]}, {"marks": ["B", "A"]}]},
            "seats.1.marks: Row A is marked already: only the first player to fill it marks it, so leave",
        ),
        (
            {"cards": ["mayors"], "seats": [{"marks": ["A", "A"]}]},
            "seats.0.marks: Row A is marked already",
        ),
        (
            {"cards": ["mayors"], "seats": [{"marks": ["A"]}, {"marks": ["U"]}]},
            "seats.1.marks: There is no row U: name one of the map, or the island it belongs to",
        ),
    ],
)
def test_a_wrong_island_or_token_is_refused(fields: dict[str, Any], message: str) -> None:
    with refuses(re.escape(message)):
        check(changed(**fields), Position)


def test_a_cave_of_a_position_may_lie_on_any_mountain_far_from_special_hexes() -> None:
    position = check(changed(map=MOUNTAINS, tokens={"caves": ["K10"]}, seats=[{}]), Position)
    assert list(position.world().tokens) == ["caves"]


@pytest.mark.parametrize("figure", [{"warriors": ["B1"]}, {"wagon": "B1"}, {"ship": "E5"}])
@pytest.mark.parametrize("options", [[], ["figures-stay"]])
def test_a_figure_stands_only_where_it_may_whether_settlement_moves_take_it_or_not(
    figure: dict[str, Any], options: list[str]
) -> None:
    with refuses(r"can stand on|no water"):
        check(changed(map=LANDS, seats=[figure], options=options), Position)


@pytest.mark.parametrize("seed", range(12))
def test_the_position_of_any_match_can_be_written_down_and_scores_as_the_match(seed: int) -> None:
    random = Random(seed)
    match = Match(anything(random), seed)
    while not match.is_over:
        match.play(pick(random, match.world, match.state))
    position = check(position_of(match).model_dump(mode="json", exclude_defaults=True), Position)
    assert position.pieces() == match.state.settlements
    assert _paying(position.scores()) == _paying(score(match.world, match.state))


def test_what_was_paid_during_the_game_is_named_and_counts() -> None:
    first = {"settlements": ["F2"], "gold": {"families": 6, "treasure": 3}}
    position = check(changed(cards=["families"], seats=[first, seat("K4")]), Position)
    assert [each.gold for each in position.scores()] == [
        {"families": 6, "treasure": 3, "castles": 0},
        {"families": 0, "treasure": 0, "castles": 0},
    ]


def test_rows_are_only_marked_with_a_card_that_marks_rows() -> None:
    seats = [{}, {"marks": ["A"]}]
    words = "seats.1.marks: No card here marks rows: add mayors to the cards, or leave the marks out"
    with refuses(words):
        check(changed(cards=["lords", "knights"], seats=seats), Position)
    assert check(changed(cards=["lords", "mayors"], seats=seats), Position).scores()[1].gold["mayors"] == 4


@pytest.mark.parametrize("key", ["shepherds", "lords", "tavern", "mayors"])
def test_only_what_pays_during_the_game_has_been_paid(key: str) -> None:
    wrong = {"settlements": ["F2"], "gold": {key: 2}}
    with refuses(f"Only families and treasure pay here during the game, not {key}"):
        check(changed(cards=["families", "lords", "mayors"], seats=[wrong]), Position)
