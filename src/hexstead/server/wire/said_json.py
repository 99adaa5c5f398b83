"""What there is to say, as it travels."""

import json
from typing import Any, Final

from hexstead.engine.said import Argument, Said


def says(key: str, **args: Argument) -> Said:
    """What the server itself says."""
    return Said(f"server-{key}", args)


def told(said: Said) -> dict[str, Any]:
    """A key with arguments, which may be such things themselves, or lists of them."""
    if not said.args:
        return {"key": said.id, "args": {}}
    return {"key": said.id, "args": {name: _told(value) for name, value in said.args.items()}}


def _told(value: Argument) -> object:
    if isinstance(value, str | int):
        return value
    if isinstance(value, list):
        return [told(one) if isinstance(one, Said) else one for one in value]
    return told(value)


def written(said: Said) -> str:
    """The same as a line of text."""
    return json.dumps(told(said), ensure_ascii=False, separators=(",", ":"))


_LONGEST_FAREWELL: Final = 123
"""Bytes that fit in the last frame of a WebSocket."""


def farewell(said: Said) -> str:
    """What to say when a connection ends; a text that doesn't fit is cut."""
    args = dict(said.args)
    while (over := len(written(Said(said.id, args)).encode()) - _LONGEST_FAREWELL) > 0:
        texts = {name: value for name, value in args.items() if isinstance(value, str)}
        longest = max(texts, key=lambda name: len(texts[name].encode()))
        kept = texts[longest].rstrip("…").encode()[: -over - len("…".encode())]
        args[longest] = f"{kept.decode(errors='ignore')}…"
    return written(Said(said.id, args))
