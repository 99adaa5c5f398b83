"""Warriors, wagons, ships and city halls as pieces: they block, they count, they are not part of the 40."""

import pytest

from drawn import buttons, do, gold, kinds, live, live_hexes, position, tiles_of, walls
from hexstead.engine.events import LAST_ROUND, LOST
from hexstead.engine.hexes import NEIGHBOURS, members, name, parse
from hexstead.engine.scoring import score

BESIDE_B3 = {"A3", "A4", "B2", "B4", "C3", "C4"}
GUARDED = """
    G   G   {a}   {a}   G   G
      G   {a}   G2w {a}   G   G
    G   G   {a}   {a}   G   G
      G   G   G1  G   G   G
    G   G   G   G   G   G
"""


@pytest.mark.parametrize(
    ("tile", "letter"),
    [
        ("farm", "G"),
        ("quarry", "G"),
        ("barracks", "G"),
        ("wagon", "G"),
        ("wagon", "M"),
        ("lighthouse", "W"),
        ("donation-water", "W"),
        ("donation-mountain", "M"),
        ("tower", "G"),
        ("fort", "G"),
        ("city-hall", "G"),
    ],
)
def test_a_warrior_keeps_builds_walls_wagons_ships_and_warriors_out(tile: str, letter: str) -> None:
    world, state = position(GUARDED.format(a=letter), fill="G", tiles=(tile,), owed=0, deck="G")
    if f"use:{tile}" in buttons(world, state):
        do(world, state, f"use:{tile}")
        assert not BESIDE_B3 & set(live_hexes(world, state))
    else:
        assert letter in "WM"


@pytest.mark.parametrize("tile", ["paddock", "caravan", "barn", "resettlement"])
def test_a_warrior_keeps_moves_out(tile: str) -> None:
    world, state = position(GUARDED.format(a="G"), fill="G", tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}", "D3")
    assert live_hexes(world, state)
    assert not BESIDE_B3 & set(live_hexes(world, state))


def test_a_warrior_keeps_the_whole_city_hall_away() -> None:
    world, state = position(GUARDED.format(a="G"), fill="G", tiles=("city-hall",), owed=0)
    do(world, state, "use:city-hall")
    centres = live_hexes(world, state)
    assert {"D5", "F3"} <= set(centres)
    for centre in centres:
        rim = {name(hex) for hex in members(NEIGHBOURS[parse(centre)])}
        assert not BESIDE_B3 & {centre, *rim}


def test_a_warrior_blocks_its_owner_too() -> None:
    world, state = position("G   G   G1w G   G   G")
    assert live(world, state) == ["A1", "A5", "A6"]


def test_a_hex_between_two_warriors_is_free_only_when_both_are_gone() -> None:
    world, state = position("G1w G   G2w W   W", tiles=("barracks", "sword"), owed=1, deck="G", fill="W")
    assert live_hexes(world, state) == []
    world, state = position("G1w G   G2w W   G", tiles=("barracks", "sword"), owed=1, fill="W")
    do(world, state, "use:barracks", "A1")
    assert live_hexes(world, state) == ["A1", "A5"]
    do(world, state, "use:sword", "A3")
    assert live_hexes(world, state) == ["A1", "A2", "A3", "A5"]


def test_a_piece_beside_a_warrior_stays_and_may_leave_but_not_come_back() -> None:
    board = """
        G   G1  G2w
          G   W   W
    """
    world, state = position(board, fill="W", tiles=("caravan", "resettlement"), owed=0)
    do(world, state, "use:caravan", "A2")
    assert live(world, state) == ["A1", "B1"]
    do(world, state, "A1", "use:resettlement", "A1")
    assert live(world, state) == ["B1"]


def test_the_vacated_hex_beside_a_warrior_does_not_count_as_near() -> None:
    """Lifted from A2, the settlement could not go back there: so nothing is near, and it may go far."""
    world, state = position("C1  G1  G2w W   G", tiles=("barn",), owed=0)
    do(world, state, "use:barn")
    assert live(world, state) == ["A1", "A2"]
    do(world, state, "A2")
    assert live(world, state) == ["A5"]


@pytest.mark.parametrize("figure", ["c", "w"])
def test_a_figure_counts_as_own_neighbour(figure: str) -> None:
    board = f"G   G1{figure} W   F   G   G"
    world, state = position(board, card="F" if figure == "w" else "G")
    assert live(world, state) == (["A4"] if figure == "w" else ["A1"])


def test_a_ship_makes_water_towns_possible() -> None:
    world, state = position("G   W1s W   G   G", fill="X")
    assert live(world, state) == ["A1"]


def test_figures_keep_location_tiles() -> None:
    world, state = position(
        "L   G1c G   G1  G\n  G1  W   W   W",
        fill="W",
        locations={"A1": "farm"},
        holds=("A1",),
        tiles=("caravan",),
        owed=0,
    )
    assert LOST not in kinds(do(world, state, "use:caravan", "A4", "A3"))
    assert tiles_of(world, state, 0) == ["farm", "caravan"]


def test_figures_count_for_every_kind_of_card() -> None:
    board = """
        X   G1c G1w W1s
          M1c W   G   G
    """
    single = board.replace("M1c", "M  ")
    assert gold(single, "knights") == [6]
    assert gold(single, "citizens") == [1]
    assert gold(single, "workers") == [1]
    assert gold(single, "castles") == [3]


def test_a_ship_on_water_pays_no_fishermen_and_a_wagon_on_a_mountain_no_miners() -> None:
    assert gold("W   W1s W", "fishermen") == [0]
    assert gold("M   M1c M", "miners") == [0]
    assert gold("M   W1s M", "miners") == [1]
    assert gold("W   M1c W", "fishermen") == [1]


def test_figures_are_not_part_of_the_forty() -> None:
    world, state = position("G1w W   G1c G   W1s W", fill="W", tiles=("barracks",), owed=0)
    assert state.supply[0] == 40
    do(world, state, "use:barracks", "A1")
    assert state.supply[0] == 40


def test_a_figure_neither_triggers_nor_delays_the_end() -> None:
    world, state = position("G1  G   G   G", tiles=("barracks", "wagon"), owed=1, supply=(1, 9))
    assert LAST_ROUND not in kinds(do(world, state, "use:wagon", "A2"))
    assert LAST_ROUND in kinds(do(world, state, "A3"))
    assert buttons(world, state) == ["end", "use:barracks"]


every_move = pytest.mark.parametrize("tile", ["paddock", "barn", "harbor", "caravan", "resettlement"])


@every_move
@pytest.mark.parametrize("figure", ["G1w", "G1c", "W1s"])
def test_ordinary_moves_move_ships_onto_water_and_warriors_and_wagons_onto_land(
    tile: str, figure: str
) -> None:
    board = f"""
        {figure} W   G   W   G   G
          G   W   G   G   G1  G
    """
    goes_along = (tile == "harbor") == (figure == "W1s")
    world, state = position(board, fill="W", tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}")
    assert live(world, state) == (["A1", "B5"] if goes_along else ["B5"])
    world, state = position(board, fill="W", tiles=(tile,), owed=0, options=("figures-stay",))
    do(world, state, f"use:{tile}")
    assert live(world, state) == ["B5"]


@every_move
@pytest.mark.parametrize(("figure", "is_for"), [("G1c", "land"), ("W1s", "water")])
def test_a_move_is_offered_to_a_seat_with_figures_only_if_it_moves_them(
    tile: str, figure: str, is_for: str
) -> None:
    board = f"{figure} G   G   W   G"
    leads_to = "water" if tile == "harbor" else "land"
    world, state = position(board, fill="W", tiles=(tile,), owed=0)
    assert live(world, state) == (["end", f"use:{tile}"] if leads_to == is_for else ["end"])
    world, state = position(board, fill="W", tiles=(tile,), owed=0, options=("figures-stay",))
    assert live(world, state) == ["end"]


def test_barn_and_harbor_go_next_to_figures() -> None:
    world, state = position("G1c G   W   G1  W   G   G", fill="W", tiles=("barn",), owed=0)
    do(world, state, "use:barn")
    assert live(world, state) == ["A1", "A4"]
    do(world, state, "A4")
    assert live(world, state) == ["A2"]


def test_tavern_lines_may_contain_figures() -> None:
    world, state = position("G   G1  G1c G1  T", tiles=("tavern",), owed=0)
    do(world, state, "use:tavern")
    assert live(world, state) == ["A1", "A5"]


def test_a_wall_beside_figures_is_allowed() -> None:
    world, state = position("G1c G   W   G", fill="W", tiles=("quarry",), owed=0)
    do(world, state, "use:quarry", "A2")
    assert walls(state) == ["A2"]


def test_a_city_hall_counts_seven_in_its_sector_and_its_rows() -> None:
    board = """
        G   G1h G1h G
          G1h G1h G1h G
        G   G1h G1h G
    """
    world, state = position(
        board, fill="G", cards=("discoverers", "knights", "citizens"), tasks=("fortress",)
    )
    assert score(world, state)[0].gold == {
        "discoverers": 3,
        "knights": 6,
        "citizens": 3,
        "fortress": 6,
        "castles": 0,
    }
