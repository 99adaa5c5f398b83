"""What the deciding seat has to do, and why an action is not live. As data, so any language can say it."""

from hexstead.engine.actions import (
    BUILD,
    CARD,
    DONE,
    END,
    EXTRA,
    FIRST_TILE,
    GAME_OVER,
    STORE,
    Action,
    Decision,
)
from hexstead.engine.hexes import SINGLE, SPACE, Hex
from hexstead.engine.piles import choosable, is_undecided
from hexstead.engine.places import on_card
from hexstead.engine.reasons import Target, why_not_target
from hexstead.engine.rules import decide
from hexstead.engine.said import Ask, Hint, Reason, terrain_named
from hexstead.engine.state import Frame, State
from hexstead.engine.tiles import Wanted
from hexstead.engine.world import REACT_TO_OWN, World


def ask(world: World, state: State) -> Ask:
    """What the deciding seat has to do."""
    decision = decide(world, state)
    if decision.prompt == GAME_OVER:
        return Ask("over")
    if decision.prompt == EXTRA:
        return Ask("extra" if len(decision.buttons) > 1 else "end")
    if decision.prompt == CARD:
        return Ask("card", {"terrains": [terrain_named(one) for one in choosable(world, state)]})
    if decision.prompt == BUILD:
        key = "build-more" if state.begun else "build-first"
        return Ask(key, {"count": state.owed, "where": on_card.where(state)})
    frame = state.frames[-1]
    return world.tiles[frame.tile].power.ask(world, state, frame)


def hint(world: World, state: State) -> Hint | None:
    """What helps to do it; nothing where the lit hexes say it all."""
    decision = decide(world, state)
    if decision.prompt == CARD:
        return _what_card_decides(world, state)
    if state.frames:
        frame = state.frames[-1]
        return world.tiles[frame.tile].power.hint(world, state, frame)
    return Hint("built") if decision.prompt == EXTRA else None


def _what_card_decides(world: World, state: State) -> Hint:
    """Where all settlements of the turn go, and perhaps how many; without any to build, where tiles work."""
    if not state.owed:
        return Hint("card-tiles")
    if state.begun:
        return Hint("card", {"count": state.owed})
    most = state.supply[state.turn]
    numbers = [min(world.builds[one] + state.recalled, most) for one in choosable(world, state)]
    if len(set(numbers)) > 1:
        return Hint("card-numbers", {"numbers": numbers})
    return Hint("card", {"count": numbers[0]})


def explain(world: World, state: State, action: Action) -> Reason | None:
    """Why the action is not live; None if it is."""
    decision = decide(world, state)
    if action in decision:
        return None
    if decision.prompt == GAME_OVER:
        return Reason("over")
    if action >= SPACE:
        return _why_not_button(world, state, action)
    if action < 0 or not world.board & SINGLE[action]:
        return Reason("no-hex")
    return _why_not_hex(world, state, decision, action)


def _why_not_hex(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    if decision.prompt == EXTRA:
        return Reason("only-buttons")
    if decision.prompt == CARD:
        return Reason("choose-card")
    if not state.frames:
        ground = world.terrain[state.terrain]
        wanted = Wanted(on_card.where(state), ground, ground & state.free, is_on_card=True)
        return why_not_target(world, state, Target(decision.seat, hex, wanted, decision.hexes))
    frame = state.frames[-1]
    return world.tiles[frame.tile].power.why_not(world, state, frame, hex)


def _why_not_button(world: World, state: State, action: Action) -> Reason:
    if action >= world.first_terrain or action in (DONE, STORE):
        return Reason("not-now")
    if state.frames:
        return Reason("finish", {"tile": world.tiles[state.frames[-1].tile].said()})
    if action == END:
        return Reason("build-before-end", {"count": state.owed, "where": on_card.where(state)})
    return _why_not_tile(world, state, action - FIRST_TILE)


def _why_not_tile(world: World, state: State, number: int) -> Reason:
    if key := _what_keeps(world, state, number):
        return Reason(key, {"tile": world.tiles[number].said()})
    return _why_nothing_to_do(world, state, number)


def _what_keeps(world: World, state: State, number: int) -> str:
    """What stops the seat on turn from using such a tile, whatever the board: a key, or empty."""
    seat, tile = state.turn, world.tiles[number]
    held = state.held[seat] & world.tiles_of[number]
    if not held:
        return "no-tile"
    # These two work in the same turn you take them.
    if tile.extra_cards:
        return "passive"
    if tile.is_reaction and held & ~state.used[seat]:
        return "reaction-to-any" if REACT_TO_OWN in world.options else "reaction"
    if not held & ~(state.used[seat] | state.fresh[seat]):
        return "used" if held & state.used[seat] else "fresh"
    if state.owed and state.begun and not tile.is_modifier and not tile.power.is_passive():
        return "between"
    return ""


def _why_nothing_to_do(world: World, state: State, number: int) -> Reason:
    tile = world.tiles[number]
    wanted = tile.power.wanted(world, state, Frame(number, state.turn))
    if wanted.is_on_card and is_undecided(world, state):
        return Reason("choose-card")
    nowhere = "nowhere-near" if wanted.eligible else "nowhere"
    key = tile.power.lacks(world, state, state.turn) or nowhere
    return Reason(key, {"tile": tile.said(), "where": wanted.where})
