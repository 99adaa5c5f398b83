"""All boards you can lay out: those of the boxes, your own, and any number of generated ones."""

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
"""The environment variable that names the folder with your own boards."""

Fields: TypeAlias = tuple[Any, ...]
"""The fields of a board, in order."""


def find_board(name: str, boards: Mapping[str, Board]) -> Board:
    """The board with this name: your own, or one of these, or a generated one."""
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
    """The island with this name: your own, or one of these."""
    known = with_own(islands, islands=True)
    if name not in known:
        raise BadInput(unknown("island", name, known))
    return known[name]


def with_own(boards: Mapping[str, Board], *, islands: bool = False) -> dict[str, Board]:
    """These boards or islands plus your own, which replace those with the same name."""
    own = [board for board in own_boards().values() if board.is_island == islands]
    return {**boards, **{board.name: _in_place_of(board, boards.get(board.name)) for board in own}}


def _in_place_of(own: Board, printed: Board | None) -> Board:
    """Your file says what a side looks like, not which side it is."""
    return replace(own, side=printed.side) if printed else own


def unknown(what: str, name: str, among: Iterable[str]) -> Said:
    """Nothing has this name: say what there is, and which of them comes closest."""
    known = list(among)
    close = get_close_matches(name, known, 1)
    return error(f"no-{what}", name=name, instead=error("instead", meant=close, known=known))


def is_made(name: str) -> bool:
    """Is it the name of a board that is generated on the spot?"""
    return made_by(name) is not None


_KEPT: Final = 1000
_kept: dict[Made, Board] = {}
"""Boards generated lately: it takes a while to generate one."""


def _made(made: Made) -> Board:
    if made not in _kept:
        keep([make_board(made)])
    return _kept[made]


def keep(boards: Iterable[Board]) -> None:
    """Keep generated boards, whoever generated them, so that nobody has to do it again."""
    for board in boards:
        made = made_by(board.name)
        if made:
            _kept[made] = board
    for made in list(_kept)[:-_KEPT]:
        _kept.pop(made, None)


def to_make(names: Iterable[str]) -> list[str]:
    """Which of these boards still have to be generated."""
    return [name for name in names if (made := made_by(name)) and made not in _kept]


def make(names: Iterable[str]) -> list[Fields]:
    """Boards for another process to keep. Compiled classes can't be handed over, so their fields are."""
    boards = [find_board(name, {}) for name in names]
    return [tuple([getattr(board, one.name) for one in fields(Board)]) for board in boards]


def keep_made(boards: Iterable[Fields]) -> None:
    keep([Board(*board) for board in boards])


def own_boards() -> dict[str, Board]:
    """The boards in your own folder by name; BadInput with file, row and column if one is wrong."""
    folder = os.environ.get(FOLDER, "")
    return _read_folder(folder) if folder else {}


@cache
def _read_folder(folder: str) -> dict[str, Board]:
    """Read once: a game must not change its boards halfway through."""
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
    # The owner says so: a file that started as a copy of a stand-in no longer is one.
    return replace(findings.board, is_stand_in=False, is_inferred=False)


def read_text(file: Path) -> str:
    """BadInput with the file's name if it can't be read."""
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(error("not-text", file=str(file))) from None
    except OSError as wrong:
        raise BadInput(error("unreadable", file=str(file), why=str(wrong.strerror))) from None
