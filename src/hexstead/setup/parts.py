"""Parts of boxes that lie on the boards or beside them: which ones are wanted, and where there is room."""

from typing import Final

from hexstead.boards.shelf import with_own
from hexstead.boxes.catalogue import BOARDS, EXPANSIONS, TOKENS
from hexstead.boxes.manifest import Board
from hexstead.setup.layout import quadrant, token_spots
from hexstead.setup.request import ISLAND, PARTS, Names, Request, boxes_of

_WHOLE: Final = 4


def asked_for(request: Request) -> dict[str, str]:
    """The parts named on their own, each with the field that names it."""
    found = {part: [field for field in _fields(part) if getattr(request, field)] for part in PARTS}
    named = {part: "boxes" for part in request.boxes or () if part in PARTS}
    return {part: (fields or [named[part]])[0] for part, fields in found.items() if fields or part in named}


def _fields(part: str) -> list[str]:
    if part == ISLAND:
        return [ISLAND]
    return [field for field in (TOKENS[part].field, TOKENS[part].single) if field]


def used_on(request: Request, boards: Names) -> list[str]:
    """The parts named on their own, and those of chosen boxes. As first printed, some boards have none."""
    keys, asked = set(boxes_of(request)), asked_for(request)
    allowed = [part for part in PARTS if part in asked or keys & set(_boxes_with(part))]
    return [
        part for part in allowed if not request.as_first_printed or _locations(boards) & set(_triggers(part))
    ]


def _boxes_with(part: str) -> list[str]:
    if part == ISLAND:
        return [box.key for box in EXPANSIONS if box.islands]
    return [box.key for box in EXPANSIONS if TOKENS[part] in box.tokens]


def _triggers(part: str) -> Names:
    if part == ISLAND:
        return tuple([key for box in EXPANSIONS for key in box.island_triggers])
    return TOKENS[part].triggers


def needs(request: Request, part: str) -> Names:
    """The part needs a board with one of these locations; if there are none, any board will do."""
    if request.as_first_printed:
        return _triggers(part)
    return () if part == ISLAND else TOKENS[part].needs


def has_room(request: Request, part: str, boards: Names) -> bool:
    needed = set(needs(request, part))
    if needed and not needed & _locations(boards):
        return False
    return part == ISLAND or any(token_spots(TOKENS[part], boards))


def _locations(boards: Names) -> set[str]:
    return {key for board in boards for key in quadrant(board).locations}


def boards_for(request: Request, part: str) -> list[str]:
    """The printed boards, and your own, that would make room for it."""
    known: list[Board] = [board for board in with_own(BOARDS).values() if not board.is_open]
    return [board.name for board in known if has_room(request, part, (board.name,) * _WHOLE)]
