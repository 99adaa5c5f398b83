"""What a seat can choose: one number for each hex or button, and the set of those that are live now."""

from typing import Final, TypeAlias

from hexstead.engine.hexes import GRID, SINGLE, SPACE, Hexes, count, members, name

Action: TypeAlias = int
Actions: TypeAlias = int
Seat: TypeAlias = int

NOBODY: Final = -1

END: Final = SPACE
"""The button that ends the turn."""
DONE: Final = SPACE + 1
"""The button that stops a power early."""
STORE: Final = SPACE + 2
"""The button that takes another number tile instead of spending some."""
FIRST_TILE: Final = SPACE + 3
"""The buttons from here on use a tile: one button for each kind of tile in play."""

_BUTTONS: Final = ~GRID

# The questions that don't come from a power. Each power names its own.
BUILD: Final = "build"
EXTRA: Final = "extra"
CARD: Final = "card"
GAME_OVER: Final = "over"


class IllegalAction(Exception):
    """The action is not live; nothing has changed."""


class Decision:
    """Who must choose, what they are asked, and the set of live actions. Only `decide` makes one."""

    # No __init__: the engine makes decisions so often that the call would show.
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

    def __str__(self) -> str:
        """Who is asked what, and which hexes and buttons are live. Tile buttons go by number."""
        hexes = [name(hex) for hex in members(self.hexes)]
        return " ".join([f"seat {self.seat} {self.prompt}:", *hexes, *[_button(one) for one in self.buttons]])


def _button(action: Action) -> str:
    named = {END: "end", DONE: "done", STORE: "store"}
    return named.get(action) or f"button{action - FIRST_TILE}"
