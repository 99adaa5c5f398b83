"""Numbers that mean the same in every game: of actions, tiles, cards, figures and prompts of all boxes.

The engine numbers the tiles and terrains in play; here every kind in the catalogue has a number of its own,
so that one policy can play every set-up. Hexes and plain buttons keep the numbers of the engine.

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
"""The most there can be; a game with fewer leaves the last ones empty."""

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
"""Every kind of tile, and what can be used without one."""

FIGURES: Final[list[str]] = list(
    dict.fromkeys([location.figure.key for location in _COMPONENTS if location.figure is not None])
)
TERRAIN_CARDS: Final = list(dict.fromkeys([card for box in EXPANSIONS for card in box.deck]))
"""The cards of the draw pile; some show two terrains."""
TERRAIN_CARD_NAMES: Final = [card_name(card) for card in TERRAIN_CARDS]
CARDS: Final = [card.key for box in EXPANSIONS for card in (*box.cards, *box.tasks, *box.always)]
"""All that can pay gold: kingdom cards, tasks, castles and the like."""
TOKENS: Final = list(catalogue.TOKENS)
RULES: Final = [*OPTIONS, *VARIANTS]
"""House rules, and what the editions print differently."""
PROMPTS: Final[list[str]] = list(catalogue.PROMPTS)
"""What can be asked."""

FIRST_TERRAIN: Final = FIRST_TILE
"""The first of the buttons that choose the terrain of a card."""
FIRST_KIND: Final = FIRST_TERRAIN + len(NAMES)
"""The first of the buttons that use a tile."""
ACTIONS: Final = FIRST_KIND + len(KINDS)
"""How many numbers actions may have."""

_SAME: Final[Actions] = of(list(range(FIRST_TILE)))
"""The actions whose numbers are those of the engine."""


def action_name(action: Action) -> str:
    """The action as it is written in records."""
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
    """Between the actions of the engine in one world and the numbers that hold in all."""

    def __init__(self, world: World) -> None:
        self.kinds = [KINDS.index(location.key) for location in world.tiles]
        """The number of each kind of tile in play."""
        self.figures = [FIGURES.index(figure.key) for figure in world.figures]
        terrains = range(world.first_terrain, world.actions)
        self.inner = {FIRST_TERRAIN + terrain: button for terrain, button in enumerate(terrains)}
        """What the engine calls an action from FIRST_TILE on; what this game does not have is missing."""
        self.inner |= {FIRST_KIND + kind: FIRST_TILE + number for number, kind in enumerate(self.kinds)}
        self.outer = {inner: outer for outer, inner in self.inner.items()}
        own = [_NUMBERS[self.outer[action]] for action in range(FIRST_TILE, world.actions)]
        self.numbers = _NUMBERS[:FIRST_TILE] + own
        """By action of the engine, its number everywhere, of the kind that a space answers."""
        self._known: dict[Actions, Actions] = {}

    def outward(self, live: Actions) -> Actions:
        """A set of actions of the engine in the numbers that hold everywhere."""
        same = live & _SAME
        if same == live:
            return live
        rest = live ^ same
        if rest not in self._known:
            self._known[rest] = of([self.outer[button] for button in members(rest)])
        return same | self._known[rest]
