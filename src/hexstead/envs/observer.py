"""What a seat sees of a game, as a row of bytes, without anything hidden from that seat.

The engine takes a few microseconds per decision. To keep up, each seat has a row that follows the game
(`observation_row`): it only writes what has changed since the last look. An observation is a copy of it.
"""

from collections.abc import Callable
from inspect import unwrap
from typing import Any, Final, SupportsInt, TypeAlias

import numpy as np

from hexstead.engine.actions import Action, Actions, Decision, Seat
from hexstead.engine.events import Event
from hexstead.engine.hexes import GRID, ISLAND_ROW, NO_HEX, NOWHERE, SINGLE, SPACE, at, members
from hexstead.engine.rules import decide, start
from hexstead.engine.terrain import LETTERS, NAMES
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.envs.numbering import (
    ACTIONS,
    CARDS,
    CHANGED_RULES,
    SEATS,
    TERRAIN_CARDS,
    TOKENS,
    Translation,
)
from hexstead.envs.observation_layout import Array
from hexstead.envs.observation_row import (
    OPENED,
    ObservationRow,
    SeatPerspective,
    StateOrView,
    TileCounts,
    unpack,
)

Observation: TypeAlias = dict[str, Any]

NO_ACTIONS: Final[Array] = np.frombuffer(bytes(ACTIONS), np.int8)
"""The mask of a seat that isn't asked."""

# NumPy's function itself, without its search for other kinds of arrays.
_unpackbits: Final[Callable[..., Array]] = unwrap(np.unpackbits)
_BYTE: Final = np.dtype(np.uint8)
_FLAG: Final = np.dtype(np.int8)
_PACKED_MASK: Final = (ACTIONS + 7) // 8
_TERRAINS: Final = bytes.maketrans(f"{LETTERS}{NO_HEX}".encode(), bytes([*range(1, len(LETTERS) + 1), 0]))
"""The letters of a map as numbers of terrains; none where there is no hex."""
_FIRST_BUTTON: Final = SINGLE[SPACE]
"""Sets of hexes are smaller than this."""


class _Buttons(dict[Actions, Array]):
    """The masks without hexes: there are few, and they come often."""

    def __init__(self, translation: Translation) -> None:
        self._translation = translation

    def __missing__(self, live: Actions) -> Array:
        self[live] = masks([self._translation.outward(live)])[0]
        return self[live]


class Masker:
    """Makes the masks of one game. Games don't share it, because it writes into its own buffer."""

    __slots__ = ("_array", "_buttons", "_packed", "_translation")

    def __init__(self, translation: Translation, buttons: _Buttons) -> None:
        self._translation, self._buttons = translation, buttons
        packed = bytearray(_PACKED_MASK)
        # Writing bytes is faster through a memoryview.
        self._packed = memoryview(packed)
        self._array = np.frombuffer(packed, _BYTE)

    def mask(self, live: Actions) -> Array:
        if live >= _FIRST_BUTTON:
            if not live & GRID:
                return self._buttons[live].copy()
            live = self._translation.outward(live)
        self._packed[:] = live.to_bytes(_PACKED_MASK, "little")
        return _unpackbits(self._array, None, ACTIONS, "little").view(_FLAG)


class Observer:
    """Makes the observations of all games in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.translation = Translation(world)
        still = _map(world, self.translation) + _setup(world)
        kinds = TileCounts(world, self.translation)
        self._perspectives = [
            SeatPerspective(world, self.translation, kinds, still, seat) for seat in range(world.seats)
        ]
        beginning = start(world, 0)
        for perspective in self._perspectives:
            perspective.let_games_begin_as(beginning, decide(world, beginning))
        self._buttons = _Buttons(self.translation)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Observer":
        """It knows the world and nothing of its games, so copies of a game can share it."""
        return self

    def row_for(self, seat: Seat, table: StateOrView, news: list[Event]) -> ObservationRow:
        """Follows one game in which this has happened."""
        return ObservationRow(self._perspectives[seat], table, news)

    def masker(self) -> "Masker":
        """For one game."""
        return Masker(self.translation, self._buttons)

    def look_at(self, view: View, decision: Decision) -> Observation:
        """The observation for this view and decision: for policies that play as bots."""
        row = self.row_for(view.viewer, view, [OPENED]).follow(decision)
        mask = self.masker().mask(decision.live) if decision.seat == view.viewer else NO_ACTIONS.copy()
        return {"observation": row, "action_mask": mask}

    def action(self, number: SupportsInt) -> Action:
        """The engine's action for this number."""
        return self.translation.inner.get(int(number), int(number))


def masks(live: list[Actions]) -> Array:
    """The masks of these sets of actions, in the numbers of `numbering`, stacked."""
    return unpack(live, ACTIONS).view(_FLAG)


def _map(world: World, translation: Translation) -> bytes:
    terrain, tokens, sites = bytearray(SPACE), bytearray(SPACE), bytearray(SPACE)
    for row, letters in [*enumerate(world.letters), *enumerate(world.island, ISLAND_ROW)]:
        terrain[at(row, 0) : at(row, len(letters))] = letters.encode().translate(_TERRAINS)
    for key, hexes in world.tokens.items():
        for hex in members(hexes):
            tokens[hex] = TOKENS.index(key) + 1
    for site in world.sites:
        if site.hex != NOWHERE:
            sites[site.hex] = translation.kinds[site.tile] + 1
    return bytes(terrain + tokens + sites)


def _setup(world: World) -> bytes:
    in_play = {card.key for card in world.cards}
    return bytes(
        [
            *[seat < world.seats for seat in range(SEATS)],
            *[key in in_play for key in CARDS],
            *map(world.deck.count, TERRAIN_CARDS),
            *[terrain == world.removed_terrain for terrain in range(len(NAMES))],
            *[key in world.options for key in CHANGED_RULES],
        ]
    )
