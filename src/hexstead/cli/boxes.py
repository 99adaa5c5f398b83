"""The boxes that somebody wants to play with."""

from hexstead.content.catalogue import EXPANSIONS
from hexstead.match.documents import BadInput
from hexstead.match.setup import ENDLESS_BOX, known
from hexstead.telling.words import listed

_ALL = "all"
_OPTION = "--expansions"


def chosen_boxes(text: str | None) -> tuple[str, ...]:
    """The keys in a list such as `base,nomads`; `all` stands for every box, nothing for the first one.

    `endless` may stand among them: boards that are made on the spot.
    """
    every = {box.key: box for box in EXPANSIONS}
    if text is None:
        return tuple(every)[:1]
    keys = tuple([key.strip().lower() for key in text.split(",") if key.strip()])
    if keys == (_ALL,):
        return tuple(every)
    try:
        known(keys, {**every, ENDLESS_BOX: None}, "expansion")
    except ValueError as error:
        raise BadInput(f"{_OPTION}: {error}.") from None
    if not keys:
        raise BadInput(f"{_OPTION}: name {listed([*every, _ALL], 'or')}.")
    return keys
