"""The server as an application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic.json_schema import models_json_schema
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from hexstead import __version__
from hexstead.match.position import Position
from hexstead.match.record import Record
from hexstead.server import library_routes, picture_routes, socket, table_routes
from hexstead.server.forms import Health
from hexstead.server.guard import Guard
from hexstead.server.house import House
from hexstead.server.logs import write_lines
from hexstead.server.replies import answer_errors
from hexstead.server.settings import Settings
from hexstead.server.static_pages import WebApp


def create() -> FastAPI:
    """For processes that know their settings from the environment."""
    settings = Settings.from_environment()
    write_lines(settings.log_level)
    return create_app(settings)


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = house = await House.open(settings)
        yield
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
    app.add_api_route("/healthz", _health, response_model=Health)
    if settings.metrics:
        app.add_api_route("/metrics", _metrics, include_in_schema=False)
    for module in (library_routes, picture_routes, table_routes, socket):
        app.include_router(module.routes)
    app.mount("/", WebApp(settings.static_folder))
    answer_errors(app)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


async def _health(request: Request) -> Health:
    """Can this process reach its database?"""
    house: House = request.app.state.house
    await house.store.guest("")
    return Health(status="ok", version=__version__, tables=len(house.hall.tables))


async def _metrics() -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _openapi(app: FastAPI) -> dict[str, Any]:
    """With the documents that we check ourselves."""
    if not app.openapi_schema:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        documents: list[Any] = [(Position, "validation"), (Record, "validation")]
        _, made = models_json_schema(documents, ref_template="#/components/schemas/{model}")
        schema["components"]["schemas"] = {**made["$defs"], **schema["components"]["schemas"]}
        app.openapi_schema = schema
    return app.openapi_schema
