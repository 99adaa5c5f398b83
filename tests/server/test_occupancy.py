"""One server at a time on a file."""

import os
import subprocess
import sys
from pathlib import Path

from hexstead.server.store.occupancy import Occupancy, refuse_occupied
from refusing import refuses
from server.processes import COMMAND, free_port, process
from server.running import Player, file_url


def serve(url: str) -> subprocess.CompletedProcess[str]:
    """What a server says that cannot start."""
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database-url", url]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)


def test_a_second_server_is_refused_with_one_line_and_the_first_plays_on(tmp_path: Path) -> None:
    url, port = file_url(tmp_path), free_port()
    with process(url, port) as server:
        anna = Player(f"http://127.0.0.1:{port}")
        look = anna.look(anna.create("here", "here")["id"])
        second = serve(url)
        assert second.returncode == 2
        assert second.stdout == ""
        said = second.stderr.strip()
        assert len(said.splitlines()) == 1
        assert f"Another Hexstead server (process {server.pid}) is using sqlite:///" in said
        look.act(look.view["live"][0])
        anna.close()
    # It was killed: nothing has to be cleared away.
    with process(url, port):
        pass


def test_the_lock_is_held_until_it_is_left(tmp_path: Path) -> None:
    url = file_url(tmp_path / "new")
    refuse_occupied(url)
    held = Occupancy.of(url)
    for other in (url, file_url(tmp_path / "new" / ".." / "new")):
        with refuses(f"process {os.getpid()}"):
            Occupancy.of(other)
        with refuses("Another Hexstead server"):
            refuse_occupied(other)
    held.leave()
    refuse_occupied(url)
    Occupancy.of(url).leave()


def test_any_number_of_servers_may_share_a_postgres() -> None:
    both = [Occupancy.of("postgresql://localhost/hexstead") for _ in range(2)]
    refuse_occupied("postgresql://localhost/hexstead")
    for one in both:
        one.leave()
