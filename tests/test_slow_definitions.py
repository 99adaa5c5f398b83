"""Every tile and card is defined a second time, slowly, from its rule: a referee compares both.

In random games and small drawings elsewhere; here at the drawn example of each, so that none is left out.
"""

import pytest

import slow
import slow_builds
import slow_print
from hexstead.boxes.catalogue import ALWAYS, BOX_OF, CARDS, TASKS
from hexstead.engine.scoring import score
from hexstead.match.examples import example_of
from hexstead.match.notation import read_action
from referee import Disagreement, Referee
from slow_gold import gold
from slow_reading import read

PAYING = CARDS | TASKS | ALWAYS
WHERE = "write {} a second time in tests/{}.py, from the rule and not from the engine"


@pytest.mark.parametrize("key", [key for key in BOX_OF if key not in PAYING])
def test_a_tile_does_in_its_example_what_its_slow_second_definition_says(key: str) -> None:
    follow_example(key)


def follow_example(key: str) -> None:
    example = example_of(key)
    world = example.world()
    state = example.position(world)
    referee = Referee(world, state)
    try:
        referee.compare_live(state)
        for word in example.done_first():
            referee.follow(state, read_action(world, word))
            referee.compare_live(state)
    except KeyError:
        pytest.fail(WHERE.format(key, "slow_others"))


@pytest.mark.parametrize("key", PAYING)
def test_a_card_pays_in_its_example_what_its_slow_second_definition_says(key: str) -> None:
    shown = example_of(key).shown()
    table = read(shown.world, shown.state)
    for seat, scored in enumerate(score(shown.world, shown.state)):
        try:
            assert gold(table, key, seat) == scored.gold[key]
        except KeyError:
            pytest.fail(WHERE.format(key, "slow_gold"))


def test_plain_sentences_on_tiles_are_read() -> None:
    assert slow_print.BUILDS_ON["farm"] == "G"
    assert slow_print.BUILDS_ON["canoe-bonus"] == "SW"
    assert slow_print.BUILDS_ON["oracle"] == slow_print.CARD
    assert slow_print.BUILDS_BESIDE["university"] == "XLNPI"
    assert slow_print.BUILDS_SEVERAL_ON["donation-flower"] == "F"
    assert slow_print.MOVES_ONTO["harbor"] == "W"
    assert slow_print.MOVES_ONTO["tree-house"] == "T"
    assert "refuge" not in slow_print.MOVES_ONTO


def test_a_text_that_says_something_else_than_the_tile_does_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(slow_builds.ON_TERRAIN, "farm", "D")
    with pytest.raises(Disagreement, match="live"):
        follow_example("farm")


def test_a_tile_that_nobody_has_defined_a_second_time_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(slow.VERBS, "quarry")
    with pytest.raises(pytest.fail.Exception, match=r"write quarry a second time in tests/slow_others\.py"):
        follow_example("quarry")
