"""What a player types: a hex, a button, or a command."""

from hexstead.cli.screen.language import refusal, say, text
from hexstead.cli.screen.naming import by_name, plain
from hexstead.engine.actions import DONE, END, FIRST_TILE, Action
from hexstead.engine.explain import explain
from hexstead.engine.hexes import SPACE
from hexstead.engine.rules import act
from hexstead.engine.said import Said, terrain_named
from hexstead.engine.world import World
from hexstead.match.match import Match
from hexstead.match.notation import read_action, write_action
from hexstead.wording.buttons import button
from hexstead.wording.gold import gains
from hexstead.wording.names import source_named

_LETTERS = {"e": END, "d": DONE}


def read_reply(match: Match, typed: str) -> Action:
    """The action of a text: a hex, or a button by number, key or name, or by the name of its tile."""
    buttons = match.decision().buttons
    if typed.isascii() and typed.isdigit():
        if not 1 <= int(typed) <= len(buttons):
            raise refusal("play-no-button", count=len(buttons))
        return buttons[int(typed) - 1]
    known = _names(match)
    if plain(typed) in known:
        return known[plain(typed)]
    if ":" in typed or typed.isalpha():
        raise refusal("play-no-action", text=typed)
    return read_action(match.world, typed)


def _names(match: Match) -> dict[str, Action]:
    """All buttons by their words, their tile or terrain, their keys and their letters."""
    world, every = match.world, range(SPACE, match.world.actions)
    keys = {write_action(world, action): action for action in every}
    said = by_name({key: button(world, match.state, action) for key, action in keys.items()})
    parts = by_name({key: part for key, action in keys.items() if (part := _part(world, action))})
    return {name: keys[key] for name, key in (parts | said).items()} | _LETTERS


def _part(world: World, action: Action) -> Said | None:
    """The tile or terrain that a button is about."""
    if action < FIRST_TILE:
        return None
    if action < world.first_terrain:
        return world.tiles[action - FIRST_TILE].said()
    return terrain_named(action - world.first_terrain)


def why(match: Match, action: Action) -> str:
    """Why the action is not live; or, if it is, what it would pay."""
    reason = explain(match.world, match.state, action)
    if reason:
        return say(reason)
    name, after = write_action(match.world, action), match.state.copy()
    act(match.world, after, action)
    if action >= SPACE or after.frames:
        return text("play-live", action=name)
    changes = gains(match.world, match.state, after, match.decision().seat)
    if not changes:
        return text("play-pays-nothing", action=name)
    sources = [
        Said("play-source", {"source": source_named(match.world, key), "gold": f"{more:+}"})
        for key, more in changes.items()
    ]
    return text("play-pays", action=name, gold=f"{sum(changes.values()):+}", sources=sources)
