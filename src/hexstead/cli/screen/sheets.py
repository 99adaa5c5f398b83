"""The page for laying out a set-up from the box: what to take, and what it does."""

from hexstead.boxes.catalogue import CARDS, EXTRAS, TASKS
from hexstead.cli.screen.language import language, say, text
from hexstead.engine.hexes import NOWHERE, name
from hexstead.engine.tiles import Card, Tile, text_of
from hexstead.engine.world import World
from hexstead.pictures import CardPicture, Sheet, TilePicture
from hexstead.pictures.making_scenes import icon_of, scene_of_setup
from hexstead.setup.code import write_code
from hexstead.setup.layout import TURNED, island_of
from hexstead.setup.setup import Setup
from hexstead.wording.names import board_named, component_named
from hexstead.wording.steps import sections_of
from hexstead.wording.steps.whereabouts import board_titled, sites_of


def sheet_of(setup: Setup) -> Sheet:
    world = setup.world()
    return Sheet(
        scene=scene_of_setup(setup, language()),
        title=text("setup-title"),
        code=write_code(setup),
        quadrants=tuple([(say(board_titled(board)), board.endswith(TURNED)) for board in setup.boards]),
        sections=tuple(
            [
                (say(section.title), tuple([say(step) for step in section.steps]))
                for section in sections_of(setup)
            ]
        ),
        cards=tuple([_card(world, CARDS[key]) for key in setup.cards]),
        tiles=tuple([_tile(world, location) for location in _locations_first(world)]),
        seats=setup.seats,
        tasks=tuple([_card(world, TASKS[key]) for key in setup.tasks]),
        island=text("setup-island", side=board_named(island_of(setup.island))) if setup.island else "",
    )


def _locations_first(world: World) -> list[Tile]:
    tiles = [location for location in world.tiles if location.key not in EXTRAS]
    return sorted(tiles, key=lambda location: location.is_fleeting)


def _card(world: World, card: Card) -> CardPicture:
    return CardPicture(say(component_named(card.key)), say(text_of(card, world.options)), icon_of(card.key))


def _tile(world: World, location: Tile) -> TilePicture:
    stocked = zip(sites_of(world), world.stock, strict=True)
    tiles = {site.hex: stock for (site, other), stock in stocked if other is location}
    number = sum(tiles.values())
    if NOWHERE in tiles:
        note = text("setup-tiles-beside", count=number)
    else:
        note = text("setup-tiles-on", count=number, hexes=[name(hex) for hex in tiles])
    what = say(text_of(location, world.options))
    return TilePicture(say(location.said()), what, icon_of(location.key), note, location.is_fleeting)
