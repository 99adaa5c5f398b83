"""Numbers that mean the same in every game, for actions, tiles, cards, figures and prompts of all boxes.

The engine numbers the tiles and terrains in play; here every kind in the catalogue has its own number, so
that one policy can play every set-up. Hexes and plain buttons keep the engine's numbers.

    >>> action_name(0), action_name(546), action_name(FIRST_KIND)
    ('A1', 'end', 'use:oracle')
"""

from typing import Final

import numpy as np

from hexstead.boxes import catalogue
from hexstead.boxes.catalogue import EXPANSIONS, OPTIONS, VARIANTS
from hexstead.engine.actions import FIRST_TILE, Action, Actions
from hexstead.engine.hexes import SPACE, members, name, of
from hexstead.engine.terrain import NAMES, card_name
from hexstead.engine.tiles import Tile
from hexstead.engine.world import World
from hexstead.match.notation import write_action
from hexstead.setup.draw import first_game

SEATS: Final = 5
"""The maximum; a game with fewer leaves the last ones empty."""

_COMPONENTS: Final[list[Tile]] = [
    location
    for box in EXPANSIONS
    for location in (
        *box.locations,
        *box.tiles,
        *box.bonuses,
        *[extra for _, extra in box.extras],
        *[token.action for token in box.tokens if token.action],
    )
]
KINDS: Final = list(dict.fromkeys([location.key for location in _COMPONENTS]))
"""Every kind of tile, and what you can use without one."""

FIGURES: Final[list[str]] = list(
    dict.fromkeys([location.figure.key for location in _COMPONENTS if location.figure is not None])
)
TERRAIN_CARDS: Final = list(dict.fromkeys([card for box in EXPANSIONS for card in box.deck]))
"""The cards of the draw pile; some show two terrains."""
TERRAIN_CARD_NAMES: Final = [card_name(card) for card in TERRAIN_CARDS]
CARDS: Final = [card.key for box in EXPANSIONS for card in (*box.cards, *box.tasks, *box.always)]
"""Everything that can pay gold: kingdom cards, tasks, castles and the like."""
TOKENS: Final = list(catalogue.TOKENS)
CHANGED_RULES: Final = [*OPTIONS, *VARIANTS]
"""House rules, and the differences between editions."""
PROMPTS: Final[list[str]] = list(catalogue.PROMPTS)
"""All questions."""

FIRST_TERRAIN: Final = FIRST_TILE
"""The first of the buttons that choose the terrain of a card."""
FIRST_KIND: Final = FIRST_TERRAIN + len(NAMES)
"""The first of the buttons that use a tile."""
ACTIONS: Final = FIRST_KIND + len(KINDS)
"""How many action numbers there are."""

_SAME: Final[Actions] = of(list(range(FIRST_TILE)))
"""The actions with the same number as in the engine."""


def action_name(action: Action) -> str:
    """The action as records write it."""
    if action < SPACE:
        return name(action)
    if action < FIRST_TERRAIN:
        return write_action(_ANY_WORLD, action)
    if action < FIRST_KIND:
        return f"terrain:{NAMES[action - FIRST_TERRAIN].replace(' ', '-')}"
    return f"use:{KINDS[action - FIRST_KIND]}"


_ANY_WORLD: Final = first_game(2).world()
_NUMBERS: Final = [np.int64(action) for action in range(ACTIONS)]


class Translation:
    """Between the engine's actions in one world and the numbers for all games."""

    def __init__(self, world: World) -> None:
        self.kinds = [KINDS.index(location.key) for location in world.tiles]
        """The number of each kind of tile in play."""
        self.figures = [FIGURES.index(figure.key) for figure in world.figures]
        terrains = range(world.first_terrain, world.actions)
        self.inner = {FIRST_TERRAIN + terrain: button for terrain, button in enumerate(terrains)}
        """The engine's action for each number from FIRST_TILE on, without those this game doesn't have."""
        self.inner |= {FIRST_KIND + kind: FIRST_TILE + number for number, kind in enumerate(self.kinds)}
        self.outer = {inner: outer for outer, inner in self.inner.items()}
        own = [_NUMBERS[self.outer[action]] for action in range(FIRST_TILE, world.actions)]
        self.numbers = _NUMBERS[:FIRST_TILE] + own
        """The number of each engine action, in the type that a space returns."""
        self._known: dict[Actions, Actions] = {}

    def outward(self, live: Actions) -> Actions:
        """A set of engine actions in the numbers for all games."""
        same = live & _SAME
        if same == live:
            return live
        rest = live ^ same
        if rest not in self._known:
            self._known[rest] = of([self.outer[button] for button in members(rest)])
        return same | self._known[rest]
