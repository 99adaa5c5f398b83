"""The page for those who lay a set-up out from the box: what to take, and what it does."""

from collections.abc import Iterator

from hexstead.cli.figures import called, needs_walls, pieces_of
from hexstead.cli.scenes import icon_of, scene_of_setup, stock_of
from hexstead.cli.words import SETUP, counted, listed
from hexstead.content.catalogue import CARDS, TASKS
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.engine.hexes import SINGLE, Hex, name
from hexstead.engine.world import SETTLEMENTS, TILES_ON_A_LOCATION, WALLS, Site, World
from hexstead.match.code import write_code
from hexstead.match.setup import TURNED, Setup
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
    tiles = [title(location.key) for location in world.locations if not location.is_fleeting]
    yield SETUP["boards"].format(boards=listed(_boards(setup)))
    yield SETUP["tiles"].format(number=TILES_ON_A_LOCATION, tiles=listed(tiles))
    if world.fleeting:
        yield SETUP["nomads"].format(tiles=listed(_nomads(setup, world)))
    yield SETUP["cards"].format(cards=listed([title(key) for key in setup.cards]))
    if setup.tasks:
        yield SETUP["tasks"].format(tasks=listed([title(key) for key in setup.tasks]))
    yield SETUP["terrain"]
    yield SETUP["seats"].format(seats=setup.seats, pieces=", ".join(_pieces(world)))
    if needs_walls(world):
        yield SETUP["walls"].format(walls=counted(WALLS, "stone wall"))


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
    figures = [counted(pieces_of(figure), called(figure.key)) for figure in world.figures]
    return [counted(SETTLEMENTS, "settlement"), *figures]


def _locations_first(world: World) -> list[Location]:
    return sorted(world.locations, key=lambda location: location.is_fleeting)


def _card(card: Card) -> CardPicture:
    return CardPicture(title(card.key), card.text, icon_of(card.key))


def _tile(world: World, location: Location) -> TilePicture:
    stocked = zip(_sites(world), stock_of(world), strict=True)
    tiles = {name(site.hex): stock for (site, other), stock in stocked if other is location}
    number = counted(sum(tiles.values()), "tile")
    note = SETUP["tile-note"].format(tiles=number, hexes=listed(list(tiles)))
    return TilePicture(title(location.key), location.text, icon_of(location.key), note, location.is_fleeting)
