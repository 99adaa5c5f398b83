"""The names of players and boards."""

from collections.abc import Collection
from typing import Final

from hexstead.boxes.catalogue import (
    ALWAYS,
    BOARDS,
    BONUSES,
    CARDS,
    EDITIONS,
    EXPANSIONS,
    EXTRAS,
    ISLANDS,
    LOCATIONS,
    OPTIONS,
    TASKS,
    TILES,
    TOKENS,
)
from hexstead.boxes.manifest import Board
from hexstead.engine.said import Said, named
from hexstead.engine.world import World
from hexstead.match.figures import FIGURES
from hexstead.wording.player_names import BOT
from hexstead.wording.say import say


def bot_names(keys: list[str]) -> list[str]:
    """The bots' names in records; equal ones get numbers."""
    names: list[str] = []
    for place, key in enumerate(keys):
        # Your own bot goes by the name of its file, which must stay as it is.
        kind, colon, time = key.partition(":")
        name = BOT.format(bot=key if ".py:" in key else say(named("bot", kind)) + colon + time)
        before = keys[:place].count(key)
        names.append(f"{name} {before + 1}" if before else name)
    return names


_KINDS: Final[dict[str, Collection[str]]] = {
    "tile": {**LOCATIONS, **TILES, **BONUSES, **EXTRAS},
    "card": {**CARDS, **TASKS, **ALWAYS},
    "figure": FIGURES,
    "token": TOKENS,
    "box": [box.key for box in EXPANSIONS],
    "edition": EDITIONS,
    "option": OPTIONS,
    "board": {**BOARDS, **ISLANDS},
}


def called(key: str) -> Said:
    """The name of anything in a request; hexes and the like stay as they are."""
    kinds = [kind for kind, keys in _KINDS.items() if key in keys]
    return named(kinds[0], key) if kinds else _as_written(key)


def _as_written(name: str) -> Said:
    return Said("board-own", {"name": name})


def board_name(board: Board) -> str:
    """Its printed name; a board without one goes by the name of its file or recipe."""
    return board.title or board.name


def board_named(board: Board) -> Said:
    """The same, ready to say: printed names are translated, any other is the same in every language."""
    printed = {**BOARDS, **ISLANDS}.get(board.name)
    is_printed = printed is not None and printed.title == board.title
    return named("board", board.name) if is_printed else _as_written(board_name(board))


def component_named(key: str) -> Said:
    """A card, a task or a tile."""
    return named("card" if key in _KINDS["card"] else "tile", key)


def source_named(world: World, key: str) -> Said:
    """Where gold comes from: a card, or a tile that pays at once."""
    return named("card" if any([card.key == key for card in world.cards]) else "tile", key)
