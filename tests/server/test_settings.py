"""Settings from a file, from the environment and as options; and the page that lists them."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from hexstead.server.settings import Settings, unknown_variables
from hexstead.wording.languages import rooms
from hexstead.wording.say import say
from refusing import refuses

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that the environment names."""
    path = tmp_path / "hexstead.toml"
    path.write_text('port = 81\nlog_level = "info"\nmetrics = false\nbot_seconds = 2\norigins = ["a", "b"]\n')
    monkeypatch.setenv("HEXSTEAD_CONFIG", str(path))
    return path


def test_an_option_counts_before_the_environment_before_the_file_before_the_default(
    config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXSTEAD_LOG_LEVEL", "error")
    monkeypatch.setenv("HEXSTEAD_PORT", "82")
    given = {"port": 83, "host": None}
    found = Settings.from_environment(None, **given)
    assert (found.port, found.log_level, found.metrics, found.bot_seconds) == (83, "error", False, 2.0)
    assert (found.origins, found.host) == ("a,b", "127.0.0.1")
    sources = {name: source for name, (_, source) in Settings.with_sources(None, **given).items()}
    assert sources.keys() == {one.name for one in fields(Settings)}
    told = [sources[name] for name in ("port", "log_level", "metrics", "host")]
    assert told == ["option", "HEXSTEAD_LOG_LEVEL", str(config), "default"]


def test_a_file_named_by_the_option_counts_instead_of_the_one_of_the_environment(
    config: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.toml"
    other.write_text("port = 84")
    found = Settings.from_environment(str(other))
    assert (found.port, found.log_level) == (84, "warning")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bot_secnds = 3", "hexstead.toml: There is no setting bot_secnds. Did you mean bot_seconds?"),
        ("HOST = 'x'", "hexstead.toml: There is no setting HOST."),
        ("[server]\nport = 3", "hexstead.toml: There is no setting server."),
        ('port = "eighty"', "hexstead.toml: port: expected a whole number from 0 to 65535, found “eighty”."),
        ("port = 99999", "hexstead.toml: port: expected a whole number from 0 to 65535, found “99999”."),
        ("workers = 0", "hexstead.toml: workers: expected a whole number above 0, found “0”."),
        ("metrics = 2", "hexstead.toml: metrics: expected true or false, found “2”."),
        ("bot_seconds = inf", "hexstead.toml: bot_seconds: expected 0 or more, found “inf”."),
        ("port 80", "hexstead.toml: not TOML: Expected '=' after a key"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(config: Path, text: str, said: str) -> None:
    config.write_text(text)
    with refuses(re.escape(f"{config.parent}/{said}")):
        Settings.from_environment()


def test_a_file_that_is_not_there_is_named(config: Path) -> None:
    config.unlink()
    with refuses(r"hexstead\.toml: can't be read: No such file"):
        Settings.from_environment()


def test_a_misspelt_variable_is_told_and_others_of_ours_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEXSTEAD_DATABSE_URL", "HEXSTEAD_CONFIG", "HEXSTEAD_BOARDS", "HEXSTEAD_TEST_POSTGRES"):
        monkeypatch.setenv(name, "x")
    sentence = "There is no setting HEXSTEAD_DATABSE_URL. Did you mean HEXSTEAD_DATABASE_URL?"
    assert [say(one, rooms=rooms()) for one in unknown_variables()] == [sentence]


def _listed() -> dict[str, str]:
    """The settings on the page, with the defaults that it gives."""
    table = PAGE.read_text("utf-8").partition("| variable | default |")[2].partition("\n\n")[0]
    found: dict[str, str] = {}
    for line in table.splitlines()[2:]:
        names, defaults = [cell.strip() for cell in line.split("|")[1:3]]
        found |= dict(zip(re.findall(r"`(\w+)`", names), [*defaults.split(", "), "", ""], strict=False))
    return found


def test_the_page_lists_every_setting_with_its_default() -> None:
    listed = _listed()
    usual = Settings()
    own_words = ("database_url", "bot_processes", "static")
    expected = {one.name: getattr(usual, one.name) for one in fields(Settings)}
    assert {name.lower() for name in listed} == expected.keys()
    for name, value in expected.items():
        if name not in own_words:
            plain = (
                str(value).lower()
                if isinstance(value, bool)
                else f"{value:g}"
                if _is_number(value)
                else value
            )
            assert listed[name.upper()] == plain, name


def _is_number(value: object) -> bool:
    return isinstance(value, int | float)
