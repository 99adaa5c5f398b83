"""The island: a map of its own beside the main one, and what every rule makes of it."""

from pathlib import Path

import pytest

from drawn import buttons, do, gold, live, live_hexes, paid, position, starred, tiles_of, world_of
from hexstead.boards.shelf import FOLDER
from hexstead.boxes.catalogue import EXTRAS, ISLANDS, LOCATIONS, TOKENS
from hexstead.boxes.manifest import parse_island
from hexstead.engine.actions import NOBODY
from hexstead.engine.hexes import SINGLE, around, members, name, parse, row_of, surrounded
from hexstead.engine.terrain import WATER
from hexstead.setup.documents import check
from hexstead.setup.draw import draw_setup
from hexstead.setup.request import Unmet
from hexstead.setup.setup import Setup
from refusing import refuses

# Where it lies


@pytest.mark.parametrize("key", ISLANDS)
def test_an_island_has_five_rows_one_location_and_one_castle(key: str) -> None:
    island = ISLANDS[key]
    letters = "".join(island.rows)
    assert (len(island.rows), letters.count("L"), letters.count("X")) == (5, 1, 1)
    assert (island.locations, island.is_stand_in) == ((key,), True)
    assert ("M" in letters, "W" in letters) == (key == "tree-house", key == "rope-bridge")


def test_an_island_is_not_next_to_the_main_board() -> None:
    world = draw_setup(2, 1, expansions=("base", "island")).world()
    main = [hex for hex in members(world.board) if row_of(hex) < 20]
    assert len(main) == 400
    assert all(not around(world.board) & row for row in world.rows[20:21])
    assert {name(hex)[0] for hex in members(world.board) if row_of(hex) >= 20} == set("UVWXY")


def test_the_first_row_of_an_island_is_shifted_to_the_right_like_every_odd_row() -> None:
    near = {name(hex) for hex in members(around(SINGLE[parse("U2")]))}
    assert near == {"U1", "U3", "V2", "V3"}


PLAIN = {"seats": 2, "boards": ["oasis", "tavern", "farm", "harbor"], "cards": ["lords", "knights", "miners"]}


def test_an_island_brings_its_location_with_two_tiles() -> None:
    world = check({**PLAIN, "island": "tree-house"}, Setup).world()
    keys = {name(site.hex): world.tiles[site.tile].key for site in world.sites}
    assert keys["W3"] == "tree-house"
    assert world.stock[list(keys).index("W3")] == 2


def test_an_unknown_island_is_refused() -> None:
    with refuses("There is no island “atlantis”. Choose from: rope-bridge, tree-house"):
        check({**PLAIN, "island": "atlantis"}, Setup)
    with refuses("There is no island “tavern”"):
        check({**PLAIN, "island": "tavern"}, Setup)


@pytest.mark.parametrize(
    ("part", "called", "board"),
    [
        ("capitol", "a capitol", "oracle"),
        ("caves", "a cave", "tavern"),
        ("island", "an island", "harbor"),
        ("island", "an island", "lighthouse"),
    ],
)
def test_as_first_printed_a_part_needs_its_board(part: str, called: str, board: str) -> None:
    def has_part(boards: tuple[str, ...], as_first_printed: bool) -> bool:
        setup = draw_setup(2, 1, boards, expansions="queenies", as_first_printed=as_first_printed)
        return part in setup.tokens or (part == "island" and bool(setup.island))

    others = ("farm", "barn", "tower", "paddock")
    assert has_part((board, *others[:3]), as_first_printed=True)
    assert not has_part(others, as_first_printed=True)
    assert has_part((board, *others[:3]), as_first_printed=False)
    assert has_part(others, as_first_printed=False) == (part != "capitol")
    with refuses(f"expansions: There is no place for {called} without the board .*{board}", Unmet):
        draw_setup(2, 1, others, expansions=part, as_first_printed=True)


def test_nothing_of_the_fourth_queenie_is_there() -> None:
    names = {*LOCATIONS, *TOKENS, *EXTRAS}
    assert not names & {"ferry", "volcano", "plateaus", "native-soil", "spy-network"}


# How one gets there

SHORE = """
      .   G*  D
    .   G*  D   D
      F   L   G*
    .   F   F   D
      .   F   F
"""


def test_the_island_is_entered_only_when_no_own_piece_touches_the_terrain() -> None:
    board = "G1  G*  W   G   G1"
    world, state = position(board, fill="W", island=SHORE, locations={"W2": "rope-bridge"})
    assert live_hexes(world, state) == ["A2", "A4"]
    world, state = position("D1  W   G   G", fill="W", island=SHORE, locations={"W2": "rope-bridge"})
    assert live_hexes(world, state) == ["A3", "A4", *starred(SHORE, "U1")]


def test_a_piece_on_the_island_binds_like_any_other() -> None:
    island = SHORE.replace("U", "").replace("      .   G*  D", "      .   G*  D1")
    world, state = position("D1  W   G   G", fill="W", island=island, locations={"W2": "rope-bridge"})
    assert live_hexes(world, state) == ["U2"]


def test_a_piece_built_beside_the_location_of_the_island_takes_its_tile() -> None:
    world, state = position("D1  W", fill="W", island=SHORE, locations={"W2": "tree-house"})
    do(world, state, "V2")
    assert tiles_of(world, state, 0) == ["tree-house"]


def test_the_terrain_of_the_card_is_not_full_as_long_as_the_island_has_some() -> None:
    world, state = position("G1  W", fill="W", island=SHORE, locations={"W2": "rope-bridge"}, card="D")
    assert live_hexes(world, state) == ["U3", "V3", "V4", "X4"]
    assert state.removed == []


def test_tower_does_not_build_on_the_island() -> None:
    world, state = position("D   W   G", fill="W", island=SHORE, tiles=("tower",))
    do(world, state, "use:tower")
    assert live_hexes(world, state) == ["A1", "A3"]


def test_outpost_reaches_the_island() -> None:
    world, state = position("G1  G   W", fill="W", island=SHORE, tiles=("outpost",))
    do(world, state, "use:outpost")
    assert live_hexes(world, state) == ["A2", *starred(SHORE, "U1")]


# The two locations


CANYONS = """
      .   C   C
    .   F1  F   T
      F   L   F
    .   F   T   C
      .   F   F
"""


def test_rope_bridge_moves_to_a_canyon_next_to_the_others_if_possible() -> None:
    world, state = position("C   G1  G   C   C1", fill="W", island=CANYONS, tiles=("rope-bridge",), owed=0)
    do(world, state, "use:rope-bridge", "A2")
    assert live_hexes(world, state) == ["A4", "U2"]


def test_rope_bridge_lifts_the_settlement_first() -> None:
    world, state = position("C   G1  G   C", fill="W", island=CANYONS, tiles=("rope-bridge",), owed=0)
    do(world, state, "use:rope-bridge", "V2")
    assert live_hexes(world, state) == ["A1"]


def test_rope_bridge_does_not_move_the_only_neighbour_of_the_only_adjacent_canyon() -> None:
    world, state = position("C1  G1  W   C", fill="W", tiles=("rope-bridge",), owed=0)
    do(world, state, "use:rope-bridge")
    assert live_hexes(world, state) == ["A2"]


def test_tree_house_moves_to_a_forest_next_to_the_others_if_possible() -> None:
    world, state = position("C1  G1  G   T   T", fill="W", island=CANYONS, tiles=("tree-house",), owed=0)
    do(world, state, "use:tree-house", "A1")
    assert live_hexes(world, state) == ["A4", "A5", "V4", "X3"]
    world, state = position("C1  T   G   T   T", fill="W", island=CANYONS, tiles=("tree-house",), owed=0)
    do(world, state, "use:tree-house", "V2")
    assert live_hexes(world, state) == ["A2"]


@pytest.mark.parametrize(("tile", "target"), [("rope-bridge", "A2"), ("tree-house", "A3")])
def test_the_tiles_of_the_island_are_used_once_a_turn_and_repeated_by_a_bazaar(
    tile: str, target: str
) -> None:
    world, state = position("G1  C   T   C   T", fill="W", tiles=(tile, "bazaar"), owed=0)
    do(world, state, f"use:{tile}", "A1", target)
    assert buttons(world, state) == ["end", "use:bazaar"]
    do(world, state, "use:bazaar")
    assert f"use:{tile}" in buttons(world, state)


# The shore

LAKE = """
      .   G1  G
    .   G   G1  G
      G   G   G   G
    .   G   L   G
      .   G   G1
"""


def test_the_shore_lies_beside_water_and_the_inland_does_not() -> None:
    world = world_of("G", fill="G", island=LAKE)
    inland = {name(hex) for hex in members(surrounded(world.board)) if row_of(hex) > 20}
    shore = {name(hex) for hex in members(world.beside[WATER])}
    assert inland == {"V3", "W2", "W3", "X3"}
    assert shore == {"U2", "U3", "V2", "V4", "W1", "W4", "X2", "X4", "Y2", "Y3"}


def test_fishermen_pay_for_the_shore_of_the_island() -> None:
    assert gold("G1  G", "fishermen", island=LAKE) == [2]


def test_water_mill_builds_on_the_shore_of_the_island() -> None:
    world, state = position("M", island=LAKE, tiles=("water-mill",), owed=0)
    do(world, state, "use:water-mill")
    assert live_hexes(world, state) == ["U3", "V2", "V4", "X4", "Y2"]


def test_the_sea_is_not_made_of_hexes() -> None:
    wet = ("harbor", "donation-water", "canoe", "canoe")
    world, state = position("M", island=LAKE, tiles=wet, bonuses={0: ("canoe-bonus",)}, owed=0)
    assert live(world, state) == ["end"]
    assert not world.board & SINGLE[parse("U1")]


# The cards

ROWS = """
      G1  G1  G
    G   G1  G
      G1  G1  G
    G   G   G2
      G   X   G
"""


@pytest.mark.parametrize(
    ("card", "with_island", "without"),
    [
        ("discoverers", 4, 1),
        ("rangers", 4, 2),
        ("hermits", 2, 1),
        ("citizens", 2, 0),
        ("homesteaders", 1, 1),
        ("travellers", 1, 1),
        ("lords", 12, 12),
        ("farmers", 0, 0),
        ("vassals", 0, 0),
    ],
)
def test_what_cards_make_of_the_island(card: str, with_island: int, without: int) -> None:
    assert gold("G1  G", card, seats=2, island=ROWS)[0] == with_island
    assert gold("G1  G", card, seats=2)[0] == without


def test_vassals_do_not_pay_for_the_island() -> None:
    assert gold("G", "vassals", island=ROWS.replace("G  ", "G1 ")) == [0]


def test_castles_of_the_island_pay_like_all_others() -> None:
    assert gold("G1  G", "castles", seats=2, island=ROWS) == [0, 3]
    assert gold("G1  G", "workers", seats=2, island=ROWS) == [0, 1]


WIDE = """
      {0}  {0}  {0}  {0}  {0}  {0}  {0}  {0}
    G   G   G   G   G   G   G   G
      G   G   G   G   G   G   G   G
    G   G   G   G   G   G   G   G
      {0}  {0}  {0}  {0}  {0}  {0}  {0}  {0}
""".format("G1")


@pytest.mark.parametrize("task", ["advance", "compass-points"])
def test_the_island_has_no_edge_for_tasks(task: str) -> None:
    assert gold("G", task, island=WIDE) == [0]


def test_mayors_mark_a_row_of_the_island() -> None:
    island = ROWS.replace("G1  G1  G\n    G   G1", "G1  G1  G1  G\n    G   G1", 1)
    world, state = position("D", fill="W", island=island, cards=("mayors",))
    do(world, state, "U4")
    assert (state.marks[row_of(parse("U4"))], paid(world, state, "mayors")) == (0, [4, 0])
    assert state.marks.count(NOBODY) == 25


def test_rovers_do_not_pay_for_builds_on_the_island() -> None:
    world, state = position("G   W", fill="W", island=SHORE, cards=("rovers",), hands=("", "D"))
    do(world, state, "U2", "V2", "A1", "end")
    assert paid(world, state, "rovers") == [1, 0]
    world, state = position("D   W", fill="W", island=SHORE, cards=("rovers",), hands=("", "D"))
    do(world, state, "U2", "V2", "W3", "end")
    assert paid(world, state, "rovers") == [0, 0]


def test_messengers_measure_within_an_area_of_one_map() -> None:
    assert gold("G1  G1", "messengers", island=WIDE) == [16]


# Jumps and lines

BAY = """
name: bay
L: rope-bridge
G.GGG.GL
GGGGGGGG
GDGGGG.G
GGGGGGGG
GXGG.GGG
"""


@pytest.fixture
def bay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "bay.txt").write_text(BAY, "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return "bay"


def drawn_bay(pieces: dict[str, str]) -> str:
    """The island with a bay as a drawing, with these pieces on it."""
    lines = []
    for number, row in enumerate(parse_island(BAY).rows):
        texts = [letter + pieces.get(f"{'UVWXY'[number]}{c}", "") for c, letter in enumerate(row, 1)]
        lines.append(" " * 2 * (1 - number % 2) + "".join([text.ljust(4) for text in texts]))
    return "\n".join(lines)


def test_an_island_of_the_owner_has_bays(bay: str) -> None:
    world = check({**PLAIN, "island": bay}, Setup).world()
    assert not world.board & SINGLE[parse("U2")]
    assert world.board & SINGLE[parse("U3")]


def test_paddock_does_not_jump_over_a_hex_that_is_not_there() -> None:
    world, state = position("M", island=drawn_bay({"U1": "1"}), tiles=("paddock",), owed=0)
    do(world, state, "use:paddock", "U1")
    assert live_hexes(world, state) == ["W2"]
    world, state = position("M", island=drawn_bay({"U3": "1"}), tiles=("paddock",), owed=0)
    do(world, state, "use:paddock", "U3")
    assert live_hexes(world, state) == ["U5", "W2", "W4"]


def test_paddock_does_not_jump_from_one_map_to_the_other() -> None:
    grass = "\n".join([" " * 2 * (number % 2) + "G   " * 20 for number in range(20)])
    world, state = position(
        grass.replace("G   " * 20, "G1  " * 20), island=drawn_bay({"U3": "1"}), tiles=("paddock",), owed=0
    )
    do(world, state, "use:paddock")
    assert live_hexes(world, state) == ["U3"]


def test_refuge_bonus_does_not_leap_over_a_bay_or_to_the_other_map() -> None:
    island = drawn_bay({"U1": "1"})
    world, state = position(
        "M", island=island, tiles=("refuge", "refuge"), bonuses={0: ("refuge-bonus",)}, owed=0
    )
    do(world, state, "use:refuge-bonus", "U1")
    assert live_hexes(world, state) == ["V1", "V2"]


def test_refuge_bonus_does_not_leap_over_a_piece_and_then_a_bay() -> None:
    world, state = position(
        "M",
        island=drawn_bay({"W5": "1", "W6": "2"}),
        tiles=("refuge", "refuge"),
        bonuses={0: ("refuge-bonus",)},
        owed=0,
    )
    do(world, state, "use:refuge-bonus", "W5")
    assert live_hexes(world, state) == ["V5", "V6", "W4", "X5", "X6"]


def test_refuge_leaves_a_hex_with_a_single_neighbour() -> None:
    island = """
          D1  G   W
        .   .   W   W
          W   W   W   W
        W   W   W   W
          W   W   W
    """
    world, state = position("M", island=island, tiles=("refuge",), owed=0)
    do(world, state, "use:refuge", "U1")
    assert live_hexes(world, state) == ["U2"]


def test_caravan_stops_before_a_bay() -> None:
    world, state = position("M", island=drawn_bay({"U5": "1"}), tiles=("caravan",), owed=0)
    do(world, state, "use:caravan", "U5")
    assert live_hexes(world, state) == ["U3", "Y3", "Y7"]


def test_messengers_go_around_a_bay() -> None:
    island = drawn_bay({"U1": "1", "V2": "1", "V3": "1", "U3": "1"})
    assert gold("M", "messengers", island=island) == [8]


def test_tavern_does_not_build_beyond_a_bay() -> None:
    world, state = position(
        "M", island=drawn_bay({"U3": "1", "U4": "1", "U5": "1"}), tiles=("tavern",), owed=0
    )
    assert buttons(world, state) == ["end"]
