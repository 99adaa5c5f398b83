"""Set-ups that are drawn, and that of the first game."""

from typing import Unpack

from pydantic import ValidationError

from hexstead.content.catalogue import EDITIONS, EXPANSIONS, ISLANDS, TASKS, TOKENS, boxes, tile_pool
from hexstead.content.second import side_of
from hexstead.content.workshop.recipes import newest
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import Hex
from hexstead.engine.hexes import name as name_of_hex
from hexstead.match.checks import removes_terrain
from hexstead.match.documents import first_error
from hexstead.match.layout import (
    TURNED,
    nomad_spaces,
    number_of_tasks,
    quadrant,
    selected_hexes,
    token_spots,
)
from hexstead.match.request import (
    BOARDS_IN_PLAY,
    ENDLESS_BOX,
    ISLAND,
    KEYWORDS,
    PARTS,
    Names,
    Request,
    Unmet,
    Wanted,
    Words,
    boxes_of,
    check_request,
    naming,
    request_of,
)
from hexstead.match.setup import CARD_LETTERS, KINGDOM_CARDS, USUAL_EDITION, Setup

FIRST_GAME_BOARDS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS = ("fishermen", "knights", "merchants")


def first_game(seats: int, edition: str = USUAL_EDITION) -> Setup:
    """The set-up for beginners: nothing of it is left to chance."""
    own = EDITIONS[edition].own if edition in EDITIONS else None
    if own is None:
        asked = Request(edition=edition, boards=FIRST_GAME_BOARDS, cards=FIRST_GAME_CARDS)
    else:
        side = EDITIONS[edition].sides[0]
        boards = tuple([board.name for board in own.boards if side_of(board.name) == side])
        asked = Request(edition=edition, boards=boards, cards=FIRST_GAME_CARDS, selections=FIRST_GAME_BOARDS)
    return draw(asked, seats, seed=0)


def draw_setup(
    seats: int,
    seed: int,
    boards: Words = (),
    cards: Words = (),
    options: Words = (),
    **wanted: Unpack[Wanted],
) -> Setup:
    """A set-up in which all that is not chosen is drawn. The same seed draws the same.

    It is drawn from the boxes named by `expansions`, or from the base game; the kingdom cards of the base
    game are always among those drawn from. With `endless` among the boxes, the boards that are not chosen are
    made on the spot, in the manner of the others. Tokens and `island` can be named among the boxes too.
    """
    asked = {"boards": boards, "cards": cards, "options": options, **wanted}
    with naming(KEYWORDS):
        return draw(request_of(asked, KEYWORDS), seats, seed)


def draw(request: Request, seats: int, seed: int) -> Setup:
    """What was asked for, with all else drawn. Unmet if it cannot be, with the field and why."""
    check_request(request, seats)
    rng, edition = Rng(seed), EDITIONS[request.edition]
    boards = _boards(request, rng)
    covered = _shuffled(list(range(BOARDS_IN_PLAY)) if edition.castle_tiles else [], rng)
    card_pool = [card.key for box in boxes(("base", *boxes_of(request))) for card in box.cards]
    cards = _fill("cards", request.cards, card_pool, KINGDOM_CARDS, rng)
    # The order of the lines is part of every seed: what comes first is drawn first.
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
        )
    except ValidationError as error:
        field, why = first_error(error.errors())
        raise Unmet(field or "request", why) from None


def _boards(request: Request, rng: Rng) -> Names:
    chosen = request.boards
    if ENDLESS_BOX in boxes_of(request):
        chosen += _made_boards(request, rng)
    drawn = _fill("boards", chosen, _board_pool(request, rng), BOARDS_IN_PLAY, rng)
    return tuple([name if name in chosen else name + TURNED * rng.below(2) for name in drawn])


def _board_pool(request: Request, rng: Rng) -> list[str]:
    edition = EDITIONS[request.edition]
    if edition.own is None:
        return [board.name for box in boxes(boxes_of(request)) for board in box.boards]
    named = [side_of(name.removesuffix(TURNED)) for name in request.boards] + [request.side]
    side = named[0] or edition.sides[rng.below(len(edition.sides))]
    return [board.name for board in edition.own.boards if side_of(board.name) == side]


def _made_boards(request: Request, rng: Rng) -> Names:
    """As many as are not chosen, in the manner of the boxes."""
    manners = [box.key for box in boxes(boxes_of(request)) if box.boards] or ["base"]
    number = BOARDS_IN_PLAY - len(request.boards)
    return tuple([newest(manners[rng.below(len(manners))], rng.below(10**6)).name for _ in range(number)])


def _selections(request: Request, rng: Rng) -> Names:
    kinds = EDITIONS[request.edition].selections
    return _fill("selections", request.selections, list(kinds), BOARDS_IN_PLAY if kinds else 0, rng)


def _castle_tiles(request: Request, boards: Names, covered: list[int], rng: Rng) -> Names:
    """Each in another quadrant."""
    if not request.castle_tiles:
        return ()
    spots = selected_hexes(boards)
    number = EDITIONS[request.edition].castle_tiles
    return _one_each([spots[place] for place in sorted(covered[:number])], rng)


def _tokens(request: Request, boards: Names, rng: Rng) -> dict[str, Names]:
    """Those that the boards allow; where each lies is drawn."""
    parts = _parts(request, boards)
    return {key: _one_each(token_spots(TOKENS[key], boards), rng) for key in parts if key in TOKENS}


def _island(request: Request, boards: Names, rng: Rng) -> str:
    if request.island or ISLAND not in _parts(request, boards):
        return request.island
    return list(ISLANDS)[rng.below(len(ISLANDS))]


def _parts(request: Request, boards: Names) -> list[str]:
    """The tokens that are used, and whether an island is."""
    keys = set(boxes_of(request))
    there = {key for board in boards for key in quadrant(board).locations}
    chosen = [key for key in PARTS if key in keys or set(_boxes_with(key)) & keys]
    return [key for key in chosen if not request.as_first_printed or there & set(_triggers(key))]


def _boxes_with(part: str) -> list[str]:
    if part == ISLAND:
        return [box.key for box in EXPANSIONS if box.islands]
    return [box.key for box in EXPANSIONS if TOKENS[part] in box.tokens]


def _triggers(part: str) -> Names:
    if part == ISLAND:
        return tuple([key for box in EXPANSIONS for key in box.island_triggers])
    return TOKENS[part].triggers


def _one_each(spots: list[list[Hex]], rng: Rng) -> Names:
    return tuple([name_of_hex(there[rng.below(len(there))]) for there in spots if there])


def _fill(field: str, chosen: Names, names: list[str], number: int, rng: Rng) -> Names:
    """As many as are needed: the chosen ones first, the others drawn."""
    if len(chosen) > number:
        why = f"these boards ask for {number or 'none'}: name fewer, or choose other boards"
        raise Unmet(field, why)
    rest = _shuffled(_left_over([name.removesuffix(TURNED) for name in chosen], names), rng)
    filled = (*chosen, *[names[place] for place in rest[: number - len(chosen)]])
    if len(filled) < number:
        why = f"these have only {len(filled)} of the {number} {field} that are needed: choose more boxes"
        raise Unmet("boxes", why)
    return filled


def _shuffled(places: list[int], rng: Rng) -> list[int]:
    rng.shuffle(places)
    return places


def _left_over(taken: list[str], names: list[str]) -> list[int]:
    """The places of those that are not taken; what is there twice can be taken twice."""
    rest = []
    for place, name in enumerate(names):
        if name in taken:
            taken.remove(name)
        else:
            rest.append(place)
    return rest
