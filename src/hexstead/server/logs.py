"""Logs as lines of JSON, without anything that would let their readers play, watch or write."""

import hashlib
import json
import logging
import re
import time
from collections.abc import Callable
from typing import Final

_APART: Final = 1.0
_MOST_CAUSES: Final = 1000

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


_OURS: Final = "hexstead"
_TABLE: Final = "table"
_LETTERS: Final = 8
_IDS: Final = re.compile(r"(?<=/)(tables?|api/games)/(?!mine\b)([A-Za-z0-9_-]+)")
"""In addresses: anyone who knows the id of a table may enter it."""
_SECRETS: Final = (
    (re.compile(r"(://[^\s:/@]*):[^\s/@]+@"), r"\1:***@"),
    (re.compile(r"\b(hexstead=)[\w.-]+"), r"\1***"),
)
"""Passwords in database addresses, and cookies."""


def log_name(table: str) -> str:
    """A table's name in logs. You can't get its id from it, but a host can compare."""
    return hashlib.sha256(table.encode()).hexdigest()[:_LETTERS]


def without_secrets(text: str) -> str:
    text = _IDS.sub(lambda found: f"{found[1]}/{log_name(found[2])}", text)
    for pattern, shown in _SECRETS:
        text = pattern.sub(shown, text)
    return text


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in _USUAL},
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        id = str(line.get(_TABLE) or "")
        return json.dumps({key: _plain(value, id) for key, value in line.items()})


def _plain(value: object, table: str) -> object:
    if value is None or isinstance(value, int | float):
        return value
    text = str(value).replace(table, log_name(table)) if table else str(value)
    return without_secrets(text)


class OncePerSecond(logging.Filter):
    """Writes equal warnings once a second, and says how many it has left out since the last one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._written: dict[tuple[str, ...], tuple[float, int]] = {}
        """When each cause was last written, and how many were left out since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        cause, now = _cause(record), self._clock()
        last, left_out = self._written.get(cause, (-_APART, 0))
        if now - last < _APART:
            self._written[cause] = last, left_out + 1
            return False
        if len(self._written) >= _MOST_CAUSES:
            self._written.clear()
        self._written[cause] = now, 0
        if left_out:
            record.left_out = left_out
        return True


def _cause(record: logging.LogRecord) -> tuple[str, ...]:
    error = record.exc_info[1] if record.exc_info else None
    return record.name, record.msg, str(vars(record).get("why", "")), repr(error)


def write_lines(level: str) -> None:
    """All loggers write to standard error, from this level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    handler.addFilter(OncePerSecond())
    logging.basicConfig(level=max(logging.INFO, _number(level)), handlers=[handler], force=True)
    # The drivers' debug output contains cookies, cards and seeds.
    logging.getLogger(_OURS).setLevel(_number(level))


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
