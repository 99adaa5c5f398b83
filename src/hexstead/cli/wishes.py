"""What somebody wants of a set-up; all else is drawn."""

from collections.abc import Callable
from dataclasses import dataclass, fields

from pydantic import ValidationError

from hexstead.cli.boxes import chosen_boxes
from hexstead.cli.words import ERRORS
from hexstead.content.base import BASE
from hexstead.content.catalogue import CARDS, EDITIONS, OPTIONS, TASKS, TILES
from hexstead.content.second import SECOND, SELECTIONS, SIDES
from hexstead.engine.components import Card
from hexstead.match.documents import BadInput
from hexstead.match.drawing import draw_newest, draw_setup, first_game
from hexstead.match.layout import island_of, quadrant
from hexstead.match.setup import KINGDOM_CARDS, NEWEST, USUAL_EDITION, Setup, known, known_boards

_BOARDS = 4
_OF_THE_NEWEST = ("side", "castle_tiles", "selections")
_OF_THE_OTHERS = ("expansions", "tiles", "tasks", "island", "as_first_printed")

Names = tuple[str, ...]


@dataclass(frozen=True)
class Wishes:
    """As they were typed: lists have commas, nothing means that it is drawn or left out."""

    expansions: str | None = None
    edition: str | None = None
    boards: str = ""
    cards: str = ""
    tiles: str = ""
    tasks: str = ""
    island: str = ""
    option: tuple[str, ...] = ()
    as_first_printed: bool = False
    side: str = ""
    castle_tiles: bool = False
    selections: str = ""

    def given(self) -> dict[str, object]:
        """The wishes by their options."""
        return {_option(field.name): getattr(self, field.name) for field in fields(self)}


def _option(field: str) -> str:
    return f"--{field.replace('_', '-')}"


def draw(seats: int, seed: int, wishes: Wishes) -> Setup:
    """BadInput if the wishes cannot be met."""
    edition = chosen_edition(wishes.edition)
    given = wishes.given()
    for field in _OF_THE_OTHERS if edition == NEWEST else _OF_THE_NEWEST:
        if given[_option(field)]:
            key = "not-newest" if edition == NEWEST else "only-newest"
            raise BadInput(ERRORS[key].format(option=_option(field), edition=NEWEST))
    if edition == NEWEST:
        return _or_refused(lambda: _draw_newest(seats, seed, wishes))
    return _or_refused(lambda: _draw_mixed(seats, seed, wishes, edition))


def beginners(seats: int, edition: str | None) -> Setup:
    """The set-up of the first game."""
    return _or_refused(lambda: first_game(seats, chosen_edition(edition)))


def _or_refused(make: Callable[[], Setup]) -> Setup:
    try:
        return make()
    except ValidationError as error:
        sentence = error.errors()[0]["msg"].removeprefix("Value error, ")
        raise BadInput(f"{sentence[0].upper()}{sentence[1:]}.") from None


def chosen_edition(key: str | None) -> str:
    if key is None:
        return USUAL_EDITION
    return _chosen(key, 1, "edition", lambda keys: known(keys, EDITIONS, "edition"))[0]


def _draw_mixed(seats: int, seed: int, wishes: Wishes, edition: str) -> Setup:
    return draw_setup(
        seats,
        seed,
        *_of_both(wishes, known_boards, CARDS),
        expansions=chosen_boxes(wishes.expansions),
        edition=edition,
        as_first_printed=wishes.as_first_printed,
        tiles=_chosen(wishes.tiles, None, "tiles", _known_tiles),
        tasks=_chosen(wishes.tasks, None, "tasks", lambda keys: known(keys, TASKS, "task")),
        island="".join(_chosen(wishes.island, 1, "island", _known_island)),
    )


def _draw_newest(seats: int, seed: int, wishes: Wishes) -> Setup:
    selections = dict.fromkeys(SELECTIONS)
    return draw_newest(
        seats,
        seed,
        *_of_both(wishes, _open_boards, {card.key: card for card in BASE.cards}),
        side="".join(_chosen(wishes.side, 1, "side", lambda keys: known(keys, dict.fromkeys(SIDES), "side"))),
        with_castle_tiles=wishes.castle_tiles,
        selections=_chosen(
            wishes.selections, _BOARDS, "selections", lambda keys: known(keys, selections, "selection tile")
        ),
    )


def _of_both(
    wishes: Wishes, check_boards: Callable[[Names], Names], cards: dict[str, Card]
) -> tuple[Names, Names, Names]:
    return (
        _chosen(wishes.boards, _BOARDS, "boards", check_boards),
        _chosen(wishes.cards, KINGDOM_CARDS, "cards", lambda keys: known(keys, cards, "card")),
        _chosen(",".join(wishes.option), None, "option", lambda keys: known(keys, OPTIONS, "option")),
    )


def _open_boards(names: Names) -> Names:
    for name in known_boards(names):
        if not quadrant(name).is_open:
            there = ", ".join([board.name for board in SECOND.boards])
            raise ValueError(f"the edition {NEWEST!r} has no board {name!r}; it has {there}")
    return names


def _known_tiles(keys: Names) -> Names:
    """Some are in the box twice."""
    known(tuple(dict.fromkeys(keys)), TILES, "tile")
    return keys


def _known_island(keys: Names) -> Names:
    for key in keys:
        island_of(key)
    return keys


def _chosen(text: str, limit: int | None, what: str, check: Callable[[Names], Names]) -> Names:
    """The names in a list with commas, if all are known and not too many."""
    keys = tuple([key.strip().lower() for key in text.split(",") if key.strip()])
    if text and not keys:
        raise BadInput(f"--{what}: a name is missing.")
    try:
        check(keys)
    except ValueError as error:
        raise BadInput(f"--{what}: {error}.") from None
    if limit is not None and len(keys) > limit:
        raise BadInput(ERRORS["too-many"].format(number=limit, what=what, found=len(keys)))
    return keys
