"""Bots by name, with their thinking time: `greedy`, `search:500ms`, `./mybot.py:MyBot`.

>>> seconds("search:500ms"), seconds("search")
(0.5, 1.0)
"""

import importlib.util
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hexstead.bots.at_random import AtRandom
from hexstead.bots.chooser import Chooser
from hexstead.bots.greedy import Greedy
from hexstead.bots.planner import Planner
from hexstead.bots.search import Search
from hexstead.engine.said import BadInput, error

BOTS: Final[dict[str, Callable[[int], Chooser]]] = {
    "random": AtRandom,
    "greedy": Greedy,
    "planner": Planner,
    "search": Search,
}
DEFAULT_BOT: Final = "greedy"

SECONDS: Final = 1.0
"""How long a bot may think about a decision by default."""
PLENTY: Final = 10.0
"""The same for bots that finish by themselves: a busy machine must not change what they choose."""
ENDLESS: Final = ("search",)
"""The bots that use all the time they get."""

_TIMED: Final = re.compile(r"(?P<who>.+?)(?::(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s))?")
_FILE: Final = re.compile(r"(?P<path>.+\.py)(?::(?P<class_name>\w+))?")


class UnknownBot(BadInput):
    """There is no such bot; the error says what you could write instead."""


def bot(name: str, seed: int) -> Chooser:
    """A bot with its own random generator. UnknownBot if nothing has this name or its file can't be used."""
    who = _parts(name)["who"]
    if found := _FILE.fullmatch(who):
        return _make(_class_in(Path(found["path"]), found["class_name"] or ""), seed, who)
    if who not in BOTS:
        raise UnknownBot(error("no-bot", name=who, known=list(BOTS)))
    return BOTS[who](seed)


def seconds(name: str) -> float:
    """How long it may think about a decision."""
    parts = _parts(name)
    if parts["number"] is None:
        return PLENTY if parts["who"] in BOTS and parts["who"] not in ENDLESS else SECONDS
    return float(parts["number"]) / (1000 if parts["unit"] == "ms" else 1)


def file_of(name: str) -> Path | None:
    """The file of your own bot; None for the others."""
    found = _FILE.fullmatch(_parts(name)["who"])
    return Path(found["path"]) if found else None


def _parts(name: str) -> re.Match[str]:
    found = _TIMED.fullmatch(name.strip())
    if found is None:
        raise UnknownBot(error("nameless-bot", known=list(BOTS)))
    return found


def _class_in(path: Path, class_name: str) -> type[Any]:
    if not class_name:
        raise UnknownBot(error("which-class", file=str(path)))
    if not path.is_file():
        raise UnknownBot(error("no-bot-file", file=str(path)))
    made = getattr(_module(path), class_name, None)
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise UnknownBot(error("no-class", file=str(path), name=class_name))
    return made


def _module(path: Path) -> ModuleType:
    # Under its full path, so that two files with the same name don't replace each other.
    key = f"hexstead bot {path.resolve()}"
    if key in sys.modules:
        return sys.modules[key]
    spec = importlib.util.spec_from_file_location(key, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[key] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        del sys.modules[key]
        raise UnknownBot(error("bot-unreadable", file=str(path), why=_told(wrong))) from wrong
    return module


def _make(made: type[Any], seed: int, who: str) -> Chooser:
    try:
        chooser: Chooser = made(seed)
    except Exception as wrong:
        raise UnknownBot(error("bot-without-seed", name=who, why=_told(wrong))) from wrong
    return chooser


def _told(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}"
