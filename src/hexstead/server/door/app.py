"""The server as an application."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic.json_schema import models_json_schema
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hexstead import __version__
from hexstead.match.position import Position
from hexstead.match.record import Record
from hexstead.server import metrics
from hexstead.server.door import game_routes, library_routes, picture_routes, socket, table_routes
from hexstead.server.door.asking import REFUSALS, answer_errors
from hexstead.server.door.base_path import BasePath
from hexstead.server.door.guard import Guard, Refusing
from hexstead.server.door.health import Health
from hexstead.server.door.house import House
from hexstead.server.door.listening import SECONDS
from hexstead.server.door.static_pages import WebApp
from hexstead.server.logs import write_lines
from hexstead.server.settings import Settings
from hexstead.server.wire.said_json import says

_GARBAGE: Final = (20_000, 10, 20)
"""How many objects make Python look for those that refer to each other in a circle; 700, 10, 10 usually."""


def create() -> FastAPI:
    """For processes that get their settings from the environment."""
    settings = Settings.from_environment()
    write_lines(settings.log_level)
    app = create_app(settings)
    _look_for_garbage_less_often()
    return app


def _look_for_garbage_less_often() -> None:
    """Views are made of thousands of small objects that go by themselves, and what is loaded by now stays."""
    gc.set_threshold(*_GARBAGE)
    gc.freeze()


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        app.state.house = house = await House.open(settings)
        yield {SECONDS: settings.request_seconds}
        await house.close()

    app = FastAPI(
        title="Hexstead",
        version=__version__,
        lifespan=living,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    if settings.proxies:
        # The last address in the header that isn't a trusted proxy's counts: nobody can forge it.
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.proxies)
    if settings.base_path:
        app.add_middleware(BasePath, base=settings.base_path)
    app.add_api_route("/healthz", _health, response_model=Health)
    app.add_api_route("/readyz", _ready, response_model=Health, responses=REFUSALS)
    if settings.metrics:
        app.add_api_route("/metrics", _metrics, include_in_schema=False)
    for module in (library_routes, picture_routes, table_routes, game_routes, socket):
        app.include_router(module.routes)
    app.mount("/", WebApp(settings.static_folder, settings.base_path))
    answer_errors(app)
    app.openapi = lambda: _openapi(app, settings.base_path)  # type: ignore[method-assign]
    return app


async def _health(request: Request) -> Health:
    """This process is alive."""
    house: House = request.app.state.house
    return _state(house, is_reached=not await house.reading.why_not())


async def _ready(request: Request) -> Health:
    """This process can store actions."""
    house: House = request.app.state.house
    if why := await house.writing.why_not():
        raise Refusing(503, "not-ready", why=says(f"database-{why}"))
    return _state(house, is_reached=True)


def _state(house: House, *, is_reached: bool) -> Health:
    return Health(status="ok", version=__version__, database=is_reached, tables=len(house.hall.tables))


async def _metrics() -> Response:
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _openapi(app: FastAPI, base: str) -> dict[str, Any]:
    """With the documents that we check ourselves."""
    if not app.openapi_schema:
        servers: list[dict[str, Any]] | None = [{"url": base}] if base else None
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, servers=servers)
        documents: list[Any] = [(Position, "validation"), (Record, "validation")]
        _, made = models_json_schema(documents, ref_template="#/components/schemas/{model}")
        schema["components"]["schemas"] = {**made["$defs"], **schema["components"]["schemas"]}
        app.openapi_schema = schema
    return app.openapi_schema
