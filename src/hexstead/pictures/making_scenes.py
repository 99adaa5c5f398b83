"""What there is to show of a game, a position or a set-up: the board as a scene."""

from collections.abc import Iterable
from functools import cache

from hexstead.boxes.catalogue import TOKENS, figure_icon, icon
from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.codec import names
from hexstead.engine.hands import without_figures
from hexstead.engine.hexes import EMPTY, NOWHERE, Hex, Hexes, name, row_name
from hexstead.engine.said import named
from hexstead.engine.state import State
from hexstead.engine.tiles import Tile
from hexstead.engine.world import World
from hexstead.match.examples import Example, Window
from hexstead.match.figures import FIGURES, middle_of
from hexstead.match.position import Position
from hexstead.pictures.scene import Scene, SceneFigure, SceneSpot
from hexstead.setup.setup import Setup
from hexstead.setup.tokens import purpose_of
from hexstead.wording.languages import ENGLISH
from hexstead.wording.say import say

icon_of = cache(icon)
_figure_icon = cache(figure_icon)


def scene_of_state(
    world: World,
    state: State,
    live: Hexes = EMPTY,
    recent: Iterable[Hex] = (),
    last: Iterable[Hex] = (),
    language: str = ENGLISH,
) -> Scene:
    """The board during a game: what you can choose, and what changed in this turn and the ones before."""
    figures = {figure.key: by_seat for figure, by_seat in zip(world.figures, state.figures, strict=True)}
    return Scene(
        letters=tuple(world.letters),
        locations=_spots(world, state.stock, language),
        pieces=_pieces([without_figures(state, seat) for seat in range(world.seats)]),
        live=frozenset(names(live)),
        lifted=_lifted(state),
        recent=tuple([name(hex) for hex in recent]),
        last=frozenset([name(hex) for hex in last]),
        figures=_figures(figures),
        halls=_halls(figures),
        walls=frozenset(names(state.walls)),
        marks={row_name(row): owner for row, owner in enumerate(state.marks) if owner != NOBODY},
        island=world.island,
        tokens=_tokens(world, language),
        language=language,
    )


def scene_of_position(position: Position, language: str = ENGLISH) -> Scene:
    world = position.world()
    figures = _figures_in(position)
    return Scene(
        letters=tuple(world.letters),
        locations=_spots(world, [None] * len(world.sites), language),
        pieces=_pieces([seat.parts()["settlements"] for seat in position.seats]),
        figures=_figures(figures),
        halls=_halls(figures),
        walls=frozenset(position.walls),
        marks={row: seat for seat, one in enumerate(position.seats) for row in one.marks},
        island=world.island,
        tokens=_tokens(world, language),
        language=language,
    )


def scene_of_setup(setup: Setup, language: str = ENGLISH) -> Scene:
    world = setup.world()
    return Scene(
        letters=tuple(world.letters),
        locations=_spots(world, world.stock, language),
        island=world.island,
        tokens=_tokens(world, language),
        language=language,
    )


def scene_of_example(example: Example, window: Window | None = None, language: str = ENGLISH) -> Scene:
    """What an example shows: the hexes of its sketch, or a larger window."""
    shown = example.shown()
    live, recent = example.marked, shown.recent
    whole = scene_of_state(shown.world, shown.state, live=live, recent=recent, language=language)
    if example.is_on_island:
        return whole.island_alone()
    part = window or example.window
    return whole.part(part.top, part.left, part.height, part.width)


def _tokens(world: World, language: str) -> dict[str, SceneSpot]:
    return {hex: _token_spot(key, language) for key, hexes in world.tokens.items() for hex in names(hexes)}


def _token_spot(key: str, language: str) -> SceneSpot:
    """Drawn as its purpose: the action it brings, or the card that pays for it."""
    action = TOKENS[key].action
    return SceneSpot(
        icon_of(purpose_of(key).key), say(action.said() if action else named("token", key), language)
    )


def _spots(world: World, stock: list[int] | list[None], language: str) -> dict[str, SceneSpot]:
    return {
        name(site.hex): _spot(world.tiles[site.tile], tiles, language)
        for site, tiles in zip(world.sites, stock, strict=True)
        if site.hex != NOWHERE
    }


def _spot(tile: Tile, tiles: int | None, language: str) -> SceneSpot:
    return SceneSpot(icon_of(tile.key), say(tile.said(), language), tiles)


def _pieces(settlements: list[Hexes]) -> dict[str, Seat]:
    return {hex: seat for seat, own in enumerate(settlements) for hex in names(own)}


def _figures_in(position: Position) -> dict[str, list[Hexes]]:
    parts = [seat.by_figure() for seat in position.seats]
    return {key: [one[key] for one in parts] for key in FIGURES}


def _figures(standing: dict[str, list[Hexes]]) -> dict[str, SceneFigure]:
    return {
        hex: SceneFigure(seat, _figure_icon(key), key)
        for key, by_seat in standing.items()
        if not FIGURES[key].is_fixed
        for hex, seat in _pieces(by_seat).items()
    }


def _halls(standing: dict[str, list[Hexes]]) -> dict[str, Seat]:
    """A figure that covers several hexes goes by its middle."""
    halls: dict[str, Seat] = {}
    for key, by_seat in standing.items():
        if FIGURES[key].is_fixed:
            halls |= _pieces([middle_of(hexes) for hexes in by_seat])
    return halls


def _lifted(state: State) -> str | None:
    lifted = state.frames[-1].lifted if state.frames else NOWHERE
    return None if lifted == NOWHERE else name(lifted)
