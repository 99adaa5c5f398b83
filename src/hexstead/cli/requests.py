"""What somebody typed about the set-up they want, as a request; all else is drawn."""

from typing import Final

from hexstead.cli.options import OPTION_OF, Typed
from hexstead.cli.screen import refuse_beside
from hexstead.cli.words import ERRORS
from hexstead.match.code import read_code
from hexstead.match.documents import BadInput
from hexstead.match.drawing import draw, first_game
from hexstead.match.request import ANY, HEXES, SEVERAL, Request, Unmet, naming, request_of
from hexstead.match.setup import Setup

_OPEN: Final = ("edition", "first_player")
"""What the first game leaves open."""


def given(typed: Typed) -> dict[str, object]:
    """What was typed, by its options."""
    return {OPTION_OF[field]: value for field, value in typed.items()}


def chosen_setup(seats: int | None, seed: int, typed: Typed, code: str | None, first: bool, by: str) -> Setup:
    """The set-up of a code, which was given `by` an option, or of the first game, or a drawn one."""
    if code is not None:
        refuse_beside(by, {"--first-game": first, **given(typed)})
        return coded(code, seats)
    if not first:
        return drawn(seats or 2, seed, requested(typed))
    rest = {field: value for field, value in typed.items() if field not in _OPEN}
    refuse_beside("--first-game", given(rest))
    with naming(OPTION_OF):
        request = requested(typed)
        return first_game(seats or 2, request.edition, request.first_player)


def coded(code: str, seats: int | None) -> Setup:
    setup = read_code(code)
    if seats not in (None, setup.seats):
        raise BadInput(ERRORS["code-seats"].format(seats=setup.seats))
    return setup


def requested(typed: Typed) -> Request:
    """BadInput if a name is missing."""
    with naming(OPTION_OF):
        values = {field: _value(field, value) for field, value in typed.items() if value is not None}
        return request_of(values, {})


def _value(field: str, typed: str | list[str] | int) -> object:
    """Lists have commas."""
    if isinstance(typed, int):
        return typed
    text = typed if isinstance(typed, str) else ",".join(typed)
    names = tuple([_name(field, name.strip()) for name in text.split(",") if name.strip()])
    if field == "boxes" or (field in SEVERAL and names):
        return names
    if len(names) != 1:
        raise Unmet(field, "a name is missing" if not names else f"name one; here are {len(names)}")
    return names[0]


def _name(field: str, text: str) -> str:
    """Hexes are said back as they were typed."""
    return text if field in HEXES and text.lower() != ANY else text.lower()


def drawn(seats: int, seed: int, request: Request) -> Setup:
    """BadInput if it cannot be as asked for."""
    with naming(OPTION_OF):
        return draw(request, seats, seed)


def typed_again(request: Request) -> list[str]:
    """The options that ask for the same."""
    words: list[str] = []
    for field, usual in Request():
        value = getattr(request, field)
        if value is True:
            words.append(OPTION_OF[field])
        elif value != usual:
            words += [OPTION_OF[field], ",".join(value) if field in SEVERAL else str(value)]
    return words
