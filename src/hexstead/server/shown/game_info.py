"""What never changes during a game, as the browser draws it: the map, cards, tiles and figures."""

from functools import cache
from hashlib import sha256
from typing import Any, Final

from hexstead import __version__
from hexstead.boxes.catalogue import (
    ALWAYS,
    BONUSES,
    EDITIONS,
    EXTRAS,
    OPTIONS,
    TASKS,
    TILES,
    TOKENS,
    example_text,
    figure_icon,
    icon,
)
from hexstead.engine.codec import names
from hexstead.engine.hexes import COLUMNS, NOWHERE, ROWS, SINGLE, at, name, row_name
from hexstead.engine.said import Said, named
from hexstead.engine.terrain import LETTERS
from hexstead.engine.tiles import Card, Tile, text_of
from hexstead.engine.world import World
from hexstead.match.examples import example_of
from hexstead.match.position import field_of
from hexstead.pictures.example_picture import example_size
from hexstead.server.wire.forms import ExampleInfo
from hexstead.server.wire.messages import (
    BoardPlace,
    CardInfo,
    FigureInfo,
    GameInfo,
    Ground,
    GroundRow,
    Source,
    Spot,
    TileInfo,
    TokenInfo,
)
from hexstead.server.wire.said_json import told
from hexstead.setup.layout import TURNED, quadrant, selected_hexes, token_spots
from hexstead.setup.setup import Setup
from hexstead.setup.tokens import purpose_of
from hexstead.wording.names import board_named, source_named
from hexstead.wording.standins import notices_of
from hexstead.wording.supplies import needs_walls, pieces_of
from hexstead.wording.texts import example_said

ICONS = "/icons"
EXAMPLES = "/pictures/examples"
_ENOUGH: Final = 10
"""Digits of a digest."""


def game_info(setup: Setup, world: World) -> GameInfo:
    return info_of_map(world, setup.boards, notices_of(setup.boards, setup.island))


def info_of_map(world: World, boards: tuple[str, ...], notes: list[Said]) -> GameInfo:
    """The same for a map that needn't come from a set-up."""
    marking = [card.key for card in world.cards if card.marks_rows]
    sources = list(dict.fromkeys([*[card.key for card in world.cards], *world.sources]))
    return GameInfo(
        ground=_ground(world, boards),
        cards=[_card(card, world.options) for card in world.cards],
        tiles=[_tile(location, world.options) for location in world.tiles],
        figures=[_figure(location) for location in world.tiles if location.figure],
        tokens=[_token(key, boards) for key in world.tokens] if boards else [],
        walls=world.most_walls if needs_walls(world) else 0,
        sources=[source_info(world, key) for key in sources],
        unseen_sources=[key for key in world.sources if key not in marking],
        options=[told(Said(f"option-{key}-text")) for key in OPTIONS if key in world.options],
        notes=[told(note) for note in notes],
    )


def source_info(world: World, key: str) -> Source:
    return Source(key=key, name=told(source_named(world, key)), icon=icon_address(key))


def ground_rows(world: World) -> list[GroundRow]:
    lines = {number: _letters(world, number) for number in range(ROWS)}
    return [
        GroundRow(name=row_name(number), number=number, letters=letters)
        for number, letters in lines.items()
        if letters
    ]


def _ground(world: World, boards: tuple[str, ...]) -> Ground:
    rows = ground_rows(world)
    return Ground(rows=rows, spots=_spots(world) + _tokens(world), boards=[_board(board) for board in boards])


def _token(key: str, boards: tuple[str, ...]) -> TokenInfo:
    token, purpose = TOKENS[key], purpose_of(key).key
    spots = [[name(hex) for hex in there] for there in token_spots(token, boards)]
    return TokenInfo(
        key=key,
        name=told(named("token", key)),
        one=told(named("tile", token.action.key) if token.action else named("token", key)),
        icon=icon_address(purpose),
        hexes=spots,
        most=sum(map(bool, spots)),
        field=token.field,
        single=token.single,
    )


_CASTLE_TILE: Final = Said("castle-tile")


def castle_tiles_of(setup: Setup) -> TokenInfo | None:
    """You lay them like tokens, but they turn their hexes into castles."""
    if not setup.castle_tiles:
        return None
    spots = [[name(hex) for hex in there] for there in selected_hexes(setup.boards)]
    return TokenInfo(
        key="castle-tile",
        name=told(_CASTLE_TILE),
        one=told(_CASTLE_TILE),
        icon=icon_address("castle"),
        hexes=spots,
        most=EDITIONS[setup.edition].castle_tiles,
        field="castle_tiles",
        single="",
    )


def _tokens(world: World) -> list[Spot]:
    """Drawn as their purpose: the action they bring, or the card that pays for them."""
    return [
        Spot(hex=hex, is_fleeting=False, is_token=True, **_named(purpose_of(key)))
        for key, hexes in world.tokens.items()
        for hex in names(hexes)
    ]


def _letters(world: World, row: int) -> str:
    """The kind of each hex in a row, whichever map it belongs to; a space where there is none."""
    hexes = [at(row, column) for column in range(COLUMNS)]
    letters = [LETTERS[world.kind_at(hex)] if world.board & SINGLE[hex] else " " for hex in hexes]
    return "".join(letters).rstrip()


def _spots(world: World) -> list[Spot]:
    return [
        Spot(
            hex=name(site.hex),
            is_fleeting=world.tiles[site.tile].is_fleeting,
            is_token=False,
            **_named(world.tiles[site.tile]),
        )
        for site in world.sites
        if site.hex != NOWHERE
    ]


def _board(board: str) -> BoardPlace:
    laid = quadrant(board)
    return BoardPlace(key=laid.name, name=told(board_named(laid)), is_turned=board.endswith(TURNED))


def _named(component: Tile | Card) -> dict[str, Any]:
    name = named("card" if isinstance(component, Card) else "tile", component.key)
    return {"key": component.key, "name": told(name), "icon": icon_address(component.key)}


def _described(component: Tile | Card, options: frozenset[str]) -> dict[str, Any]:
    return {"text": told(text_of(component, options)), **_named(component)}


def _card(card: Card, options: frozenset[str]) -> CardInfo:
    kind = "task" if card.key in TASKS else "always" if card.key in ALWAYS else "card"
    return CardInfo.model_validate(
        {**_described(card, options), "kind": kind, "marks_rows": card.marks_rows > 0}
    )


def _tile(location: Tile, options: frozenset[str]) -> TileInfo:
    return TileInfo(**_described(location, options))


def tile_kind(key: str) -> str:
    kinds = {"tile": TILES, "bonus": BONUSES, "extra": EXTRAS}
    return next((kind for kind, keys in kinds.items() if key in keys), "location")


def _figure(location: Tile) -> FigureInfo:
    figure = location.figure
    if figure is None:
        raise ValueError(f"{location.key} brings no figure")
    return FigureInfo(
        key=figure.key,
        name=told(named("figure", figure.key)),
        icon=figure_address(figure.key),
        number=pieces_of(figure),
        field=field_of(figure),
        covers_several_hexes=figure.number > pieces_of(figure),
        is_passing=figure.is_passing,
    )


@cache
def drawing(key: str) -> str:
    """The icon of a component; empty if there is none."""
    try:
        return icon(key)
    except KeyError:
        return ""


@cache
def figure_drawing(key: str) -> str:
    try:
        return figure_icon(key)
    except KeyError:
        return ""


@cache
def icon_address(key: str) -> str:
    """Where to find a component's drawing; the card for castles has the castle's. Empty if there is none."""
    return next((f"{ICONS}/{one}.svg" for one in (key, key.removesuffix("s")) if drawing(one)), "")


def figure_address(key: str) -> str:
    return f"{ICONS}/figures/{key}.svg"


def example_info(key: str) -> ExampleInfo:
    """The drawn example of a component. Its address changes with it, so browsers may cache it forever."""
    example = example_of(key)
    width, height = example_size(example)
    edition = sha256(f"{__version__} {example_text(key)}".encode()).hexdigest()[:_ENOUGH]
    return ExampleInfo(
        picture=f"{EXAMPLES}/{key}.svg?of={edition}", width=width, height=height, says=told(example_said(key))
    )
