"""What happened, in words: nothing that happens is left without a sentence."""

import pytest

from hexstead import Match, draw_setup
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import play_out
from hexstead.boxes.catalogue import BOXES, EVENTS
from hexstead.boxes.marshlands.powers import SET_ASIDE
from hexstead.boxes.nomads.powers import WALLED
from hexstead.engine.events import (
    BUILT,
    CHOSE,
    EARNED,
    EVERYBODY,
    EXPIRED,
    LOST,
    MARKED,
    MOVED,
    NOTHING,
    PLACED,
    RETURNED,
    REVEALED,
    SHIFTED,
    STORED,
    TOOK,
    USED,
    Event,
)
from hexstead.engine.hexes import NEIGHBOURS, members, parse
from hexstead.engine.terrain import FLOWER, GRASS, SWAMP, two_faced
from hexstead.engine.world import World
from hexstead.match.turns import Turn, turns
from hexstead.setup.setup import Setup
from hexstead.wording.languages import bundle
from spoken import sentence

NAMES = ["You", "Greedy bot", "Anna"]

K6, K7, K8, K9 = [parse(hex) for hex in ("K6", "K7", "K8", "K9")]


@pytest.fixture(scope="module")
def world() -> World:
    return Setup(
        seats=3,
        boards=("quarry", "barracks", "city-hall", "lighthouse"),
        cards=("families", "shepherds", "lords"),
        tiles=("sword", "treasure", "outpost"),
        tasks=("road", "advance", "fortress"),
    ).world()


def told(world: World, *events: Event, seat: int = 0) -> str:
    return sentence(world, Turn(seat, list(events)), NAMES, 0)


def event(kind: str, hex: int = NOTHING, item: int = NOTHING, seat: int = 0) -> Event:
    return kind, seat, hex, item, EVERYBODY


def location(world: World, key: str) -> int:
    return [one.key for one in world.tiles].index(key)


def figure(world: World, key: str) -> int:
    return [one.key for one in world.figures].index(key)


def test_every_kind_of_event_has_a_phrase() -> None:
    english = bundle("en")
    assert [kind for kind in EVENTS if not english.has_message(f"event-{kind}")] == []


def test_all_that_happens_in_games_with_all_boxes_can_be_told() -> None:
    seen: set[str] = set()
    for seed in range(60):
        # Mayors alone mark rows.
        match = Match(draw_setup(3, seed, cards="mayors", expansions=BOXES), seed)
        play_out(match, [AtRandom(seed + seat) for seat in range(3)])
        for turn in turns(match):
            seen |= {event[0] for event in turn.events}
            text = sentence(match.world, turn, NAMES, 0)
            assert text.startswith((NAMES[turn.seat], "After the last round", "The game ended"))
            assert text.endswith(".")
            assert not {"{", "}"} & set(text)
    assert {PLACED, SHIFTED, RETURNED, WALLED, CHOSE, EARNED, EXPIRED, SET_ASIDE, STORED, MARKED} <= seen


def test_figures_are_called_by_their_names(world: World) -> None:
    assert told(world, event(PLACED, K6, figure(world, "warrior"))) == "You placed a warrior on K6."
    assert told(world, event(RETURNED, K6, figure(world, "ship"))) == "You took the ship on K6 off the map."


def test_a_figure_of_seven_hexes_is_told_once_by_its_middle(world: World) -> None:
    hexes = [K6, *members(NEIGHBOURS[K6])]
    laid = [event(PLACED, hex, figure(world, "city-hall")) for hex in sorted(hexes)]
    assert told(world, *laid) == "You placed a city hall on K6."


def test_a_figure_of_seven_hexes_laid_elsewhere_is_told_by_both_middles(world: World) -> None:
    hall = figure(world, "city-hall")
    before, after = sorted([K6, *members(NEIGHBOURS[K6])]), sorted([K7, *members(NEIGHBOURS[K7])])
    lifted = [event(RETURNED, hex, hall) for hex in before]
    laid = [event(PLACED, hex, hall) for hex in after]
    text = told(world, *[event(PLACED, hex, hall) for hex in before], *lifted, *laid)
    away = "took the city hall on K6 off the map"
    assert text == f"You placed a city hall on K6; {away}; placed a city hall on K7."


def test_steps_are_told_as_one_move_unless_something_happens_on_the_way(world: World) -> None:
    steps = [event(SHIFTED, K7, K6), event(SHIFTED, K8, K7), event(SHIFTED, K9, K8)]
    took = event(TOOK, parse("L8"), location(world, "sword"))
    assert told(world, *steps) == "You moved K6 to K9."
    assert told(world, *steps[:2], took, steps[2]) == "You moved K6 to K8; took a Sword tile; moved K8 to K9."


def test_steps_that_lead_back_are_told_one_by_one(world: World) -> None:
    assert told(world, event(MOVED, K7, K6), event(MOVED, K6, K7)) == "You moved K6 to K7 and K7 to K6."


def test_what_a_sword_does_to_others_stands_in_brackets(world: World) -> None:
    tile = location(world, "fort")
    text = told(
        world,
        event(USED, item=location(world, "sword"), seat=1),
        event(RETURNED, K6, seat=0),
        event(LOST, parse("L7"), tile, seat=0),
        event(RETURNED, K8, figure(world, "warrior"), seat=2),
        event(BUILT, K9, seat=1),
        seat=1,
    )
    assert text == (
        "Greedy bot used Sword (you lost the settlement on K6, lost a Fort tile; "
        "Anna lost the warrior on K8); built K9."
    )


def test_gold_is_summed_up_after_the_builds(world: World) -> None:
    families, treasure = world.sources.index("families"), world.sources.index("treasure")
    text = told(
        world,
        event(BUILT, K6),
        event(EARNED, 2, families),
        event(BUILT, K7),
        event(EARNED, 2, families),
        event(EARNED, 3, treasure),
        event(EXPIRED, item=location(world, "outpost")),
    )
    assert text == (
        "You built K6 and K7; earned 4 gold for Families and 3 gold for Treasure; did not use Outpost."
    )


def test_a_tile_for_one_turn_is_only_missed_if_it_was_not_used(world: World) -> None:
    sword = location(world, "sword")
    used, gone = event(USED, item=sword), event(EXPIRED, item=sword)
    assert told(world, used, gone) == "You used Sword."
    assert told(world, used, gone, gone) == "You used Sword; did not use Sword."
    assert told(world, gone) == "You did not use Sword."


def test_walls_and_chosen_cards_are_told(world: World) -> None:
    assert told(world, event(CHOSE, item=FLOWER), event(WALLED, K6), event(WALLED, K7)) == (
        "You chose flower field; walled off K6 and K7."
    )


# Marshlands and Harvest.


@pytest.fixture(scope="module")
def marsh() -> World:
    return Setup(
        seats=3,
        boards=("temple", "canoe", "mountain-station", "cathedral"),
        cards=("mayors", "rovers", "lords"),
    ).world()


def test_a_card_with_two_terrains_tells_both(marsh: World) -> None:
    card = two_faced(GRASS, SWAMP)
    assert told(marsh, event(REVEALED, item=card), event(CHOSE, item=SWAMP)) == (
        "You played grass or swamp; chose swamp."
    )


def test_a_settlement_set_aside_is_told_once(marsh: World) -> None:
    tile = event(USED, item=location(marsh, "temple"))
    assert told(marsh, tile, event(RETURNED, K6), event(SET_ASIDE, K6)) == (
        "You used Temple; set aside the settlement on K6."
    )


def test_number_tiles_are_told_once_at_the_end(marsh: World) -> None:
    spent = [event(STORED, item=1), event(BUILT, K6), event(STORED, item=0), event(BUILT, K7)]
    assert told(marsh, *spent) == "You built K6 and K7; then had no number tile."
    assert told(marsh, event(STORED, item=1)) == "You then had 1 number tile."
    assert told(marsh, event(STORED, item=2)) == "You then had 2 number tiles."


def test_marked_rows_are_told_with_their_gold(marsh: World) -> None:
    mayors = marsh.sources.index("mayors")
    marked = [
        event(MARKED, item=0),
        event(EARNED, 4, mayors),
        event(MARKED, item=19),
        event(EARNED, 4, mayors),
    ]
    assert told(marsh, event(BUILT, K6), *marked) == (
        "You built K6; marked row A and row T; earned 8 gold for Mayors."
    )


def test_scouts_are_placed_but_nobody_is_told_that_they_go(marsh: World) -> None:
    scout = figure(marsh, "scout")
    assert told(marsh, event(PLACED, K6, scout), event(RETURNED, K6, scout)) == "You placed a scout on K6."


def test_what_others_do_in_a_turn_stands_in_brackets(marsh: World) -> None:
    text = told(
        marsh,
        event(BUILT, K6, seat=1),
        event(USED, item=location(marsh, "canoe"), seat=0),
        event(BUILT, K7, seat=0),
        event(TOOK, parse("L7"), location(marsh, "canoe-bonus"), seat=0),
        event(BUILT, K9, seat=1),
        seat=1,
    )
    assert text == ("Greedy bot built K6 (you used Canoe, built K7, took a Canoe bonus tile); built K9.")
