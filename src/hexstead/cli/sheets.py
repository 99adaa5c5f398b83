"""The page for those who lay a set-up out from the box: what to take, and what it does."""

from collections.abc import Iterator

from hexstead.cli.figures import called, needs_walls, pieces_of
from hexstead.cli.scenes import icon_of, scene_of_setup
from hexstead.cli.standins import notice_of
from hexstead.cli.words import SETUP, counted, listed
from hexstead.content.catalogue import BONUSES, CARDS, EXTRAS, TASKS
from hexstead.engine.components import Card, Figure, Location
from hexstead.engine.explain import title
from hexstead.engine.hexes import NOWHERE, SINGLE, Hex, name
from hexstead.engine.table import NUMBER_TILES
from hexstead.engine.terrain import NAMES, NO_TERRAIN, card_name, faces
from hexstead.engine.world import SETTLEMENTS, TILES_ON_A_LOCATION, WALLS, Site, World
from hexstead.match.code import write_code
from hexstead.match.layout import TURNED
from hexstead.match.setup import Setup
from hexstead.pictures import CardPicture, Sheet, TilePicture


def sheet_of(setup: Setup) -> Sheet:
    world = setup.world()
    return Sheet(
        scene=scene_of_setup(setup),
        title=SETUP["title"],
        code=write_code(setup),
        quadrants=tuple([(_board(board), board.endswith(TURNED)) for board in setup.boards]),
        steps=tuple(steps_of(setup)),
        cards=tuple([_card(CARDS[key]) for key in setup.cards]),
        tiles=tuple([_tile(world, location) for location in _locations_first(world)]),
        seats=setup.seats,
        tasks=tuple([_card(TASKS[key]) for key in setup.tasks]),
    )


def steps_of(setup: Setup) -> list[str]:
    """What to take from the box, in order."""
    return list(_steps(setup, setup.world()))


def _steps(setup: Setup, world: World) -> Iterator[str]:
    yield SETUP["boards"].format(boards=listed(_boards(setup)))
    if notice := notice_of(setup.boards):
        yield notice
    yield from _tile_steps(setup, world)
    yield SETUP["cards"].format(cards=listed([title(key) for key in setup.cards]))
    if setup.tasks:
        yield SETUP["tasks"].format(tasks=listed([title(key) for key in setup.tasks]))
    yield from _terrain_steps(setup, world)
    yield SETUP["seats"].format(seats=setup.seats, pieces=", ".join(_pieces(world)))
    if for_all := _pieces_for_all(world):
        yield SETUP["for-all"].format(pieces=listed(for_all))
    for one in _rules(world):
        yield SETUP["rule"].format(name=title(one.key), text=one.text)


def _tile_steps(setup: Setup, world: World) -> Iterator[str]:
    on_board = dict.fromkeys([location for site, location in _sites(world) if site.hex != NOWHERE])
    tiles = [title(location.key) for location in on_board if not location.is_fleeting]
    yield SETUP["tiles"].format(number=TILES_ON_A_LOCATION, tiles=listed(tiles))
    if world.fleeting:
        yield SETUP["nomads"].format(tiles=listed(_nomads(setup, world)))
    bonus = [title(location.key) for location in world.locations if location.key in BONUSES]
    if bonus:
        yield SETUP["bonus"].format(number=TILES_ON_A_LOCATION, tiles=listed(bonus))
    if any(location.stores for location in world.locations):
        yield SETUP["numbers"].format(number=NUMBER_TILES)


def _terrain_steps(setup: Setup, world: World) -> Iterator[str]:
    """Cards with two terrains come in; those of a terrain that a card removes stay out."""
    two_faced = [card_name(card) for card in dict.fromkeys(world.deck) if card not in faces(card)]
    if two_faced:
        yield SETUP["two-faced"].format(cards=", ".join(two_faced))
    if world.removed_terrain != NO_TERRAIN:
        removing = [title(key) for key in setup.cards if CARDS[key].removes_terrain]
        yield SETUP["removed"].format(terrain=NAMES[world.removed_terrain], card=listed(removing))
    yield SETUP["terrain"]


def _rules(world: World) -> list[Card | Location]:
    """What is in play on this map for everybody, without a card or a tile."""
    pays = [card for card in world.cards if card.only_with != NO_TERRAIN]
    return [*[location for location in world.locations if location.key in EXTRAS], *pays]


def _boards(setup: Setup) -> list[str]:
    return [
        SETUP["board-turned" if board.endswith(TURNED) else "board"].format(
            board=_board(board), corner=corner
        )
        for board, corner in zip(setup.boards, SETUP["corners"].split("|"), strict=True)
    ]


def _board(name: str) -> str:
    return title(name.removesuffix(TURNED))


def _nomads(setup: Setup, world: World) -> list[str]:
    """The tile of each nomad space, in reading order."""
    return [
        SETUP["nomad"].format(
            tile=title(location.key), hex=name(site.hex), board=_board(_board_at(setup, world, site.hex))
        )
        for site, location in _sites(world)
        if location.is_fleeting
    ]


def _board_at(setup: Setup, world: World, hex: Hex) -> str:
    """The board of a hex; each board makes a sector."""
    return next(
        board for board, sector in zip(setup.boards, world.sectors, strict=True) if sector & SINGLE[hex]
    )


def _sites(world: World) -> list[tuple[Site, Location]]:
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


def _locations_first(world: World) -> list[Location]:
    tiles = [location for location in world.locations if location.key not in EXTRAS]
    return sorted(tiles, key=lambda location: location.is_fleeting)


def _card(card: Card) -> CardPicture:
    return CardPicture(title(card.key), card.text, icon_of(card.key))


def _tile(world: World, location: Location) -> TilePicture:
    stocked = zip(_sites(world), world.stock, strict=True)
    tiles = {site.hex: stock for (site, other), stock in stocked if other is location}
    number = counted(sum(tiles.values()), "tile")
    if NOWHERE in tiles:
        note = SETUP["bonus-note"].format(tiles=number)
    else:
        note = SETUP["tile-note"].format(tiles=number, hexes=listed([name(hex) for hex in tiles]))
    return TilePicture(title(location.key), location.text, icon_of(location.key), note, location.is_fleeting)
