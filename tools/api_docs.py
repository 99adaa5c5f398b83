"""Writes the library reference from its docstrings, as pages to open in a browser.

    python tools/api_docs.py [FOLDER]      build/docs by default

A warning is an error: an incomplete page isn't worth reading.
"""

import sys
import warnings
from pathlib import Path

import pdoc

import hexstead

PACKAGES = ("engine", "boxes", "boards", "setup", "match", "wording", "bots", "pictures", "arena", "envs")
"""What people build on. Server and terminal are programs, described in docs/."""


def write(folder: Path) -> int:
    """Returns how many pages there are. Each package brings its modules."""
    warnings.simplefilter("error")
    pdoc.render.configure(docformat="markdown", footer_text=f"Hexstead {hexstead.__version__}", math=False)
    pdoc.pdoc("hexstead", *[f"hexstead.{name}" for name in PACKAGES], output_directory=folder)
    return len(list(folder.rglob("*.html")))


def main() -> None:
    folder = Path(sys.argv[1] if sys.argv[1:] else "build/docs")
    print(f"{write(folder)} pages: open {folder / 'index.html'}")


if __name__ == "__main__":
    main()
