"""Languages beside English: what they lack, and who is understood."""

from pathlib import Path

import pytest

from hexstead.engine.said import Said
from hexstead.wording import languages, say
from hexstead.wording.languages import best_language, bundle_of

LISTS = """
list-and = { $first } en { $last }
list-or = { $first } of { $last }
list-comma = { $first }, { $last }
list-semicolon = { $first }; { $last }
"""


@pytest.mark.parametrize(
    ("accepted", "best"),
    [
        ("nl, en;q=0.8", "nl"),
        ("en;q=0.5, de-AT;q=0.9", "de"),
        ("fi, sv", ""),
        ("", ""),
        ("fr;q=nothing", "fr"),
        ("x" * 10_000, ""),
    ],
)
def test_the_language_that_is_liked_best(accepted: str, best: str) -> None:
    assert best_language(accepted) == best


def test_what_nobody_has_translated_yet_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english, dutch = tmp_path / "en.ftl", tmp_path / "nl.ftl"
    english.write_text("go = Go\n    .now = now\nstop = Stop { $what-now }\n")
    dutch.write_text("go = Ga\n    .now = nu\n")
    monkeypatch.setattr(say, "bundle", lambda language, *rooms: bundle_of(language, [english, dutch]))
    assert say.say(Said("go"), "nl") == "Ga"
    assert say.say(Said("stop", {"what": Said("go")}), "nl") == "Stop nu"


def test_a_name_without_a_form_stands_in_a_list_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "nl.ftl"
    file.write_text(f"hex = vakje\n    .het = het vakje\ntoren = toren\nkoos = {{ $what-het }}\n{LISTS}")
    monkeypatch.setattr(say, "bundle", lambda language, *rooms: bundle_of(language, [file]))
    assert say.say(Said("koos", {"what": [Said("hex"), Said("toren")]}), "nl") == "het vakje en toren"


def test_english_comes_first_and_every_language_has_its_folder() -> None:
    assert languages.LANGUAGES[0] == "en"
    assert set(languages.LANGUAGES) >= {"en", "nl", "de", "fr"}
