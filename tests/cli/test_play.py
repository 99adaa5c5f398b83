"""`hexstead play`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hexstead import Match, first_game, replay, write_code
from hexstead.bots.registry import seconds
from hexstead.cli.screen.chances import chances
from hexstead.cli.screen.terminal_game import TerminalGame
from hexstead.engine.codec import encode
from hexstead.engine.hexes import members
from hexstead.match.notation import write_action
from hexstead.match.record import Record
from hexstead.match.seed import Seed
from hexstead.setup.documents import check, read_json

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]


MY_BOT = Path(__file__).parents[2] / "examples" / "mybot.py"
QUICK = ["play", "--seed", 1, "--bots", "random"]


def saved(file: Path) -> Match:
    return replay(check(read_json(file), Record))


def first_live(match: Match) -> str:
    """The first live button, such as a tile; otherwise the first live hex."""
    decision = match.decision()
    return write_action(match.world, [*decision.buttons[::-1], *members(decision.hexes)][0])


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Somebody who always types the first live button or hex; answers what was typed."""
    typed: list[str] = []

    def read(game: TerminalGame) -> str:
        typed.append(first_live(game.match))
        return typed[-1]

    monkeypatch.setattr(TerminalGame, "read", read)
    return typed


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_can_be_played(run: Run, scripted: list[str], tmp_path: Path, seats: int) -> None:
    file = tmp_path / "game.json"
    result = run(*QUICK, "--seats", seats, "--name", "Anna", "--save", file)
    assert result.exit_code == 0, result.output
    assert saved(file).is_over
    ending = result.stdout[result.stdout.rindex("Total") :]
    assert " won with " in ending or " share the victory with " in ending
    assert f"The record is in {file}." in " ".join(ending.split())
    played = [step for step in saved(file).steps if step.seat == 0]
    actions = [write_action(saved(file).world, step.action) for step in played]
    # What ends the game is asked about once, and typed twice.
    assert actions == (scripted[:-1] if saved(file).steps[-1].seat == 0 else scripted)
    assert run("check", file).exit_code == 0


def test_the_first_screen_shows_all_there_is_to_know(run: Run) -> None:
    shown = run(*QUICK, "--first-game", "--name", "Anna").stdout
    for part in (
        "Round 1",
        "Your card:",
        "▲  Anna",
        "●  Random bot",
        "Fishermen",
        "Castles",
        "Build 3 on",
        "> ",
    ):
        assert part in shown
    assert "[" in shown


def cards(seed: int) -> Seed:
    """What draws the cards of `hexstead play --seed`."""
    return chances(str(seed)).cards


def live_hexes(seed: int = 1) -> list[str]:
    """What a person on the first seat could choose first, when the seat begins."""
    match = Match(first_game(2), cards(seed))
    assert match.state.turn == 0
    return [write_action(match.world, hex) for hex in members(match.decision().hexes)]


@pytest.fixture
def mine() -> list[object]:
    """A game in which the person begins."""
    seed = next(seed for seed in range(100) if Match(first_game(2), cards(seed)).state.turn == 0)
    return ["play", "--first-game", "--bots", "random", "--seed", seed]


def seed_of(mine: list[object]) -> int:
    return int(str(mine[-1]))


def test_save_and_resume_give_the_same_state(run: Run, mine: list[object], tmp_path: Path) -> None:
    file, hex = tmp_path / "game.json", live_hexes(seed_of(mine))[0]
    left = run(*mine, "--save", file, lines=f"{hex}\n")
    assert left.exit_code == 0
    assert f"hexstead play --resume {file}" in " ".join(left.stdout.split("\n"))
    match = Match(first_game(2), cards(seed_of(mine)))
    match.play(members(match.decision().hexes)[0])
    assert encode(saved(file).state) == encode(match.state)
    again = run("play", "--resume", file, lines="quit\n")
    assert again.exit_code == 0
    assert "Build 2 more on" in again.stdout
    assert encode(saved(file).state) == encode(match.state)
    assert not list(tmp_path.glob(".*")), "no draft is left behind"


def test_a_resumed_game_keeps_names_and_bots_and_can_be_finished(
    run: Run, scripted: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    with monkeypatch.context() as patch:
        patch.setattr("hexstead.cli.screen.terminal_game.TerminalGame.read", _leave)
        run(*QUICK, "--seats", 3, "--bots", "random,random", "--name", "Anna", "--save", file)
    assert json.loads(file.read_text("utf-8"))["players"] == ["Anna", "Random bot", "Random bot 2"]
    result = run("play", "--resume", file)
    assert result.exit_code == 0
    assert saved(file).is_over
    assert json.loads(file.read_text("utf-8"))["players"][0] == "Anna"
    assert run("play", "--resume", file).exit_code == 0, "a finished game shows its end again"


def _leave(game: TerminalGame) -> str:
    return "quit"


def test_a_record_remembers_how_long_a_bot_may_think(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["--seats", 4, "--bots", "Search:50ms,greedy,search:50ms", "--seed", 3]
    assert run("play", *arguments, "--save", file, lines="quit\n").exit_code == 0
    players = ["You", "Search:50ms bot", "Greedy bot", "Search:50ms bot 2"]
    assert json.loads(file.read_text("utf-8"))["players"] == players
    game = TerminalGame(saved(file), players, 1, None, Console())
    assert game.bots == {1: "search:50ms", 2: "greedy", 3: "search:50ms"}
    assert game.referee.seconds[1:] == [0.05, seconds("greedy"), 0.05]
    assert run("play", "--resume", file, lines="quit\n").exit_code == 0
    assert json.loads(file.read_text("utf-8"))["players"] == players


def test_a_bot_of_the_players_own_plays_and_is_remembered(
    run: Run, scripted: list[str], tmp_path: Path, refused: Refused
) -> None:
    file, name = tmp_path / "game.json", f"{MY_BOT}:MyBot"
    result = run("play", "--seed", 1, "--bots", name, "--save", file)
    assert result.exit_code == 0, result.output
    assert saved(file).is_over
    assert "MyBot bot" in result.stdout
    assert name not in result.stdout, "where its file is does not matter during the game"
    assert json.loads(file.read_text("utf-8"))["players"] == ["You", f"{name} bot"]
    # Somebody else's record must not run what lies on this machine.
    refused(run("play", "--resume", file), "a record never runs files by itself", f"--bots {name}")
    assert run("play", "--resume", file, "--bots", name).exit_code == 0


def test_a_bot_that_fails_is_reported_and_the_game_goes_on(
    run: Run, scripted: list[str], keep: Keep, tmp_path: Path
) -> None:
    bot = keep(
        "class Clumsy:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, world, view, decision, deadline): raise KeyError('plan')\n",
        "clumsy.py",
    )
    file = tmp_path / "game.json"
    result = run("play", "--seed", 1, "--bots", f"{bot}:Clumsy", "--save", file)
    assert result.exit_code == 0, result.output
    assert saved(file).is_over
    assert "Clumsy bot failed (raised KeyError: 'plan'): a random action was taken." in result.stdout


def test_take_back_undoes_the_last_action(run: Run, mine: list[object], tmp_path: Path) -> None:
    file, (one, two, *_) = tmp_path / "game.json", live_hexes(seed_of(mine))
    result = run(*mine, "--save", file, lines=f"back\n{one}\nback\n{two}\n")
    assert "There's nothing to take back." in result.stdout
    assert f"Taken back: {one}." in result.stdout
    assert json.loads(file.read_text("utf-8"))["actions"] == [two]


def test_a_dead_hex_is_answered_with_the_reason(run: Run, mine: list[object]) -> None:
    match = Match(first_game(2), cards(seed_of(mine)))
    dead = next(write_action(match.world, hex) for hex in members(match.world.special))
    result = run(*mine, lines=f"{dead}\nwhy {dead}\nend\nwhy end\n")
    assert result.stdout.count("t build on ") == 2
    assert result.stdout.count("First build 3 more on") == 2


def test_why_tells_what_a_live_hex_would_pay(run: Run, mine: list[object]) -> None:
    lines = "".join([f"why {hex}\n" for hex in live_hexes(seed_of(mine))])
    shown = run(*mine, lines=lines).stdout
    assert "now: +2 gold (Knights +2)." in shown
    assert "Name the hex or button too" in run(*mine, lines="why\n").stdout


def test_what_is_neither_action_nor_command_is_explained(run: Run, mine: list[object]) -> None:
    shown = run(*mine, lines="hello\nZ99\nuse:moon\n7\n\nU1\n").stdout
    assert "“hello” isn't an action here" in shown
    assert "“Z99” is not a hex" in shown
    assert "“use:moon” isn't an action here" in shown
    assert "There are no buttons right now" in shown
    assert "“U1” is not on this board" in shown


def test_buttons_have_numbers_and_letters(run: Run, mine: list[object], tmp_path: Path) -> None:
    for end in ("1", "e", "END"):
        file = tmp_path / f"{end}.json"
        lines = _three_builds(seed_of(mine))
        shown = run(*mine, "--save", file, lines=f"{lines}9\n{end}\n").stdout
        assert "1 End turn" in shown
        assert "The only button is 1." in shown
        assert json.loads(file.read_text("utf-8"))["actions"][3] == "end"


def _three_builds(seed: int) -> str:
    match = Match(first_game(2), cards(seed))
    lines = ""
    for _ in range(3):
        hex = members(match.decision().hexes)[0]
        lines += write_action(match.world, hex) + "\n"
        match.play(hex)
    return lines


def test_commands_answer_without_touching_the_game(run: Run, mine: list[object], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = "help\n?\nscore\ns\nlog\nrules harbor\nrules nonsenseword\nrules\nmap\nquit\n"
    shown = run(*mine, "--save", file, lines=lines).stdout
    assert shown.count("take back your last action") == 2
    assert "Move one of your settlements onto water." in shown
    assert "Nothing found about “nonsenseword”." in shown
    assert "You played " in shown
    assert json.loads(file.read_text("utf-8"))["actions"] == []


def test_the_log_tells_what_the_bots_did(run: Run, mine: list[object]) -> None:
    shown = run(*mine, lines=_three_builds(seed_of(mine)) + "end\nlog\n").stdout
    assert "●  Random bot played " in shown
    assert "▲  You played " in shown
    assert "Random bot drew" not in shown
    assert "; drew " in shown, "the person may know the own card"


def test_ctrl_c_ends_politely(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(game: TerminalGame) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(TerminalGame, "read", interrupt)
    file = tmp_path / "game.json"
    result = run(*QUICK, "--save", file)
    assert result.exit_code == 130
    assert f"--resume {file}" in result.stdout
    assert run(*QUICK).stdout.endswith("You left the game.\n")


def test_there_is_no_colour_without_a_terminal_or_when_unwanted(run: Run) -> None:
    assert "\x1b[" not in run(*QUICK).stdout
    coloured = run(*QUICK, FORCE_COLOR="1", COLORTERM="truecolor").stdout
    assert "48;2;" in coloured
    for shown in (
        run(*QUICK, FORCE_COLOR="1", COLORTERM="truecolor", NO_COLOR="1").stdout,
        run(*QUICK, "--no-color", FORCE_COLOR="1", COLORTERM="truecolor").stdout,
    ):
        assert "48;" not in shown
        assert "38;" not in shown


def test_a_game_that_can_no_longer_be_saved_goes_on(
    run: Run, mine: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    answers = iter(["vanish", "quit"])
    hex = live_hexes(seed_of(mine))[0]

    def read(game: TerminalGame) -> str:
        if next(answers) == "quit":
            return "quit"
        (folder / "game.json").unlink()
        folder.rmdir()
        return hex

    monkeypatch.setattr(TerminalGame, "read", read)
    result = run(*mine, "--save", folder / "game.json")
    assert result.exit_code == 0
    assert "The game goes on, but it isn't saved." in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["--seats", "1"], ["--seats"]),
        (["--bots", "wizard"], ["no bot “wizard”: write one of random, greedy", "search:500ms"]),
        (["--bots", "search:2x"], ["no bot “search:2x”"]),
        (["--bots", "greedy,", "--seats", "3"], ["A bot needs a name"]),
        (["--bots", "./nowhere.py:MyBot"], ["There is no file nowhere.py"]),
        (["--bots", str(MY_BOT)], ["Say which class of"]),
        (["--bots", f"{MY_BOT}:Your"], ["has no class Your"]),
        (["--seats", "4", "--bots", "random,greedy"], ["Name 1 bot for all of them, or 3, not 2."]),
        (["--bots", "random,greedy"], ["Name 1 bot, not 2."]),
        (["--bots", ""], ["A bot needs a name"]),
        (["--setup", "HX-1"], ["is not a set-up code"]),
        (["--setup", ""], ["“” is not a set-up code"]),
        (["--setup", write_code(first_game(2)), "--seats", "3"], ["for 2 players"]),
        (["--setup", write_code(first_game(2)), "--first-game"], ["leave out --first-game"]),
        (["--name", "  "], ["at least one letter"]),
        (["--name", "greedy BOT 2"], ["that's the name of a bot"]),
        (["--name", "Search:2s bot"], ["that's the name of a bot"]),
        (["--resume", "nowhere.json"], ["nowhere.json: there is no such file."]),
        (["--resume", "nowhere.json", "--seed", "0"], ["--resume", "leave out --seed"]),
    ],
)
def test_a_game_that_cannot_begin_is_refused(
    run: Run, arguments: list[str], parts: list[str], refused: Refused
) -> None:
    refused(run("play", *arguments), *parts)


def test_a_record_is_never_overwritten_by_a_new_game(
    run: Run, keep: Keep, tmp_path: Path, refused: Refused
) -> None:
    file = keep("precious")
    refused(run(*QUICK, "--save", file), "already exists", f"--resume {file}")
    refused(run("play", "--resume", "other.json", "--save", file), "already exists")
    refused(run(*QUICK, "--save", tmp_path / "no" / "game.json"), "can't be written")
    refused(run(*QUICK, "--save", tmp_path), "not an ordinary file")


def test_only_a_sound_record_with_one_person_can_be_resumed(
    run: Run, keep: Keep, record: dict[str, Any], refused: Refused
) -> None:
    def resume(**change: object) -> Any:
        return run("play", "--resume", keep({**record, **change}))

    refused(resume(players=["Random bot", "Greedy bot"]), "all players of this record are bots")
    refused(resume(players=["Anna", "Ben"]), "only one can play here")
    refused(resume(players=["Anna"]), "expected 2 names, found 1")
    refused(resume(actions=["end"]), "Action 1 (end) is not allowed")


def test_a_record_without_names_is_resumed_on_the_first_seat(
    run: Run, keep: Keep, record: dict[str, Any]
) -> None:
    file = keep({**record, "players": [], "actions": []})
    shown = run("play", "--resume", file, "--bots", "random", "--name", "Ben", lines="quit\n").stdout
    assert "▲  Ben" in shown
    assert "●  Random bot" in shown


# Chances.


def record_of(run: Run, file: Path, *arguments: object) -> dict[str, Any]:
    assert run("play", "--bots", "random", *arguments, "--save", file, lines="quit\n").exit_code == 0
    record: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return record


def test_a_new_game_draws_from_a_fresh_seed_that_cannot_be_guessed(run: Run, tmp_path: Path) -> None:
    records = [record_of(run, tmp_path / f"{number}.json") for number in range(3)]
    assert {record["generator"] for record in records} == {"sha256"}
    assert all(len(bytes.fromhex(record["seed"])) >= 16 for record in records)
    assert len({record["seed"] for record in records}) == 3


@pytest.mark.parametrize("seed", ["7", "00112233445566778899AABBCCDDEEFF"])
def test_the_same_seed_gives_the_same_game_again_bots_included(
    run: Run, scripted: list[str], tmp_path: Path, seed: str
) -> None:
    one, other = (record_of(run, tmp_path / f"{number}.json", "--seed", seed) for number in range(2))
    assert one == other
    assert one["generator"] == "sha256"
    assert "end" in one["actions"]


def test_numbers_are_read_as_numbers() -> None:
    assert chances("7") == chances("007") == chances(" 7 ")
    assert chances("0") == chances("0" * 31) != chances("0" * 32)
    assert chances("ab" * 64).cards == Seed("sha256", "ab" * 64)


def test_a_typed_seed_of_cards_is_the_one_in_the_record(run: Run, tmp_path: Path) -> None:
    seed = "00112233445566778899aabbccddeeff"
    assert record_of(run, tmp_path / "game.json", "--seed", seed.upper())["seed"] == seed


def test_a_number_draws_the_set_up_that_setup_draws_and_other_cards(run: Run, tmp_path: Path) -> None:
    drawn = json.loads(run("setup", "--seed", 5, "--json").stdout)["setup"]
    record = record_of(run, tmp_path / "game.json", "--seed", 5)
    assert record["setup"] == drawn
    again = record_of(run, tmp_path / "again.json", "--seed", record["seed"])
    assert again["seed"] == record["seed"]
    assert again["setup"] != drawn, "the cards' seed tells nothing about the set-up's"


@pytest.mark.parametrize("seed", ["-1", "x", "", "1.5", "ab" * 15, "ab" * 16 + "c", "ab" * 65, "٣"])
def test_a_bad_seed_is_refused_with_how_to_write_one(run: Run, refused: Refused, seed: str) -> None:
    refused(run("play", "--seed", seed), "--seed: expected a number of up to 31 digits, or 32 to 128")


def test_bots_of_a_resumed_game_do_not_draw_from_its_seed(
    run: Run, scripted: list[str], tmp_path: Path
) -> None:
    """From the cards' seed, which a record tells, nobody can tell what they will do."""
    before, ends = tmp_path / "game.json", set()
    before.write_text(Match(first_game(2), 1).record(("You", "Random bot")).model_dump_json(), "utf-8")
    for number in range(4):
        file = tmp_path / f"{number}.json"
        assert run("play", "--resume", before, "--save", file).exit_code == 0
        ends.add(tuple(json.loads(file.read_text("utf-8"))["actions"]))
    assert len(ends) > 1
