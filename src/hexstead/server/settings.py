"""What a host may set, each by an environment variable `HEXSTEAD_...` of the same name."""

import math
import os
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

from platformdirs import user_data_path

from hexstead.match.documents import BadInput
from hexstead.telling.words import listed

PREFIX = "HEXSTEAD_"


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('hexstead', appauthor=False) / 'hexstead.db'}"


@dataclass(frozen=True)
class Settings:
    database_url: str = field(default_factory=default_database)
    origins: str = ""
    """Sites besides our own that may send requests, with commas between them."""
    secure_cookies: bool = False
    """Only send the cookie over HTTPS."""
    metrics: bool = True
    log_level: str = "warning"

    bot_seconds: float = 1.0
    """How long a bot may think about one action."""
    bot_pause: float = 0.25
    """Between two actions of a bot, so that people can follow."""
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))

    message_bytes: int = 4096
    messages_per_second: float = 30.0
    messages_at_once: int = 80
    address_messages_per_second: float = 200.0
    address_messages_at_once: int = 400
    requests_per_second: float = 25.0
    requests_at_once: int = 150
    tables_per_minute: float = 20.0
    tables_at_once: int = 30
    connections_per_address: int = 100
    body_bytes: int = 200_000

    linger_seconds: float = 300.0
    """How long a table stays in memory after the last reader has left."""
    sweep_seconds: float = 20.0
    """How often a process looks after itself and for bots that nobody drives."""

    static: str = ""
    """The folder of the built web app, if it is not the one in the package."""

    @classmethod
    def from_environment(cls, **given: Any) -> Self:  # noqa: ANN401 (any field)
        """What is given counts, then the environment, then the defaults. BadInput names a wrong variable."""
        values: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
        for one in fields(cls):
            text = os.environ.get(PREFIX + one.name.upper())
            if text is not None and one.name not in values:
                values[one.name] = _read(one.name, _kind(one.type), text)
        return cls(**values)

    @property
    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parent / "static"


def _kind(annotation: object) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def _read(name: str, kind: str, text: str) -> object:
    expected, make = _OWN_READERS.get(name) or _READERS[kind]
    try:
        return make(text)
    except ValueError:
        raise BadInput(f"{PREFIX}{name.upper()}: expected {expected}, found {text!r}.") from None


def _whole(text: str) -> int:
    number = int(text)
    if number < 1:
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
_LEVELS: Final = ("debug", "info", "warning", "error", "critical")

_Reader: TypeAlias = tuple[str, Callable[[str], object]]
"""What is expected, and what makes the value of a text or raises ValueError."""

_READERS: Final[dict[str, _Reader]] = {
    "str": ("a text", str),
    "bool": ("true or false", _truth),
    "int": ("a whole number above 0", _whole),
    "float": ("a number above 0", _above_zero),
}
_FROM_ZERO: Final[_Reader] = ("a number from 0 on", _from_zero)
_OWN_READERS: Final[dict[str, _Reader]] = {
    "log_level": (listed(list(_LEVELS), "or"), _level),
    "bot_seconds": _FROM_ZERO,
    "bot_pause": _FROM_ZERO,
    "linger_seconds": _FROM_ZERO,
}
