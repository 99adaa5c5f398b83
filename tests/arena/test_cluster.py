"""The same tournament on Ray."""

from pathlib import Path

import pytest

from arena.made import RAISER, timeless
from hexstead.arena.schedule import Tournament
from hexstead.arena.workers import alone
from hexstead.setup.request import Request

pytest.importorskip("ray", reason="Ray cannot be imported here: there is none for this Python")


def test_a_cluster_of_two_workers_plays_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's file is gone before the workers ask for it: its text has come with the games."""
    import ray

    from hexstead.arena.cluster import on_ray

    file = tmp_path / "raiser.py"
    file.write_text(RAISER, "utf-8")
    tournament = Tournament((f"{file}:Raiser", "random", "greedy"), 2, Request(), 1, 6)
    files = tournament.files
    expected = timeless(alone(tournament.schedule(), files))
    file.unlink()
    # Ray keeps its own token in your home folder.
    monkeypatch.setenv("HOME", str(tmp_path))
    begin = ray.init
    monkeypatch.setattr(ray, "init", lambda address, **options: begin(address, num_cpus=2, **options))
    assert timeless(on_ray(tournament.schedule(), files, "local")) == expected
