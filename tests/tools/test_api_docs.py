"""The reference of the library is made from its docstrings, without a warning."""

import subprocess
import sys
from pathlib import Path

import hexstead

ROOT = Path(__file__).parents[2]


def test_every_module_and_every_public_name_has_its_place(tmp_path: Path) -> None:
    command = [sys.executable, "tools/api_docs.py", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    face = (tmp_path / "hexstead.html").read_text("utf-8")
    assert [name for name in hexstead.__all__ if f'id="{name}"' not in face] == []
    for package in ("engine", "boxes", "setup", "match", "bots"):
        modules = {path.stem for path in (ROOT / "src" / "hexstead" / package).glob("[a-z]*.py")}
        pages = {path.stem for path in (tmp_path / "hexstead" / package).glob("*.html")}
        assert modules <= pages
