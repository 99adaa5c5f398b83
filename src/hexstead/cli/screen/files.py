"""Reads and writes files."""

import errno
import os
import sys
from pathlib import Path

from hexstead.cli.screen.console import complain
from hexstead.cli.screen.language import refusal, text
from hexstead.engine.said import BadInput
from hexstead.match.position import Position
from hexstead.match.record import Record
from hexstead.setup.documents import RULES, check, parse_json, read_json

STDIN = "-"

_POSITION, _RECORD, _SETUP = "position", "record", "setup"


def read_plain(file: str) -> object:
    """The JSON in a file; `-` is the standard input."""
    if file != STDIN:
        return read_json(Path(file))
    return parse_json(sys.stdin.read(), name_of(file))


def read_position(file: str) -> Position:
    return _position(read_plain(file), file)


def _position(plain: object, file: str) -> Position:
    _refuse_others(plain, file, _POSITION)
    return check(plain, Position, name_of(file))


def note_rules(file: str, position: Position) -> None:
    """For those who wonder about its gold: other rules may have applied."""
    if position.rules != RULES:
        complain(text("file-old-rules", file=name_of(file), rules=position.rules))


def read_record(file: str) -> Record:
    plain = read_plain(file)
    _refuse_others(plain, file, _RECORD)
    return check(plain, Record, name_of(file))


def read_either(file: str) -> Position | Record:
    plain = read_plain(file)
    if _kind(plain) == _RECORD:
        return check(plain, Record, name_of(file))
    return _position(plain, file)


def _kind(plain: object) -> str | None:
    """What it was meant to be, judging by the fields that only such a document has."""
    if not isinstance(plain, dict):
        return None
    if "hexstead" not in plain and {"code", "boards"} & plain.keys():
        return _SETUP
    if {"setup", "actions"} & plain.keys():
        return _RECORD
    return _POSITION if "seats" in plain else None


def _refuse_others(plain: object, file: str, wanted: str) -> None:
    """BadInput if it was meant to be a document of another kind."""
    found = _kind(plain)
    if found not in (None, wanted):
        if found == _RECORD:
            raise refusal("file-record", file=name_of(file))
        raise refusal("file-kind", file=name_of(file), found=found or "", wanted=wanted)


def name_of(file: str) -> str:
    return text("file-stdin") if file == STDIN else file


def write_text(path: Path, content: str) -> None:
    try:
        path.write_text(content, "utf-8")
    except OSError as error:
        raise _cannot_write(path, error) from None


def refuse_unwritable(path: Path | None) -> None:
    """BadInput if you can't write there: checked before long work, so that none is wasted."""
    if path is None:
        return
    if path.is_dir():
        raise refusal("file-not-ordinary", file=path)
    folder = path.absolute().parent
    if not folder.is_dir():
        raise refusal("file-no-folder", file=path)
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise refusal("file-unwritable", file=path, why=os.strerror(errno.EACCES))


def replace_text(path: Path, content: str) -> None:
    """All or nothing: whatever happens, the file holds either the old text or the new one."""
    if path.exists() and not path.is_file():
        raise refusal("file-not-ordinary", file=path)
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_text(content, "utf-8")
        os.replace(draft, path)
    except OSError as error:
        raise _cannot_write(path, error) from None


def _cannot_write(path: Path, error: OSError) -> BadInput:
    return refusal("file-unwritable", file=path, why=error.strerror or "")
