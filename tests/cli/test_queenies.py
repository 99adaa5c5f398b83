"""Queenies and editions at the command line."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hexstead import Match, draw_setup, read_code, replay
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import CARDS, ISLANDS, OPTIONS, VARIANTS
from hexstead.cli.screen.match_scene import scene_of
from hexstead.cli.screen.terminal_game import TerminalGame
from hexstead.cli.screen.text_board import draw, legend
from hexstead.match.notation import write_action
from hexstead.match.record import Record
from hexstead.setup.documents import check, read_json
from hexstead.setup.layout import quadrant

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]

QUEENIES = ["--boards", "oracle,tavern,harbor,tower", "--expansions", "queenies", "--seed", 3]


def drawn(run: Run, *arguments: object) -> Any:
    result = run("setup", "--json", *arguments)
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert read_code(found["code"]).model_dump(mode="json") == found["setup"]
    return found["setup"]


def told(run: Run, *arguments: object) -> str:
    return " ".join(run("setup", *arguments).stdout.split())


# Set-ups with Queenies.


@pytest.mark.parametrize(
    ("part", "is_in"),
    [
        ("capitol", lambda setup: set(setup["tokens"]) == {"capitol"} and not setup["island"]),
        ("caves", lambda setup: set(setup["tokens"]) == {"caves"} and not setup["island"]),
        ("island", lambda setup: setup["island"] in ISLANDS and not setup["tokens"]),
        ("queenies", lambda setup: len(setup["tokens"]) == 2 and setup["island"]),
    ],
)
def test_each_queenie_can_be_named_alone(run: Run, part: str, is_in: Callable[[Any], bool]) -> None:
    boards = ["--boards", "oracle,tavern,harbor,tower"]
    assert is_in(drawn(run, "--expansions", part, *boards))
    assert is_in(drawn(run, "--expansions", f"base,{part}", *boards))


def test_queenies_as_first_printed_need_the_boards_they_were_made_for(run: Run) -> None:
    arguments = ["--expansions", "queenies", "--as-first-printed"]
    without = drawn(run, *arguments, "--boards", "barn,tower,farm,oasis")
    assert (without["tokens"], without["island"]) == ({}, "")
    tavern = drawn(run, *arguments, "--boards", "barn,tower,farm,tavern")
    assert (set(tavern["tokens"]), tavern["island"]) == ({"caves"}, "")
    harbor = drawn(run, *arguments, "--boards", "barn,tower,farm,harbor")
    assert set(harbor["tokens"]) == {"capitol"}
    assert harbor["island"]


@pytest.mark.parametrize("island", list(ISLANDS))
def test_the_side_of_the_island_can_be_chosen(run: Run, island: str) -> None:
    assert all(drawn(run, "--island", island, "--seed", seed)["island"] == island for seed in range(4))


def test_nomad_tiles_and_tasks_can_be_chosen(run: Run) -> None:
    found = drawn(run, "--boards", "quarry,city-hall", "--tiles", "sword,sword", "--tasks", "road")
    assert found["tiles"][:2] == ["sword", "sword"]
    assert len(found["tiles"]) == 3
    assert found["tasks"] == ["road"]


def test_a_set_up_says_where_tokens_and_the_island_lie(run: Run) -> None:
    setup, text = drawn(run, *QUEENIES), told(run, *QUEENIES)
    capitols, caves = setup["tokens"]["capitol"], setup["tokens"]["caves"]
    assert f"Put a capitol on {capitols[0]} (Oracle) and {capitols[1]} (Harbor)." in text
    assert f"Put a cave on {caves[0]} (Oracle), {caves[1]} (Tavern)," in text
    side = setup["island"].replace("-", " ").capitalize()
    assert f"with its side {side} up." in text
    assert f"The island {side} is a stand-in" in text
    assert "Cave in play: Once per turn" in text
    assert "Capitols in play: 1 gold" in text
    assert "Ca Capitol Cv Cave" in text
    assert "location hex: Oracle (2), Tavern (4), Tower (4), Harbor (2)" in text


def test_what_does_not_fit_on_the_boards_is_refused(run: Run, refused: Refused) -> None:
    refused(run("setup", "--boards", "barn,tower,farm,oasis", "--tiles", "sword"), "--tiles:", "ask for none")
    refused(run("setup", "--boards", "barn,tower,farm,oasis", "--tasks", "road"), "--tasks:", "ask for none")
    refused(
        run("setup", "--expansions", "nomads", "--tiles", "sword,sword,sword"),
        "The box has only 2 tiles “sword”, but 3 are named.",
    )
    refused(run("setup", "--tiles", "moon"), "--tiles: There is no tile “moon”")
    refused(run("setup", "--tasks", "moon"), "--tasks: There is no task “moon”")
    refused(run("setup", "--island", "moon"), "--island: There is no island “moon”", "rope-bridge")


def test_the_page_shows_the_island_and_the_tokens(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "page.svg"
    assert run("setup", *QUEENIES, "--svg", file).exit_code == 0
    text = file.read_text("utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert ">Island, side " in text
    assert text.count('class="token"') == 6


# Editions.


def test_the_rules_of_an_edition_are_told(run: Run) -> None:
    everything = [
        "--boards",
        "caravan,canoe,oasis,mountain-station",
        "--tiles",
        "sword",
        "--cards",
        "knights",
    ]
    text = told(run, "--edition", "big-box-nl", *everything, "--seed", 1)
    assert "Rule of the edition Big Box, Dutch: " in text
    assert all(variant in text for variant in VARIANTS.values())
    assert "of the edition" not in told(run, "--edition", "big-box", "--seed", 1)
    assert drawn(run, "--edition", "BIG-BOX-NL")["edition"] == "big-box-nl"


def test_every_house_rule_is_told(run: Run) -> None:
    for key, rule in OPTIONS.items():
        assert f"House rule: {rule.text}" in told(run, "--option", key)


def test_the_newest_edition_has_its_own_boards_and_selection_tiles(run: Run) -> None:
    for side in "ab":
        found = drawn(run, "--edition", "newest", "--side", side)
        assert {board.removesuffix("@180")[-1] for board in found["boards"]} == {side}
        assert len(set(found["selections"])) == 4
        assert found["castle_tiles"] == []
    chosen = drawn(run, "--edition", "newest", "--selections", "oracle,tavern", "--boards", "second-2b@180")
    assert chosen["selections"][:2] == ["oracle", "tavern"]
    assert chosen["boards"][0] == "second-2b@180"


def test_a_set_up_of_the_newest_edition_is_told_step_by_step(run: Run) -> None:
    arguments = ["--edition", "newest", "--castle-tiles", "--seed", 4]
    setup, text = drawn(run, *arguments), told(run, *arguments)
    board = quadrant(setup["boards"][0]).name.rpartition("-")[2].upper()
    assert f"Turn all boards to side {board[-1]} and lay them out: Quadrant {board} top left" in text
    assert "are inferred from the printed boards of an earlier edition." in text
    assert "If your printed board looks different" in text
    assert f"{setup['selections'][3].capitalize()} bottom right." in text
    one, other = setup["castle_tiles"]
    assert f"Put a castle tile on {one} (Quadrant" in text
    assert f"and {other} (Quadrant" in text
    assert "Take this box: Newest edition of the base game." in text
    assert re.search(r"Put 2 [A-Z]\w+ and 2 [A-Z]\w+ tiles back", text)
    assert text.index("castle tile on") < text.index("Lay a selection tile")


def test_a_castle_tile_leaves_two_tiles_of_its_kind(run: Run) -> None:
    text = told(run, "--edition", "newest", "--castle-tiles", "--seed", 4)
    assert text.count(" 2 tiles: ") == 2
    assert text.count(" 4 tiles: ") == 2


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--edition", "moon"], ["--edition: There is no edition “moon”", "newest"]),
        (["--edition", ","], ["--edition: A name is missing."]),
        (["--side", "a"], ["--side: This only goes with the edition newest."]),
        (["--castle-tiles"], ["--castle-tiles: This only goes with the edition newest."]),
        (["--selections", "farm"], ["--selections: This only goes with the edition newest."]),
        (
            ["--edition", "newest", "--expansions", "all"],
            ["--expansions: This doesn't go with the edition “newest”"],
        ),
        (
            ["--edition", "newest", "--island", "tree-house"],
            ["--island: This doesn't go with the edition “newest”"],
        ),
        (["--edition", "newest", "--seats", "5"], ["for up to 4 players, not 5."]),
        (["--edition", "newest", "--side", "c"], ["--side: There is no side “c”"]),
        (["--edition", "newest", "--boards", "farm"], ["--boards:", "There is no board “farm”", "second-1a"]),
        (
            ["--edition", "newest", "--boards", "second-1a,second-2b"],
            ["--boards:", "the same side up."],
        ),
        (["--edition", "newest", "--cards", "scouts"], ["--cards: There is no card “scouts”"]),
        (["--edition", "newest", "--selections", "farm,farm"], ["--selections:", "twice"]),
        (["--boards", "second-1a"], ["--boards:", "“second-1a” only goes with the edition newest"]),
        (["--code", "HX-0004-3G00-C0G0-G01E", "--edition", "newest"], ["leave out --edition."]),
        (["--first-game", "--island", "tree-house"], ["--first-game is enough: leave out --island."]),
    ],
)
def test_wishes_that_an_edition_cannot_meet_are_refused(
    run: Run, refused: Refused, arguments: list[str], parts: list[str]
) -> None:
    refused(run("setup", *arguments), *parts)


BOTH = ["--boards", "harbor,tavern,farm,oracle"]


def test_players_choose_who_begins_and_where_tokens_lie(run: Run) -> None:
    found = drawn(run, *BOTH, "--capitol", "e3,r13", "--first-player", 2)
    assert (found["tokens"], found["first_player"]) == ({"capitol": ["E3", "R13"]}, 2)
    one = drawn(run, *BOTH, "--capitol", "L14", "--one-capitol")
    assert one["tokens"] == {"capitol": ["L14"]}
    assert len(drawn(run, *BOTH, "--one-capitol")["tokens"]["capitol"]) == 1
    cave = drawn(run, *BOTH, "--caves")["tokens"]["caves"][0]
    assert drawn(run, *BOTH, "--caves", cave)["tokens"]["caves"][0] == cave


def test_castle_tiles_may_be_left_to_chance_or_chosen(run: Run) -> None:
    newest = ["--edition", "newest", "--boards", "second-1a,second-2a,second-3a,second-4a"]
    for words in (["--castle-tiles"], ["--castle-tiles", "any"], ["--castle-tiles", "--side", "a"]):
        assert len(drawn(run, *newest, *words)["castle_tiles"]) == 2
    assert drawn(run, *newest, "--castle-tiles", "P13,G3")["castle_tiles"] == ["G3", "P13"]


def test_what_was_chosen_is_in_the_code(run: Run) -> None:
    first = json.loads(run("setup", *BOTH, "--capitol", "E3", "--first-player", 2, "--json").stdout)
    again = json.loads(run("setup", "--code", first["code"], "--json").stdout)
    assert again["setup"] == first["setup"]


OTHERS = ["--boards", "farm,barn,tower,oasis"]
REFUSED = [
    (["--first-player", 7, "--seats", 3], "--first-player: There are 3 seats: choose one from 1 to 3,"),
    (
        ["--capitol", "B3"],
        "--capitol: You can name hexes only when all four boards are named: name these too.",
    ),
    (
        [*BOTH, "--capitol", "Z3"],
        "--capitol: “Z3” is not a hex: write a row letter and a column from 1 to 20,",
    ),
    ([*BOTH, "--capitol", "B13"], "--capitol: You can't put one on B13, only on E3, I3, L14, R13."),
    ([*BOTH, "--capitol", "E3,I3"], "--capitol: There are two in one quadrant: leave one"),
    ([*BOTH, "--caves", "E3"], "--caves: You can't put one on E3, only on "),
    ([*OTHERS, "--one-capitol"], "--one-capitol: There is no place for a capitol without the board"),
    ([*OTHERS, "--expansions", "capitol"], "--expansions: There is no place for a capitol without"),
    (["--castle-tiles", "G3"], "--castle-tiles: This only goes with the edition newest."),
    (
        ["--option", "moves-take-figures"],
        "--option: “moves-take-figures” is the usual rule now. The house rule “Figures stay” turns it off.",
    ),
]


@pytest.mark.parametrize("command", ["setup", "play"])
@pytest.mark.parametrize(("arguments", "sentence"), REFUSED)
def test_a_choice_that_cannot_be_met_is_refused_by_its_option(
    run: Run, refused: Refused, command: str, arguments: list[object], sentence: str
) -> None:
    refused(run(command, *arguments), sentence)


def test_a_game_at_the_terminal_begins_with_the_chosen_seat(run: Run, tmp_path: Path) -> None:
    for seat in (1, 2):
        save = tmp_path / f"{seat}.json"
        run("play", "--first-game", "--first-player", seat, "--seed", 5, "--save", save, lines="quit\n")
        assert replay(check(json.loads(save.read_text("utf-8")), Record)).state.first == seat - 1


def test_the_first_game_is_there_in_every_edition(run: Run) -> None:
    assert drawn(run, "--first-game", "--edition", "newest")["selections"][0] == "tavern"
    assert drawn(run, "--first-game", "--edition", "big-box-nl")["edition"] == "big-box-nl"


# At play.


@pytest.mark.parametrize("chosen", [["--edition", "newest"], ["--expansions", "base,queenies"]])
def test_a_whole_game_can_be_played_with_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: list[str]
) -> None:
    bot = AtRandom(7)
    monkeypatch.setattr(
        TerminalGame, "read", lambda game: write_action(game.match.world, ask(game.match, bot, 1))
    )
    file = tmp_path / "game.json"
    result = run("play", *chosen, "--seed", 7, "--bots", "random", "--save", file, COLUMNS="80")
    assert result.exit_code == 0, result.output
    assert replay(check(read_json(file), Record)).is_over
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    assert run("show", file, "--svg", tmp_path / "board.svg").exit_code == 0


def test_play_refuses_an_edition_beside_what_says_it_all(run: Run, refused: Refused) -> None:
    refused(run("play", "--setup", "HX-0004-3G00-C0G0-G01E", "--edition", "newest"), "leave out --edition.")
    refused(run("play", "--resume", "game.json", "--edition", "newest"), "leave out --edition.")
    refused(run("play", "--edition", "newest", "--seats", 5), "for up to 4 players")


def test_hexes_of_the_island_are_named_chosen_and_explained(run: Run) -> None:
    arguments = ["--setup", drawn_code(run), "--seed", 7, "--bots", "random"]
    text = run("play", *arguments, lines="why V3\nwhy U1\nmap\nwhy X6\n", COLUMNS="80").stdout
    assert "That's a forest. Your card is grass." in text
    assert "“U1” is not on this board." in text
    assert "You can't build on a castle." in text
    assert "Cave  not used yet  Once per turn" in text
    assert re.search(r"^Capitols +0 +0 +1 gold", text, re.MULTILINE)


def drawn_code(run: Run) -> str:
    boards = ["--boards", "oracle,tavern,harbor,farm", "--island", "tree-house"]
    found = run("setup", "--json", "--expansions", "capitol,caves", *boards, "--seed", 3).stdout
    code: str = json.loads(found)["code"]
    return code


def test_the_island_stands_below_the_map_and_tokens_in_the_legend() -> None:
    match = Match(draw_setup(2, 3, ("oracle", "tavern", "harbor", "farm"), expansions=("queenies",)), 3)
    scene = scene_of(match)
    lines, meaning = draw(scene).plain.splitlines(), legend(scene).plain
    assert len(lines) == 22 + 1 + 1 + 5
    assert [line[0] for line in lines[-5:]] == list("UVWXY")
    assert lines[-6].split() == [str(number) for number in range(1, 9)]
    assert sum(line.count("Ca ") for line in lines) == len(match.setup.tokens["capitol"])
    assert sum(line.count("Cv ") for line in lines) == len(match.setup.tokens["caves"])
    assert "Ca Capitol" in meaning
    assert "Cv Cave" in meaning


# Positions.


POSITION = {
    "hexstead": 1,
    "boards": ["oracle", "tavern", "harbor", "farm"],
    "cards": ["knights"],
    "island": "rope-bridge",
    "tokens": {"capitol": ["H3"], "caves": ["I8"]},
    "seats": [{"settlements": ["U3", "U4", "H4"]}, {"settlements": ["V3"]}],
}


def test_a_position_with_island_tokens_and_edition_is_scored(run: Run, keep: Keep) -> None:
    def gold(**more: object) -> Any:
        return json.loads(run("score", "--json", keep({**POSITION, **more})).stdout)["seats"][0]

    assert (gold()["knights"], gold()["capitols"], gold()["castles"]) == (4, 1, 0)
    assert gold(edition="big-box-nl")["knights"] == 2
    assert gold(options=["capitols-are-castles"])["castles"] == 3
    assert CARDS["knights"].text in " ".join(run("score", keep(POSITION)).stdout.split())


def test_a_position_with_island_and_tokens_is_shown_and_painted(run: Run, keep: Keep, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    text = run("show", keep(POSITION), "--svg", picture).stdout
    assert "U       g  ▲  ▲  d  c  c     U" in text
    assert "The island Rope bridge is a stand-in" in text
    assert picture.read_text("utf-8").count('class="token"') == 2


def test_the_picture_is_there_before_anything_is_printed(
    run: Run, keep: Keep, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*parts: object, **more: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("rich.console.Console.print", gone)
    commands: list[list[object]] = [["show", keep(POSITION)], ["setup", "--seed", 1]]
    for number, command in enumerate(commands):
        picture = tmp_path / f"{number}.svg"
        run(*command, "--svg", picture)
        assert picture.is_file()


# Boards.


def test_islands_and_the_boards_of_the_newest_edition_are_listed_and_marked(run: Run) -> None:
    text = run("boards", "list").stdout
    for island in ISLANDS:
        assert f"  {island} *" in text
    assert "  Quadrant 1A (second-1a) † " in text
    assert "† inferred from the printed boards" in text


def test_the_island_of_an_owner_is_checked_and_used(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "island.txt"
    file.write_text("name: rope-bridge\nL: rope-bridge\n.GGG.\nGGGGG\nCCLCC\nCCCCC\n.TTT.\n", "utf-8")
    assert "sound: the island rope-bridge with Rope bridge" in run("boards", "check", file).stdout
    monkeypatch.setenv("HEXSTEAD_BOARDS", str(tmp_path))
    text = run("setup", "--island", "rope-bridge", "--seed", 1).stdout
    assert "V  g  g  g  g  g    V" in text
    assert "stand-in" not in text


def test_a_slip_on_an_island_is_named_with_row_and_column(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "island.txt"
    file.write_text("name: my-island\nL: rope-bridge\n.GGG.\nGGQGG\nCCLCC\nCCCCC\n.TTT.\n", "utf-8")
    result = run("boards", "check", file)
    assert result.exit_code == 2
    assert "Row 2, column 3: unknown letter “Q”" in result.stderr
