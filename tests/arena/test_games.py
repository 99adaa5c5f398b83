"""Games under a referee, wherever they are played."""

import json
from pathlib import Path

import pytest

from arena.made import CHEAT, RAISER, timeless
from hexstead import replay
from hexstead.arena.bot_files import bot_files, fingerprint
from hexstead.arena.schedule import Tournament
from hexstead.arena.tournament_game import play
from hexstead.arena.workers import alone, in_processes
from hexstead.boards.shelf import FOLDER
from hexstead.boxes.catalogue import BOXES
from hexstead.match.record import Record
from hexstead.setup.request import Request
from hexstead.wording.say import say
from refusing import refuses

EVERY_BOX = BOXES


def test_a_game_is_played_again_in_the_same_way() -> None:
    game = next(Tournament(("greedy", "random"), 2, Request(), 3, 2).schedule())
    one, other = (play(game, (), fingerprint()) for _ in range(2))
    assert timeless([one]) == timeless([other])


def test_seats_are_exchanged_on_the_same_deal() -> None:
    first, second = alone(Tournament(("greedy", "random"), 2, Request(), 3, 2).schedule(), ())
    assert [outcome.bot for outcome in first.outcomes] == ["greedy", "random"]
    assert [outcome.bot for outcome in second.outcomes] == ["random", "greedy"]
    hands = [json.loads(result.record)["seed"] for result in (first, second)]
    assert hands[0] == hands[1]


def test_the_result_tells_what_the_record_holds() -> None:
    result = play(
        next(Tournament(("random",) * 3, 3, Request(boxes=EVERY_BOX), 2, 3).schedule()), (), fingerprint()
    )
    match = replay(Record.model_validate_json(result.record))
    assert match.is_over
    assert len(match.steps) == result.actions == sum(len(one.thought) for one in result.outcomes)
    assert match.round == result.rounds
    assert match.record().players == ()
    assert json.loads(result.record)["players"] == ["random"] * 3


def test_several_processes_play_the_same_games_as_one() -> None:
    tournament = Tournament(("random", "random", "random"), 3, Request(boxes=EVERY_BOX), 5, 6)
    assert timeless(in_processes(tournament.schedule(), (), 2)) == timeless(alone(tournament.schedule(), ()))


def test_a_bot_of_the_users_own_plays_in_other_processes(tmp_path: Path) -> None:
    file = tmp_path / "raiser.py"
    file.write_text(RAISER, "utf-8")
    tournament = Tournament((f"{file}:Raiser", "random"), 2, Request(), 1, 2)
    for result in in_processes(tournament.schedule(), tournament.files, 2):
        raised = result.outcomes[result.game.bots.index(f"{file}:Raiser")]
        assert len(raised.incidents) == len(raised.thought) > 10
        assert say(raised.incidents[0].reason) == "raised RuntimeError: out of ideas"


def test_a_cheat_is_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "cheat.py"
    file.write_text(CHEAT, "utf-8")
    tournament = Tournament((f"{file}:Cheat", "random"), 2, Request(), 1, 1)
    for result in alone(tournament.schedule(), tournament.files):
        cheat = result.outcomes[result.game.bots.index(f"{file}:Cheat")]
        assert say(cheat.incidents[0].reason) == "answered 100000, which is not live"
        assert not result.outcomes[result.game.bots.index("random")].incidents


def test_a_bot_goes_along_to_where_its_file_is_not(tmp_path: Path) -> None:
    file = tmp_path / "raiser.py"
    file.write_text(RAISER, "utf-8")
    tournament = Tournament((f"{file}:Raiser:20ms", "random"), 2, Request(), 1, 1)
    files, game = tournament.files, next(tournament.schedule())
    here = play(game, files, fingerprint())
    file.unlink()
    assert timeless([play(game, files, fingerprint())]) == timeless([here])


def test_a_file_that_was_changed_in_between_plays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "raiser.py"
    file.write_text(RAISER, "utf-8")
    (told,) = bot_files([f"{file}:Raiser"])
    assert told.name_here() == f"{file}:Raiser"
    file.write_text(RAISER.replace("out of ideas", "something else"), "utf-8")
    copy = told.name_here()
    assert copy.endswith("/raiser.py:Raiser")
    assert Path(copy.removesuffix(":Raiser")).read_text("utf-8") == RAISER


def test_another_hexstead_is_refused() -> None:
    game = next(Tournament(("random", "random"), 2, Request(), 1, 2).schedule())
    with refuses("another Hexstead"):
        play(game, (), "0123456789ab")


def test_boards_of_the_owners_change_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint.__wrapped__()
    (tmp_path / "mine.txt").write_text("name: mine\n", "utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert fingerprint.__wrapped__() != before


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    file = tmp_path / "leaver.py"
    file.write_text(RAISER.replace('raise RuntimeError("out of ideas")', "import os; os._exit(1)"), "utf-8")
    tournament = Tournament((f"{file}:Raiser", "random"), 2, Request(), 1, 2)
    with refuses("A process died"):
        list(in_processes(tournament.schedule(), tournament.files, 2))
