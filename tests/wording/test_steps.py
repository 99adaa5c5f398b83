"""The set-up sheet says every printed step of the rulebooks that a set-up needs, and no other."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache

import pytest

from hexstead.boxes.catalogue import (
    BOARDS,
    BONUSES,
    BOXES,
    CARDS,
    EDITIONS,
    EXPANSIONS,
    ISLANDS,
    LOCATIONS,
    NUMBERS,
    PRINTED,
    TASKS,
    TILES,
    TOKENS,
)
from hexstead.engine.hexes import count
from hexstead.engine.said import named
from hexstead.engine.terrain import CASTLE
from hexstead.engine.tiles import Tile
from hexstead.engine.world import World
from hexstead.setup.draw import draw_setup
from hexstead.setup.layout import box_of, quadrant
from hexstead.setup.setup import Setup
from hexstead.wording.say import Speaker, say
from hexstead.wording.steps.whereabouts import step
from hexstead.wording.supplies import needs_walls, pieces_of
from spoken import spoken_sections, spoken_steps

BIG_BOXES = ("big-box", "big-box-nl")
ALL = tuple(EDITIONS)


def always(setup: Setup) -> bool:
    return True


def has(*locations: str) -> Callable[[Setup], bool]:
    """Is one of these on a board?"""
    return lambda setup: bool(
        {*locations} & {key for board in setup.boards for key in quadrant(board).locations}
    )


def from_box(*keys: str) -> Callable[[Setup], bool]:
    return lambda setup: any([box_of(board).key in keys for board in setup.boards])


PAIRS = "|".join(
    [
        f"{PRINTED[one]} and {PRINTED[other]}"
        for board in BOARDS.values()
        for one in board.locations
        for other in board.locations
        if one != other
    ]
)
"""The locations of boards with two different ones, in either order."""


@dataclass(frozen=True)
class Printed:
    """A step as a rulebook prints it: what the sheet must say, in which editions, and when."""

    what: str
    says: str
    applies: Callable[[Setup], bool] = always
    editions: tuple[str, ...] = ALL


STEPS_PRINTED = [
    Printed(
        "assemble four boards", r"Lay out the boards: .* top left.* and .* bottom right", editions=BIG_BOXES
    ),
    Printed("choose a side", r"Turn all boards to side (A and .*1A|B and .*1B)", editions=("newest",)),
    Printed(
        "castles on castle hexes",
        r"Put a castle on each castle hex: [A-Y]\d+ \(",
        lambda setup: count(setup.world().terrain[CASTLE]) > 0,
        ("big-box-nl",),
    ),
    Printed(
        "a selection tile for each board", r"Lay a selection tile beside each board", editions=("newest",)
    ),
    Printed("summaries beside their boards", r"Lay the summary of each location beside its board: "),
    Printed("two tiles on each location hex", r"Put 2 tiles on each location hex: "),
    Printed(
        "shuffle the terrain cards", r"Shuffle the terrain cards .* face-down draw pile", editions=BIG_BOXES
    ),
    Printed(
        "shuffle the terrain tiles", r"Shuffle the terrain tiles .* face-down draw pile", editions=("newest",)
    ),
    Printed(
        "three kingdom cards", r"Lay these kingdom cards face up .*: \w+, \w+ and \w+\.", editions=BIG_BOXES
    ),
    Printed(
        "three kingdom tiles", r"Lay these kingdom tiles face up .*: \w+, \w+ and \w+\.", editions=("newest",)
    ),
    Printed("a player board each", r"player board of their colour in front", editions=("big-box-nl",)),
    Printed(
        "the settlements lie on it", r"All 40 settlements go onto the player board", editions=("big-box-nl",)
    ),
    Printed(
        "an expansion board beside it",
        r"with the expansion board beside it",
        lambda setup: any([box_of(board).key != "base" for board in setup.boards]),
        ("big-box-nl",),
    ),
    Printed(
        "all settlements of a colour", r"Give each of the [2-5] players, in their colour: 40 settlements"
    ),
    Printed("one gold marker", r"Give each .* and 1 gold marker\.", editions=BIG_BOXES),
    Printed("two gold markers", r"Give each .* and 2 gold markers\.", editions=("newest",)),
    Printed("a hidden terrain card", r"draws a terrain card and keeps it hidden", editions=BIG_BOXES),
    Printed("a hidden terrain tile", r"draws a terrain tile and keeps it hidden", editions=("newest",)),
    Printed("the start player tile", r"oldest player, or .*, takes the start player tile and the first turn"),
    Printed(
        "the back of a board", r"Turn over a board .*: its back is the gold score track", editions=BIG_BOXES
    ),
    Printed("markers on the black space", r"all gold markers on the black space", editions=BIG_BOXES),
    Printed("the score track", r"Lay the gold score track beside the boards", editions=("newest",)),
    Printed(
        "markers at tens and ones",
        r"tile beside the tens and the wooden marker beside the ones",
        editions=("newest",),
    ),
    Printed("the rest into the box", r"^Put everything you don't need back into the box", editions=BIG_BOXES),
    Printed(
        "selection tiles into the box", r"^Put the selection tiles and everything else", editions=("newest",)
    ),
    Printed(
        "castle tiles",
        r"Put a castle tile on .* and .*:",
        lambda setup: bool(setup.castle_tiles),
        ("newest",),
    ),
    Printed(
        "what they spare goes back",
        r"Put 2 \w+ and 2 \w+ tiles back into the box",
        lambda setup: bool(setup.castle_tiles),
        ("newest",),
    ),
    Printed(
        "nomad tiles, pictogram up",
        r"nomad tile on each nomad space, with the pictogram up",
        from_box("nomads"),
        BIG_BOXES,
    ),
    Printed("stone walls", r"beside the boards, for everybody: .*25 stone walls", has("quarry"), BIG_BOXES),
    Printed(
        "where the fifth colour is",
        r"The fifth colour is among the pieces of Nomads",
        lambda setup: setup.seats == 5,
        ("big-box",),
    ),
    Printed(
        "two summaries for boards with two locations",
        rf"Lay the summary .*({PAIRS}) (top|bottom) (left|right)",
        from_box("crossroads", "harvest"),
        BIG_BOXES,
    ),
    Printed(
        "a task for each such board", r"Lay these task cards next to them", from_box("crossroads"), BIG_BOXES
    ),
    Printed("warriors", r"Give each .*2 warriors", has("barracks"), BIG_BOXES),
    Printed("a wagon", r"Give each .*1 wagon", has("wagon"), BIG_BOXES),
    Printed("a ship", r"Give each .*1 ship", has("lighthouse"), BIG_BOXES),
    Printed("a city hall", r"Give each .*1 city hall", has("city-hall"), BIG_BOXES),
    Printed(
        "summaries of the bonuses", r"summary .*with that of its bonus", from_box("marshlands"), BIG_BOXES
    ),
    Printed(
        "bonus tiles on them", r"Put 2 bonus tiles on each bonus summary: ", from_box("marshlands"), BIG_BOXES
    ),
    Printed(
        "swamp cards",
        r"Add the terrain cards with two terrains: .* or swamp",
        from_box("marshlands"),
        BIG_BOXES,
    ),
    Printed(
        "a terrain without cards",
        r"Take out all terrain cards that show .*\(Scouts\)",
        lambda setup: "scouts" in setup.cards,
        BIG_BOXES,
    ),
    Printed(
        "number tiles",
        r"for everybody: .*number tiles \(8 with a 1, 2 with a 5\)",
        has("cathedral"),
        BIG_BOXES,
    ),
    Printed("scouts", r"for everybody: .*2 scouts", has("scout-cabin"), BIG_BOXES),
    Printed("a capitol", r"Put a capitol on ", lambda setup: "capitol" in setup.tokens, BIG_BOXES),
    Printed("the caves", r"Put a cave on ", lambda setup: "caves" in setup.tokens, BIG_BOXES),
    Printed(
        "the island",
        r"Lay the island beside the boards, with its side",
        lambda setup: bool(setup.island),
        BIG_BOXES,
    ),
    Printed(
        "the summary of its location",
        r"Lay the summary .*(Rope bridge|Tree house) by the island",
        lambda setup: bool(setup.island),
        BIG_BOXES,
    ),
]


@cache
def told(edition: str) -> list[tuple[Setup, tuple[str, ...]]]:
    """Many set-ups of an edition with their steps."""
    return [(setup, tuple(spoken_steps(setup))) for setup in _setups(edition)]


def _setups(edition: str) -> Iterator[Setup]:
    for seed in range(60):
        if edition == "newest":
            yield draw_setup(2 + seed % 3, seed, edition="newest", castle_tiles="any" if seed % 2 else ())
            continue
        boxes = (BOXES, BOXES[:5], BOXES[:1])[seed % 3]
        cards = ("scouts",) if seed % 4 == 1 and len(boxes) > 1 else ()
        yield draw_setup(2 + seed % 4, seed, expansions=boxes, edition=edition, cards=cards)


ROWS = [(edition, row) for row in STEPS_PRINTED for edition in row.editions]


@pytest.mark.parametrize(("edition", "row"), ROWS, ids=[f"{edition}-{row.what}" for edition, row in ROWS])
def test_a_printed_step_is_said_when_it_applies(edition: str, row: Printed) -> None:
    said = 0
    for setup, steps in told(edition):
        found = [step for step in steps if re.search(row.says, step)]
        assert len(found) == int(row.applies(setup)), (setup, steps)
        said += len(found)
    assert said > 0
    assert row.applies is always or said < len(told(edition))


@pytest.mark.parametrize("edition", ALL)
def test_every_other_step_is_a_note_or_a_rule(edition: str) -> None:
    """Nothing is said that no rulebook prints."""
    notes = "|".join(
        [
            "in play: ",
            "^Rule of the edition",
            "^House rule",
            "printed board looks different",
            "printed layout",
            "(are|is) inferred from",
            "^Take this box",
        ]
    )
    patterns = [row.says for row in STEPS_PRINTED if edition in row.editions]
    for _, steps in told(edition):
        others = [step for step in steps if not any([re.search(one, step) for one in patterns])]
        assert [step for step in others if not re.search(notes, step)] == []


ORDER = [
    "Lay out the boards|Turn all boards",
    "Lay the island",
    "Put a castle on",
    "Put a capitol",
    "Put a castle tile",
    "Lay a selection tile",
    "Put 2 tiles on each",
    "Lay the summary",
    "Put 2 bonus tiles",
    "Lay these kingdom",
    "Lay these task",
    "Add the terrain cards",
    "Take out all",
    "Shuffle the terrain",
    "player board of their colour",
    "Give each of",
    "draws a terrain",
    "score track",
    "start player tile",
    "is not used back into the box",
    "in play: ",
]


@pytest.mark.parametrize("edition", ALL)
def test_the_steps_come_in_an_order_in_which_they_can_be_done(edition: str) -> None:
    for _, steps in told(edition):
        places = [place for one in ORDER for place, step in enumerate(steps) if re.search(one, step)]
        assert places == sorted(places)


@pytest.mark.parametrize("edition", ALL)
def test_steps_stand_under_headings_and_none_is_empty(edition: str) -> None:
    for setup, steps in told(edition):
        sections = spoken_sections(setup)
        assert [step for _, there in sections for step in there] == list(steps)
        assert all([there for _, there in sections])
        titles = [title for title, _ in sections]
        assert titles[:5] == ["Boards", "Tiles", "Cards", "Players", "Before the first turn"]


# Components that need a piece.


def words_of(world: World, location: Tile) -> Iterator[str]:
    """What the steps must name for a location that is in play."""
    yield PRINTED[location.key]
    if location.figure:
        number, figure = pieces_of(location.figure), location.figure.name.lower()
        yield f"{number} {figure}{'s' if number > 1 else ''}"
    if location.bonus:
        yield PRINTED[location.bonus.key]
    if location.stores:
        yield "number tiles"
    if needs_walls(world):
        yield "stone walls"


def _with(boards: tuple[str, ...], **more: object) -> Setup:
    setup = draw_setup(2, 1, boards=boards, cards=("knights", "lords", "miners"), expansions=BOXES[:5])
    return Setup(**{**dict(setup), "tokens": {}, **more})


@pytest.mark.parametrize("board", [name for name, board in BOARDS.items() if not board.is_open])
def test_every_location_with_its_pieces_is_in_the_steps_of_its_board(board: str) -> None:
    others = [name for name in ("tavern", "paddock", "oasis", "farm") if name != board]
    setup = _with((board, *others[:3]))
    world, steps = setup.world(), " ".join(spoken_steps(setup))
    for key in BOARDS[board].locations:
        for word in words_of(world, LOCATIONS[key]):
            assert word in steps, word


@pytest.mark.parametrize("key", TILES)
def test_every_nomad_tile_is_named_with_its_space(key: str) -> None:
    setup = _with(("caravan", "oasis", "farm", "barn"), tiles=(key,))
    assert re.search(
        rf"nomad space, .*: {PRINTED[key]} on [A-J]\d+ \(Caravan\)", " ".join(spoken_steps(setup))
    )


@pytest.mark.parametrize("key", CARDS)
def test_every_kingdom_card_is_named(key: str) -> None:
    cards = (key, *[other for other in ("knights", "lords", "miners") if other != key])[:3]
    removed = "G" if CARDS[key].removes_terrain else ""
    setup = _with(("tavern", "oasis", "farm", "barn"), cards=cards, removed_terrain=removed)
    assert f"beside the boards: {PRINTED[key]}, " in " ".join(spoken_steps(setup))
    assert ("that show grass" in " ".join(spoken_steps(setup))) == bool(removed)


@pytest.mark.parametrize("key", TASKS)
def test_every_task_is_named(key: str) -> None:
    setup = _with(("lighthouse", "oasis", "farm", "barn"), tasks=(key,))
    assert f"task cards next to them: {PRINTED[key]}." in " ".join(spoken_steps(setup))


@pytest.mark.parametrize("key", ISLANDS)
def test_every_island_is_laid_with_its_tiles_and_its_summary(key: str) -> None:
    steps = " ".join(spoken_steps(_with(("tavern", "oasis", "farm", "barn"), island=key)))
    for word in (f"its side {PRINTED[key]} up", f"{PRINTED[key]} (2)", f"{PRINTED[key]} by the island"):
        assert word in steps


@pytest.mark.parametrize("key", TOKENS)
def test_every_token_is_laid_on_its_hex(key: str) -> None:
    setup = draw_setup(2, 1, boards=("harbor", "tavern", "oasis", "farm"), expansions=("base", key))
    assert f"Put {Speaker().form(named('token', key), 'a')} on {setup.tokens[key][0]} (" in " ".join(
        spoken_steps(setup)
    )


def test_everything_that_a_box_can_hold_is_asked_for_here() -> None:
    """If you add a kind of component to the manifest, you find out that it needs a step."""
    known = {"boards", "locations", "cards", "tiles", "tasks", "bonuses", "islands", "tokens"}
    known |= {"settlements", "walls", "number_tiles", "tiles_on_a_location"}
    no_pieces = {
        "key",
        "name",
        "always",
        "extras",
        "island_triggers",
        "deck",
        "deck_option",
        "topics",
        "prompts",
        "events",
        "recipes",
        "sets_ranges",
        "far_mountains",
        "mandatory",
        "builds",
        "first_boards",
        "first_cards",
    }
    assert {field.name for field in fields(EXPANSIONS[0])} == known | no_pieces
    assert {bonus for location in LOCATIONS.values() if (bonus := location.bonus)} == {*BONUSES.values()}


@pytest.mark.parametrize("edition", BIG_BOXES)
def test_the_swamp_cards_of_a_box_are_all_named(edition: str) -> None:
    setup = _with(("temple", "oasis", "farm", "barn"), edition=edition)
    step = next(step for step in spoken_steps(setup) if "two terrains" in step)
    assert step.count("swamp") == 5


def test_swamp_cards_without_swamp_on_the_boards_are_added_and_their_swamp_is_ignored() -> None:
    setup = _with(("tavern", "oasis", "farm", "barn"), options=("swamp-cards-always",))
    ignored = "None of the boards has swamp: ignore it on the terrain cards."
    steps = spoken_steps(setup)
    assert steps[steps.index(ignored) - 1].startswith(
        "Add the terrain cards with two terrains: grass or swamp"
    )
    assert ignored not in spoken_steps(
        _with(("temple", "oasis", "farm", "barn"), options=("swamp-cards-always",))
    )


# Numbers of the box.


def test_the_number_tiles_are_worth_what_the_game_counts() -> None:
    ones, fives = map(int, re.findall(r"(\d) with a", say(step("numbers"))))
    assert ones + 5 * fives == NUMBERS.stored


def test_the_dutch_box_has_castles_for_every_printed_map() -> None:
    harbor = ("harbor", "oracle", "tavern", "farm")
    setup = _with(harbor, edition="big-box-nl", island="tree-house")
    assert count(setup.world().terrain[CASTLE]) == EDITIONS["big-box-nl"].castles == 7
    assert "use something else" not in " ".join(spoken_steps(setup))


def test_with_more_castles_than_the_box_has_the_sheet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "big-box-nl", replace(EDITIONS["big-box-nl"], castles=3))
    told = " ".join(spoken_steps(_with(("harbor", "oracle", "tavern", "farm"), edition="big-box-nl")))
    assert "The box has only 3 castles: use something else for the others." in told


def test_without_castles_on_the_boards_no_castle_is_asked_for() -> None:
    setup = _with(("caravan", "village", "garden", "quarry"), edition="big-box-nl")
    assert "castle" not in " ".join(spoken_steps(setup))


def test_only_rules_of_the_edition_that_matter_here_are_told() -> None:
    plain = _with(("tavern", "oasis", "farm", "barn"), cards=("lords", "miners", "workers"))
    dutch = Setup(**{**dict(plain), "edition": "big-box-nl"})
    assert "Rule of the edition" not in " ".join(spoken_steps(dutch))
    with_knights = Setup(**{**dict(dutch), "cards": ("knights", "lords", "miners")})
    (step,) = [step for step in spoken_steps(with_knights) if "Rule of the edition" in step]
    assert step == "Rule of the edition Big Box, Dutch: Knights do not look at the rows of the Island."


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_chosen_start_player_takes_the_tile(edition: str) -> None:
    steps = spoken_steps(draw_setup(3, 1, edition=edition, first_player=2))
    taken = [step for step in steps if "start player tile" in step]
    assert taken == ["Player 2 takes the start player tile and the first turn. Play goes clockwise."]
