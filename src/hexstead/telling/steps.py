"""A set-up in words: what to take from the box, step by step."""

from collections import Counter
from collections.abc import Iterator

from hexstead.content.catalogue import (
    BOARDS,
    BONUSES,
    CARDS,
    EDITIONS,
    EXTRAS,
    ISLANDS,
    OPTIONS,
    TOKENS,
    VARIANTS,
)
from hexstead.engine.components import Card, Figure, Location
from hexstead.engine.explain import title
from hexstead.engine.hexes import NOWHERE, Hex, name, parse
from hexstead.engine.table import NUMBER_TILES
from hexstead.engine.terrain import NAMES, NO_TERRAIN, card_name, faces
from hexstead.engine.world import SETTLEMENTS, TILES_ON_A_LOCATION, WALLS, Site, World
from hexstead.match.layout import TURNED, quadrant, quadrant_number
from hexstead.match.setup import Setup
from hexstead.telling.figures import called, needs_walls, pieces_of
from hexstead.telling.names import board_name
from hexstead.telling.standins import notice_of
from hexstead.telling.texts import text_of
from hexstead.telling.words import STEPS, counted, listed

_CORNERS = STEPS["corners"].split("|")


def steps_of(setup: Setup) -> list[str]:
    """What to take from the box, in order."""
    return list(_steps(setup, setup.world()))


def _steps(setup: Setup, world: World) -> Iterator[str]:
    if setup.selections:
        yield STEPS["box"].format(edition=EDITIONS[setup.edition].name)
    yield STEPS["boards"].format(boards=listed(_boards(setup)))
    if setup.island:
        yield STEPS["island"].format(side=title(setup.island))
    if notice := notice_of(setup.boards, setup.island):
        yield notice
    yield from _selection_steps(setup)
    yield from _token_steps(setup)
    yield from _tile_steps(setup, world)
    yield STEPS["cards"].format(cards=listed([title(key) for key in setup.cards]))
    if setup.tasks:
        yield STEPS["tasks"].format(tasks=listed([title(key) for key in setup.tasks]))
    yield from _terrain_steps(setup, world)
    yield STEPS["seats"].format(seats=setup.seats, pieces=", ".join(_pieces(world)))
    if for_all := _pieces_for_all(world):
        yield STEPS["for-all"].format(pieces=listed(for_all))
    for one in _rules(world):
        yield STEPS["rule"].format(name=title(one.key), text=text_of(one, world.options))
    yield from _house_steps(setup)


def _selection_steps(setup: Setup) -> Iterator[str]:
    """What decides the locations of boards that have none of their own."""
    if setup.castle_tiles:
        yield STEPS["castle-tiles"].format(hexes=listed(_placed(setup, setup.castle_tiles)))
    if setup.selections:
        tiles = [
            STEPS["selection"].format(tile=title(key), corner=corner)
            for key, corner in zip(setup.selections, _CORNERS, strict=True)
        ]
        yield STEPS["selections"].format(tiles=listed(tiles))
    if setup.castle_tiles:
        numbers = [quadrant_number(hex) for hex in setup.hexes_under_castle_tiles()]
        kinds = [f"{TILES_ON_A_LOCATION} {title(setup.selections[number])}" for number in numbers]
        yield STEPS["surplus"].format(tiles=listed(kinds))


def _token_steps(setup: Setup) -> Iterator[str]:
    for key, hexes in setup.tokens.items():
        yield STEPS["token"].format(token=token_name(key), hexes=listed(_placed(setup, hexes)))


def token_name(key: str) -> str:
    """One of them, in the middle of a sentence."""
    action = TOKENS[key].action
    return called(action.key if action else key)


def _placed(setup: Setup, hexes: tuple[str, ...]) -> list[str]:
    """Hexes, each with its board."""
    return [STEPS["on"].format(hex=hex, board=_board_at(setup, parse(hex))) for hex in hexes]


def _house_steps(setup: Setup) -> Iterator[str]:
    """Rules that differ: those of the edition, and those of the house."""
    edition = EDITIONS[setup.edition]
    if edition.variants:
        texts = " ".join([VARIANTS[key] for key in edition.variants])
        yield STEPS["edition"].format(edition=edition.name, texts=texts)
    for key in setup.options:
        yield STEPS["option"].format(text=OPTIONS[key])


def _tile_steps(setup: Setup, world: World) -> Iterator[str]:
    yield STEPS["tiles"].format(number=TILES_ON_A_LOCATION, tiles=listed(_tiles_on_board(world)))
    if missing := _missing_tiles(setup, world):
        yield STEPS["missing"].format(tiles=listed(missing))
    if world.fleeting:
        yield STEPS["nomads"].format(tiles=listed(_nomads(setup, world)))
    bonus = [title(location.key) for location in world.locations if location.key in BONUSES]
    if bonus:
        yield STEPS["bonus"].format(number=TILES_ON_A_LOCATION, tiles=listed(bonus))
    if any(location.stores for location in world.locations):
        yield STEPS["numbers"].format(number=NUMBER_TILES)


def _tiles_on_board(world: World) -> list[str]:
    """The locations, each with how many tiles to take from the box."""
    return [STEPS["tile"].format(number=number, tile=title(key)) for key, number in _tiles(world).items()]


def _missing_tiles(setup: Setup, world: World) -> list[str]:
    """What the box has too few of: made boards may repeat the location of another board."""
    if setup.selections:  # boards of their own box, which has what they need
        return []
    printed = [*BOARDS.values(), *ISLANDS.values()]
    there = Counter([key for board in printed for key in board.locations])
    missing = {key: number - TILES_ON_A_LOCATION * there[key] for key, number in _tiles(world).items()}
    return [
        STEPS["tile"].format(number=number, tile=title(key))
        for key, number in missing.items()
        if there[key] and number > 0
    ]


def _tiles(world: World) -> Counter[str]:
    """How many tiles lie on the map, by location."""
    tiles: Counter[str] = Counter()
    for site, location in sites_of(world):
        if site.hex != NOWHERE and not location.is_fleeting:
            tiles[location.key] += TILES_ON_A_LOCATION
    return tiles


def _terrain_steps(setup: Setup, world: World) -> Iterator[str]:
    """Cards with two terrains come in; those of a terrain that a card removes stay out."""
    two_faced = [card_name(card) for card in dict.fromkeys(world.deck) if card not in faces(card)]
    if two_faced:
        yield STEPS["two-faced"].format(cards=", ".join(two_faced))
    if world.removed_terrain != NO_TERRAIN:
        removing = [title(key) for key in setup.cards if CARDS[key].removes_terrain]
        yield STEPS["removed"].format(terrain=NAMES[world.removed_terrain], card=listed(removing))
    yield STEPS["terrain"]


def _rules(world: World) -> list[Card | Location]:
    """What is in play on this map for everybody, without a card or a tile."""
    pays = [card for card in world.cards if card.only_with != NO_TERRAIN or card.only_with_token]
    return [*[location for location in world.locations if location.key in EXTRAS], *pays]


def _boards(setup: Setup) -> list[str]:
    return [
        STEPS["board-turned" if board.endswith(TURNED) else "board"].format(
            board=board_title(board), corner=corner
        )
        for board, corner in zip(setup.boards, _CORNERS, strict=True)
    ]


def board_title(name: str) -> str:
    return board_name(quadrant(name))


def _nomads(setup: Setup, world: World) -> list[str]:
    """The tile of each nomad space, in reading order."""
    return [
        STEPS["nomad"].format(tile=title(location.key), hex=name(site.hex), board=_board_at(setup, site.hex))
        for site, location in sites_of(world)
        if location.is_fleeting
    ]


def _board_at(setup: Setup, hex: Hex) -> str:
    return board_title(setup.boards[quadrant_number(hex)])


def sites_of(world: World) -> list[tuple[Site, Location]]:
    return [(site, world.locations[site.location]) for site in world.sites]


def _pieces(world: World) -> list[str]:
    """What each seat gets."""
    own = [figure for figure in world.figures if not figure.is_passing]
    return [counted(SETTLEMENTS, "settlement"), *_counted(own)]


def _pieces_for_all(world: World) -> list[str]:
    walls = [counted(WALLS, "stone wall")] if needs_walls(world) else []
    return walls + _counted([figure for figure in world.figures if figure.is_passing])


def _counted(figures: list[Figure]) -> list[str]:
    return [counted(pieces_of(figure), called(figure.key)) for figure in figures]
