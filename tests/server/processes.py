"""The command itself, in a process that can be killed, starved or misled."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from server.running import until

COMMAND = "from hexstead.cli import main; main()"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


AT_ONCE = {"HEXSTEAD_BOT_PAUSE": "0", "HEXSTEAD_SHARE_SECONDS": "0"}


@contextmanager
def process(
    database_url: str, port: int, *, code: str = COMMAND, log: Path | None = None, **environment: str
) -> Iterator[subprocess.Popen[bytes]]:
    """`hexstead serve` on this port, once it answers; what it logs goes into the file, if there is one."""
    command = [sys.executable, "-c", code, "serve", "--port", str(port)]
    variables = {"HEXSTEAD_DATABASE_URL": database_url, **AT_ONCE, **environment}
    # Through a pipe, because a process without disk could not write into the file itself.
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=_sink(log)) as keeper:
        server = subprocess.Popen(
            command,
            env=os.environ | variables,
            stdout=subprocess.DEVNULL,
            stderr=keeper.stdin,
            start_new_session=True,
        )
        try:
            until(lambda: answers(f"http://127.0.0.1:{port}/healthz"))
            yield server
        finally:
            # The bots' processes go with their server.
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def _sink(log: Path | None) -> int:
    return os.open(log or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND)


def answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=1).status_code == 200
    except httpx.HTTPError:
        return False
