"""Pictures for the browser: the ground of a map, and the examples of components."""

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Header, Path, Query
from starlette.responses import Response

from hexstead.engine.hexes import ISLAND_ROW, MAIN_ROWS, NO_HEX
from hexstead.match.examples import example_of
from hexstead.pictures import Scene, ground_svg
from hexstead.pictures.example_picture import example_svg
from hexstead.pictures.palette import Theme
from hexstead.server.door.asking import REFUSALS, TheAsker, TheHouse
from hexstead.server.door.guard import Refusing
from hexstead.wording.languages import ENGLISH, best_language

routes = APIRouter(responses=REFUSALS)

_LONGEST: Final = 26 * 27
_KEPT: Final = 64
_KEPT_EXAMPLES: Final = 256
_HEADERS: Final = {
    # The same address always shows the same picture, with the same words for readers of a language.
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Vary": "Accept-Language",
}
_NO_HEX: Final = "-"
"""In an address, where a full stop ends a row."""
_SVG: Final = "image/svg+xml"

Rows = Annotated[
    str, Query(max_length=_LONGEST, description="The letters of each row, joined by full stops.")
]


Key = Annotated[str, Path(max_length=60)]
Lang = Annotated[str, Query(max_length=20, description="In which language it says what there is to see.")]
AcceptLanguage = Annotated[str, Header(include_in_schema=False)]


@routes.get("/pictures/ground.svg", response_class=Response, responses={200: {"content": {_SVG: {}}}})
async def ground(
    rows: Rows,
    house: TheHouse,
    asker: TheAsker,
    theme: Theme = "light",
    lang: Lang = "",
    accept_language: AcceptLanguage = "",
) -> Response:
    """The map as it lies on the table before anybody builds."""
    lines = tuple([row.replace(_NO_HEX, NO_HEX) for row in rows.split(".")])
    letters, island = lines[:ISLAND_ROW], tuple([row.rstrip(NO_HEX) for row in lines[ISLAND_ROW:]])
    if island:
        letters = letters[:MAIN_ROWS]
    try:
        Scene(letters, island=island)
    except ValueError:
        raise Refusing(422, "no-map") from None
    text = await house.ask_worker(asker, _painted, letters, island, theme, _language(lang, accept_language))
    return Response(text, media_type=_SVG, headers=_HEADERS)


@lru_cache(_KEPT)
def _painted(letters: tuple[str, ...], island: tuple[str, ...], theme: Theme, language: str) -> str:
    return ground_svg(letters, island=island, theme=theme, language=language)


@routes.get("/pictures/examples/{key}.svg", response_class=Response, responses={200: {"content": {_SVG: {}}}})
async def example(
    key: Key,
    house: TheHouse,
    asker: TheAsker,
    theme: Theme = "light",
    lang: Lang = "",
    accept_language: AcceptLanguage = "",
) -> Response:
    """The drawn example of a component, at the address that its entry gives."""
    try:
        example_of(key)
    except KeyError:
        raise Refusing(404, "no-icon") from None
    text = await house.ask_worker(asker, _painted_example, key, theme, _language(lang, accept_language))
    return Response(text, media_type=_SVG, headers=_HEADERS)


@lru_cache(_KEPT_EXAMPLES)
def _painted_example(key: str, theme: Theme, language: str) -> str:
    return example_svg(example_of(key), theme=theme, language=language)


def _language(*wanted: str) -> str:
    """The first of our languages that it asks for."""
    return next(filter(None, [best_language(one) for one in wanted]), ENGLISH)
