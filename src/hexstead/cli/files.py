"""Files that come in and go out."""

import os
import sys
from pathlib import Path

from hexstead.cli.words import ERRORS
from hexstead.match.documents import BadInput, check, parse_json, read_json
from hexstead.match.position import Position
from hexstead.match.record import Record

STDIN = "-"


def read_plain(file: str) -> object:
    """The JSON in a file; `-` is the standard input."""
    if file != STDIN:
        return read_json(Path(file))
    return parse_json(sys.stdin.read(), name_of(file))


def read_position(file: str) -> Position:
    return check(read_plain(file), Position, name_of(file))


def read_record(file: str) -> Record:
    return check(read_plain(file), Record, name_of(file))


def read_either(file: str) -> Position | Record:
    """A record is known by its set-up or its actions."""
    plain = read_plain(file)
    if isinstance(plain, dict) and plain.keys() & {"setup", "actions"}:
        return check(plain, Record, name_of(file))
    return check(plain, Position, name_of(file))


def name_of(file: str) -> str:
    return "standard input" if file == STDIN else file


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise _cannot_write(path, error) from None


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
