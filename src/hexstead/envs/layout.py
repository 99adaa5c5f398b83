"""What an observation holds, entry by entry: the spaces, and the words for the documentation."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict

from hexstead.engine.hexes import PITCH, ROWS
from hexstead.engine.terrain import NAMES
from hexstead.engine.world import SETTLEMENTS
from hexstead.envs.numbering import (
    ACTIONS,
    CARDS,
    FIGURES,
    HOUSE_RULES,
    KINDS,
    PROMPTS,
    SEATS,
    TERRAIN_CARD_NAMES,
)

_SEAT_NAMES: Final = ["you", *[f"{n} to your left" for n in range(1, SEATS)]]
_YES: Final = ["yes"]
_NUMBER: Final = ["number"]


@dataclass(frozen=True)
class Part:
    """Some neighbouring entries of an array: what they tell, a name for each, and the largest value."""

    key: str
    words: str
    names: list[str]
    high: int = 1

    def __len__(self) -> int:
        return len(self.names)


MAP: Final = [
    Part("terrain", "the hexes of each kind", NAMES),
    Part("board", "the hexes that are part of the map", _YES),
]
"""Planes that never change during a game."""

BOARD: Final = [
    Part("figures", "which pieces are figures, of whatever seat", FIGURES),
    Part("walls", "stone walls", _YES),
    Part("lifted", "the piece that is being moved", _YES),
    Part("tiles", "places where tiles lie", ["at least one", "two"]),
    Part("marked", "rows that somebody has marked", _YES),
    Part("built", "where the mandatory action has built this turn, if a card asks", _YES),
    Part("broken", "where the seat on turn has built anything this turn, if a card asks", _YES),
]
"""Planes that change now and then."""

PIECES: Final = [
    Part("pieces", "all that counts as a settlement, by seat", _SEAT_NAMES),
    Part("live", "the hexes that you can choose: the first entries of the mask", _YES),
]
"""Planes that change with every action."""

NUMBERS: Final = [
    Part("supply", "settlements left", _SEAT_NAMES, SETTLEMENTS),
    Part("aside", "settlements set aside for the next turn", _SEAT_NAMES, SETTLEMENTS),
    Part("stored", "number tiles", _SEAT_NAMES, SETTLEMENTS),
    Part("cards", "terrain cards in hand", _SEAT_NAMES, 60),
    Part("earned", "gold paid during the game", _SEAT_NAMES, 500),
    Part("owed", "settlements that must still be built this turn", _NUMBER, 2 * SETTLEMENTS),
    Part("quota", "how many the terrain card asks for", _NUMBER, 10),
    Part("recalled", "how many of those owed had been set aside", _NUMBER, SETTLEMENTS),
    Part("begun", "the mandatory action has begun", _YES),
    Part("more_cards", "cards to be drawn at the end of this turn besides the usual ones", _NUMBER, 60),
    Part("deck", "cards in the draw pile", _NUMBER, 60),
    Part("ending", "this is the last round", _YES),
    Part("closing", "the last round is over, something is still to be chosen", _YES),
    Part("over", "the game is over", _YES),
    Part("powers", "powers under way, one inside the other", _NUMBER, 60),
    Part("left", "how many more actions the power under way may have", _NUMBER, SETTLEMENTS),
    Part("turn", "whose turn it is", _SEAT_NAMES),
    Part("decides", "who must choose now", _SEAT_NAMES),
    Part("first", "who had the first turn", _SEAT_NAMES),
    Part("prompt", "what is asked", PROMPTS),
    Part("terrain", "the terrain to build on", NAMES),
    Part("drawn", "a terrain card drawn for the power under way", TERRAIN_CARD_NAMES),
    Part("power", "the tile whose power is under way", KINDS),
    Part("hand", "your terrain cards, by kind", TERRAIN_CARD_NAMES, 60),
    Part("played", "the terrain cards on the table, by kind", TERRAIN_CARD_NAMES, 60),
    Part("discards", "the discarded terrain cards, by kind", TERRAIN_CARD_NAMES, 60),
    Part("removed", "the terrain cards out of the game, by kind", TERRAIN_CARD_NAMES, 60),
]

SETUP: Final = [
    Part("seats", "seats in play", _SEAT_NAMES),
    Part("cards", "what pays gold", CARDS),
    Part("deck", "how many terrain cards of each kind the game has", TERRAIN_CARD_NAMES, 60),
    Part("terrain", "a terrain whose cards left the game at the set-up", NAMES),
    Part("rules", "house rules", HOUSE_RULES),
]
"""Numbers that never change during a game."""

TILES: Final = [Part("held", "held", KINDS), Part("ready", "of these, can be used in this turn", KINDS)]
MOST_TILES: Final = 20


def width(parts: list[Part]) -> int:
    return sum([len(part) for part in parts])


def start_of(parts: list[Part], key: str) -> int:
    """The first entry of a part.

    >>> start_of(BOARD, "walls")
    5
    """
    before = 0
    for part in parts:
        if part.key == key:
            return before
        before += len(part)
    raise KeyError(f"there is no part {key!r}; there are {', '.join([part.key for part in parts])}")


def entries(parts: list[Part]) -> Iterator[tuple[int, Part, str]]:
    """Each entry with its number, its part and its name."""
    yield from enumerate_names([(part, name) for part in parts for name in part.names])


def enumerate_names(named: list[tuple[Part, str]]) -> Iterator[tuple[int, Part, str]]:
    for number, (part, name) in enumerate(named):
        yield number, part, name


def _planes(parts: list[Part]) -> Box:
    return Box(0, 1, (width(parts), ROWS, PITCH), np.uint8)


def _numbers(parts: list[Part]) -> Box:
    high = np.array([part.high for part in parts for _ in part.names], np.int16)
    return Box(np.zeros_like(high), high, dtype=np.int16)


def observation_space() -> Dict:
    """A new space each time, because every environment seeds its own."""
    parts: dict[str, Any] = {
        "map": _planes(MAP),
        "sites": Box(0, len(KINDS), (ROWS, PITCH), np.uint8),
        "setup": _numbers(SETUP),
        "board": _planes(BOARD),
        "pieces": _planes(PIECES),
        "tiles": Box(0, MOST_TILES, (SEATS, len(TILES), len(KINDS)), np.uint8),
        "numbers": _numbers(NUMBERS),
    }
    return Dict({"observation": Dict(parts), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})
