"""Actions as people write them: a hex by its name, a button by its key."""

from hexstead.engine import rules
from hexstead.engine.actions import DONE, END, FIRST_TILE, STORE, Action
from hexstead.engine.events import Event
from hexstead.engine.hexes import SINGLE, SPACE, name, parse
from hexstead.engine.said import BadInput, error
from hexstead.engine.state import State
from hexstead.engine.terrain import KEYS
from hexstead.engine.world import World

_PLAIN = {END: "end", DONE: "done", STORE: "store"}
_USE = "use:"
_TERRAIN = "terrain:"
_HEXES = {name(hex): hex for hex in range(SPACE)}


def act(world: World, state: State, action: Action | str) -> list[Event]:
    """The engine's `act`, but it also takes notation: `act(world, state, "K6")`."""
    return rules.act(world, state, read_action(world, action) if isinstance(action, str) else action)


def write_action(world: World, action: Action) -> str:
    if action < SPACE:
        return name(action)
    if action in _PLAIN:
        return _PLAIN[action]
    if action < world.first_terrain:
        return _USE + world.tiles[action - FIRST_TILE].key
    return _TERRAIN + KEYS[action - world.first_terrain]


def read_action(world: World, text: str) -> Action:
    """The action for a text such as `K6`, `use:farm` or `end`; BadInput if this game has no such action."""
    hex = _HEXES.get(text)
    if hex is not None and world.board & SINGLE[hex]:
        return hex
    buttons = {write_action(world, button): button for button in range(SPACE, world.actions)}
    if text.lower() in buttons:
        return buttons[text.lower()]
    if ":" in text or text.isalpha():
        raise BadInput(error("no-action", text=text, known=list(buttons)))
    hex = parse(text)
    if not world.board & SINGLE[hex]:
        raise BadInput(error("not-on-board", text=text))
    return hex
