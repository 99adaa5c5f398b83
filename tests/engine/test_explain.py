"""Why something is not possible, in the words of a player at the table."""

import pytest

from drawn import do, live_hexes, position, tiles_of
from hexstead.engine.explain import ask, explain
from hexstead.engine.state import State
from hexstead.engine.world import World
from hexstead.match.notation import read_action
from hexstead.wording.say import say

BOARD = """
    G1  G   F   W   X
      G   T2  G   G   G1
    W   L   G   T   D
"""


def why(world: World, state: State, action: str) -> str:
    reason = explain(world, state, read_action(world, action))
    return say(reason) if reason else ""


@pytest.mark.parametrize(
    ("hex", "reason"),
    [
        ("A2", ""),
        ("A1", "One of your own pieces is already there."),
        ("B2", "Another player is already there."),
        ("A3", "That's a flower field. Your card is grass."),
        ("A4", "That's water. Your card is grass."),
        ("A5", "You can't build on a castle."),
        (
            "C2",
            "You can't build on Farm. Build next to it to take its tile: “Build one settlement on grass.”",
        ),
        ("C3", "You must build next to your own. 3 free grass hexes touch your settlements."),
        ("end", "First build 3 more on grass."),
        ("done", "You can't do that right now."),
        ("use:farm", "You have no Farm tile."),
    ],
)
def test_the_mandatory_build_says_why_not(hex: str, reason: str) -> None:
    world, state = position(BOARD, locations={"C2": "farm"})
    assert say(ask(world, state)) == "Build 3 on grass."
    assert why(world, state, hex) == reason


def test_a_single_hex_is_spoken_of_as_one() -> None:
    world, state = position("G1  G   W   G", begun=True, owed=2)
    assert say(ask(world, state)) == "Build 2 more on grass."
    assert (
        why(world, state, "A4")
        == "You must build next to your own. 1 free grass hex touches your settlements."
    )


def test_a_hex_that_is_not_there_is_said_to_be_missing() -> None:
    world, state = position(BOARD)
    for action in (-1, 20, 430):
        reason = explain(world, state, action)
        assert reason is not None
        assert say(reason) == "That hex isn't on the board."


def test_after_the_builds_only_buttons_are_left() -> None:
    world, state = position(BOARD, owed=0)
    assert say(ask(world, state)) == "End your turn."
    assert why(world, state, "A2") == "All built. Use a tile or end your turn."


def test_with_a_tile_left_the_prompt_says_so() -> None:
    world, state = position(BOARD, owed=0, tiles=("farm",))
    assert say(ask(world, state)) == "Use a tile or end your turn."


def test_a_tile_is_not_used_twice_nor_between_the_builds() -> None:
    world, state = position("G1  G   G   G   G   G   G", tiles=("farm", "paddock"))
    do(world, state, "use:farm", "A2")
    assert why(world, state, "use:farm") == "You've already used Farm this turn."
    do(world, state, "A3")
    between = "You can't use tiles between builds. Use Paddock after the last one."
    assert why(world, state, "use:paddock") == between


def test_a_tile_gained_this_turn_waits_for_the_next() -> None:
    world, state = position("L   G   G   G   G", locations={"A1": "farm"})
    do(world, state, "A2", "A3", "A4")
    assert why(world, state, "use:farm") == "You can use Farm from your next turn on."


def test_a_tile_under_way_is_finished_first() -> None:
    world, state = position(BOARD, tiles=("farm", "paddock"))
    do(world, state, "use:farm")
    assert say(ask(world, state)) == "Farm: build on grass."
    assert why(world, state, "end") == why(world, state, "use:paddock") == "Finish Farm first."
    assert why(world, state, "A3") == "That's a flower field. Farm only builds on grass."


def test_a_building_tile_says_why_it_is_not_offered() -> None:
    world, state = position("G1  W   F", card="F", tiles=("farm", "oracle"), owed=0, supply=(0, 9))
    assert why(world, state, "use:oracle") == "Oracle: you have no settlements left to build."
    world, state = position("G1  W   F", card="F", tiles=("farm",))
    assert why(world, state, "use:farm") == "Farm: there's no free grass."


def test_a_moving_tile_says_why_it_is_not_offered() -> None:
    world, state = position("F1  F1  W2  F", card="F", tiles=("harbor", "barn"), owed=0)
    assert why(world, state, "use:harbor") == "Harbor: none of your settlements can move to water."
    assert why(world, state, "use:barn") == "Barn: none of your settlements can move to a flower field."


def test_a_moving_tile_asks_for_a_settlement_that_can_move() -> None:
    world, state = position("F1  G1  W   F   T2", card="F", tiles=("barn",), owed=0)
    do(world, state, "use:barn")
    assert say(ask(world, state)) == "Barn: choose a settlement to move."
    assert why(world, state, "A1") == "This settlement has nowhere to go: it must move to a flower field."
    assert why(world, state, "A4") == "Choose one of your settlements first."
    assert why(world, state, "A5") == "That settlement is not yours. Choose one of your own."


def test_a_moving_tile_says_why_a_piece_cannot_go_to_a_hex() -> None:
    world, state = position("F1  F   T   F   G1", card="F", tiles=("barn",), owed=0)
    do(world, state, "use:barn", "A5")
    assert say(ask(world, state)) == "Barn: move the settlement from A5."
    assert why(world, state, "A5") == "That's where it stands now. Choose another hex."
    assert (
        why(world, state, "A4") == "You must move next to your others. 1 free flower field hex touches them."
    )
    assert why(world, state, "A3") == "That's a forest. Your card is flower field."


def test_a_tile_for_a_place_names_it() -> None:
    world, state = position("G1  G   W   G\n  G   G   G   G", tiles=("tower",), owed=0)
    do(world, state, "use:tower")
    assert why(world, state, "B2") == "That's a grass hex. Tower only builds at the edge of the board."


@pytest.mark.parametrize(("tile", "first"), [("tower", ""), ("paddock", "A1")])
def test_an_unsuitable_hex_in_the_right_place_is_not_said_to_lie_wrong(tile: str, first: str) -> None:
    board = """
        G1  G   W   G
          G   G   G   G
        G   G   G   G
    """
    world, state = position(board, tiles=(tile,), owed=0)
    do(world, state, f"use:{tile}", *first.split())
    assert why(world, state, "A3") == "You can't build on water here."


def test_after_the_end_the_game_is_over() -> None:
    world, state = position("G   G", supply=(1, 9), first=1)
    do(world, state, "A1", "end")
    assert say(ask(world, state)) == why(world, state, "A2") == "The game is over."


GUARDED = """
    G1  G   G2w G   G#  G
      W   G1c W   M   W   W1s
"""


def test_walls_and_hexes_beside_a_warrior_are_named() -> None:
    world, state = position(GUARDED, fill="W")
    assert why(world, state, "A2") == "Nobody may enter a hex beside a warrior."
    assert why(world, state, "A5") == "There is a stone wall there."
    assert why(world, state, "A3") == "Another player is already there."
    assert why(world, state, "B2") == "One of your own pieces is already there."


def test_where_figures_stay_one_is_said_to_be_moved_by_its_own_tile_only() -> None:
    board = """
        G1c W   W   G   G1
    """
    world, state = position(board, fill="W", tiles=("barn",), owed=0, options=("figures-stay",))
    do(world, state, "use:barn")
    assert why(world, state, "A1") == "Only its own tile can move that wagon."
    assert why(world, state, "A5") == ""
    world, state = position(board, fill="W", tiles=("barn",), owed=0)
    do(world, state, "use:barn")
    assert why(world, state, "A1") == ""


def test_a_city_hall_is_said_to_stay_where_it_is() -> None:
    board = """
        G   G1h G1h G   G   G   G
          G1h G1h G1h G   G1  G   G
        G   G1h G1h G   G   G   G
    """
    world, state = position(board, fill="W", tiles=("paddock",), owed=0)
    do(world, state, "use:paddock")
    assert why(world, state, "B3") == "A city hall stays where it is."


def test_a_temple_is_said_to_take_settlements_only() -> None:
    world, state = position("W1s W   G1  G   G", tiles=("temple",), owed=0)
    do(world, state, "use:temple")
    assert why(world, state, "A1") == "Choose a settlement: a ship can't be set aside."


def test_a_strike_says_whose_piece_it_may_not_take() -> None:
    board = """
        G1  G2  G2h G2h G3  W
          W   G2h G2h G2h W   W
        W   W   G2h G2h G3  W
    """
    world, state = position(board, fill="W", seats=3, tiles=("sword",), owed=0)
    do(world, state, "use:sword")
    assert say(ask(world, state)) == "Sword: choose a settlement of another player."
    assert why(world, state, "A1") == why(world, state, "A6") == "Choose another player's settlement."
    assert why(world, state, "B3") == "A city hall never leaves the board."
    do(world, state, "A5")
    assert why(world, state, "C5") == "You've already taken one of this player's settlements."


def test_tiles_that_are_no_action_of_their_own_say_so() -> None:
    world, state = position("G1  G   G   W", tiles=("crossroads", "outpost"), owed=0)
    assert why(world, state, "use:crossroads") == "Crossroads works by itself."
    assert why(world, state, "use:outpost") == "Use Outpost while you build, when it opens up more hexes."


def test_tiles_that_work_as_soon_as_they_are_taken_are_not_put_off() -> None:
    board = """
        L   G   L   G   G
    """
    world, state = position(board, locations={"A1": "crossroads", "A3": "canoe"})
    do(world, state, "A2", "A4", "A5")
    assert tiles_of(world, state, 0) == ["crossroads", "canoe"]
    assert why(world, state, "use:crossroads") == "Crossroads works by itself."
    assert why(world, state, "use:canoe") == "Use Canoe when another player takes the last tile from a hex."


def test_tiles_that_are_no_action_of_their_own_do_not_wait_for_the_end_of_the_builds() -> None:
    tiles = ("crossroads", "canoe", "outpost", "paddock")
    world, state = position("G1  G   G   G   G", tiles=tiles, begun=True, owed=2)
    assert why(world, state, "use:crossroads") == "Crossroads works by itself."
    assert why(world, state, "use:canoe") == "Use Canoe when another player takes the last tile from a hex."
    world, state = position("G1  G   W   W   W", tiles=tiles, begun=True, owed=1)
    assert why(world, state, "use:outpost") == "Use Outpost while you build, when it opens up more hexes."
    between = "You can't use tiles between builds. Use Paddock after the last one."
    assert why(world, state, "use:paddock") == between


@pytest.mark.parametrize(
    ("drawing", "tile", "supply", "reason"),
    [
        ("G1  A   A", "farm-action", 0, "Farm action: you have no settlements left to build."),
        ("G1  W   A", "farm-action", 9, "Farm action: there's no free farmland next to your settlements."),
        ("G1h G1h G", "city-hall", 9, "City hall: you have none left to place."),
        ("G1  G   G", "city-hall", 9, "City hall: there's no room for it next to your settlements."),
        ("G1  G   G2h", "sword", 9, "Sword: no other player has a piece you can take."),
        ("G   G   G2", "temple", 9, "Temple: you have no settlements on the board."),
        ("G1  F   G", "quarry", 9, "Quarry: there's no free grass next to your settlements."),
        ("G1  G#  W", "quarry", 9, "Quarry: there's no free grass."),
        (
            "G1  G2  W",
            "scout-cabin",
            9,
            "Scout cabin: there's no free hex on land, water or a mountain next to your settlements.",
        ),
        ("G1  G   G", "fort", 9, "Fort: there are no terrain cards left to draw."),
        ("G1  G   G", "fort", 0, "Fort: you have no settlements left to build."),
        (
            "G1  G   G",
            "cathedral",
            9,
            "Cathedral: there are no number tiles left to take, and you have none to return.",
        ),
    ],
)
def test_a_tile_that_can_do_nothing_says_what_is_missing(
    drawing: str, tile: str, supply: int, reason: str
) -> None:
    tiles = () if tile == "farm-action" else (tile,)
    fill = "W" if tile != "scout-cabin" else "X"
    world, state = position(drawing, fill=fill, tiles=tiles, owed=0, supply=(supply, 9), deck="")
    state.stored = [0, world.most_stored]
    assert why(world, state, f"use:{tile}") == reason


def test_a_quarry_without_a_wall_left_says_so() -> None:
    walled = "\n".join([" " * 2 * (row % 2) + "G#  " * 5 for row in range(5)])
    world, state = position(f"{walled}\n  G1  G", fill="W", tiles=("quarry",), owed=0)
    assert why(world, state, "use:quarry") == "Quarry: there are no stone walls left."


def test_scouts_that_are_all_under_way_may_be_sent_again_until_the_tile_is_used() -> None:
    world, state = position("G1  G   G   G", tiles=("bazaar", "scout-cabin"), owed=0)
    do(world, state, "use:bazaar", "use:scout-cabin", "A2", "A3")
    assert why(world, state, "use:scout-cabin") == ""
    do(world, state, "use:scout-cabin", "A2", "A3")
    assert why(world, state, "use:scout-cabin") == "You've already used Scout cabin this turn."


def test_a_ship_or_a_wagon_under_way_says_how_far_it_goes_and_on_what() -> None:
    board = """
        W1s W   W   G
    """
    world, state = position(board, fill="G", tiles=("lighthouse",), owed=0)
    do(world, state, "use:lighthouse")
    goes = "Lighthouse: only one step further, on water."
    assert [why(world, state, hex) for hex in ("A3", "A4")] == [
        f"That's water. {goes}",
        f"That's a grass hex. {goes}",
    ]
    board = """
        G1c W   M   M
          G   M   G   G
    """
    world, state = position(board, fill="G", tiles=("wagon",), owed=0)
    do(world, state, "use:wagon")
    goes = "Wagon: only one step further, on a suitable hex or a mountain."
    assert [why(world, state, hex) for hex in ("A2", "A4")] == [
        f"That's water. {goes}",
        f"That's a mountain. {goes}",
    ]


def test_a_mountain_is_not_said_to_be_unsuitable_for_those_who_build_on_mountains() -> None:
    board = """
        G1  M   M   G
    """
    world, state = position(
        board,
        fill="W",
        tiles=("fountain", "fountain"),
        bonuses={0: ("fountain-bonus",)},
        owed=0,
    )
    do(world, state, "use:fountain")
    builds = "Fountain only builds next to exactly one of yours and nobody else's."
    assert why(world, state, "A3") == f"That's a mountain. {builds}"


def test_a_silo_that_can_only_be_used_to_move_asks_for_a_settlement() -> None:
    board = """
        I   G1  G   G1c G   G
          W   W   W   W   W   G2
    """
    choose = "Choose one of your settlements first."
    world, state = position(
        board, fill="W", turn=1, owed=0, ending=True, supply=(0, 9), options=("figures-stay",)
    )
    do(world, state, "end")
    assert live_hexes(world, state) == ["A2"]
    assert [why(world, state, hex) for hex in ("A3", "A4", "B6")] == [
        choose,
        "Only its own tile can move that wagon.",
        "That settlement is not yours. Choose one of your own.",
    ]
    world, state = position(board, fill="W", turn=1, owed=0, ending=True, supply=(0, 9))
    do(world, state, "end")
    assert live_hexes(world, state) == ["A2", "A4"]
    world, state = position(board, fill="W", turn=1, owed=0, ending=True, supply=(9, 9))
    do(world, state, "end")
    assert why(world, state, "A6") == "It must be next to one of your settlements."
    do(world, state, "A2", "A3")
    assert (why(world, state, "A2"), why(world, state, "A5")) == (choose, choose)
    assert why(world, state, "A3") == "You've already moved this piece for this silo. Choose another one."


def test_a_wall_and_a_warrior_say_where_they_go() -> None:
    world, state = position("G1  G   W   G", tiles=("quarry", "barracks"), owed=0)
    do(world, state, "use:quarry")
    assert say(ask(world, state)) == "Quarry: put a wall on grass."
    assert why(world, state, "A4") == "It must be next to one of your settlements."
    assert why(world, state, "done") == "You can't do that right now."
    do(world, state, "A2")
    assert why(world, state, "A4") == "All built. Use a tile or end your turn."


def test_steps_are_counted_in_the_prompt() -> None:
    world, state = position("G1c G   G   G", fill="W", tiles=("wagon",), owed=0)
    do(world, state, "use:wagon", "A2")
    assert say(ask(world, state)) == "Wagon: keep moving (up to 2 more steps) or stop."
    do(world, state, "A3")
    assert say(ask(world, state)) == "Wagon: keep moving (up to 1 more step) or stop."
    assert why(world, state, "end") == "Finish Wagon first."
