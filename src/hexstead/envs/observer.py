"""What a seat sees of a game, as a row of bytes. It is told nothing that is hidden from that seat.

A decision of the engine takes a few microseconds. To keep up with it, each seat has a row that follows the
game (`sight`): only what has changed since its last look is written. An observation is a copy of the row.
"""

from typing import Any, Final, TypeAlias

import numpy as np

from hexstead.engine.actions import Actions, Decision, Seat
from hexstead.engine.hexes import GRID, ISLAND_ROW, NO_HEX, NOWHERE, SINGLE, SPACE, at, members
from hexstead.engine.rules import decide, start
from hexstead.engine.terrain import LETTERS, NAMES
from hexstead.engine.view import View
from hexstead.engine.world import World
from hexstead.envs.layout import Array
from hexstead.envs.numbering import (
    ACTIONS,
    CARDS,
    RULES,
    SEATS,
    TERRAIN_CARDS,
    TOKENS,
    Translation,
)
from hexstead.envs.sight import Angle, Kinds, Sight, unpack

Observation: TypeAlias = dict[str, Any]

NO_ACTIONS: Final[Array] = np.frombuffer(bytes(ACTIONS), np.int8)
"""The mask of a seat that is not asked."""

_BYTE: Final = np.dtype(np.uint8)
_FLAG: Final = np.dtype(np.int8)
_PACKED_MASK: Final = (ACTIONS + 7) // 8
_TERRAINS: Final = bytes.maketrans(f"{LETTERS}{NO_HEX}".encode(), bytes([*range(1, len(LETTERS) + 1), 0]))
"""From the letters of a map to the numbers of its terrains; none where there is no hex."""
_FIRST_BUTTON: Final = SINGLE[SPACE]
"""Sets of hexes are smaller than this."""


class Observer:
    """Makes the observations of all games in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.translation = Translation(world)
        still = _map(world, self.translation) + _setup(world)
        kinds = Kinds(world, self.translation)
        self._angles = [Angle(world, self.translation, kinds, still, seat) for seat in range(world.seats)]
        self._packed = bytearray(_PACKED_MASK)
        self._packed_array = np.frombuffer(self._packed, _BYTE)
        self._beginnings: dict[Seat, Sight] = {}
        self._buttons: dict[Actions, Array] = {}
        """The masks without hexes: there are few of them, and they come often."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Observer":
        """It knows the world, and nothing of the games in it: copies of a game can share it."""
        return self

    def sight(self, seat: Seat) -> Sight:
        """To follow a game from any position."""
        return Sight(self._angles[seat])

    def sight_from_the_start(self, seat: Seat) -> Sight:
        """To follow a new game: quicker, because games in one world begin nearly alike."""
        if seat not in self._beginnings:
            state = start(self.world, 0)
            sight = self._beginnings[seat] = self.sight(seat)
            unseen = sight.follow(state, decide(self.world, state), [])
            sight.catch_up(unseen, state, state.hands[seat], [*map(len, state.hands)], len(state.deck))
        return self._beginnings[seat].begin()

    def look_at(self, view: View, decision: Decision) -> Observation:
        """The observation of whoever sees this, at this decision."""
        sight = self.sight(view.viewer)
        unseen = sight.follow(view, decision, [])
        sight.catch_up(unseen, view, view.hand, view.hand_sizes, view.deck_size)
        mask = self.mask(decision.live) if decision.seat == view.viewer else NO_ACTIONS.copy()
        return {"observation": sight.array, "action_mask": mask}

    def mask(self, live: Actions) -> Array:
        if live < _FIRST_BUTTON:
            return self._unpack(live)
        known = self._buttons.get(live)
        if known is not None:
            return known.copy()
        mask = self._unpack(self.translation.outward(live))
        if not live & GRID:
            self._buttons[live] = mask.copy()
        return mask

    def _unpack(self, live: Actions) -> Array:
        self._packed[:] = live.to_bytes(_PACKED_MASK, "little")
        return np.unpackbits(self._packed_array, None, ACTIONS, "little").view(_FLAG)


def masks(live: list[Actions]) -> Array:
    """Of these sets of actions, in the numbers of `numbering`: one above the other."""
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
            sites[site.hex] = translation.kinds[site.location] + 1
    return bytes(terrain + tokens + sites)


def _setup(world: World) -> bytes:
    in_play = {card.key for card in world.cards}
    return bytes(
        [
            *[seat < world.seats for seat in range(SEATS)],
            *[key in in_play for key in CARDS],
            *map(world.deck.count, TERRAIN_CARDS),
            *[terrain == world.removed_terrain for terrain in range(len(NAMES))],
            *[key in world.options for key in RULES],
        ]
    )
