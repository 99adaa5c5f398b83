"""What somebody wants of a set-up, by names; all else is drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from pydantic import ValidationError

from hexstead.content.base import BASE
from hexstead.content.catalogue import BOXES, CARDS, EDITIONS, OPTIONS, TASKS
from hexstead.content.second import NEWEST, SECOND, SELECTIONS, SIDES
from hexstead.match.documents import BadInput
from hexstead.match.drawing import DRAWN_FROM, draw_newest, draw_setup, first_game
from hexstead.match.layout import island_of, quadrant
from hexstead.match.setup import USUAL_EDITION, Setup, known, known_boards, known_tiles

Names: TypeAlias = tuple[str, ...]
Check: TypeAlias = Callable[[Names], object]


class UnmetWish(Exception):
    """Which field of a wish cannot be met, and why."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(why)
        self.field = field


@dataclass(frozen=True)
class Wish:
    """Nothing means that it is drawn or left out."""

    boxes: Names | None = None
    """The base game if nothing is said."""
    edition: str = USUAL_EDITION
    boards: Names = ()
    cards: Names = ()
    tiles: Names = ()
    tasks: Names = ()
    island: str = ""
    options: Names = ()
    as_first_printed: bool = False
    side: str = ""
    castle_tiles: bool = False
    selections: Names = ()

    def named(self, field: str) -> Names:
        """The names in a field."""
        names = getattr(self, field)
        return names if isinstance(names, tuple) else (names,) if names else ()


def draw_wish(seats: int, seed: int, wish: Wish) -> Setup:
    """UnmetWish if one of them cannot be met, BadInput if they cannot be met together."""
    is_newest = _is_newest(wish.edition)
    for field in _ONLY_OTHERS if is_newest else _ONLY_NEWEST:
        if getattr(wish, field):
            raise UnmetWish(field, _NOT_NEWEST if is_newest else _NOT_OTHERS)
    for field, check in (_NEWEST if is_newest else _OTHERS).items():
        _check(field, wish.named(field), check)
    return _or_refused(lambda: _draw_newest(seats, seed, wish) if is_newest else _draw(seats, seed, wish))


def first_game_wished(seats: int, edition: str) -> Setup:
    """The set-up for beginners."""
    _is_newest(edition)
    return _or_refused(lambda: first_game(seats, edition))


def _is_newest(edition: str) -> bool:
    _check("edition", (edition,), lambda keys: known(keys, EDITIONS, "edition"))
    return edition == NEWEST


def _check(field: str, names: Names, check: Check) -> None:
    try:
        check(names)
    except ValueError as error:
        raise UnmetWish(field, str(error)) from None


def _or_refused(make: Callable[[], Setup]) -> Setup:
    try:
        return make()
    except ValidationError as error:
        sentence = error.errors()[0]["msg"].removeprefix("Value error, ")
        raise BadInput(f"{sentence[0].upper()}{sentence[1:]}.") from None


def _draw(seats: int, seed: int, wish: Wish) -> Setup:
    return draw_setup(
        seats,
        seed,
        wish.boards,
        wish.cards,
        wish.options,
        expansions=BOXES[:1] if wish.boxes is None else wish.boxes,
        edition=wish.edition,
        as_first_printed=wish.as_first_printed,
        tiles=wish.tiles,
        tasks=wish.tasks,
        island=wish.island,
    )


def _draw_newest(seats: int, seed: int, wish: Wish) -> Setup:
    return draw_newest(
        seats,
        seed,
        wish.boards,
        wish.cards,
        wish.options,
        side=wish.side,
        with_castle_tiles=wish.castle_tiles,
        selections=wish.selections,
    )


def _one_of(among: Names, what: str) -> Check:
    return lambda keys: known(keys, dict.fromkeys(among), what)


def _open_boards(names: Names) -> None:
    for name in known_boards(names):
        if not quadrant(name).is_open:
            there = ", ".join([board.name for board in SECOND.boards])
            raise ValueError(f"the edition {NEWEST!r} has no board {name!r}; it has {there}")


_BOTH: Final[dict[str, Check]] = {"options": _one_of(tuple(OPTIONS), "option")}
_OTHERS: Final[dict[str, Check]] = {
    "boards": known_boards,
    "cards": _one_of(tuple(CARDS), "card"),
    # The newest edition is a box too: drawing says why it is not mixed with others.
    "boxes": _one_of((*DRAWN_FROM, SECOND.key), "expansion"),
    "tiles": known_tiles,
    "tasks": _one_of(tuple(TASKS), "task"),
    "island": lambda keys: [island_of(key) for key in keys],
    **_BOTH,
}
_NEWEST: Final[dict[str, Check]] = {
    "boards": _open_boards,
    "cards": _one_of(tuple([card.key for card in BASE.cards]), "card"),
    "side": _one_of(SIDES, "side"),
    "selections": _one_of(SELECTIONS, "selection tile"),
    **_BOTH,
}
_ONLY_NEWEST: Final = ("side", "castle_tiles", "selections")
_ONLY_OTHERS: Final = ("boxes", "tiles", "tasks", "island", "as_first_printed")
_NOT_NEWEST: Final = f"this does not go with the edition {NEWEST!r}, which is played by itself"
_NOT_OTHERS: Final = f"this goes with the edition {NEWEST!r} only"
