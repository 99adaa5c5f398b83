"""Made boards: as the printed ones in every number, and always the same ones."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest

from hexstead.boards.checks import notes_on
from hexstead.boards.generator.make import locations_of, make_board
from hexstead.boards.generator.recipes import RECIPES, Made, latest, made_by
from hexstead.boards.generator.statistics import PRINTED, features, measure, ranges
from hexstead.boards.generator.text import board_text
from hexstead.boxes.manifest import Board, parse_board
from refusing import refuses

SEEDS = range(14)

every_box = pytest.mark.parametrize("like", RECIPES)


@pytest.fixture(scope="module")
def made() -> dict[str, list[Board]]:
    return {like: [make_board(latest(like, seed)) for seed in SEEDS] for like in RECIPES}


def letters(board: Board) -> Counter[str]:
    return Counter("".join(board.rows))


@every_box
def test_statistics_lie_within_the_ranges_of_the_printed_boards(
    like: str, made: dict[str, list[Board]]
) -> None:
    for board in made[like]:
        for name, number in features(measure(board.rows)).items():
            low, high = ranges()[name]
            assert low <= number <= high, (board.name, name)


@every_box
def test_terrains_counted_without_the_workshop(like: str, made: dict[str, list[Board]]) -> None:
    for letter in "GCDFTWM":
        printed = [letters(board)[letter] for board in PRINTED]
        for board in made[like]:
            assert min(printed) <= letters(board)[letter] <= max(printed), (board.name, letter)


@every_box
def test_special_hexes_and_locations_are_those_of_the_box(like: str, made: dict[str, list[Board]]) -> None:
    for board in made[like]:
        assert notes_on(board) == []


def test_marshlands_has_swamp_and_a_palace(made: dict[str, list[Board]]) -> None:
    for board in made["marshlands"]:
        assert letters(board)["L"] == 2
        assert letters(board)["P"] == 1
        assert 10 <= letters(board)["S"] <= 14
        assert 1 <= len(measure(board.rows).areas["S"]) <= 3
        assert len(set(board.locations)) == 1


def test_harvest_has_farmland_and_a_silo(made: dict[str, list[Board]]) -> None:
    for board in made["harvest"]:
        assert letters(board)["L"] == 2
        assert letters(board)["I"] == 1
        assert 8 <= letters(board)["A"] <= 12
        assert 2 <= len(measure(board.rows).areas["A"]) <= 4
        assert len(set(board.locations)) == 2


def test_boxes_and_seeds_give_different_land(made: dict[str, list[Board]]) -> None:
    every = [board.rows for boards in made.values() for board in boards]
    assert len(set(every)) == len(every)


def test_the_same_boards_for_ever(made: dict[str, list[Board]]) -> None:
    """Set-up codes name boards by their seeds: if this fails, old codes would lay out other boards."""
    text = "".join([board_text(board) for boards in made.values() for board in boards])
    assert (
        sha256(text.encode()).hexdigest()
        == "8cace5da62b9e8cf9bc5c9a56151b43e21061e43371d049683888d3a66869496"
    )


def test_another_recipe_leaves_every_board_that_has_a_name_as_it_was(
    monkeypatch: pytest.MonkeyPatch, made: dict[str, list[Board]]
) -> None:
    """A location more, or a box more, changes only boards with new names."""
    richer = [
        (*recipes, replace(recipes[-1], locations=(*recipes[-1].locations, ("quarry",))))
        for recipes in RECIPES.values()
    ]
    recipes = dict(zip(RECIPES, richer, strict=True))
    recipes["moon"] = (replace(RECIPES["base"][0], sequence=5, sequences=1000),)
    for name, value in recipes.items():
        monkeypatch.setitem(RECIPES, name, value)
    for like, boards in made.items():
        for board in boards:
            assert make_board(Made(like, 1, int(board.name.rpartition("-")[2]))) == board
        assert latest(like, 7).name == f"endless-{like}.2-7"
        drawn = {locations_of(latest(like, seed)) for seed in range(200)}
        assert drawn == set(recipes[like][1].locations)
    assert latest("moon", 7).name == "endless-moon-7"


def test_locations_are_known_before_a_board_is_made(made: dict[str, list[Board]]) -> None:
    for boards in made.values():
        for board in boards:
            origin = made_by(board.name)
            assert origin is not None
            assert set(locations_of(origin)) == set(board.locations)


@pytest.mark.parametrize("caves", [0, 2, 7])
def test_a_number_of_caves_on_demand(caves: int) -> None:
    assert measure(make_board(latest("marshlands", 3), far_mountains=caves).rows).far_mountains == caves


def test_locations_on_demand_change_nothing_else() -> None:
    made = latest("harvest", 5)
    plain, chosen = make_board(made), make_board(made, locations=("bazaar", "water-mill"))
    assert chosen.locations == ("bazaar", "water-mill")
    assert chosen.rows == plain.rows


def test_gives_up_where_no_board_can_be() -> None:
    with refuses("Seed 1 makes no board in the style of Kingdom Builder: try another seed"):
        make_board(latest("base", 1), far_mountains=60)


@every_box
def test_the_text_reads_back_as_the_same_board(like: str, made: dict[str, list[Board]]) -> None:
    for board in made[like]:
        assert parse_board(board_text(board)) == board
