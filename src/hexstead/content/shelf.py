"""All boards that can be laid out: those of the boxes, the owner's own, and made ones without end."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from hexstead.content.manifest import Board
from hexstead.content.workshop.checks import check_text
from hexstead.content.workshop.generator import make_board
from hexstead.content.workshop.recipes import ENDLESS, RECIPES, made_by

FOLDER: Final = "HEXSTEAD_BOARDS"
"""The environment variable that names the folder with the owner's boards."""


def find_board(name: str, boards: Mapping[str, Board]) -> Board:
    """The board of this name: the owner's, or else one of these, or else a made one."""
    known = with_own(boards)
    if name in known:
        return known[name]
    made = made_by(name)
    if made and made.version > len(RECIPES[made.like]):
        raise ValueError(f"the board {name!r} was made by a newer Hexstead: update, then try again")
    if made:
        return _made(made)
    made_too = f"{', '.join(known)}, and made ones such as {ENDLESS}base-7"
    raise ValueError(f"there is no board {name!r}{meant(name, known)}; there are {made_too}")


def find_island(name: str, islands: Mapping[str, Board]) -> Board:
    """The island of this name: the owner's, or else one of these."""
    known = with_own(islands, islands=True)
    if name not in known:
        raise ValueError(f"there is no island {name!r}{meant(name, known)}; there are {', '.join(known)}")
    return known[name]


def with_own(boards: Mapping[str, Board], *, islands: bool = False) -> dict[str, Board]:
    """These boards, or islands, and the owner's: theirs in place of those that have the same name."""
    own = {name: board for name, board in own_boards().items() if board.is_island == islands}
    return {**boards, **own}


def meant(name: str, among: Iterable[str]) -> str:
    """The name that looks most like the wrong one."""
    close = get_close_matches(name, among, 1)
    return f" (did you mean {close[0]!r}?)" if close else ""


def is_made(name: str) -> bool:
    """Is it the name of a board that is made on the spot?"""
    return made_by(name) is not None


_made = lru_cache(maxsize=1000)(make_board)


def own_boards() -> dict[str, Board]:
    """The boards in the owner's folder by name; ValueError with file, row and column if one is wrong."""
    folder = os.environ.get(FOLDER, "")
    return _read_folder(folder) if folder else {}


@cache
def _read_folder(folder: str) -> dict[str, Board]:
    """Read once: a game must not change its boards halfway."""
    if not Path(folder).is_dir():
        raise ValueError(f"{FOLDER}: there is no folder {folder}")
    boards: dict[str, Board] = {}
    for file in sorted(Path(folder).glob("*.txt")):
        board = _read(file)
        if board.name in boards:
            raise ValueError(f"{file}: there is another board {board.name} in this folder")
        boards[board.name] = board
    return boards


def _read(file: Path) -> Board:
    findings = check_text(read_text(file))
    if findings.board is None:
        raise ValueError(f"{file}: {findings.errors[0]}")
    # The owner's word: a file that began as a copy of a stand-in is none any more.
    return replace(findings.board, is_stand_in=False, is_inferred=False)


def read_text(file: Path) -> str:
    """ValueError that names the file if it cannot be read."""
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise ValueError(f"{file}: not a text file in UTF-8") from None
    except OSError as error:
        raise ValueError(f"{file}: cannot be read: {error.strerror}") from None
