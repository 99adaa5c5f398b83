"""What there is to show of a match, a position or a set-up: for the terminal and for the painted board."""

from functools import cache

from hexstead.cli.log import Turn, before, turns
from hexstead.cli.words import SETUP, counted, listed
from hexstead.content.catalogue import CARDS, LOCATIONS, icon
from hexstead.engine.actions import Seat
from hexstead.engine.codec import names
from hexstead.engine.events import BUILT, MOVED
from hexstead.engine.explain import title
from hexstead.engine.hexes import NOWHERE, SINGLE, Hexes, name
from hexstead.engine.state import State
from hexstead.engine.world import SETTLEMENTS, TILES_ON_A_LOCATION, World
from hexstead.match.code import write_code
from hexstead.match.match import Match
from hexstead.match.position import Position
from hexstead.match.setup import TURNED, Setup
from hexstead.pictures import CardPicture, Scene, Sheet, Spot, TilePicture

_icon = cache(icon)


def scene_of(match: Match) -> Scene:
    """The board at the decision that is due."""
    world, state = match.world, match.state
    played = turns(match)
    return Scene(
        letters=tuple(world.letters),
        locations=_spots(world, state.stock),
        pieces=_pieces(state.settlements),
        live=frozenset(names(match.decision().hexes)),
        lifted=_lifted(state),
        recent=_touched(played[-1:], state),
        last=frozenset(_touched(before(played, world.seats), state)),
    )


def scene_of_position(position: Position) -> Scene:
    world = position.world()
    return Scene(
        letters=tuple(world.letters),
        locations=_spots(world, [None] * len(world.sites)),
        pieces=_pieces(position.pieces()),
    )


def scene_of_setup(setup: Setup) -> Scene:
    world = setup.world()
    return Scene(tuple(world.letters), _spots(world, [TILES_ON_A_LOCATION] * len(world.sites)))


def _spots(world: World, stock: list[int] | list[None]) -> dict[str, Spot]:
    return {
        name(site.hex): Spot(
            _icon(world.locations[site.location].key), title(world.locations[site.location].key), tiles
        )
        for site, tiles in zip(world.sites, stock, strict=True)
    }


def _pieces(settlements: list[Hexes]) -> dict[str, Seat]:
    return {hex: seat for seat, own in enumerate(settlements) for hex in names(own)}


def _lifted(state: State) -> str | None:
    lifted = state.frames[-1].lifted if state.frames else NOWHERE
    return None if lifted == NOWHERE else name(lifted)


def _touched(played: list[Turn], state: State) -> tuple[str, ...]:
    """Where these turns put settlements that still stand there, in order."""
    hexes = [
        event[2]
        for turn in played
        for event in turn.events
        if event[0] in (BUILT, MOVED) and state.settlements[event[1]] & SINGLE[event[2]]
    ]
    return tuple([name(hex) for hex in dict.fromkeys(hexes)])


def sheet_of(setup: Setup) -> Sheet:
    """The page for those who lay the game out from the box."""
    return Sheet(
        scene=scene_of_setup(setup),
        title=SETUP["title"],
        code=write_code(setup),
        quadrants=tuple(
            [(title(board.removesuffix(TURNED)), board.endswith(TURNED)) for board in setup.boards]
        ),
        steps=tuple(steps_of(setup)),
        cards=tuple([CardPicture(title(key), CARDS[key].text, _icon(key)) for key in setup.cards]),
        tiles=tuple([_tile(setup.world(), key) for key in locations_of(setup)]),
        seats=setup.seats,
    )


def locations_of(setup: Setup) -> list[str]:
    return [location.key for location in setup.world().locations]


def sites_of(world: World, key: str) -> list[str]:
    """The hexes of a location."""
    return [name(site.hex) for site in world.sites if world.locations[site.location].key == key]


def _tile(world: World, key: str) -> TilePicture:
    hexes = sites_of(world, key)
    note = SETUP["tile-note"].format(
        tiles=counted(TILES_ON_A_LOCATION * len(hexes), "tile"), hexes=listed(hexes)
    )
    return TilePicture(title(key), LOCATIONS[key].text, _icon(key), note)


def steps_of(setup: Setup) -> list[str]:
    """What to take from the box, in order."""
    boards = [
        SETUP["board-turned" if board.endswith(TURNED) else "board"].format(
            board=title(board.removesuffix(TURNED)), corner=corner
        )
        for board, corner in zip(setup.boards, SETUP["corners"].split("|"), strict=True)
    ]
    tiles = [title(key) for key in locations_of(setup)]
    return [
        SETUP["boards"].format(boards=listed(boards)),
        SETUP["tiles"].format(number=TILES_ON_A_LOCATION, tiles=listed(tiles)),
        SETUP["cards"].format(cards=listed([title(key) for key in setup.cards])),
        SETUP["terrain"],
        SETUP["seats"].format(seats=setup.seats, settlements=SETTLEMENTS),
    ]
