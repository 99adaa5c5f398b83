"""Files of examples as somebody might write them: what is wrong with one is said in a sentence."""

import re

import pytest

from hexstead.boxes.catalogue import example_text
from hexstead.engine.hexes import members, name
from hexstead.engine.terrain import CANYON, DESERT, GRASS, SWAMP
from hexstead.match.examples import Example, Window, example_of

GOOD = """\
says: Farm builds on grass.
locations: B1=farm
do: use:farm

G   G1  G*
  L   G   G
"""


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


WRONG = {
    changed("says: Farm builds on grass.\n", ""): "a line `says:` must tell what there is to see.",
    changed("do:", "does:"): "there is no line 'does', only says, locations, ",
    changed("do:", "at: B4\ndo:"): "`at` must be in a row that is not shifted: A, C, E and so on.",
    changed("do:", "at: Z9\ndo:"): "`at` must be a hex of the map, found 'Z9'",
    changed("  L   G   G\n", "L   G   G\n"): "not a row of hexes 4 columns wide, odd rows indented by 2",
    GOOD.partition("\n\n")[0]: "after a blank line the sketch of a position must follow.",
    changed("B1=farm", ""): "`locations` must name what lies on each L and each N, and no other hex.",
    changed("B1=farm", "B1=farm B2=oasis"): "`locations` must name what lies on each L",
    changed("B1=farm", "B1=farm C1=oasis"): "C1 is not a hex of the sketch.",
    changed("B1=farm", "B1=form"): "there is no 'form'.",
    changed("do:", "tokens: cave=A1\ndo:"): "there is no 'cave'.",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_with_a_file_is_said_with_the_name_of_the_component(text: str) -> None:
    with pytest.raises(ValueError, match=r"^The example of farm: ") as error:
        Example("farm", text)
    assert WRONG[text] in str(error.value)
    assert str(error.value).endswith(".")


WRONGLY_DONE = {
    changed("use:farm", "use:oasis"): "`do`: 'use:oasis' is not an action here",
    changed("use:farm", "A2"): "`do`: A2 can't be done: own.",
    changed("use:farm", "Q99"): "Q99 is not a hex of the sketch.",
    changed("do:", "owed: few\ndo:"): "`owed` must be a number, found 'few'.",
}


@pytest.mark.parametrize("text", WRONGLY_DONE)
def test_what_cannot_be_done_in_an_example_is_said_with_the_reason(text: str) -> None:
    with pytest.raises(ValueError, match=f"^The example of farm: {re.escape(WRONGLY_DONE[text])}"):
        Example("farm", text).shown()


def test_gold_is_given_in_numbers() -> None:
    with pytest.raises(ValueError, match="`pays` must be a number, found 'much'"):
        _ = Example("farm", changed("do:", "pays: much\ndo:")).pays


def test_hexes_are_named_within_the_sketch_wherever_it_lies() -> None:
    example = Example("farm", changed("do:", "at: I7\ndo:"))
    assert [name(hex) for hex in members(example.marked)] == ["I9"]
    assert example.window == Window(top=8, left=6, height=2, width=3)
    assert name(example.shown().world.sites[0].hex) == "J7"


def test_a_piece_beside_a_location_has_its_tile_and_may_use_it() -> None:
    shown = Example("farm", GOOD).shown()
    assert shown.state.stock == [1]
    assert shown.state.used[0] == shown.state.held[0]


def test_the_cards_of_an_example_are_those_on_the_table_or_the_one_just_drawn() -> None:
    swampy = changed("G   G\n", "G   S\n").replace("do:", "card: SG\ndo:")
    assert Example("farm", swampy).shown().cards() == {GRASS: True, SWAMP: True}
    assert example_of("crossroads").shown().cards() == {GRASS: False, CANYON: True}
    assert example_of("fort").shown().cards() == {DESERT: True}


def test_an_unknown_component_has_no_example() -> None:
    with pytest.raises(KeyError, match="there is no example of 'moon'"):
        example_text("moon")
