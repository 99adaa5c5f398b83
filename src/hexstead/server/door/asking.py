"""How requests are refused, and who makes them."""

from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from hexstead.engine.said import BadInput, Said, named
from hexstead.server.door.guard import Refusing, address_of, refusal
from hexstead.server.door.house import House
from hexstead.server.door.readers_language import language_of
from hexstead.server.live.line import Asker, Busy
from hexstead.server.live.thinking import TooLong
from hexstead.server.store.database import Damaged, Unavailable
from hexstead.server.store.store import Guest
from hexstead.server.wire.forms import Refusal
from hexstead.server.wire.said_json import says
from hexstead.setup.documents import first_error, in_field
from hexstead.setup.request import Unmet

TRY_AGAIN: Final = 5
"""Seconds after which it is worth trying again."""


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def guest_of(request: Request, response: Response) -> Guest:
    guest, cookie = await house_of(request).identities.guest(request)
    if cookie:
        response.headers["set-cookie"] = cookie
    return guest


def asker_of(request: Request) -> Asker:
    """Who waits for the answer, and only as long as they are connected."""
    house = house_of(request)

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    return Asker(
        address_of(request.scope),
        house.identities.known(request) or "",
        patience=house.settings.waiting_seconds,
        gone=gone,
    )


TheHouse = Annotated[House, Depends(house_of)]
TheGuest = Annotated[Guest, Depends(guest_of)]
TheLanguage = Annotated[str, Depends(language_of)]
TheAsker = Annotated[Asker, Depends(asker_of)]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (400, 403, 404, 409, 410, 413, 422, 429, 503)
}


def answer_errors(app: FastAPI) -> None:
    """Every refusal has the same form."""
    app.add_exception_handler(Refusing, _refusing)
    app.add_exception_handler(Unmet, _unmet)
    app.add_exception_handler(BadInput, _bad_input)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(TooLong, _busy)
    app.add_exception_handler(Busy, _busy)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(Damaged, _damaged)


def _reason(
    request: Request, status: int, reason: Said, headers: dict[str, str] | None = None, field: str = ""
) -> JSONResponse:
    return refusal(request.scope, status, reason, headers, field)


async def _refusing(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusing)
    return _reason(request, error.status_code, error.reason)


async def _unmet(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Unmet)
    field = named("field", error.field.replace("_", "-"))
    return _reason(request, 422, in_field(field, error.why), field=error.field)


async def _bad_input(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BadInput)
    return _reason(request, 422, error.said)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """The first wrong field, and what was expected."""
    assert isinstance(error, RequestValidationError)
    if error.errors()[0]["type"] == "json_invalid":
        return _reason(request, 422, says("not-json"))
    field, why = first_error(error.errors())
    field = field.removeprefix("body").removeprefix(".")
    return _reason(request, 422, in_field(field, why), field=field)


async def _not_found(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    known = {404: says("no-page"), 405: says("no-method")}
    reason = known.get(error.status_code, says("wrong"))
    return _reason(request, error.status_code, reason, dict(error.headers or {}))


async def _busy(request: Request, error: Exception) -> JSONResponse:
    reason = says("busy", seconds=TRY_AGAIN)
    return _reason(request, 503, reason, {"Retry-After": str(TRY_AGAIN)})


async def _unavailable(request: Request, error: Exception) -> JSONResponse:
    """The database itself has logged why."""
    assert isinstance(error, Unavailable)
    if error.kind == "damaged":
        return await _damaged(request, error)
    return _reason(request, 503, says("database"))


async def _damaged(request: Request, error: Exception) -> JSONResponse:
    return _reason(request, 410, says("damaged"))
