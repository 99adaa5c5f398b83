"""What a tournament was played with: users' own bots in files, and the rules and bots of Hexstead."""

import os
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import hexstead
from hexstead.boards.shelf import FOLDER
from hexstead.bots.registry import file_of

_PACKAGES: Final = ("engine", "boxes", "boards", "setup", "match", "bots")
"""What determines a game."""
_NOT_SOURCE: Final = ("__pycache__", ".svg")


@dataclass(frozen=True)
class BotFile:
    """A bot from a file, with its contents: it goes to machines that don't have the file."""

    name: str
    path: str
    source: bytes

    @property
    def digest(self) -> str:
        return sha256(self.source).hexdigest()[:12]

    def name_here(self) -> str:
        """Its name on this machine."""
        path = Path(self.path)
        if path.is_file() and path.read_bytes() == self.source:
            return self.name
        copy = _copy(path.name, self.source)
        return f"{copy}{self.name.rpartition(copy.name)[2]}"


def bot_files(names: list[str]) -> tuple[BotFile, ...]:
    found = [(name, file_of(name)) for name in names]
    return tuple([BotFile(name, str(path), path.read_bytes()) for name, path in found if path])


@cache
def _folder() -> "TemporaryDirectory[str]":
    """Deleted when the process ends."""
    return TemporaryDirectory(prefix="hexstead-bots-")


@cache
def _copy(name: str, source: bytes) -> Path:
    copy = Path(_folder().name) / sha256(source).hexdigest() / name
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(source)
    return copy


@cache
def fingerprint() -> str:
    """Changes with anything that could change a game: the rules, the boxes, the bots, your own boards."""
    folders = [Path(hexstead.__file__).parent / package for package in _PACKAGES]
    if own := os.environ.get(FOLDER):
        folders.append(Path(own))
    digest = sha256()
    for folder in folders:
        for file in _sources(folder):
            digest.update(f"{file.relative_to(folder)}\0".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _sources(folder: Path) -> list[Path]:
    files = [file for file in folder.rglob("*") if file.is_file()]
    return sorted([file for file in files if not any([part in str(file) for part in _NOT_SOURCE])])
