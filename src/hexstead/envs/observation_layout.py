"""What an observation holds, entry by entry: one row of bytes, in sections of planes and numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict

from hexstead.boxes.catalogue import NUMBERS
from hexstead.engine.hexes import PITCH, ROWS
from hexstead.engine.state import BOUND
from hexstead.engine.terrain import NAMES
from hexstead.envs.numbering import (
    ACTIONS,
    CARDS,
    CHANGED_RULES,
    FIGURES,
    KINDS,
    PROMPTS,
    TERRAIN_CARD_NAMES,
    TOKENS,
)

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]

MOST: Final = 255
"""The largest number in a byte."""
_SEATS: Final = ["you", *[f"{further} to your left" for further in ("one", "two", "three", "four")]]
_ONE: Final = [""]
_DECK: Final = 60
"""More terrain cards than there are."""
_TILES: Final = 20
"""More tiles of a kind than there are."""


@dataclass(frozen=True)
class ObservationPart:
    """Neighbouring entries of a section: what they say, what each is called, and the largest value."""

    key: str
    words: str
    names: list[str]
    high: int = 1
    kinds: list[str] | None = None
    """What the values from 1 on mean, if they aren't amounts; 0 means none."""


@dataclass(frozen=True)
class ObservationSection:
    """A stretch of an observation whose entries have one shape: numbers, planes, or tables."""

    key: str
    words: str
    entry: tuple[int, ...]
    parts: list[ObservationPart]

    @property
    def shape(self) -> tuple[int, ...]:
        return (sum([len(part.names) for part in self.parts]), *self.entry)


def _kind(key: str, words: str, kinds: list[str]) -> ObservationPart:
    """One entry that gives a kind by its number."""
    return ObservationPart(key, words, _ONE, len(kinds), kinds)


_NUMBER: Final = ()
_PLANE: Final = (ROWS, PITCH)
_HELD_AND_READY: Final = (2, len(KINDS))

SECTIONS: Final = [
    ObservationSection(
        "map",
        "Planes that stay the same for the whole game.",
        _PLANE,
        [
            _kind("terrain", "the terrain, 0 beyond the map", NAMES),
            _kind("tokens", "which token lies there", TOKENS),
            _kind("sites", "which kind of tile lies there at the beginning", KINDS),
        ],
    ),
    ObservationSection(
        "setup",
        "Numbers that stay the same for the whole game.",
        _NUMBER,
        [
            ObservationPart("seats", "seats in play", _SEATS),
            ObservationPart("cards", "what pays gold", CARDS),
            ObservationPart("deck", "terrain cards in the game, by kind", TERRAIN_CARD_NAMES, _DECK),
            ObservationPart("missing", "the terrain whose cards left the game at the set-up", NAMES),
            ObservationPart("rules", "house rules, and what an edition prints differently", CHANGED_RULES),
        ],
    ),
    ObservationSection(
        "board",
        "Planes of what stands and lies on the map.",
        _PLANE,
        [
            _kind("pieces", "whose it is, of all that counts as a settlement", _SEATS),
            _kind("figures", "which figure it is, if it is one", FIGURES),
            ObservationPart("walls", "stone walls", _ONE),
            ObservationPart("marked", "rows that somebody has marked", _ONE),
            ObservationPart("built", "where the mandatory action has built this turn, if a card asks", _ONE),
            ObservationPart(
                "built_this_turn", "where the seat on turn has built anything this turn, if a card asks", _ONE
            ),
            ObservationPart("tiles", "how many tiles lie there", _ONE, NUMBERS.tiles),
            ObservationPart("lifted", "the piece that is being moved", _ONE),
            ObservationPart(
                "moved", "pieces that the power under way has moved and may not move again", _ONE
            ),
        ],
    ),
    ObservationSection(
        "tiles",
        "A table for each seat: how many tiles of each kind it holds, and how many of these are ready.",
        _HELD_AND_READY,
        [ObservationPart("tiles", "by seat", _SEATS, _TILES)],
    ),
    ObservationSection(
        "numbers",
        "Numbers of the seats, the turn and the cards.",
        _NUMBER,
        [
            ObservationPart("supply", "settlements left, by seat", _SEATS, NUMBERS.supply),
            ObservationPart(
                "aside", "settlements set aside for the next turn, by seat", _SEATS, NUMBERS.supply
            ),
            ObservationPart("stored", "number tiles, by seat", _SEATS, NUMBERS.supply),
            ObservationPart("earned", "gold paid during the game, by seat", _SEATS, MOST),
            ObservationPart(
                "more_cards", "cards to be drawn after this turn on top of the usual ones", _ONE, _DECK
            ),
            ObservationPart(
                "gathered", "number tiles that tiles have brought the seat on turn this turn", _ONE, MOST
            ),
            ObservationPart(
                "laid", "the seat on turn has laid a figure this turn that stays where it is", _ONE
            ),
            ObservationPart("deck", "cards in the draw pile", _ONE, _DECK),
            ObservationPart("powers", "powers under way, one inside the other", _ONE, MOST),
            ObservationPart("left", "how many more actions the power under way may have", _ONE, MOST),
            ObservationPart("drawn", "a terrain card drawn for the power under way", TERRAIN_CARD_NAMES),
            ObservationPart("power", "the tile whose power is under way", KINDS),
            ObservationPart(
                "owed", "settlements that must still be built in this turn", _ONE, 2 * NUMBERS.supply
            ),
            ObservationPart("begun", "the mandatory action has begun", _ONE),
            ObservationPart("quota", "how many the terrain card asks for", _ONE, NUMBERS.supply),
            ObservationPart(
                "binding", "how firmly the terrain is chosen: 0 not, 1 named, 2 for good", _ONE, BOUND
            ),
            ObservationPart("terrain", "the terrain to build on", NAMES),
            ObservationPart("decides", "who must choose now", _SEATS),
            ObservationPart("prompt", "what is asked", PROMPTS),
            ObservationPart("recalled", "how many of those owed had been set aside", _ONE, NUMBERS.supply),
            ObservationPart("ending", "this is the last round", _ONE),
            ObservationPart("closing", "the last round is over, but something is still to be chosen", _ONE),
            ObservationPart("over", "the game is over", _ONE),
            ObservationPart("cards", "terrain cards in hand, by seat", _SEATS, _DECK),
            ObservationPart("turn", "whose turn it is", _SEATS),
            ObservationPart("first", "who had the first turn", _SEATS),
            ObservationPart("hand", "your terrain cards, by kind", TERRAIN_CARD_NAMES, _DECK),
            ObservationPart("played", "terrain cards on the table, by kind", TERRAIN_CARD_NAMES, _DECK),
            ObservationPart("discards", "discarded terrain cards, by kind", TERRAIN_CARD_NAMES, _DECK),
            ObservationPart("removed", "terrain cards out of the game, by kind", TERRAIN_CARD_NAMES, _DECK),
        ],
    ),
]

SIZE: Final = sum([prod(section.shape) for section in SECTIONS])
"""How many bytes an observation has."""


def split(observation: Array) -> dict[str, Array]:
    """The sections of an observation, or of any stack of them, by name: views, nothing is copied.

    >>> split(np.zeros((32, SIZE), np.uint8))["tiles"].shape == (32, 5, 2, len(KINDS))
    True
    """
    found, begin = {}, 0
    for section in SECTIONS:
        end = begin + prod(section.shape)
        found[section.key] = observation[..., begin:end].reshape(*observation.shape[:-1], *section.shape)
        begin = end
    return found


def part(observation: Array, section_key: str, part_key: str) -> Array:
    """One part of an observation, or of any stack of them: a view.

    >>> part(np.zeros((32, SIZE), np.uint8), "board", "pieces").shape
    (32, 1, 26, 21)
    """
    begin, shape = PLACES[section_key, part_key]
    return observation[..., begin : begin + prod(shape)].reshape(*observation.shape[:-1], *shape)


def _places() -> Iterator[tuple[tuple[str, str], tuple[int, tuple[int, ...]]]]:
    begin = 0
    for section in SECTIONS:
        for part in section.parts:
            shape = (len(part.names), *section.entry)
            yield (section.key, part.key), (begin, shape)
            begin += prod(shape)


PLACES: Final = dict(_places())
"""Where each part of each section begins, and its shape."""


def _parts_in_planes() -> Iterator[tuple[str, ObservationPart]]:
    for section in SECTIONS:
        if section.entry == _PLANE:
            yield from [(section.key, each) for each in section.parts]


def _plane_names() -> Iterator[str]:
    for _, each in _parts_in_planes():
        values = each.kinds or [str(amount) for amount in range(1, each.high + 1)]
        yield from [f"{each.key}: {name}".rstrip(": ") for name in (values if each.high > 1 else each.names)]


PLANES: Final = list(_plane_names())
"""What each plane from `planes` shows."""


def planes(observation: Array) -> Array:
    """The map and everything on it in zeros and ones, as networks like it: a plane per kind and amount.

    >>> planes(np.zeros((32, SIZE), np.uint8)).shape == (32, len(PLANES), ROWS, PITCH)
    True
    """
    found = []
    for section_key, each in _parts_in_planes():
        shown = part(observation, section_key, each.key)
        values = np.arange(1, each.high + 1, dtype=np.uint8)[:, None, None]
        found.append(shown if each.high == 1 else (shown == values).view(np.uint8))
    return np.concatenate(found, axis=-3)


def observation_space() -> Dict:
    """A new space each time, because every environment seeds its own."""
    high = np.zeros(SIZE, np.uint8)
    for section in SECTIONS:
        for each in section.parts:
            part(high, section.key, each.key)[:] = each.high
    return Dict(
        {
            "observation": Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
    )
