"""Texts of components follow the edition and the house rules, wherever they are shown."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import hexstead
from hexstead.boxes.catalogue import (
    ALWAYS,
    BONUSES,
    CARDS,
    EDITIONS,
    EXPANSIONS,
    EXTRAS,
    LOCATIONS,
    OPTIONS,
    TASKS,
    TILES,
    VARIANTS,
)
from hexstead.cli.screen.facts import gold_table
from hexstead.cli.screen.paint import painted
from hexstead.cli.screen.sheets import sheet_of
from hexstead.engine.actions import FIRST_TILE
from hexstead.engine.scoring import score
from hexstead.engine.tiles import Card, Tile, text_of
from hexstead.match.match import Match
from hexstead.server.shown.game_info import game_info
from hexstead.setup.setup import Setup
from hexstead.wording.buttons import button_text
from hexstead.wording.say import say
from hexstead.wording.texts import all_texts_of
from spoken import heard, say_all, spoken_entries, spoken_steps

ALL: list[Tile | Card] = [
    *LOCATIONS.values(),
    *TILES.values(),
    *BONUSES.values(),
    *EXTRAS.values(),
    *CARDS.values(),
    *TASKS.values(),
    *ALWAYS.values(),
]
DIFFERING = [one for one in ALL if one.variants]


BOARDS = ("harbor", "caravan", "canoe", "mountain-station")
WITH_FIGURES = ("harbor", "caravan", "barracks", "lighthouse")


def table(boards: tuple[str, ...], edition: str, options: tuple[str, ...]) -> Setup:
    """With many components whose texts differ."""
    return Setup(
        seats=2,
        boards=boards,
        tasks=("road", "advance")[: len({"barracks", "lighthouse"} & {*boards})],
        cards=("knights", "lords", "miners"),
        tiles=("sword",),
        tokens={"capitol": ("E3",)},
        island="tree-house",
        edition=edition,
        options=options,
    )


def test_a_component_says_what_it_does_in_this_game() -> None:
    sword = TILES["sword"]
    assert say(text_of(sword, frozenset())).endswith("one settlement of each other player.")
    assert say(text_of(sword, EDITIONS["big-box-nl"].variants)).endswith(
        "one settlement of one other player."
    )
    lords = CARDS["lords"]
    assert "where you have a settlement" not in say(text_of(lords, ()))
    assert "where you have a settlement" in say(text_of(lords, ("lords-need-a-settlement",)))


def test_texts_differ_by_options_that_exist() -> None:
    keys = {key for one in DIFFERING for key in one.variants}
    assert keys <= {*OPTIONS, *VARIANTS}
    for one in DIFFERING:
        assert one.text not in one.variants.values()


ABOUT_THE_DECK = {box.deck_option for box in EXPANSIONS if box.deck_option}


@pytest.mark.parametrize("key", [*VARIANTS, *[key for key in OPTIONS if key not in ABOUT_THE_DECK]])
def test_what_an_edition_or_a_house_rule_changes_stands_in_the_text_of_a_component(key: str) -> None:
    assert [one for one in DIFFERING if key in one.variants]


@pytest.mark.parametrize("edition", ["big-box", "big-box-nl"])
@pytest.mark.parametrize("options", [(), tuple(OPTIONS)])
@pytest.mark.parametrize("boards", [BOARDS, WITH_FIGURES])
def test_every_place_that_shows_a_text_shows_that_of_the_game(
    boards: tuple[str, ...], edition: str, options: tuple[str, ...]
) -> None:
    setup = table(boards, edition, options)
    match = Match(setup, 1)
    world = match.world
    named: list[Tile | Card] = [*world.tiles, *world.cards]
    told = {one.key: say(text_of(one, world.options)) for one in named}
    face = game_info(setup, world)
    tiles, cards = (
        [(one.key, say(heard(one.text))) for one in face.tiles],
        [(one.key, say(heard(one.text))) for one in face.cards],
    )
    assert dict(tiles + cards) == told
    for number, location in enumerate(world.tiles):
        assert say(button_text(world, match.state, FIRST_TILE + number)) == told[location.key]
    sheet = sheet_of(setup)
    assert {card.text for card in sheet.cards} | {tile.text for tile in sheet.tiles} <= set(told.values())
    assert any(told["capitols"] in step for step in spoken_steps(setup))
    page = StringIO()
    painted(Console(file=page, width=200)).print(gold_table(world, score(world, match.state), []))
    shown = page.getvalue()
    assert told["knights"] in shown
    assert told["lords"] in shown


def test_the_rules_tell_all_texts_of_a_component() -> None:
    told = {entry.title: entry.text for entry in spoken_entries()}
    assert told["Sword"] == say_all(all_texts_of(TILES["sword"]))
    assert "Big Box, Dutch: Next turn, remove one settlement of one other player." in told["Sword"]
    assert "House rule “Lords need a settlement”: In each sector where you have a settlement" in told["Lords"]


def test_nobody_reads_the_text_of_a_component_past_the_edition() -> None:
    """Pictures are told texts, and have no components."""
    sources = Path(hexstead.__file__).parent
    readers = re.compile(r"\b(location|card|component|one|task|tile|extra|token\.action)\.text\b")
    found = [
        path.relative_to(sources).as_posix()
        for path in sources.rglob("*.py")
        if readers.search(path.read_text("utf-8")) and path.parent.name != "pictures"
    ]
    assert sorted(found) == ["cli/screen/instructions.py", "wording/components.py"]
