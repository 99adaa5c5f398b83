"""Where the rulebooks of the editions differ, and the house rules: each both ways."""

import pytest

from drawn import buttons, do, figures_of, gold, live, live_hexes, position, stands, take_stock
from hexstead.boxes.catalogue import EDITIONS, OPTIONS, VARIANTS
from hexstead.boxes.marshlands.powers import REACT
from hexstead.engine.actions import BUILD
from hexstead.engine.explain import explain
from hexstead.engine.rules import decide
from hexstead.engine.state import State
from hexstead.engine.terrain import SWAMP, faces
from hexstead.engine.world import World
from hexstead.match.notation import read_action
from hexstead.setup.documents import check
from hexstead.setup.setup import Setup

PLAIN = {"seats": 3, "boards": ["oasis", "tavern", "farm", "harbor"], "cards": ["lords", "knights", "miners"]}
FIGURES_STAY = ("figures-stay",)
OWN = ("react-to-own",)
ONLY_BUILDS = ("passing-only-lead-builds",)


# Editions


def test_only_the_dutch_edition_differs_from_the_usual_rules() -> None:
    assert {key: edition.variants for key, edition in EDITIONS.items()} == {
        "big-box": (),
        "big-box-nl": (
            "strikes-one",
            "knights-stay-on-the-mainland",
            "react-to-own",
            "passing-only-lead-builds",
        ),
        "newest": (),
    }
    assert set(VARIANTS) == set(EDITIONS["big-box-nl"].variants)


@pytest.mark.parametrize("edition", ["big-box", "big-box-nl"])
def test_an_edition_brings_its_variants_to_the_table(edition: str) -> None:
    world = check({**PLAIN, "edition": edition, "options": ["capitols-are-castles"]}, Setup).world()
    assert world.options == {"capitols-are-castles", *EDITIONS[edition].variants}


def test_a_variant_is_not_an_option() -> None:
    assert not set(VARIANTS) & set(OPTIONS)


def struck(options: tuple[str, ...]) -> tuple[World, State]:
    world, state = position("G1  G2  G3  G2  G3", seats=3, tiles=("sword",), owed=0, options=options)
    do(world, state, "use:sword", "A2")
    return world, state


def test_sword_strikes_each_other_player_or_only_one_in_the_dutch_edition() -> None:
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


def scouted(board: str, *tiles: str, options: tuple[str, ...]) -> tuple[World, State]:
    """Two scouts stand on A2 and A3."""
    scouts = {0: {"scout": ("A2", "A3")}}
    return position(board, tiles=("scout-cabin", *tiles), figures=scouts, owed=0, options=options)


@pytest.mark.parametrize("options", [(), ONLY_BUILDS])
def test_settlements_are_built_next_to_scouts_in_every_edition(options: tuple[str, ...]) -> None:
    world, state = scouted("G1  G   G   G   W   G", "farm", options=options)
    do(world, state, "use:farm")
    assert live_hexes(world, state) == ["A4"]


@pytest.mark.parametrize("tile", ["tavern", "quarry", "palisade"])
def test_scouts_count_as_settlements_for_tiles_but_not_in_the_dutch_edition(tile: str) -> None:
    board = "G1  G   G   G   W   W   G"
    assert f"use:{tile}" in buttons(*scouted(board, tile, options=()))
    assert f"use:{tile}" not in buttons(*scouted(board, tile, options=ONLY_BUILDS))


# Options


def test_every_option_has_a_test_here_or_with_its_component() -> None:
    assert list(OPTIONS) == [
        "lords-need-a-settlement",
        "capitols-are-castles",
        "figures-stay",
        "swamp-cards-always",
    ]


def test_lords_pay_for_no_settlement_unless_the_option_is_on() -> None:
    assert gold("G1  G", "lords", seats=2) == [12, 6]
    assert gold("G1  G", "lords", seats=2, options=("lords-need-a-settlement",)) == [12, 0]


def test_swamp_cards_are_in_the_deck_without_swamp_only_if_the_option_is_on() -> None:
    assert len(check(PLAIN, Setup).world().deck) == 25
    world = check({**PLAIN, "options": ["swamp-cards-always"]}, Setup).world()
    assert (len(world.deck), len([card for card in world.deck if SWAMP in faces(card)])) == (30, 5)


def test_swamp_cards_without_swamp_on_the_map_are_used_for_their_other_terrain() -> None:
    world, state = position("G1  G   G2  G", owed=0, hands=("", "SG"))
    do(world, state, "end")
    assert (state.owed, live(world, state)) == (3, ["A2", "A4"])


def test_a_castle_under_a_capitol_pays_only_if_the_option_is_on() -> None:
    tokens = {"capitol": ("A1",)}
    assert gold("X   G1", "castles", tokens=tokens) == [0]
    assert gold("X   G1", "castles", tokens=tokens, options=("capitols-are-castles",)) == [3]


MOVES = {
    "paddock": ("W   G", "A3"),
    "barn": ("G   W", "A2"),
    "caravan": ("D   D   W", "A3"),
    "resettlement": ("D   W", "A2"),
    "refuge": ("D   W", "A2"),
    "refuge-bonus": ("D   W", "A2"),
    "palisade": ("G1  D   W", "A3"),
    "rope-bridge": ("C   W", "A2"),
    "tree-house": ("T   W", "A2"),
    "cave": ("M   D   W", "A3"),
}
"""What lies to the right of a piece on A1, and where the tile takes it."""
FIGURES = {"w": "warrior", "c": "wagon", "s": "ship"}

every_move = pytest.mark.parametrize("tile", MOVES)
on_land = pytest.mark.parametrize("letter", ["w", "c"])


def with_piece(tile: str, piece: str, options: tuple[str, ...] = ()) -> tuple[World, State]:
    return position(
        f"{piece:<4}{MOVES[tile][0]}   W   W   W   G",
        fill="W",
        tiles={"cave": (), "refuge-bonus": ("refuge", "refuge")}.get(tile, (tile,)),
        bonuses={0: ("refuge-bonus",)} if tile == "refuge-bonus" else {},
        owed=0,
        tokens={"caves": ("A2",)} if tile == "cave" else {},
        options=options,
    )


def can_lift(world: World, state: State, tile: str, hex: str) -> bool:
    if f"use:{tile}" not in buttons(world, state):
        return False
    do(world, state, f"use:{tile}")
    return hex in live_hexes(world, state)


@every_move
@on_land
def test_a_move_takes_a_warrior_or_a_wagon_unless_figures_stay(tile: str, letter: str) -> None:
    assert not can_lift(*with_piece(tile, f"D1{letter}", FIGURES_STAY), tile, "A1")
    world, state = with_piece(tile, f"D1{letter}")
    assert can_lift(world, state, tile, "A1")
    target = MOVES[tile][1]
    do(world, state, "A1", target)
    assert figures_of(world, state, 0, FIGURES[letter]) == [target]
    assert target in stands(state, 0)
    assert "A1" not in stands(state, 0)


@every_move
def test_a_move_onto_land_takes_a_settlement_off_the_water_but_no_ship(tile: str) -> None:
    assert can_lift(*with_piece(tile, "W1"), tile, "A1")
    assert not can_lift(*with_piece(tile, "W1s"), tile, "A1")


def test_harbor_takes_a_ship_onto_water_unless_figures_stay() -> None:
    board = "W1s D   W   D   G"
    world, state = position(board, fill="D", tiles=("harbor",), owed=0, options=FIGURES_STAY)
    assert not can_lift(world, state, "harbor", "A1")
    world, state = position(board, fill="D", tiles=("harbor",), owed=0)
    do(world, state, "use:harbor", "A1", "A3")
    assert figures_of(world, state, 0, "ship") == ["A3"]


@on_land
def test_harbor_takes_no_warrior_and_no_wagon_onto_water(letter: str) -> None:
    assert can_lift(*position("D1  D   W   G", fill="D", tiles=("harbor",), owed=0), "harbor", "A1")
    world, state = position(f"D1{letter} D   W   G", fill="D", tiles=("harbor",), owed=0)
    assert not can_lift(world, state, "harbor", "A1")


def test_a_wagon_leaves_a_mountain_by_an_ordinary_move_but_does_not_enter_one() -> None:
    board = """
        M1c M   W
          D   W   G
    """
    world, state = position(board, fill="W", tiles=("resettlement",), owed=0)
    do(world, state, "use:resettlement", "A1")
    assert live_hexes(world, state) == ["B1"]


def harvest(piece: str, options: tuple[str, ...] = ()) -> tuple[World, State]:
    """Seat 0, with the piece on A2 beside a silo, has only moves left after the last round."""
    board = f"I   {piece:<4}G1  D   W"
    world, state = position(board, fill="W", turn=1, owed=0, ending=True, options=options, supply=(0, 9))
    do(world, state, "end")
    return world, state


@on_land
def test_silo_harvest_moves_a_warrior_or_a_wagon_unless_figures_stay(letter: str) -> None:
    assert "A2" not in live_hexes(*harvest(f"G1{letter}", FIGURES_STAY))
    world, state = harvest(f"G1{letter}")
    do(world, state, "A2", "A4")
    assert figures_of(world, state, 0, FIGURES[letter]) == ["A4"]


def test_silo_harvest_moves_no_ship_onto_land() -> None:
    assert "A2" in live_hexes(*harvest("W1"))
    assert "A2" not in live_hexes(*harvest("W1s"))


def test_a_warrior_that_moves_takes_its_ring_along() -> None:
    board = """
        G1w G   G   G   G2
          W   W   W   W   W
    """
    world, state = position(board, fill="W", tiles=("resettlement",), owed=0)
    do(world, state, "use:resettlement", "A1", "A2", "A3")
    assert live_hexes(world, state) == ["A2", "A4"]
    do(world, state, "A4", "done")
    assert figures_of(world, state, 0, "warrior") == ["A4"]
    reason = explain(world, state, read_action(world, "A3"))
    assert reason is not None


def test_a_warrior_does_not_enter_the_ring_of_another() -> None:
    board = "G1w G   G   G2w"
    world, state = position(board, fill="W", tiles=("resettlement",), owed=0)
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
    world, state = position(board, tiles=tiles, owed=0, figures=scouts)
    do(world, state, f"use:{tile}")
    assert live_hexes(world, state) == ["D5"]


def test_temple_never_sets_a_figure_aside() -> None:
    world, state = position("G1w G1c G1s G1", tiles=("temple",), owed=0)
    do(world, state, "use:temple")
    assert live_hexes(world, state) == ["A4"]
