"""What a seat sees of a game, as a row of bytes. It is told nothing that is hidden from that seat.

A decision of the engine takes a few microseconds. To keep up with it, each seat has a row that follows the
game: only what has changed since its last look is written. An observation is a copy of the row.
"""

from typing import Any, Final, TypeAlias

import numpy as np

from hexstead.engine.actions import Actions, Decision, Seat
from hexstead.engine.hexes import EMPTY, GRID, NOWHERE, SPACE
from hexstead.engine.state import State
from hexstead.engine.terrain import NAMES
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
from hexstead.envs.sight import Kinds, Sight, unpack

Observation: TypeAlias = dict[str, Any]

NO_ACTIONS: Final[Array] = np.frombuffer(bytes(ACTIONS), np.int8)
"""The mask of a seat that is not asked."""

_BYTE: Final = np.dtype(np.uint8)
_FLAG: Final = np.dtype(np.int8)
_PACKED_MASK: Final = (ACTIONS + 7) // 8


class Observer:
    """Makes the observations of all games in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.translation = Translation(world)
        still = _map(world, self.translation) + _setup(world)
        kinds = Kinds(world, self.translation)
        self._sights = [Sight(world, self.translation, kinds, still, seat) for seat in range(world.seats)]
        self._decision: Decision | None = None
        self._mask = NO_ACTIONS
        self._packed = bytearray(_PACKED_MASK)
        self._packed_array = np.frombuffer(self._packed, _BYTE)
        self._buttons: dict[Actions, Array] = {}
        """The masks without hexes: there are few of them, and they come often."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Observer":
        """Whatever it remembers is compared before it is used, so that copies of a game can share it."""
        return self

    def look(self, state: State, seat: Seat, decision: Decision) -> Observation:
        """The observation of a seat at this decision: the same as of its view, without making one first."""
        hands = state.hands
        self._sights[seat].follow(state, decision, hands[seat], [*map(len, hands)], len(state.deck))
        return self._observation(seat, decision)

    def look_at(self, view: View, decision: Decision) -> Observation:
        sight = self._sights[view.viewer]
        sight.follow(view, decision, view.hand, view.hand_sizes.copy(), view.deck_size)
        return self._observation(view.viewer, decision)

    def _observation(self, seat: Seat, decision: Decision) -> Observation:
        return {
            "observation": self._sights[seat].array.copy(),
            "action_mask": self.mask(decision) if decision.seat == seat else NO_ACTIONS.copy(),
        }

    def mask(self, decision: Decision) -> Array:
        """The live actions: one array for each decision, however often it is asked for."""
        if decision is not self._decision:
            self._decision = decision
            known = self._buttons.get(decision.live)
            self._mask = self._unpack_mask(decision) if known is None else known.copy()
        return self._mask

    def _unpack_mask(self, decision: Decision) -> Array:
        live = self.translation.outward(decision.live)
        self._packed[:] = live.to_bytes(_PACKED_MASK, "little")
        mask = np.unpackbits(self._packed_array, None, ACTIONS, "little").view(_FLAG)
        if not decision.live & GRID:
            self._buttons[decision.live] = mask.copy()
        return mask


def _map(world: World, translation: Translation) -> bytes:
    sites = bytearray(SPACE)
    for site in world.sites:
        if site.hex != NOWHERE:
            sites[site.hex] = translation.kinds[site.location] + 1
    tokens = [world.tokens.get(key, EMPTY) for key in TOKENS]
    planes = [*world.terrain[: len(NAMES)], world.board, *tokens]
    return b"".join([*[unpack(plane) for plane in planes], sites])


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
