"""Actions as people write them: a hex by its name, a button by its key."""

from hexstead.engine.actions import DONE, END, FIRST_TILE, STORE, Action
from hexstead.engine.hexes import SINGLE, SPACE, name, parse
from hexstead.engine.terrain import NAMES
from hexstead.engine.world import World
from hexstead.match.documents import BadInput

_PLAIN = {END: "end", DONE: "done", STORE: "store"}
_USE = "use:"
_TERRAIN = "terrain:"


def write_action(world: World, action: Action) -> str:
    if action < SPACE:
        return name(action)
    if action in _PLAIN:
        return _PLAIN[action]
    if action < world.first_terrain:
        return _USE + world.locations[action - FIRST_TILE].key
    return _TERRAIN + NAMES[action - world.first_terrain].replace(" ", "-")


def read_action(world: World, text: str) -> Action:
    """The action of a text such as `K6`, `use:farm` or `end`; BadInput if this game has no such action."""
    buttons = {write_action(world, button): button for button in range(SPACE, world.actions)}
    if text.lower() in buttons:
        return buttons[text.lower()]
    if ":" in text or text.isalpha():
        raise BadInput(f"{text!r} is no action here: write a hex such as K6, or one of {', '.join(buttons)}.")
    try:
        hex = parse(text)
    except ValueError as error:
        raise BadInput(f"{error}.") from None
    if not world.board & SINGLE[hex]:
        raise BadInput(f"{text!r} is not on this board.")
    return hex
