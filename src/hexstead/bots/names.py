"""Bots by name, with their thinking time: `greedy`, `search:500ms`, `./mybot.py:MyBot`.

>>> seconds("search:500ms"), seconds("search")
(0.5, 1.0)
"""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hexstead.bots.chooser import Chooser
from hexstead.bots.game import BOTS, ENDLESS, PLENTY, SECONDS

_TIMED: Final = re.compile(r"(?P<who>.+?)(?::(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s))?")
_FILE: Final = re.compile(r"(?P<path>.+\.py)(?::(?P<class_name>\w+))?")


class UnknownBot(ValueError):
    """There is no such bot; the message says what could be written instead."""


def bot(name: str, seed: int) -> Chooser:
    """A bot with chances of its own. UnknownBot if the name means nothing or its file does not serve."""
    who = _parts(name)["who"]
    if found := _FILE.fullmatch(who):
        return _make(_class_in(Path(found["path"]), found["class_name"] or ""), seed, who)
    if who not in BOTS:
        raise UnknownBot(
            f"There is no bot {who!r}: write one of {', '.join(BOTS)}, with a thinking time if you like"
            " (search:500ms, search:2s), or a class of your own (./mybot.py:MyBot)."
        )
    return BOTS[who](seed)


def seconds(name: str) -> float:
    """How long it may think about a decision."""
    parts = _parts(name)
    if parts["number"] is None:
        return PLENTY if parts["who"] in BOTS and parts["who"] not in ENDLESS else SECONDS
    return float(parts["number"]) / (1000 if parts["unit"] == "ms" else 1)


def file_of(name: str) -> Path | None:
    """The file in which a bot of the user's own is; None for the others."""
    found = _FILE.fullmatch(_parts(name)["who"])
    return Path(found["path"]) if found else None


def _parts(name: str) -> re.Match[str]:
    found = _TIMED.fullmatch(name.strip())
    if found is None:
        raise UnknownBot(f"A bot needs a name: write one of {', '.join(BOTS)}.")
    return found


def _class_in(path: Path, class_name: str) -> type[Any]:
    if not class_name:
        raise UnknownBot(f"Say which class of {path} is the bot, such as {path}:MyBot.")
    if not path.is_file():
        raise UnknownBot(f"There is no file {path}: the path is seen from the folder you are in.")
    made = getattr(_module(path), class_name, None)
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{path} has no class {class_name} with a method choose.")
    return made


def _module(path: Path) -> ModuleType:
    # Under its full path, so that two files of the same name do not take each other's place.
    key = f"hexstead bot {path.resolve()}"
    if key in sys.modules:
        return sys.modules[key]
    spec = importlib.util.spec_from_file_location(key, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[key] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[key]
        raise UnknownBot(f"{path} cannot be read: {type(error).__name__}: {error}") from error
    return module


def _make(made: type[Any], seed: int, who: str) -> Chooser:
    try:
        chooser: Chooser = made(seed)
    except Exception as error:
        raise UnknownBot(
            f"{who} cannot be made with a seed: {type(error).__name__}: {error}. Its __init__ takes one int."
        ) from error
    return chooser
