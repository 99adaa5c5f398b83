"""What to do now, in a sentence; and why an action is not live, as a player at the table would say it."""

from hexstead.engine.actions import BUILD, DONE, END, EXTRA, FIRST_TILE, GAME_OVER, PIECE, Action, Decision
from hexstead.engine.components import Wanted
from hexstead.engine.hexes import NOWHERE, SINGLE, SPACE, Hex, count, name
from hexstead.engine.rules import decide
from hexstead.engine.state import Frame, State
from hexstead.engine.terrain import NAMES, NO_TERRAIN
from hexstead.engine.words import PROMPTS, REASONS
from hexstead.engine.world import World


class Reason:
    """Why an action is not live: a key, and the sentence."""

    __slots__ = ("key", "text")

    def __init__(self, key: str, values: dict[str, str]) -> None:
        self.key = key
        self.text = REASONS[key].format(**values)


def title(key: str) -> str:
    """The name of a component as people write it."""
    return key.replace("-", " ").capitalize()


def ask(world: World, state: State) -> str:
    """The prompt: what the deciding seat has to do."""
    decision = decide(world, state)
    if decision.prompt == GAME_OVER:
        return PROMPTS["over"]
    if decision.prompt == EXTRA:
        return PROMPTS["extra" if len(decision.buttons) > 1 else "end"]
    if decision.prompt == BUILD:
        key = "build-more" if state.begun else "build-first"
        return PROMPTS[key].format(count=_to_build(state), words=_on_card(state))
    return _ask_for_tile(world, state, decision)


def _ask_for_tile(world: World, state: State, decision: Decision) -> str:
    frame = state.frames[-1]
    tile = title(world.locations[frame.location].key)
    words = _words(state, _wanted(world, state))
    if decision.prompt == PIECE:
        return PROMPTS["move-piece"].format(tile=tile, words=words)
    if frame.lifted == NOWHERE:
        return PROMPTS["build-tile"].format(tile=tile, words=words)
    return PROMPTS["move-target"].format(tile=tile, words=words, hex=name(frame.lifted))


def explain(world: World, state: State, action: Action) -> Reason | None:
    """Why the action is not live; None if it is."""
    decision = decide(world, state)
    if action in decision:
        return None
    if decision.prompt == GAME_OVER:
        return Reason("over", {})
    if action >= SPACE:
        return _why_not_button(world, state, action)
    if action < 0 or not world.board & SINGLE[action]:
        return Reason("no-hex", {})
    if decision.prompt == EXTRA:
        return Reason("only-buttons", {})
    if decision.prompt == PIECE:
        return _why_not_piece(world, state, decision, action)
    return _why_not_target(world, state, decision, action)


def _why_not_piece(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    if state.free & SINGLE[hex]:
        return Reason("not-a-settlement", {})
    if not state.settlements[decision.seat] & SINGLE[hex]:
        return Reason("not-yours", {})
    return Reason("stuck", {"words": _words(state, _wanted(world, state))})


def _why_not_target(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    if state.frames and state.frames[-1].lifted == hex:
        return Reason("origin", {})
    if state.settlements[decision.seat] & SINGLE[hex]:
        return Reason("own", {})
    if not state.free & SINGLE[hex]:
        return Reason("other", {})
    if world.special & SINGLE[hex]:
        return Reason("special", {"kind": NAMES[world.kind_at(hex)]})
    wanted = _wanted(world, state)
    if not wanted.ground & SINGLE[hex]:
        return _wrong_place(world, state, wanted, hex)
    return _not_adjacent(world, state, decision, wanted, hex)


def _wrong_place(world: World, state: State, wanted: Wanted, hex: Hex) -> Reason:
    kind = NAMES[world.kind_at(hex)]
    if "{card}" in wanted.words:
        return Reason("card", {"kind": kind, "card": NAMES[state.terrain]})
    if not world.suitable & SINGLE[hex] and wanted.words.partition(" ")[2] not in NAMES:
        return Reason("unsuitable", {"kind": kind})
    frame = state.frames[-1]
    key = "place-build" if frame.lifted == NOWHERE else "place-move"
    return Reason(
        key, {"kind": kind, "tile": title(world.locations[frame.location].key), "words": wanted.words}
    )


def _not_adjacent(world: World, state: State, decision: Decision, wanted: Wanted, hex: Hex) -> Reason:
    number = count(decision.hexes)
    kind = world.kind_at(hex)
    is_one_terrain = not wanted.ground & ~world.terrain[kind]
    values = {
        "count": str(number),
        "kind": f"{NAMES[kind]} " if is_one_terrain else "",
        "hexes": "hex is" if number == 1 else "hexes are",
    }
    is_move = state.frames and state.frames[-1].lifted != NOWHERE
    return Reason("adjacent-move" if is_move else "adjacent", values)


def _why_not_button(world: World, state: State, action: Action) -> Reason:
    if action >= world.actions or action == DONE:
        return Reason("not-now", {})
    if state.frames:
        return Reason("finish", {"tile": title(world.locations[state.frames[-1].location].key)})
    if action == END:
        return Reason("build-before-end", {"count": str(_to_build(state)), "words": _on_card(state)})
    return _why_not_tile(world, state, action - FIRST_TILE)


def _why_not_tile(world: World, state: State, location: int) -> Reason:
    seat = state.turn
    tile = {"tile": title(world.locations[location].key)}
    held = state.held[seat] & world.tiles_of[location]
    if not held:
        return Reason("no-tile", tile)
    if not held & ~(state.used[seat] | state.fresh[seat]):
        return Reason("used" if held & state.used[seat] else "fresh", tile)
    if state.owed and state.begun:
        return Reason("between", tile)
    return _why_nothing_to_do(world, state, location, tile)


def _why_nothing_to_do(world: World, state: State, location: int, tile: dict[str, str]) -> Reason:
    power = world.locations[location].power
    frame = Frame(location, state.turn)
    wanted = power.wanted(world, state, frame)
    if power.prompt(frame) == PIECE:
        return Reason("no-mover", tile | {"words": _words(state, wanted)})
    if not state.supply[state.turn]:
        return Reason("supply", tile)
    return Reason("nowhere", tile | {"words": _words(state, wanted)})


def _wanted(world: World, state: State) -> Wanted:
    """What the decision asks of a hex."""
    if not state.frames:
        ground = world.terrain[state.terrain]
        return Wanted("on {card}", ground, ground & state.free)
    frame = state.frames[-1]
    return world.locations[frame.location].power.wanted(world, state, frame)


def _words(state: State, wanted: Wanted) -> str:
    card = "the terrain of your card" if state.terrain == NO_TERRAIN else NAMES[state.terrain]
    return wanted.words.format(card=card)


def _to_build(state: State) -> int:
    """What is owed, but not more than there is: a tile may have used up settlements before."""
    return min(state.owed, state.supply[state.turn])


def _on_card(state: State) -> str:
    return f"on {NAMES[state.terrain]}"
