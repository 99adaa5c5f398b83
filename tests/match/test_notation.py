"""Actions as people write them."""

import pytest

from games import MIXES
from hexstead.engine.hexes import members
from hexstead.engine.said import BadInput
from hexstead.match.notation import read_action, write_action
from hexstead.setup.draw import draw_setup, first_game
from refusing import refuses


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(5))
def test_every_action_goes_through_its_text(mix: tuple[str, ...], seed: int) -> None:
    world = draw_setup(2, seed, expansions=mix).world()
    actions = [*members(world.board), *range(546, world.actions)]
    texts = [write_action(world, action) for action in actions]
    assert len(set(texts)) == len(actions)
    assert [read_action(world, text) for text in texts] == actions
    assert [read_action(world, text.swapcase()) for text in texts] == actions


def test_actions_are_written_as_at_the_table() -> None:
    world = first_game(2).world()
    texts = [write_action(world, action) for action in (0, 19 * 21 + 19, 546, *range(548, world.actions))]
    assert texts[:3] == ["A1", "T20", "end"]
    assert sorted(texts[4:]) == ["use:farm", "use:oasis", "use:paddock", "use:tavern"]


@pytest.mark.parametrize(
    "text",
    ["", "A", "A0", "A21", "U1", "5A", "use:", "use:barn", "farm", "A1 ", "A1\n", "A\u0661", "A-1", "A001"],
)
def test_anything_but_an_action_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_action(first_game(2).world(), text)


def test_the_message_lists_the_buttons_of_this_game() -> None:
    with refuses("use:tavern"):
        read_action(first_game(2).world(), "use:barn")


def test_a_game_with_several_cards_has_a_button_for_each_terrain() -> None:
    world = draw_setup(2, 1, boards=("barracks", "farm", "oasis", "tower")).world()
    texts = [write_action(world, action) for action in range(world.first_terrain, world.actions)]
    assert texts[:5] == [
        "terrain:grass",
        "terrain:canyon",
        "terrain:desert",
        "terrain:flower-field",
        "terrain:forest",
    ]
    assert read_action(world, "terrain:Flower-Field") == world.first_terrain + 3
    assert write_action(world, 547) == "done"


@pytest.mark.parametrize("text", ["terrain:", "terrain:lava", "terrain:flower field", "terrain"])
def test_anything_but_a_terrain_is_refused(text: str) -> None:
    world = draw_setup(2, 1, boards=("barracks", "farm", "oasis", "tower")).world()
    with refuses("is not an action here"):
        read_action(world, text)


def test_a_game_with_single_cards_has_no_such_button() -> None:
    with refuses("is not an action here"):
        read_action(first_game(2).world(), "terrain:grass")
