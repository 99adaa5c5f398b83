"""The command as a process: how it is called, and what it reads from and writes to."""

import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from hexstead import __version__
from hexstead.cli.screen.console import waiting

HEXSTEAD = [sys.executable, "-m", "hexstead"]


def test_the_package_can_be_run_like_the_command() -> None:
    ran = subprocess.run([*HEXSTEAD, "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout == f"hexstead {__version__}\n"


FULL = Path("/dev/full")
"""A disk without room, where there is one."""


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "arguments", ["setup --seed 1", "schema record", "rules", "--version", "play --seed 1"]
)
def test_a_full_disk_is_said_in_a_sentence(arguments: str) -> None:
    with FULL.open("w") as full:
        ran = subprocess.run(
            [*HEXSTEAD, *arguments.split()],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (
        2,
        "standard output: can't be written: No space left on device.\n",
    )


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        ("play --seed 1", 0, "You left the game."),
        ("score -", 2, "standard input: not JSON"),
        ("boards check -", 2, "standard input: The line “name:” is missing."),
    ],
)
def test_a_closed_standard_input_is_an_empty_one(arguments: str, code: int, told: str) -> None:
    command = f"exec {sys.executable} -m hexstead {arguments} 2>&1 <&-"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert ran.returncode == code
    assert told in ran.stdout
    assert "Traceback" not in ran.stdout


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_it_is_said_that_something_takes_time_if_somebody_watches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for stream, shown in ((Terminal(), "The others are thinking"), (StringIO(), "")):
        monkeypatch.setattr("sys.stderr", stream)
        with waiting(shown):
            pass
        assert shown in stream.getvalue()
        assert bool(stream.getvalue()) == bool(shown)
