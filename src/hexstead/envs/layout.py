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
from hexstead.engine.world import TILES_ON_A_LOCATION
from hexstead.envs.numbering import (
    ACTIONS,
    CARDS,
    FIGURES,
    KINDS,
    PROMPTS,
    RULES,
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
class Part:
    """Neighbouring entries of a section: what they say, what each is called, and the largest value."""

    key: str
    words: str
    names: list[str]
    high: int = 1
    kinds: list[str] | None = None
    """What the values from 1 on mean, if they aren't amounts; 0 means none."""


@dataclass(frozen=True)
class Section:
    """A stretch of an observation whose entries have one shape: numbers, planes, or tables."""

    key: str
    words: str
    entry: tuple[int, ...]
    parts: list[Part]

    @property
    def shape(self) -> tuple[int, ...]:
        return (sum([len(part.names) for part in self.parts]), *self.entry)


def _kind(key: str, words: str, kinds: list[str]) -> Part:
    """One entry that gives a kind by its number."""
    return Part(key, words, _ONE, len(kinds), kinds)


_NUMBER: Final = ()
_PLANE: Final = (ROWS, PITCH)
_HELD_AND_READY: Final = (2, len(KINDS))

SECTIONS: Final = [
    Section(
        "map",
        "Planes that stay the same for the whole game.",
        _PLANE,
        [
            _kind("terrain", "the terrain, 0 beyond the map", NAMES),
            _kind("tokens", "which token lies there", TOKENS),
            _kind("sites", "which kind of tile lies there at the beginning", KINDS),
        ],
    ),
    Section(
        "setup",
        "Numbers that stay the same for the whole game.",
        _NUMBER,
        [
            Part("seats", "seats in play", _SEATS),
            Part("cards", "what pays gold", CARDS),
            Part("deck", "terrain cards in the game, by kind", TERRAIN_CARD_NAMES, _DECK),
            Part("missing", "the terrain whose cards left the game at the set-up", NAMES),
            Part("rules", "house rules, and what an edition prints differently", RULES),
        ],
    ),
    Section(
        "board",
        "Planes of what stands and lies on the map.",
        _PLANE,
        [
            _kind("pieces", "whose it is, of all that counts as a settlement", _SEATS),
            _kind("figures", "which figure it is, if it is one", FIGURES),
            Part("walls", "stone walls", _ONE),
            Part("marked", "rows that somebody has marked", _ONE),
            Part("built", "where the mandatory action has built this turn, if a card asks", _ONE),
            Part(
                "built_this_turn", "where the seat on turn has built anything this turn, if a card asks", _ONE
            ),
            Part("tiles", "how many tiles lie there", _ONE, TILES_ON_A_LOCATION),
            Part("lifted", "the piece that is being moved", _ONE),
            Part("moved", "pieces that the power under way has moved and may not move again", _ONE),
        ],
    ),
    Section(
        "tiles",
        "A table for each seat: how many tiles of each kind it holds, and how many of these are ready.",
        _HELD_AND_READY,
        [Part("tiles", "by seat", _SEATS, _TILES)],
    ),
    Section(
        "numbers",
        "Numbers of the seats, the turn and the cards.",
        _NUMBER,
        [
            Part("supply", "settlements left, by seat", _SEATS, NUMBERS.supply),
            Part("aside", "settlements set aside for the next turn, by seat", _SEATS, NUMBERS.supply),
            Part("stored", "number tiles, by seat", _SEATS, NUMBERS.supply),
            Part("earned", "gold paid during the game, by seat", _SEATS, MOST),
            Part("more_cards", "cards to be drawn after this turn on top of the usual ones", _ONE, _DECK),
            Part("gathered", "number tiles that tiles have brought the seat on turn this turn", _ONE, MOST),
            Part("laid", "the seat on turn has laid a figure this turn that stays where it is", _ONE),
            Part("deck", "cards in the draw pile", _ONE, _DECK),
            Part("powers", "powers under way, one inside the other", _ONE, MOST),
            Part("left", "how many more actions the power under way may have", _ONE, MOST),
            Part("drawn", "a terrain card drawn for the power under way", TERRAIN_CARD_NAMES),
            Part("power", "the tile whose power is under way", KINDS),
            Part("owed", "settlements that must still be built in this turn", _ONE, 2 * NUMBERS.supply),
            Part("begun", "the mandatory action has begun", _ONE),
            Part("quota", "how many the terrain card asks for", _ONE, NUMBERS.supply),
            Part("binding", "how firmly the terrain is chosen: 0 not, 1 named, 2 for good", _ONE, BOUND),
            Part("terrain", "the terrain to build on", NAMES),
            Part("decides", "who must choose now", _SEATS),
            Part("prompt", "what is asked", PROMPTS),
            Part("recalled", "how many of those owed had been set aside", _ONE, NUMBERS.supply),
            Part("ending", "this is the last round", _ONE),
            Part("closing", "the last round is over, but something is still to be chosen", _ONE),
            Part("over", "the game is over", _ONE),
            Part("cards", "terrain cards in hand, by seat", _SEATS, _DECK),
            Part("turn", "whose turn it is", _SEATS),
            Part("first", "who had the first turn", _SEATS),
            Part("hand", "your terrain cards, by kind", TERRAIN_CARD_NAMES, _DECK),
            Part("played", "terrain cards on the table, by kind", TERRAIN_CARD_NAMES, _DECK),
            Part("discards", "discarded terrain cards, by kind", TERRAIN_CARD_NAMES, _DECK),
            Part("removed", "terrain cards out of the game, by kind", TERRAIN_CARD_NAMES, _DECK),
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


def _parts_in_planes() -> Iterator[tuple[str, Part]]:
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
