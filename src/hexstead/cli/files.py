"""Files that come in and go out."""

import errno
import os
import sys
from pathlib import Path

from hexstead.cli.screen import complain
from hexstead.cli.words import ERRORS
from hexstead.match.documents import RULES, BadInput, check, parse_json, read_json
from hexstead.match.position import Position
from hexstead.match.record import Record

STDIN = "-"

_POSITION, _RECORD, _SETUP = "position", "record", "set-up"


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
    """For whoever wonders about its gold: it may have been counted otherwise."""
    if position.rules != RULES:
        complain(ERRORS["rules"].format(file=name_of(file), rules=position.rules))


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
    """What it was meant to be, by the fields that only such a document has."""
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
        key = "a-record" if found == _RECORD else "kind"
        raise BadInput(ERRORS[key].format(file=name_of(file), found=found, wanted=wanted))


def name_of(file: str) -> str:
    return "standard input" if file == STDIN else file


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise _cannot_write(path, error) from None


def refuse_unwritable(path: Path | None) -> None:
    """BadInput if nothing can be written there: asked before long work, so that none is done in vain."""
    if path is None:
        return
    if path.is_dir():
        raise BadInput(ERRORS["no-file"].format(file=path))
    folder = path.absolute().parent
    if not folder.is_dir():
        raise BadInput(ERRORS["no-folder"].format(file=path))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadInput(ERRORS["write"].format(file=path, why=os.strerror(errno.EACCES)))


def replace_text(path: Path, text: str) -> None:
    """All or nothing: whatever happens on the way, the file holds either the old text or the new one."""
    if path.exists() and not path.is_file():
        raise BadInput(ERRORS["no-file"].format(file=path))
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.write_text(text, "utf-8")
        os.replace(draft, path)
    except OSError as error:
        raise _cannot_write(path, error) from None


def _cannot_write(path: Path, error: OSError) -> BadInput:
    return BadInput(ERRORS["write"].format(file=path, why=error.strerror))
