"""Routes for everything you can look up, draw, score and replay without a table."""

import json
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, ParamSpec

from fastapi import APIRouter, Body, Path
from pydantic import BaseModel, TypeAdapter
from starlette.responses import Response

from hexstead.match.position import Position
from hexstead.match.record import Record
from hexstead.server.door.asking import REFUSALS, TheAsker, TheHouse, TheLanguage
from hexstead.server.door.guard import Refusing
from hexstead.server.door.house import House
from hexstead.server.live.line import Asker
from hexstead.server.shown import library
from hexstead.server.shown.game_info import drawing, figure_drawing
from hexstead.server.wire.forms import (
    BoardFindings,
    BoardText,
    BoardWish,
    Components,
    Drawn,
    Replay,
    ScoreSheet,
    SetupRequest,
    TableChoices,
)
from hexstead.server.wire.messages import FromClient, FromServer, FromServerAboutGames
from hexstead.setup.documents import check

routes = APIRouter(responses=REFUSALS)

_DAY: Final = {"Cache-Control": "public, max-age=86400"}
_SVG: Final = "image/svg+xml"
_JSON: Final = "application/json"

Given = ParamSpec("Given")
Key = Annotated[str, Path(max_length=60)]
Document = Annotated[dict[str, Any], Body()]


def body_of(model: type[BaseModel]) -> dict[str, Any]:
    """A body that we check ourselves, described by its published schema."""
    schema = {"$ref": f"#/components/schemas/{model.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def as_json(text: str | bytes) -> Response:
    return Response(text, media_type=_JSON)


async def by_clerk(
    house: House, asker: Asker, work: Callable[Given, bytes], *given: Given.args, **named: Given.kwargs
) -> Response:
    return as_json(await house.ask_worker(asker, work, *given, **named))


@cache
def _components() -> str:
    return library.components().model_dump_json()


@routes.get("/api/components", response_model=Components)
async def components() -> Response:
    """Every component of every box with its text and drawing, and the rules by topic."""
    return as_json(_components())


@cache
def _choices() -> str:
    return library.choices().model_dump_json()


@routes.get("/api/choices", response_model=TableChoices)
async def choices() -> Response:
    """Everything you can choose for a new table."""
    return as_json(_choices())


@cache
def _messages() -> str:
    from_client: TypeAdapter[Any] = TypeAdapter(FromClient)
    from_server: TypeAdapter[Any] = TypeAdapter(FromServer)
    about_games: TypeAdapter[Any] = TypeAdapter(FromServerAboutGames)
    return json.dumps(
        {
            "from_client": from_client.json_schema(),
            "from_server": from_server.json_schema(mode="serialization"),
            "from_server_about_games": about_games.json_schema(mode="serialization"),
        }
    )


@routes.get("/api/messages.json", response_class=Response, responses={200: {"content": {_JSON: {}}}})
async def messages() -> Response:
    """The JSON Schemas of the socket messages."""
    return as_json(_messages())


@routes.get("/icons/{key}.svg", response_class=Response, responses={200: {"content": {_SVG: {}}}})
async def icon(key: Key) -> Response:
    return _svg(drawing(key))


@routes.get("/icons/figures/{key}.svg", response_class=Response, responses={200: {"content": {_SVG: {}}}})
async def figure_icon(key: Key) -> Response:
    return _svg(figure_drawing(key))


def _svg(text: str) -> Response:
    if not text:
        raise Refusing(404, "no-icon")
    return Response(text, media_type=_SVG, headers=_DAY)


@routes.post("/api/setup", response_model=Drawn)
async def draw_setup(asked: SetupRequest, house: TheHouse, asker: TheAsker) -> Response:
    """A set-up, with everything drawn that the request leaves open."""
    return await by_clerk(house, asker, _drawn, asked)


def _drawn(asked: SetupRequest) -> bytes:
    return library.drawn(asked).model_dump_json().encode()


@routes.get("/api/setup/{code}", response_model=Drawn)
async def read_setup(
    code: Annotated[str, Path(max_length=200)], house: TheHouse, asker: TheAsker
) -> Response:
    """The set-up of a code."""
    return await by_clerk(house, asker, _drawn, SetupRequest(code=code))


@routes.post("/api/score", response_model=ScoreSheet, openapi_extra=body_of(Position))
async def score(position: Document, house: TheHouse, asker: TheAsker) -> Response:
    """The gold of a position, by source and seat."""
    return await by_clerk(house, asker, _sheet, position)


def _sheet(position: dict[str, Any]) -> bytes:
    return library.sheet(check(position, Position)).model_dump_json().encode()


@routes.post("/api/replay", response_model=Replay, openapi_extra=body_of(Record))
async def replay(record: Document, house: TheHouse, asker: TheAsker, language: TheLanguage) -> Response:
    """Every position of a record."""
    return await by_clerk(house, asker, library.replay_json, record, [], (), language)


@routes.post("/api/boards/check", response_model=BoardFindings)
async def check_board(text: BoardText) -> BoardFindings:
    """What there is to say about a board you wrote."""
    return library.checked_board(text)


@routes.post("/api/boards/new", response_model=BoardFindings)
async def new_board(wish: BoardWish, house: TheHouse, asker: TheAsker) -> Response:
    """A board in the style of a box."""
    return await by_clerk(house, asker, _board, wish)


def _board(wish: BoardWish) -> bytes:
    return library.made_board(wish).model_dump_json().encode()
