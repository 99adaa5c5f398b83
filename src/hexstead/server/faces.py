"""What never changes during a game, as the browser draws it: the map, cards, tiles and figures."""

from functools import cache
from hashlib import sha256
from typing import Final

from hexstead import __version__
from hexstead.content.catalogue import (
    ALWAYS,
    BONUSES,
    EXTRAS,
    OPTIONS,
    TASKS,
    TILES,
    TOKENS,
    example_text,
    figure_icon,
    icon,
)
from hexstead.content.manifest import SIZE
from hexstead.content.second import CASTLE_TILES
from hexstead.engine.codec import names
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.engine.hexes import COLUMNS, NOWHERE, ROWS, SINGLE, at, name, row_name
from hexstead.engine.terrain import LETTERS
from hexstead.engine.world import SETTLEMENTS, WALLS, World
from hexstead.match.code import write_code
from hexstead.match.examples import example_of
from hexstead.match.layout import TURNED, box_of, quadrant, selected_hexes, token_spots
from hexstead.match.setup import Setup
from hexstead.match.tokens import purpose_of
from hexstead.pictures.examples import example_size
from hexstead.server.forms import ExampleFace
from hexstead.server.messages import (
    BoardPlace,
    CardFace,
    FigureFace,
    Game,
    Ground,
    GroundRow,
    Spot,
    TileFace,
    TokenFace,
)
from hexstead.telling.figures import needs_walls, pieces_of
from hexstead.telling.names import board_name
from hexstead.telling.standins import notice_of
from hexstead.telling.texts import text_of

ICONS = "/icons"
EXAMPLES = "/pictures/examples"
_ENOUGH: Final = 10
"""Digits of a digest."""


def game_of(setup: Setup, world: World) -> Game:
    return face_of(world, setup.boards, write_code(setup), [notice_of(setup.boards, setup.island)])


def face_of(world: World, boards: tuple[str, ...], code: str, notes: list[str]) -> Game:
    """The same for a map that need not come from a set-up."""
    marking = [card.key for card in world.cards if card.marks_rows]
    sources = list(dict.fromkeys([*[card.key for card in world.cards], *world.sources]))
    return Game(
        code=code,
        ground=_ground(world, boards),
        cards=[_card(card, world.options) for card in world.cards],
        tiles=[_tile(location, world.options) for location in world.locations],
        figures=[_figure(location) for location in world.locations if location.figure],
        tokens=[_token(key, boards) for key in world.tokens] if boards else [],
        walls=WALLS if needs_walls(world) else 0,
        sources=sources,
        unseen_sources=[key for key in world.sources if key not in marking],
        source_names={key: title(key) for key in sources},
        settlements=SETTLEMENTS,
        options=[OPTIONS[key] for key in OPTIONS if key in world.options],
        notes=[note for note in notes if note],
    )


def _ground(world: World, boards: tuple[str, ...]) -> Ground:
    lines = {number: _letters(world, number) for number in range(ROWS)}
    rows = [
        GroundRow(name=row_name(number), number=number, letters=letters)
        for number, letters in lines.items()
        if letters
    ]
    places = [_board(board, number) for number, board in enumerate(boards)]
    return Ground(rows=rows, spots=_spots(world) + _tokens(world), boards=places)


def _token(key: str, boards: tuple[str, ...]) -> TokenFace:
    token, purpose = TOKENS[key], purpose_of(key).key
    spots = [[name(hex) for hex in there] for there in token_spots(token, boards)]
    return TokenFace(
        key=key,
        name=title(key),
        one=title(token.action.key if token.action else key),
        icon=icon_address(purpose) or "",
        hexes=spots,
        most=sum(map(bool, spots)),
        field=token.field,
        single=token.single,
    )


def castle_tiles_of(setup: Setup) -> TokenFace | None:
    """They are laid like tokens, but make castles of their hexes."""
    if not setup.castle_tiles:
        return None
    spots = [[name(hex) for hex in there] for there in selected_hexes(setup.boards)]
    key, address = "castle-tile", icon_address("castle") or ""
    return TokenFace(
        key=key,
        name=title(key),
        one=title(key),
        icon=address,
        hexes=spots,
        most=CASTLE_TILES,
        field="castle_tiles",
        single="",
    )


def _tokens(world: World) -> list[Spot]:
    """Drawn as what they are for: the action that they bring, or what pays for them."""
    return [
        Spot(hex=hex, tiles=0, is_fleeting=False, is_token=True, **_described(purpose_of(key), world.options))
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
            tiles=tiles,
            is_fleeting=world.locations[site.location].is_fleeting,
            is_token=False,
            **_described(world.locations[site.location], world.options),
        )
        for site, tiles in zip(world.sites, world.stock, strict=True)
        if site.hex != NOWHERE
    ]


def _board(board: str, number: int) -> BoardPlace:
    laid = quadrant(board)
    return BoardPlace(
        key=laid.name,
        name=board_name(laid),
        box=box_of(board).key,
        is_turned=board.endswith(TURNED),
        is_stand_in=laid.is_stand_in,
        top=number // 2 * SIZE,
        left=number % 2 * SIZE,
        height=SIZE,
        width=SIZE,
    )


def _described(component: Location | Card, options: frozenset[str]) -> dict[str, str]:
    key, text = component.key, text_of(component, options)
    return {"key": key, "name": title(key), "text": text, "icon": icon_address(key) or ""}


def _card(card: Card, options: frozenset[str]) -> CardFace:
    kind = "task" if card.key in TASKS else "always" if card.key in ALWAYS else "card"
    pays = bool(card.after_build or card.after_turn)
    told = {"kind": kind, "pays_during_the_game": pays, "marks_rows": card.marks_rows > 0}
    return CardFace.model_validate({**_described(card, options), **told})


def _tile(location: Location, options: frozenset[str]) -> TileFace:
    return TileFace.model_validate({**_described(location, options), "kind": tile_kind(location.key)})


def tile_kind(key: str) -> str:
    kinds = {"tile": TILES, "bonus": BONUSES, "extra": EXTRAS}
    return next((kind for kind, keys in kinds.items() if key in keys), "location")


def _figure(location: Location) -> FigureFace:
    figure = location.figure
    if figure is None:
        raise ValueError(f"{location.key} brings no figure")
    return FigureFace(
        key=figure.key,
        name=title(figure.key),
        icon=figure_address(figure.key),
        number=pieces_of(figure),
        covers_several_hexes=figure.number > pieces_of(figure),
        is_passing=figure.is_passing,
    )


@cache
def drawing(key: str) -> str:
    """The icon of a component; what pays for each castle is drawn as a castle. Empty if there is none."""
    for one in (key, key.removesuffix("s")):
        try:
            return icon(one)
        except KeyError:
            continue
    return ""


@cache
def figure_drawing(key: str) -> str:
    try:
        return figure_icon(key)
    except KeyError:
        return ""


@cache
def icon_address(key: str) -> str | None:
    return f"{ICONS}/{key}.svg" if drawing(key) else None


def figure_address(key: str) -> str:
    return f"{ICONS}/figures/{key}.svg"


def example_face(key: str) -> ExampleFace:
    """The drawn example of a component. Its address changes with it, so its picture can be kept for ever."""
    example = example_of(key)
    width, height = example_size(example)
    edition = sha256(f"{__version__} {example_text(key)}".encode()).hexdigest()[:_ENOUGH]
    return ExampleFace(
        picture=f"{EXAMPLES}/{key}.svg?of={edition}", width=width, height=height, says=example.says
    )
