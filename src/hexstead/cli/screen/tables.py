"""A position document as somebody at that table would see it: with a turn, a card and tiles."""

from hexstead.boards.shelf import unknown
from hexstead.cli.screen.language import refusal
from hexstead.cli.screen.naming import key_of
from hexstead.engine.actions import NOBODY, Seat
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import SINGLE, parse, row_name
from hexstead.engine.rules import start
from hexstead.engine.said import terrain_named
from hexstead.engine.terrain import KEYS, Terrain, faces
from hexstead.engine.view import View, guess, see
from hexstead.engine.world import World
from hexstead.match.position import Position
from hexstead.setup.request import Unmet


def seen_at_a_table(position: Position, seat_number: int | None, card: str | None) -> tuple[World, View]:
    """The seat, counted from 1, is about to do its mandatory action with a card of this terrain."""
    seats = len(position.seats)
    if seats < 2:
        raise refusal("hint-seats")
    if not 1 <= (seat_number or 1) <= seats:
        raise refusal("hint-seat", seats=seats)
    world = position.world()
    terrain = _terrain(world, card)
    seat = (seat_number or 1) - 1
    view = see(world, start(world, 0), seat)
    _lay(world, position, view)
    view.turn, view.first = seat, 0
    view.played, view.terrain, view.in_use = [terrain], terrain, terrain
    view.owed = min(world.builds[terrain], view.supply[seat])
    view.hand, view.hand_sizes = [], [int(each != seat) for each in range(seats)]
    if not view.owed or not world.terrain[terrain] & guess(world, view, Rng(0)).free:
        raise refusal("hint-full", terrain=terrain_named(terrain))
    return world, view


def _terrain(world: World, card: str | None) -> Terrain:
    shown = sorted({terrain for each in world.deck for terrain in faces(each) if terrain in world.deck})
    names = {KEYS[terrain]: terrain_named(terrain) for terrain in shown}
    if card is None:
        raise refusal("hint-no-card", cards=list(names))
    wanted = key_of(card, names)
    if wanted is None:
        raise Unmet("--card", unknown("terrain-card", card.strip(), names))
    return KEYS.index(wanted)


def _lay(world: World, position: Position, view: View) -> None:
    """Put the pieces on the board, and give each seat the tiles of the locations it is beside."""
    view.settlements = position.pieces()
    standing = [seat.by_figure() for seat in position.seats]
    view.figures = [[each[figure.key] for each in standing] for figure in world.figures]
    for hex in position.walls:
        view.walls |= SINGLE[parse(hex)]
    view.supply = [world.supply - len(seat.settlements) - len(seat.marks) for seat in position.seats]
    view.marks = [_marker(position, row) for row in range(len(world.rows))]
    for seat in range(world.seats):
        _take_tiles(world, view, seat)


def _marker(position: Position, row: int) -> Seat:
    letter = row_name(row)
    return next((seat for seat, each in enumerate(position.seats) if letter in each.marks), NOBODY)


def _take_tiles(world: World, view: View, seat: Seat) -> None:
    for number, site in enumerate(world.sites):
        if view.stock[number] and site.ring & view.settlements[seat]:
            view.stock[number] -= 1
            view.taken[seat] |= SINGLE[number]
            view.held[seat] |= SINGLE[number]
