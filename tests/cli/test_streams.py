"""The command as a process: how it is called, and what it reads from and writes to."""

import subprocess
import sys

from hexstead import __version__

HEXSTEAD = [sys.executable, "-m", "hexstead"]


def test_the_package_can_be_run_like_the_command() -> None:
    ran = subprocess.run([*HEXSTEAD, "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout == f"hexstead {__version__}\n"
