"""Set-ups that are drawn, and that of the first game."""

from hexstead.content.base import BASE
from hexstead.content.catalogue import BOXES, EXPANSIONS, ISLANDS, TASKS, TOKENS, boxes, tile_pool
from hexstead.content.second import CASTLE_TILES, NEWEST, SECOND, SELECTIONS, SIDES, side_of
from hexstead.content.workshop.checks import ENDLESS
from hexstead.engine.chance import Rng
from hexstead.engine.hexes import Hex
from hexstead.engine.hexes import name as name_of_hex
from hexstead.match.checks import removes_terrain
from hexstead.match.documents import BadInput
from hexstead.match.layout import (
    TURNED,
    nomad_spaces,
    number_of_tasks,
    quadrant,
    selected_hexes,
    token_spots,
)
from hexstead.match.setup import (
    CARD_LETTERS,
    KINGDOM_CARDS,
    USUAL_EDITION,
    Setup,
    known,
)

ENDLESS_BOX = "endless"
"""Named among the boxes, it asks for boards that are made on the spot."""
ISLAND = "island"
PARTS = (*TOKENS, ISLAND)
"""What can be named among the boxes by itself; the name of its box means all that it has."""
DRAWN_FROM: dict[str, None] = dict.fromkeys([*BOXES, *PARTS, ENDLESS_BOX])
"""All that can be named when a set-up is drawn."""
FIRST_GAME_BOARDS = ("tavern", "paddock", "oasis", "farm")
FIRST_GAME_CARDS = ("fishermen", "knights", "merchants")


def first_game(seats: int, edition: str = USUAL_EDITION) -> Setup:
    if edition != NEWEST:
        return Setup(seats=seats, boards=FIRST_GAME_BOARDS, cards=FIRST_GAME_CARDS, edition=edition)
    boards = tuple([board.name for board in SECOND.boards if side_of(board.name) == SIDES[0]])
    return Setup(
        seats=seats, boards=boards, cards=FIRST_GAME_CARDS, selections=FIRST_GAME_BOARDS, edition=edition
    )


def draw_setup(
    seats: int,
    seed: int,
    boards: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    expansions: tuple[str, ...] = ("base",),
    edition: str = USUAL_EDITION,
    as_first_printed: bool = False,
    tiles: tuple[str, ...] = (),
    tasks: tuple[str, ...] = (),
    island: str = "",
) -> Setup:
    """A set-up in which all that is not chosen is drawn from the boxes. The same seed draws the same.

    The kingdom cards of the base game are always among those drawn from. With `endless` among the boxes, the
    boards that are not chosen are made on the spot, in the manner of the others. Tokens and `island` can be
    named among the boxes too; as first printed, they are left out without the boards they were made for.
    """
    if edition == NEWEST:
        return draw_newest(seats, seed, boards, cards, options)
    if SECOND.key in expansions:
        raise BadInput(f"{SECOND.name} is not mixed with other boxes: choose the edition {NEWEST} instead.")
    known(tuple(dict.fromkeys(expansions)), DRAWN_FROM, "box")
    rng = Rng(seed)
    chosen = boxes(expansions)
    if ENDLESS_BOX in expansions:
        manners = [box.key for box in chosen if box.boards] or ["base"]
        boards += tuple(_made_boards(manners, 4 - len(boards), rng))
    drawn = _fill(boards, [board.name for box in chosen for board in box.boards], 4, rng)
    turned = tuple([name if name in boards else name + TURNED * rng.below(2) for name in drawn])
    card_pool = [card.key for box in boxes(("base", *expansions)) for card in box.cards]
    kingdom = tuple(_fill(cards, card_pool, KINGDOM_CARDS, rng))
    setup = Setup(
        seats=seats,
        boards=turned,
        cards=kingdom,
        tiles=tuple(_fill(tiles, tile_pool(), len(nomad_spaces(turned)), rng)),
        tasks=tuple(_fill(tasks, list(TASKS), number_of_tasks(turned), rng)),
        removed_terrain="".join(_fill((), list(CARD_LETTERS), int(removes_terrain(kingdom)), rng)),
        options=options,
        edition=edition,
    )
    return _add_parts(setup, _parts(turned, expansions, as_first_printed), island, rng)


def _parts(boards: tuple[str, ...], expansions: tuple[str, ...], as_first_printed: bool) -> list[str]:
    """The tokens that are used, and whether an island is."""
    chosen = [key for key in PARTS if key in expansions or set(_boxes_with(key)) & set(expansions)]
    there = {key for board in boards for key in quadrant(board).locations}
    return [key for key in chosen if not as_first_printed or there & set(_triggers(key))]


def _boxes_with(part: str) -> list[str]:
    if part == ISLAND:
        return [box.key for box in EXPANSIONS if box.islands]
    return [box.key for box in EXPANSIONS if TOKENS[part] in box.tokens]


def _triggers(part: str) -> tuple[str, ...]:
    if part == ISLAND:
        return tuple([key for box in EXPANSIONS for key in box.island_triggers])
    return TOKENS[part].triggers


def _add_parts(setup: Setup, parts: list[str], island: str, rng: Rng) -> Setup:
    """Those that the boards allow; where each lies is drawn, and which island there is if none is named."""
    if not parts and not island:
        return setup
    tokens = {key: _one_each(token_spots(TOKENS[key], setup.boards), rng) for key in parts if key in TOKENS}
    if ISLAND in parts and not island:
        island = list(ISLANDS)[rng.below(len(ISLANDS))]
    return Setup(**{**dict(setup), "tokens": tokens, "island": island})


def _one_each(spots: list[list[Hex]], rng: Rng) -> tuple[str, ...]:
    return tuple([name_of_hex(there[rng.below(len(there))]) for there in spots if there])


def draw_newest(
    seats: int,
    seed: int,
    boards: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    side: str = "",
    with_castle_tiles: bool = False,
    selections: tuple[str, ...] = (),
) -> Setup:
    """A set-up of the newest edition, on side `a` or `b`; with castle tiles it is Beautiful castles."""
    rng = Rng(seed)
    side = side_of(boards[0].removesuffix(TURNED)) if boards else side or SIDES[rng.below(len(SIDES))]
    names = [board.name for board in SECOND.boards if side_of(board.name) == side]
    drawn = _fill(boards, names, 4, rng)
    turned = tuple([name if name in boards else name + TURNED * rng.below(2) for name in drawn])
    covered = _fill((), list(map(str, range(4))), CASTLE_TILES if with_castle_tiles else 0, rng)
    spots = selected_hexes(turned)
    return Setup(
        seats=seats,
        boards=turned,
        cards=tuple(_fill(cards, [card.key for card in BASE.cards], KINGDOM_CARDS, rng)),
        selections=tuple(_fill(selections, list(SELECTIONS), 4, rng)),
        castle_tiles=_one_each([spots[int(number)] for number in sorted(covered)], rng),
        options=options,
        edition=NEWEST,
    )


def _made_boards(manners: list[str], number: int, rng: Rng) -> list[str]:
    return [f"{ENDLESS}{manners[rng.below(len(manners))]}-{rng.below(10**6)}" for _ in range(number)]


def _fill(chosen: tuple[str, ...], names: list[str], number: int, rng: Rng) -> list[str]:
    if len(chosen) > number:
        raise BadInput(
            f"{', '.join(chosen)}: these boards ask for {number or 'none'} of these: "
            "name fewer, or choose other boards."
        )
    rest = _left_over([name.removesuffix(TURNED) for name in chosen], names)
    rng.shuffle(rest)
    filled = list(chosen) + [names[n] for n in rest[: number - len(chosen)]]
    if len(filled) < number:
        raise BadInput(
            f"The chosen boxes have only {len(filled)} of the {number} that are needed: choose more boxes."
        )
    return filled


def _left_over(taken: list[str], names: list[str]) -> list[int]:
    """The places of those that are not taken; what is there twice can be taken twice."""
    rest = []
    for place, name in enumerate(names):
        if name in taken:
            taken.remove(name)
        else:
            rest.append(place)
    return rest
