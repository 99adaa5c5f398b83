"""The boxes that somebody wants to play with."""

from hexstead.content.catalogue import BOXES, boxes
from hexstead.content.manifest import Board
from hexstead.content.shelf import own_boards
from hexstead.match.documents import BadInput
from hexstead.match.drawing import DRAWN_FROM, ENDLESS_BOX
from hexstead.match.setup import known
from hexstead.telling.words import listed

_ALL = "all"
_OPTION = "--expansions"


def usable_own_boards() -> dict[str, Board]:
    """The owner's boards by name. BadInput if one cannot be used: every set-up asks for all."""
    try:
        return own_boards()
    except ValueError as error:
        raise BadInput(f"{error}.") from None


def chosen_boxes(text: str | None) -> tuple[str, ...]:
    """The keys in a list such as `base,nomads`; `all` brings every box, and nothing the first one.

    `endless` may stand among them: boards that are made on the spot. What has no boards is added to the first
    box.
    """
    if text is None:
        return BOXES[:1]
    keys = tuple([key.strip().lower() for key in text.split(",") if key.strip()])
    try:
        known(keys, dict.fromkeys([*DRAWN_FROM, _ALL]), "expansion")
    except ValueError as error:
        raise BadInput(f"{_OPTION}: {error}.") from None
    if not keys:
        raise BadInput(f"{_OPTION}: name {listed([*DRAWN_FROM, _ALL], 'or')}.")
    if _ALL in keys:
        return (*BOXES, ENDLESS_BOX) if ENDLESS_BOX in keys else BOXES
    return keys if ENDLESS_BOX in keys or any([box.boards for box in boxes(keys)]) else (*BOXES[:1], *keys)
