"""All boards that can be laid out: those of the boxes, the owner's own, and made ones without end."""

import os
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from hexstead.boards.checks import check_text
from hexstead.boards.generator.make import make_board
from hexstead.boards.generator.recipes import RECIPES, Made, made_by
from hexstead.boxes.manifest import Board
from hexstead.engine.said import BadInput, Said, error

FOLDER: Final = "HEXSTEAD_BOARDS"
"""The environment variable that names the folder with the owner's boards."""

Fields: TypeAlias = tuple[Any, ...]
"""Of a board, in order."""


def find_board(name: str, boards: Mapping[str, Board]) -> Board:
    """The board of this name: the owner's, or else one of these, or else a made one."""
    known = with_own(boards)
    if name in known:
        return known[name]
    made = made_by(name)
    if made and made.version > len(RECIPES[made.like]):
        raise BadInput(error("newer-board", name=name))
    if made:
        return _made(made)
    raise BadInput(unknown("board", name, [*known, Made(next(iter(RECIPES)), 1, 7).name]))


def find_island(name: str, islands: Mapping[str, Board]) -> Board:
    """The island of this name: the owner's, or else one of these."""
    known = with_own(islands, islands=True)
    if name not in known:
        raise BadInput(unknown("island", name, known))
    return known[name]


def with_own(boards: Mapping[str, Board], *, islands: bool = False) -> dict[str, Board]:
    """These boards, or islands, and the owner's: theirs in place of those that have the same name."""
    own = [board for board in own_boards().values() if board.is_island == islands]
    return {**boards, **{board.name: _in_place_of(board, boards.get(board.name)) for board in own}}


def _in_place_of(own: Board, printed: Board | None) -> Board:
    """An owner's file says how a side looks, not which one it is."""
    return replace(own, side=printed.side) if printed else own


def unknown(what: str, name: str, among: Iterable[str]) -> Said:
    """There is nothing of this name; what there is, and which of it looks most like the wrong name."""
    known = list(among)
    close = get_close_matches(name, known, 1)
    return error(f"no-{what}", name=name, instead=error("instead", meant=close, known=known))


def is_made(name: str) -> bool:
    """Is it the name of a board that is made on the spot?"""
    return made_by(name) is not None


_KEPT: Final = 1000
_kept: dict[Made, Board] = {}
"""Boards made lately: making one takes long."""


def _made(made: Made) -> Board:
    if made not in _kept:
        keep([make_board(made)])
    return _kept[made]


def keep(boards: Iterable[Board]) -> None:
    """Made boards that need not be made again, whoever has made them."""
    for board in boards:
        made = made_by(board.name)
        if made:
            _kept[made] = board
    for made in list(_kept)[:-_KEPT]:
        _kept.pop(made, None)


def to_make(names: Iterable[str]) -> list[str]:
    """Those of these boards that are not there until they are made."""
    return [name for name in names if (made := made_by(name)) and made not in _kept]


def make(names: Iterable[str]) -> list[Fields]:
    """Boards for another process to keep. What is compiled cannot be handed over, so their fields are."""
    boards = [find_board(name, {}) for name in names]
    return [tuple([getattr(board, one.name) for one in fields(Board)]) for board in boards]


def keep_made(boards: Iterable[Fields]) -> None:
    keep([Board(*board) for board in boards])


def own_boards() -> dict[str, Board]:
    """The boards in the owner's folder by name; BadInput with file, row and column if one is wrong."""
    folder = os.environ.get(FOLDER, "")
    return _read_folder(folder) if folder else {}


@cache
def _read_folder(folder: str) -> dict[str, Board]:
    """Read once: a game must not change its boards halfway."""
    if not Path(folder).is_dir():
        raise BadInput(error("no-folder", variable=FOLDER, folder=folder))
    boards: dict[str, Board] = {}
    for file in sorted(Path(folder).glob("*.txt")):
        board = _read(file)
        if board.name in boards:
            raise BadInput(error("two-boards", file=str(file), name=board.name))
        boards[board.name] = board
    return boards


def _read(file: Path) -> Board:
    findings = check_text(read_text(file))
    if findings.board is None:
        raise BadInput(error("in-file", file=str(file), why=findings.errors[0]))
    # The owner's word: a file that began as a copy of a stand-in is none any more.
    return replace(findings.board, is_stand_in=False, is_inferred=False)


def read_text(file: Path) -> str:
    """BadInput that names the file if it cannot be read."""
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(error("not-text", file=str(file))) from None
    except OSError as wrong:
        raise BadInput(error("unreadable", file=str(file), why=str(wrong.strerror))) from None
