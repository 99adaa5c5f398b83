"""How requests are refused, and who asks them."""

from typing import Annotated, Any

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from hexstead.match.documents import BadInput, first_error
from hexstead.match.request import Unmet
from hexstead.server.forms import Refusal
from hexstead.server.house import House
from hexstead.server.store import Guest
from hexstead.server.thinking import TooLong
from hexstead.server.words import SAYS


class Refusing(Exception):
    """Something that is understood but not done."""

    def __init__(self, status: int, key: str, **values: object) -> None:
        super().__init__(key)
        self.status = status
        self.reason = SAYS[key].format(**values)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def guest_of(request: Request, response: Response) -> Guest:
    guest, cookie = await house_of(request).identities.guest(request)
    if cookie:
        response.headers["set-cookie"] = cookie
    return guest


TheHouse = Annotated[House, Depends(house_of)]
TheGuest = Annotated[Guest, Depends(guest_of)]

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
    app.add_exception_handler(TooLong, _too_long)


def _reason(status: int, reason: str, headers: dict[str, str] | None = None, field: str = "") -> JSONResponse:
    return JSONResponse(Refusal(reason=reason, field=field).model_dump(), status, headers)


async def _refusing(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusing)
    return _reason(error.status, error.reason)


async def _unmet(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Unmet)
    name = error.field.replace("_", " ").capitalize()
    return _reason(422, f"{name}: {error.why}.", field=error.field)


async def _bad_input(request: Request, error: Exception) -> JSONResponse:
    return _reason(422, str(error))


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """The first field that is wrong, and what was expected."""
    assert isinstance(error, RequestValidationError)
    if error.errors()[0]["type"] == "json_invalid":
        return _reason(422, SAYS["not-json"])
    field, why = first_error(error.errors())
    field = field.removeprefix("body").removeprefix(".")
    return _reason(422, f"{field or 'request'}: {why}.", field=field)


async def _not_found(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    known = {404: SAYS["no-page"], 405: SAYS["no-method"]}
    headers = dict(error.headers or {})
    return _reason(error.status_code, known.get(error.status_code, str(error.detail)), headers)


async def _too_long(request: Request, error: Exception) -> JSONResponse:
    return _reason(503, SAYS["busy"])
