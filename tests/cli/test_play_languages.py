"""`hexstead play` in other languages: nothing is said in English."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

import hexstead
from cli.test_play import first_live, saved
from hexstead.cli.screen.terminal_game import TerminalGame
from marked import words

Run = Callable[..., Any]

SOURCE = Path(hexstead.__file__).parent
ASKED = ("help", "score", "why A1", "A1 A1", "rules", "log")
"""What is typed before the first action."""
WON = {
    "nl": (" wint met ", " delen de overwinning met "),
    "de": (" gewinnt mit ", " teilen sich den Sieg mit "),
    "fr": (" gagne avec ", " se partagent la victoire avec "),
}
TYPED = {"back", "log", "map", "quit", "rules", "score", "why", "end", "use", "stop", "hexstead", "show"}
"""Commands and actions are the same in every language."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found |= words(node.value.lower())


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of the messages that can be shown in a terminal."""
    reader = _Texts()
    folders = (SOURCE / "wording" / language, SOURCE / "cli" / "wording" / language)
    boxes = (SOURCE / "boxes").glob(f"*/wording/{language}.ftl")
    for path in (*[path for folder in folders for path in folder.rglob("*.ftl")], *boxes):
        reader.visit(FluentParser(with_spans=False).parse(path.read_text("utf-8")))
    return frozenset(reader.found)


def english_in(text: str, language: str) -> set[str]:
    """Words that only English messages have. Two letters are a sign on the map."""
    found = (words(text.lower()) & vocabulary("en")) - vocabulary(language) - TYPED
    return {word for word in found if len(word) > 2}


def test_a_word_of_english_is_noticed() -> None:
    assert english_in("Bouw 3 nederzettingen. Your settlement can't be built there.", "nl") >= {
        "your",
        "built",
    }


@pytest.mark.parametrize("language", WON)
def test_a_whole_game_is_played_in_another_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    file, questions = Path("game.json"), list(ASKED)

    def read(game: TerminalGame) -> str:
        return questions.pop(0) if questions else first_live(game.match)

    monkeypatch.setattr(TerminalGame, "read", read)
    asked = ("--language", language, "play", "--seed", 3, "--bots", "random", "--expansions", "all")
    result = run(*asked, "--name", "Ana", "--save", file)
    assert result.exit_code == 0, result.output
    assert saved(file).is_over
    assert english_in(result.stdout, language) == set()
    assert any(won in result.stdout[-600:] for won in WON[language])
    told = run("--language", language, "show", file)
    assert english_in(told.stdout, language) == set()
