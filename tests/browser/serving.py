"""A real server in a process of its own, with a database that nobody else has."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

from browser.late import VARIABLE

_COMMAND: Final = "from hexstead.cli import main; main()"
_TESTS: Final = Path(__file__).parents[1]
_LATE_COMMAND: Final = (
    f"import sys; sys.path.insert(0, {str(_TESTS)!r}); from browser.late import main; main()"
)
_PATIENCE: Final = 40.0
_QUICK: Final = {
    "HEXSTEAD_AWAY_SECONDS": "2",
    "HEXSTEAD_BOT_PAUSE": "0",
    "HEXSTEAD_BOT_PROCESSES": "1",
    "HEXSTEAD_SHARE_SECONDS": "0",
    "HEXSTEAD_REQUESTS_PER_SECOND": "1000",
    "HEXSTEAD_REQUESTS_AT_ONCE": "5000",
    "HEXSTEAD_TABLES_PER_MINUTE": "1000",
    "HEXSTEAD_TABLES_AT_ONCE": "1000",
    "HEXSTEAD_MESSAGES_PER_SECOND": "500",
    "HEXSTEAD_MESSAGES_AT_ONCE": "1000",
    "HEXSTEAD_ADDRESS_MESSAGES_PER_SECOND": "1000",
    "HEXSTEAD_ADDRESS_MESSAGES_AT_ONCE": "2000",
}


class Server:
    """`hexstead serve` on a free port; it can be stopped and started again on the same database."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {f"HEXSTEAD_{name.upper()}": value for name, value in settings.items()}
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-c",
            _LATE_COMMAND if VARIABLE in os.environ else _COMMAND,
            "serve",
            "--port",
            str(self.port),
        ]
        database = {"HEXSTEAD_DATABASE_URL": f"sqlite:///{self.folder / 'tables.db'}"}
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | _QUICK | self.settings | database, stdout=log, stderr=log
            )
        try:
            self._wait()
        except AssertionError:
            self.stop()
            raise

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(_PATIENCE)
            self._process = None

    def _wait(self) -> None:
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=1).close()
            except (urllib.error.URLError, OSError):
                if time.monotonic() > until:
                    raise AssertionError((self.folder / "server.log").read_text("utf-8")) from None
                time.sleep(0.05)
            else:
                return


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
