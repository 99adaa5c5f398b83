"""The page of all components is what the boxes hold."""

import re

import pytest

from components_page import PAGE, ROOT, components_of, functions_in, owner_of, page
from hexstead.boxes.catalogue import EXPANSIONS, PRINTED


def test_no_component_lacks_a_test_an_example_or_an_icon() -> None:
    rows = [line.split(" | ") for line in page().splitlines() if line.count(" | ") == 6]
    components = [row for row in rows if row[0] != "| component"]
    assert len(components) > 80
    assert [row[0] for row in components if row[-1] != "complete |"] == []


LINKS = re.findall(
    r"^\| ([^|]+) \| [^|]+ \| [^|]+ \| \[(\w+)\]\(\.\./([^)]+)\)", PAGE.read_text("utf-8"), re.M
)


def test_the_page_names_one_test_for_each_component() -> None:
    keys = [component.key for box in EXPANSIONS for _, component in components_of(box)]
    assert [name for name, _, _ in LINKS] == [PRINTED[key] for key in keys]
    assert len({test for _, test, _ in LINKS}) == len(LINKS)


@pytest.mark.parametrize(("name", "test", "path"), LINKS, ids=[name for name, _, _ in LINKS])
def test_the_test_of_a_component_exists_and_is_about_that_component(name: str, test: str, path: str) -> None:
    assert f"def {test}(" in (ROOT / path).read_text("utf-8")
    assert PRINTED[owner_of(test)] == name


@pytest.mark.parametrize(
    ("test", "component"),
    [
        ("test_temple_bonus_frees_only_the_first", "temple-bonus"),
        ("test_temple_takes_only_settlements", "temple"),
        ("test_scouts_pay_nothing_on_the_terrain", "scouts"),
        ("test_scout_cabin_may_send_only_one", "scout-cabin"),
        ("test_farm_action_needs_supply", "farm-action"),
        ("test_farm_builds_on_grass", "farm"),
        ("test_fortress_is_fulfilled_by_a_city_hall_alone", "fortress"),
        ("test_fort_draws", "fort"),
        ("test_d12_quarry_puts_one_wall", "quarry"),
        ("test_f4_a_canoe_interrupts", "canoe"),
        ("test_g12_the_bazaar_repeats_the_tower", "bazaar"),
        ("test_families_count_a_settlement_built_with_an_outpost", "families"),
        ("test_f7_the_bonus_of_the_refuge_leaps_to_the_second_temple", ""),
        ("test_e1_there_are_as_many_tasks_as_crossroads_quadrants", ""),
        ("test_every_hex_is_drawn", ""),
    ],
)
def test_a_test_is_about_the_component_with_which_its_name_begins(test: str, component: str) -> None:
    assert owner_of(test) == component


def test_every_box_with_components_has_functions_in_its_own() -> None:
    assert all([bool(functions_in(box.key)) == bool(list(components_of(box))) for box in EXPANSIONS[:6]])
