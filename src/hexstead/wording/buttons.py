"""The names of buttons, and what they do."""

from typing import Final

from hexstead.engine.actions import DONE, END, FIRST_TILE, STORE, Action
from hexstead.engine.said import Said, terrain_named
from hexstead.engine.state import State
from hexstead.engine.tiles import text_of
from hexstead.engine.world import World

_BUTTONS: Final = {END: "end", DONE: "done", STORE: "store"}


def button(world: World, state: State, action: Action) -> Said:
    """Its name; a power may have its own name for the button that stops it."""
    if action == DONE and state.frames:
        return Said(f"button-{world.tiles[state.frames[-1].tile].power.stop()}")
    if action in _BUTTONS:
        return Said(f"button-{_BUTTONS[action]}")
    if action >= world.first_terrain:
        return Said("button-terrain", {"terrain": terrain_named(action - world.first_terrain)})
    return Said("button-use", {"tile": world.tiles[action - FIRST_TILE].said()})


def button_text(world: World, state: State, action: Action) -> Said:
    """What it does."""
    if FIRST_TILE <= action < world.first_terrain:
        return text_of(world.tiles[action - FIRST_TILE], world.options)
    named = button(world, state, action)
    return Said(f"{named.key}-text", named.args)
