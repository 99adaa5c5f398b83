"""What a seat may choose: one number for a hex or a button, and the set of those that are live now."""

from typing import Final, TypeAlias

from hexstead.engine.hexes import GRID, SINGLE, SPACE, Hexes, count, members

Action: TypeAlias = int
Actions: TypeAlias = int
Seat: TypeAlias = int

NOBODY: Final = -1

END: Final = SPACE
"""The button that ends the turn."""
DONE: Final = SPACE + 1
"""The button that stops a power early."""
STORE: Final = SPACE + 2
"""The button that takes one more number tile instead of spending some."""
FIRST_TILE: Final = SPACE + 3
"""The buttons from here on use a tile, one for each kind of location in play."""

_BUTTONS: Final = ~GRID

# What is asked, for the prompt.
BUILD: Final = "build"
EXTRA: Final = "extra"
PIECE: Final = "piece"
TARGET: Final = "target"
CARD: Final = "card"
STEPS: Final = "steps"
STRIKE: Final = "strike"
FIGURE: Final = "figure"
JOURNEY: Final = "journey"
WALL: Final = "wall"
ASIDE: Final = "aside"
REACT: Final = "react"
REPEAT: Final = "repeat"
SPEND: Final = "spend"
SCOUT: Final = "scout"
BUILD_OR_MOVE: Final = "build-or-move"
GAME_OVER: Final = "over"


class IllegalAction(Exception):
    """The action is not live; nothing was changed."""


class Decision:
    """Who must choose, what is asked, and the set of live actions. Only `decide` makes one."""

    # Without an __init__, because making one is among the most frequent things the engine does.
    __slots__ = ("live", "prompt", "seat")

    seat: Seat
    prompt: str
    live: Actions

    @property
    def actions(self) -> list[Action]:
        return members(self.live)

    @property
    def hexes(self) -> Hexes:
        return self.live & GRID

    @property
    def buttons(self) -> list[Action]:
        return members(self.live & _BUTTONS)

    def __contains__(self, action: Action) -> bool:
        return 0 <= action < len(SINGLE) and self.live & SINGLE[action] != 0

    def __len__(self) -> int:
        return count(self.live)
