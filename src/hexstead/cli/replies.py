"""What a player types: a hex, a button, or a command."""

from hexstead.cli.words import PLAY
from hexstead.engine.actions import DONE, END, Action
from hexstead.engine.explain import explain, title
from hexstead.engine.hexes import SPACE
from hexstead.engine.rules import act
from hexstead.engine.world import World
from hexstead.match.documents import BadInput
from hexstead.match.match import Match
from hexstead.match.notation import read_action, write_action
from hexstead.telling.gold import gains
from hexstead.telling.words import listed

_LETTERS = {"e": END, "d": DONE}


def read_reply(match: Match, text: str) -> Action:
    """The action of a text: a hex, a button by its number, its key, or the name of its tile or terrain."""
    buttons = match.decision().buttons
    if text.isascii() and text.isdigit():
        if not 1 <= int(text) <= len(buttons):
            raise BadInput(_no_button(len(buttons)))
        return buttons[int(text) - 1]
    key = "-".join(text.lower().removeprefix("use ").removeprefix("play ").split())
    known = _names(match.world)
    if key in known:
        return known[key]
    if ":" in text or text.isalpha():
        raise BadInput(PLAY["no-action"].format(text=text))
    return read_action(match.world, text)


def _names(world: World) -> dict[str, Action]:
    """All buttons by their keys, their letters, and what stands behind the colon of their keys."""
    keys = {write_action(world, button): button for button in range(SPACE, world.actions)}
    return {key.partition(":")[2] or key: button for key, button in keys.items()} | keys | _LETTERS


def _no_button(number: int) -> str:
    return PLAY["no-buttons"] if not number else PLAY["no-button"].format(number=number)


def why(match: Match, action: Action) -> str:
    """Why the action is not live; or, if it is, what it would pay."""
    reason = explain(match.world, match.state, action)
    if reason:
        return reason.text
    name, after = write_action(match.world, action), match.state.copy()
    act(match.world, after, action)
    if action >= SPACE or after.frames:
        return PLAY["live"].format(action=name)
    changes = gains(match.world, match.state, after, match.decision().seat)
    if not changes:
        return PLAY["pays-nothing"].format(action=name)
    sources = listed([f"{title(key)} {more:+}" for key, more in changes.items()])
    return PLAY["pays"].format(action=name, gold=f"{sum(changes.values()):+} gold", sources=sources)
