"""Where the rulebooks of the editions differ, and the house rules: each both ways."""

import pytest

from drawn import buttons, do, figures_of, gold, live_hexes, position, stands, take_stock
from hexstead.content.catalogue import EDITIONS, OPTIONS, VARIANTS
from hexstead.engine.actions import BUILD, REACT
from hexstead.engine.explain import explain
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.documents import check
from hexstead.match.notation import read_action
from hexstead.match.setup import Setup

PLAIN = {"seats": 3, "boards": ["oasis", "tavern", "farm", "harbor"], "cards": ["lords", "knights", "miners"]}
TAKES_FIGURES = ("moves-take-figures",)
OWN = ("react-to-own",)


# Editions


def test_only_the_dutch_edition_differs_from_the_usual_rules() -> None:
    assert {key: edition.variants for key, edition in EDITIONS.items()} == {
        "big-box": (),
        "big-box-nl": ("strikes-one", "knights-stay-on-the-mainland", "react-to-own"),
        "newest": (),
    }
    assert set(VARIANTS) == set(EDITIONS["big-box-nl"].variants)


@pytest.mark.parametrize("edition", ["big-box", "big-box-nl"])
def test_an_edition_brings_its_variants_to_the_table(edition: str) -> None:
    world = check({**PLAIN, "edition": edition, "options": ["capitols-are-castles"]}, Setup).world()
    assert world.options == {"capitols-are-castles", *EDITIONS[edition].variants}


def test_a_variant_is_no_option() -> None:
    assert not set(VARIANTS) & set(OPTIONS)


def struck(options: tuple[str, ...]) -> tuple[World, State]:
    world, state = position("G1  G2  G3  G2  G3", seats=3, tiles=("sword",), owed=0, options=options)
    do(world, state, "use:sword", "A2")
    return world, state


def test_sword_strikes_each_other_player_or_in_the_dutch_edition_just_one() -> None:
    world, state = struck(())
    assert live_hexes(world, state) == ["A3", "A5"]
    world, state = struck(("strikes-one",))
    assert (buttons(world, state), stands(state, 2)) == (["end"], ["A3", "A5"])


def test_sword_of_the_dutch_edition_may_choose_any_other_player() -> None:
    world, state = position("G1  G2  G3", seats=3, tiles=("sword",), owed=0, options=("strikes-one",), turn=0)
    do(world, state, "use:sword")
    assert live_hexes(world, state) == ["A2", "A3"]


def test_knights_look_at_the_island_but_not_in_the_dutch_edition() -> None:
    island = """
          G1  G1  G1
        G   G   G
          G   G   G
        G   G   G
          G   G   G
    """
    assert gold("G1  G1", "knights", island=island) == [6]
    assert gold("G1  G1", "knights", island=island, options=("knights-stay-on-the-mainland",)) == [4]


LAST_TILE = """
    G   L   W   L   W
      G   G   M   M   W
"""


def last_tile_taken(tiles: dict[int, tuple[str, ...]], options: tuple[str, ...]) -> tuple[World, State]:
    """Seat 0 has just taken the last tile from A2; A4 has one left."""
    world, state = position(LAST_TILE, locations={"A2": "refuge", "A4": "farm"}, tiles=tiles, options=options)
    take_stock(world, state, "A2", "A4")
    do(world, state, "A1")
    return world, state


def asked(world: World, state: State) -> tuple[int, str]:
    decision = decide(world, state)
    return decision.seat, decision.prompt


def test_canoe_reacts_to_its_owner_only_in_the_dutch_edition() -> None:
    world, state = last_tile_taken({0: ("canoe",)}, ())
    assert asked(world, state) == (0, BUILD)
    world, state = last_tile_taken({0: ("canoe",)}, OWN)
    assert asked(world, state) == (0, REACT)
    do(world, state, "A3")
    assert asked(world, state) == (0, BUILD)
    assert (stands(state, 0), state.owed) == (["A1", "A3"], 2)


def test_canoe_of_the_taker_is_asked_last() -> None:
    world, state = last_tile_taken({0: ("canoe",), 1: ("canoe",)}, OWN)
    assert asked(world, state) == (1, REACT)
    do(world, state, "done")
    assert asked(world, state) == (0, REACT)
    do(world, state, "done")
    assert asked(world, state) == (0, BUILD)


def test_canoe_of_the_taker_may_call_canoes_again_until_all_are_used() -> None:
    world, state = last_tile_taken({0: ("canoe", "canoe"), 1: ("canoe",)}, OWN)
    do(world, state, "done")
    assert asked(world, state) == (0, REACT)
    do(world, state, "A3")
    assert asked(world, state) == (1, REACT)
    do(world, state, "A5")
    assert asked(world, state) == (0, REACT)
    do(world, state, "B5")
    assert asked(world, state) == (0, BUILD)
    assert (stands(state, 0), stands(state, 1)) == (["A1", "A3", "B5"], ["A5"])


def test_canoe_taken_with_the_last_tile_of_another_hex_reacts_to_it_whichever_comes_first() -> None:
    for first, second in (("farm", "canoe"), ("canoe", "farm")):
        board = """
            L   G   L   W   W
              M   M   M   M   W
        """
        world, state = position(board, locations={"A1": first, "A3": second}, options=OWN)
        take_stock(world, state, "A1" if first == "farm" else "A3")
        do(world, state, "A2")
        assert asked(world, state) == (0, REACT)


# Options


def test_every_option_has_a_test_here_or_with_its_component() -> None:
    assert list(OPTIONS) == ["lords-need-a-settlement", "capitols-are-castles", "moves-take-figures"]


def test_lords_pay_for_nothing_unless_the_option_is_on() -> None:
    assert gold("G1  G   G2", "lords", seats=2) == [48, 48]
    assert gold("G1  G   G2", "lords", seats=2, options=("lords-need-a-settlement",)) == [12, 12]


def test_a_castle_under_a_capitol_pays_only_if_the_option_is_on() -> None:
    tokens = {"capitol": ("A1",)}
    assert gold("X   G1", "castles", tokens=tokens) == [0]
    assert gold("X   G1", "castles", tokens=tokens, options=("capitols-are-castles",)) == [3]


MOVES = {
    "paddock": ("G1?  W   G", "A3"),
    "barn": ("D1?  G   W   G", "A2"),
    "caravan": ("G1?  D   D   W", "A3"),
    "resettlement": ("G1?  D   W", "A2"),
    "refuge": ("G1?  D   W", "A2"),
    "palisade": ("G1?  G1  D   W", "A3"),
    "rope-bridge": ("G1?  C   W", "A2"),
    "tree-house": ("G1?  T   W", "A2"),
    "cave": ("G1?  M   D   W", "A3"),
}
FIGURES = {"w": "warrior", "c": "wagon", "s": "ship"}

every_figure = pytest.mark.parametrize("letter", FIGURES)


def with_figure(tile: str, letter: str, options: tuple[str, ...]) -> tuple[World, State]:
    board = MOVES[tile][0].replace("? ", letter)
    is_cave = tile == "cave"
    tokens = {"caves": ("A2",)} if is_cave else {}
    return position(board, fill="W", tiles=() if is_cave else (tile,), owed=0, tokens=tokens, options=options)


def can_lift(world: World, state: State, tile: str, hex: str) -> bool:
    if f"use:{tile}" not in buttons(world, state):
        return False
    do(world, state, f"use:{tile}")
    return hex in live_hexes(world, state)


@pytest.mark.parametrize("tile", MOVES)
@every_figure
def test_a_move_takes_a_figure_only_if_the_option_is_on(tile: str, letter: str) -> None:
    assert not can_lift(*with_figure(tile, letter, ()), tile, "A1")
    world, state = with_figure(tile, letter, TAKES_FIGURES)
    assert can_lift(world, state, tile, "A1")
    target = MOVES[tile][1]
    do(world, state, "A1", target)
    assert figures_of(world, state, 0, FIGURES[letter]) == [target]
    assert target in stands(state, 0)
    assert "A1" not in stands(state, 0)


@every_figure
def test_harbor_takes_a_figure_onto_water_only_if_the_option_is_on(letter: str) -> None:
    board = f"G1{letter} D   W   D"
    assert not can_lift(*position(board, fill="D", tiles=("harbor",), owed=0), "harbor", "A1")
    world, state = position(board, fill="D", tiles=("harbor",), owed=0, options=TAKES_FIGURES)
    do(world, state, "use:harbor", "A1", "A3")
    assert figures_of(world, state, 0, FIGURES[letter]) == ["A3"]


@every_figure
def test_refuge_bonus_takes_a_figure_only_if_the_option_is_on(letter: str) -> None:
    def leap(options: tuple[str, ...]) -> tuple[World, State]:
        tiles, bonuses = ("refuge", "refuge"), {0: ("refuge-bonus",)}
        return position(f"G1{letter} D   W", fill="W", tiles=tiles, bonuses=bonuses, owed=0, options=options)

    assert not can_lift(*leap(()), "refuge-bonus", "A1")
    world, state = leap(TAKES_FIGURES)
    do(world, state, "use:refuge-bonus", "A1", "A2")
    assert figures_of(world, state, 0, FIGURES[letter]) == ["A2"]


@every_figure
def test_silo_harvest_moves_a_figure_only_if_the_option_is_on(letter: str) -> None:
    def harvest(options: tuple[str, ...]) -> tuple[World, State]:
        board = f"I   G1{letter} G1  D   W"
        world, state = position(board, fill="W", turn=1, owed=0, ending=True, options=options, supply=(0, 9))
        do(world, state, "end")
        return world, state

    assert "A2" not in live_hexes(*harvest(()))
    world, state = harvest(TAKES_FIGURES)
    do(world, state, "A2", "A4")
    assert figures_of(world, state, 0, FIGURES[letter]) == ["A4"]


def test_a_warrior_that_moves_takes_its_ring_along() -> None:
    board = """
        G1w G   G   G   G2
          W   W   W   W   W
    """
    world, state = position(board, fill="W", tiles=("resettlement",), owed=0, options=TAKES_FIGURES)
    do(world, state, "use:resettlement", "A1", "A2", "A3")
    assert live_hexes(world, state) == ["A2", "A4"]
    do(world, state, "A4", "done")
    assert figures_of(world, state, 0, "warrior") == ["A4"]
    reason = explain(world, state, read_action(world, "A3"))
    assert reason is not None


def test_a_warrior_does_not_enter_the_ring_of_another() -> None:
    board = "G1w G   G   G2w"
    world, state = position(board, fill="W", tiles=("resettlement",), owed=0, options=TAKES_FIGURES)
    do(world, state, "use:resettlement", "A1")
    assert live_hexes(world, state) == ["A2"]
    do(world, state, "A2")
    assert live_hexes(world, state) == ["A1"]


@pytest.mark.parametrize("tile", ["paddock", "caravan", "resettlement", "refuge", "palisade"])
def test_a_city_hall_and_scouts_never_move(tile: str) -> None:
    board = """
        G1h G1h G   G   G
          G1h G1h G1h G   G
        G1h G1h G   G   G
          G   G   G   G   G1
    """
    tiles = (tile, "scout-cabin")
    scouts = {0: {"scout": ("D4",)}}
    world, state = position(board, tiles=tiles, owed=0, figures=scouts, options=TAKES_FIGURES)
    do(world, state, f"use:{tile}")
    assert live_hexes(world, state) == ["D5"]


def test_temple_never_sets_a_figure_aside() -> None:
    world, state = position("G1w G1c G1s G1", tiles=("temple",), owed=0, options=TAKES_FIGURES)
    do(world, state, "use:temple")
    assert live_hexes(world, state) == ["A4"]
