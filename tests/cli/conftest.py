"""The command line as a user calls it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hexstead import Match, first_game
from hexstead.bots.at_random import AtRandom
from hexstead.bots.whole_games import play_out
from hexstead.cli import app

Run = Callable[..., Any]
Keep = Callable[..., str]
Refused = Callable[..., None]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Calls hexstead with these arguments; the lines are what is typed."""
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("HEXSTEAD_LANGUAGE", "en")

    def call(*arguments: object, lines: str = "", **env: str) -> Any:
        return CliRunner().invoke(app, [str(one) for one in arguments], input=lines, env=env)

    return call


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Writes a document to a file and answers its name."""

    def write(document: object, name: str = "document.json") -> str:
        file = tmp_path / name
        file.write_text(document if isinstance(document, str) else json.dumps(document), "utf-8")
        return str(file)

    return write


@pytest.fixture
def record() -> dict[str, Any]:
    """A whole game between bots."""
    match = Match(first_game(2), 1)
    play_out(match, [AtRandom(1), AtRandom(2)])
    plain: dict[str, Any] = match.record(("Anna", "Random bot")).model_dump(mode="json")
    return plain


@pytest.fixture
def refused() -> Refused:
    """Checks: one sentence on stderr that has these parts, nothing else, and exit code 2."""

    def check(result: Any, *parts: str) -> None:
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        lines = result.stderr.strip().splitlines()
        assert len(lines) == 1, lines
        for part in parts:
            assert part in lines[0], lines[0]

    return check


@pytest.fixture
def good() -> dict[str, Any]:
    """A position document."""
    return {
        "hexstead": 1,
        "rules": 2,
        "boards": ["tavern", "paddock", "oasis", "farm@180"],
        "cards": ["knights", "lords"],
        "seats": [{"settlements": ["A1", "B3"]}, {"settlements": ["T20"]}],
    }
