"""What is refused, and with which sentence."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hexstead.engine.said import BadInput
from hexstead.wording.languages import rooms
from hexstead.wording.say import say_error


@contextmanager
def refuses(sentence: str, error: type[BadInput] = BadInput) -> Iterator[None]:
    """Fails unless something is refused with a sentence in which this regular expression is found."""
    with pytest.raises(error) as refused:
        yield
    said = say_error(refused.value, rooms=rooms())
    assert not re.search(r"\{\$|\berror-", said), f"{said!r} is not a whole sentence"
    assert re.search(sentence, said), f"{sentence!r} is not in {said!r}"
