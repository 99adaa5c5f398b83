"""Set-ups, and the worlds made of them."""

import re
from collections import Counter

import pytest

from games import BOXES, MIXES
from hexstead.boxes.base import BASE
from hexstead.boxes.catalogue import BOARDS, NUMBERS, TASKS, TILES, boxes, tile_pool
from hexstead.match.match import Match
from hexstead.setup.code import read_code, write_code
from hexstead.setup.documents import check
from hexstead.setup.draw import draw_setup, first_game
from hexstead.setup.layout import box_of, nomad_spaces, quadrant
from hexstead.setup.setup import Setup
from refusing import refuses

PLAIN = {
    "seats": 2,
    "boards": ["tavern", "paddock", "oasis", "farm"],
    "cards": ["fishermen", "knights", "merchants"],
}

RICH = ["quarry", "city-hall@180", "oracle@180", "garden"]
FOUR = ["treasure", "treasure", "sword", "outpost"]


def test_the_base_game_has_its_boards_cards_and_terrain_cards() -> None:
    world = first_game(2).world()
    assert (len(BASE.boards), len(BASE.locations), len(BASE.cards)) == (8, 8, 10)
    assert Counter(world.deck) == dict.fromkeys(range(5), 5)


def test_nomads_has_its_boards_tiles_and_red_cards() -> None:
    (nomads,) = boxes(("nomads",))
    assert (len(nomads.boards), len(nomads.locations), len(nomads.cards), len(nomads.tiles)) == (4, 4, 3, 15)
    donations = [key for key in tile_pool() if key.startswith("donation-")]
    assert len(donations) == len(set(donations)) == 7
    assert Counter(tile_pool()) - Counter(donations) == Counter(
        {"resettlement": 2, "outpost": 2, "sword": 2, "treasure": 2}
    )


def test_crossroads_has_its_boards_locations_and_tasks() -> None:
    (crossroads,) = boxes(("crossroads",))
    assert (len(crossroads.boards), len(crossroads.locations), len(crossroads.tasks)) == (4, 8, 6)
    assert {board.locations for board in crossroads.boards} == {
        ("foresters-lodge", "lighthouse"),
        ("barracks", "crossroads"),
        ("city-hall", "fort"),
        ("monastery", "wagon"),
    }


TILES_IN_THE_BOX = {
    "base": ("oracle harbor", "farm tavern tower paddock barn oasis"),
    "nomads": ("quarry", "caravan village garden"),
    "crossroads": ("lighthouse foresters-lodge barracks crossroads city-hall fort monastery wagon", ""),
    "marshlands": ("", "temple refuge canoe fountain"),
    "harvest": (
        "bazaar water-mill mountain-station scout-cabin cathedral watchtower university palisade",
        "",
    ),
    "queenies": ("rope-bridge tree-house", ""),
}
"""The locations with two tiles in their box, and those with four."""


@pytest.mark.parametrize("key", TILES_IN_THE_BOX)
def test_a_box_has_two_tiles_for_each_of_its_location_hexes(key: str) -> None:
    (box,) = boxes((key,))
    twos, fours = [names.split() for names in TILES_IN_THE_BOX[key]]
    hexes = Counter([location for board in (*box.boards, *box.islands) for location in board.locations])
    tiles = {location: NUMBERS.tiles * number for location, number in hexes.items()}
    assert tiles == dict.fromkeys(twos, 2) | dict.fromkeys(fours, 4)


@pytest.mark.parametrize("edition", ["big-box", "big-box-nl", "newest"])
def test_the_first_game_has_the_suggested_boards_and_cards(edition: str) -> None:
    setup = first_game(3, edition)
    assert (setup.selections or setup.boards) == ("tavern", "paddock", "oasis", "farm")
    assert (setup.cards, setup.edition) == (("fishermen", "knights", "merchants"), edition)


PRINTED = [board.name for box in boxes(BOXES) for board in box.boards]
SPECIAL_HEXES = {"oracle": "LXX", "harbor": "LXX", "quarry": "LNNN", "caravan": "LLN"}
SPECIAL_HEXES |= {"village": "LLN", "garden": "LLN"}


@pytest.mark.parametrize("name", PRINTED)
def test_a_board_has_its_special_hexes(name: str) -> None:
    rows = BOARDS[name].rows
    special = "".join(sorted(letter for row in rows for letter in row if letter in "XLN"))
    assert special == SPECIAL_HEXES.get(name, "LLX")
    if not box_of(name).tasks:
        assert BOARDS[name].locations == (name,) * special.count("L")


@pytest.mark.parametrize("name", BOARDS)
def test_turning_a_board_twice_changes_nothing(name: str) -> None:
    assert quadrant(f"{name}@180").turned() == BOARDS[name]
    assert quadrant(f"{name}@180").rows == tuple(row[::-1] for row in reversed(BOARDS[name].rows))


def test_boards_are_laid_out_in_reading_order() -> None:
    world = Setup(seats=2, boards=("tavern", "barn", "oasis@180", "farm"), cards=BASE.first_cards).world()
    assert world.letters[0] == BOARDS["tavern"].rows[0] + BOARDS["barn"].rows[0]
    assert world.letters[10] == BOARDS["oasis"].rows[9][::-1] + BOARDS["farm"].rows[0]


@pytest.mark.parametrize("seed", range(20))
def test_locations_lie_where_the_map_says(seed: int) -> None:
    setup = draw_setup(3, seed)
    world = setup.world()
    places = {divmod(site.hex, 21): world.tiles[site.tile].key for site in world.sites}
    marked = {(r, c) for r, row in enumerate(world.letters) for c, letter in enumerate(row) if letter == "L"}
    assert set(places) == marked
    for (r, c), key in places.items():
        assert setup.boards[r // 10 * 2 + c // 10].removesuffix("@180") == key


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(8))
def test_boards_of_chosen_boxes_are_drawn_with_as_many_tiles_and_tasks_as_they_need(
    mix: tuple[str, ...], seed: int
) -> None:
    setup = draw_setup(2 + seed % 4, seed, expansions=mix)
    names = [name.removesuffix("@180") for name in setup.boards]
    assert {box_of(name).key for name in names} <= set(mix)
    assert set(setup.expansions) <= {"base", *mix}
    letters = "".join(setup.world().letters)
    assert len(setup.tiles) == letters.count("N") == len(nomad_spaces(setup.boards))
    assert Counter(setup.tiles) <= Counter(tile_pool())
    tasks = [name for name in names if box_of(name).key == "crossroads"]
    assert len(set(setup.tasks)) == len(setup.tasks) == len(tasks)


@pytest.mark.parametrize("seed", range(20))
def test_tiles_and_locations_lie_where_the_map_says_with_all_boxes(seed: int) -> None:
    setup = draw_setup(3, seed, expansions=MIXES[-1])
    world = setup.world()
    places = {divmod(site.hex, 21): world.tiles[site.tile] for site in world.sites}
    letters = {(r, c): letter for r, row in enumerate(world.letters) for c, letter in enumerate(row)}
    assert {spot for spot, letter in letters.items() if letter in "LN"} == set(places)
    assert all(tile.is_fleeting == (letters[spot] == "N") for spot, tile in places.items())
    assert [places[spot].key for spot in sorted(places) if letters[spot] == "N"] == list(setup.tiles)
    assert [card.key for card in world.cards] == [*setup.cards, *setup.tasks, "castles"]


def test_the_cards_of_the_base_game_are_always_drawn_from() -> None:
    drawn = {card for seed in range(60) for card in draw_setup(2, seed, expansions=("nomads",)).cards}
    assert drawn == {card.key for box in boxes(("base", "nomads")) for card in box.cards}


@pytest.mark.parametrize("key", ["marshlands", "harvest"])
def test_boards_and_cards_of_marshlands_and_harvest_are_drawn_with_those_of_the_base_game(key: str) -> None:
    drawn = [draw_setup(2, seed, expansions=("base", key)) for seed in range(120)]
    both = boxes(("base", key))
    names = {name.removesuffix("@180") for setup in drawn for name in setup.boards}
    assert names == {board.name for box in both for board in box.boards}
    assert {card for setup in drawn for card in setup.cards} == {
        card.key for box in both for card in box.cards
    }


def test_the_same_seed_draws_the_same_and_others_draw_others() -> None:
    assert draw_setup(2, 5) == draw_setup(2, 5)
    assert len({draw_setup(2, seed) for seed in range(50)}) > 45


def test_what_is_chosen_is_not_drawn() -> None:
    for seed in range(30):
        drawn = draw_setup(4, seed, boards=("farm@180", "barn"), cards=("lords",))
        assert drawn.boards[:2] == ("farm@180", "barn")
        assert drawn.cards[0] == "lords"
        assert len({name.removesuffix("@180") for name in drawn.boards}) == 4
        assert len(set(drawn.cards)) == 3


def test_every_board_and_card_is_drawn_at_times() -> None:
    drawn = [draw_setup(2, seed) for seed in range(60)]
    names = {name for setup in drawn for name in setup.boards}
    base = [board.name for board in BASE.boards]
    assert names == {*base, *[f"{name}@180" for name in base]}
    assert {card for setup in drawn for card in setup.cards} == {card.key for card in BASE.cards}


def test_every_board_card_tile_and_task_of_all_boxes_is_drawn_at_times() -> None:
    drawn = [draw_setup(2, seed, expansions=MIXES[-1]) for seed in range(150)]
    assert {name for setup in drawn for name in setup.boards} == {*PRINTED, *[f"{n}@180" for n in PRINTED]}
    every_card = {card.key for box in boxes(BOXES) for card in box.cards}
    assert {card for setup in drawn for card in setup.cards} == every_card
    assert {tile for setup in drawn for tile in setup.tiles} == set(TILES)
    assert {task for setup in drawn for task in setup.tasks} == set(TASKS)


def test_too_few_boards_are_refused() -> None:
    with refuses(r"expansions: Name one of these: base, nomads, .*, all\."):
        draw_setup(2, 1, expansions=())


def test_a_box_that_does_not_exist_is_refused() -> None:
    with refuses(r"There is no box “nomad”\. Did you mean nomads\? Choose from: base"):
        draw_setup(2, 1, expansions=("base", "nomad"))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 1}, "seats: "),
        ({"seats": 6}, "seats: "),
        ({"seats": "2"}, "seats: "),
        ({"boards": ["tavern", "paddock", "oasis"]}, "boards: "),
        ({"boards": ["tavern", "paddock", "oasis", "inn"]}, "boards: There is no board “inn”"),
        ({"boards": ["tavern", "paddock", "oasis", "oasis@180"]}, "boards: “oasis” is named twice"),
        ({"boards": ["tavern", "paddock", "oasis", "farm@90"]}, "boards: There is no board “farm@90”"),
        ({"cards": ["lords", "lords", "knights"]}, "cards: “lords” is named twice"),
        ({"cards": ["lords", "knights"]}, "cards: "),
        ({"cards": ["lords", "knights", "castles"]}, "cards: There is no card “castles”"),
        ({"options": ["x"]}, "options: There is no house rule “x”"),
        ({"option": []}, "option: There is no such field"),
        ({"tiles": ["sword"]}, "tiles: These boards have 0 nomad spaces, but 1 tile is named"),
        ({"tasks": ["road"]}, "tasks: These boards ask for 0 tasks, but 1 is named"),
        ({"boards": RICH}, "tiles: These boards have 4 nomad spaces, but 0 tiles are named"),
        ({"boards": RICH, "tiles": FOUR}, "tasks: These boards ask for 1 task, but 0 are named"),
        (
            {"boards": RICH, "tiles": FOUR, "tasks": ["road", "advance"]},
            "tasks: These boards ask for 1 task, but 2 are named",
        ),
        ({"boards": RICH, "tiles": FOUR, "tasks": ["raod"]}, "tasks: There is no task “raod”"),
        ({"boards": RICH, "tiles": [*FOUR[:3], "farm"]}, "tiles: There is no tile “farm”"),
        (
            {"boards": RICH, "tiles": ["donation-water", *FOUR[:2], "donation-water"]},
            "tiles: The box has only 1 tile “donation-water”, but 2 are named",
        ),
        (
            {"boards": RICH, "tiles": ["sword"] * 3},
            "tiles: The box has only 2 tiles “sword”, but 3 are named",
        ),
        ({"tasks": ["road", "road"]}, "tasks: “road” is named twice"),
    ],
)
def test_a_wrong_set_up_is_refused_by_the_name_of_the_field(change: dict[str, object], message: str) -> None:
    with refuses(f"^{re.escape(message)}"):
        check({**PLAIN, **change}, Setup)


@pytest.mark.parametrize("mix", [("endless",), ("base", "harvest", "endless")])
def test_endless_boards_are_made_for_the_set_up_and_kept_in_its_code(mix: tuple[str, ...]) -> None:
    setup = draw_setup(3, 5, boards=("tavern",), expansions=mix)
    assert setup.boards[0] == "tavern"
    assert all(name.startswith("endless-") for name in setup.boards[1:])
    assert read_code(write_code(setup)) == setup
    assert Match(setup, 1).decision().live
