"""In which language the terminal speaks."""

import re
from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

import hexstead
from hexstead.cli.screen import help as pages
from hexstead.cli.screen.language import ROOM
from hexstead.wording import languages

Run = Callable[..., Any]
Refused = Callable[..., None]

SOURCE = Path(hexstead.__file__).parent
DUTCH = "nl"


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str, str], None]]:
    """A second language, in which everything is said as in English until a message is translated."""
    rooms = {"hexstead": SOURCE / "wording", ROOM: SOURCE / "cli" / "wording"}
    for package, folder in rooms.items():
        copytree(folder / "en", tmp_path / package)
    usual = languages.folder

    def there(package: str, language: str) -> Traversable:
        return tmp_path / package if language == DUTCH else usual(package, language)

    def translate(file: str, key: str, sentence: str) -> None:
        path = tmp_path / file
        changed = re.sub(rf"^{key} =.*\n((  .*)?\n|}}\n)*", "", path.read_text("utf-8"), flags=re.MULTILINE)
        assert changed != path.read_text("utf-8")
        path.write_text(f"{changed}\n{key} = {sentence}\n", "utf-8")

    monkeypatch.setattr(languages, "folder", there)
    monkeypatch.setattr(pages, "folder", there)
    monkeypatch.setattr(languages, "LANGUAGES", ("en", DUTCH))
    yield translate
    languages.bundle.cache_clear()
    pages.messages.cache_clear()


Translate = Callable[[str, str, str], None]


def test_help_is_read_in_the_language_that_is_asked_for(run: Run, dutch: Translate) -> None:
    dutch(f"{ROOM}/help/commands.ftl", "command-play", "Speel tegen bots.")
    dutch(f"{ROOM}/help/options.ftl", "with-name", "Zo heet je.")
    dutch(f"{ROOM}/help/options.ftl", "value-name", "NAAM")
    dutch(f"{ROOM}/help/options.ftl", "panel-options", "Opties")
    dutch(f"{ROOM}/help/options.ftl", "panel-commands", "Opdrachten")
    dutch(f"{ROOM}/help/options.ftl", "usage-line", "Gebruik:")
    shown = run("play", "--help", "--language", DUTCH).stdout
    for part in ("Gebruik: hexstead play", "Speel tegen bots.", "Zo heet je.", "NAAM", "─ Opties ─"):
        assert part in shown
        assert part not in run("play", "--help").stdout
    overview = run("--language", DUTCH).stdout
    assert "Speel tegen bots." in overview
    assert "─ Opdrachten ─" in overview


def test_the_language_may_be_named_anywhere(run: Run, dutch: Translate) -> None:
    dutch(f"{ROOM}/usage.ftl", "usage-no-option", "Er is geen optie { $option }.")
    for arguments in (
        ["--language", DUTCH, "play", "--moon"],
        ["play", "--language", DUTCH, "--moon"],
        ["play", "--moon", f"--language={DUTCH}"],
    ):
        assert run(*arguments).stderr.startswith("Er is geen optie --moon.")
    assert run("play", "--moon", "--", "--language", DUTCH).stderr.startswith("There is no option --moon.")


@pytest.mark.parametrize(
    ("environment", "is_dutch"),
    [
        ({}, False),
        ({"HEXSTEAD_LANGUAGE": "nl"}, True),
        ({"HEXSTEAD_LANGUAGE": "en", "LANG": "nl_NL.UTF-8"}, False),
        ({"LANG": "nl_NL.UTF-8"}, True),
        ({"LC_ALL": "C.UTF-8", "LANG": "nl_NL.UTF-8"}, False),
        ({"LC_MESSAGES": "nl-BE", "LANG": "en_GB.UTF-8"}, True),
        ({"HEXSTEAD_LANGUAGE": "tlh"}, False),
        ({"LANG": "fi_FI"}, False),
    ],
    ids=str,
)
def test_without_an_option_the_environment_says_which_language(
    run: Run, dutch: Translate, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], is_dutch: bool
) -> None:
    for name in ("HEXSTEAD_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    dutch(f"{ROOM}/usage.ftl", "usage-missing", "{ $what } ontbreekt.")
    found = run("score", **environment).stderr
    assert found.startswith("POSITION ontbreekt." if is_dutch else "POSITION is missing.")
    assert run("score", "--language", "en", **environment).stderr.startswith("POSITION is missing.")


def test_a_language_that_nobody_speaks_is_refused_with_those_there_are(
    run: Run, refused: Refused, dutch: Translate
) -> None:
    refused(run("score", "--language", "tlh"), "“tlh”", "Choose from: en, nl.")
    refused(run("--language", "tlh", "--help"), "“tlh”", "Choose from: en, nl.")
