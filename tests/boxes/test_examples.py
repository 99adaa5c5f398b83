"""The drawn example of every component: it is there, its position is possible, and it says what is true."""

from importlib.resources import files
from itertools import combinations

import pytest

from hexstead.boxes.catalogue import (
    ALWAYS,
    BONUSES,
    BOX_OF,
    CARDS,
    EXPANSIONS,
    EXTRAS,
    LOCATIONS,
    TASKS,
    TILES,
    TOKENS,
)
from hexstead.boxes.manifest import Expansion
from hexstead.engine.hands import without_figures
from hexstead.engine.hexes import EMPTY, SINGLE, count, members, name, of, parse, row_of
from hexstead.engine.rules import decide
from hexstead.engine.scoring import tally
from hexstead.engine.state import State
from hexstead.engine.tiles import nothing
from hexstead.engine.world import World
from hexstead.match.examples import Example, example_of
from hexstead.match.sketch import CELL, HALF
from hexstead.setup.layout import quadrant_number

TILES_OF_ALL_KINDS = LOCATIONS | TILES | BONUSES | EXTRAS
PAYING = CARDS | TASKS | ALWAYS
MOST_ROWS, MOST_COLUMNS = 7, 8
WHOLE_MAP = {"compass-points"}
"""It is about all four edges of the board, so less than the whole map would not show it."""
MOST_LETTERS = 190

every_component = pytest.mark.parametrize("key", BOX_OF)


def test_no_component_is_forgotten() -> None:
    assert set(BOX_OF) == {*TILES_OF_ALL_KINDS, *PAYING}


@every_component
def test_a_component_has_a_drawn_example_in_its_box(key: str) -> None:
    file = f"{BOX_OF[key]}/examples/{key}.txt"
    if not (files("hexstead.boxes") / file).is_file():
        pytest.fail(f"{key} has no drawn example. Write src/hexstead/boxes/{file}; CONTRIBUTING.md says how.")


@pytest.mark.parametrize("box", EXPANSIONS, ids=lambda box: box.key)
def test_every_example_belongs_to_a_component_of_its_box(box: Expansion) -> None:
    there = files(f"hexstead.boxes.{box.key}") / "examples"
    found = [path.name for path in there.iterdir()] if there.is_dir() else []
    assert sorted(found) == sorted([f"{one.key}.txt" for one in box.components()])


@every_component
def test_an_example_is_small_and_says_in_a_few_words_what_it_shows(key: str) -> None:
    example = example_of(key)
    assert 30 < len(example.says) <= MOST_LETTERS
    assert example.says[0].isupper()
    assert example.says.endswith(".")
    if key not in WHOLE_MAP:
        assert example.window.height <= MOST_ROWS
        assert example.window.width <= MOST_COLUMNS


@every_component
def test_the_position_of_an_example_is_possible(key: str) -> None:
    example = example_of(key)
    world = example.world()
    state = example.position(world)
    check_pieces(world, state)
    check_figures(world, state)
    for token, lying in world.tokens.items():
        check_token(world, token, members(lying))


def check_pieces(world: World, state: State) -> None:
    occupied = state.walls
    for seat, own in enumerate(state.settlements):
        assert not own & occupied
        occupied |= own
        assert count(without_figures(state, seat)) + state.supply[seat] == world.supply
    assert not occupied & world.special
    assert not state.walls & ~world.suitable
    assert state.owed <= state.supply[state.turn]


def check_figures(world: World, state: State) -> None:
    for figure, by_seat in zip(world.figures, state.figures, strict=True):
        for own in by_seat:
            assert count(own) in ((0, figure.number) if figure.is_fixed else range(figure.number + 1))
            assert not (figure.is_blocking and own & ~world.suitable)


def check_token(world: World, key: str, lying: list[int]) -> None:
    """It lies where it may, and at most one in each quadrant."""
    token = TOKENS[key]
    assert not of(lying) & ~token.where(world.letters, [token.triggers] * 4)
    assert len({quadrant_number(hex) for hex in lying}) == len(lying)


@every_component
def test_an_example_is_about_its_component(key: str) -> None:
    shown = example_of(key).shown()
    named = [card.key for card in shown.world.cards] if key in PAYING else []
    assert key in named or key in [location.key for location in shown.world.tiles]


@every_component
def test_an_example_shows_what_is_live_or_what_is_paid(key: str) -> None:
    example = example_of(key)
    shown = example.shown()
    if example.pays:
        assert example.gold() == example.pays
        assert sum(example.pays) > 0
    else:
        live = decide(shown.world, shown.state).hexes
        assert live
        # Both sides are drawn, so that what should be written can be read off and copied.
        assert example.drawing == redrawn(example, live)
        assert hexes(example.marked) == hexes(live)


def hexes(those: int) -> list[str]:
    return [name(hex) for hex in members(those)]


def redrawn(example: Example, stars: int) -> str:
    """The sketch with stars on these hexes."""
    rows: dict[int, str] = {}
    for hex, cell in example.sketch.all.items():
        row = row_of(parse(hex))
        star = "*" if stars & SINGLE[parse(hex)] else ""
        rows[row] = rows.get(row, " " * HALF * (row % 2)) + (cell.removesuffix("*") + star).ljust(CELL)
    return "\n".join([row.rstrip() for row in rows.values()]) + "\n"


@pytest.mark.parametrize("key", PAYING)
def test_the_example_of_what_pays_says_how_much(key: str) -> None:
    assert example_of(key).pays


@pytest.mark.parametrize("key", PAYING)
def test_the_stars_of_what_pays_are_the_settlements_it_pays_for(key: str) -> None:
    """The starred ones alone are worth as much, or without any of them there is less; and each matters."""
    example = example_of(key)
    if PAYING[key].gold is nothing:
        # What was paid when it was built does not depend on what stands there now.
        assert example.marked == EMPTY
        return
    kingdoms = Kingdoms(example)
    assert example.marked & kingdoms.own(0)
    for seat in range(len(example.pays)):
        starred = example.marked & kingdoms.own(seat)
        if starred:
            less = [kingdoms.gold(seat, kingdoms.own(seat) ^ SINGLE[hex]) for hex in members(starred)]
            assert kingdoms.gold(seat, starred) == example.pays[seat] or max(less) < example.pays[seat]
            assert [hex for hex in members(starred) if not kingdoms.needs(seat, starred, hex)] == []


class Kingdoms:
    """The gold of a seat if it had other settlements, while the others stay as they are."""

    def __init__(self, example: Example) -> None:
        self.key = example.key
        shown = example.shown()
        self.world, self.state = shown.world, shown.state

    def own(self, seat: int) -> int:
        return self.state.settlements[seat]

    def gold(self, seat: int, own: int) -> int:
        pieces = self.state.settlements.copy()
        pieces[seat] = own
        return tally(self.world, pieces)[seat].gold[self.key]

    def needs(self, seat: int, starred: int, hex: int) -> bool:
        """Is there any choice of the starred ones, with or without the rest, in which this one matters?"""
        rest = members(starred ^ SINGLE[hex])
        chosen = [of(list(some)) for number in range(len(rest) + 1) for some in combinations(rest, number)]
        tried = [some | also for some in chosen for also in (EMPTY, self.own(seat) & ~starred)]
        return any([self.gold(seat, some) != self.gold(seat, some | SINGLE[hex]) for some in tried])
