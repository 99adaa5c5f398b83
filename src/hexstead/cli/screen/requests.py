"""Turns what you typed about a set-up into a request; the rest is drawn."""

from typing import Final

from hexstead.boxes.catalogue import (
    BOARDS,
    BOXES,
    CARDS,
    EDITIONS,
    ISLANDS,
    LOCATIONS,
    OPTIONS,
    TASKS,
    TILES,
    TOKENS,
)
from hexstead.cli.screen.console import refuse_beside
from hexstead.cli.screen.language import refusal
from hexstead.cli.screen.naming import key_of
from hexstead.cli.screen.options import OPTION_OF, Typed
from hexstead.engine.said import Said, error, named
from hexstead.setup.code import read_code
from hexstead.setup.draw import draw, first_game
from hexstead.setup.layout import TURNED
from hexstead.setup.request import ANY, HEXES, ISLAND, SEVERAL, Request, Unmet, naming, request_of
from hexstead.setup.setup import Setup

_OPEN: Final = ("edition", "first_player")
"""What the first game leaves open."""

_NAMED: Final[dict[str, dict[str, Said]]] = {
    "boxes": {
        **{key: named("box", key) for key in BOXES},
        **{key: named("token", key) for key in TOKENS},
        ISLAND: named("terrain", ISLAND),
    },
    "edition": {key: named("edition", key) for key in EDITIONS},
    "boards": {key: named("board", key) for key in BOARDS},
    "cards": {key: named("card", key) for key in CARDS},
    "tiles": {key: named("tile", key) for key in TILES},
    "tasks": {key: named("card", key) for key in TASKS},
    "island": {key: named("board", key) for key in ISLANDS},
    "selections": {key: named("tile", key) for key in LOCATIONS},
    "options": {key: named("option", key) for key in OPTIONS},
}
"""What you can ask for by its name, not only by its key."""


def given(typed: Typed) -> dict[str, object]:
    """What you typed, by option."""
    return {OPTION_OF[field]: value for field, value in typed.items()}


def chosen_setup(seats: int | None, seed: int, typed: Typed, code: str | None, first: bool, by: str) -> Setup:
    """The set-up of a code given with the option `by`, or of the first game, or a drawn one."""
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
        raise refusal("code-seats", seats=setup.seats)
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
    joined = typed if isinstance(typed, str) else ",".join(typed)
    names = tuple([_name(field, name.strip()) for name in joined.split(",") if name.strip()])
    if field == "boxes" or (field in SEVERAL and names):
        return names
    if len(names) != 1:
        raise Unmet(field, error("one-name", found=len(names)) if names else error("name-missing"))
    return names[0]


def _name(field: str, word: str) -> str:
    """The key of what you named. Hexes and unknown names stay as you typed them."""
    if field in HEXES and word.lower() != ANY:
        return word
    name, turned = (word[: -len(TURNED)], TURNED) if word.endswith(TURNED) else (word, "")
    return (key_of(name, _NAMED.get(field, {})) or name.lower()) + turned


def drawn(seats: int, seed: int, request: Request) -> Setup:
    """BadInput if the request can't be met."""
    with naming(OPTION_OF):
        return draw(request, seats, seed)


def typed_again(request: Request) -> list[str]:
    """The options that ask for the same set-up."""
    words: list[str] = []
    for field, usual in Request():
        value = getattr(request, field)
        if value is True:
            words.append(OPTION_OF[field])
        elif value != usual:
            words += [OPTION_OF[field], ",".join(value) if field in SEVERAL else str(value)]
    return words
