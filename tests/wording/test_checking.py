"""What is found in the messages of a language that does not fit the English ones."""

from pathlib import Path

import pytest

from hexstead.wording.checking import Room, TranslationProblem, check, count, rooms
from hexstead.wording.languages import ENGLISH, LANGUAGES

DUTCH = "nl"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Of a program with a box, a terminal and a browser; it says five things."""
    package = tmp_path / "src" / "hexstead"
    write(package / "wording/en/log.ftl", "# The log.\n\nlog-built = built { $what-comma }\n")
    write(package / "boxes/nomads/wording/en.ftl", "figure-wagon = Wagon\n    .a = a wagon\n")
    write(package / "cli/wording/en/play.ftl", "play-round = Round { $round }\n")
    write(package / "cli/wording/en/help/options.ftl", "with-seed = A seed.\n")
    write(tmp_path / "web/src/wording/en/table.ftl", "table-wagon = { $wagon-a }\n")
    return package


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def translate(package: Path, **changed: str) -> None:
    """All of it, but for what is changed."""
    texts = {
        "log": "log-built = bouwde { $what }\n",
        "box": "figure-wagon = Wagen\n    .a = een wagen\n",
        "play": "play-round = Ronde { $round }\n",
        "help": "with-seed = Een seed.\n",
        "table": "table-wagon = { $wagon-a }\n",
    } | changed
    write(package / "wording/nl/log.ftl", texts["log"])
    write(package / "boxes/nomads/wording/nl.ftl", texts["box"])
    write(package / "cli/wording/nl/play.ftl", texts["play"])
    write(package / "cli/wording/nl/help/options.ftl", texts["help"])
    write(package.parents[1] / "web/src/wording/nl/table.ftl", texts["table"])


def found(package: Path, language: str = DUTCH) -> list[tuple[str, int, str, str, tuple[str, ...]]]:
    root = package.parents[1]
    return [
        (one.file.relative_to(root).as_posix(), one.line, one.kind, one.message, one.names)
        for one in check(language, rooms(package))
    ]


def test_a_whole_translation_has_no_problems(package: Path) -> None:
    translate(package)
    assert found(package) == []
    assert count(DUTCH, rooms(package)) == count(ENGLISH, rooms(package)) == 5


def test_what_is_missing_is_found_where_english_has_it(package: Path) -> None:
    translate(package, log="", help="", table="")
    assert found(package) == [
        ("src/hexstead/cli/wording/en/help/options.ftl", 1, "missing", "with-seed", ()),
        ("src/hexstead/wording/en/log.ftl", 3, "missing", "log-built", ()),
        ("web/src/wording/en/table.ftl", 1, "missing", "table-wagon", ()),
    ]
    assert count(DUTCH, rooms(package)) == 2


def test_a_language_without_any_file_misses_everything(package: Path) -> None:
    assert [kind for _, _, kind, _, _ in found(package)] == ["missing"] * 5


def test_it_does_not_matter_in_which_file_of_its_room_a_message_stands(package: Path) -> None:
    """English names of components stand in one file, those of other languages with their boxes."""
    translate(package, log="", box="figure-wagon = Wagen\n    .a = een wagen\nlog-built = bouwde { $what }\n")
    assert found(package) == []


def test_a_message_in_another_room_is_missing_here_and_unknown_there(package: Path) -> None:
    translate(package, log="", play="play-round = Ronde { $round }\nlog-built = bouwde { $what }\n")
    assert found(package) == [
        ("src/hexstead/cli/wording/nl/play.ftl", 2, "unknown", "log-built", ()),
        ("src/hexstead/wording/en/log.ftl", 3, "missing", "log-built", ()),
    ]


def test_what_english_does_not_have_is_unknown(package: Path) -> None:
    translate(package, play="# Oud.\nplay-turn = Beurt\nplay-round = Ronde { $round }\n")
    assert found(package) == [("src/hexstead/cli/wording/nl/play.ftl", 2, "unknown", "play-turn", ())]


def test_variables_must_be_those_of_english(package: Path) -> None:
    translate(package, play="play-round = Ronde { $ronde }\n")
    assert found(package) == [
        ("src/hexstead/cli/wording/nl/play.ftl", 1, "left-out", "play-round", ("$round",)),
        ("src/hexstead/cli/wording/nl/play.ftl", 1, "made-up", "play-round", ("$ronde",)),
    ]


@pytest.mark.parametrize("form", ["$what", "$what-or", "$what-count", "$what-semicolon", "$what-or-a"])
def test_other_forms_of_a_variable_are_the_translators_choice(package: Path, form: str) -> None:
    translate(package, log=f"log-built = {{ {form} }}\n")
    assert found(package) == []


def test_a_number_may_choose_between_sentences(package: Path) -> None:
    translate(package, play="play-round = { NUMBER($round) ->\n    [1] Begin\n   *[other] Later\n}\n")
    assert found(package) == []


def test_a_form_that_sentences_use_must_be_there(package: Path) -> None:
    translate(package, box="figure-wagon = Wagen\n")
    assert found(package) == [
        ("src/hexstead/boxes/nomads/wording/nl.ftl", 1, "forms", "figure-wagon", (".a",))
    ]


def test_a_form_that_no_sentence_uses_may_be_left_out(package: Path) -> None:
    translate(package, box="figure-wagon = Wagen\n", table="table-wagon = { $wagon }\n")
    assert found(package) == []


def test_a_form_of_its_own_is_needed_by_all_names_of_that_kind(package: Path) -> None:
    names = "".join([f"figure-{key} = X\n    .a = x\n" for key in ("ship", "scout", "warrior")])
    write(package / "wording/en/figures.ftl", names)
    own = "".join([f"figure-{key} = X\n    .a = x\n    .de = x\n" for key in ("ship", "scout")])
    write(package / "wording/nl/figures.ftl", f"{own}figure-warrior = X\n    .a = x\n")
    box = "figure-wagon = Wagen\n    .a = een wagen\n    .de = de wagen\n"
    translate(package, box=box, table="table-wagon = { $wagon-a }, { $wagon-de }\n")
    assert found(package) == [
        ("src/hexstead/wording/nl/figures.ftl", 7, "forms", "figure-warrior", (".de",)),
    ]


def test_what_cannot_be_read_is_found_by_its_line(package: Path) -> None:
    translate(package, play="# Ronden.\n\nplay-round = Ronde { $round\n")
    file, line, kind, message, _ = next(one for one in found(package) if one[2] == "syntax")
    assert (file, line, kind) == ("src/hexstead/cli/wording/nl/play.ftl", 3, "syntax")
    assert 'Expected token: "}"' in message


def test_what_stands_twice_is_found_also_beside_what_everybody_says(package: Path) -> None:
    twice = "play-round = Ronde { $round }\n"
    translate(package, play=f"{twice}{twice}")
    assert found(package) == [("src/hexstead/cli/wording/nl/play.ftl", 2, "twice", "play-round", ())]
    write(package / "cli/wording/en/log.ftl", "log-built = built { $what }\n")
    assert ("src/hexstead/cli/wording/en/log.ftl", 1, "twice", "log-built", ()) in found(package, ENGLISH)


def test_a_message_may_put_in_another_one_only_if_it_is_there(package: Path) -> None:
    terms = "-ronde = ronde\nplay-round = { -ronde } { log-built } { $round }\n"
    translate(package, play=terms)
    assert found(package) == []
    translate(package, play="play-round = { -ronde } { log-bouwde } { $round }\n")
    assert found(package) == [
        ("src/hexstead/cli/wording/nl/play.ftl", 1, "reference", "play-round", ("-ronde", "log-bouwde")),
    ]


def test_the_rooms_are_those_that_have_english_sentences(package: Path) -> None:
    write(package / "arena/wording/en/report.ftl", "report = Report\n")
    folders = [room.folder.relative_to(package.parents[1]).as_posix() for room in rooms(package)]
    assert folders == [
        "src/hexstead",
        "src/hexstead/arena/wording",
        "src/hexstead/cli/wording",
        "web/src/wording",
    ]


def test_a_wheel_has_no_files_of_the_browser(package: Path) -> None:
    (package.parents[1] / "web").rename(package.parents[1] / "elsewhere")
    assert len(rooms(package)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(language: str) -> None:
    problems: list[TranslationProblem] = check(language, rooms())
    assert [f"{one.file}:{one.line}: {one.kind} {one.message} {one.names}" for one in problems] == []
    assert count(language, rooms()) > 1500


def test_a_room_reads_its_files_in_order(tmp_path: Path) -> None:
    for name in ("b", "a"):
        write(tmp_path / "nl" / f"{name}.ftl", "")
    room = Room(tmp_path, ("{language}/*.ftl",))
    assert [file.name for file in room.files(DUTCH)] == ["a.ftl", "b.ftl"]
