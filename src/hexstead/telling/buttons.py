"""What buttons say."""

from typing import Final

from hexstead.engine.actions import DONE, END, FIRST_TILE, REACT, STORE, Action
from hexstead.engine.explain import title
from hexstead.engine.terrain import NAMES
from hexstead.engine.world import World
from hexstead.telling.texts import text_of

_BUTTONS: Final = {END: "End turn", DONE: "Stop here", STORE: "Take a number tile"}
_TEXTS: Final = {
    END: "Your turn is over: the card is discarded and the next one drawn.",
    DONE: "Leave it at what is done.",
    STORE: "One number tile more, to be spent in a later turn.",
}
_ON_TERRAIN: Final = "This turn you build on {terrain}."
_REFUSE: Final = "Do not"
_USE: Final = "Use {tile}"
_PLAY: Final = "Play {terrain}"


def button_name(world: World, button: Action, prompt: str = "") -> str:
    """What the button says; there is nothing to stop yet where the prompt asks for a reaction."""
    if button == DONE and prompt == REACT:
        return _REFUSE
    if button in _BUTTONS:
        return _BUTTONS[button]
    if button >= world.first_terrain:
        return _PLAY.format(terrain=NAMES[button - world.first_terrain])
    return _USE.format(tile=title(world.locations[button - FIRST_TILE].key))


def button_text(world: World, button: Action) -> str:
    """What the button does."""
    if button in _TEXTS:
        return _TEXTS[button]
    if button >= world.first_terrain:
        return _ON_TERRAIN.format(terrain=NAMES[button - world.first_terrain])
    return text_of(world.locations[button - FIRST_TILE], world.options)
