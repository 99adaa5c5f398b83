"""What a host can set: in a file, or each with an environment variable `HEXSTEAD_...` of the same name."""

import difflib
import math
import os
import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from platformdirs import user_data_path

from hexstead.engine.said import BadInput, Said, error

PREFIX: Final = "HEXSTEAD_"
CONFIG: Final = f"{PREFIX}CONFIG"
"""Names a settings file."""
_OPTION, _DEFAULT = "option", "default"
_NEAR: Final = 0.6
"""Names at least this similar count as typos."""
_NOT_OURS: Final = ("CONFIG", "LANGUAGE", "TEST_POSTGRES", "FUZZ", "GOLDEN", "TIMES")
"""Variables that other modules read."""


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('hexstead', appauthor=False) / 'hexstead.db'}"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    """The address to listen at."""
    port: int = 8000
    workers: int = 1
    """Processes; more than one needs PostgreSQL. They share the limits for an address."""
    database_url: str = field(default_factory=default_database)
    base_path: str = ""
    """The path below which the whole app is hosted; empty if it has the whole host name."""
    origins: str = ""
    """Other sites that may send requests, separated by commas."""
    hosts: str = ""
    """The names of this server, separated by commas; empty means any."""
    proxies: str = ""
    """Addresses or networks of proxies whose `X-Forwarded-For` we trust, separated by commas."""
    secure_cookies: bool = False
    """Only send the cookie over HTTPS."""
    metrics: bool = True
    log_level: str = "warning"

    bot_seconds: float = 1.0
    """How long a bot may think about one action."""
    bot_pause: float = 0.25
    """Pause between two actions of a bot, so that people can follow."""
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))

    message_bytes: int = 4096
    messages_per_second: float = 30.0
    messages_at_once: int = 80
    address_messages_per_second: float = 200.0
    address_messages_at_once: int = 400
    chat_lines_per_second: float = 1.0
    """By one guest; all guests of an address share the next two."""
    chat_lines_at_once: int = 5
    address_chat_lines_per_second: float = 10.0
    address_chat_lines_at_once: int = 30
    requests_per_second: float = 25.0
    requests_at_once: int = 150
    tables_per_minute: float = 20.0
    tables_at_once: int = 30
    connections_per_address: int = 100
    body_bytes: int = 200_000

    away_seconds: float = 120.0
    """How long a player must be away before others may call a bot."""
    request_seconds: float = 20.0
    """How long a request may take to arrive, and the client to take its answer."""
    waiting_seconds: float = 5.0
    """How long a request waits for its turn before it is told to come back."""
    share_seconds: float = 5.0
    """How long a deal waits for random bytes from players' browsers; 0 doesn't wait."""

    linger_seconds: float = 300.0
    """How long a table stays in memory after the last reader has left."""
    beat_seconds: float = 10.0
    """How often a process on PostgreSQL checks that it still hears the others."""
    retention_days: float = 0.0
    """Finished games are deleted after this long without a change; 0 keeps them."""
    open_days: float = 0.0
    """The same for tables that never started."""
    sweep_seconds: float = 20.0
    """How often a process cleans up and looks for bots that nobody drives."""

    static: str = ""
    """The folder of the built web app, if not the one in the package."""

    boards: str = ""
    """A folder with your own boards."""

    @classmethod
    def from_environment(cls, config: str | None = None, **given: Any) -> Self:  # noqa: ANN401 (any field)
        """Arguments come first, then the environment, the file, the defaults.

        BadInput names the wrong variable or line of the file.
        """
        return cls(**{name: value for name, (value, _) in cls._set(config, given).items()})

    @classmethod
    def with_sources(cls, config: str | None, **given: Any) -> dict[str, tuple[Any, str]]:  # noqa: ANN401
        """The value of every setting, and where it comes from."""
        found, usual = cls._set(config, given), cls()
        return {one.name: found.get(one.name, (getattr(usual, one.name), _DEFAULT)) for one in fields(cls)}

    @classmethod
    def _set(cls, config: str | None, given: dict[str, Any]) -> dict[str, tuple[Any, str]]:
        kinds = {one.name: _kind(one.type) for one in fields(cls)}
        file = config or os.environ.get(CONFIG)
        found = _from_file(Path(file), kinds) if file else {}
        for name, kind in kinds.items():
            variable = PREFIX + name.upper()
            if variable in os.environ:
                found[name] = _read(variable, name, kind, os.environ[variable]), variable
        return found | {name: (value, _OPTION) for name, value in given.items() if value is not None}

    @property
    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parent / "static"


def _kind(annotation: object) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def _from_file(path: Path, kinds: dict[str, str]) -> dict[str, tuple[Any, str]]:
    file = str(path)
    try:
        lines = tomllib.loads(path.read_text("utf-8"))
    except OSError as wrong:
        raise BadInput(error("unreadable", file=file, why=wrong.strerror or str(wrong))) from None
    except ValueError as wrong:
        raise BadInput(error("settings-not-toml", file=file, why=str(wrong))) from None
    found: dict[str, tuple[Any, str]] = {}
    for name, value in lines.items():
        if name not in kinds:
            raise BadInput(error("in-file", file=file, why=_unknown(name, kinds)))
        found[name] = _read(name, name, kinds[name], _text(value), file), file
    return found


def _text(value: object) -> str:
    """As an environment variable would have it."""
    if isinstance(value, list):
        return ",".join([_text(one) for one in value])
    return str(value).lower() if isinstance(value, bool) else str(value)


def _unknown(name: str, known: Iterable[str]) -> Said:
    return error("settings-unknown", name=name, near=difflib.get_close_matches(name, known, 1, _NEAR))


def unknown_variables() -> list[Said]:
    """What to say about variables that look like settings but aren't."""
    known = [PREFIX + one.name.upper() for one in fields(Settings)]
    others = [PREFIX + name for name in _NOT_OURS]
    ours = [name for name in os.environ if name.startswith(PREFIX)]
    return [_unknown(name, known) for name in sorted(ours) if name not in (*known, *others)]


def _read(written: str, name: str, kind: str, text: str, file: str = "") -> Any:  # noqa: ANN401 (as its field)
    expected, make = _OWN_READERS.get(name) or _READERS[kind]
    try:
        return make(text)
    except ValueError:
        why = error(f"settings-{expected}", name=written, found=text)
        raise BadInput(error("in-file", file=file, why=why) if file else why) from None


def _whole(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= _LAST_PORT:
        raise ValueError(text)
    return number


def _from_zero(text: str) -> float:
    number = float(text)
    if not 0 <= number < math.inf:
        raise ValueError(text)
    return number


def _above_zero(text: str) -> float:
    number = _from_zero(text)
    if not number:
        raise ValueError(text)
    return number


def _path(text: str) -> str:
    path = text.rstrip("/")
    if not _PATH.fullmatch(path):
        raise ValueError(text)
    return path


def _truth(text: str) -> bool:
    if text.lower() not in _TRUTHS:
        raise ValueError(text)
    return _TRUTHS[text.lower()]


def _level(text: str) -> str:
    if text.lower() not in _LEVELS:
        raise ValueError(text)
    return text.lower()


_TRUTHS: Final = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}
_PATH: Final = re.compile(r"(/[\w.~-]+)*", re.ASCII)
_LAST_PORT: Final = 65535
_LEVELS: Final = ("debug", "info", "warning", "error", "critical")

_Reader: TypeAlias = tuple[str, Callable[[str], object]]
"""The key for what is expected, and a function that reads the value or raises ValueError."""

_READERS: Final[dict[str, _Reader]] = {
    # Any text will do.
    "str": ("", str),
    "bool": ("truth", _truth),
    "int": ("whole", _whole),
    "float": ("above-zero", _above_zero),
}
_FROM_ZERO: Final[_Reader] = ("from-zero", _from_zero)
_OWN_READERS: Final[dict[str, _Reader]] = {
    "port": ("port", _port),
    "base_path": ("path", _path),
    "log_level": ("level", _level),
    "bot_seconds": _FROM_ZERO,
    "bot_pause": _FROM_ZERO,
    "share_seconds": _FROM_ZERO,
    "linger_seconds": _FROM_ZERO,
    "retention_days": _FROM_ZERO,
    "open_days": _FROM_ZERO,
    "away_seconds": _FROM_ZERO,
}
