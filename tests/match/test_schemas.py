"""The published JSON Schemas."""

from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games import MIXES
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import play_out
from hexstead.engine.said import BadInput
from hexstead.match.match import Match
from hexstead.match.position import Position, position_of
from hexstead.match.schemas import DOCUMENTS, schema
from hexstead.setup.documents import check
from hexstead.setup.draw import draw_setup

PUBLISHED = Path(__file__).parents[2] / "docs" / "schemas"


def played(seed: int) -> Match:
    match = Match(draw_setup(2 + seed % 4, seed, expansions=MIXES[seed % len(MIXES)]), seed)
    play_out(match, [AtRandom(seed + n) for n in range(match.setup.seats)])
    return match


def is_valid(name: str, plain: object) -> bool:
    return bool(Draft202012Validator(schema(name)).is_valid(plain))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_schema_is_a_schema(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))


@pytest.mark.parametrize("seed", range(len(MIXES)))
def test_our_documents_fit_their_schemas(seed: int) -> None:
    match = played(seed)
    assert is_valid("record", match.record().model_dump(mode="json"))
    assert is_valid("setup", match.setup.model_dump(mode="json"))
    assert is_valid("position", position_of(match).model_dump(mode="json", exclude_defaults=True))


GRASS = ["G" * 20] * 20


@pytest.mark.parametrize(
    "plain",
    [
        {"hexstead": 1, "map": GRASS, "seats": [{}]},
        {"hexstead": 1, "map": GRASS, "cards": ["knights"], "tasks": [], "seats": [{"settlements": ["A1"]}]},
        {"hexstead": 1, "boards": ["tavern", "paddock", "oasis", "farm@180"], "seats": [{}]},
        {"hexstead": 2, "map": GRASS, "seats": [{}]},
        {"hexstead": 1, "map": GRASS[1:], "seats": [{}]},
        {"hexstead": 1, "map": GRASS, "boards": ["tavern", "paddock", "oasis", "farm"], "seats": [{}]},
        {"hexstead": 1, "seats": [{}]},
        {"hexstead": 1, "map": GRASS, "seats": []},
        {"hexstead": 1, "map": GRASS, "seats": [{"settlement": []}]},
        {"hexstead": 1, "map": GRASS, "seats": [{}], "more": 1},
    ],
)
def test_the_schema_and_the_reader_agree(plain: dict[str, Any]) -> None:
    try:
        check(plain, Position)
        is_read = True
    except BadInput:
        is_read = False
    assert is_valid("position", plain) == is_read
