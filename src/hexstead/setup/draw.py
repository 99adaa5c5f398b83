"""Drawn set-ups, and the one for the first game."""

from collections.abc import Iterator
from itertools import chain
from typing import Final, NoReturn, Unpack

from pydantic import ValidationError

from hexstead.boards.generator.make import locations_of
from hexstead.boards.generator.recipes import Made, latest
from hexstead.boards.shelf import is_made
from hexstead.boxes.catalogue import BOARDS, EDITIONS, FIRST_BOX, ISLANDS, TASKS, TOKENS, boxes, tile_pool
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import Hex
from hexstead.engine.hexes import name as name_of_hex
from hexstead.engine.said import Said, error, named
from hexstead.setup.compatibility import check_lying, removes_terrain
from hexstead.setup.documents import WrongField, first_error
from hexstead.setup.layout import (
    TURNED,
    nomad_spaces,
    number_of_tasks,
    quadrant_number,
    selected_hexes,
    sides_of,
    token_spots,
)
from hexstead.setup.parts import asked_for, boards_for, has_room, needs, used_on
from hexstead.setup.request import (
    BOARDS_IN_PLAY,
    ENDLESS_BOX,
    ISLAND,
    KEYWORDS,
    Names,
    Request,
    RequestKeywords,
    Unmet,
    Words,
    boxes_of,
    check_request,
    hexes_in,
    naming,
    request_of,
)
from hexstead.setup.setup import CARD_LETTERS, KINGDOM_CARDS, USUAL_EDITION, Setup

_MANY: Final = 1000
_FEW: Final = 5
"""Generating a board takes a while, so only try a few that may fit."""


def first_game(seats: int, edition: str = USUAL_EDITION, first_player: int | None = None) -> Setup:
    """The set-up for beginners; only the start player can be left to chance."""
    asked = Request(edition=edition, cards=FIRST_BOX.first_cards, first_player=first_player)
    chosen = EDITIONS.get(edition, EDITIONS[USUAL_EDITION])
    boards = (chosen.own or FIRST_BOX).first_boards
    laid = {"boards": boards, "selections": chosen.first_selections}
    return draw(asked.model_copy(update=laid), seats, seed=0)


def draw_setup(
    seats: int,
    seed: int,
    boards: Words = (),
    cards: Words = (),
    options: Words = (),
    **wanted: Unpack[RequestKeywords],
) -> Setup:
    """A set-up where everything you don't choose is drawn. The same seed draws the same set-up.

    It draws from the boxes in `expansions`, or from the base game; the kingdom cards of the base game are
    always in the draw. With `endless` among the boxes, boards you don't choose are generated in the style of
    the others. You can name tokens and `island` among the boxes too.
    """
    asked = {"boards": boards, "cards": cards, "options": options, **wanted}
    with naming(KEYWORDS):
        return draw(request_of(asked, KEYWORDS), seats, seed)


def draw(request: Request, seats: int, seed: int) -> Setup:
    """What was asked for, with the rest drawn. Unmet, with the field and the reason, if that can't be."""
    check_request(request, seats)
    rng, edition = Rng(seed), EDITIONS[request.edition]
    boards = _boards(request, rng)
    covered = _shuffled(list(range(BOARDS_IN_PLAY)) if edition.castle_tiles else [], rng)
    card_pool = [card.key for box in boxes((FIRST_BOX.key, *boxes_of(request))) for card in box.cards]
    cards = _fill("cards", request.cards, card_pool, KINGDOM_CARDS, rng)
    # The order of the lines is part of every seed: the first line draws first.
    try:
        return Setup(
            seats=seats,
            boards=boards,
            cards=cards,
            selections=_selections(request, rng),
            castle_tiles=_castle_tiles(request, boards, covered, rng),
            tiles=_fill("tiles", request.tiles, tile_pool(), len(nomad_spaces(boards)), rng),
            tasks=_fill("tasks", request.tasks, list(TASKS), number_of_tasks(boards), rng),
            removed_terrain="".join(_fill("", (), list(CARD_LETTERS), int(removes_terrain(cards)), rng)),
            tokens=_tokens(request, boards, rng),
            island=_island(request, boards, rng),
            options=request.options,
            edition=request.edition,
            first_player=request.first_player,
        )
    except ValidationError as error:
        field, why = first_error(error.errors())
        raise Unmet(field, why) from None


def _boards(request: Request, rng: Rng) -> Names:
    chosen = request.boards
    if ENDLESS_BOX in boxes_of(request):
        chosen += _made_boards(request, rng)
    pool = _board_pool(request, rng)
    drawn = _fill("boards", chosen, pool, BOARDS_IN_PLAY, rng)
    boards = tuple([name if name in chosen else name + TURNED * rng.below(2) for name in drawn])
    for part, field in asked_for(request).items():
        if not has_room(request, part, boards):
            boards = (
                _with_room(request, part, boards, pool, rng)
                or _with_room_for_all(request, boards, pool, rng)
                or _refuse(request, part, field)
            )
    return boards


def _with_room(request: Request, part: str, boards: Names, pool: list[str], rng: Rng) -> Names:
    """The boards with one that nobody chose swapped for another, so that there is room for a part."""
    asked = [part, *[other for other in asked_for(request) if has_room(request, other, boards)]]
    for place, name in _exchanges(request, part, boards, pool, rng):
        changed = (*boards[:place], name, *boards[place + 1 :])
        if all([has_room(request, one, changed) for one in asked]):
            return changed
    return ()


def _with_room_for_all(request: Request, boards: Names, pool: list[str], rng: Rng, kept: Names = ()) -> Names:
    """Swap several boards, from any box, where one isn't enough; those that came for a part stay."""
    missing = [part for part in asked_for(request) if not has_room(request, part, boards)]
    if not missing:
        return boards
    for place, name in chain(
        _exchanges(request, missing[0], boards, pool, rng), _exchanges(request, missing[0], boards, [], rng)
    ):
        if boards[place] not in kept:
            changed = (*boards[:place], name, *boards[place + 1 :])
            if found := _with_room_for_all(request, changed, pool, rng, (*kept, name)):
                return found
    return ()


def _exchanges(
    request: Request, part: str, boards: Names, pool: list[str], rng: Rng
) -> Iterator[tuple[int, str]]:
    """Places where nobody chose a board, each with a board to put there instead, in random order."""
    places = list(range(len(request.boards), BOARDS_IN_PLAY))
    if places and ENDLESS_BOX in boxes_of(request):
        pool = _made_for(request, part, rng)
    there = [name.removesuffix(TURNED) for name in boards]
    fitting = [name for name in boards_for(request, part) if name in BOARDS]
    # If the boxes have no such board, take one from another box.
    names = [name for name in pool if is_made(name) or name in fitting] or fitting
    others = [name + turn for name in names if name not in there for turn in ("", TURNED)]
    found = [(place, name) for place in places for name in others]
    for number in _shuffled(list(range(len(found))), rng):
        yield found[number]


def _made_for(request: Request, part: str, rng: Rng) -> list[str]:
    """Some boards to generate that have a location the part needs."""
    needed, made = set(needs(request, part)), [_new_board(request, rng) for _ in range(_MANY)]
    return [one.name for one in made if not needed or needed & set(locations_of(one))][:_FEW]


def _refuse(request: Request, part: str, field: str) -> NoReturn:
    fitting = list(boards_for(request, part))
    raise Unmet(
        field,
        error("no-room", part=_named(part), boards=fitting)
        if fitting
        else error("no-room-at-all", part=_named(part)),
    )


def _named(part: str) -> Said:
    return Said("terrain-island") if part == ISLAND else named("token", part)


def _board_pool(request: Request, rng: Rng) -> list[str]:
    edition = EDITIONS[request.edition]
    if edition.own is None:
        return [board.name for box in boxes(boxes_of(request)) for board in box.boards]
    named = [*sides_of(request.boards), request.side]
    side = named[0] or edition.sides[rng.below(len(edition.sides))]
    return [board.name for board in edition.own.boards if board.side == side]


def _made_boards(request: Request, rng: Rng) -> Names:
    """One for each board that nobody chose."""
    return tuple([_new_board(request, rng).name for _ in range(BOARDS_IN_PLAY - len(request.boards))])


def _new_board(request: Request, rng: Rng) -> Made:
    """In the style of the boxes."""
    manners = [box.key for box in boxes(boxes_of(request)) if box.boards] or [FIRST_BOX.key]
    return latest(manners[rng.below(len(manners))], rng.below(10**6))


def _selections(request: Request, rng: Rng) -> Names:
    kinds = EDITIONS[request.edition].selections
    return _fill("selections", request.selections, list(kinds), BOARDS_IN_PLAY if kinds else 0, rng)


def _castle_tiles(request: Request, boards: Names, order: list[int], rng: Rng) -> Names:
    """Each in a different quadrant."""
    if not request.castle_tiles:
        return ()
    number = EDITIONS[request.edition].castle_tiles
    return _lay(request, "castle_tiles", selected_hexes(boards), order[:], number, rng)


def _tokens(request: Request, boards: Names, rng: Rng) -> dict[str, Names]:
    """One in each quadrant with room, or only one; hexes that nobody chose are drawn."""
    laid = {}
    for key in [part for part in used_on(request, boards) if part in TOKENS]:
        token, spots = TOKENS[key], token_spots(TOKENS[key], boards)
        order, is_single = list(range(BOARDS_IN_PLAY)), bool(token.single and getattr(request, token.single))
        if is_single:
            rng.shuffle(order)
        laid[key] = _lay(request, token.field, spots, order, 1 if is_single else BOARDS_IN_PLAY, rng)
    return laid


def _lay(
    request: Request, field: str, spots: list[list[Hex]], order: list[int], number: int, rng: Rng
) -> Names:
    """Lay this many in quadrants with room: first where a hex is named, then in this order."""
    named = hexes_in(request, field)
    try:
        check_lying(field, tuple([name_of_hex(hex) for hex in named]), spots)
    except WrongField as wrong:
        raise Unmet(field, wrong.why) from None
    lying = {quadrant_number(hex): hex for hex in named}
    free = [place for place in order if spots[place] and place not in lying]
    for place in sorted(free[: number - len(lying)]):
        lying[place] = spots[place][rng.below(len(spots[place]))]
    return tuple([name_of_hex(lying[place]) for place in sorted(lying)])


def _island(request: Request, boards: Names, rng: Rng) -> str:
    if request.island or ISLAND not in used_on(request, boards):
        return request.island
    return list(ISLANDS)[rng.below(len(ISLANDS))]


def _fill(field: str, chosen: Names, names: list[str], number: int, rng: Rng) -> Names:
    """As many as needed: first the chosen ones, then drawn ones."""
    if len(chosen) > number:
        raise Unmet(field, error("fewer", number=number))
    rest = _shuffled(_left_over([name.removesuffix(TURNED) for name in chosen], names), rng)
    filled = (*chosen, *[names[place] for place in rest[: number - len(chosen)]])
    if len(filled) < number:
        raise Unmet("boxes", error("more-boxes", found=len(filled), needed=number, field=field))
    return filled


def _shuffled(places: list[int], rng: Rng) -> list[int]:
    rng.shuffle(places)
    return places


def _left_over(taken: list[str], names: list[str]) -> list[int]:
    """The positions of those not taken; what exists twice can be taken twice."""
    rest = []
    for place, name in enumerate(names):
        if name in taken:
            taken.remove(name)
        else:
            rest.append(place)
    return rest
