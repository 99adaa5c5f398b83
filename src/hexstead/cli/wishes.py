"""What somebody typed about the set-up they want; all else is drawn."""

from collections.abc import Callable
from dataclasses import dataclass, fields

from hexstead.cli.boxes import chosen_boxes
from hexstead.cli.words import ERRORS
from hexstead.match.documents import BadInput
from hexstead.match.setup import KINGDOM_CARDS, USUAL_EDITION, Setup
from hexstead.match.wish import UnmetWish, Wish, draw_wish, first_game_wished

_BOARDS = 4
_OPTIONS = {"boxes": "expansions", "options": "option"}
"""The wishes that are not called like their options."""


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
    return f"--{_OPTIONS.get(field, field).replace('_', '-')}"


def draw(seats: int, seed: int, wishes: Wishes) -> Setup:
    """BadInput if the wishes cannot be met."""
    wish = Wish(
        boxes=None if wishes.expansions is None else chosen_boxes(wishes.expansions),
        edition=_edition(wishes.edition),
        boards=_names(wishes.boards, "boards", _BOARDS),
        cards=_names(wishes.cards, "cards", KINGDOM_CARDS),
        tiles=_names(wishes.tiles, "tiles"),
        tasks=_names(wishes.tasks, "tasks"),
        island="".join(_names(wishes.island, "island", 1)),
        options=_names(",".join(wishes.option), "option"),
        as_first_printed=wishes.as_first_printed,
        side="".join(_names(wishes.side, "side", 1)),
        castle_tiles=wishes.castle_tiles,
        selections=_names(wishes.selections, "selections", _BOARDS),
    )
    return _or_refused(lambda: draw_wish(seats, seed, wish))


def beginners(seats: int, edition: str | None) -> Setup:
    """The set-up of the first game."""
    return _or_refused(lambda: first_game_wished(seats, _edition(edition)))


def _edition(typed: str | None) -> str:
    return USUAL_EDITION if typed is None else "".join(_names(typed, "edition", 1))


def _or_refused(make: Callable[[], Setup]) -> Setup:
    try:
        return make()
    except UnmetWish as unmet:
        raise BadInput(f"{_option(unmet.field)}: {unmet}.") from None


def _names(text: str, what: str, limit: int | None = None) -> tuple[str, ...]:
    """The names in a list with commas, if they are not too many."""
    names = tuple([name.strip().lower() for name in text.split(",") if name.strip()])
    if text and not names:
        raise BadInput(f"--{what}: a name is missing.")
    if limit is not None and len(names) > limit:
        raise BadInput(ERRORS["too-many"].format(number=limit, what=what, found=len(names)))
    return names
