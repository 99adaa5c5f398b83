"""The board and the log in characters."""

from collections.abc import Iterator
from io import StringIO
from typing import Literal

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from hexstead import Match, draw_setup, first_game
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask
from hexstead.cli.screen.console import flowing
from hexstead.cli.screen.facts import panel
from hexstead.cli.screen.match_scene import scene_of
from hexstead.cli.screen.paint import painted
from hexstead.cli.screen.replies import why
from hexstead.cli.screen.sheets import sheet_of
from hexstead.cli.screen.text_board import WIDTH, TextBoard, abbreviations, draw, legend
from hexstead.engine.actions import NOBODY
from hexstead.engine.hexes import members
from hexstead.engine.powers import PIECE
from hexstead.engine.said import Said
from hexstead.match.turns import before, turns
from hexstead.pictures import Scene, SceneSpot
from hexstead.wording.say import say
from hexstead.wording.tile_state import tile_state
from spoken import sentence

MAP = ("GCDFTWMXL", "GGGGGGGGG")


def lines_of(scene: Scene) -> list[str]:
    return draw(scene).plain.splitlines()


def test_every_hex_is_told_apart_without_colour() -> None:
    scene = Scene(MAP, {"A9": SceneSpot("<svg></svg>", "Tavern", 2)})
    assert lines_of(scene) == [
        "   1  2  3  4  5  6  7  8  9",
        "A  g  c  d  f  t  w  m  ♜ Ta2   A",
        "B    g  g  g  g  g  g  g  g  g  B",
        "     1  2  3  4  5  6  7  8  9",
    ]


def test_pieces_and_marks_stand_out_without_colour() -> None:
    pieces = {"A1": 0, "A2": 1, "A3": 2, "A4": 3, "A5": 4, "B1": 0}
    scene = Scene(
        MAP, {}, pieces, live=frozenset({"B1", "B3"}), lifted="A1", recent=("A2",), last=frozenset({"A3"})
    )
    assert lines_of(scene)[1] == "A (▲)<●>·◆· ■  ★  w  m  ♜  L    A"
    assert lines_of(scene)[2] == "B   [▲] g [G] g  g  g  g  g  g  B"


def test_the_legend_says_what_stands_around_pieces() -> None:
    marked = Scene(MAP, {}, {"A1": 0, "A2": 1, "A3": 2}, lifted="A1", recent=("A2",), last=frozenset({"A3"}))
    for meaning in ("( ) being moved", "< > new in this turn", "· · new in the turns before"):
        assert meaning in legend(marked).plain
        assert meaning not in legend(Scene(MAP, {}, {"A1": 0})).plain


def test_a_location_without_tiles_shows_a_zero_and_an_unknown_number_nothing() -> None:
    spots = {"A9": SceneSpot("<svg></svg>", "Tavern", 0)}
    assert "Ta0" in lines_of(Scene(MAP, spots))[1]
    assert "Ta  " in lines_of(Scene(MAP, {"A9": SceneSpot("<svg></svg>", "Tavern")}))[1]


@pytest.mark.parametrize("colours", ["standard", "256", "truecolor"])
def test_the_board_fits_eighty_columns_in_any_number_of_colours(
    colours: Literal["standard", "256", "truecolor"],
) -> None:
    scene = scene_of(Match(first_game(2), 1))
    page = StringIO()
    painted(Console(file=page, width=80, force_terminal=True, color_system=colours)).print(
        draw(scene), legend(scene)
    )
    assert page.getvalue().count("\n") == 24
    assert max(len(line) for line in lines_of(scene)) == WIDTH - 2
    assert all(len(line) <= 80 for line in legend(scene).plain.splitlines())


def test_a_map_that_is_too_wide_comes_in_parts() -> None:
    assert draw(Scene(MAP), 24).plain.splitlines() == [
        "   1  2  3  4  5",
        "A  g  c  d  f  t    A",
        "B    g  g  g  g  g  B",
        "     1  2  3  4  5",
        "",
        "   6  7  8  9",
        "A  w  m  ♜  L    A",
        "B    g  g  g  g  B",
        "     6  7  8  9",
    ]


@pytest.mark.parametrize(("width", "parts"), [(30, 3), (40, 2), (65, 2), (66, 1), (120, 1)])
def test_a_board_knows_how_wide_the_terminal_is(width: int, parts: int) -> None:
    scene = scene_of(Match(first_game(2), 1))
    page = StringIO()
    Console(file=page, width=width).print(TextBoard(scene))
    rows = [line for line in page.getvalue().splitlines() if line.startswith("K ")]
    assert [row.rstrip()[-1] for row in rows] == ["K"] * parts


def test_abbreviations_are_never_shared() -> None:
    names = ["Barn", "Barracks", "Bazaar", "Fort", "Foresters lodge", "Tavern", "Tower"]
    shorts = abbreviations(names)
    assert len(set(shorts.values())) == len(names)
    assert shorts["Barn"] == "Ba"
    assert shorts["Tower"] == "To"


def test_chips_are_never_broken() -> None:
    lines = flowing([Text("  1 Use Farm"), Text("  2 Use Tavern"), Text("  3 End turn")], 27)
    assert [line.plain for line in lines] == ["  1 Use Farm  2 Use Tavern", "  3 End turn"]


def play_some(match: Match, actions: int) -> None:
    bot = AtRandom(1)
    while len(match.steps) < actions and not match.is_over:
        match.play(ask(match, bot, 1))


def test_every_turn_is_one_sentence_that_tells_only_what_the_reader_may_know() -> None:
    match = Match(draw_setup(3, 2), 2)
    play_some(match, 1000)
    told = turns(match)
    assert len(told) == 3 * match.round
    for number, turn in enumerate(told):
        assert turn.seat == (match.state.first + number) % 3
        names = ["Anna"] * 3
        spectator = sentence(match.world, turn, names, NOBODY)
        assert spectator.startswith("Anna played ")
        assert spectator.endswith(".")
        assert "drew" not in spectator
        assert "; drew " in sentence(match.world, turn, names, turn.seat)
        assert "drew" not in sentence(match.world, turn, names, (turn.seat + 1) % 3)


def test_builds_that_follow_each_other_share_their_verb() -> None:
    match = Match(first_game(2), 1)
    play_some(match, 4)
    hexes = sentence(match.world, turns(match)[0], ["Anna", "Ben"], NOBODY)
    assert hexes.count("built") == 1
    assert " and " in hexes


def test_the_turns_before_are_those_of_all_others() -> None:
    match = Match(draw_setup(4, 1), 1)
    for actions in range(0, 40, 3):
        play_some(match, actions)
        seats = [turn.seat for turn in before(turns(match), 4)]
        assert len(seats) == min(3, len(turns(match)) - 1)
        assert turns(match)[-1].seat not in seats


def test_the_scene_of_a_match_marks_what_was_built() -> None:
    match = Match(first_game(2), 1)
    assert scene_of(match).recent == ()
    play_some(match, 2)
    assert len(scene_of(match).recent) == 2
    play_some(match, 6)
    scene = scene_of(match)
    assert len(scene.last) == 3
    assert not scene.last & set(scene.recent)


def positions() -> Iterator[Match]:
    """All that happens in some games between bots at random."""
    for seed in range(4):
        match, bot = Match(first_game(2), seed), AtRandom(seed)
        while not match.is_over:
            yield match
            match.play(ask(match, bot, 1))


def test_a_tile_is_new_then_ready_then_used() -> None:
    seen: set[str] = set()
    for match in positions():
        for seat in range(2):
            held = members(match.state.held[seat])
            states = {tile_state(match.world, match.state, seat, number) for number in held}
            if states - seen:
                facts = shown(panel(match, ["Anna", "Ben"], seat))
                assert all(say(Said(f"tile-state-{state}")) in facts for state in states)
            seen |= states
    assert seen == {"fresh", "ready", "unused", "used"}


def shown(what: RenderableType) -> str:
    page = StringIO()
    painted(Console(file=page, width=80)).print(what)
    return page.getvalue()


def test_why_says_what_an_action_would_pay_only_if_that_is_known() -> None:
    lifted = 0
    for match in positions():
        text = why(match, members(match.decision().live)[0])
        assert text.startswith("You can choose ")
        if match.decision().prompt == PIECE:
            assert text.endswith(" now.")
            lifted += 1
    assert lifted


def test_the_sheet_names_boards_tiles_and_cards() -> None:
    sheet = sheet_of(draw_setup(4, 1, boards=("harbor@180", "tavern")))
    assert sheet.quadrants[:2] == (("Harbor", True), ("Tavern", False))
    assert [tile.note.split(":")[0] for tile in sheet.tiles if tile.name in ("Harbor", "Tavern")] == [
        "2 tiles",
        "4 tiles",
    ]
    assert len(sheet.cards) == 3
