"""Which language somebody reads."""

from typing import Final

from starlette.requests import HTTPConnection

from hexstead.wording.languages import ENGLISH, best_language

COOKIE: Final = "hexstead-language"
"""The app keeps there what was chosen in its menu."""
HEADER: Final = "hexstead-language"
"""The app says there what it shows; it accepts no sentence in any language, so that refusals come as data."""


def language_of(connection: HTTPConnection) -> str:
    """What the address asks for, else what the app shows or keeps, else what the browser prefers."""
    asked = (
        connection.query_params.get("lang"),
        connection.headers.get(HEADER),
        connection.cookies.get(COOKIE),
        connection.headers.get("accept-language"),
    )
    return next(filter(None, [best_language(one or "") for one in asked]), ENGLISH)
