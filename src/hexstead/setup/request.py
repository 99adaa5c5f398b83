"""What somebody wants of a set-up, by name; the rest is drawn.

Terminal, browser, arena and environments all turn what you ask for into a Request.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Annotated, Final, TypeAlias, TypedDict

from pydantic import Field, ValidationError

from hexstead.boards.shelf import unknown
from hexstead.boxes.catalogue import BOXES, CARDS, EDITIONS, OPTIONS, RETIRED_OPTIONS, TASKS, TOKENS, boxes
from hexstead.boxes.manifest import Edition
from hexstead.engine.hexes import Hex, parse
from hexstead.engine.hexes import name as name_of_hex
from hexstead.engine.said import BadInput, Said, error, named
from hexstead.setup.compatibility import editions_with, too_many_seats
from hexstead.setup.documents import Document, first_error, in_field
from hexstead.setup.layout import island_of, quadrant, sides_of
from hexstead.setup.setup import (
    KINGDOM_CARDS,
    USUAL_EDITION,
    known,
    known_boards,
    known_seat,
    known_tiles,
    named_once,
)

ALL: Final = "all"
"""Named among the boxes, it stands for every box you can mix."""
ENDLESS_BOX: Final = "endless"
"""Named among the boxes, it asks for boards generated on the spot."""
ISLAND: Final = "island"
PARTS: Final = (*TOKENS, ISLAND)
"""Parts that you can name among the boxes on their own; the name of a box means all its parts."""
DRAWN_FROM: Final = (*BOXES, *PARTS, ENDLESS_BOX)
ANY: Final = "any"
"""Stands for hexes left to chance."""
BOARDS_IN_PLAY: Final = 4

Names: TypeAlias = tuple[str, ...]
Words: TypeAlias = str | Collection[str]

_Name = Annotated[str, Field(max_length=60)]
_Names = Annotated[tuple[_Name, ...], Field(max_length=20, strict=False)]


class Unmet(BadInput):
    """Which field of a request can't be met, and why."""

    def __init__(self, field: str, why: Said) -> None:
        super().__init__(in_field(field, why))
        # Both, so that it survives the way from one process to another.
        self.args = (field, why)
        self.field = field
        self.why = why

    def __str__(self) -> str:
        return str(self.said)


@contextmanager
def naming(names: Mapping[str, str]) -> Iterator[None]:
    """Where fields go by other names, the ones that can't be met do too."""
    try:
        yield
    except Unmet as unmet:
        raise Unmet(names.get(unmet.field, unmet.field), unmet.why) from None


class Request(Document):
    """Fields left empty are drawn or left out."""

    boxes: Annotated[
        _Names | None,
        Field(
            description="Boxes to draw from, `all`, or parts of them such as `caves`; `endless` asks for new"
            " boards. The base game if nothing is said."
        ),
    ] = None
    edition: _Name = USUAL_EDITION
    boards: Annotated[_Names, Field(description="In reading order; one that ends in `@180` is turned.")] = ()
    cards: _Names = ()
    tiles: Annotated[_Names, Field(description="On the nomad spaces, in reading order.")] = ()
    tasks: _Names = ()
    island: Annotated[_Name, Field(description="Which island, if there is one.")] = ""
    side: Annotated[_Name, Field(description="Which side of all boards, in an edition with two.")] = ""
    selections: Annotated[_Names, Field(description="The locations of its boards.")] = ()
    castle_tiles: Annotated[
        _Names,
        Field(
            description="Hexes for castle tiles, by name; the others are drawn. `any` leaves all to chance."
        ),
    ] = ()
    capitols: Annotated[_Names, Field(description="Hexes for them, or `any`; the others are drawn.")] = ()
    one_capitol: Annotated[bool, Field(description="Not more than one, whatever the boards allow.")] = False
    caves: Annotated[_Names, Field(description="Hexes for them, or `any`; the others are drawn.")] = ()
    as_first_printed: Annotated[
        bool, Field(description="Parts of boxes only with the boards they were made for.")
    ] = False
    options: Annotated[_Names, Field(description="House rules.")] = ()
    first_player: Annotated[
        int | None, Field(description="The seat that begins, counted from 1; without it, one is drawn.")
    ] = None


class RequestKeywords(TypedDict, total=False):
    """The fields of a request as keywords: a single name needn't be in a list."""

    expansions: Words | None
    """The boxes."""
    edition: str
    tiles: Words
    tasks: Words
    island: str
    side: str
    selections: Words
    castle_tiles: Words
    capitols: Words
    one_capitol: bool
    caves: Words
    as_first_printed: bool
    first_player: int | None


KEYWORDS: Final = {"boxes": "expansions"}
"""The fields whose keyword has a different name."""


SEVERAL: Final = ("boxes", *[field for field, nothing in Request() if isinstance(nothing, tuple)])
"""The fields that hold a list."""


def request_of(wanted: Mapping[str, object], keywords: Mapping[str, str]) -> Request:
    """The request in these keywords; Unmet if one of them has the wrong type."""
    fields = {keyword: field for field, keyword in keywords.items()}
    given = {fields.get(keyword, keyword): value for keyword, value in wanted.items()}
    for field in SEVERAL:
        if isinstance(value := given.get(field), str):
            given[field] = (value,)
    try:
        return Request.model_validate(given)
    except ValidationError as error:
        field, why = first_error(error.errors())
        raise Unmet(field, why) from None


def names_in(request: Request, field: str) -> Names:
    """What a field asks for; for a yes-or-no field, the field's own name."""
    value = getattr(request, field)
    if isinstance(value, tuple):
        return value
    return (field.replace("_", "-") if value is True else str(value),) if value else ()


def hexes_in(request: Request, field: str) -> list[Hex]:
    """The hexes that a field names."""
    return [parse(text) for text in names_in(request, field) if text != ANY]


def boxes_of(request: Request) -> Names:
    """The boxes and parts to draw from. Boxes without boards are added to the first box."""
    if EDITIONS[request.edition].own:
        return ()
    keys = BOXES[:1] if request.boxes is None else request.boxes
    if ALL in keys:
        keys = tuple(dict.fromkeys([*BOXES, *[key for key in keys if key != ALL]]))
    has_boards = ENDLESS_BOX in keys or any([box.boards for box in boxes(keys)])
    is_short = bool(keys) and len(request.boards) < BOARDS_IN_PLAY
    return (*BOXES[:1], *keys) if is_short and not has_boards else keys


# What can be checked before drawing.

_OF_TOKENS: Final = [field for token in TOKENS.values() for field in (token.field, token.single) if field]
HEXES: Final = ("castle_tiles", *[token.field for token in TOKENS.values()])
"""The fields that name hexes."""


def check_request(request: Request, seats: int) -> None:
    """Unmet if a name is unknown, or doesn't go with the edition."""
    _check("edition", lambda: known((request.edition,), EDITIONS, "edition"))
    edition = EDITIONS[request.edition]
    if seats > edition.most_seats:
        raise Unmet("seats", too_many_seats(request.edition, seats))
    if request.boxes == ():
        raise Unmet("boxes", error("name-one", known=[*DRAWN_FROM, ALL]))
    _check_edition(request, edition)
    for field, checks in _CHECKS.items():
        for check in checks:
            _check(field, partial(check, names_in(request, field), edition))
    _check("first_player", lambda: known_seat(request.first_player, seats))
    _check_sides(request)
    _check_hexes(request)


def _check(field: str, check: Callable[[], object]) -> None:
    try:
        check()
    except BadInput as wrong:
        raise Unmet(field, wrong.said) from None


def _check_sides(request: Request) -> None:
    """All boards lie with the same side up."""
    sides = set(sides_of(request.boards))
    if len(sides) > 1:
        raise Unmet("boards", error("same-side"))
    if request.side and sides - {request.side}:
        raise Unmet("side", error("other-side", side=sides.pop()))


def _check_edition(request: Request, edition: Edition) -> None:
    """Some fields are about things that only some editions have."""
    for field, has_it in _ONLY_IN_SOME.items():
        if getattr(request, field) and not has_it(edition):
            raise Unmet(field, error("only-with", editions=editions_with(has_it)))
    if edition.own is None:
        return
    for field in _ONLY_MIXED:
        if getattr(request, field) and names_in(request, field) != (edition.own.key,):
            raise Unmet(field, error("not-with", edition=request.edition))


def _check_hexes(request: Request) -> None:
    """You can only choose hexes on boards you have chosen."""
    for field in HEXES:
        if hexes_in(request, field) and len(request.boards) < BOARDS_IN_PLAY:
            raise Unmet(field, error("name-boards-too"))
    for token in TOKENS.values():
        hexes = [name_of_hex(hex) for hex in hexes_in(request, token.field)]
        if len(hexes) > 1 and token.single and getattr(request, token.single):
            raise Unmet(token.single, error("all-but-one", hexes=hexes))


_ONLY_IN_SOME: Final[dict[str, Callable[[Edition], object]]] = {
    "side": lambda edition: edition.sides,
    "selections": lambda edition: edition.selections,
    "castle_tiles": lambda edition: edition.castle_tiles,
}
_ONLY_MIXED: Final = ("boxes", "tiles", "tasks", "island", "as_first_printed", *_OF_TOKENS)


def _at_most(number: int) -> "_Check":
    def check(names: Names, edition: Edition) -> None:
        if len(names) > number:
            raise BadInput(error("at-most", most=number, found=len(names)))

    return check


def _hexes(names: Names, edition: Edition) -> None:
    named_once(tuple([text for text in names if text != ANY]))


def _castle_tiles(names: Names, edition: Edition) -> None:
    _at_most(edition.castle_tiles)(tuple([text for text in names if text != ANY]), edition)


def _boxes(keys: Names, edition: Edition) -> None:
    for box in boxes(keys):
        if box.key not in BOXES and box is not edition.own:
            only = [key for key, one in EDITIONS.items() if one.own is box]
            raise BadInput(error("not-mixed", box=named("box", box.key), editions=only))
    known(keys, dict.fromkeys([*DRAWN_FROM, ALL, *([edition.own.key] if edition.own else [])]), "box")


def _boards(names: Names, edition: Edition) -> None:
    """Boards with selection tiles don't mix with others."""
    for name in known_boards(names):
        if quadrant(name).is_open and not edition.own:
            own = editions_with(lambda one: one.own)
            raise BadInput(error("board-only-with", name=name, editions=own))
        if edition.own and not quadrant(name).is_open:
            raise BadInput(unknown("board", name, [board.name for board in edition.own.boards]))


def _cards(keys: Names, edition: Edition) -> None:
    known(keys, {card.key: card for card in edition.own_cards} if edition.own else CARDS, "card")


def _house_rules(keys: Names, edition: Edition) -> None:
    for key in keys:
        if key in RETIRED_OPTIONS:
            instead = named("option", RETIRED_OPTIONS[key])
            raise BadInput(error("retired-house-rule", name=key, instead=instead))
    known(keys, OPTIONS, "house-rule")


_Check: TypeAlias = Callable[[Names, Edition], object]
_CHECKS: Final[dict[str, tuple[_Check, ...]]] = {
    "boxes": (_boxes,),
    "boards": (_at_most(BOARDS_IN_PLAY), _boards),
    "cards": (_at_most(KINGDOM_CARDS), _cards),
    "tiles": (lambda keys, edition: known_tiles(keys),),
    "tasks": (lambda keys, edition: known(keys, TASKS, "task"),),
    "island": (lambda keys, edition: [island_of(key) for key in keys],),
    "side": (lambda keys, edition: known(keys, dict.fromkeys(edition.sides), "side"),),
    "selections": (
        _at_most(BOARDS_IN_PLAY),
        lambda keys, edition: known(keys, dict.fromkeys(edition.selections), "selection"),
    ),
    "options": (_house_rules,),
    "castle_tiles": (_hexes, _castle_tiles),
    **{token.field: (_hexes,) for token in TOKENS.values()},
}
