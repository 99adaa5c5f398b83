"""The page of all rules is up to date, and no rule, component or ruling is left without a test."""

from dataclasses import replace

import pytest

from rule_book import (
    CHAPTERS,
    FOLDER,
    Rule,
    components,
    faults,
    files_with,
    is_there,
    printed_rules,
    read_chapter,
    read_rules,
    ruling_tests,
    written_tests,
)


def test_every_rule_component_and_ruling_has_its_test() -> None:
    written = written_tests()
    rules = read_rules(written)
    assert len(rules) > 250
    assert len(ruling_tests()) > 100
    assert faults(rules, written, components(), ruling_tests()) == []


def test_every_file_of_rules_is_on_the_page() -> None:
    assert sorted([path.stem for path in FOLDER.iterdir()]) == sorted(CHAPTERS)


# The checks themselves

SOUND = Rule(
    id="base-1",
    section="Set-up",
    rule="Everybody starts with 40 settlements.",
    sources=("Big Box, Set-up",),
    held_by=("locations:tavern", "hexstead.engine.hands.take_tiles"),
    tests=("test_one",),
)
WRITTEN = {"test_one": ["engine/test_turn.py"], "test_two": ["engine/test_turn.py", "match/test_turn.py"]}


def test_a_sound_rule_has_no_fault() -> None:
    assert faults([SOUND], WRITTEN, ["locations:tavern"], ["test_one"]) == []
    assert faults([replace(SOUND, sources=("Ruling", "Ruling 49"))], WRITTEN) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            {"tests": ("test_gone",)},
            "base-1 has lost its test test_gone: name the test that holds the rule now.",
        ),
        ({"tests": ("cli/test_turn.py::test_one",)}, "base-1 has lost its test cli/test_turn.py::test_one"),
        ({"tests": ()}, "base-1 has no test"),
        ({"tests": ("test_two",)}, "base-1: test_two is in engine/test_turn.py and in match/test_turn.py"),
        ({"held_by": ("locations:inn",)}, "base-1: locations:inn is neither a component nor a name"),
        ({"held_by": ("inns:tavern",)}, "base-1: inns:tavern is neither"),
        (
            {"held_by": ("hexstead.engine.hands.take_all",)},
            "base-1: hexstead.engine.hands.take_all is neither",
        ),
        ({"held_by": ("hexstead.engine.tables.take_tiles",)}, "base-1: hexstead.engine.tables"),
        ({"held_by": ("hexstead.engine.hands",)}, "base-1: hexstead.engine.hands is neither"),
        ({"held_by": ("json.dumps",)}, "base-1: json.dumps is neither"),
        ({"held_by": ()}, "base-1 is held by nothing"),
        ({"id": "inn-1"}, "inn-1: an id is the name of its file and a number"),
        ({"id": "base-one"}, "base-one: an id is the name of its file and a number"),
        ({"rule": "everybody starts"}, "base-1: write the rule as a sentence."),
        ({"sources": ()}, "base-1: name the rulebook"),
        (
            {"sources": ("Bigger Box, Set-up",)},
            "base-1: 'Bigger Box, Set-up' is no rulebook with its section",
        ),
        ({"sources": ("Big Box",)}, "base-1: 'Big Box' is no rulebook with its section"),
        ({"sources": ("Ruling x",)}, "base-1: 'Ruling x' is no rulebook with its section"),
    ],
)
def test_a_faulty_rule_is_named(change: dict[str, object], fault: str) -> None:
    (found,) = faults([replace(SOUND, **change)], WRITTEN)  # type: ignore[arg-type]
    assert found.startswith(fault)


def test_an_id_is_given_once() -> None:
    twin = replace(SOUND, rule="Everybody draws a card.")
    assert faults([SOUND, twin], WRITTEN) == ["The id base-1 stands at 2 rules: give each its own."]


def test_a_rule_is_told_once_whatever_its_marks() -> None:
    twin = replace(SOUND, id="base-2", rule="Everybody: starts with 40 Settlements.")
    (found,) = faults([SOUND, twin], WRITTEN)
    assert found == "2 rules say: everybody starts with 40 settlements. Merge them."


def test_a_component_without_a_line_has_its_text_for_a_rule_and_needs_a_test_of_its_name() -> None:
    written = {"test_farm_builds_on_grass": ["boxes/base/test_tiles.py"]}
    (farm,) = [rule for rule in printed_rules([SOUND], written) if rule.id == "farm"]
    assert farm.rule == "Farm: build one settlement on grass."
    assert farm.tests == ("test_farm_builds_on_grass",)
    assert faults([farm], written, ["locations:farm"]) == []
    assert "tavern" not in [rule.id for rule in printed_rules([SOUND], written)]
    (bare,) = [rule for rule in printed_rules([SOUND], {}) if rule.id == "farm"]
    assert faults([bare], {}) == ["farm has no test: write one below tests/boxes whose name begins with it."]


def test_a_component_without_a_rule_is_named() -> None:
    found = faults([SOUND], WRITTEN, ["locations:tavern", "cards:lords"])
    assert found == ["No rule is held by cards:lords: add one to tests/rules."]


def test_a_ruling_without_a_rule_is_named() -> None:
    found = faults([SOUND], WRITTEN, ruled=["test_one", "test_two"])
    assert found == ["No rule names test_two, the test of a ruling: add one."]


def test_a_test_that_is_there_twice_is_named_with_its_file() -> None:
    assert files_with("match/test_turn.py::test_two", WRITTEN) == ["match/test_turn.py"]
    assert files_with("turn.py::test_two", WRITTEN) == []
    assert faults([replace(SOUND, tests=("match/test_turn.py::test_two",))], WRITTEN) == []


@pytest.mark.parametrize(
    "holder", ["cards:lords", "boards:second-1a", "figures:ship", "hexstead.engine.powers.Move.destinations"]
)
def test_components_functions_and_methods_may_hold_a_rule(holder: str) -> None:
    assert is_there(holder)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('id = "base-1"\nrule = "A."', "base-1: look at these fields: held_by, section, sources, tests"),
        ('rule = "A."', "a rule without an id: look at these fields: held_by, id, "),
        ('id = "base-1"\nsauces = []', "base-1: look at these fields: held_by, rule, sauces, section, "),
    ],
)
def test_a_rule_with_wrong_fields_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_chapter("base", f'name = "Base"\n[[rule]]\n{text}')


def test_sections_are_gathered_though_rules_are_added_below() -> None:
    fields = 'sources = []\nheld_by = []\ntests = []\nrule = "A."'
    text = "".join([f'[[rule]]\nid = "base-{n}"\nsection = "{s}"\n{fields}\n' for n, s in enumerate("TUT")])
    sections = read_chapter("base", f'name = "Base"\n{text}').sections()
    assert {name: [rule.id for rule in rules] for name, rules in sections.items()} == {
        "T": ["base-0", "base-2"],
        "U": ["base-1"],
    }
