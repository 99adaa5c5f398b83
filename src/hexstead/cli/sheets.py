"""The page for those who lay a set-up out from the box: what to take, and what it does."""

from hexstead.cli.words import SETUP
from hexstead.content.catalogue import CARDS, EXTRAS, TASKS
from hexstead.engine.components import Card, Location
from hexstead.engine.explain import title
from hexstead.engine.hexes import NOWHERE, name
from hexstead.engine.world import World
from hexstead.match.code import write_code
from hexstead.match.layout import TURNED
from hexstead.match.setup import Setup
from hexstead.pictures import CardPicture, Sheet, TilePicture
from hexstead.pictures.scenes import icon_of, scene_of_setup
from hexstead.telling.steps import sections_of
from hexstead.telling.steps.places import board_title, sites_of
from hexstead.telling.texts import text_of
from hexstead.telling.words import counted, listed


def sheet_of(setup: Setup) -> Sheet:
    world = setup.world()
    return Sheet(
        scene=scene_of_setup(setup),
        title=SETUP["title"],
        code=write_code(setup),
        quadrants=tuple([(board_title(board), board.endswith(TURNED)) for board in setup.boards]),
        sections=tuple([(section.title, section.steps) for section in sections_of(setup)]),
        cards=tuple([_card(world, CARDS[key]) for key in setup.cards]),
        tiles=tuple([_tile(world, location) for location in _locations_first(world)]),
        seats=setup.seats,
        tasks=tuple([_card(world, TASKS[key]) for key in setup.tasks]),
        island=SETUP["island"].format(side=title(setup.island)) if setup.island else "",
    )


def _locations_first(world: World) -> list[Location]:
    tiles = [location for location in world.locations if location.key not in EXTRAS]
    return sorted(tiles, key=lambda location: location.is_fleeting)


def _card(world: World, card: Card) -> CardPicture:
    return CardPicture(title(card.key), text_of(card, world.options), icon_of(card.key))


def _tile(world: World, location: Location) -> TilePicture:
    stocked = zip(sites_of(world), world.stock, strict=True)
    tiles = {site.hex: stock for (site, other), stock in stocked if other is location}
    number = counted(sum(tiles.values()), "tile")
    if NOWHERE in tiles:
        note = SETUP["bonus-note"].format(tiles=number)
    else:
        note = SETUP["tile-note"].format(tiles=number, hexes=listed([name(hex) for hex in tiles]))
    text = text_of(location, world.options)
    return TilePicture(title(location.key), text, icon_of(location.key), note, location.is_fleeting)
