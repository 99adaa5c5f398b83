"""Checks whether this version can be released, builds it, and plays a game with the build.

python tools/release.py            check, build and try
python tools/release.py --build    build and try, whatever versions, changelog and git say
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FRESH: Final = "tests/test_generated.py"
"""Compares generated files with those committed."""
APP: Final = "hexstead/server/static/index.html"
_PLAYER: Final = Path(__file__).with_name("player.py")
_SHOWN: Final = 5
_MINUTES: Final = 15


class Refused(Exception):
    """One line: what is wrong and what to do."""


class Built(NamedTuple):
    sdist: Path
    wheel: Path


# What must be true first


def versions(root: Path) -> dict[str, str]:
    """By file; empty where none can be read."""
    package = (root / "src" / "hexstead" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', package, re.MULTILINE)
    locked = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))
    return {
        "pyproject.toml": str(_project(root)["version"]),
        "src/hexstead/__init__.py": found[1] if found else "",
        "web/package.json": _web_version(root / "web" / "package.json"),
        "web/package-lock.json": _web_version(root / "web" / "package-lock.json"),
        "web/package-lock.json (packages)": str(locked["packages"][""].get("version", "")),
    }


def _project(root: Path) -> dict[str, object]:
    project: dict[str, object] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def _web_version(path: Path) -> str:
    return str(json.loads(path.read_text("utf-8")).get("version", ""))


def other_versions(root: Path) -> Iterator[str]:
    found = versions(root)
    wanted = found["pyproject.toml"]
    for file, version in found.items():
        if version != wanted:
            yield f"{file} says {version or 'no version'}, pyproject.toml {wanted}: write the same into both."


def changelog_faults(root: Path, today: date) -> Iterator[str]:
    """For the newest heading and the text below it."""
    version = versions(root)["pyproject.toml"]
    parts = re.split(r"^## (.*)\n", (root / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)
    sections = list(zip(parts[1::2], parts[2::2], strict=True))
    if sections and sections[0][0] == "[Unreleased]":
        _, entries = sections.pop(0)
        if entries.strip():
            is_released = any(heading.startswith(f"[{version}]") for heading, _ in sections)
            remedy = _raise(root) if is_released else f"put {_heading(version, today)} above them."
            yield f"CHANGELOG.md has entries below [Unreleased]: {remedy}"
            return
    heading, entries = sections[0] if sections else ("no version", "")
    yield from _section_faults(heading, entries, version, today)


def _section_faults(heading: str, entries: str, version: str, today: date) -> Iterator[str]:
    wanted = _heading(version, today)
    read = re.fullmatch(r"\[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?", heading)
    if read is None or read[1] != version:
        yield f"CHANGELOG.md begins with {heading}, not {version}: put {wanted} above it."
        return
    if read[2] is None:
        yield f"CHANGELOG.md has no date at [{version}]: write {wanted}."
    elif not _is_past(read[2], today):
        yield f"CHANGELOG.md dates [{version}] {read[2]}, but today is {today}: write {wanted}."
    if not re.search(r"^\s*[^\s#]", entries, re.MULTILINE):
        yield f"CHANGELOG.md says nothing about [{version}]: write down what people will notice."


def _heading(version: str, today: date) -> str:
    return f"`## [{version}] - {today}`"


def _raise(root: Path) -> str:
    files = [file for file in versions(root) if " " not in file]
    return f"raise the version in {', '.join(files)}."


def _is_past(written: str, today: date) -> bool:
    try:
        return date.fromisoformat(written) <= today
    except ValueError:
        return False


def git_faults(root: Path) -> Iterator[str]:
    changed = [line[3:] for line in _git(root, "status", "--porcelain").splitlines()]
    if changed:
        more = f" and {len(changed) - _SHOWN} more" if len(changed) > _SHOWN else ""
        yield f"Not committed: {', '.join(changed[:_SHOWN])}{more}. Commit, stash or remove them."
    tag = f"v{versions(root)['pyproject.toml']}"
    if _git(root, "tag", "--list", tag).strip():
        yield f"{tag} is tagged already: {_raise(root)}"


def _git(root: Path, *words: str) -> str:
    try:
        done = subprocess.run(
            ["git", *words], cwd=root, env=without("GIT_"), capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        raise Refused("git does not answer: make releases in a checkout, with git installed.") from None
    return done.stdout


def without(*beginnings: str) -> dict[str, str]:
    """The environment without variables that lead a program astray: git hooks name their own repository."""
    return {name: value for name, value in os.environ.items() if not name.startswith(beginnings)}


def stale_files(root: Path) -> Iterator[str]:
    """Asks the test, because it knows."""
    command = [sys.executable, "-m", "pytest", "-rf", "-p", "no:cacheprovider", FRESH]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    stale = re.findall(r"^FAILED [^\s\[]+\[([^\]]+)\]", done.stdout, re.MULTILINE)
    for file in stale:
        yield f"{file} is stale: run `make generated`, look at the difference and commit it."
    if done.returncode and not stale:
        yield f"{FRESH} does not run: {_last_line(done.stdout + done.stderr)}"


def faults(root: Path, today: date) -> list[str]:
    return [
        *other_versions(root),
        *changelog_faults(root, today),
        *git_faults(root),
        *stale_files(root),
    ]


# Building and trying


def build(root: Path) -> Built:
    """The web app comes first, so that you don't need Node.js to install the sdist."""
    folder = root / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    _run("The web app cannot be built", [sys.executable, str(root / "web" / "build.py")], root)
    _run("The build fails", [sys.executable, "-m", "build", "--outdir", str(folder), str(root)], root)
    built = Built(next(folder.glob("*.tar.gz")), next(folder.glob("*.whl")))
    for path, names in (
        (built.sdist, _names_in_sdist(built.sdist)),
        (built.wheel, _names_in_wheel(built.wheel)),
    ):
        if not any(name.endswith(APP) for name in names):
            raise Refused(f"{path.name} lacks the web app: look at `artifacts` in pyproject.toml.")
    return built


def _names_in_sdist(path: Path) -> list[str]:
    with tarfile.open(path) as archive:
        return archive.getnames()


def _names_in_wheel(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def try_out(wheel: Path, version: str) -> str:
    """Install it where nothing else is and play a whole game; returns the verdict on its record."""
    with tempfile.TemporaryDirectory(prefix="hexstead-") as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        programs = folder / "venv" / "bin"
        quietly = ["--disable-pip-version-check", "--quiet"]
        _run(
            "The wheel cannot be installed", [str(programs / "pip"), "install", *quietly, str(wheel)], folder
        )
        hexstead = str(programs / "hexstead")
        told = _run("`hexstead --version` fails", [hexstead, "--version"], folder)
        if told.strip() != f"hexstead {version}":
            raise Refused(f"The wheel calls itself {told.strip()!r}, not {version}: look at __version__.")
        _run("`hexstead setup` fails", [hexstead, "setup", "--seats", "4", "--expansions", "all"], folder)
        game = ["play", "--seats", "3", "--bots", "greedy", "--save", "game.json"]
        _run("`hexstead play` fails", [str(programs / "python"), str(_PLAYER), *game], folder)
        verdict = _run("`hexstead check` fails", [hexstead, "check", "game.json"], folder)
        if ", finished." not in verdict:
            raise Refused(f"The game did not come to its end: {_last_line(verdict)}")
        return verdict.strip()


def _run(failure: str, command: list[str], folder: Path) -> str:
    """Returns what it prints. Nothing set for this Python or this Hexstead reaches it."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=without("PYTHON", "HEXSTEAD"),
            capture_output=True,
            text=True,
            timeout=60 * _MINUTES,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Refused(
            f"{failure}: no end after {_MINUTES} minutes. Run it by hand: {' '.join(command)}"
        ) from None
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise Refused(f"{failure}: {_last_line(done.stderr or done.stdout)}")
    return done.stdout


def _last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "it says nothing.")


def next_steps(version: str, built: Built) -> str:
    return f"""
Version {version} can be released. What is left to you:
  git tag --annotate v{version} --message "Hexstead {version}"
  git push origin main v{version}
  upload {built.sdist.name} and {built.wheel.name} from dist/, with the entries of CHANGELOG.md as notes"""


def release(root: Path, is_checked: bool) -> None:
    version = versions(root)["pyproject.toml"]
    if is_checked:
        print(f"Checking {version}", flush=True)
        if found := faults(root, date.today()):
            raise Refused("\n".join(found))
    print("Building the sdist and the wheel", flush=True)
    built = build(root)
    print("Playing a game with the wheel in an empty environment", flush=True)
    print(try_out(built.wheel, version))
    if is_checked:
        print(next_steps(version, built))


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--build"]):
        raise SystemExit(__doc__)
    try:
        release(ROOT, is_checked=not arguments)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        raise SystemExit(1) from None


if __name__ == "__main__":
    main(sys.argv[1:])
