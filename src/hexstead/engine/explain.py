"""What to do now, in a sentence; and why an action is not live, as a player at the table would say it."""

from hexstead.engine.actions import (
    ASIDE,
    BUILD,
    BUILD_OR_MOVE,
    CARD,
    DONE,
    END,
    EXTRA,
    FIGURE,
    FIRST_TILE,
    GAME_OVER,
    JOURNEY,
    PIECE,
    REPEAT,
    SPEND,
    STEPS,
    STORE,
    STRIKE,
    TARGET,
    Action,
    Decision,
)
from hexstead.engine.components import NO_GROUND, Wanted
from hexstead.engine.events import NOTHING
from hexstead.engine.hexes import NOWHERE, SINGLE, SPACE, Hex, count, name
from hexstead.engine.piles import choosable, is_undecided
from hexstead.engine.powers import Passive
from hexstead.engine.rules import decide
from hexstead.engine.state import Frame, State
from hexstead.engine.table import figure_at, movable_figures
from hexstead.engine.terrain import NAMES, NO_TERRAIN
from hexstead.engine.words import PROMPTS, REASONS
from hexstead.engine.world import REACT_TO_OWN, World


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
    if decision.prompt == CARD:
        terrains = [NAMES[terrain] for terrain in choosable(world, state)]
        return PROMPTS["card"].format(terrains=" or ".join(terrains))
    if decision.prompt == BUILD:
        key = "build-more" if state.begun else "build-first"
        return PROMPTS[key].format(count=_to_build(state), words=_on_card(state))
    return _ask_for_tile(world, state, decision)


def _ask_for_tile(world: World, state: State, decision: Decision) -> str:
    frame = state.frames[-1]
    key = decision.prompt
    if key == PIECE:
        key = "move-piece"
    elif key == TARGET:
        key = "build-tile" if frame.lifted == NOWHERE else "move-target"
    elif key == STEPS and DONE not in decision:
        key = "first-step"
    elif key == BUILD_OR_MOVE and frame.lifted != NOWHERE:
        key = "move-target"
    elif key == SPEND and not decision.hexes:
        key = "store"
    return PROMPTS[key].format(
        tile=_tile(world, frame),
        words=_words(state, _wanted(world, state)),
        hex="" if frame.lifted == NOWHERE else name(frame.lifted),
        steps=f"{frame.left} more step{'' if frame.left == 1 else 's'}",
    )


def _tile(world: World, frame: Frame) -> str:
    return title(world.locations[frame.location].key)


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
    return _why_not_hex(world, state, decision, action)


def _why_not_hex(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    if decision.prompt == EXTRA:
        return Reason("only-buttons", {})
    if decision.prompt == CARD:
        return Reason("choose-card", {})
    if decision.prompt == REPEAT:
        return Reason("choose-tile", {})
    if decision.prompt == SPEND and not state.stored[decision.seat]:
        return Reason("no-number", {})
    if decision.prompt in (PIECE, ASIDE) or _is_only_to_move(state, decision):
        return _why_not_piece(world, state, decision, hex)
    if decision.prompt == STRIKE:
        return _why_not_struck(world, state, decision, hex)
    return _why_not_target(world, state, decision, hex)


def _is_only_to_move(state: State, decision: Decision) -> bool:
    """Is one asked to build or to move, but has nothing left to build?"""
    is_asked = decision.prompt == BUILD_OR_MOVE and state.frames[-1].lifted == NOWHERE
    return is_asked and not decision.hexes & state.free


def _why_not_piece(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    if not state.settlements[decision.seat] & SINGLE[hex]:
        foreign = any([own & SINGLE[hex] for own in state.settlements])
        return Reason("not-yours" if foreign else "not-a-settlement", {})
    figure = figure_at(state, decision.seat, hex)
    may_move = decision.prompt != ASIDE and movable_figures(world, state, decision.seat) & SINGLE[hex]
    if figure != NOTHING and not may_move:
        return _why_not_figure(world, decision, figure)
    if state.frames[-1].moved & SINGLE[hex]:
        return Reason("moved-already", {})
    piece = "settlement" if figure == NOTHING else _figure(world, figure)
    return Reason("stuck", {"piece": piece, "words": _words(state, _wanted(world, state))})


def _why_not_figure(world: World, decision: Decision, figure: int) -> Reason:
    """A figure that is not moved like a settlement, or not set aside like one."""
    named = {"figure": _figure(world, figure)}
    if decision.prompt == ASIDE:
        return Reason("settlements-only", named)
    return Reason("stays" if world.figures[figure].ground is NO_GROUND else "figure", named)


def _why_not_struck(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    owners = [seat for seat, own in enumerate(state.settlements) if own & SINGLE[hex]]
    if not owners or owners[0] == decision.seat:
        return Reason("not-foreign", {})
    figure = figure_at(state, owners[0], hex)
    if figure != NOTHING and world.figures[figure].is_fixed:
        return Reason("fixed", {"figure": _figure(world, figure)})
    return Reason("struck", {})


def _why_not_target(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    if state.frames and state.frames[-1].lifted == hex:
        return Reason("origin", {})
    if not state.free & SINGLE[hex]:
        return _why_not_free(world, state, decision, hex)
    if world.special & SINGLE[hex]:
        return Reason("special", {"kind": NAMES[world.kind_at(hex)]})
    wanted = _wanted(world, state)
    if not wanted.ground & SINGLE[hex]:
        return _wrong_place(world, state, decision, wanted, hex)
    return _not_adjacent(world, state, decision, wanted, hex)


def _why_not_free(world: World, state: State, decision: Decision, hex: Hex) -> Reason:
    if state.settlements[decision.seat] & SINGLE[hex]:
        return Reason("own", {})
    if state.walls & SINGLE[hex]:
        return Reason("wall", {})
    if any([own & SINGLE[hex] for own in state.settlements]):
        return Reason("other", {})
    blocking = [figure.key for figure in world.figures if figure.is_blocking]
    return Reason("blocked", {"figure": " or ".join(blocking)})


def _wrong_place(world: World, state: State, decision: Decision, wanted: Wanted, hex: Hex) -> Reason:
    kind = NAMES[world.kind_at(hex)]
    if "{card}" in wanted.words and state.terrain == NO_TERRAIN:
        return Reason("no-card", {})
    if "{card}" in wanted.words:
        return Reason("card", {"kind": kind, "card": NAMES[state.terrain]})
    frame = state.frames[-1]
    figure = world.locations[frame.location].figure
    is_under_way = figure is not None and decision.prompt in (JOURNEY, STEPS)
    if not is_under_way and not _may_be_suitable(world, wanted, hex):
        return Reason("unsuitable", {"kind": kind})
    if figure is not None and not is_under_way and not wanted.ground:
        return Reason("none-left", {"figure": figure.key.replace("-", " ")})
    key = "place-build" if frame.lifted == NOWHERE else "place-move"
    key = "place-figure" if decision.prompt in (FIGURE, JOURNEY, STEPS) else key
    return Reason(key, {"kind": kind, "tile": _tile(world, frame), "words": wanted.words})


def _not_adjacent(world: World, state: State, decision: Decision, wanted: Wanted, hex: Hex) -> Reason:
    number = count(decision.hexes & wanted.eligible)
    if decision.prompt not in (BUILD, TARGET) or not number:
        return Reason("no-neighbour", {})
    kind = world.kind_at(hex)
    values = {
        "count": str(number),
        "kind": f"{NAMES[kind]} " if _is_one_terrain(world, wanted) else "",
        "hexes": "hex is" if number == 1 else "hexes are",
    }
    is_move = state.frames and state.frames[-1].lifted != NOWHERE
    return Reason("adjacent-move" if is_move else "adjacent", values)


def _why_not_button(world: World, state: State, action: Action) -> Reason:
    if action >= world.first_terrain or action in (DONE, STORE):
        return Reason("not-now", {})
    if state.frames:
        return Reason("finish", {"tile": _tile(world, state.frames[-1])})
    if action == END:
        return Reason("build-before-end", {"count": str(_to_build(state)), "words": _on_card(state)})
    return _why_not_tile(world, state, action - FIRST_TILE)


def _why_not_tile(world: World, state: State, location: int) -> Reason:
    seat = state.turn
    tile = {"tile": title(world.locations[location].key)}
    held = state.held[seat] & world.tiles_of[location]
    if not held:
        return Reason("no-tile", tile)
    kind = world.locations[location]
    # These two work in the turn in which they are taken.
    if kind.extra_cards:
        return Reason("passive", tile)
    if kind.is_reaction and held & ~state.used[seat]:
        return Reason("reaction-to-any" if REACT_TO_OWN in world.options else "reaction", tile)
    if not held & ~(state.used[seat] | state.fresh[seat]):
        return Reason("used" if held & state.used[seat] else "fresh", tile)
    if state.owed and state.begun and not kind.is_modifier and not isinstance(kind.power, Passive):
        return Reason("between", tile)
    return _why_nothing_to_do(world, state, location, tile)


def _why_nothing_to_do(world: World, state: State, location: int, tile: dict[str, str]) -> Reason:
    power = world.locations[location].power
    if isinstance(power, Passive):
        return Reason("passive", tile)
    if world.locations[location].is_modifier:
        return Reason("not-in-build", tile)
    if power.takes_buttons():
        return Reason("nothing-to-repeat", tile)
    frame = Frame(location, state.turn)
    wanted = power.wanted(world, state, frame)
    if "{card}" in wanted.words and is_undecided(world, state):
        return Reason("choose-card", {})
    if power.prompt(frame) == PIECE:
        return Reason("no-mover", tile | {"words": _words(state, wanted)})
    key = "nowhere-near" if wanted.eligible else "nowhere"
    return Reason(power.lacks(world, state, state.turn) or key, tile | {"words": _words(state, wanted)})


def _wanted(world: World, state: State) -> Wanted:
    """What the decision asks of a hex."""
    if not state.frames:
        ground = world.terrain[state.terrain]
        return Wanted("on {card}", ground, ground & state.free)
    frame = state.frames[-1]
    return world.locations[frame.location].power.wanted(world, state, frame)


def _words(state: State, wanted: Wanted) -> str:
    return wanted.words.format(card=_card(state))


def _figure(world: World, figure: int) -> str:
    return world.figures[figure].key.replace("-", " ")


def _may_be_suitable(world: World, wanted: Wanted, hex: Hex) -> bool:
    """Is it a hex of a kind that could be chosen in another place?"""
    if world.suitable & SINGLE[hex] or _is_one_terrain(world, wanted):
        return True
    return wanted.ground & world.terrain[world.kind_at(hex)] != 0


def _is_one_terrain(world: World, wanted: Wanted) -> bool:
    return wanted.ground in world.terrain


def _to_build(state: State) -> int:
    """What is owed, but not more than there is: a tile may have used up settlements before."""
    return min(state.owed, state.supply[state.turn])


def _on_card(state: State) -> str:
    return f"on {_card(state)}"


def _card(state: State) -> str:
    return "the terrain of your card" if state.terrain == NO_TERRAIN else NAMES[state.terrain]
