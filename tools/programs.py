"""The programs that tests drive and pip doesn't bring: browsers, nginx and debootstrap.

python tools/programs.py chromium    find or get one, or say what is skipped
python tools/programs.py browsers    the same for Firefox and WebKit
python tools/programs.py hosting     the same for nginx and debootstrap
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

SHELL: Final = "chromium-headless-shell"
"""Chromium without windows: the same engine, and half of the processor time for each page."""
NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome")
OTHERS: Final = {"firefox": ("firefox-esr", "firefox"), "webkit": ("WebKitWebDriver",), "xvfb": ("Xvfb",)}
"""Other browsers, and the screen without a screen that WebKit needs, by the names of their programs."""
APPS: Final = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")
WITHOUT: Final = {
    "chromium": "the app in a browser: no Chromium here. Install one, or name its program by CHROMIUM=...",
    "firefox": "the app in Firefox: no Firefox here. Install it (Debian's firefox-esr).",
    "webkit": "the app in WebKit: no WebKitWebDriver here. Install it (Debian's webkit2gtk-driver).",
    "xvfb": "the app in WebKit: no Xvfb here. Install it (Debian's xvfb).",
    "nginx": "the server behind nginx: no nginx here. Install it (Debian's nginx-light).",
    "debootstrap": "the image in a Debian of its own: needs root and debootstrap. A folder stands for it.",
}
"""What isn't tested without a program, and what to do."""
APPLICATIONS: Final = (Path("/Applications"), Path.home() / "Applications")
PLAYWRIGHT: Final = (sys.executable, "-m", "playwright")
LOUD: Final = "NOT TESTED HERE: "

_WHERE: Final = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as it: print(it.chromium.executable_path)"
)
_PATIENCE, _LONG = 60, 1800


class Unusable(Exception):
    """A program that somebody named doesn't run."""


def find(name: str) -> str | None:
    """Where a program is, even if it is one for administrators."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/local/sbin:/usr/sbin:/sbin")


def find_other(name: str) -> str | None:
    """Where another browser is, or what it needs."""
    return next((path for program in OTHERS[name] if (path := find(program))), None)


@cache
def find_chromium() -> str | None:
    """The one you name, or the first that runs. Unusable if yours doesn't run."""
    if named := os.environ.get("CHROMIUM"):
        path = shutil.which(named)
        if path is None or not _runs(path):
            raise Unusable(f"CHROMIUM={named} does not run: name another program, or none to look for one.")
        return path
    return next((path for path in _candidates() if _runs(path)), None)


def _candidates() -> Iterator[str]:
    yield from [found for name in NAMES if (found := shutil.which(name))]
    yield from [str(path) for app in APPS for folder in APPLICATIONS if (path := folder / app).is_file()]
    if own := _playwrights_own():
        yield own


def _playwrights_own() -> str:
    """Empty if it has none."""
    asked = subprocess.run([PLAYWRIGHT[0], "-c", _WHERE], capture_output=True, text=True, check=False)
    path = asked.stdout.strip()
    return path if Path(path).is_file() else ""


def _runs(path: str) -> bool:
    """Some names only hint where to get a browser, and some browsers lack libraries."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def get_chromium() -> str | None:
    """The one that is there, or Debian's, or Playwright's."""
    ways: tuple[Callable[[], bool], ...] = (
        lambda: True,
        lambda: _from_debian(SHELL),
        lambda: _from_debian("chromium"),
        _from_playwright,
    )
    for way in ways:
        if way():
            find_chromium.cache_clear()
            if found := find_chromium():
                return found
    return None


def missing_browser() -> list[str]:
    return [] if get_chromium() else ["chromium"]


def missing_others() -> list[str]:
    """What is missing of the other browsers, even after asking Debian for it."""
    if not all(map(find_other, OTHERS)):
        _from_debian("firefox-esr", "webkit2gtk-driver", "xvfb")
    return [name for name in OTHERS if not find_other(name)]


def missing_hosting() -> list[str]:
    """What is missing, even after asking Debian for it."""
    if not (find("nginx") and find("debootstrap")):
        _from_debian("nginx-light", "debootstrap")
    return [name for name in ("nginx", "debootstrap") if not find(name)]


def _from_debian(*packages: str) -> bool:
    """Only root installs, and only where there is apt-get."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    _say(f"Installing {' and '.join(packages)} for the tests")
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update"], ["install", "--yes", *packages])
    return all(_done([apt, "-qq", *step], quietly) for step in steps)


def _from_playwright() -> bool:
    _say("Fetching Playwright's Chromium for the browser tests")
    return _done([*PLAYWRIGHT, "install", "chromium"], dict(os.environ))


def _done(command: list[str], environment: dict[str, str]) -> bool:
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=_LONG, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def _say(line: str) -> None:
    print(line, flush=True)


def main(arguments: list[str]) -> None:
    wanted = {"chromium": missing_browser, "browsers": missing_others, "hosting": missing_hosting}
    if len(arguments) != 1 or arguments[0] not in wanted:
        raise SystemExit(__doc__)
    try:
        missing = wanted[arguments[0]]()
    except Unusable as error:
        raise SystemExit(str(error)) from None
    for name in missing:
        _say(LOUD + WITHOUT[name])


if __name__ == "__main__":
    main(sys.argv[1:])
