"""The board, the game and positions with all boxes."""

import json
import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from hexstead import Match, draw_setup, replay
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import ask
from hexstead.boxes.catalogue import BOXES, TASKS
from hexstead.cli.screen.facts import heading, panel
from hexstead.cli.screen.figure_letters import LETTERS
from hexstead.cli.screen.match_scene import scene_of
from hexstead.cli.screen.paint import painted
from hexstead.cli.screen.replies import read_reply
from hexstead.cli.screen.terminal_game import TerminalGame
from hexstead.cli.screen.text_board import WIDTH, draw, legend
from hexstead.engine.actions import CARD, DONE, NOBODY
from hexstead.engine.codec import names
from hexstead.engine.hexes import members
from hexstead.engine.said import Said
from hexstead.engine.scoring import score
from hexstead.engine.terrain import NAMES, faces
from hexstead.match.figures import FIGURES
from hexstead.match.notation import write_action
from hexstead.match.position import position_of
from hexstead.match.record import Record
from hexstead.pictures.making_scenes import scene_of_position
from hexstead.setup.documents import check, read_json
from hexstead.wording.buttons import button as named_button
from hexstead.wording.say import say
from hexstead.wording.supplies import left_of, pieces_of
from hexstead.wording.tile_state import tile_state

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]


def positions(seeds: range = range(12), seats: int = 3) -> Iterator[Match]:
    """All that happens in some games with all boxes between bots at random."""
    for seed in seeds:
        match, bot = Match(draw_setup(seats, seed, expansions=BOXES), seed), AtRandom(seed)
        while not match.is_over:
            yield match
            match.play(ask(match, bot, 1))


def shown(what: RenderableType, width: int = 80) -> str:
    page = StringIO()
    painted(Console(file=page, width=width)).print(what)
    return page.getvalue()


# The game.


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 5), (5, 1)])
def test_a_whole_game_with_all_boxes_can_be_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, seed: int
) -> None:
    bot, typed = AtRandom(seed), []

    def read(game: TerminalGame) -> str:
        typed.append(write_action(game.match.world, ask(game.match, bot, 1)))
        return typed[-1]

    monkeypatch.setattr(TerminalGame, "read", read)
    file = tmp_path / "game.json"
    arguments = ["--expansions", "all", "--seats", seats, "--seed", seed, "--bots", "random"]
    result = run("play", *arguments, "--save", file, COLUMNS="80")
    assert result.exit_code == 0, result.output
    assert replay(check(read_json(file), Record)).is_over
    assert len(typed) > 20
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    assert run("check", file).stdout.startswith(f"{file}: sound")
    assert run("show", file, "--svg", tmp_path / "board.svg").exit_code == 0
    for at in range(0, 100, 9):
        assert run("show", file, "--at", at).exit_code == 0


def test_every_button_has_a_name_and_is_pressed_by_number_key_or_name() -> None:
    seen: set[str] = set()
    tried: set[tuple[str, int, str]] = set()
    for match in positions():
        decision = match.decision()
        for number, button in enumerate(decision.buttons, start=1):
            key = write_action(match.world, button)
            if (decision.prompt, number, key) in tried:
                continue
            tried.add((decision.prompt, number, key))
            name = say(named_button(match.world, match.state, button))
            seen.add(name)
            replies = [str(number), key, key.partition(":")[2] or key, name if ":" in key else key]
            assert [read_reply(match, reply) for reply in replies] == [button] * 4, name
    assert {"Stop here", "End turn"} < seen
    assert {f"Play {terrain}" for terrain in NAMES[:5]} <= seen


def test_cards_to_choose_from_are_all_shown() -> None:
    asked = (match for match in positions(range(60)) if match.decision().prompt == CARD)
    match = next(match for match in asked if len(match.state.played) > 1)
    text = heading(match).plain
    assert "Your cards:" in text
    terrains = [terrain for card in match.state.played for terrain in faces(card)]
    assert all(f" {NAMES[terrain]} " in text for terrain in terrains)
    match.play(match.decision().buttons[-1])
    assert "Your card:" in heading(match).plain


def test_tiles_say_when_they_can_be_used() -> None:
    seen: set[str] = set()
    for match in positions():
        seat = match.state.turn
        for number in members(match.state.held[seat]):
            state = tile_state(match.world, match.state, seat, number)
            if state not in seen:
                assert say(Said(f"tile-state-{state}")) in shown(panel(match, ["Anna", "Ben", "Cleo"], seat))
            seen.add(state)
    fleeting = {"fleeting-ready", "fleeting-unused", "fleeting-fresh", "fleeting-used"}
    assert {state for state in seen if not state.startswith("reaction-")} == {
        "ready",
        "unused",
        "fresh",
        "used",
        "passive",
        "spent",
        *fleeting,
    }


def test_the_panel_shows_figures_in_supply_and_gold_earned_so_far() -> None:
    earned = 0
    for match in positions(range(6)):
        if match.decision().buttons != [DONE] and len(match.steps) % 9:
            continue
        text = shown(panel(match, ["Anna", "Ben", "Cleo"], NOBODY))
        rows = {line.split()[0]: line.split()[1:4] for line in text.splitlines() if line.strip()}
        scores = score(match.world, match.state)
        for source in match.world.sources:
            assert rows[source.capitalize()] == [str(one.gold[source]) for one in scores]
            earned += sum(one.gold[source] for one in scores)
        own = [one for one in match.world.figures if not one.is_passing]
        letters = "".join([LETTERS[one.key] * pieces_of(one) for one in own])
        if not any(any(by_seat) for by_seat in match.state.figures) and letters:
            assert text.count(f" {letters} ") == 3
    assert earned


def test_gold_is_headed_by_names_where_there_is_room_for_them(run: Run) -> None:
    def answer(width: int) -> str:
        arguments = ["--expansions", "all", "--seats", 5, "--seed", 1, "--bots", "random"]
        shown: str = run("play", *arguments, lines="score\n", COLUMNS=str(width)).stdout
        return shown.split("> ")[-2]

    assert "●  Random bot   ◆  Random bot 2" in answer(120)
    assert "Random bot" not in answer(80)
    assert "★" in answer(80)


def test_every_figure_has_a_letter_of_its_own() -> None:
    assert len(set(LETTERS.values())) == len(FIGURES)
    assert all([re.fullmatch("[a-z]", figure.letter) for figure in FIGURES.values()])


def test_a_seat_has_fewer_figures_left_when_some_stand_on_the_board() -> None:
    assert {key: left_of(figure, 0) for key, figure in FIGURES.items()} == {
        key: pieces_of(figure) for key, figure in FIGURES.items()
    }
    assert {left_of(figure, 1) for figure in FIGURES.values() if figure.number in (1, 7)} == {0}


# The board.


def test_the_board_shows_all_that_stands_on_it_and_the_legend_only_that() -> None:
    for match in positions(range(8)):
        if len(match.steps) % 10:
            continue
        scene = scene_of(match)
        board, meaning = draw(scene).plain, legend(scene).plain
        assert max(len(line) for line in board.splitlines()) == WIDTH - 2 * (not scene.marks)
        assert all(len(line) <= 80 for line in meaning.splitlines())
        assert all(len(line) <= WIDTH for line in legend(scene, WIDTH).plain.splitlines())
        assert board.count("▒") >= len(names(match.state.walls))
        assert ("stone wall" in meaning) == bool(match.state.walls)
        assert ("castle" in meaning) == ("♜" in board)
        assert ("nomad space" in meaning) == ("∩" in board)
        for number, figure in enumerate(match.world.figures):
            standing = any(match.state.figures[number])
            assert (f" {LETTERS[figure.key]} {figure.key.replace('-', ' ')}" in meaning) == standing


FIELDS = {
    "hexstead": 1,
    "map": ["G" * 20] * 17 + ["G" * 10 + "W" * 10] + ["G" * 8 + "MN" + "W" * 10] * 2,
    "cards": ["knights", "families"],
    "tasks": ["fortress", "compass-points"],
    "walls": ["A1"],
    "seats": [
        {"settlements": ["A3"], "warriors": ["C3", "Q1"], "wagon": "T9", "ship": "T20"},
        {"city_hall": "K6"},
    ],
}


def test_a_position_shows_figures_halls_and_walls_without_colour(
    run: Run, keep: Keep, tmp_path: Path
) -> None:
    file, picture = keep(FIELDS), tmp_path / "board.svg"
    result = run("show", file, "--svg", picture)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[1].startswith("A ▒▒▒ g  ▲  g ")
    assert lines[3].startswith("C  g  g  ▲W g ")
    assert lines[10].startswith("J    g  g  g  g  ●h ●h g ")
    assert lines[11].startswith("K  g  g  g  g  ●h ●H ●h g ")
    assert lines[20].startswith("T    g  g  g  g  g  g  g  g  ▲C ∩  w ")
    assert lines[20].endswith(" ▲S T")
    assert "city hall" in lines[23]
    assert "stone wall" in picture.read_text("utf-8").lower()


def test_figures_and_tasks_are_scored(run: Run, keep: Keep) -> None:
    found = json.loads(run("score", "--json", keep(FIELDS)).stdout)["seats"]
    assert found == [
        {"knights": 4, "families": 0, "fortress": 0, "compass-points": 10, "castles": 0, "total": 14},
        {"knights": 6, "families": 0, "fortress": 6, "compass-points": 0, "castles": 0, "total": 12},
    ]
    shown = run("score", keep(FIELDS)).stdout
    assert TASKS["fortress"].text in " ".join(shown.split())


def test_a_position_of_a_match_shows_the_same_pieces() -> None:
    for match in positions(range(6)):
        if len(match.steps) % 25:
            continue
        scene, again = scene_of(match), scene_of_position(position_of(match))
        passing = [figure.key for figure in match.world.figures if figure.is_passing]
        lasting = {hex: one for hex, one in scene.figures.items() if one.key not in passing}
        assert (scene.pieces, lasting) == (again.pieces, again.figures)
        assert (scene.halls, scene.walls, scene.marks) == (again.halls, again.walls, again.marks)
