"""Which language somebody reads."""

from typing import Final

from starlette.requests import HTTPConnection

from hexstead.wording.languages import ENGLISH, best_language

COOKIE: Final = "hexstead-language"
"""Where the app keeps the choice from its menu."""
HEADER: Final = "hexstead-language"
"""Where the app says what it shows. It accepts no language for sentences, so refusals come as data."""


def language_of(connection: HTTPConnection) -> str:
    """What the address asks for, or what the app shows or keeps, or what the browser prefers."""
    asked = (
        connection.query_params.get("lang"),
        connection.headers.get(HEADER),
        connection.cookies.get(COOKIE),
        connection.headers.get("accept-language"),
    )
    return next(filter(None, [best_language(one or "") for one in asked]), ENGLISH)
