"""What environments say, in English: whoever calls them from Python reads the text of an exception."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hexstead.engine.said import BadInput, Said
from hexstead.wording import say as shared

_ROOMS: Final = ("hexstead.envs",)


class BadChoice(BadInput):
    """An environment cannot be made or used like that; its text says why, and what to do."""

    def __str__(self) -> str:
        return say(self.said)


def say(said: Said) -> str:
    return shared.say(said, rooms=_ROOMS)


@contextmanager
def speaking() -> Iterator[None]:
    """Whatever is refused in here is refused with a sentence."""
    try:
        yield
    except BadInput as wrong:
        raise BadChoice(wrong.said) from None
