"""What environments say, in English: Python users read it as the text of an exception."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hexstead.engine.said import BadInput, Said
from hexstead.wording import say as shared

_ROOMS: Final = ("hexstead.envs",)


class BadChoice(BadInput):
    """You can't make or use an environment like that; the text says why, and what to do."""

    def __str__(self) -> str:
        return say(self.said)


def say(said: Said) -> str:
    return shared.say(said, rooms=_ROOMS)


@contextmanager
def speaking() -> Iterator[None]:
    """Anything refused in here comes with a sentence."""
    try:
        yield
    except BadInput as wrong:
        raise BadChoice(wrong.said) from None
