"""Which browsers, nginx and debootstrap the tests drive, on machines that have them and on others."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import not_here
import programs
from programs import LOUD, Unusable, find, find_chromium, find_other, get_chromium, main

Fake = Callable[..., str]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    """A machine with nothing but what the test puts there; writes programs, as lines of a shell."""
    bin = tmp_path / "bin"
    bin.mkdir()
    (bin / "sh").symlink_to("/bin/sh")
    monkeypatch.setenv("PATH", str(bin))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(programs, "APPLICATIONS", (tmp_path / "Applications",))
    monkeypatch.setattr(programs, "PLAYWRIGHT", (str(bin / "python"), str(bin / "playwright")))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    find_chromium.cache_clear()

    def write(path: str, lines: str = "exit 0") -> str:
        program = tmp_path / path
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\n{lines}\n")
        program.chmod(0o755)
        return str(program)

    write("bin/python", "exit 1")
    return write


@pytest.fixture
def is_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)


def makes(path: str) -> str:
    """Lines that put a program there."""
    return f"printf '#!/bin/sh\\n' > '{path}' && /bin/chmod 755 '{path}'"


def test_a_machine_without_any_has_none(fake: Fake) -> None:
    assert find_chromium() is None


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"])
def test_a_chromium_on_the_path_is_found_by_any_of_its_names(fake: Fake, name: str) -> None:
    assert find_chromium() is None
    find_chromium.cache_clear()
    path = fake(f"bin/{name}")
    assert find_chromium() == path


@pytest.mark.parametrize("app", programs.APPS)
def test_on_macos_an_app_is_found(fake: Fake, app: str) -> None:
    path = fake(f"Applications/{app}")
    assert find_chromium() == path


def test_the_named_one_comes_before_all_others(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    fake("bin/chromium")
    path = fake("elsewhere/browser")
    monkeypatch.setenv("CHROMIUM", path)
    assert find_chromium() == path


def test_it_can_be_named_without_its_folder(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    path = fake("bin/brave")
    monkeypatch.setenv("CHROMIUM", "brave")
    assert find_chromium() == path


def test_a_named_one_that_does_not_run_is_said_and_not_replaced(
    fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake("bin/chromium")
    monkeypatch.setenv("CHROMIUM", "nonsense")
    with pytest.raises(Unusable, match="CHROMIUM=nonsense does not run"):
        find_chromium()
    with pytest.raises(SystemExit, match="CHROMIUM=nonsense does not run"):
        main(["chromium"])


def test_a_name_that_only_hints_where_to_get_a_browser_is_passed_over(fake: Fake) -> None:
    fake("bin/chromium-browser", "echo 'install the snap'; exit 1")
    path = fake("bin/google-chrome")
    assert find_chromium() == path


def test_what_is_there_is_not_installed_again(fake: Fake, is_root: None, tmp_path: Path) -> None:
    path = fake("bin/chromium")
    fake("bin/apt-get", f"{makes(str(tmp_path / 'asked'))}")
    assert get_chromium() == path
    assert not (tmp_path / "asked").exists()


def test_root_gets_debians(
    fake: Fake, is_root: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bin" / "chromium-headless-shell"
    fake("bin/apt-get", f'if [ "$2" = install ]; then {makes(str(path))}; fi')
    assert get_chromium() == str(path)
    assert capsys.readouterr().out == "Installing chromium-headless-shell for the tests\n"


def test_root_gets_the_whole_chromium_where_debian_has_no_shell(
    fake: Fake, is_root: None, tmp_path: Path
) -> None:
    path = tmp_path / "bin" / "chromium"
    installs = f'if [ "$2 $4" = "install chromium" ]; then {makes(str(path))}; fi'
    fake("bin/apt-get", f'{installs}\n[ "$4" != chromium-headless-shell ]')
    assert get_chromium() == str(path)


def test_the_shell_comes_before_a_browser_with_windows(fake: Fake) -> None:
    fake("bin/chromium")
    path = fake("bin/chromium-headless-shell")
    assert find_chromium() == path


def test_without_root_you_get_playwrights(fake: Fake, tmp_path: Path) -> None:
    path = tmp_path / "cache" / "chrome"
    path.parent.mkdir()
    fake("bin/apt-get", makes(str(tmp_path / "asked")))
    # The same program stands for Python: it installs, and says where.
    installs = f'[ "$2 $3" = "install chromium" ] && {{ {makes(str(path))}; exit; }}'
    fake("bin/python", f"{installs}\necho '{path}'")
    assert find_chromium() is None
    assert get_chromium() == str(path)
    assert not (tmp_path / "asked").exists()


def test_root_gets_playwrights_where_debian_has_none(fake: Fake, is_root: None, tmp_path: Path) -> None:
    path = tmp_path / "chrome"
    fake("bin/apt-get", '[ "$2" = update ]')
    fake("bin/python", f'[ "$2" = install ] && {{ {makes(str(path))}; exit; }}\necho {path}')
    assert get_chromium() == str(path)


def test_without_any_way_one_loud_line_says_what_is_skipped(
    fake: Fake, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["chromium"])
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith(f"{LOUD}the app in a browser: no Chromium here.")
    assert "CHROMIUM=" in last


def test_playwright_says_where_its_chromium_would_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    assert programs._playwrights_own() == ""
    path = Path(subprocess.check_output([sys.executable, "-c", programs._WHERE], text=True).strip())
    assert tmp_path in path.parents
    path.parent.mkdir(parents=True)
    path.touch()
    assert programs._playwrights_own() == str(path)


def test_programs_for_administrators_are_found_though_they_are_not_on_the_path(fake: Fake) -> None:
    assert find("no-such-program") is None
    path = fake("bin/nginx")
    assert find("nginx") == path


@pytest.fixture
def only_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "find", shutil.which)


def test_root_gets_nginx_and_debootstrap(
    fake: Fake, is_root: None, only_the_path: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = "\n".join([makes(str(tmp_path / "bin" / name)) for name in ("nginx", "debootstrap")])
    fake("bin/apt-get", made)
    main(["hosting"])
    assert capsys.readouterr().out == "Installing nginx-light and debootstrap for the tests\n"


def test_others_are_told_what_is_skipped_without_nginx_and_debootstrap(
    fake: Fake, only_the_path: None, capsys: pytest.CaptureFixture[str]
) -> None:
    fake("bin/apt-get")
    main(["hosting"])
    nginx, debootstrap = capsys.readouterr().out.splitlines()
    assert nginx.startswith(f"{LOUD}the server behind nginx")
    assert debootstrap.startswith(f"{LOUD}the image in a Debian of its own")


def test_firefox_is_found_by_any_of_its_names(fake: Fake, only_the_path: None) -> None:
    assert find_other("firefox") is None
    firefox = fake("bin/firefox")
    assert find_other("firefox") == firefox
    debians = fake("bin/firefox-esr")
    assert find_other("firefox") == debians


def test_root_gets_the_other_browsers(
    fake: Fake, is_root: None, only_the_path: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = "\n".join(
        [makes(str(tmp_path / "bin" / name)) for name in ("firefox-esr", "WebKitWebDriver", "Xvfb")]
    )
    fake("bin/apt-get", made)
    main(["browsers"])
    installed = "Installing firefox-esr and webkit2gtk-driver and xvfb for the tests\n"
    assert capsys.readouterr().out == installed


def test_other_browsers_that_are_there_are_not_installed_again(
    fake: Fake, is_root: None, only_the_path: None, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("firefox", "WebKitWebDriver", "Xvfb"):
        fake(f"bin/{name}")
    fake("bin/apt-get")
    main(["browsers"])
    assert capsys.readouterr().out == ""


def test_others_are_told_what_is_skipped_without_the_other_browsers(
    fake: Fake, only_the_path: None, capsys: pytest.CaptureFixture[str]
) -> None:
    fake("bin/Xvfb")
    main(["browsers"])
    firefox, webkit = capsys.readouterr().out.splitlines()
    assert firefox.startswith(f"{LOUD}the app in Firefox")
    assert webkit.startswith(f"{LOUD}the app in WebKit")


@pytest.mark.parametrize("arguments", [[], ["firefox"], ["chromium", "hosting"]])
def test_other_words_are_answered_with_how_to_call_it(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match=r"python tools/programs.py chromium"):
        main(arguments)


# The end of a run


def skipped(reason: str) -> pytest.TestReport:
    why = ("test_one.py", 3, f"Skipped: {reason}")
    return pytest.TestReport("one", ("test_one.py", 3, "one"), {}, "skipped", why, "setup")


def passed(**noted: str) -> pytest.TestReport:
    where = ("test_one.py", 3, "one")
    return pytest.TestReport("one", where, {}, "passed", None, "call", user_properties=list(noted.items()))


def test_what_is_missing_is_told_once_with_the_number_of_tests() -> None:
    reports = [skipped("no systemd here"), *[skipped(f"{LOUD}the image.")] * 3, skipped(f"{LOUD}nginx.")]
    expected = [f"{LOUD}the image. (3 skipped)", f"{LOUD}nginx. (1 skipped)"]
    assert not_here.summary([*reports, passed(), passed(seconds="3")]) == expected


def test_what_was_tested_less_well_is_told_too() -> None:
    assert not_here.summary([passed(**{not_here.LESS: "a root."})] * 2) == [f"{LOUD}a root."]


def test_without_a_chromium_browser_tests_are_skipped_and_the_run_says_so(fake: Fake, tmp_path: Path) -> None:
    alone = {**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/browser/test_smoke.py"]
    done = subprocess.run(command, env=alone, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    loud = [line for line in done.stdout.splitlines() if LOUD in line]
    assert len(loud) == 1, done.stdout
    assert re.fullmatch(rf"{LOUD}the app in a browser: no Chromium here\. .*=\.\.\. \(\d+ skipped\)", loud[0])
    assert " passed" not in done.stdout
    named = {**alone, "CHROMIUM": "nonsense"}
    done = subprocess.run(command, env=named, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 4
    assert "CHROMIUM=nonsense does not run" in done.stderr
