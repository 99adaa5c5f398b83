"""A copy of the project in which a test does what a newcomer would do, by hand."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEEDED = ("src", "tests", "docs", "tools", "web/src", "CONTRIBUTING.md", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "screenshots")
CHECKS = {
    "tests/test_architecture.py": "",
    "tests/test_coverage.py": "every_rule",
    "tests/test_generated.py": "up_to_date",
    "tests/test_slow_definitions.py": "",
    "tests/boxes/test_examples.py": "forgotten or belongs",
    "tests/pictures/test_icons.py": "no_other",
    "tests/setup/test_code.py": "first_version or stay_readable",
    "tests/setup/test_request.py": "always_drawn",
    "tests/wording/test_checking.py": "complete",
}
"""What demands something of a component: which tests, apart from those with its key in their names.

A newcomer runs `make test`, which asks for all of it and for everything else.
"""
TRANSLATIONS = [f"test_every_language_is_complete[{language}]" for language in ("de", "fr", "nl")]
"""The one demand that a newcomer may leave to others: the maintainer has the change translated."""


class Copy:
    """It notes the files that were written by hand."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.by_hand: list[str] = []
        for name in NEEDED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
            else:
                shutil.copy(ROOT / name, root / name)

    def write(self, file: str, text: str) -> None:
        """A new file."""
        path = self.root / file
        assert not path.exists(), f"{file} is there already"
        path.write_text(text.lstrip("\n"), "utf-8")
        self.by_hand.append(file)

    def add(self, file: str, text: str, after: str = "") -> None:
        """Lines at the end of a file, or below the line that begins so."""
        path = self.root / file
        old = path.read_text("utf-8")
        new = text.removeprefix("\n")
        if after:
            place = re.search(rf"^{re.escape(after)}.*\n", old, re.MULTILINE)
            assert place, f"{file} has no line that begins with {after!r}"
            path.write_text(old[: place.end()] + new + old[place.end() :], "utf-8")
        else:
            path.write_text(old + new, "utf-8")
        self._note(file)

    def replace(self, file: str, old: str, new: str) -> None:
        path = self.root / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), "utf-8")
        self._note(file)

    def _note(self, file: str) -> None:
        if file not in self.by_hand:
            self.by_hand.append(file)

    def make_generated(self) -> None:
        done = self._run("tests/generated.py")
        assert done.returncode == 0, done.stderr

    def failures(self, key: str, *own: str) -> list[str]:
        """Which of the demands on the component fail, and which of its own tests."""
        words = [key, key.replace("-", "_"), *[words for words in CHECKS.values() if words]]
        options = ["-p", "no:cacheprovider", "-rfE", "--tb=short", "-k", " or ".join(words)]
        done = self._run("-m", "pytest", *options, *CHECKS, *own)
        print(done.stdout, done.stderr)  # noqa: T201 (pytest shows it if this test fails)
        assert done.returncode in (0, 1)
        return sorted(re.findall(r"^(?:FAILED|ERROR) \S+::(\S+)", done.stdout, re.MULTILINE))

    def tell(self, program: str) -> str:
        """What a program of the tests prints in the copy."""
        done = self._run(f"tests/contributing/{program}.py")
        assert done.returncode == 0, done.stderr
        return done.stdout

    def test_app(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Some tests beside the modules of the web app, with what the app is built with."""
        for path in (ROOT / "web").glob("*.*"):
            shutil.copy(path, self.root / "web")
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        return self._run("web/build.py", "test", *words)

    def _run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        path = os.pathsep.join([str(self.root / "src"), str(self.root / "tests")])
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
