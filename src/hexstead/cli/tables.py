"""A position document as somebody at that table would see it: with a turn, a card and tiles."""

from hexstead.cli.words import ERRORS
from hexstead.content.catalogue import EXPANSIONS
from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.hexes import EMPTY, NOWHERE, SINGLE, Hexes, count, parse
from hexstead.engine.rules import start
from hexstead.engine.terrain import BUILDS, NAMES, Terrain, faces
from hexstead.engine.view import View, see
from hexstead.engine.world import SETTLEMENTS, World
from hexstead.match.documents import BadInput
from hexstead.match.layout import box_of
from hexstead.match.position import Position
from hexstead.match.setup import known
from hexstead.telling.words import listed

_FIGURES = {"warrior": "warriors", "wagon": "wagon", "ship": "ship", "city-hall": "city_hall"}


def seen_at_a_table(position: Position, seat_number: int | None, card: str | None) -> tuple[World, View]:
    """The seat, counted from 1, is about to do its mandatory action with a card of this terrain."""
    seats = len(position.seats)
    if seats < 2:
        raise BadInput(ERRORS["hint-seats"])
    if not 1 <= (seat_number or 1) <= seats:
        raise BadInput(ERRORS["hint-seat"].format(seats=seats))
    world = _with_cards(position)
    terrain = _terrain(world, card)
    seat = (seat_number or 1) - 1
    view = see(world, start(world, 0), seat)
    _lay(world, position, view)
    view.turn, view.first = seat, 0
    view.played, view.terrain, view.in_use = [terrain], terrain, terrain
    view.owed = min(BUILDS[terrain], view.supply[seat])
    view.hand, view.hand_sizes = [], [int(each != seat) for each in range(seats)]
    if not view.owed or not world.terrain[terrain] & ~_occupied(view):
        raise BadInput(ERRORS["hint-full"].format(card=NAMES[terrain]))
    return world, view


def _with_cards(position: Position) -> World:
    """The world of the position with the terrain cards of its boxes."""
    world = position.world()
    in_play = {"base"} | {box_of(board).key for board in position.boards}
    cards = [card for box in EXPANSIONS if box.key in in_play for card in box.deck]
    return World(
        seats=world.seats,
        letters=world.letters,
        locations={site.hex: world.locations[site.location] for site in world.sites if site.hex != NOWHERE},
        cards=world.cards,
        deck=[card for card in cards if world.removed_terrain not in faces(card)],
        options=world.options,
        removed_terrain=world.removed_terrain,
    )


def _terrain(world: World, card: str | None) -> Terrain:
    shown = sorted({terrain for each in world.deck for terrain in faces(each) if terrain in world.deck})
    names = [NAMES[terrain].replace(" ", "-") for terrain in shown]
    if card is None:
        raise BadInput(ERRORS["hint-card"].format(cards=listed(names, "or")))
    wanted = card.strip().lower().replace(" ", "-")
    try:
        known((wanted,), dict.fromkeys(names), "terrain card")
    except ValueError as error:
        raise BadInput(f"--card: {error}.") from None
    return shown[names.index(wanted)]


def _lay(world: World, position: Position, view: View) -> None:
    """Put the pieces on the board, and give each seat the tiles of the locations it is beside."""
    view.settlements = position.pieces()
    parts = [seat.parts() for seat in position.seats]
    view.figures = [[each[_FIGURES[figure.key]] for each in parts] for figure in world.figures]
    for hex in position.walls:
        view.walls |= SINGLE[parse(hex)]
    view.supply = [
        SETTLEMENTS - count(each["settlements"]) - len(seat.marks)
        for each, seat in zip(parts, position.seats, strict=True)
    ]
    view.marks = [_marker(position, row) for row in range(len(world.rows))]
    for seat in range(world.seats):
        _take_tiles(world, view, seat)


def _marker(position: Position, row: int) -> Seat:
    letter = "ABCDEFGHIJKLMNOPQRST"[row]
    return next((seat for seat, each in enumerate(position.seats) if letter in each.marks), NOBODY)


def _take_tiles(world: World, view: View, seat: Seat) -> None:
    for number, site in enumerate(world.sites):
        if view.stock[number] and site.ring & view.settlements[seat]:
            view.stock[number] -= 1
            view.taken[seat] |= SINGLE[number]
            view.held[seat] |= SINGLE[number]


def _occupied(view: View) -> Hexes:
    occupied = view.walls
    for own in view.settlements:
        occupied |= own
    return occupied or EMPTY
