"""Documents say by which rules they were made, and games of other rules are never played wrongly."""

import json
import re
from typing import Any

import pytest

from hexstead import Match, first_game, replay
from hexstead.match.position import Position, position_of
from hexstead.match.record import Record
from hexstead.setup.documents import RELEASES, RULES, Document, check, why_not_played
from hexstead.setup.setup import Setup
from hexstead.wording.say import say
from refusing import refuses

SETUP: dict[str, Any] = {
    "seats": 2,
    "boards": ["tavern", "paddock", "oasis", "farm"],
    "cards": ["fishermen", "knights", "merchants"],
}
RECORD: dict[str, Any] = {"hexstead": 1, "setup": SETUP, "seed": 3, "actions": []}
POSITION: dict[str, Any] = {"hexstead": 1, "boards": SETUP["boards"], "cards": ["lords"], "seats": [{}, {}]}
KINDS = [(Setup, SETUP), (Record, RECORD), (Position, POSITION)]
OLD = (
    "This game was played by the rules of Hexstead 0.1, which have changed since: open it with Hexstead 0.1."
)
NEWER = "This was made by a newer Hexstead: update, then try again."


def test_the_release_that_plays_each_of_the_earlier_rules_is_known() -> None:
    assert list(RELEASES) == list(range(1, RULES))
    assert why_not_played(RULES) is None
    assert [say(why) for rules in (1, RULES + 1) if (why := why_not_played(rules))] == [OLD, NEWER]


def test_what_is_made_in_python_is_made_for_todays_rules_and_says_so() -> None:
    match = Match(first_game(2), 3)
    for document in (match.setup, match.record(), position_of(match)):
        assert document.model_dump(mode="json")["rules"] == RULES
        assert json.loads(document.model_dump_json(exclude_defaults=True))["rules"] == RULES
        assert check(json.loads(document.model_dump_json(exclude_defaults=True)), type(document)) == document


@pytest.mark.parametrize("rules", [{}, {"rules": 1}])
def test_an_old_set_up_lays_out_the_same_table_under_todays_rules(rules: dict[str, int]) -> None:
    assert check({**SETUP, **rules}, Setup) == check({**SETUP, "rules": RULES}, Setup) == first_game(2)


@pytest.mark.parametrize("rules", [{}, {"rules": 1}])
def test_an_old_position_is_scored_by_todays_rules_and_remembers_its_own(rules: dict[str, int]) -> None:
    old, new = check({**POSITION, **rules}, Position), check({**POSITION, "rules": RULES}, Position)
    assert (old.rules, new.rules) == (1, RULES)
    assert [one.gold for one in old.scores()] == [one.gold for one in new.scores()]
    assert json.loads(old.model_dump_json())["rules"] == 1


@pytest.mark.parametrize("rules", [{}, {"rules": 1}])
def test_an_old_record_is_refused_with_the_release_that_plays_it(rules: dict[str, int]) -> None:
    with refuses(f"^{re.escape(f'game.json: rules: {OLD}')}$"):
        check({**RECORD, **rules}, Record, "game.json")


def test_of_an_old_record_nothing_else_is_looked_at() -> None:
    """What its set-up and actions mean is known to the release that made it."""
    with refuses(r"open it with Hexstead 0\.1"):
        check({**RECORD, "setup": {"moon": 1}, "seed": "x"}, Record)


def test_a_record_of_todays_rules_is_played_whatever_its_set_up_says() -> None:
    for rules in ({}, {"rules": 1}, {"rules": RULES}):
        record = check({**RECORD, "rules": RULES, "setup": {**SETUP, **rules}}, Record)
        assert replay(record).setup == first_game(2)


@pytest.mark.parametrize(("model", "plain"), KINDS)
def test_what_a_newer_release_made_asks_for_an_update(model: type[Document], plain: dict[str, Any]) -> None:
    with refuses(f"^file: rules: {re.escape(NEWER)}$"):
        check({**plain, "rules": RULES + 1}, model, "file")


@pytest.mark.parametrize(("model", "plain"), KINDS)
@pytest.mark.parametrize("rules", [0, -1, True, "2", 1.5, None, [], {}])
def test_rules_that_make_no_sense_are_refused(
    model: type[Document], plain: dict[str, Any], rules: object
) -> None:
    with refuses(r"^rules: Expected "):
        check({**plain, "rules": rules}, model)


@pytest.mark.parametrize("rules", [{}, {"rules": 1}, {"rules": RULES}])
def test_the_house_rule_that_is_usual_now_is_left_out(rules: dict[str, int]) -> None:
    options = {"options": ["moves-take-figures", "lords-need-a-settlement"]}
    assert check({**SETUP, **rules, **options}, Setup).options == ("lords-need-a-settlement",)
    assert check({**POSITION, **rules, **options}, Position).options == ("lords-need-a-settlement",)
